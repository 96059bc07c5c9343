// P06: only one branch is compiled; the other may redefine, leave braces open
// or be no C++ at all.
// RUN: %check
// RUN: %findings
#include <cuda_runtime.h>

#if USE_A
static int block = 64;
#else
static int block = 128;
#endif
void f() { cudaSetDevice(0); }
// CHECK: #if USE_A
// CHECK-NEXT: static int block = 64;
// CHECK-NEXT: #else
// CHECK-NEXT: static int block = 128;
// CHECK-NEXT: #endif
// CHECK-NEXT: void f() { hipSetDevice(0); }

#ifdef WITH_STREAM
void g(int *p, cudaStream_t s) {
  if (cudaStreamQuery(s) == cudaSuccess) {
#else
void g(int *p) {
  if (cudaGetLastError() == cudaSuccess) {
#endif
    cudaFree(p);
  }
}
// CHECK: void g(int *p, hipStream_t s) {
// CHECK-NEXT: {{^}}  if (hipStreamQuery(s) == hipSuccess) {
// CHECK-NEXT: #else
// CHECK-NEXT: void g(int *p) {
// CHECK-NEXT: {{^}}  if (hipGetLastError() == hipSuccess) {
// CHECK-NEXT: #endif
// CHECK-NEXT: {{^}}    hipFree(p);

#if 0
This isn't C++: don't stop at the quote, cudaFree(p) is still renamed,
and neither at ) } ] nor at (((
cudaFree(q);
#endif
void h(void *p) { cudaFree(p); }
// CHECK: #if 0
// CHECK-NEXT: This isn't C++
// CHECK: {{^}}hipFree(q);
// CHECK-NEXT: #endif
// CHECK-NEXT: void h(void *p) { hipFree(p); }
// FIND-NOT: warning:
// FIND-NOT: error:
