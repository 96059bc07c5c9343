// Contexts of the driver interface: a stack for each thread, the primary one
// below.
// RUN: %run --extra-arg=-Wno-deprecated-declarations %s 2>&1 | FileCheck %s
#include <cstdio>
#include <hip/hip_runtime.h>
#include <thread>

#define SHOW(call) std::printf("%s: %s\n", #call, hipGetErrorName(call))

__global__ void one(int *p) { *p = 1; }

int main() {
  hipCtx_t primary, a, b, now;
  int device = -1, active, version;
  unsigned flags;
  // CHECK: hipInit(0): hipSuccess
  SHOW(hipInit(0));
  // CHECK: hipDevicePrimaryCtxRetain(&primary, 0): hipSuccess
  SHOW(hipDevicePrimaryCtxRetain(&primary, 0));
  (void)hipDevicePrimaryCtxGetState(0, &flags, &active);
  // CHECK: active 1
  std::printf("active %d\n", active);
  (void)hipCtxGetCurrent(&now);
  // CHECK: the primary is current: 1
  std::printf("the primary is current: %d\n", now == primary);
  // CHECK: hipCtxCreate(&a, 0, 0): hipSuccess
  SHOW(hipCtxCreate(&a, 0, 0));
  // CHECK: hipCtxCreate(&b, hipDeviceScheduleYield, 0): hipSuccess
  SHOW(hipCtxCreate(&b, hipDeviceScheduleYield, 0));
  // CHECK: hipCtxCreate(&now, 0, 7): hipErrorInvalidDevice
  SHOW(hipCtxCreate(&now, 0, 7));
  (void)hipCtxGetFlags(&flags);
  // CHECK: flags of the current one 2
  std::printf("flags of the current one %u\n", flags);
  (void)hipCtxPopCurrent(&now);
  // CHECK: popped b: 1
  std::printf("popped b: %d\n", now == b);
  (void)hipCtxGetCurrent(&now);
  // CHECK: now a: 1
  std::printf("now a: %d\n", now == a);
  // CHECK: hipCtxSetCurrent(b): hipSuccess
  SHOW(hipCtxSetCurrent(b));
  (void)hipCtxGetDevice(&device);
  (void)hipCtxGetApiVersion(b, &version);
  // CHECK: device 0 version 4
  std::printf("device %d version %d\n", device, version);
  // Work in a context, and a context of another thread.
  int *p, value = 0;
  (void)hipMalloc(&p, sizeof *p);
  one<<<1, 1>>>(p);
  // CHECK: hipCtxSynchronize(): hipSuccess
  SHOW(hipCtxSynchronize());
  std::thread([&] {
    (void)hipCtxGetCurrent(&now);
    // CHECK: another thread has the primary: 1
    std::printf("another thread has the primary: %d\n", now == primary);
    (void)hipCtxPushCurrent(b);
    (void)hipMemcpyDtoH(&value, (hipDeviceptr_t)p, sizeof value);
  }).join();
  // CHECK: value 1
  std::printf("value %d\n", value);
  // CHECK: hipCtxDestroy(b): hipSuccess
  SHOW(hipCtxDestroy(b));
  // CHECK: hipCtxDestroy(b): hipErrorInvalidValue
  SHOW(hipCtxDestroy(b));
  // CHECK: hipCtxPushCurrent(b): hipErrorInvalidContext
  SHOW(hipCtxPushCurrent(b));
  // CHECK: hipCtxDestroy(a): hipSuccess
  SHOW(hipCtxDestroy(a));
  // CHECK: hipCtxPopCurrent(nullptr): hipErrorInvalidContext
  SHOW(hipCtxPopCurrent(nullptr));
  // CHECK: hipDevicePrimaryCtxRelease(0): hipSuccess
  SHOW(hipDevicePrimaryCtxRelease(0));
}
