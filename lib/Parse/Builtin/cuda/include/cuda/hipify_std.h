// libcu++: cuda::std is the standard library under another name.
#ifndef HIPIFY_CUDA_HIPIFY_STD_H
#define HIPIFY_CUDA_HIPIFY_STD_H
#include "../cuda_runtime.h"
namespace std {}
namespace cuda {
namespace std {
using namespace ::std;
} // namespace std
} // namespace cuda
#define _CUDA_VSTD ::cuda::std
#define CCCL_VERSION 3000000
#define CCCL_MAJOR_VERSION 3
#define CCCL_MINOR_VERSION 0
#define CCCL_PATCH_VERSION 0
#define _CCCL_HOST __host__
#define _CCCL_DEVICE __device__
#define _CCCL_HOST_DEVICE __host__ __device__
#define _CCCL_FORCEINLINE __forceinline__
#define _LIBCUDACXX_CUDA_API_VERSION CCCL_VERSION
#endif
