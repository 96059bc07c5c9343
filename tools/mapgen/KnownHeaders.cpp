//===- KnownHeaders.cpp - headers that rows are compared with -------------===//
#include "KnownHeaders.h"

using namespace llvm;

namespace hipify {
namespace {

constexpr StringLiteral Cuda[] = {"cuda.h",
                                  "cuda_runtime.h",
                                  "cuda_fp16.h",
                                  "cuda_bf16.h",
                                  "cuda_fp8.h",
                                  "cuda_fp6.h",
                                  "cuda_fp4.h",
                                  "cooperative_groups.h",
                                  "cooperative_groups/memcpy_async.h",
                                  "cooperative_groups/reduce.h",
                                  "cooperative_groups/scan.h",
                                  "cuComplex.h",
                                  "cuda_awbarrier.h",
                                  "cuda_device_runtime_api.h",
                                  "cuda_occupancy.h",
                                  "cuda_pipeline.h",
                                  "cuda_profiler_api.h",
                                  "cudaProfiler.h",
                                  "cudaTypedefs.h",
                                  "cudaProfilerTypedefs.h",
                                  "mma.h",
                                  "math_constants.h",
                                  "library_types.h",
                                  "cudaGL.h",
                                  "cudaGLTypedefs.h",
                                  "cuda_gl_interop.h",
                                  "cudaEGL.h",
                                  "cudaEGLTypedefs.h",
                                  "cuda_egl_interop.h",
                                  "cuda_vdpau_interop.h",
                                  "cudaVDPAU.h",
                                  "cudaVDPAUTypedefs.h",
                                  "nvrtc.h",
                                  "nvJitLink.h",
                                  "nvvm.h",
                                  "cublas_v2.h",
                                  "cublasLt.h",
                                  "cublasXt.h",
                                  "cusparse.h",
                                  "cusolverDn.h",
                                  "cusolverSp.h",
                                  "cusolverSp_LOWLEVEL_PREVIEW.h",
                                  "cusolverRf.h",
                                  "cusolverMg.h",
                                  "cufft.h",
                                  "cufftXt.h",
                                  "cudalibxt.h",
                                  "curand.h",
                                  "curand_kernel.h",
                                  "curand_mtgp32_host.h",
                                  "curand_mtgp32_kernel.h",
                                  "cudnn.h",
                                  "cudnn_backend.h",
                                  "nccl.h",
                                  "nvtx3/nvToolsExt.h",
                                  "nvtx3/nvToolsExtCuda.h",
                                  "nvtx3/nvToolsExtCudaRt.h",
                                  "nvtx3/nvToolsExtSync.h",
                                  "cub/cub.cuh",
                                  "thrust/*",
                                  "thrust/iterator/*",
                                  "thrust/mr/*"};
constexpr StringLiteral CudaBlas1[] = {"cuda_runtime.h", "cublas.h"};
constexpr StringLiteral CudaFftw[] = {"cuda_runtime.h", "cufftw.h"};
constexpr StringLiteral CudaCupti[] = {"cuda.h", "cupti.h"};

constexpr StringLiteral Hip[] = {"hip/hip_runtime.h",
                                 "hip/hip_fp16.h",
                                 "hip/hip_bf16.h",
                                 "hip/hip_fp8.h",
                                 "hip/hip_cooperative_groups.h",
                                 "hip/hip_complex.h",
                                 "hip/hiprtc.h",
                                 "hip/hip_math_constants.h",
                                 "hip/library_types.h",
                                 "hip/hip_ext.h",
                                 "hipblas/hipblas.h",
                                 "hipblaslt/hipblaslt.h",
                                 "hipsparse/hipsparse.h",
                                 "hipsolver/hipsolver.h",
                                 "hipfft/hipfft.h",
                                 "hipfft/hipfftXt.h",
                                 "hip/hip_gl_interop.h",
                                 "hiprand/hiprand_mtgp32_host.h",
                                 "hiprand/hiprand.h",
                                 "hiprand/hiprand_kernel.h",
                                 "rccl/rccl.h",
                                 "miopen/miopen.h",
                                 "roctracer/roctx.h",
                                 "hipcub/hipcub.hpp",
                                 "thrust/*",
                                 "thrust/iterator/*",
                                 "thrust/mr/*"};
constexpr StringLiteral Roc[] = {
    "hip/hip_runtime.h",       "rocblas/rocblas.h", "rocsparse/rocsparse.h",
    "rocsolver/rocsolver.h",   "rocfft/rocfft.h",   "rocrand/rocrand.h",
    "rocrand/rocrand_kernel.h"};
constexpr StringLiteral RocWmma[] = {"hip/hip_runtime.h",
                                     "rocwmma/rocwmma.hpp"};
constexpr StringLiteral AmdSmi[] = {"amd_smi/amdsmi.h"};

constexpr HeaderGroup CudaGroups[] = {Cuda, CudaBlas1, CudaFftw, CudaCupti};
constexpr HeaderGroup HipGroups[] = {Hip, Roc, RocWmma, AmdSmi};

constexpr std::pair<StringLiteral, StringLiteral> Graphics[] = {
    {"GL/gl.h", "typedef unsigned GLenum, GLuint;\ntypedef int GLint;\n"},
    {"EGL/egl.h", "typedef int EGLint;\ntypedef void *EGLDisplay;\n"},
    {"EGL/eglext.h", "typedef void *EGLImageKHR, *EGLStreamKHR, *EGLSyncKHR;\n"
                     "typedef unsigned long EGLuint64KHR;\n"},
    {"vdpau/vdpau.h",
     "typedef unsigned VdpDevice, VdpVideoSurface, VdpOutputSurface;\n"
     "typedef int VdpGetProcAddress(VdpDevice, unsigned, void **);\n"},
};

} // namespace

ArrayRef<HeaderGroup> cudaHeaderGroups() { return CudaGroups; }
ArrayRef<HeaderGroup> hipHeaderGroups() { return HipGroups; }
ArrayRef<std::pair<StringLiteral, StringLiteral>> graphicsHeaders() {
  return Graphics;
}

} // namespace hipify
