//===- Rename.cpp - CUDA names to HIP names -------------------------------===//
//
// `cudaMalloc(&p, n)` → `hipMalloc(&p, n)`, wherever the name stands: code,
// macro bodies and arguments, dead branches. Names without a counterpart
// become `api-unsupported`, those of other releases `api-version`.
//
//===----------------------------------------------------------------------===//

#include "../Branches.h"
#include "../CacheNames.h"
#include "../CompatNames.h"
#include "../GroupNames.h"
#include "../GuardNames.h"
#include "../RocNames.h"
#include "../TargetedRows.h"
#include "../WarpNames.h"
#include "hipify/Check.h"
#include "llvm/ADT/DenseSet.h"

namespace hipify {
namespace {

llvm::StringRef lastName(llvm::StringRef Qualified) {
  size_t At = Qualified.rfind("::");
  return At == llvm::StringRef::npos ? Qualified : Qualified.substr(At + 2);
}

/// What a name is called in messages.
llvm::StringRef noun(NameKind Kind) {
  switch (Kind) {
  case NameKind::Function:
    return "function";
  case NameKind::Type:
    return "type";
  case NameKind::Enumerator:
    return "constant";
  case NameKind::Macro:
    return "macro";
  case NameKind::Variable:
    return "variable";
  case NameKind::Namespace:
    return "namespace";
  case NameKind::Field:
    return "member";
  default: // kinds of build files and headers, which are no tokens of code
    return "name";
  }
}

class Renamer {
public:
  Renamer(const FileContext &C, FindingSink &Out) : C(C), Roc(C), Out(Out) {}

  void run() {
    for (const NameUse &Use : C.uses())
      if (const MapEntry *Row = C.row(Use))
        noteScopes(Use, *Row);
    for (const NameUse &Use : C.uses()) {
      if (isJudgedElsewhere(Use) || compatFunction(C, Use.Token) ||
          Covered.contains(Use.Token))
        continue;
      if (const MapEntry *Row = C.row(Use))
        rename(Use, *Row);
    }
    reportTypes();
    reportUnknown();
    reportDisagreement();
  }

private:
  const FileContext &C;
  const RocNames Roc;
  FindingSink &Out;
  /// Scopes that the HIP name of what they qualify has no part for.
  llvm::DenseSet<uint32_t> Covered;
  std::optional<std::vector<ByteRange>> CudaBranches; ///< when first asked

  /// `nvcuda::wmma` is `rocwmma`: the scopes that HIP has less go with the name.
  void noteScopes(const NameUse &Use, const MapEntry &Row) {
    if (Row.Kind != NameKind::Namespace || target(Row).empty())
      return;
    for (uint32_t I = firstScope(Use, Row); I < Use.Token; I += 2)
      Covered.insert(I);
  }

  /// The first token of the scopes before \p Use that go with it.
  uint32_t firstScope(const NameUse &Use, const MapEntry &Row) const {
    size_t Cuda = Row.Cuda.count("::"), Hip = target(Row).count("::");
    llvm::StringRef Scope = Row.Cuda;
    uint32_t I = Use.Token;
    for (; Cuda > Hip && I >= 2; --Cuda, I -= 2) {
      Scope = Scope.rsplit("::").first;
      if (!C.Tokens.is(I - 1, clang::tok::coloncolon) ||
          !C.Tokens.isIdentifier(I - 2, lastName(Scope)))
        break;
    }
    return I;
  }

  /// By GuardMacros, VersionGuards, the warp checks, InlinePtx and Groups,
  /// which look at what stands around the name.
  bool isJudgedElsewhere(const NameUse &Use) const {
    return guardCounterpart(Use.Cuda) || isVersionMacro(Use.Cuda) ||
           !warpFunction(Use.Cuda).empty() ||
           !cacheFunction(Use.Cuda).empty() || !ptxFunction(Use.Cuda).empty() ||
           isGroupCall(C, Use) || isGroupMemberJudged(C, Use);
  }

