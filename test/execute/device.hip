// What the host can ask and set of a device, its functions and its streams.
// RUN: %run --wave=64 --extra-arg=-Wno-deprecated-declarations %s 2>&1 | FileCheck %s --check-prefixes=CHECK,W64
// RUN: %run --wave=32 --extra-arg=-Wno-deprecated-declarations %s 2>&1 | FileCheck %s --check-prefixes=CHECK,W32
#include <cstdio>
#include <cstring>
#include <hip/hip_runtime.h>

#define SHOW(call) std::printf("%s: %s\n", #call, hipGetErrorName(call))
#define OK(call)                                                               \
  do {                                                                         \
    hipError_t status = call;                                                  \
    if (status != hipSuccess)                                                  \
      std::printf("failed: %s: %s\n", #call, hipGetErrorName(status));         \
  } while (0)

__global__ __launch_bounds__(256) void bounded(int *p) {
  __shared__ int part[512];
  part[threadIdx.x] = p[threadIdx.x];
  __syncthreads();
  p[threadIdx.x] = part[blockDim.x - 1 - threadIdx.x];
}
__global__ void plain(int *p) { *p += 1; }

static void identity() {
  int device = -1, number = 0, major = 0, minor = 0;
  char name[64];
  size_t bytes = 0;
  hipDeviceProp_t wanted = {}, found = {};
  OK(hipDeviceGet(&device, 0));
  OK(hipDeviceGetName(name, sizeof name, device));
  OK(hipDeviceTotalMem(&bytes, device));
  OK(hipDeviceComputeCapability(&major, &minor, device));
  // W64: 0 AMD Instinct MI210 9.0 1
  // W32: 0 AMD Radeon RX 6900 XT 10.3 1
  std::printf("%d %s %d.%d %d\n", device, name, major, minor, bytes > 0);
  OK(hipGetDeviceProperties(&found, 0));
  wanted.major = found.major;
  OK(hipChooseDevice(&number, &wanted));
  // CHECK: chosen 0
  std::printf("chosen %d\n", number);
  int driver = 0, runtime = 0;
  OK(hipDriverGetVersion(&driver));
  OK(hipRuntimeGetVersion(&runtime));
  // CHECK: versions 1 1
  std::printf("versions %d %d\n", driver == HIP_VERSION, runtime == HIP_VERSION);
}

static void settings() {
  size_t limit = 0;
  OK(hipDeviceGetLimit(&limit, hipLimitMallocHeapSize));
  // CHECK: heap 1
  std::printf("heap %d\n", limit > 0);
  hipFuncCache_t cache;
  hipSharedMemConfig banks;
  OK(hipDeviceSetCacheConfig(hipFuncCachePreferL1));
  OK(hipDeviceGetCacheConfig(&cache));
  OK(hipDeviceSetSharedMemConfig(hipSharedMemBankSizeFourByte));
  OK(hipDeviceGetSharedMemConfig(&banks));
  OK(hipFuncSetCacheConfig((const void *)plain, hipFuncCachePreferShared));
  OK(hipFuncSetSharedMemConfig((const void *)plain, hipSharedMemBankSizeFourByte));
  // AMD GPUs have no such choice.
  // CHECK: cache 0
  std::printf("cache %d\n", (int)cache);
  unsigned flags = 77;
  OK(hipSetDeviceFlags(hipDeviceScheduleBlockingSync));
  OK(hipGetDeviceFlags(&flags));
  // CHECK: blocking 1
  std::printf("blocking %d\n", (flags & hipDeviceScheduleBlockingSync) != 0);
  OK(hipProfilerStart());
  OK(hipProfilerStop());
  // CHECK: hipDeviceEnablePeerAccess(0, 0): hipErrorInvalidDevice
  SHOW(hipDeviceEnablePeerAccess(0, 0));
  int can = 7;
  OK(hipDeviceCanAccessPeer(&can, 0, 0));
  // CHECK: peer 0
  std::printf("peer %d\n", can);
  (void)hipGetLastError();
}

static void functions() {
  hipFuncAttributes a;
  OK(hipFuncGetAttributes(&a, (const void *)bounded));
  // CHECK: lds 2048 threads 256
  std::printf("lds %zu threads %d\n", a.sharedSizeBytes, a.maxThreadsPerBlock);
  int grid = 0, block = 0, blocks = 0;
  OK(hipOccupancyMaxPotentialBlockSize(&grid, &block, bounded, 0, 0));
  OK(hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&blocks, bounded, 256, 30720, 0));
  // CHECK: best 256 1 with 32768 bytes 2
  std::printf("best %d %d with 32768 bytes %d\n", block, grid > 0, blocks);
  int *p;
  OK(hipMallocManaged(&p, 4));
  *p = 0;
  void *args[] = {&p};
  hipEvent_t start, stop;
  OK(hipEventCreate(&start));
  OK(hipEventCreate(&stop));
  OK(hipExtLaunchKernel((void *)plain, dim3(1), dim3(1), args, 0, nullptr, start, stop, 0));
  OK(hipEventSynchronize(stop));
  float ms = -1;
  OK(hipEventElapsedTime(&ms, start, stop));
  // CHECK: launched 1 1
  std::printf("launched %d %d\n", *p, ms >= 0);
}

