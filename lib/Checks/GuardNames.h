//===- GuardNames.h - macros that say who compiles, and for what ----------===//
#ifndef HIPIFY_LIB_CHECKS_GUARDNAMES_H
#define HIPIFY_LIB_CHECKS_GUARDNAMES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSwitch.h"
#include <optional>

namespace hipify {

/// The macro that is defined under hipcc where \p Macro is under nvcc.
/// Source: HIP's programming guide, "compiler defines".
inline std::optional<llvm::StringRef> guardCounterpart(llvm::StringRef Macro) {
  return llvm::StringSwitch<std::optional<llvm::StringRef>>(Macro)
      .Cases({"__CUDACC__", "__NVCC__"}, llvm::StringRef("__HIPCC__"))
      .Case("__CUDA_ARCH__", llvm::StringRef("__HIP_DEVICE_COMPILE__"))
      .Default(std::nullopt);
}

/// A macro whose presence in a condition says that HIP was thought of.
inline bool isHipGuard(llvm::StringRef Macro) {
  return Macro.starts_with("__HIP") || Macro == "USE_ROCM" ||
         Macro == "HIP_VERSION" || Macro == "TORCH_HIP_VERSION" ||
         Macro == "USE_HIP" || Macro == "ENABLE_HIP" || Macro == "__AMDGCN__" ||
         Macro == "__HCC__";
}

/// A macro that holds a release number of CUDA or of one of its libraries; it
/// is not defined under hipcc, so conditions read 0.
inline bool isVersionMacro(llvm::StringRef Macro) {
  return llvm::StringSwitch<bool>(Macro)
      .Cases({"CUDA_VERSION", "CUDART_VERSION", "__CUDART_API_VERSION",
              "__CUDA_API_VERSION", "CUDA_API_PER_THREAD_DEFAULT_STREAM"},
             true)
      .Cases({"__CUDACC_VER_MAJOR__", "__CUDACC_VER_MINOR__",
              "__CUDACC_VER_BUILD__", "__CUDACC_VER__"},
             true)
      .Cases(
          {"CUDNN_VERSION", "CUDNN_MAJOR", "CUDNN_MINOR", "CUDNN_PATCHLEVEL"},
          true)
      .Cases({"CUBLAS_VERSION", "CUBLAS_VER_MAJOR", "CUBLAS_VER_MINOR"}, true)
      .Cases({"CUSPARSE_VERSION", "CUSPARSE_VER_MAJOR"}, true)
      .Cases({"CUSOLVER_VERSION", "CUSOLVER_VER_MAJOR"}, true)
      .Cases({"CUFFT_VERSION", "CURAND_VERSION", "CUB_VERSION",
              "CUSPARSELT_VERSION"},
             true)
      .Default(false);
}

} // namespace hipify

#endif
