//===- Context.cpp - tokens, facts and table to the uses of CUDA names ----===//
//
// Decides for every identifier whether it is CUDA's name: the parse's word
// counts where there is one; elsewhere the spelling must leave no doubt.
//
//===----------------------------------------------------------------------===//

#include "hipify/Check.h"
#include "hipify/UserRows.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {

namespace tok = clang::tok;

FileContext::FileContext(llvm::StringRef Path, const TokenView &Tokens,
                         const FileFacts &Facts, const MapTable &Table,
                         const TranslateOptions &Options,
                         const ProjectView &Project, const InputFile *File)
    : Path(Path), Tokens(Tokens), Facts(Facts), Table(Table), Options(Options),
      Project(Project), File(File) {
  findUses();
}

FileContext::~FileContext() = default;

template <typename T>
static llvm::ArrayRef<T> factsAt(const std::vector<T> &All, uint32_t Offset) {
  auto Begin =
      llvm::partition_point(All, [&](const T &F) { return F.Offset < Offset; });
  auto End = Begin;
  while (End != All.end() && End->Offset == Offset)
    ++End;
  return llvm::ArrayRef<T>(All).slice(Begin - All.begin(), End - Begin);
}

llvm::ArrayRef<NameFact> FileContext::nameFacts(uint32_t I) const {
  return factsAt(Facts.Names, Tokens.tokens()[I].Range.Begin);
}

const CallFact *FileContext::callFact(uint32_t I) const {
  auto Found = factsAt(Facts.Calls, Tokens.tokens()[I].Range.Begin);
  return Found.empty() ? nullptr : &Found.front();
}

const IncludeFact *FileContext::includeFact(uint32_t I) const {
  auto Found = factsAt(Facts.Includes, Tokens.tokens()[I].Range.Begin);
  return Found.empty() ? nullptr : &Found.front();
}

bool FileContext::isSkipped(uint32_t Offset) const {
  return llvm::any_of(Facts.Skipped, [&](ByteRange R) {
    return R.Begin <= Offset && Offset < R.End;
  });
}

const NameUse *FileContext::useAt(uint32_t I) const {
  auto It = llvm::partition_point(
      Uses, [&](const NameUse &U) { return U.Token < I; });
  return It != Uses.end() && It->Token == I ? &*It : nullptr;
}

/// Keywords after which a name is used, not declared.
static bool precedesUse(llvm::StringRef Word) {
  return llvm::StringSwitch<bool>(Word)
      .Cases({"return", "else", "case", "do", "throw", "new", "delete"}, true)
      .Cases({"co_return", "co_await", "co_yield", "goto", "typename"}, true)
      .Cases({"and", "or", "not", "xor", "bitand", "bitor", "compl"}, true)
      .Cases({"struct", "class", "enum", "union", "const", "constexpr"}, true)
      .Cases({"static", "extern", "inline", "volatile", "sizeof"}, true)
      .Default(false);
}

namespace {

/// Reads one identifier's surroundings.
class Reader {
public:
  Reader(const FileContext &C, uint32_t I) : T(C.Tokens), I(I) {}

  /// `a::b::name` as written, or just the name; empty where the qualifier is
  /// no plain chain of names (`T<int>::name`).
  std::string written() const {
    std::string Text = T.spelling(I).str();
    uint32_t At = I;
    while (At >= 2 && T.is(At - 1, tok::coloncolon)) {
      if (!T.is(At - 2, tok::raw_identifier)) {
        return T.is(At - 2, tok::greater) || T.is(At - 2, tok::greatergreater)
                   ? std::string()
                   : Text;
      }
      llvm::StringRef Scope = T.spelling(At - 2);
      if (precedesUse(Scope)) // `return ::name`
        return Text;
      Text = (Scope + "::" + Text).str();
      At -= 2;
    }
    return Text;
  }

  bool isMember() const {
    return I && (T.is(I - 1, tok::period) || T.is(I - 1, tok::arrow));
  }

  /// A variable or member of that name is declared here: `int cudaFree;`.
  bool looksDeclared() const {
    if (!I || !T.is(I - 1, tok::raw_identifier) ||
        precedesUse(T.spelling(I - 1)))
      return false;
    switch (I + 1 < T.tokens().size() ? T.tokens()[I + 1].Kind : tok::eof) {
    case tok::semi:
    case tok::equal:
    case tok::l_square:
      return T.tokens()[I].Directive < 0;
    default:
      return false;
    }
  }

