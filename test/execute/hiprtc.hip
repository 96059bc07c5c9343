// A text compiled while the program runs: errors with their lines, headers given
// as text, lowered names, module variables, both ways to pass arguments.
// RUN: %run --wave=64 %s 2>&1 | FileCheck %s
// RUN: %run --wave=32 %s 2>&1 | FileCheck %s
#include <cstdio>
#include <hip/hip_runtime.h>
#include <hip/hiprtc.h>
#include <string>
#include <vector>

static const char *const Good = R"(
#include "scale.h"
__constant__ int offset;
__device__ float spare[3];
template <typename T> __global__ void fill(T *p, T v) {
  __shared__ T copy[64];
  copy[threadIdx.x] = v * SCALE;
  __syncthreads();
  p[threadIdx.x] = copy[63 - threadIdx.x] + T(offset) + BIAS;
}
extern "C" __global__ void plain(int *p) { *p = warpSize; }
)";

static hiprtcResult compile(hiprtcProgram Program, const char *Option) {
  std::vector<const char *> Options{"--gpu-architecture=gfx90a", "-std=c++17",
                                    Option};
  return hiprtcCompileProgram(Program, Options.size(), Options.data());
}

static std::vector<char> build() {
  const char *Header = "#define SCALE 10\n", *Name = "scale.h";
  hiprtcProgram Program;
  hiprtcCreateProgram(&Program, Good, "good.cu", 1, &Header, &Name);
  hiprtcAddNameExpression(Program, "fill<int>");
  hiprtcAddNameExpression(Program, "&offset");
  const char *Lowered;
  // CHECK: too early: HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION
  std::printf("too early: %s\n", hiprtcGetErrorString(hiprtcGetLoweredName(
                                     Program, "fill<int>", &Lowered)));
  // CHECK: good: HIPRTC_SUCCESS
  std::printf("good: %s\n", hiprtcGetErrorString(compile(Program, "-DBIAS=5")));
  hiprtcGetLoweredName(Program, "fill<int>", &Lowered);
  // CHECK: kernel _Z4fillIiEvPT_S0_
  std::printf("kernel %s\n", Lowered);
  hiprtcGetLoweredName(Program, "&offset", &Lowered);
  // CHECK: variable offset
  std::printf("variable %s\n", Lowered);
  size_t Size;
  hiprtcGetCodeSize(Program, &Size);
  std::vector<char> Code(Size);
  hiprtcGetCode(Program, Code.data());
  hiprtcDestroyProgram(&Program);
  return Code;
}

