// Functions that later releases have added, which the headers of HIP 5 do not
// declare.
// RUN: %run %s 2>&1 | FileCheck %s
#include <cstdio>
#include <hip/hip_runtime.h>

extern "C" {
hipError_t hipExtHostAlloc(void **, size_t, unsigned);
hipError_t hipStreamGetDevice(hipStream_t, hipDevice_t *);
hipError_t hipMemcpy2DToArrayAsync(hipArray_t, size_t, size_t, const void *,
                                   size_t, size_t, size_t, hipMemcpyKind,
                                   hipStream_t);
hipError_t hipMemcpy2DFromArrayAsync(void *, size_t, hipArray_const_t, size_t,
                                     size_t, size_t, size_t, hipMemcpyKind,
                                     hipStream_t);
hipError_t hipDrvGetErrorName(hipError_t, const char **);
hipError_t hipDrvGetErrorString(hipError_t, const char **);
hipError_t hipGetFuncBySymbol(hipFunction_t *, const void *);
hipError_t hipDeviceSetLimit(hipLimit_t, size_t);
hipError_t hipGraphUpload(hipGraphExec_t, hipStream_t);
}

#define SHOW(call) std::printf("%s: %s\n", #call, hipGetErrorName(call))

__global__ void twice(int *p) { p[threadIdx.x] *= 2; }

int main() {
  int *pinned, device = -1;
  // CHECK: hipExtHostAlloc((void **)&pinned, 64, 0): hipSuccess
  SHOW(hipExtHostAlloc((void **)&pinned, 64, 0));
  for (int i = 0; i < 16; ++i)
    pinned[i] = i;
  twice<<<1, 16>>>(pinned);
  (void)hipDeviceSynchronize();
  // CHECK: pinned 30
  std::printf("pinned %d\n", pinned[15]);
  hipStream_t s;
  (void)hipStreamCreate(&s);
  // CHECK: hipStreamGetDevice(s, &device): hipSuccess
  SHOW(hipStreamGetDevice(s, &device));
  char bus[16];
  (void)hipDeviceGetPCIBusId(bus, sizeof bus, device);
  device = -1;
  // CHECK: hipDeviceGetByPCIBusId(&device, bus): hipSuccess
  SHOW(hipDeviceGetByPCIBusId(&device, bus));
  // CHECK: device 0
  std::printf("device %d\n", device);
  // CHECK: hipDeviceGetByPCIBusId(&device, "0000:ff:00.0"): hipErrorInvalidDevice
  SHOW(hipDeviceGetByPCIBusId(&device, "0000:ff:00.0"));
  hipArray *array;
  hipChannelFormatDesc format = hipCreateChannelDesc<int>();
  (void)hipMallocArray(&array, &format, 4, 2, hipArrayDefault);
  int out[2][2] = {};
  (void)hipMemcpy2DToArrayAsync(array, 0, 0, pinned, 16, 16, 2,
                                hipMemcpyHostToDevice, s);
  (void)hipMemcpy2DFromArrayAsync(out, 8, array, 8, 0, 8, 2,
                                  hipMemcpyDeviceToHost, s);
  (void)hipStreamSynchronize(s);
  // CHECK: array 4 6 12 14
  std::printf("array %d %d %d %d\n", out[0][0], out[0][1], out[1][0],
              out[1][1]);
  const char *text = nullptr;
  (void)hipDrvGetErrorName(hipErrorInvalidValue, &text);
  // CHECK: hipErrorInvalidValue
  std::printf("%s\n", text);
  (void)hipDrvGetErrorString(hipErrorInvalidValue, &text);
  // CHECK: invalid argument
  std::printf("%s\n", text);
  size_t limit = 0;
  // CHECK: hipDeviceSetLimit(hipLimitMallocHeapSize, 1 << 20): hipSuccess
  SHOW(hipDeviceSetLimit(hipLimitMallocHeapSize, 1 << 20));
  (void)hipDeviceGetLimit(&limit, hipLimitMallocHeapSize);
  // CHECK: limit 1048576
  std::printf("limit %zu\n", limit);
  hipFunction_t function;
  // CHECK: hipGetFuncBySymbol(&function, (const void *)twice): hipSuccess
  SHOW(hipGetFuncBySymbol(&function, (const void *)twice));
  void *arguments[] = {&pinned};
  (void)hipModuleLaunchKernel(function, 1, 1, 1, 16, 1, 1, 0, s, arguments, nullptr);
  hipGraph_t graph;
  hipGraphExec_t exec;
  (void)hipStreamBeginCapture(s, hipStreamCaptureModeGlobal);
  twice<<<1, 16, 0, s>>>(pinned);
  (void)hipStreamEndCapture(s, &graph);
  (void)hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0);
  // CHECK: hipGraphUpload(exec, s): hipSuccess
  SHOW(hipGraphUpload(exec, s));
  (void)hipGraphLaunch(exec, s);
  (void)hipStreamSynchronize(s);
  // CHECK: launched 120
  std::printf("launched %d\n", pinned[15]);
}
