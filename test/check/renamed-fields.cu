// P30: members that have another name in HIP, where the structure is CUDA's.
// RUN: %check
// RUN: %findings
#include <cuda.h>
#include <cuda_runtime.h>
struct Mine { int memoryType; };
struct Derived : cudaPointerAttributes { int extra; };
template <class T> bool onDevice(T t) { return t.type == cudaMemoryTypeDevice; }
#define IS_DEVICE(a) ((a).memoryType == cudaMemoryTypeDevice)

bool f(const void *p, Mine m, cudaPointerAttributes *many, Derived &d) {
  cudaPointerAttributes a; cudaPointerGetAttributes(&a, p);
  bool dev = a.memoryType == cudaMemoryTypeDevice;
  dev |= many->memoryType == cudaMemoryTypeHost || (*many).memoryType == 0;
  dev |= d.memoryType == cudaMemoryTypeManaged || a.type == cudaMemoryTypeDevice;
  cudaDeviceProp prop;
  if (prop.major) m.memoryType = 1;
  return dev && m.memoryType && IS_DEVICE(a) && prop.warpSize;
}
// CHECK: struct Mine { int memoryType; };
// CHECK: #define IS_DEVICE(a) ((a).type == hipMemoryTypeDevice)
// CHECK: {{^}}  hipPointerAttribute_t a; hipPointerGetAttributes(&a, p);
// CHECK-NEXT: {{^}}  bool dev = a.type == hipMemoryTypeDevice;
// CHECK-NEXT: {{^}}  dev |= many->type == hipMemoryTypeHost || (*many).type == 0;
// CHECK-NEXT: {{^}}  dev |= d.type == hipMemoryTypeManaged || a.type == hipMemoryTypeDevice;
// CHECK-NEXT: {{^}}  hipDeviceProp_t prop;
// CHECK-NEXT: {{^}}  if (prop.major) m.memoryType = 1;
// CHECK-NEXT: {{^}}  return dev && m.memoryType && IS_DEVICE(a) && prop.warpSize;

void g() {
  CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC p = {};
  (void)&p;
  cudaPointerAttributes q = {.type = cudaMemoryTypeHost, .devicePointer = nullptr};
  cudaPointerAttributes r{.memoryType = cudaMemoryTypeHost};
}
// CHECK: {{^}}  hipExternalSemaphoreHandleDesc p = {};
// CHECK-NEXT: {{^}}  (void)&p;
// CHECK-NEXT: {{^}}  hipPointerAttribute_t q = {.type = hipMemoryTypeHost, .devicePointer = nullptr};
// CHECK-NEXT: {{^}}  hipPointerAttribute_t r{.type = hipMemoryTypeHost};
// FIND-NOT: error:
