//===- InlinePtx.cpp - inline PTX to HIP C++ ------------------------------===//
//
// Each asm statement of PTX becomes C++ statements or a finding that names the
// instruction in its way. The host's assembly and AMD's stay as they are.
//
//===----------------------------------------------------------------------===//

#include "InlinePtx.h"
#include "../../Parse/PtxAsm.h"
#include "../Branches.h"
#include "../WarpNames.h"
#include "InsertInclude.h"
#include "hipify/Check.h"
#include "llvm/ADT/StringExtras.h"

namespace hipify {
namespace {

namespace tok = clang::tok;
using namespace ptx;

/// An asm statement on its way.
struct Found {
  AsmStatement Asm;
  PtxBody Body;
  const AsmFact *Fact = nullptr; ///< null where Clang did not read it
  bool InMacro = false;
  bool InBlock = false; ///< stands where several statements may
  std::vector<Argument> Arguments;
};

class InlinePtx {
public:
  InlinePtx(const FileContext &C, FindingSink &Out)
      : C(C), T(C.Tokens), Out(Out) {}

  void run() {
    Hip = branchesOf(T, Vendor::Hip);
    for (uint32_t I = 0, E = T.tokens().size(); I + 1 < E; ++I)
      if (T.isIdentifier(I, "asm") || T.isIdentifier(I, "__asm__") ||
          T.isIdentifier(I, "__asm"))
        if (auto F = find(I))
          All.push_back(std::move(*F));
    for (size_t I = 0; I != All.size();)
      I = group(I);
    intrinsics();
    if (Warp && C.File)
      addCompatInclude(C, "warp.h", Out);
    if (Ptx && C.File)
      addCompatInclude(C, "ptx.h", Out);
  }

private:
  const FileContext &C;
  const TokenView &T;
  FindingSink &Out;
  std::vector<ByteRange> Hip; ///< branches that are HIP's own
  std::vector<Found> All;
  llvm::StringSet<> Macros; ///< names that the file defines
  bool Warp = false, Ptx = false, HaveMacros = false;

  // Reading ------------------------------------------------------------------

  const AsmFact *factAt(uint32_t Offset) const {
    const AsmFact *Known = nullptr;
    for (const AsmFact &F : C.Facts.Asms) {
      if (F.Offset != Offset)
        continue;
      if (Known && *Known != F) // expansions or units disagree
        return nullptr;
      Known = &F;
    }
    return Known;
  }

  bool inHipBranch(uint32_t Offset) const {
    return llvm::any_of(
        Hip, [&](ByteRange R) { return R.Begin <= Offset && Offset < R.End; });
  }

  std::optional<Found> find(uint32_t I) {
    Found F;
    uint32_t Offset = T.tokens()[I].Range.Begin;
    int32_t D = T.tokens()[I].Directive;
    if (D >= 0 && (T.directives()[D].Name != "define" ||
                   I == T.directives()[D].FirstTok + 2))
      return std::nullopt;
    if (inHipBranch(Offset))
      return std::nullopt;
    auto Asm = readAsm(T, I);
    F.Fact = factAt(Offset);
    if (!Asm || (F.Fact && F.Fact->OnHost))
      return std::nullopt;
    F.Asm = std::move(*Asm);
    F.InMacro = D >= 0;
    F.InBlock = !F.InMacro && I &&
                (T.is(I - 1, tok::semi) || T.is(I - 1, tok::l_brace) ||
                 T.is(I - 1, tok::r_brace) || T.tokens()[I - 1].Directive >= 0);
    std::vector<std::string> Names;
    for (const AsmOperand &O : F.Asm.Operands)
      Names.push_back(O.Name);
    F.Body = parsePtx(F.Asm.Text, Names);
    if (!isPtxText(F))
      return std::nullopt;
    readArguments(F);
    return F;
  }

  bool isPtxText(const Found &F) const {
    if (llvm::any_of(F.Body.Instructions, isPtx))
      return true;
    if (!F.Body.Problem && F.Asm.Problem.empty())
      return false;
    // What could not be read whole: registers are declared, or types are named
    // as the host's assemblers do not.
    llvm::StringRef Text = F.Asm.Text;
    for (llvm::StringRef Mark :
         {".reg ", "%%laneid", ".visible .entry", ".visible .func", "vprintf"})
      if (Text.contains(Mark))
        return true;
    for (llvm::StringRef Type :
         {".u32", ".s32", ".b32", ".u64", ".s64", ".b64", ".b16", ".u16",
          ".pred", ".global.", ".shared.", ".sync."})
      if (Text.contains(Type) && (Text.contains(';') || Text.contains('%')))
        return true;
    return false;
  }