static void streams() {
  int least = 9, greatest = 9, priority = 9;
  unsigned flags = 9;
  hipStream_t s;
  hipEvent_t e;
  OK(hipDeviceGetStreamPriorityRange(&least, &greatest));
  OK(hipStreamCreateWithPriority(&s, hipStreamNonBlocking, greatest));
  OK(hipStreamGetPriority(s, &priority));
  OK(hipStreamGetFlags(s, &flags));
  // CHECK: priority 1 flags 1 range 1
  std::printf("priority %d flags %u range %d\n", priority == greatest, flags, greatest <= least);
  // CHECK: hipStreamQuery(s): hipSuccess
  SHOW(hipStreamQuery(s));
  OK(hipEventCreateWithFlags(&e, hipEventDisableTiming));
  OK(hipEventRecord(e, s));
  // CHECK: hipEventQuery(e): hipSuccess
  SHOW(hipEventQuery(e));
  float ms;
  // CHECK: hipEventElapsedTime(&ms, e, e): hipErrorInvalidHandle
  SHOW(hipEventElapsedTime(&ms, e, e));
  // CHECK: hipPeekAtLastError(): hipErrorInvalidHandle
  SHOW(hipPeekAtLastError());
  // CHECK: hipGetLastError(): hipErrorInvalidHandle
  SHOW(hipGetLastError());
  // CHECK: hipPeekAtLastError(): hipSuccess
  SHOW(hipPeekAtLastError());

  // What stands during a capture.
  hipStreamCaptureStatus capturing;
  hipStreamCaptureMode mode = hipStreamCaptureModeThreadLocal;
  OK(hipThreadExchangeStreamCaptureMode(&mode));
  // CHECK: mode was 0
  std::printf("mode was %d\n", (int)mode);
  OK(hipStreamIsCapturing(s, &capturing));
  // CHECK: capturing 0
  std::printf("capturing %d\n", (int)capturing);
  OK(hipStreamBeginCapture(s, hipStreamCaptureModeThreadLocal));
  OK(hipStreamIsCapturing(s, &capturing));
  // CHECK: capturing 1
  std::printf("capturing %d\n", (int)capturing);
  // CHECK: synchronised: hipErrorStreamCaptureUnsupported
  std::printf("synchronised: %s\n", hipGetErrorName(hipStreamSynchronize(s)));
  hipGraph_t graph;
  // CHECK: ended: hipErrorStreamCaptureInvalidated
  std::printf("ended: %s\n", hipGetErrorName(hipStreamEndCapture(s, &graph)));
  (void)hipGetLastError();
  OK(hipStreamDestroy(s));
}

int main() {
  identity();
  settings();
  functions();
  streams();
  int *p;
  OK(hipMalloc(&p, 4));
  OK(hipDeviceReset());
  // CHECK-NOT: failed
}