static void run(const std::vector<char> &Code) {
  hipModule_t Module;
  hipFunction_t Fill, Plain;
  // CHECK: load: hipSuccess
  std::printf("load: %s\n",
              hipGetErrorName(hipModuleLoadData(&Module, Code.data())));
  (void)hipModuleGetFunction(&Fill, Module, "_Z4fillIiEvPT_S0_");
  (void)hipModuleGetFunction(&Plain, Module, "plain");
  // CHECK: missing: hipErrorNotFound
  std::printf("missing: %s\n",
              hipGetErrorName(hipModuleGetFunction(&Plain, Module, "nothing")));
  hipDeviceptr_t Offset;
  size_t Bytes;
  (void)hipModuleGetGlobal(&Offset, &Bytes, Module, "spare");
  // CHECK: spare has 12 bytes
  std::printf("spare has %zu bytes\n", Bytes);
  (void)hipModuleGetGlobal(&Offset, &Bytes, Module, "offset");
  int Value = 1000, *P, V = 4, Out[64];
  (void)hipMemcpyHtoD(Offset, &Value, sizeof Value);
  (void)hipMalloc(&P, sizeof Out);
  void *Arguments[] = {&P, &V};
  (void)hipModuleLaunchKernel(Fill, 1, 1, 1, 64, 1, 1, 0, nullptr, Arguments,
                              nullptr);
  (void)hipMemcpy(Out, P, sizeof Out, hipMemcpyDeviceToHost);
  // CHECK: filled 1045 1045
  std::printf("filled %d %d\n", Out[0], Out[63]);
  struct {
    int *P;
    int V;
  } Packed{P, 5};
  size_t Size = sizeof Packed;
  void *Extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &Packed,
                   HIP_LAUNCH_PARAM_BUFFER_SIZE, &Size, HIP_LAUNCH_PARAM_END};
  (void)hipModuleLaunchKernel(Fill, 1, 1, 1, 64, 1, 1, 0, nullptr, nullptr,
                              Extra);
  (void)hipMemcpy(Out, P, sizeof Out, hipMemcpyDeviceToHost);
  // CHECK: packed 1055
  std::printf("packed %d\n", Out[7]);
  int Threads;
  (void)hipFuncGetAttribute(&Threads, HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES,
                            Fill);
  // CHECK: lds 256
  std::printf("lds %d\n", Threads);
  int Grid = 0, Block = 0, Resident = 0;
  (void)hipModuleOccupancyMaxPotentialBlockSize(&Grid, &Block, Fill, 0, 128);
  (void)hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&Resident, Fill, 64,
                                                           32512);
  // CHECK: occupancy 128 1 and 2
  std::printf("occupancy %d %d and %d\n", Block, Grid > 0, Resident);
  hipModule_t Again;
  hipFunction_t Other;
  int Major = 0, Minor = 0;
  (void)hiprtcVersion(&Major, &Minor);
  // CHECK: again: hipSuccess 1
  std::printf("again: %s %d\n",
              hipGetErrorName(hipModuleLoadDataEx(&Again, Code.data(), 0,
                                                  nullptr, nullptr)),
              Major > 0);
  (void)hipModuleGetFunction(&Other, Again, "_Z4fillIiEvPT_S0_");
  (void)hipModuleLaunchKernel(Other, 1, 1, 1, 64, 1, 1, 0, nullptr, Arguments,
                              nullptr);
  (void)hipMemcpy(Out, P, sizeof Out, hipMemcpyDeviceToHost);
  // Each has variables of its own.
  // CHECK: own 45
  std::printf("own %d\n", Out[0]);
  (void)hipModuleUnload(Module);
  // CHECK: unloaded: hipErrorInvalidHandle
  std::printf("unloaded: %s\n",
              hipGetErrorName(hipModuleLaunchKernel(
                  Fill, 1, 1, 1, 64, 1, 1, 0, nullptr, Arguments, nullptr)));
}

static void wrong() {
  hiprtcProgram Program;
  hiprtcCreateProgram(&Program, "__global__ void k() {\n  nonsense;\n}",
                      "wrong.cu", 0, nullptr, nullptr);
  // CHECK: wrong: HIPRTC_ERROR_COMPILATION
  std::printf("wrong: %s\n", hiprtcGetErrorString(compile(Program, "-O3")));
  size_t Size;
  hiprtcGetProgramLogSize(Program, &Size);
  std::string Log(Size, '\0');
  hiprtcGetProgramLog(Program, Log.data());
  // CHECK: wrong.cu:2:3: error: use of undeclared identifier 'nonsense'
  std::printf("%s\n", Log.c_str());
  std::fflush(stdout);
  hipModule_t Module;
  // CHECK: code objects other than those of hiprtc for this GPU are not in the CPU executor
  // CHECK: foreign: hipErrorNoBinaryForGpu
  hipError_t Foreign = hipModuleLoadData(&Module, "\177ELF and so on");
  std::printf("foreign: %s\n", hipGetErrorName(Foreign));
  // CHECK: no file: hipErrorFileNotFound
  std::printf("no file: %s\n",
              hipGetErrorName(hipModuleLoad(&Module, "/nonexistent.co")));
}

int main() {
  run(build());
  wrong();
}