  void readArguments(Found &F) {
    llvm::StringSet<> Parameters;
    if (F.InMacro) {
      const Directive &D = T.directives()[T.tokens()[F.Asm.Keyword].Directive];
      for (uint32_t I = D.FirstTok + 4; I < D.EndTok && !T.is(I, tok::r_paren);
           ++I)
        Parameters.insert(T.spelling(I));
    }
    bool Typed = F.Fact && F.Fact->Operands.size() == F.Asm.Operands.size();
    for (size_t I = 0; I != F.Asm.Operands.size(); ++I) {
      const AsmOperand &O = F.Asm.Operands[I];
      Argument A;
      A.Output = O.Output;
      A.InOut = llvm::StringRef(O.Constraint).contains('+');
      A.Constraint = llvm::StringRef(O.Constraint).ltrim("=+&").str();
      unsigned Same = 0;
      if (!llvm::StringRef(A.Constraint).getAsInteger(10, Same) &&
          Same < F.Arguments.size()) { // `"0"(x)`: starts as x
        A.Constraint = F.Arguments[Same].Constraint;
      }
      A.Text = T.slice(O.Expr).str();
      if (Typed) {
        A.Type = F.Fact->Operands[I].Type;
        A.Local = F.Fact->Operands[I].Local;
      }
      describe(A, O.Expr, Parameters);
      F.Arguments.push_back(std::move(A));
    }
  }

  /// How an operand's text may be used, by its tokens.
  void describe(Argument &A, ByteRange R, const llvm::StringSet<> &Parameters) {
    uint32_t First = T.tokenAt(R.Begin), End = T.tokenAt(R.End);
    bool Postfix = true; // names, members, calls, subscripts
    bool Plain = true,
         Number = End == First + 1 && T.is(First, tok::numeric_constant);
    unsigned Depth = 0;
    for (uint32_t I = First; I < End; ++I) {
      const Tok &Token = T.tokens()[I];
      llvm::StringRef Text = T.spelling(I);
      bool Name = Token.Kind == tok::raw_identifier;
      if (Name && Parameters.contains(Text)) {
        A.Effects = true;
        Postfix &= Depth > 0;
        Plain = false;
      }
      bool Opens = T.is(I, tok::l_paren) || T.is(I, tok::l_square);
      bool Closes = T.is(I, tok::r_paren) || T.is(I, tok::r_square);
      Depth += Opens ? 1 : Closes && Depth ? -1 : 0;
      bool Joins = T.is(I, tok::period) || T.is(I, tok::arrow) ||
                   T.is(I, tok::coloncolon) || Opens || Closes || Name ||
                   T.is(I, tok::numeric_constant);
      if (Depth == 0 && !Joins)
        Postfix = false;
      // A call, an increment, an assignment.
      bool Called = T.is(I, tok::l_paren) && I > First &&
                    (T.is(I - 1, tok::raw_identifier) ||
                     T.is(I - 1, tok::r_paren) || T.is(I - 1, tok::greater)) &&
                    !isCast(First, I);
      if (Called || T.is(I, tok::plusplus) || T.is(I, tok::minusminus) ||
          Text == "=" ||
          (Text.size() > 1 && Text.ends_with("=") && Text != "==" &&
           Text != "!=" && Text != "<=" && Text != ">="))
        A.Effects = true;
      if (!(Name || T.is(I, tok::period) || T.is(I, tok::coloncolon) ||
            T.is(I, tok::numeric_constant) || T.is(I, tok::arrow) ||
            (T.is(I, tok::l_square) && T.is(I + 1, tok::numeric_constant)) ||
            (T.is(I, tok::r_square) && T.is(I - 1, tok::numeric_constant))))
        Plain = false;
    }
    // `(x)` and `(T)x` begin with a parenthesis that is no call's.
    if (T.is(First, tok::l_paren) && T.matching(First) != End - 1)
      Postfix = false;
    A.Literal = Number;
    A.Repeatable = (Plain && !A.Effects) || Number;
    A.Parenthesise = !Postfix;
  }

