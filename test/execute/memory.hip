// Memory of all kinds and the functions that fill, copy and describe it.
// RUN: %run --extra-arg=-Wno-deprecated-declarations %s 2>&1 | FileCheck %s
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <hip/hip_runtime.h>
#include <vector>

#define SHOW(call) std::printf("%s: %s\n", #call, hipGetErrorName(call))
#define OK(call)                                                               \
  do {                                                                         \
    hipError_t status = call;                                                  \
    if (status != hipSuccess)                                                  \
      std::printf("failed: %s: %s\n", #call, hipGetErrorName(status));         \
  } while (0)

__global__ void add(int *p, int v) { p[threadIdx.x] += v; }
__constant__ int table[4];
__device__ int numbers[4] = {1, 2, 3, 4};
__global__ void scale(int *out) { out[threadIdx.x] = table[threadIdx.x] * numbers[threadIdx.x]; }

static int at(const void *device, int index) {
  int value = -1;
  OK(hipMemcpy(&value, (const int *)device + index, sizeof value, hipMemcpyDeviceToHost));
  return value;
}

static void filled() {
  char *p;
  OK(hipMalloc(&p, 64));
  hipDeviceptr_t d = (hipDeviceptr_t)p;
  OK(hipMemsetD8(d, 0x11, 64));
  OK(hipMemsetD8Async((hipDeviceptr_t)(p + 4), 0x22, 4, nullptr));
  OK(hipMemsetD16((hipDeviceptr_t)(p + 8), 0x1234, 2));
  OK(hipMemsetD16Async((hipDeviceptr_t)(p + 12), 0x5678, 1, nullptr));
  OK(hipMemsetD32((hipDeviceptr_t)(p + 16), 0x12345678, 2));
  OK(hipMemsetD32Async((hipDeviceptr_t)(p + 24), 7, 1, nullptr));
  // CHECK: filled 11111111 22222222 12341234 11115678 12345678 12345678 7 11111111
  std::printf("filled %x %x %x %x %x %x %x %x\n", at(p, 0), at(p, 1), at(p, 2), at(p, 3),
              at(p, 4), at(p, 5), at(p, 6), at(p, 7));
  // CHECK: past the end: hipErrorInvalidValue
  std::printf("past the end: %s\n", hipGetErrorName(hipMemsetD32((hipDeviceptr_t)(p + 60), 0, 2)));
  OK(hipMemset2D(p, 16, 0, 4, 4));
  OK(hipMemset2DAsync(p + 4, 16, 0x33, 4, 2, nullptr));
  // CHECK: columns 0 33333333 12341234 0 33333333
  std::printf("columns %x %x %x %x %x\n", at(p, 0), at(p, 1), at(p, 2), at(p, 4), at(p, 5));
  OK(hipFree(p));
  hipPitchedPtr box;
  OK(hipMalloc3D(&box, make_hipExtent(8, 2, 2)));
  OK(hipMemset3DAsync(box, 0x44, make_hipExtent(8, 2, 2), nullptr));
  // CHECK: box 44444444
  std::printf("box %x\n", at((char *)box.ptr + box.pitch * 3, 1));
  OK(hipFree(box.ptr));
}

static void described() {
  char *p;
  size_t size = 0, free = 0, total = 0;
  hipDeviceptr_t base = 0;
  OK(hipMalloc(&p, 1000));
  OK(hipMemGetAddressRange(&base, &size, (hipDeviceptr_t)(p + 500)));
  // CHECK: range 1 1000
  std::printf("range %d %zu\n", (char *)base == p, size);
  OK(hipMemPtrGetInfo(p, &size));
  OK(hipMemGetInfo(&free, &total));
  // CHECK: info 1000 1
  std::printf("info %zu %d\n", size, free > 0 && free + 1000 <= total);
  size_t before = free;
  char *large;
  OK(hipMalloc(&large, 1 << 20));
  OK(hipMemGetInfo(&free, &total));
  // CHECK: taken 1
  std::printf("taken %d\n", before - free >= 1 << 20);
  OK(hipFree(large));
  OK(hipFree(p));
  // CHECK: hipMemPtrGetInfo(p, &size): hipErrorInvalidValue
  SHOW(hipMemPtrGetInfo(p, &size));
  OK(hipExtMallocWithFlags((void **)&p, 64, hipDeviceMallocFinegrained));
  OK(hipFree(p));
}

static void pinned() {
  int *p, *device;
  unsigned flags = 0;
  OK(hipHostAlloc((void **)&p, 4 * sizeof(int), hipHostMallocMapped));
  OK(hipHostGetDevicePointer((void **)&device, p, 0));
  OK(hipHostGetFlags(&flags, p));
  std::memset(p, 0, 4 * sizeof(int));
  add<<<1, 4>>>(device, 5);
  OK(hipDeviceSynchronize());
  // CHECK: pinned 5 5 mapped 1
  std::printf("pinned %d %d mapped %d\n", p[0], p[3], (flags & hipHostMallocMapped) != 0);
  OK(hipHostFree(p));
  OK(hipMemAllocHost((void **)&p, 16));
  OK(hipHostFree(p));

  // Ordinary memory, once it is registered.
  std::vector<int> own(1024, 1);
  OK(hipHostRegister(own.data(), own.size() * sizeof(int), hipHostRegisterDefault));
  // CHECK: hipHostRegister(own.data(), 4, 0): hipErrorHostMemoryAlreadyRegistered
  SHOW(hipHostRegister(own.data(), 4, 0));
  OK(hipHostGetDevicePointer((void **)&device, own.data(), 0));
  add<<<1, 1024>>>(device, 2);
  OK(hipDeviceSynchronize());
  // CHECK: registered 3 3
  std::printf("registered %d %d\n", own[0], own[1023]);
  OK(hipHostUnregister(own.data()));
  // CHECK: hipHostUnregister(own.data()): hipErrorHostMemoryNotRegistered
  SHOW(hipHostUnregister(own.data()));
}

static void managed() {
  int *p, location = -5;
  OK(hipMallocManaged(&p, 4 * sizeof(int)));
  for (int i = 0; i < 4; ++i)
    p[i] = i;
  OK(hipMemAdvise(p, 4 * sizeof(int), hipMemAdviseSetPreferredLocation, 0));
  OK(hipMemPrefetchAsync(p, 4 * sizeof(int), 0, nullptr));
  OK(hipStreamAttachMemAsync(nullptr, p, 0, hipMemAttachGlobal));
  OK(hipMemRangeGetAttribute(&location, sizeof location, hipMemRangeAttributePreferredLocation,
                             p, 4 * sizeof(int)));
  add<<<1, 4>>>(p, 10);
  OK(hipDeviceSynchronize());
  // CHECK: managed 10 13
  std::printf("managed %d %d\n", p[0], p[3]);
  hipPointerAttribute_t attributes;
  OK(hipPointerGetAttributes(&attributes, p));
  // CHECK: is managed 1
  std::printf("is managed %d\n", attributes.isManaged);
  OK(hipFree(p));
}

static void pooled() {
  hipMemPool_t pool, fallback;
  hipMemPoolProps props = {};
  props.allocType = hipMemAllocationTypePinned;
  props.location.type = hipMemLocationTypeDevice;
  OK(hipDeviceGetDefaultMemPool(&fallback, 0));
  OK(hipMemPoolCreate(&pool, &props));
  OK(hipDeviceSetMemPool(0, pool));
  hipMemPool_t now;
  OK(hipDeviceGetMemPool(&now, 0));
  // CHECK: pool 1 0
  std::printf("pool %d %d\n", now == pool, now == fallback);
  uint64_t keep = 1 << 20, kept = 0;
  OK(hipMemPoolSetAttribute(pool, hipMemPoolAttrReleaseThreshold, &keep));
  OK(hipMemPoolGetAttribute(pool, hipMemPoolAttrReleaseThreshold, &kept));
  int *p, *q, result = 0;
  hipStream_t s;
  OK(hipStreamCreate(&s));
  OK(hipMallocFromPoolAsync((void **)&p, 4, pool, s));
  OK(hipMallocAsync((void **)&q, 12, s));
  uint64_t used = 0, most = 0;
  OK(hipMemPoolGetAttribute(pool, hipMemPoolAttrUsedMemCurrent, &used));
  OK(hipMemsetAsync(p, 0, 4, s));
  add<<<1, 1, 0, s>>>(p, 6);
  OK(hipMemcpyAsync(q, p, 4, hipMemcpyDeviceToDevice, s));
  OK(hipFreeAsync(p, s));
  OK(hipMemcpyAsync(&result, q, 4, hipMemcpyDeviceToHost, s));
  OK(hipFreeAsync(q, s));
  OK(hipStreamSynchronize(s));
  OK(hipMemPoolTrimTo(pool, 0));
  OK(hipMemPoolGetAttribute(pool, hipMemPoolAttrUsedMemHigh, &most));
  // CHECK: pooled 6 threshold 1048576 used 16 16
  std::printf("pooled %d threshold %d used %d %d\n", result, (int)kept, (int)used, (int)most);
  OK(hipMemPoolGetAttribute(pool, hipMemPoolAttrUsedMemCurrent, &used));
  // CHECK: still 0
  std::printf("still %d\n", (int)used);
  // CHECK: hipFreeAsync(q, s): hipErrorInvalidValue
  SHOW(hipFreeAsync(q, s));
  OK(hipDeviceSetMemPool(0, fallback));
  OK(hipMemPoolDestroy(pool));
  // CHECK: hipMemPoolTrimTo(pool, 0): hipErrorInvalidValue
  SHOW(hipMemPoolTrimTo(pool, 0));
  OK(hipStreamDestroy(s));
}

static void copied() {
  int in[8] = {1, 2, 3, 4, 5, 6, 7, 8}, out[8] = {};
  int *a, *b;
  hipStream_t s;
  OK(hipStreamCreate(&s));
  OK(hipMalloc(&a, sizeof in));
  OK(hipMalloc(&b, sizeof in));
  OK(hipMemcpyHtoDAsync((hipDeviceptr_t)a, in, sizeof in, s));
  OK(hipMemcpyDtoDAsync((hipDeviceptr_t)b, (hipDeviceptr_t)a, sizeof in, s));
  OK(hipMemcpyDtoHAsync(out, (hipDeviceptr_t)b, 12, s));
  OK(hipStreamSynchronize(s));
  OK(hipMemcpyDtoD((hipDeviceptr_t)b, (hipDeviceptr_t)(a + 4), 8));
  OK(hipMemcpyWithStream(out + 4, b, 12, hipMemcpyDeviceToHost, s));
  // CHECK: copied 1 2 3 0 5 6 3 0
  for (int i = 0; i < 8; ++i)
    std::printf("%s%d%s", i ? "" : "copied ", out[i], i < 7 ? " " : "\n");
  OK(hipMemcpyPeer(b, 0, a, 0, 4));
  // Two columns of four rows.
  OK(hipMemcpy2DAsync(out, 8, a, 8, 4, 4, hipMemcpyDeviceToHost, s));
  OK(hipStreamSynchronize(s));
  // CHECK: columns 1 3 5 7 peer 1
  std::printf("columns %d %d %d %d peer %d\n", out[0], out[2], out[4], out[6], at(b, 0));
  int factors[4] = {10, 20, 30, 40}, other[4] = {2, 2, 2, 2};
  OK(hipMemcpyToSymbolAsync(HIP_SYMBOL(table), factors, sizeof factors, 0, hipMemcpyHostToDevice, s));
  OK(hipMemcpyToSymbolAsync(HIP_SYMBOL(numbers), other, 8, 8, hipMemcpyHostToDevice, s));
  scale<<<1, 4, 0, s>>>(a);
  OK(hipMemcpyAsync(out, a, 16, hipMemcpyDeviceToHost, s));
  OK(hipMemcpyFromSymbolAsync(other, HIP_SYMBOL(numbers), 8, 0, hipMemcpyDeviceToHost, s));
  OK(hipStreamSynchronize(s));
  // CHECK: symbols 10 40 60 80 then 1 2
  std::printf("symbols %d %d %d %d then %d %d\n", out[0], out[1], out[2], out[3], other[0], other[1]);
  // CHECK: past the symbol: hipErrorInvalidValue
  std::printf("past the symbol: %s\n",
              hipGetErrorName(hipMemcpyToSymbol(HIP_SYMBOL(table), factors, 16, 4)));
  hipMemcpy3DParms p = {};
  p.srcPtr = make_hipPitchedPtr(in, 8, 8, 2);
  p.dstPtr = make_hipPitchedPtr(a, 8, 8, 2);
  p.extent = make_hipExtent(8, 2, 2);
  p.kind = hipMemcpyHostToDevice;
  OK(hipMemcpy3DAsync(&p, s));
  OK(hipStreamSynchronize(s));
  // CHECK: volume 8
  std::printf("volume %d\n", at(a, 7));
}

int main() {
  filled();
  described();
  pinned();
  managed();
  pooled();
  copied();
  // CHECK-NOT: failed
}
