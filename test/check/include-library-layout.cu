// P24: the libraries' headers live in folders of their own.
// RUN: %check
#include <cuda_runtime.h>
#include <cublas_v2.h>
#include <cusparse.h>
#include <cusolverDn.h>
#include <cufft.h>
#include <curand.h>
#include <curand_kernel.h>
#include <nccl.h>
#include <cub/cub.cuh>
// CHECK: #include <hip/hip_runtime.h>
// CHECK-NEXT: #include <hipblas/hipblas.h>
// CHECK-NEXT: #include <hipsparse/hipsparse.h>
// CHECK-NEXT: #include <hipsolver/hipsolver.h>
// CHECK-NEXT: #include <hipfft/hipfft.h>
// CHECK-NEXT: #include <hiprand/hiprand.h>
// CHECK-NEXT: #include <hiprand/hiprand_kernel.h>
// CHECK-NEXT: #include <rccl/rccl.h>
// CHECK-NEXT: #include <hipcub/hipcub.hpp>