  /// `static_cast<T>(` and `T(` of a built-in type change nothing.
  bool isCast(uint32_t First, uint32_t Open) const {
    if (T.is(Open - 1, tok::greater)) {
      for (uint32_t I = Open - 1; I-- > First;)
        if (T.is(I, tok::less))
          return I > First && (T.isIdentifier(I - 1, "static_cast") ||
                               T.isIdentifier(I - 1, "reinterpret_cast") ||
                               T.isIdentifier(I - 1, "const_cast"));
      return false;
    }
    llvm::StringRef Name = T.spelling(Open - 1);
    return Name == "int" || Name == "unsigned" || Name == "uint32_t" ||
           Name == "int32_t" || Name == "uint64_t" || Name == "size_t" ||
           Name == "float" || Name == "double" || Name == "sizeof";
  }

  /// Functions of CUDA's that are one instruction HIP has no function for.
  void intrinsics() {
    for (const NameUse &Use : C.uses()) {
      llvm::StringRef Function = ptxFunction(Use.Cuda);
      ByteRange At = T.tokens()[Use.Token].Range;
      if (Function.empty() || inHipBranch(At.Begin))
        continue;
      Ptx = true;
      Out.push_back({"ptx-translate",
                     Severity::Note,
                     At,
                     (Use.Cuda + " is a function of hipify-compat/ptx.h").str(),
                     {Edit::replace(At, ("hipify::ptx::" + Function).str())},
                     Use.Certainty,
                     false});
    }
  }

  // Surroundings -------------------------------------------------------------

  Surroundings surroundings(const Found &F) {
    Surroundings S;
    S.InKernel = F.Fact ? F.Fact->InKernel : inKernel(F.Asm.Keyword);
    for (const AsmOperand &O : F.Asm.Operands)
      for (uint32_t I = T.tokenAt(O.Expr.Begin), E = T.tokenAt(O.Expr.End);
           I < E; ++I)
        if (T.is(I, tok::raw_identifier))
          S.Taken.insert(T.spelling(I));
    if (!HaveMacros)
      for (const Directive &D : T.directives())
        if (D.Name == "define" && D.FirstTok + 2 < D.EndTok)
          Macros.insert(T.spelling(D.FirstTok + 2));
    HaveMacros = true;
    for (const auto &M : Macros)
      S.Taken.insert(M.getKey());
    // What a macro's arguments name is not known: those names get a prefix.
    if (F.InMacro)
      for (const PtxRegister &R : F.Body.Registers)
        S.Taken.insert(R.Name);
    if (F.InMacro)
      for (const char *Name : {"value", "result", "carry"})
        S.Taken.insert(Name);
    for (const char *Word :
         {"and", "or", "not", "xor", "new", "this", "int", "if", "do", "for",
          "auto", "char", "long", "short", "float", "double", "case", "else"})
      S.Taken.insert(Word);
    return S;
  }

  /// By tokens: the braces around token \p I are a kernel's, and no lambda's.
  bool inKernel(uint32_t I) const {
    int Depth = 0;
    for (uint32_t J = I; J-- > 0;) {
      if (T.is(J, tok::r_brace))
        ++Depth;
      if (!T.is(J, tok::l_brace) || Depth-- > 0)
        continue;
      Depth = 0;
      bool Kernel = false, Lambda = false;
      for (uint32_t K = J; K-- > 0 && !T.is(K, tok::semi) &&
                           !T.is(K, tok::l_brace) && !T.is(K, tok::r_brace);) {
        Kernel |= T.isIdentifier(K, "__global__");
        Lambda |= T.is(K, tok::r_square) && T.is(K + 1, tok::l_paren);
      }
      if (Kernel || Lambda)
        return Kernel && !Lambda;
    }
    return false;
  }

  // Translating --------------------------------------------------------------

  /// True if nothing but white space and comments parts two statements.
  bool adjoin(const Found &A, const Found &B) const {
    return A.Asm.Semicolon && B.Asm.Semicolon && A.InBlock && B.InBlock &&
           B.Asm.Keyword == A.Asm.Close + 2 && !A.InMacro && !B.InMacro;
  }

