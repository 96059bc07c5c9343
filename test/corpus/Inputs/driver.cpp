// The driver interface from a plain C++ file: load a module, look up a kernel,
// launch it; run-time compilation beside it.
#include <cuda.h>
#include <nvrtc.h>
#include <cstdio>
#include <stdexcept>
#include <string>

namespace {
void require(CUresult r, const char *what) {
  if (r == CUDA_SUCCESS)
    return;
  const char *text = nullptr;
  cuGetErrorString(r, &text);
  throw std::runtime_error(std::string(what) + ": " + (text ? text : "?"));
}
#define REQUIRE(x) require(x, #x)

const char *source = R"(
extern "C" __global__ void twice(float *p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] *= 2;
}
)";
} // namespace

int main() {
  REQUIRE(cuInit(0));
  CUdevice device;
  REQUIRE(cuDeviceGet(&device, 0));
  char name[256];
  REQUIRE(cuDeviceGetName(name, sizeof name, device));
  int major = 0;
  REQUIRE(cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device));
  CUcontext context;
  REQUIRE(cuDevicePrimaryCtxRetain(&context, device));
  REQUIRE(cuCtxSetCurrent(context));

  nvrtcProgram program;
  if (nvrtcCreateProgram(&program, source, "twice.cu", 0, nullptr, nullptr) != NVRTC_SUCCESS)
    return 1;
  const char *options[] = {"--std=c++17"};
  nvrtcResult compiled = nvrtcCompileProgram(program, 1, options);
  size_t size = 0;
  nvrtcGetProgramLogSize(program, &size);
  std::string log(size, '\0');
  nvrtcGetProgramLog(program, &log[0]);
  if (compiled != NVRTC_SUCCESS) {
    std::fprintf(stderr, "%s: %s\n", nvrtcGetErrorString(compiled), log.c_str());
    return 1;
  }
  std::string image;
  nvrtcGetPTXSize(program, &size);
  image.resize(size);
  nvrtcGetPTX(program, &image[0]);
  nvrtcDestroyProgram(&program);

  CUmodule module;
  CUfunction kernel;
  REQUIRE(cuModuleLoadData(&module, image.data()));
  REQUIRE(cuModuleGetFunction(&kernel, module, "twice"));
  CUdeviceptr data;
  int n = 1024;
  REQUIRE(cuMemAlloc(&data, n * sizeof(float)));
  REQUIRE(cuMemsetD32(data, 0, n));
  void *arguments[] = {&data, &n};
  CUstream stream;
  REQUIRE(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
  REQUIRE(cuLaunchKernel(kernel, 4, 1, 1, 256, 1, 1, 0, stream, arguments, nullptr));
  REQUIRE(cuStreamSynchronize(stream));
  REQUIRE(cuMemFree(data));
  REQUIRE(cuStreamDestroy(stream));
  REQUIRE(cuModuleUnload(module));
  return cuDevicePrimaryCtxRelease(device) != CUDA_SUCCESS;
}
