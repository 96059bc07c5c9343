//===- RocNames.cpp - types of data in calls of the roc* libraries --------===//

#include "RocNames.h"
#include "llvm/ADT/StringSwitch.h"
#include <algorithm>
#include <optional>

namespace hipify {
namespace {

constexpr llvm::StringLiteral LtHeader = "hipblaslt/hipblaslt.h";

/// `R_32F` → `f32_r`, as both libraries end the names of their constants; empty
/// where \p Library has no such type. Source: rocblas-types.h and
/// rocsparse-types.h of ROCm 6.3.
std::string typeSuffix(llvm::StringRef Cuda, llvm::StringRef Library) {
  if (!Cuda.consume_front("CUDA_"))
    return {};
  auto [Field, Number] = Cuda.split('_');
  if (Field != "R" && Field != "C")
    return {};
  llvm::StringRef Bits = llvm::StringSwitch<llvm::StringRef>(Number)
                             .Case("16F", "f16")
                             .Case("16BF", "bf16")
                             .Case("32F", "f32")
                             .Case("64F", "f64")
                             .Case("8I", "i8")
                             .Case("8U", "u8")
                             .Case("32I", "i32")
                             .Case("32U", "u32")
                             .Default("");
  bool Complex = Field == "C";
  if (Library == "rocsparse" &&
      (Bits.ends_with("f16") || (Complex && !Bits.starts_with("f"))))
    return {};
  return Bits.empty() ? std::string() : (Bits + (Complex ? "_c" : "_r")).str();
}

/// What a call of cuBLAS computes with, as bits of a type.
llvm::StringRef computeBits(llvm::StringRef Cuda) {
  return llvm::StringSwitch<llvm::StringRef>(Cuda)
      .Cases({"CUBLAS_COMPUTE_16F", "CUBLAS_COMPUTE_16F_PEDANTIC"}, "f16")
      .Cases({"CUBLAS_COMPUTE_32F", "CUBLAS_COMPUTE_32F_PEDANTIC"}, "f32")
      .Cases({"CUBLAS_COMPUTE_64F", "CUBLAS_COMPUTE_64F_PEDANTIC"}, "f64")
      .Cases({"CUBLAS_COMPUTE_32I", "CUBLAS_COMPUTE_32I_PEDANTIC"}, "i32")
      .Default("");
}

bool isCompute(llvm::StringRef Cuda) {
  return Cuda == "cublasComputeType_t" || Cuda.starts_with("CUBLAS_COMPUTE_");
}

/// The token that is all of \p Arg; absent where there are several.
std::optional<uint32_t> onlyToken(const TokenView &T, uint32_t First,
                                  ByteRange Arg) {
  const auto &Toks = T.tokens();
  auto It = std::lower_bound(
      Toks.begin() + First, Toks.end(), Arg.Begin,
      [](const auto &Tok, uint32_t At) { return Tok.Range.Begin < At; });
  if (It == Toks.end() || It->Range != Arg ||
      It->Kind != clang::tok::raw_identifier)
    return std::nullopt;
  return It - Toks.begin();
}

} // namespace

RocNames::RocNames(const FileContext &C) : C(C) {
  if (C.Options.Target != TargetApi::Roc)
    return;
  readHeaders();
  for (const NameUse &Use : C.uses()) {
    const MapEntry *Row = C.row(Use);
    HasLt |= Row && Row->Header == LtHeader;
  }
  for (const NameUse &Use : C.uses()) {
    const MapEntry *Row = C.row(Use);
    if (Row && Row->Kind == NameKind::Function && !Row->Roc.empty())
      readCall(Use, *Row);
  }
  if (HasLt)
    keepComputes();
}

/// hipBLASLt stays, and with it what it computes with.
void RocNames::keepComputes() {
  for (const NameUse &Use : C.uses())
    if (isCompute(Use.Cuda) && !Use.Rows.front().Hip.empty())
      Constants.try_emplace(Use.Token, Use.Rows.front().Hip.str());
}

void RocNames::readHeaders() {
  for (const MapEntry *Row : C.Table.all(NameKind::Header))
    if (!Row->Roc.empty() && !Row->Hip.empty() && Row->Roc != Row->Hip)
      Headers.try_emplace(Row->Hip, Row->Roc);
}

llvm::StringRef RocNames::headerInstead(const MapEntry &Row) const {
  return Headers.lookup(Row.Header);
}

/// A type that is not the roc* library's after the translation.
bool RocNames::isForeign(llvm::StringRef Type) const {
  return Type == "cudaDataType" || Type == "cudaDataType_t" ||
         (HasLt && Type == "cublasComputeType_t");
}

void RocNames::readCall(const NameUse &Use, const MapEntry &Row) {
  llvm::StringRef Library = Row.Roc.split('_').first;
  auto Call = C.call(Use);
  if (!Call || (Library != "rocblas" && Library != "rocsparse"))
    return;
  struct Constant {
    uint32_t Token;
    llvm::StringRef Bits;
  };
  std::vector<Constant> Computes;
  bool Complex = false;
  const CallFact *Types = C.callFact(Use.Token);
  for (unsigned I = 0, E = Call->Args.size(); I != E; ++I) {
    auto Token = onlyToken(C.Tokens, Use.Token, Call->Args[I]);
    llvm::StringRef Name = Token ? C.Tokens.spelling(*Token) : "";
    std::string Suffix = typeSuffix(Name, Library);
    llvm::StringRef Bits = Library == "rocblas" ? computeBits(Name) : "";
    if (!Suffix.empty()) {
      Constants[*Token] = (Library + "_datatype_" + Suffix).str();
      Complex |= llvm::StringRef(Suffix).ends_with("_c");
    } else if (!Bits.empty()) {
      Computes.push_back({*Token, Bits});
    } else if (Types && I < Types->Args.size() &&
               isForeign(Types->Args[I].Type)) {
      Unknowns.push_back({Use.Token, I + 1, Library});
    }
  }
  for (const Constant &Of : Computes)
    Constants[Of.Token] =
        ("rocblas_datatype_" + Of.Bits + (Complex ? "_c" : "_r")).str();
}

} // namespace hipify
