// P11: an edit covers whole tokens, whatever the type was written as. The keyword
// before a tag goes only where HIP's name is no tag.
// RUN: %check
#include <cuda_runtime.h>

cudaError_t e = cudaSuccess;
enum cudaError old = cudaErrorInvalidValue;
enum cudaMemcpyKind k = cudaMemcpyDeviceToHost;
struct cudaDeviceProp prop;
const struct cudaDeviceProp *pp = &prop;
size_t bytes = sizeof(struct cudaDeviceProp) + sizeof(cudaDeviceProp);
struct cudaPointerAttributes at;
enum cudaDeviceAttr da = cudaDevAttrMaxThreadsPerBlock;
cudaExtent ext = {1, 2, 3};
CUstream_st *raw;
// CHECK: {{^}}hipError_t e = hipSuccess;{{$}}
// CHECK-NEXT: {{^}}enum hipError_t old = hipErrorInvalidValue;{{$}}
// CHECK-NEXT: {{^}}enum hipMemcpyKind k = hipMemcpyDeviceToHost;{{$}}
// CHECK-NEXT: {{^}}hipDeviceProp_t prop;{{$}}
// CHECK-NEXT: {{^}}const hipDeviceProp_t *pp = &prop;{{$}}
// CHECK-NEXT: {{^}}size_t bytes = sizeof(hipDeviceProp_t) + sizeof(hipDeviceProp_t);{{$}}
// CHECK-NEXT: {{^}}struct hipPointerAttribute_t at;{{$}}
// CHECK-NEXT: {{^}}enum hipDeviceAttribute_t da = hipDeviceAttributeMaxThreadsPerBlock;{{$}}
// CHECK-NEXT: {{^}}hipExtent ext = {1, 2, 3};{{$}}
// CHECK-NEXT: {{^}}ihipStream_t *raw;{{$}}

// Qualified, in casts, templates, aliases, and where the type is deduced.
template <class T> struct Box { T value; };
::cudaError_t q = ::cudaSuccess;
Box<cudaStream_t> streams[2];
Box<Box<cudaEvent_t>> nested;
using Stream = cudaStream_t;
typedef cudaEvent_t Event, *EventPointer;
auto zero = (cudaStream_t)0;
auto also = static_cast<cudaStream_t>(nullptr);
auto kind = cudaMemcpyKind::cudaMemcpyHostToDevice;
decltype(&cudaFree) freeing = &cudaFree;
cudaError_t (*release)(void *) = cudaFree;
cudaError_t (*const table[])(void *) = {cudaFree, ::cudaFreeHost};
// CHECK: {{^}}::hipError_t q = ::hipSuccess;{{$}}
// CHECK-NEXT: {{^}}Box<hipStream_t> streams[2];{{$}}
// CHECK-NEXT: {{^}}Box<Box<hipEvent_t>> nested;{{$}}
// CHECK-NEXT: {{^}}using Stream = hipStream_t;{{$}}
// CHECK-NEXT: {{^}}typedef hipEvent_t Event, *EventPointer;{{$}}
// CHECK-NEXT: {{^}}auto zero = (hipStream_t)0;{{$}}
// CHECK-NEXT: {{^}}auto also = static_cast<hipStream_t>(nullptr);{{$}}
// CHECK-NEXT: {{^}}auto kind = hipMemcpyKind::hipMemcpyHostToDevice;{{$}}
// CHECK-NEXT: {{^}}decltype(&hipFree) freeing = &hipFree;{{$}}
// CHECK-NEXT: {{^}}hipError_t (*release)(void *) = hipFree;{{$}}
// CHECK-NEXT: {{^}}hipError_t (*const table[])(void *) = {hipFree, ::hipHostFree};{{$}}

[[maybe_unused]] static cudaError_t quiet() noexcept { return cudaGetLastError(); }
extern "C" cudaError_t exported(cudaStream_t, cudaEvent_t = nullptr);
extern "C" { __attribute__((weak)) cudaError_t weak(cudaStream_t s) { return cudaStreamQuery(s); } }
auto lambda = [](cudaStream_t s) -> cudaError_t { return cudaStreamSynchronize(s); };
cudaResourceDesc desc = {.resType = cudaResourceTypeLinear};
template <cudaMemcpyKind Kind = cudaMemcpyDefault> void copy(cudaStream_t = cudaStreamPerThread);
static_assert(sizeof(cudaUUID_t) == 16 && cudaSuccess == 0, "cudaSuccess");
// CHECK: static hipError_t quiet() noexcept { return hipGetLastError(); }{{$}}
// CHECK-NEXT: {{^}}extern "C" hipError_t exported(hipStream_t, hipEvent_t = nullptr);{{$}}
// CHECK-NEXT: {{^}}extern "C" { __attribute__((weak)) hipError_t weak(hipStream_t s) { return hipStreamQuery(s); } }{{$}}
// CHECK-NEXT: {{^}}auto lambda = [](hipStream_t s) -> hipError_t { return hipStreamSynchronize(s); };{{$}}
// CHECK-NEXT: {{^}}hipResourceDesc desc = {.resType = hipResourceTypeLinear};{{$}}
// CHECK-NEXT: {{^}}template <hipMemcpyKind Kind = hipMemcpyDefault> void copy(hipStream_t = hipStreamPerThread);{{$}}
// CHECK-NEXT: {{^}}static_assert(sizeof(hipUUID) == 16 && hipSuccess == 0, "cudaSuccess");{{$}}
