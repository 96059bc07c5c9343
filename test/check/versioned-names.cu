// P03: names that are macros for a versioned symbol, written either way.
// RUN: %check
#include <cstdlib>
#include <cuda.h>

#define CHECK_CU(x) do { if ((x) != CUDA_SUCCESS) abort(); } while (0)
// CHECK: #include <hip/hip_runtime.h>
// CHECK: #define CHECK_CU(x) do { if ((x) != hipSuccess) abort(); } while (0)

void f(const void *h, void *back, size_t n) {
  CUdeviceptr d;
  CHECK_CU(cuMemAlloc(&d, n));
  CHECK_CU(cuMemAlloc_v2(&d, n));
  CHECK_CU(cuMemcpyDtoH(back, d, n));
  CHECK_CU(cuMemcpyDtoH_v2(back, d, n));
  CHECK_CU(cuMemsetD8(d, 0, n));
  cuMemFree_v2(d);
  cuMemFree(d);
#ifdef NEVER
  cuMemFree(d), cuMemFree_v2(d);
#endif
}
// CHECK: {{^}}  hipDeviceptr_t d;
// CHECK-NEXT: {{^}}  CHECK_CU(hipMalloc(&d, n));
// CHECK-NEXT: {{^}}  CHECK_CU(hipMalloc(&d, n));
// CHECK-NEXT: {{^}}  CHECK_CU(hipMemcpyDtoH(back, d, n));
// CHECK-NEXT: {{^}}  CHECK_CU(hipMemcpyDtoH(back, d, n));
// CHECK-NEXT: {{^}}  CHECK_CU(hipMemsetD8(d, 0, n));
// CHECK-NEXT: {{^}}  hipFree(d);
// CHECK-NEXT: {{^}}  hipFree(d);
// CHECK-NEXT: #ifdef NEVER
// CHECK-NEXT: {{^}}  hipFree(d), hipFree(d);
// CHECK-NEXT: #endif

// A pointer to the function: the macro's expansion is what is taken.
auto release = cuMemFree;
decltype(&cuMemFree) also = &cuMemFree_v2;
// CHECK: auto release = hipFree;
// CHECK-NEXT: decltype(&hipFree) also = &hipFree;