  void report(std::string Id, Severity Level, const NameUse &Use,
              std::string Message) {
    Out.push_back({std::move(Id),
                   Level,
                   C.Tokens.tokens()[Use.Token].Range,
                   std::move(Message),
                   {},
                   Use.Certainty,
                   false});
  }

  llvm::StringRef target(const MapEntry &Row) const {
    return becomesRoc(C, Row) ? Row.Roc : Row.Hip;
  }

  void rename(const NameUse &Use, const MapEntry &Row) {
    if (llvm::StringRef Of = Roc.constant(Use.Token); !Of.empty())
      return replace(Use, Row, Of);
    llvm::StringRef To = target(Row);
    if (lacksRoc(Use, Row))
      return;
    if (!Row.Check.empty())
      review(Use, Row);
    else if (!Row.supported() && !becomesRoc(C, Row))
      return unsupported(Use, Row);
    if (To.empty() && !Row.Drop)
      return;
    if (!checkVersion(Use, Row))
      return;
    if (Row.Drop)
      return Row.Kind == NameKind::Namespace ? dropDirective(Use, Row)
                                             : drop(Use, Row);
    if (becomesRoc(C, Row))
      reviewRoc(Use, Row);
    if (Row.DropTag)
      dropTag(Use);
    replace(Use, Row, To);
  }

  void replace(const NameUse &Use, const MapEntry &Row, llvm::StringRef To) {
    ByteRange At = C.Tokens.tokens()[Use.Token].Range;
    if (Row.Kind == NameKind::Namespace)
      At.Begin = C.Tokens.tokens()[firstScope(Use, Row)].Range.Begin;
    // What stands before the last name of a qualified one has a row too.
    llvm::StringRef Name = Row.Cuda.contains("::") ? lastName(To) : To;
    if (Name == C.Tokens.slice(At))
      return;
    Finding F{"rename",
              Severity::Note,
              At,
              (Row.Cuda + " becomes " + To).str(),
              {Edit::replace(At, Name.str())},
              Use.Certainty,
              false};
    Out.push_back(std::move(F));
  }

  /// The name is mapped, or not, and a person has to look either way.
  void review(const NameUse &Use, const MapEntry &Row) {
    if (Row.supported() && !concernsTargets(C.Options, Row.Check))
      return;
    // The check is about HIP's call.
    if (becomesRoc(C, Row) && (Row.RocTemplate || !rocNote(Row).empty()))
      return;
    llvm::StringRef Text = Row.supported() ? hipNote(Row) : Row.Why;
    report(Row.Check.str(),
           Row.supported() ? Severity::Warning : Severity::Error, Use,
           ("'" + Row.Cuda + "': " + (Text.empty() ? Row.Why : Text)).str());
  }

  /// What the row's note says of the call of the roc* library: the templates
  /// are those of the HIP call.
  void reviewRoc(const NameUse &Use, const MapEntry &Row) {
    llvm::StringRef Text = rocNote(Row);
    if (Text.empty() || !C.call(Use))
      return;
    bool OtherCall = Text.contains(" is new") || Text.contains(" goes") ||
                     Text.contains("written anew");
    report("signature-mismatch",
           OtherCall ? Severity::Error : Severity::Warning, Use,
           ("'" + Row.Roc + "' does not take the arguments of '" + Row.Cuda +
            "': " + Text)
               .str());
  }

  /// The name goes, together with the white space behind it.
  void drop(const NameUse &Use, const MapEntry &Row) {
    ByteRange At = C.Tokens.tokens()[Use.Token].Range;
    llvm::StringRef Rest = C.Tokens.text().drop_front(At.End);
    uint32_t Blank = Rest.size() - Rest.ltrim(" \t").size();
    Out.push_back({"rename",
                   Severity::Note,
                   At,
                   (Row.Cuda + " goes: HIP needs nothing in its place").str(),
                   {Edit::remove({At.Begin, At.End + Blank})},
                   Use.Certainty,
                   false});
  }

