// Functions of the runtime that are given nothing, too much, or what does not
// exist; an object whose constructor and destructor use the GPU.
// RUN: %run %s 2>&1 | FileCheck %s
#include <cstdio>
#include <hip/hip_runtime.h>

#define SHOW(call) std::printf("%s: %s\n", #call, hipGetErrorName(call))

__global__ void one(int *p) { p[threadIdx.x] = 1; }

struct Early {
  int *p;
  Early() {
    (void)hipMalloc(&p, 64 * sizeof(int));
    one<<<1, 64>>>(p);
    std::printf("before main: %s\n", hipGetErrorName(hipDeviceSynchronize()));
  }
  ~Early() { std::printf("after main: %s\n", hipGetErrorName(hipFree(p))); }
};
// CHECK: before main: hipSuccess
static Early early;

struct Large {
  int v[900];
};
__global__ void large(Large l, char c, double d, short s, int *out) {
  *out = l.v[899] + c + int(d) + s;
}

int main() {
  int *p, value = 0;
  int *const q = &value;
  // CHECK-NEXT: hipMalloc(&p, 0): hipSuccess
  SHOW(hipMalloc(&p, 0));
  // CHECK: hipMalloc(&p, size_t(-1)): hipErrorOutOfMemory
  SHOW(hipMalloc(&p, size_t(-1)));
  // CHECK: hipMalloc((void **)nullptr, 4): hipErrorInvalidValue
  SHOW(hipMalloc((void **)nullptr, 4));
  // CHECK: hipFree(nullptr): hipSuccess
  SHOW(hipFree(nullptr));
  // CHECK: hipFree(q): hipErrorInvalidValue
  SHOW(hipFree(q));
  (void)hipMallocManaged(&p, sizeof(int));
  // CHECK: hipMemcpy(p, nullptr, 4, hipMemcpyHostToDevice): hipErrorInvalidValue
  SHOW(hipMemcpy(p, nullptr, 4, hipMemcpyHostToDevice));
  // CHECK: hipMemcpy(p, nullptr, 0, hipMemcpyHostToDevice): hipSuccess
  SHOW(hipMemcpy(p, nullptr, 0, hipMemcpyHostToDevice));
  // CHECK: hipMemcpy(p, q, 8, hipMemcpyHostToDevice): hipErrorInvalidValue
  SHOW(hipMemcpy(p, q, 8, hipMemcpyHostToDevice));
  hipEvent_t a, b;
  (void)hipEventCreate(&a);
  (void)hipEventCreate(&b);
  float ms;
  (void)hipEventRecord(a, nullptr);
  // CHECK: hipEventElapsedTime(&ms, a, b): hipErrorInvalidHandle
  SHOW(hipEventElapsedTime(&ms, a, b));
  // CHECK: hipEventDestroy(a): hipSuccess
  SHOW(hipEventDestroy(a));
  // CHECK: hipEventDestroy(a): hipErrorInvalidHandle
  SHOW(hipEventDestroy(a));
  // CHECK: hipEventSynchronize(a): hipErrorInvalidHandle
  SHOW(hipEventSynchronize(a));
  // CHECK: hipEventRecord(a, nullptr): hipErrorInvalidHandle
  SHOW(hipEventRecord(a, nullptr));
  one<<<1, 1, 0, (hipStream_t)0x1234>>>(p);
  // CHECK: hipGetLastError(): hipErrorInvalidHandle
  SHOW(hipGetLastError());
  int number;
  // CHECK: hipDeviceGetAttribute(&number, hipDeviceAttribute_t(5000), 0): hipErrorInvalidValue
  SHOW(hipDeviceGetAttribute(&number, hipDeviceAttribute_t(5000), 0));
  (void)hipGetLastError();
  // CHECK: unknown error
  std::printf("%s\n", hipGetErrorString(hipError_t(12345)));
  Large l;
  l.v[899] = 7;
  large<<<1, 1>>>(l, 10, 100.5, 1000, p);
  (void)hipDeviceSynchronize();
  // CHECK: arguments of all sizes 1117
  std::printf("arguments of all sizes %d\n", *p);
}
// CHECK-NEXT: after main: hipSuccess
