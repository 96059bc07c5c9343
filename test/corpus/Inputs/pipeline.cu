// Double-buffered upload and download over streams, in the style of tutorials.
// User names: cudaCheckImpl, CUDA_CHECK
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

#define CUDA_CHECK(call) cudaCheckImpl((call), #call, __FILE__, __LINE__)

static void cudaCheckImpl(cudaError_t status, const char *what, const char *file, int line) {
  if (status == cudaSuccess)
    return;
  std::fprintf(stderr, "%s:%d: %s: %s (%s)\n", file, line, what, cudaGetErrorString(status),
               cudaGetErrorName(status));
  std::exit(EXIT_FAILURE);
}

template <typename T> class DeviceBuffer {
public:
  explicit DeviceBuffer(size_t count) : Count(count) { CUDA_CHECK(cudaMalloc(&Data, bytes())); }
  ~DeviceBuffer() { cudaFree(Data); }
  DeviceBuffer(const DeviceBuffer &) = delete;
  size_t bytes() const { return Count * sizeof(T); }
  T *get() const { return Data; }
  cudaError_t clear(cudaStream_t s = 0) { return cudaMemsetAsync(Data, 0, bytes(), s); }

private:
  T *Data = nullptr;
  size_t Count;
};

__global__ void scale(float *out, const float *in, float by, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    out[i] = in[i] * by;
}

int main(int argc, char **argv) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 1 << 20, parts = 4, part = n / parts;
  cudaDeviceProp prop;
  CUDA_CHECK(cudaGetDeviceProperties(&prop, 0));
  std::printf("%s, %d multiprocessors\n", prop.name, prop.multiProcessorCount);
  float *host = nullptr;
  CUDA_CHECK(cudaMallocHost((void **)&host, n * sizeof(float)));
  for (int i = 0; i < n; ++i)
    host[i] = i;
  DeviceBuffer<float> in(n), out(n);
  std::vector<cudaStream_t> streams(parts);
  cudaEvent_t begin, end;
  CUDA_CHECK(cudaEventCreate(&begin));
  CUDA_CHECK(cudaEventCreateWithFlags(&end, cudaEventDefault));
  for (auto &s : streams)
    CUDA_CHECK(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
  CUDA_CHECK(cudaEventRecord(begin, 0));
  for (int i = 0; i < parts; ++i) {
    const size_t at = size_t(i) * part;
    CUDA_CHECK(cudaMemcpyAsync(in.get() + at, host + at, part * sizeof(float),
                               cudaMemcpyHostToDevice, streams[i]));
    scale<<<(part + 255) / 256, 256, 0, streams[i]>>>(out.get() + at, in.get() + at, 2.f, part);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaMemcpyAsync(host + at, out.get() + at, part * sizeof(float),
                               cudaMemcpyDeviceToHost, streams[i]));
  }
  for (auto s : streams) {
    CUDA_CHECK(cudaStreamSynchronize(s));
    CUDA_CHECK(cudaStreamDestroy(s));
  }
  CUDA_CHECK(cudaEventRecord(end));
  CUDA_CHECK(cudaEventSynchronize(end));
  float ms = 0;
  CUDA_CHECK(cudaEventElapsedTime(&ms, begin, end));
  std::printf("%.3f ms\n", ms);
  CUDA_CHECK(cudaFreeHost(host));
  return cudaDeviceReset() == cudaSuccess ? 0 : 1;
}