  /// Translates statement \p I, and those behind it that take its carry;
  /// returns the next one.
  size_t group(size_t I) {
    size_t End = I + 1;
    CarryUse First = carryOf(All[I].Body);
    bool Open = First.Writes;
    while (Open && End != All.size() && adjoin(All[End - 1], All[End])) {
      CarryUse Use = carryOf(All[End].Body);
      if (!Use.Reads)
        break;
      Open = Use.Writes;
      ++End;
    }
    if (First.Reads) {
      refused(All[I],
              {All[I].Body.Instructions.front().Offset,
               "it takes the carry of another asm statement, which C++ "
               "cannot see: write the chain as one statement, or with "
               "unsigned __int128"},
              All[I].Body.Instructions.front().mnemonic());
      return I + 1;
    }
    std::vector<Surroundings> Where;
    for (size_t J = I; J != End; ++J)
      Where.push_back(surroundings(All[J]));
    if (End - I > 1)
      shareCarry(Where);
    std::vector<Translation> Done;
    for (size_t J = I; J != End; ++J) {
      Done.push_back(translated(All[J], Where[J - I]));
      if (!Done.back().Refusal)
        continue;
      refused(All[J], *Done.back().Refusal, Done.back().Refused);
      for (size_t K = I; K != End; ++K)
        if (K != J)
          refused(All[K],
                  {0, "it shares its carry with a statement that is not "
                      "translated"},
                  "");
      return End;
    }
    for (size_t J = I; J != End; ++J)
      write(All[J], Done[J - I], Where[J - I].Carry, J == I && End - I > 1);
    return End;
  }

  /// One variable for the carry of several statements.
  void shareCarry(std::vector<Surroundings> &Where) {
    std::string Name = "carry";
    auto IsTaken = [&](const std::string &N) {
      for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I)
        if (T.isIdentifier(I, N))
          return true;
      return false;
    };
    ++Carries;
    do
      Name = "carry" + (Carries > 1 ? std::to_string(Carries) : "");
    while (IsTaken(Name) && ++Carries < 1000);
    for (Surroundings &S : Where)
      S.Carry = Name;
  }
  unsigned Carries = 0;

  Translation translated(const Found &F, const Surroundings &Where) const {
    Translation Result;
    auto Refuse = [&](uint32_t At, const llvm::Twine &Why) {
      Result.Refusal = PtxProblem{At, Why.str()};
      return Result;
    };
    if (!F.Asm.Problem.empty())
      return Refuse(0, F.Asm.Problem + ": write the statement out");
    if (F.Body.Problem)
      return Refuse(F.Body.Problem->Offset, F.Body.Problem->Message);
    if (F.Asm.Goto)
      return Refuse(0, "it jumps to labels of C++");
    for (const Argument &A : F.Arguments)
      if (A.Type == "" && A.Constraint == "C")
        return Refuse(0, "its text depends on a constant string");
    return ptx::translate(F.Body, F.Arguments, Where);
  }

  void refused(const Found &F, const PtxProblem &Why, const std::string &Name) {
    uint32_t At = T.tokens()[F.Asm.Keyword].Range.Begin;
    ByteRange R = T.tokens()[F.Asm.Keyword].Range;
    bool Placed = !F.Asm.At.empty() && F.Asm.Problem.empty();
    if (Placed) {
      At = F.Asm.place(Why.Offset);
      R = {At, std::min<uint32_t>(At + std::max<size_t>(Name.size(), 1),
                                  T.text().size())};
    }
    std::string Subject = Name.empty() ? "this PTX" : "'" + Name + "'";
    std::string Message = Subject + " is not translated: " + Why.Message;
    Out.push_back({"ptx-no-equivalent",
                   Severity::Error,
                   R,
                   Message,
                   {},
                   F.Fact ? Trust::Resolved : Trust::Lexical,
                   false});
  }

  // Writing ------------------------------------------------------------------

  /// White space before the statement's line.
  std::string indentation(const Found &F) const {
    uint32_t Begin = T.tokens()[F.Asm.Keyword].Range.Begin;
    llvm::StringRef Line = T.slice(T.lineAt(Begin));
    return Line.take_while([](char Ch) { return Ch == ' ' || Ch == '\t'; })
        .str();
  }