  /// The name is given to a macro here, or is text for a person.
  bool inInertDirective() const {
    int32_t D = T.tokens()[I].Directive;
    if (D < 0)
      return false;
    const Directive &Dir = T.directives()[D];
    if (Dir.Name == "define")
      return I == Dir.FirstTok + 2;
    return llvm::StringSwitch<bool>(Dir.Name)
        .Cases({"include", "include_next", "import"}, true)
        .Cases({"error", "warning", "line", "ident", "sccs"}, true)
        .Default(I < Dir.FirstTok + 2);
  }

private:
  const TokenView &T;
  uint32_t I;
};

} // namespace

/// Rows that may be applied on the parse's word. Fields are known by their
/// struct; a tag like `CUDA_MEMCPY2D_st` may stand for a typedef'd name.
static llvm::ArrayRef<MapEntry> resolvedRows(const MapTable &Table,
                                             llvm::StringRef Name) {
  auto Rows = Table.find(Name);
  if (!Rows.empty())
    return Rows;
  auto [Scope, Member] = Name.rsplit("::");
  if (Member.empty())
    return Rows;
  for (llvm::StringRef Suffix : {"_st", "_union", "_v1", "_v2"}) {
    if (!Scope.consume_back(Suffix))
      continue;
    Rows = Table.find((Scope + "::" + Member).str());
    if (!Rows.empty())
      return Rows;
  }
  return Rows;
}

static bool isLexical(llvm::ArrayRef<MapEntry> Rows) {
  return llvm::any_of(Rows, [](const MapEntry &R) { return R.Lexical; });
}

/// True where a user's file has a row for a name, \p Written, that is not CUDA's
/// by its declaration; false where it is declared, or is a local variable.
static bool isUsersRow(const FileContext &C, llvm::StringRef Written,
                       llvm::ArrayRef<NameFact> Facts) {
  return !Written.empty() && !C.Table.find(Written).empty() &&
         !hasBuiltInRow(Written) &&
         llvm::none_of(Facts, [&](const NameFact &F) {
           return F.Declares || (F.From == Origin::User &&
                                 !C.Project.Declared.contains(F.Qualified));
         });
}

void FileContext::findUses() {
  const auto &Toks = Tokens.tokens();
  for (uint32_t I = 0, E = Toks.size(); I != E; ++I) {
    if (Toks[I].Kind != tok::raw_identifier)
      continue;
    Reader At(*this, I);
    if (At.inInertDirective())
      continue;
    bool FromCuda = false, NotCuda = false, Direct = false;
    llvm::StringRef Qualified;
    for (const NameFact &F : nameFacts(I)) {
      if (F.From == Origin::Cuda) {
        // A macro's name is the name as written; the declaration behind it
        // may be another (`cuMemAlloc` for `cuMemAlloc_v2`).
        if (Qualified.empty() || !Table.find(F.Qualified).empty())
          Qualified = F.Qualified;
        Direct |= !F.ViaMacro;
      }
      FromCuda |= F.From == Origin::Cuda;
      NotCuda |= F.From == Origin::User;
    }
    if (NotCuda || (!FromCuda && !nameFacts(I).empty())) {
      std::string Written = At.written();
      if (!At.isMember() && isUsersRow(*this, Written, nameFacts(I))) {
        auto Rows = Table.find(Written);
        Uses.push_back({I, Rows.front().Cuda, Rows, Trust::Resolved});
      }
      continue;
    }
    if (FromCuda) {
      auto Rows = resolvedRows(Table, Qualified);
      if (Rows.empty())
        Rows = resolvedRows(Table, Tokens.spelling(I));
      if (!Rows.empty())
        Uses.push_back({I, Rows.front().Cuda, Rows,
                        Direct ? Trust::Resolved : Trust::Expanded});
      continue;
    }
    if (At.isMember() || At.looksDeclared())
      continue;
    std::string Written = At.written();
    auto Rows = Table.find(Written);
    if (Rows.empty() || !isLexical(Rows) ||
        (Project.Declared.contains(Written) && hasBuiltInRow(Written)))
      continue;
    Uses.push_back({I, Rows.front().Cuda, Rows, Trust::Lexical});
  }
}