  /// `using namespace nvcuda;` goes where nothing is left that it would open.
  void dropDirective(const NameUse &Use, const MapEntry &Row) {
    const TokenView &T = C.Tokens;
    if (Use.Token < 2 || !T.isIdentifier(Use.Token - 1, "namespace") ||
        !T.isIdentifier(Use.Token - 2, "using") ||
        !T.is(Use.Token + 1, clang::tok::semi))
      return;
    ByteRange Whole{T.tokens()[Use.Token - 2].Range.Begin,
                    T.tokens()[Use.Token + 1].Range.End};
    // A line of its own goes as a whole.
    llvm::StringRef Text = T.text(), Before = Text.take_front(Whole.Begin);
    if (Before.rtrim(" \t").ends_with("\n") || Before.trim().empty()) {
      llvm::StringRef Rest = Text.drop_front(Whole.End);
      llvm::StringRef Blank = Rest.take_while(
          [](char Ch) { return Ch == ' ' || Ch == '\t' || Ch == '\r'; });
      if (Rest.drop_front(Blank.size()).starts_with("\n"))
        Whole = {uint32_t(Before.rtrim(" \t").size()),
                 uint32_t(Whole.End + Blank.size() + 1)};
    }
    Out.push_back(
        {"rename",
         Severity::Note,
         T.tokens()[Use.Token].Range,
         ("HIP has no namespace " + Row.Cuda + ": the using-directive goes")
             .str(),
         {Edit::remove(Whole)},
         Use.Certainty,
         false});
  }

  /// `struct cudaX x` → `hipX x`, where the HIP name is no tag.
  void dropTag(const NameUse &Use) {
    if (Use.Token == 0)
      return;
    llvm::StringRef Word = C.Tokens.spelling(Use.Token - 1);
    if (Word != "struct" && Word != "union" && Word != "enum" &&
        Word != "class")
      return;
    ByteRange Key = C.Tokens.tokens()[Use.Token - 1].Range;
    ByteRange Name = C.Tokens.tokens()[Use.Token].Range;
    Out.push_back({"rename",
                   Severity::Note,
                   Key,
                   ("HIP's type is a typedef: '" + Word + "' goes").str(),
                   {Edit::remove({Key.Begin, Name.Begin})},
                   Use.Certainty,
                   false});
  }

  /// A name of HIP's library alone, where the file includes the roc* library in
  /// its place. Objects of the two are not the same, so that the HIP header
  /// beside the other would not help.
  bool lacksRoc(const NameUse &Use, const MapEntry &Row) {
    llvm::StringRef Header = Roc.headerInstead(Row);
    if (Row.Hip.empty() || !Row.Roc.empty() || Header.empty())
      return false;
    std::string Text =
        (noun(Row.Kind) + " '" + Row.Cuda + "' has no counterpart in " + Header)
            .str();
    llvm::StringRef Note = rocNote(Row);
    if (Note.empty())
      Text += (", which stands for " + Row.Header + " with its '" + Row.Hip +
               "' here: translate the file without --target=roc, or write " +
               "what " + Header.split('/').first + " has for it")
                  .str();
    else
      Text += (": " + Note).str();
    report("api-unsupported", Severity::Error, Use, std::move(Text));
    return true;
  }

  /// Arguments that are a type of data and no constant: HIP's number of the type
  /// is not the roc* library's.
  void reportTypes() {
    for (const RocNames::Unknown &Of : Roc.unknown()) {
      const NameUse &Use = *C.useAt(Of.Token);
      report("signature-mismatch", Severity::Error, Use,
             ("argument " + llvm::Twine(Of.Argument) + " of '" + Use.Cuda +
              "' is a " + Of.Library +
              "_datatype there, which numbers the types in its own way: pass " +
              Of.Library + "_datatype_f32_r or the like")
                 .str());
    }
  }