  void write(const Found &F, const Translation &Done, const std::string &Carry,
             bool DeclaresCarry) {
    Warp |= Done.Warp;
    Ptx |= Done.Ptx;
    std::string Code = layout(F, Done, Carry, DeclaresCarry);
    ByteRange R{T.tokens()[F.Asm.Keyword].Range.Begin,
                T.tokens()[F.Asm.Close].Range.End};
    if (F.Asm.Semicolon && (llvm::StringRef(Code).ends_with("}") ||
                            llvm::StringRef(Code).ends_with(";")))
      R.End = T.tokens()[F.Asm.Close + 1].Range.End;
    Edit E{R, {}};
    forEachMark(
        Code,
        [&](llvm::StringRef Text) {
          E.Pieces.push_back(Piece::text(Text.str()));
        },
        [&](Ref Mark, Level Least) {
          const Argument &A = F.Arguments[Mark.Index];
          bool Wrap = A.Parenthesise && Least > Conditional;
          if (Wrap)
            E.Pieces.push_back(Piece::text("("));
          E.Pieces.push_back(Piece::slice(F.Asm.Operands[Mark.Index].Expr));
          if (Wrap)
            E.Pieces.push_back(Piece::text(")"));
        });
    std::string Message = "inline PTX in HIP C++";
    for (const std::string &Note : Done.Notes)
      Message += "; " + Note;
    Out.push_back({"ptx-translate",
                   Severity::Note,
                   R,
                   Message,
                   {std::move(E)},
                   F.Fact ? Trust::Resolved : Trust::Lexical,
                   false});
  }

  /// The lines as one statement, or as several where they may stand; without
  /// the final `;` where the original one stays.
  std::string layout(const Found &F, const Translation &Done,
                     const std::string &Carry, bool DeclaresCarry) const {
    std::string Newline = F.InMacro ? " " : newlineOf(T).str() + indentation(F);
    std::string Declaration =
        DeclaresCarry ? "unsigned " + Carry + " = 0;" + Newline : "";
    if (Done.Lines.empty())
      return F.InBlock || F.InMacro ? "/* " + emptyNote(F) + " */"
                                    : "{ /* " + emptyNote(F) + " */ }";
    auto Ended = [](const Line &L) {
      return L.Code + (llvm::StringRef(L.Code).ends_with("}") ? "" : ";");
    };
    bool Declares =
        llvm::any_of(Done.Lines, [](const Line &L) { return L.Declares; });
    bool Branches = llvm::any_of(Done.Lines, [](const Line &L) {
      return llvm::StringRef(L.Code).starts_with("if (");
    });
    if (Done.Lines.size() == 1 && !Declares && (F.InBlock || !Branches))
      return Declaration + Done.Lines[0].Code;
    if (F.InBlock && !Declares) {
      std::string Code = Declaration;
      for (size_t I = 0; I != Done.Lines.size(); ++I)
        Code += (I ? Newline : "") + Ended(Done.Lines[I]);
      return Code;
    }
    std::string Inner = F.InMacro ? " " : Newline + "  ";
    std::string Code = Declaration + (F.Asm.Semicolon ? "{" : "do {");
    for (const Line &L : Done.Lines)
      Code += Inner + Ended(L);
    Code += Newline + "}";
    return F.Asm.Semicolon ? Code : Code + " while (0)";
  }

  static std::string emptyNote(const Found &F) {
    std::string Text;
    for (const PtxInstruction &I : F.Body.Instructions)
      Text += (Text.empty() ? "" : ", ") + I.mnemonic();
    return Text + ": nothing to do";
  }
};

void runInlinePtx(const FileContext &C, FindingSink &Out) {
  InlinePtx(C, Out).run();
}

/// # ptx-translate
/// Severity: note.
///
/// Inline PTX becomes HIP C++: plain expressions where one says the same, else
/// functions of `hipify-compat/ptx.h`, for asm statements and for intrinsics such as
/// `__dp4a`, `__nanosleep` and `__cvta_generic_to_shared`. A statement is translated
/// whole or not at all.
///
/// # ptx-no-equivalent
/// Severity: error.
///
/// A PTX instruction has no equivalent on AMD GPUs, whose assembler refuses the
/// statement. The message names the instruction and what to do; `mma`, `wgmma`,
/// bulk copies and clusters are algorithms to be written anew (rocWMMA, plain loads
/// into LDS).
HIPIFY_CHECK("inline-ptx", runInlinePtx);

} // namespace
} // namespace hipify
