// P08: a guard that already names HIP says what it wants; it is left alone. So
// is a chain in which another branch is HIP's own: extending the CUDA branch
// would take HIP's place.
// RUN: %check
#include <cuda_runtime.h>

#if !defined(__CUDACC__) && !defined(__HIPCC__)
inline int hostOnly() { return 1; }
#endif
#if defined(__CUDACC__) || defined(__HIP__)
#endif
#if defined(__CUDACC__) && !defined(__HIP_PLATFORM_AMD__)
#endif
#if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
#endif
#ifdef __CUDACC__
static int vendor = 1;
#elif defined(__HIPCC__)
static int vendor = 2;
#endif
#if defined(__HIPCC__)
static int again = 2;
#elif defined(__CUDACC__)
static int again = 1;
#endif
// CHECK: #if !defined(__CUDACC__) && !defined(__HIPCC__){{$}}
// CHECK-NEXT: inline int hostOnly() { return 1; }
// CHECK-NEXT: #endif
// CHECK-NEXT: #if defined(__CUDACC__) || defined(__HIP__){{$}}
// CHECK-NEXT: #endif
// CHECK-NEXT: #if defined(__CUDACC__) && !defined(__HIP_PLATFORM_AMD__){{$}}
// CHECK-NEXT: #endif
// CHECK-NEXT: #if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__){{$}}
// CHECK-NEXT: #endif
// CHECK-NEXT: #ifdef __CUDACC__{{$}}
// CHECK-NEXT: static int vendor = 1;
// CHECK-NEXT: #elif defined(__HIPCC__){{$}}
// CHECK-NEXT: static int vendor = 2;
// CHECK-NEXT: #endif
// CHECK-NEXT: #if defined(__HIPCC__){{$}}
// CHECK-NEXT: static int again = 2;
// CHECK-NEXT: #elif defined(__CUDACC__){{$}}

// Not a test of the compiler: an IDE pretends to be nvcc.
#ifdef __INTELLISENSE__
#define __CUDACC__
#undef __CUDA_ARCH__
#endif
// __CUDACC__ in a comment, and in a string:
static const char *text = "defined(__CUDACC__)";
// CHECK: #ifdef __INTELLISENSE__
// CHECK-NEXT: #define __CUDACC__
// CHECK-NEXT: #undef __CUDA_ARCH__
// CHECK-NEXT: #endif
// CHECK-NEXT: // __CUDACC__ in a comment, and in a string:
// CHECK-NEXT: static const char *text = "defined(__CUDACC__)";