  /// What HIP never compiles needs no counterpart.
  bool inCudaBranch(const NameUse &Use) {
    if (!CudaBranches)
      CudaBranches = branchesOf(C.Tokens, Vendor::Cuda);
    return llvm::any_of(*CudaBranches, [&](ByteRange Branch) {
      return Branch.contains(C.Tokens.tokens()[Use.Token].Range);
    });
  }

  void unsupported(const NameUse &Use, const MapEntry &Row) {
    if (inCudaBranch(Use))
      return;
    std::string Text =
        (noun(Row.Kind) + " '" + Row.Cuda + "' has no counterpart in HIP")
            .str();
    if (!Row.Why.empty())
      Text += (": " + Row.Why).str();
    report("api-unsupported", Severity::Error, Use, std::move(Text));
  }

  /// False where the targeted ROCm has no such name: then nothing is edited,
  /// as neither name would compile.
  bool checkVersion(const NameUse &Use, const MapEntry &Row) {
    bool ToRoc = becomesRoc(C, Row);
    const Lifetime &Life = ToRoc ? Row.RocLife : Row.HipLife;
    std::string Name = ("'" + target(Row) + "'").str();
    if (Life.Removed && C.Options.Rocm >= *Life.Removed) {
      report("api-version", Severity::Error, Use,
             Name + " was removed in ROCm " + Life.Removed->getAsString());
      return false;
    }
    if (Life.Since && C.Options.Rocm < *Life.Since) {
      std::string Text =
          Name + " needs ROCm " + Life.Since->getAsString() + " or later";
      llvm::StringRef Note = ToRoc ? rocNote(Row) : hipNote(Row);
      if (!Note.empty())
        Text += (": " + Note).str();
      report("api-version", Severity::Error, Use, std::move(Text));
      return false;
    }
    if (Life.Deprecated && C.Options.Rocm >= *Life.Deprecated)
      report("api-version", Severity::Warning, Use,
             Name + " is deprecated since ROCm " +
                 Life.Deprecated->getAsString());
    return true;
  }

  /// Names of CUDA's that the table has no row for.
  void reportUnknown() {
    const auto &Toks = C.Tokens.tokens();
    for (uint32_t I = 0, E = Toks.size(); I != E; ++I) {
      if (Toks[I].Kind != clang::tok::raw_identifier || C.useAt(I) ||
          !looksLikeCuda(C.Tokens.spelling(I)))
        continue;
      if (isUnknownCuda(I))
        Out.push_back(
            {"api-unknown",
             Severity::Warning,
             Toks[I].Range,
             ("'" + C.Tokens.spelling(I) +
              "' is not in the mapping tables; it stays as it is")
                 .str(),
             {},
             C.nameFacts(I).empty() ? Trust::Lexical : Trust::Resolved,
             false});
    }
  }

  /// One unit takes a header's token for CUDA's name, another for the user's.
  void reportDisagreement() {
    for (uint32_t I = 0, E = C.Tokens.tokens().size(); I != E; ++I) {
      auto Facts = C.nameFacts(I);
      bool Cuda = false, User = false, Declares = false;
      for (const NameFact &F : Facts) {
        Cuda |= F.From == Origin::Cuda;
        User |= F.From == Origin::User;
        Declares |= F.Declares;
      }
      llvm::StringRef Name = C.Tokens.spelling(I);
      auto Rows = C.Table.find(Name);
      if (!Cuda || !User || Declares || Rows.empty() ||
          Rows.front().identical())
        continue;
      Out.push_back({"edit-conflict",
                     Severity::Warning,
                     C.Tokens.tokens()[I].Range,
                     ("'" + Name +
                      "' is CUDA's in one translation unit and the project's "
                      "own in another; it stays as it is")
                         .str(),
                     {},
                     Trust::Resolved,
                     false});
    }
  }

