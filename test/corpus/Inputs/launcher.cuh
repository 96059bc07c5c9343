// A header of templates: occupancy, attributes, symbols, a macro per type.
#ifndef CORPUS_LAUNCHER_CUH
#define CORPUS_LAUNCHER_CUH

#include <cuda_runtime.h>
#include <cuda_fp16.h>
#include <type_traits>
#include <utility>

namespace launcher {

template <class... Args> using Kernel = void (*)(Args...);

struct Limits {
  int Blocks = 0, Threads = 0;
  cudaFuncAttributes Attributes{};
};

__constant__ float Coefficients[16];

template <class... Args> cudaError_t limits(Limits &out, Kernel<Args...> kernel, size_t shared = 0) {
  if (cudaError_t e = cudaFuncGetAttributes(&out.Attributes, kernel); e != cudaSuccess)
    return e;
  if (shared > 48 * 1024)
    if (auto e = cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, int(shared)))
      return e;
  return cudaOccupancyMaxPotentialBlockSize(&out.Blocks, &out.Threads, kernel, shared);
}

template <class T> cudaError_t coefficients(const T (&from)[16], cudaStream_t s = nullptr) {
  static_assert(std::is_same<T, float>::value, "cudaMemcpyToSymbol copies floats");
  return cudaMemcpyToSymbolAsync(Coefficients, from, sizeof from, 0, cudaMemcpyHostToDevice, s);
}

#define LAUNCHER_DEFINE(name, type, expression)                               \
  template <> inline cudaError_t name<type>(type * p, cudaStream_t s) {       \
    (void)(expression);                                                       \
    return p ? cudaStreamSynchronize(s) : cudaErrorInvalidValue;              \
  }
template <class T> cudaError_t touch(T *, cudaStream_t);
LAUNCHER_DEFINE(touch, float, cudaPeekAtLastError())
LAUNCHER_DEFINE(touch, half, 0)
#undef LAUNCHER_DEFINE

#ifdef __CUDACC__
template <class F> __global__ void each(int n, F f) {
  for (int i = threadIdx.x + blockIdx.x * blockDim.x; i < n; i += blockDim.x * gridDim.x)
    f(i);
}
template <class F> cudaError_t forEach(int n, F f, cudaStream_t s = cudaStreamPerThread) {
  each<F><<<dim3((n + 127) / 128), dim3(128), 0, s>>>(n, std::move(f));
  return cudaGetLastError();
}
#endif

} // namespace launcher

#endif // CORPUS_LAUNCHER_CUH
