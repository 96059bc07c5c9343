//===- Arguments.cpp - calls whose arguments differ -----------------------===//
//
// `cudaMallocHost(&p, n)` → `hipHostMalloc(&p, n, hipHostMallocDefault)`:
// applies the argument template of the row that fits the call. Arguments that
// stay in order are not touched, only what goes between them.
//
//===----------------------------------------------------------------------===//

#include "../CompatNames.h"
#include "InsertInclude.h"
#include "hipify/Check.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace hipify {
namespace {

/// The call that a row makes for the chosen API.
struct TargetCall {
  TargetCall(const FileContext &C, const MapEntry &Row)
      : TargetCall(C.Options.Target == TargetApi::Roc && !Row.Roc.empty(), Row,
                   C.Options.Rocm) {}

  llvm::StringRef Name;
  const ArgTemplate *Template; ///< null where the arguments stay, or the name
                               ///< is not there in the targeted ROCm

private:
  TargetCall(bool Roc, const MapEntry &Row, const Version &Rocm)
      : Name(Roc ? Row.Roc : Row.Hip), Template(nullptr) {
    const auto &Args = Roc ? Row.RocTemplate : Row.Template;
    const Lifetime &Life = Roc ? Row.RocLife : Row.HipLife;
    bool There = !(Life.Since && Rocm < *Life.Since) &&
                 !(Life.Removed && Rocm >= *Life.Removed);
    if (Args && There && !Name.empty())
      Template = &*Args;
  }
};

/// One argument of the result: text around an argument of the call, or text.
struct TargetArg {
  llvm::StringRef Prefix;
  std::optional<unsigned> Source; ///< from 0
  llvm::StringRef Suffix;
  ArgWrap Wrap = ArgWrap::None;
};

/// Splits a template into one TargetArg per argument of the result.
std::vector<TargetArg> expand(const ArgTemplate &Template, unsigned Count) {
  std::vector<TargetArg> Result;
  for (size_t I = 0; I != Template.Args.size(); ++I) {
    llvm::StringRef Piece = Template.Args[I];
    ArgWrap Wrap = Template.Wraps[I];
    auto [Prefix, Rest] = Piece.split('$');
    if (Rest.empty()) {
      Result.push_back({Piece, std::nullopt, {}, Wrap});
      continue;
    }
    unsigned N = 0;
    Rest.consumeInteger(10, N);
    if (!Rest.consume_front("...")) {
      if (N <= Count)
        Result.push_back({Prefix, N - 1, Rest, Wrap});
      continue;
    }
    for (; N <= Count; ++N)
      Result.push_back({Prefix, N - 1, Rest, Wrap});
  }
  return Result;
}

class ArgumentWriter {
public:
  ArgumentWriter(const FileContext &C, const CallView &Call,
                 const CallFact *Types)
      : C(C), Call(Call), Types(Types) {}

  std::vector<Edit> edits(std::vector<TargetArg> Target) {
    for (TargetArg &A : Target)
      if (A.Source && isWrapped(A))
        A.Prefix = A.Suffix = {};
    return inOrder(Target) ? insertions(Target) : replacement(Target);
  }

private:
  const FileContext &C;
  const CallView &Call;
  const CallFact *Types;

  /// True where the text around the argument would say again what stands
  /// there: a written cast, a symbol already wrapped, a string.
  bool isWrapped(const TargetArg &A) const {
    llvm::StringRef Text = C.Tokens.slice(Call.Args[*A.Source]);
    if (A.Prefix.empty())
      return false;
    if (Text.starts_with(A.Prefix))
      return true;
    ArgShape Shape = ArgShape::Other;
    if (Types && Types->Args.size() == Call.Args.size())
      Shape = Types->Args[*A.Source].Shape;
    switch (A.Wrap) {
    case ArgWrap::None:
      // A null pointer has every pointer's type, and no type to cast from.
      return A.Prefix.starts_with("reinterpret_cast<") &&
             (Text == "nullptr" || Text == "NULL");
    case ArgWrap::Symbol:
      return Text.starts_with("\"") || Text.starts_with("HIP_SYMBOL") ||
             Shape == ArgShape::String;
    case ArgWrap::Kernel:
      return Shape == ArgShape::VoidPointer || isCast(Text) ||
             Text == "nullptr" || Text == "NULL" || Text == "0";
    }
    llvm_unreachable("all wraps are listed");
  }

