// P08: the macro as a value. It is 0 for HIP's compiler, so the branch would be
// lost without a word: extended like a presence test.
// RUN: %check
#include <cuda_runtime.h>
#if __CUDACC__
#endif
#if !__NVCC__ && A
#endif
// CHECK: #if __CUDACC__ || defined(__HIPCC__)
// CHECK-NEXT: #endif
// CHECK-NEXT: #if !__NVCC__ && !defined(__HIPCC__) && A
