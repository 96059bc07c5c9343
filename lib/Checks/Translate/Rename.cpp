//===- Rename.cpp - CUDA names to HIP names -------------------------------===//
//
// `cudaMalloc(&p, n)` → `hipMalloc(&p, n)`, wherever the name stands: code,
// macro bodies and arguments, dead branches. Names without a counterpart
// become `api-unsupported`, those of other releases `api-version`.
//
//===----------------------------------------------------------------------===//

#include "../GuardNames.h"
#include "hipify/Check.h"

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
  case NameKind::Header:
    return "header";
  case NameKind::Namespace:
    return "namespace";
  case NameKind::Field:
    return "member";
  }
  llvm_unreachable("all kinds are listed");
}

class Renamer {
public:
  Renamer(const FileContext &C, FindingSink &Out) : C(C), Out(Out) {}

  void run() {
    for (const NameUse &Use : C.uses()) {
      if (guardCounterpart(Use.Cuda) || isVersionMacro(Use.Cuda))
        continue; // GuardMacros and VersionGuards judge them by their context
      if (const MapEntry *Row = C.row(Use))
        rename(Use, *Row);
    }
    reportUnknown();
  }

private:
  const FileContext &C;
  FindingSink &Out;

  void report(const char *Id, Severity Level, const NameUse &Use,
              std::string Message) {
    Out.push_back({Id, Level, C.Tokens.tokens()[Use.Token].Range,
                   std::move(Message), {}, Use.Certainty, false});
  }

  llvm::StringRef target(const MapEntry &Row) const {
    if (C.Options.Target == TargetApi::Roc && !Row.Roc.empty())
      return Row.Roc;
    return Row.Hip;
  }

  void rename(const NameUse &Use, const MapEntry &Row) {
    llvm::StringRef To = target(Row);
    if (To.empty())
      return unsupported(Use, Row);
    checkVersion(Use, Row);
    ByteRange At = C.Tokens.tokens()[Use.Token].Range;
    llvm::StringRef Name = lastName(To);
    if (Name == C.Tokens.slice(At))
      return;
    Finding F{"rename",      Severity::Note, At,
              (Row.Cuda + " becomes " + To).str(), {Edit::replace(At, Name.str())},
              Use.Certainty, false};
    Out.push_back(std::move(F));
  }

  void unsupported(const NameUse &Use, const MapEntry &Row) {
    std::string Text = (noun(Row.Kind) + " '" + Row.Cuda +
                        "' has no counterpart in HIP")
                           .str();
    if (!Row.Why.empty())
      Text += (": " + Row.Why).str();
    report("api-unsupported", Severity::Error, Use, std::move(Text));
  }

  void checkVersion(const NameUse &Use, const MapEntry &Row) {
    const Lifetime &Life = Row.HipLife;
    std::string Name = ("'" + target(Row) + "'").str();
    if (Life.Removed && C.Options.Rocm >= *Life.Removed)
      report("api-version", Severity::Error, Use,
             Name + " was removed in ROCm " + Life.Removed->getAsString());
    else if (Life.Since && C.Options.Rocm < *Life.Since)
      report("api-version", Severity::Error, Use,
             Name + " needs ROCm " + Life.Since->getAsString() + " or later");
    else if (Life.Deprecated && C.Options.Rocm >= *Life.Deprecated)
      report("api-version", Severity::Warning, Use,
             Name + " is deprecated since ROCm " +
                 Life.Deprecated->getAsString());
  }

  /// Names of CUDA's that the table has no row for.
  void reportUnknown() {
    const auto &Toks = C.Tokens.tokens();
    for (uint32_t I = 0, E = Toks.size(); I != E; ++I) {
      if (Toks[I].Kind != clang::tok::raw_identifier || C.useAt(I) ||
          !looksLikeCuda(C.Tokens.spelling(I)))
        continue;
      if (isUnknownCuda(I))
        Out.push_back({"api-unknown", Severity::Warning, Toks[I].Range,
                       ("'" + C.Tokens.spelling(I) +
                        "' is not in the mapping tables; it stays as it is")
                           .str(),
                       {}, C.nameFacts(I).empty() ? Trust::Lexical
                                                  : Trust::Resolved,
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

void runRename(const FileContext &C, FindingSink &Out) { Renamer(C, Out).run(); }

HIPIFY_CHECK("rename", runRename);

} // namespace
} // namespace hipify