  static bool isCast(llvm::StringRef Text) {
    for (llvm::StringRef Cast :
         {"(const void", "(void", "( const void", "( void", "reinterpret_cast",
          "static_cast", "(void const", "(char", "(const char"})
      if (Text.starts_with(Cast))
        return true;
    return false;
  }

  static bool inOrder(llvm::ArrayRef<TargetArg> Target) {
    std::optional<unsigned> Last;
    for (const TargetArg &A : Target) {
      if (A.Source && Last && *A.Source <= *Last)
        return false;
      if (A.Source)
        Last = A.Source;
    }
    return true;
  }

  std::vector<Edit> insertions(llvm::ArrayRef<TargetArg> Target) {
    std::vector<Edit> Result;
    std::string Leading; // new arguments before the first kept one
    std::optional<unsigned> Kept;
    std::string Behind; // text to insert behind argument *Kept
    auto Flush = [&] {
      if (Kept && !Behind.empty())
        Result.push_back(Edit::insert(Call.Args[*Kept].End, Behind));
      Behind.clear();
    };
    for (const TargetArg &A : Target) {
      if (!A.Source) {
        (Kept ? Behind : Leading) +=
            Kept ? (", " + A.Prefix).str() : (A.Prefix + ", ").str();
        continue;
      }
      Flush();
      drop(Result, Kept ? *Kept + 1 : 0, *A.Source, Kept.has_value());
      Kept = A.Source;
      std::string Before = Leading + A.Prefix.str();
      Leading.clear();
      if (!Before.empty())
        Result.push_back(Edit::insert(Call.Args[*Kept].Begin, Before));
      Behind = A.Suffix.str();
    }
    Flush();
    dropRest(Result, Kept, Leading);
    return Result;
  }

  /// Removes arguments [From, To) together with their commas.
  void drop(std::vector<Edit> &Result, unsigned From, unsigned To,
            bool HasKept) const {
    if (From >= To)
      return;
    if (HasKept)
      Result.push_back(
          Edit::remove({Call.Args[From - 1].End, Call.Args[To - 1].End}));
    else
      Result.push_back(
          Edit::remove({Call.Args[From].Begin, Call.Args[To].Begin}));
  }

  void dropRest(std::vector<Edit> &Result, std::optional<unsigned> Kept,
                llvm::StringRef Leading) const {
    unsigned Count = Call.Args.size();
    unsigned From = Kept ? *Kept + 1 : 0;
    if (!Kept) { // only new arguments, or none
      uint32_t Begin = C.Tokens.tokens()[Call.Open].Range.End;
      ByteRange All{Count ? Call.Args.front().Begin : Begin,
                    Count ? Call.Args.back().End : Begin};
      std::string Text = Leading.str();
      llvm::StringRef Trimmed = Leading;
      Trimmed.consume_back(", ");
      if (All.size() || !Trimmed.empty())
        Result.push_back(Edit::replace(All, Trimmed.str()));
    } else if (From < Count) {
      Result.push_back(
          Edit::remove({Call.Args[From - 1].End, Call.Args.back().End}));
    }
  }

