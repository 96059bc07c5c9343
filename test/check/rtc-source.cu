// The source of a kernel that is compiled at run time is code in a string: it is
// translated where the string reaches the run-time compiler, other strings not.
// RUN: %check
#include <nvrtc.h>
#include <cuda_fp16.h>
#include <cstdio>

static const char *saxpy = R"(
#include <cuda_fp16.h>
extern "C" __global__ void saxpy(float a, float *x, half *h) { // cudaFree
  #ifdef __CUDA_ARCH__
  x[threadIdx.x] *= a + __half2float(*h); printf("cudaMalloc");
  #endif
}
)";
const char other[] = R"(cudaMalloc(&p, 4);)";
static const char *const joined = "#include <cuda_fp16.h>\n"
                                  "__global__ void k(cudaTextureObject_t t) {}\n";
static const char *message = "cudaTextureObject_t";

void f(const char *unknown) {
  nvrtcProgram p;
  if (nvrtcCreateProgram(&p, saxpy, "cudaFree.cu", 0, nullptr, nullptr) != NVRTC_SUCCESS) puts(message);
  nvrtcCreateProgram(&p, joined, "b.cu", 0, nullptr, nullptr);
  nvrtcCreateProgram(&p, "#include <cuda_fp16.h>\n__global__ void k(cudaTextureObject_t) {}", "c.cu", 0, nullptr, nullptr);
  nvrtcCreateProgram(&p, unknown, "d.cu", 0, nullptr, nullptr);
}
// CHECK: static const char *saxpy = R"(
// CHECK-NEXT: #include <hip/hip_fp16.h>
// CHECK-NEXT: extern "C" __global__ void saxpy(float a, float *x, half *h) { // cudaFree
// CHECK-NEXT: {{^}}  #if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
// CHECK-NEXT: {{^}}  x[threadIdx.x] *= a + __half2float(*h); printf("cudaMalloc");
// CHECK-NEXT: {{^}}  #endif
// CHECK-NEXT: {{^}}}
// CHECK-NEXT: {{^}})";
// CHECK-NEXT: const char other[] = R"(cudaMalloc(&p, 4);)";
// CHECK-NEXT: static const char *const joined = "#include <hip/hip_fp16.h>\n"
// CHECK-NEXT: {{^}}                                  "__global__ void k(hipTextureObject_t t) {}\n";
// CHECK-NEXT: static const char *message = "cudaTextureObject_t";
// CHECK: {{^}}  hiprtcProgram p;
// CHECK-NEXT: {{^}}  if (hiprtcCreateProgram(&p, saxpy, "cudaFree.cu", 0, nullptr, nullptr) != HIPRTC_SUCCESS) puts(message);
// CHECK-NEXT: {{^}}  hiprtcCreateProgram(&p, joined, "b.cu", 0, nullptr, nullptr);
// CHECK-NEXT: {{^}}  hiprtcCreateProgram(&p, "#include <hip/hip_fp16.h>\n__global__ void k(hipTextureObject_t) {}", "c.cu", 0, nullptr, nullptr);
// CHECK-NEXT: {{^}}  hiprtcCreateProgram(&p, unknown, "d.cu", 0, nullptr, nullptr);
