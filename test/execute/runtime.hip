// The host runtime: memory kinds, copies, symbols, streams, events, graphs,
// occupancy, error state.
// RUN: %run --wave=64 %s | FileCheck %s --check-prefixes=CHECK,W64
// RUN: %run --wave=32 %s | FileCheck %s --check-prefixes=CHECK,W32
#include <cstdio>
#include <cstring>
#include <hip/hip_runtime.h>
#include <vector>

#define OK(call)                                                               \
  do {                                                                         \
    hipError_t status = call;                                                  \
    if (status != hipSuccess)                                                  \
      std::printf("%s: %s\n", #call, hipGetErrorName(status));                 \
  } while (0)

__constant__ int table[4];
__device__ int counter = 5;
__managed__ int shared_counter = 7;

__global__ void use(int *out) {
  int i = threadIdx.x;
  out[i] = table[i] + counter;
  __syncthreads();
  if (i == 0) {
    counter = 100;
    shared_counter += 1;
  }
}
__global__ void add(int *p, int v) { p[threadIdx.x] += v; }

static void callback(hipStream_t, hipError_t, void *data) { *(int *)data += 1; }
static void host(void *data) { *(int *)data += 10; }

static void symbols() {
  int values[4] = {1, 2, 3, 4}, *out, host[4];
  OK(hipMemcpyToSymbol(HIP_SYMBOL(table), values, sizeof values));
  OK(hipMalloc(&out, sizeof host));
  use<<<1, 4>>>(out);
  OK(hipMemcpy(host, out, sizeof host, hipMemcpyDeviceToHost));
  // CHECK: symbols 6 7 8 9
  std::printf("symbols %d %d %d %d\n", host[0], host[1], host[2], host[3]);
  int now;
  OK(hipMemcpyFromSymbol(&now, HIP_SYMBOL(counter), sizeof now));
  void *address;
  size_t size;
  OK(hipGetSymbolAddress(&address, HIP_SYMBOL(table)));
  OK(hipGetSymbolSize(&size, HIP_SYMBOL(table)));
  // CHECK: counter 100 managed 8 size 16
  std::printf("counter %d managed %d size %zu\n", now, shared_counter, size);
  OK(hipFree(out));
}

static void copies() {
  size_t pitch;
  int *grid, in[6] = {1, 2, 3, 4, 5, 6}, out[6] = {};
  OK(hipMallocPitch((void **)&grid, &pitch, 3 * sizeof(int), 2));
  OK(hipMemcpy2D(grid, pitch, in, 3 * sizeof(int), 3 * sizeof(int), 2,
                 hipMemcpyHostToDevice));
  OK(hipMemcpy2D(out, 3 * sizeof(int), grid, pitch, 3 * sizeof(int), 2,
                 hipMemcpyDeviceToHost));
  // CHECK: pitch 256 same 1
  std::printf("pitch %zu same %d\n", pitch, !std::memcmp(in, out, sizeof in));
  hipPitchedPtr box;
  OK(hipMalloc3D(&box, make_hipExtent(16, 4, 2)));
  OK(hipMemset3D(box, 0xAB, make_hipExtent(16, 4, 2)));
  unsigned char bytes[128] = {};
  hipMemcpy3DParms p = {};
  p.srcPtr = box;
  p.dstPtr = make_hipPitchedPtr(bytes, 16, 16, 4);
  p.extent = make_hipExtent(16, 4, 2);
  p.kind = hipMemcpyDeviceToHost;
  OK(hipMemcpy3D(&p));
  // CHECK: box ab ab
  std::printf("box %x %x\n", bytes[0], bytes[127]);
  // CHECK: past the end: hipErrorInvalidValue
  std::printf("past the end: %s\n",
              hipGetErrorName(hipMemset(grid, 0, 2 * pitch + 1)));
  // CHECK: direction: hipErrorInvalidMemcpyDirection
  std::printf("direction: %s\n",
              hipGetErrorName(hipMemcpy(out, in, 4, (hipMemcpyKind)9)));
}

static void streams() {
  hipStream_t a, b;
  hipEvent_t start, stop;
  int *p, calls = 0, result;
  OK(hipStreamCreate(&a));
  OK(hipStreamCreateWithFlags(&b, hipStreamNonBlocking));
  OK(hipEventCreate(&start));
  OK(hipEventCreate(&stop));
  OK(hipMallocAsync((void **)&p, sizeof(int), a));
  OK(hipMemsetAsync(p, 0, sizeof(int), a));
  OK(hipEventRecord(start, a));
  add<<<1, 1, 0, a>>>(p, 3);
  OK(hipStreamAddCallback(a, callback, &calls, 0));
  OK(hipLaunchHostFunc(a, host, &calls));
  OK(hipEventRecord(stop, a));
  OK(hipStreamWaitEvent(b, stop, 0));
  OK(hipMemcpyAsync(&result, p, sizeof(int), hipMemcpyDeviceToHost, b));
  OK(hipStreamSynchronize(b));
  float ms = -1;
  OK(hipEventElapsedTime(&ms, start, stop));
  // CHECK: stream 3 calls 11 time 1
  std::printf("stream %d calls %d time %d\n", result, calls, ms >= 0);
  OK(hipFreeAsync(p, a));
  OK(hipStreamDestroy(a));
  // CHECK: destroyed: hipErrorInvalidHandle
  std::printf("destroyed: %s\n", hipGetErrorName(hipStreamSynchronize(a)));
  (void)hipGetLastError();
}

static void graphs() {
  hipStream_t s;
  hipGraph_t graph;
  hipGraphExec_t exec;
  int *p, result = -1;
  OK(hipMalloc(&p, sizeof(int)));
  OK(hipStreamCreate(&s));
  OK(hipStreamBeginCapture(s, hipStreamCaptureModeGlobal));
  OK(hipMemsetAsync(p, 0, sizeof(int), s));
  add<<<1, 1, 0, s>>>(p, 2);
  add<<<1, 1, 0, s>>>(p, 3);
  OK(hipMemcpyAsync(&result, p, sizeof(int), hipMemcpyDeviceToHost, s));
  OK(hipStreamEndCapture(s, &graph));
  // CHECK: captured -1
  std::printf("captured %d\n", result);
  OK(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  OK(hipGraphLaunch(exec, s));
  OK(hipGraphLaunch(exec, s));
  OK(hipStreamSynchronize(s));
  size_t nodes;
  OK(hipGraphGetNodes(graph, nullptr, &nodes));
  // CHECK: replayed 5 nodes 4
  std::printf("replayed %d nodes %zu\n", result, nodes);
  OK(hipGraphExecDestroy(exec));
  OK(hipGraphDestroy(graph));

  // The same by hand, added in the wrong order.
  hipGraphNode_t kernel, set;
  int value = 9;
  void *args[] = {&p, &value};
  hipKernelNodeParams kp = {};
  kp.func = (void *)add;
  kp.gridDim = kp.blockDim = dim3(1);
  kp.kernelParams = args;
  hipMemsetParams mp = {};
  mp.dst = p;
  mp.elementSize = 4;
  mp.width = mp.height = 1;
  OK(hipGraphCreate(&graph, 0));
  OK(hipGraphAddKernelNode(&kernel, graph, nullptr, 0, &kp));
  OK(hipGraphAddMemsetNode(&set, graph, nullptr, 0, &mp));
  OK(hipGraphAddDependencies(graph, &set, &kernel, 1));
  OK(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  OK(hipGraphLaunch(exec, nullptr));
  OK(hipMemcpy(&result, p, sizeof(int), hipMemcpyDeviceToHost));
  // CHECK: explicit 9
  std::printf("explicit %d\n", result);

  // Its edges, a copy, a cycle, and a host node that gets another argument.
  hipGraphNode_t from[2], to[2], call;
  size_t edges = 2, needs = 0;
  OK(hipGraphGetEdges(graph, from, to, &edges));
  OK(hipGraphNodeGetDependencies(kernel, nullptr, &needs));
  // CHECK: edges 1 from the first 1 needs 1
  std::printf("edges %zu from the first %d needs %zu\n", edges,
              from[0] == set && to[0] == kernel, needs);
  hipGraph_t copy;
  hipHostNodeParams hp = {};
  int first = 0, second = 0;
  hp.fn = host;
  hp.userData = &first;
  OK(hipGraphAddHostNode(&call, graph, &kernel, 1, &hp));
  OK(hipGraphClone(&copy, graph));
  OK(hipGraphAddDependencies(graph, &call, &set, 1));
  // CHECK: cycle: hipErrorInvalidValue
  hipGraphExec_t none;
  std::printf("cycle: %s\n", hipGetErrorName(hipGraphInstantiate(
                                 &none, graph, nullptr, nullptr, 0)));
  (void)hipGetLastError();
  OK(hipGraphRemoveDependencies(graph, &call, &set, 1));
  OK(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  hp.userData = &second;
  OK(hipGraphExecHostNodeSetParams(exec, call, &hp));
  OK(hipGraphLaunch(exec, nullptr));
  OK(hipGraphDestroy(graph));
  OK(hipGraphInstantiate(&exec, copy, nullptr, nullptr, 0));
  OK(hipGraphLaunch(exec, nullptr));
  // CHECK: called 10 10
  std::printf("called %d %d\n", first, second);
}

static void device() {
  hipDeviceProp_t prop;
  int count, warp, blocks;
  OK(hipGetDeviceCount(&count));
  OK(hipGetDeviceProperties(&prop, 0));
  OK(hipDeviceGetAttribute(&warp, hipDeviceAttributeWarpSize, 0));
  OK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, add, 256, 0));
  // W64: devices 1 AMD Instinct MI210 gfx90a warp 64 64 lds 65536 blocks 8
  // W32: devices 1 AMD Radeon RX 6900 XT gfx1030 warp 32 32 lds 65536 blocks 8
  std::printf("devices %d %s %s warp %d %d lds %zu blocks %d\n", count,
              prop.name, prop.gcnArchName, prop.warpSize, warp,
              prop.sharedMemPerBlock, blocks);
  // CHECK: second: hipErrorInvalidDevice
  std::printf("second: %s\n", hipGetErrorName(hipSetDevice(1)));
  (void)hipGetLastError();
  int *p;
  OK(hipHostMalloc((void **)&p, 64, hipHostMallocDefault));
  hipPointerAttribute_t attr;
  OK(hipPointerGetAttributes(&attr, p));
  // CHECK: pinned 1
  std::printf("pinned %d\n", attr.hostPointer == p && attr.devicePointer == p);
  OK(hipHostFree(p));
  // CHECK: twice: hipErrorInvalidValue
  std::printf("twice: %s\n", hipGetErrorName(hipHostFree(p)));
}

int main() {
  symbols();
  copies();
  streams();
  graphs();
  device();
  // CHECK: last: hipErrorInvalidValue
  std::printf("last: %s\n", hipGetErrorName(hipGetLastError()));
  // CHECK: then: hipSuccess
  std::printf("then: %s\n", hipGetErrorName(hipGetLastError()));
}
