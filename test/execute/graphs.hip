// Graphs: every kind of node, changes of an instantiated graph, captures over
// several streams and what is wrong with them.
// RUN: %run %s 2>&1 | FileCheck %s
#include <cstdio>
#include <hip/hip_runtime.h>

#define SHOW(call) std::printf("%s: %s\n", #call, hipGetErrorName(call))
#define OK(call)                                                               \
  do {                                                                         \
    hipError_t status = call;                                                  \
    if (status != hipSuccess)                                                  \
      std::printf("failed: %s: %s\n", #call, hipGetErrorName(status));         \
  } while (0)

__global__ void add(int *p, int v) { *p += v; }
__global__ void multiply(int *p, int v) { *p *= v; }

static hipKernelNodeParams launchOf(void (*kernel)(int *, int), void **args) {
  hipKernelNodeParams p = {};
  p.func = (void *)kernel;
  p.gridDim = p.blockDim = dim3(1);
  p.kernelParams = args;
  return p;
}

static void kinds() {
  hipGraph_t graph, child;
  hipGraphExec_t exec;
  hipGraphNode_t root, copyIn, kernel, inner, copyOut, record, wait;
  hipEvent_t event;
  int *device, in = 5, out = 0, three = 3, four = 4;
  OK(hipMalloc(&device, sizeof(int)));
  OK(hipEventCreate(&event));
  void *adds[] = {&device, &three}, *times[] = {&device, &four};
  hipKernelNodeParams addition = launchOf(add, adds), product = launchOf(multiply, times);

  OK(hipGraphCreate(&child, 0));
  OK(hipGraphAddKernelNode(&inner, child, nullptr, 0, &product));
  OK(hipGraphCreate(&graph, 0));
  OK(hipGraphAddEmptyNode(&root, graph, nullptr, 0));
  OK(hipGraphAddMemcpyNode1D(&copyIn, graph, &root, 1, device, &in, sizeof in,
                             hipMemcpyHostToDevice));
  OK(hipGraphAddEventRecordNode(&record, graph, &copyIn, 1, event));
  OK(hipGraphAddEventWaitNode(&wait, graph, &record, 1, event));
  OK(hipGraphAddKernelNode(&kernel, graph, &wait, 1, &addition));
  OK(hipGraphAddChildGraphNode(&inner, graph, &kernel, 1, child));
  hipMemcpy3DParms rows = {};
  rows.srcPtr = make_hipPitchedPtr(device, sizeof(int), sizeof(int), 1);
  rows.dstPtr = make_hipPitchedPtr(&out, sizeof(int), sizeof(int), 1);
  rows.extent = make_hipExtent(sizeof(int), 1, 1);
  rows.kind = hipMemcpyDeviceToHost;
  OK(hipGraphAddMemcpyNode(&copyOut, graph, &inner, 1, &rows));

  hipGraphNode_t roots[4];
  size_t count = 4;
  OK(hipGraphGetRootNodes(graph, roots, &count));
  // CHECK: roots 1 1
  std::printf("roots %zu %d\n", count, roots[0] == root);
  for (hipGraphNode_t node : {root, copyIn, record, wait, kernel, inner}) {
    hipGraphNodeType type;
    OK(hipGraphNodeGetType(node, &type));
    // CHECK: types 5 1 7 6 0 4
    std::printf("%s%d%s", node == root ? "types " : "", (int)type, node == inner ? "\n" : " ");
  }
  OK(hipGraphInstantiateWithFlags(&exec, graph, 0));
  OK(hipGraphLaunch(exec, nullptr));
  OK(hipDeviceSynchronize());
  // CHECK: first 32
  std::printf("first %d\n", out);
  // CHECK: hipEventQuery(event): hipSuccess
  SHOW(hipEventQuery(event));

  // Changes of the executable graph leave the graph alone.
  int other = 100, ten = 10;
  void *more[] = {&device, &ten};
  hipKernelNodeParams changed = launchOf(add, more);
  OK(hipGraphExecKernelNodeSetParams(exec, kernel, &changed));
  OK(hipGraphExecMemcpyNodeSetParams1D(exec, copyIn, device, &other, sizeof other,
                                       hipMemcpyHostToDevice));
  OK(hipGraphLaunch(exec, nullptr));
  OK(hipDeviceSynchronize());
  // CHECK: changed 440
  std::printf("changed %d\n", out);
  hipGraphExec_t again;
  OK(hipGraphKernelNodeSetParams(kernel, &changed));
  OK(hipGraphInstantiate(&again, graph, nullptr, nullptr, 0));
  OK(hipGraphLaunch(again, nullptr));
  OK(hipDeviceSynchronize());
  // CHECK: again 60
  std::printf("again %d\n", out);
  OK(hipGraphExecDestroy(exec));
  OK(hipGraphExecDestroy(again));
  OK(hipGraphDestroy(child));
  OK(hipGraphDestroy(graph));
}

/// One node with a launch, perhaps a memset before it.
static hipGraph_t chain(void (*kernel)(int *, int), int *device, int *value, bool set,
                        bool joined) {
  hipGraph_t graph;
  hipGraphNode_t first, second;
  void *args[] = {&device, value};
  hipKernelNodeParams launch = launchOf(kernel, args);
  hipMemsetParams zero = {};
  zero.dst = device;
  zero.elementSize = 4;
  zero.width = zero.height = 1;
  OK(hipGraphCreate(&graph, 0));
  if (set)
    OK(hipGraphAddMemsetNode(&first, graph, nullptr, 0, &zero));
  else
    OK(hipGraphAddKernelNode(&first, graph, nullptr, 0, &launch));
  OK(hipGraphAddKernelNode(&second, graph, &first, joined, &launch));
  return graph;
}

static void updates() {
  int *device, one = 1, seven = 7, out = -1;
  OK(hipMalloc(&device, sizeof(int)));
  hipGraphExec_t exec;
  hipGraph_t graph = chain(add, device, &one, true, true);
  OK(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  OK(hipGraphDestroy(graph));
  hipGraphNode_t node = nullptr;
  hipGraphExecUpdateResult result;
  graph = chain(add, device, &seven, true, true);
  OK(hipGraphExecUpdate(exec, graph, &node, &result));
  OK(hipGraphLaunch(exec, nullptr));
  OK(hipMemcpy(&out, device, sizeof out, hipMemcpyDeviceToHost));
  // CHECK: updated 7 0
  std::printf("updated %d %d\n", out, (int)result);
  // CHECK: types: hipErrorGraphExecUpdateFailure 3
  hipError_t status = hipGraphExecUpdate(exec, chain(add, device, &one, false, true), &node, &result);
  std::printf("types: %s %d\n", hipGetErrorName(status), (int)result);
  // CHECK: edges: hipErrorGraphExecUpdateFailure 2
  status = hipGraphExecUpdate(exec, chain(add, device, &one, true, false), &node, &result);
  std::printf("edges: %s %d\n", hipGetErrorName(status), (int)result);
  (void)hipGetLastError();
}

static void captures() {
  hipStream_t origin, side;
  hipEvent_t fork, join;
  hipGraph_t graph = nullptr;
  hipGraphExec_t exec;
  int *p, out[2] = {};
  OK(hipMalloc(&p, 2 * sizeof(int)));
  OK(hipMemset(p, 0, 2 * sizeof(int)));
  OK(hipStreamCreate(&origin));
  OK(hipStreamCreate(&side));
  OK(hipEventCreate(&fork));
  OK(hipEventCreate(&join));
  OK(hipStreamBeginCapture(origin, hipStreamCaptureModeGlobal));
  add<<<1, 1, 0, origin>>>(p, 1);
  OK(hipEventRecord(fork, origin));
  OK(hipStreamWaitEvent(side, fork, 0));
  add<<<1, 1, 0, side>>>(p + 1, 2);
  add<<<1, 1, 0, origin>>>(p, 4);
  OK(hipEventRecord(join, side));
  OK(hipStreamWaitEvent(origin, join, 0));
  OK(hipMemcpyAsync(out, p, sizeof out, hipMemcpyDeviceToHost, origin));
  // CHECK: hipEventSynchronize(join): hipErrorCapturedEvent
  SHOW(hipEventSynchronize(join));
  OK(hipStreamEndCapture(origin, &graph));
  size_t nodes = 0, edges = 0;
  OK(hipGraphGetNodes(graph, nullptr, &nodes));
  OK(hipGraphGetEdges(graph, nullptr, nullptr, &edges));
  OK(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  OK(hipGraphLaunch(exec, origin));
  OK(hipGraphLaunch(exec, origin));
  OK(hipStreamSynchronize(origin));
  // CHECK: forked 10 4 nodes 4 edges 4
  std::printf("forked %d %d nodes %zu edges %zu\n", out[0], out[1], nodes, edges);

  // The other stream's work is not joined.
  OK(hipStreamBeginCapture(origin, hipStreamCaptureModeGlobal));
  add<<<1, 1, 0, origin>>>(p, 1);
  OK(hipEventRecord(fork, origin));
  OK(hipStreamWaitEvent(side, fork, 0));
  add<<<1, 1, 0, side>>>(p, 1);
  // CHECK: hipStreamEndCapture(side, &graph): hipErrorStreamCaptureUnmatched
  SHOW(hipStreamEndCapture(side, &graph));
  // CHECK: hipStreamEndCapture(origin, &graph): hipErrorStreamCaptureUnjoined
  SHOW(hipStreamEndCapture(origin, &graph));
  // CHECK: hipStreamBeginCapture(nullptr, hipStreamCaptureModeGlobal): hipErrorStreamCaptureUnsupported
  SHOW(hipStreamBeginCapture(nullptr, hipStreamCaptureModeGlobal));
  (void)hipGetLastError();
}

int main() {
  kinds();
  updates();
  captures();
  // CHECK-NOT: failed
}