/// On tokens alone: the file declares \p Variable with the type, under its CUDA
/// name or, in translated text, its HIP name.
static bool isDeclaredAs(const FileContext &C, llvm::StringRef Variable,
                         llvm::StringRef Type) {
  const MapEntry *Row = C.Table.find(Type, NameKind::Type);
  llvm::StringRef Hip = Row ? Row->Hip : Type;
  for (uint32_t I = 0, E = C.Tokens.tokens().size(); I + 1 < E; ++I)
    if ((C.Tokens.isIdentifier(I, Type) || C.Tokens.isIdentifier(I, Hip)) &&
        (C.Tokens.isIdentifier(I + 1, Variable) ||
         ((C.Tokens.is(I + 1, tok::amp) || C.Tokens.is(I + 1, tok::star)) &&
          C.Tokens.isIdentifier(I + 2, Variable)) ||
         Variable.starts_with(C.Tokens.spelling(I))))
      return true;
  return false;
}

/// `(void**)&p`, `reinterpret_cast<void **>(&p)`: the type is written there.
static bool isCastTo(llvm::StringRef Text, llvm::StringRef Type) {
  auto Compact = [](llvm::StringRef With) {
    std::string Result;
    llvm::copy_if(With, std::back_inserter(Result),
                  [](char Ch) { return !llvm::isSpace(Ch); });
    return Result;
  };
  std::string Written = Compact(Text), Wanted = Compact(Type);
  return llvm::StringRef(Written).starts_with("(" + Wanted + ")") ||
         llvm::StringRef(Written).starts_with("reinterpret_cast<" + Wanted +
                                              ">");
}

/// Whether the argument that a row asks about is what it must be.
static bool holds(const FileContext &C, const NameUse &Use,
                  const CallView &Call, const ArgCondition &Condition) {
  if (Condition.Arg == 0 || Condition.Arg > Call.Args.size())
    return false;
  llvm::StringRef Text = C.Tokens.slice(Call.Args[Condition.Arg - 1]);
  if (Condition.Is == ArgCondition::Null)
    return Text == "0" || Text == "NULL" || Text == "nullptr";
  const CallFact *Types = C.callFact(Use.Token);
  bool Known = Types && Condition.Arg <= Types->Args.size() &&
               Types->Args[Condition.Arg - 1].Shape != ArgShape::Other;
  llvm::StringRef Type = Known ? Types->Args[Condition.Arg - 1].Type : Text;
  if (Condition.Is == ArgCondition::Const)
    return Known && Type.starts_with("const ");
  // A typedef'd struct of the driver has a tag of its own.
  if (Known)
    return Type.consume_front(Condition.TypeName) &&
           (Type.empty() || Type == "_st");
  return isDeclaredAs(C, Text, Condition.TypeName) ||
         isCastTo(Text, Condition.TypeName);
}

const MapEntry *FileContext::row(const NameUse &Use) const {
  if (auto Call = call(Use)) {
    auto Test = [&](const ArgCondition &Condition) {
      return holds(*this, Use, *Call, Condition);
    };
    if (const MapEntry *R =
            Table.findCall(Use.Cuda, Call->Args.size(), Options.Cuda, Test))
      return R;
  }
  // Not called: the address of a function, or a type; the row without a
  // condition on arguments speaks for the name.
  for (const MapEntry &R : Use.Rows)
    if (!R.MinArity && !R.MaxArity && !R.When)
      return &R;
  return &Use.Rows.front();
}

static CheckEntry *FirstCheck = nullptr;

CheckEntry::CheckEntry(const char *Name,
                       void (*Run)(const FileContext &, FindingSink &))
    : Name(Name), Run(Run), Next(FirstCheck) {
  FirstCheck = this;
}

std::vector<Finding> runChecks(const FileContext &File) {
  // Registration order is the linker's; names make it ours.
  llvm::SmallVector<CheckEntry *, 32> Checks;
  for (CheckEntry *C = FirstCheck; C; C = C->Next)
    Checks.push_back(C);
  llvm::sort(Checks, [](CheckEntry *A, CheckEntry *B) {
    return llvm::StringRef(A->Name) < B->Name;
  });
  std::vector<Finding> Found;
  for (CheckEntry *C : Checks)
    C->Run(File, Found);
  return Found;
}

} // namespace hipify