  bool isUnknownCuda(uint32_t I) const {
    llvm::StringRef Name = C.Tokens.spelling(I);
    if (!C.Table.find(Name).empty() || C.Project.Declared.contains(Name))
      return false;
    auto Facts = C.nameFacts(I);
    if (!Facts.empty())
      return llvm::all_of(Facts, [&](const NameFact &F) {
        return F.From == Origin::Cuda && F.Qualified == Name;
      });
    // On tokens alone only a call of an unseen function is clear enough.
    bool Called = C.Tokens.is(I + 1, clang::tok::l_paren);
    bool Scoped = I && (C.Tokens.is(I - 1, clang::tok::coloncolon) ||
                        C.Tokens.is(I - 1, clang::tok::period) ||
                        C.Tokens.is(I - 1, clang::tok::arrow));
    return Called && !Scoped && C.Tokens.tokens()[I].Directive < 0 &&
           isLibraryCall(Name);
  }

  /// `cudaXyz(`, `cublasXyz(`: a lower-case library prefix and a capital.
  static bool isLibraryCall(llvm::StringRef Name) {
    for (llvm::StringRef Prefix :
         {"cuda", "cublas", "cublasLt", "cufft", "curand", "cusparse",
          "cusolver", "cudnn", "nvrtc", "nvml", "cupti", "cu"})
      if (Name.starts_with(Prefix) && Name.size() > Prefix.size() &&
          llvm::isUpper(Name[Prefix.size()]))
        return true;
    return false;
  }
};

void runRename(const FileContext &C, FindingSink &Out) {
  Renamer(C, Out).run();
}

/// # rename
/// Severity: note.
/// Test: test/check/whole-tokens.cu.
///
/// A CUDA name becomes the HIP name of the mapping tables. The name is renamed
/// wherever it stands: code, macro bodies and arguments, branches that are not
/// compiled. Names that only CUDA could have (`cudaMalloc`, `CU_*`, `cublas*`) are
/// renamed on their spelling; others (`h2div`, `atomicAdd`) only where the parse
/// knows them to be CUDA's. Your own functions of the same name stay.
///
/// `hipify-cpp lookup NAME` says what a name becomes and since which ROCm.
///
/// # api-unsupported
/// Severity: error.
///
/// A CUDA name has no counterpart in HIP. The name stays, so the output does not
/// compile until the place is rewritten. The message says why there is nothing and
/// what to use instead; `hipify-cpp lookup NAME` shows the same.
///
/// With `--target=roc`, names of a library that only HIP's library has are reported
/// as well: the file includes rocBLAS, rocSPARSE and the like in its place, and a
/// handle of the one is none of the other.
///
/// ```
/// cudaGraphConditionalHandleCreate(&h, g, 0, 0);  // no conditional nodes in HIP
/// ```
///
/// # api-version
/// Severity: error or warning.
///
/// The HIP name exists, but not in the ROCm that `--rocm` asks for (default 7.0):
/// it comes with a later release, was removed in an earlier one (both errors: the
/// CUDA name stays), or is deprecated (a warning: the name is translated).
///
/// Raise `--rocm` if the output is compiled by a newer ROCm, or use what the
/// message names instead.
///
/// # api-unknown
/// Severity: warning.
///
/// A name that looks like CUDA's is not in the mapping tables: it is newer than
/// they are, internal, or your own. It stays as it is.
///
/// If it is your own, declare it in a file that is translated with this one. If it
/// is CUDA's, give its HIP name in a mapping file (`--map=FILE`, grammar in
/// mappings/README.md).
///
/// # edit-conflict
/// Severity: warning.
/// Cases: none, because it is made of edits that are suppressed one by one.
/// Test: test/check/edit-conflict.test.
///
/// Two translations disagree about one place, and neither is made: a header's name
/// is CUDA's in one translation unit and your own in another, or two units expand
/// a macro to different things.
///
/// Look at the place: give the two meanings two names, or translate the units
/// apart.
HIPIFY_CHECK("rename", runRename);

} // namespace
} // namespace hipify
