//===- Spelling.cpp - names that can only be CUDA's -----------------------===//
//
// Decides by spelling alone whether a name belongs to CUDA or one of its
// libraries, so that dead code can be renamed and unknown names reported.
//
//===----------------------------------------------------------------------===//
#include "hipify/Map.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace hipify {
namespace {

/// What follows the prefix in names of the library.
enum class Next : uint8_t {
  Upper,   ///< a capital letter: `cudaMalloc`, but `cudart` is no match
  Any,     ///< anything, also nothing
  NonWord, ///< nothing: the whole name
};

struct SpellingRule {
  StringLiteral Prefix;
  Next After;
};

constexpr SpellingRule Rules[] = {
    {"cuda", Next::Upper},
    {"CUDA_", Next::Upper},
    {"CUDART_", Next::Upper},
    {"CUDARTAPI", Next::Any},
    {"CUDAAPI", Next::NonWord},
    {"cublas", Next::Upper},
    {"CUBLAS_", Next::Upper},
    {"CUBLASLT_", Next::Upper},
    {"cusparse", Next::Upper},
    {"CUSPARSE_", Next::Upper},
    {"CUSPARSELT_", Next::Upper},
    {"cusolver", Next::Upper},
    {"CUSOLVER_", Next::Upper},
    {"CUSOLVERMG_", Next::Upper},
    {"cufft", Next::Upper},
    {"CUFFT_", Next::Upper},
    {"curand", Next::Upper},
    {"curand_", Next::Any},
    {"CURAND_", Next::Upper},
    {"cudnn", Next::Upper},
    {"CUDNN_", Next::Upper},
    {"cutensor", Next::Upper},
    {"CUTENSOR_", Next::Upper},
    {"cuTENSOR", Next::Any},
    {"cupti", Next::Upper},
    {"CUpti", Next::Any},
    {"CUPTI_", Next::Upper},
    {"nvrtc", Next::Upper},
    {"NVRTC_", Next::Upper},
    {"nvJitLink", Next::Any},
    {"nvPTXCompiler", Next::Any},
    {"nvtx", Next::Upper},
    {"NVTX_", Next::Upper},
    {"nvml", Next::Upper},
    {"NVML_", Next::Upper},
    {"nccl", Next::Upper},
    {"NCCL_", Next::Upper},
    {"__nv_bfloat16", Next::Any},
    {"__nv_fp", Next::Any},
    {"__nv_cvt", Next::Any},
    {"__nv_saturation_t", Next::Any},
    {"nv_bfloat16", Next::Any},
    {"__CUDA", Next::Any},
    {"__cuda", Next::Upper},
};

/// `cu` and `CU` are short: what follows has to look like CUDA's driver API,
/// not like `cuBuffer` of a project of that name, which nobody can tell apart
/// from `cuMemAlloc` but by the table. Here `cu[A-Z][a-z]` counts.
bool looksLikeDriver(StringRef Name) {
  if (Name.consume_front("CU_"))
    return !Name.empty() && isUpper(Name[0]);
  if (Name.size() > 3 && Name.starts_with("cu"))
    return isUpper(Name[2]) && (isLower(Name[3]) || isDigit(Name[3]));
  return false;
}

} // namespace

bool looksLikeCuda(StringRef Name) {
  for (const SpellingRule &Rule : Rules) {
    StringRef Rest = Name;
    if (!Rest.consume_front(Rule.Prefix))
      continue;
    switch (Rule.After) {
    case Next::Any:
      return true;
    case Next::NonWord:
      if (Rest.empty())
        return true;
      break;
    case Next::Upper:
      if (!Rest.empty() && (isUpper(Rest[0]) || isDigit(Rest[0])))
        return true;
      break;
    }
  }
  return looksLikeDriver(Name);
}

} // namespace hipify