  std::vector<Edit> replacement(llvm::ArrayRef<TargetArg> Target) const {
    Edit E{{Call.Args.front().Begin, Call.Args.back().End}, {}};
    llvm::StringRef Comma = "";
    for (const TargetArg &A : Target) {
      E.Pieces.push_back(Piece::text((Comma + A.Prefix).str()));
      if (A.Source)
        E.Pieces.push_back(Piece::slice(Call.Args[*A.Source]));
      if (!A.Suffix.empty())
        E.Pieces.push_back(Piece::text(A.Suffix.str()));
      Comma = ", ";
    }
    return {E};
  }
};

/// True where a name used without a call stands for another parameter list:
/// arguments are added, dropped or moved, not only wrapped.
bool changesSignature(const FileContext &C, const NameUse &Use) {
  return llvm::any_of(Use.Rows, [&](const MapEntry &Row) {
    const ArgTemplate *Template = TargetCall(C, Row).Template;
    if (!Template || !Row.MinArity || Row.When)
      return false;
    auto Target = expand(*Template, *Row.MinArity);
    if (Target.size() != *Row.MinArity)
      return true;
    for (size_t I = 0; I != Target.size(); ++I)
      if (Target[I].Source != I)
        return true;
    return false;
  });
}

/// True where reading the argument a second time may do more than reading it
/// once: it calls, assigns, counts or throws.
bool hasEffect(const TokenView &Tokens, ByteRange Arg) {
  using namespace clang;
  for (auto [I, T] : llvm::enumerate(Tokens.tokens())) {
    if (T.Range.Begin < Arg.Begin)
      continue;
    if (T.Range.End > Arg.End)
      break;
    switch (T.Kind) {
    case tok::plusplus:
    case tok::minusminus:
    case tok::equal:
    case tok::plusequal:
    case tok::minusequal:
    case tok::starequal:
    case tok::slashequal:
    case tok::percentequal:
    case tok::ampequal:
    case tok::pipeequal:
    case tok::caretequal:
    case tok::lesslessequal:
    case tok::greatergreaterequal:
      return true;
    case tok::l_paren:
    case tok::l_brace: // `f(…)`, `T{…}`, `[]{…}`, but not `(a + b)`
      if (T.Range.Begin > Arg.Begin && I > 0 &&
          (Tokens.is(I - 1, tok::raw_identifier) ||
           Tokens.is(I - 1, tok::identifier) ||
           Tokens.is(I - 1, tok::greater) || Tokens.is(I - 1, tok::r_square) ||
           Tokens.is(I - 1, tok::r_paren)))
        return true;
      break;
    default:
      break;
    }
  }
  return false;
}

/// The argument, from 0, that the result would evaluate twice although that
/// is not the same as once.
std::optional<unsigned> evaluatedTwice(const FileContext &C,
                                       const CallView &Call,
                                       llvm::ArrayRef<TargetArg> Target) {
  llvm::SmallVector<unsigned, 8> Seen;
  for (const TargetArg &A : Target) {
    if (!A.Source)
      continue;
    if (llvm::is_contained(Seen, *A.Source) &&
        hasEffect(C.Tokens, Call.Args[*A.Source]))
      return A.Source;
    Seen.push_back(*A.Source);
  }
  return std::nullopt;
}

/// True if all that the template does is to cast to `hipblasHalf`, which
/// HIPBLAS_USE_HIP_HALF makes `__half` itself (ROCm 5.5 and later).
bool onlyCastsHalf(const FileContext &C, const TargetCall &To, unsigned Count) {
  if (C.Options.Rocm < Version(5, 5) || To.Template->Args.size() != Count)
    return false;
  auto Target = expand(*To.Template, Count);
  for (auto [I, A] : llvm::enumerate(Target))
    if (A.Source != I || A.Wrap != ArgWrap::None ||
        !(A.Prefix.empty() || A.Prefix.contains("hipblasHalf ")))
      return false;
  return true;
}

/// Where `#define HIPBLAS_USE_HIP_HALF` goes: before the line that includes
/// cuBLAS.
std::optional<uint32_t> beforeBlasInclude(const TokenView &T) {
  for (const Directive &D : T.directives())
    if (D.Name == "include" && T.slice(D.Lines).contains("cublas"))
      return D.Lines.Begin;
  return std::nullopt;
}

/// The call's arguments come out of a macro, where none can be changed.
void argumentsFromMacro(const FileContext &C, const NameUse &Use,
                        const MapEntry &Row, const TargetCall &To,
                        bool &HalfDefined, FindingSink &Out) {
  Finding F{"signature-mismatch",
            Severity::Warning,
            C.Tokens.tokens()[Use.Token].Range,
            ("the arguments of '" + Row.Cuda +
             "' come from a macro; those of '" + To.Name + "' differ: ")
                .str(),
            {},
            Use.Certainty,
            false};
  if (!onlyCastsHalf(C, To, *Row.MinArity)) {
    F.Message += "look at the macro";
  } else if (auto At = beforeBlasInclude(C.Tokens)) {
    F.Id = "argument";
    F.Level = Severity::Note;
    F.Message += "HIPBLAS_USE_HIP_HALF makes them the same";
    if (!HalfDefined)
      F.Edits = {Edit::insert(*At, "#define HIPBLAS_USE_HIP_HALF" +
                                       newlineOf(C.Tokens).str())};
    HalfDefined = true;
  } else {
    F.Message += "compile with -DHIPBLAS_USE_HIP_HALF, which makes them the "
                 "same";
  }
  Out.push_back(std::move(F));
}

void runArguments(const FileContext &C, FindingSink &Out) {
  bool HalfDefined = false;
  for (const NameUse &Use : C.uses()) {
    if (compatFunction(C, Use.Token))
      continue; // takes the arguments as they are
    const MapEntry *Row = C.row(Use);
    if (!Row)
      continue;
    TargetCall To(C, *Row);
    if (!To.Template)
      continue;
    auto Call = C.call(Use);
    if (!Call) {
      if (changesSignature(C, Use))
        Out.push_back({"signature-mismatch",
                       Severity::Warning,
                       C.Tokens.tokens()[Use.Token].Range,
                       ("'" + To.Name + "' does not take the arguments of '" +
                        Row->Cuda + "': calls through this name need a wrapper")
                           .str(),
                       {},
                       Use.Certainty,
                       false});
      continue;
    }
    unsigned Count = Call->Args.size();
    if ((Row->MinArity && Count < *Row->MinArity) ||
        (Row->MaxArity && Count > *Row->MaxArity)) {
      if (Count == 1 && *Row->MinArity > 1)
        argumentsFromMacro(C, Use, *Row, To, HalfDefined, Out);
      continue;
    }
    auto Target = expand(*To.Template, Count);
    if (auto Twice = evaluatedTwice(C, *Call, Target)) {
      Out.push_back({"signature-mismatch",
                     Severity::Error,
                     C.Tokens.tokens()[Use.Token].Range,
                     ("'" + To.Name + "' takes argument " +
                      llvm::Twine(*Twice + 1) + " of '" + Row->Cuda +
                      "' twice: put its value into a variable first")
                         .str(),
                     {},
                     Use.Certainty,
                     false});
      continue;
    }
    ArgumentWriter Writer(C, *Call, C.callFact(Use.Token));
    auto Edits = Writer.edits(std::move(Target));
    if (Edits.empty())
      continue;
    std::string Message =
        "arguments of " + Row->Cuda.str() + " become those of " + To.Name.str();
    Out.push_back({"argument", Severity::Note,
                   C.Tokens.tokens()[Use.Token].Range, std::move(Message),
                   std::move(Edits), Use.Certainty, false});
  }
}

/// # argument
/// Severity: note.
/// Test: test/check/argument-count.cu.
///
/// The HIP function takes other arguments than the CUDA function: one is added,
/// dropped, moved or cast.
///
/// ```
/// cudaMallocHost(&p, n);                        // before
/// hipHostMalloc(&p, n, hipHostMallocDefault);   // after
/// ```
///
/// Where the arguments of a half-precision function of cuBLAS come out of a macro,
/// `#define HIPBLAS_USE_HIP_HALF` before the include of hipBLAS makes its type `__half`.
///
/// # signature-mismatch
/// Severity: warning.
///
/// A function whose arguments differ in HIP is used without a call that could be
/// changed: its address is taken, or its arguments come out of a macro. The name
/// is translated, the arguments are not, and the output may not compile.
///
/// Write a function of your own with CUDA's parameters that calls HIP's, and take
/// its address; or write the arguments out.
HIPIFY_CHECK("argument", runArguments);

} // namespace
} // namespace hipify
