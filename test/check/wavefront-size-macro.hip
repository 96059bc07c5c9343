// The macro for the wave's width is gone.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[wavefront-size-macro]" %findings
// RUN: %hipify %s --no-output --rocm=6.2 2>&1 | FileCheck %s --check-prefix=OLD --allow-empty
// OLD-NOT: [wavefront-size-macro]
#include <hip/hip_runtime.h>
// FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [wavefront-size-macro]
#if __AMDGCN_WAVEFRONT_SIZE == 64
#endif
// FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [wavefront-size-macro]
__device__ int width() { return __AMDGCN_WAVEFRONT_SIZE__; }
__device__ int kept() { return __AMDGCN_WAVEFRONT_SIZE; } // NOHIPIFY(wavefront-size-macro): defined by us
__device__ int good() { return __builtin_amdgcn_wavefrontsize(); }
