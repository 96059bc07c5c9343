// The built-in files, and sources that parse with them and no toolkit.
#include "hipify/Builtin.h"
#include "clang/Basic/FileManager.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"
#include <set>

using namespace hipify;
using llvm::StringRef;

namespace {

const StringRef Root = BuiltinCudaInclude;

TEST(BuiltinFiles, AreSortedAndTerminated) {
  llvm::ArrayRef<BuiltinFile> Files = builtinFiles();
  ASSERT_GT(Files.size(), 400u);
  for (size_t I = 0; I != Files.size(); ++I) {
    EXPECT_EQ(*Files[I].Contents.end(), '\0') << Files[I].Path.str();
    if (I) {
      EXPECT_LT(Files[I - 1].Path, Files[I].Path);
    }
  }
}

TEST(BuiltinFileSystem, FindsFilesAndFolders) {
  auto FS = builtinFileSystem();
  auto Mma = FS->status(Root + "/mma.h");
  ASSERT_TRUE(Mma);
  EXPECT_TRUE(Mma->isRegularFile());
  auto Same = FS->status(Root + "/crt/../mma.h");
  ASSERT_TRUE(Same);
  EXPECT_EQ(Mma->getUniqueID(), Same->getUniqueID());
  auto Folder = FS->status(Root + "/crt");
  ASSERT_TRUE(Folder);
  EXPECT_TRUE(Folder->isDirectory());
  EXPECT_FALSE(FS->exists(Root + "/cr"));
  EXPECT_FALSE(FS->exists(Root + "/no-such.h"));
  EXPECT_FALSE(FS->openFileForRead(Root + "/crt"));
  EXPECT_TRUE(FS->exists("/hipify-builtin/clang/include/stddef.h"));
  auto Buffer = FS->getBufferForFile(Root + "/host_defines.h");
  ASSERT_TRUE(Buffer);
  EXPECT_TRUE((*Buffer)->getBuffer().contains("crt/host_defines.h"));
}

TEST(BuiltinFileSystem, ListsAFolderOnce) {
  auto FS = builtinFileSystem();
  std::error_code EC;
  std::multiset<std::string> Seen;
  for (auto At = FS->dir_begin(Root, EC);
       !EC && At != llvm::vfs::directory_iterator(); At.increment(EC))
    Seen.insert(At->path().str());
  EXPECT_FALSE(EC);
  EXPECT_EQ(Seen.count((Root + "/cuda.h").str()), 1u);
  EXPECT_EQ(Seen.count((Root + "/thrust").str()), 1u);
  FS->dir_begin("/nowhere", EC);
  EXPECT_TRUE(EC);
}

bool parse(StringRef Code, std::vector<std::string> Extra, StringRef Language) {
  auto FS = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(
      llvm::vfs::getRealFileSystem());
  FS->pushOverlay(builtinFileSystem());
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  Memory->addFile("/source", 0, llvm::MemoryBuffer::getMemBufferCopy(Code));
  FS->pushOverlay(Memory);
  auto Files = llvm::makeIntrusiveRefCnt<clang::FileManager>(
      clang::FileSystemOptions(), FS);
  std::vector<std::string> Args = {"clang", "-x", Language.str(), "-w",
                                   "-fsyntax-only"};
  Args.push_back("-resource-dir=" + BuiltinResourceDir.str());
  Args.insert(Args.end(), {"-isystem", Root.str()});
  if (Language == "cuda")
    Args.insert(Args.end(), {"-nocudainc", "-nocudalib", "-include",
                             "hipify_cuda_builtin.h"});
  Args.insert(Args.end(), Extra.begin(), Extra.end());
  Args.push_back("/source");
  clang::tooling::ToolInvocation Run(
      Args, std::make_unique<clang::SyntaxOnlyAction>(), Files.get());
  return Run.run();
}

void expectCuda(StringRef Code) {
  EXPECT_TRUE(parse(Code, {"--cuda-host-only"}, "cuda")) << Code.str();
  EXPECT_TRUE(
      parse(Code, {"--cuda-device-only", "--cuda-gpu-arch=sm_90"}, "cuda"))
      << Code.str();
}

TEST(BuiltinHeaders, DeviceFunctions) {
  expectCuda(R"(
texture<float, 2, cudaReadModeElementType> Old;
__constant__ float Table[4];
__global__ void __launch_bounds__(256) k(float *P, cudaTextureObject_t T) {
  extern __shared__ float Shared[];
  Shared[threadIdx.x] = tex2D<float>(T, 1, 2) + tex2D(Old, 1, 2) + Table[0];
  __syncthreads();
  P[0] += __shfl_xor_sync(~0u, P[1], 1) + rsqrtf(P[2]) + __expf(P[3]) +
          std::sqrt(P[4]) + max(1, 2) + fminf(P[5], 1) + abs(P[6]) +
          __ldg(P + 7) + std::pow(P[8], 2) + isnan(P[9]);
  atomicAdd(P, 1.f);
  atomicAdd_system((int *)P, 1);
  printf("%d %d\n", warpSize, __popc(__ballot_sync(~0u, 1)));
}
void launch(float *P) { k<<<dim3(1), 256, 0, 0>>>(P, 0); }
)");
}

TEST(BuiltinHeaders, BothSidesOfAChangedPrototype) {
  expectCuda(R"(
#include <cuda.h>
void f(cudaGraph_t G, cudaMemLocation At) {
  cudaGraphExec_t E;
  cudaGraphInstantiate(&E, G, nullptr, nullptr, 0);
  cudaGraphInstantiate(&E, G, 0);
  cudaMemPrefetchAsync(nullptr, 4, 0, 0);
  cudaMemPrefetchAsync(nullptr, 4, At, 0, 0);
  CUcontext C;
  cuCtxCreate(&C, 0, 0);
  cuCtxCreate(&C, nullptr, 0, 0);
  cudaDeviceProp P;
  (void)P.clockRate;
  cudaPointerAttributes A;
  (void)A.memoryType;
  cudaThreadSynchronize();
}
)");
}

TEST(BuiltinHeaders, StandardHeadersOnTop) {
  expectCuda(R"(
#include <algorithm>
#include <cmath>
#include <complex>
#include <iostream>
#include <math.h>
#include <vector>
__host__ __device__ float f(float X) {
  return std::max(X, 1.f) + std::isnan(X) + std::abs(X) + pow(X, 2) + floor(X);
}
int main() {
  std::vector<std::complex<float>> V(3);
  std::cout << f(1) << std::cyl_bessel_i(0, 1.0);
}
)");
}

TEST(BuiltinHeaders, HalfAndGroups) {
  expectCuda(R"(
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <mma.h>
namespace cg = cooperative_groups;
using namespace nvcuda;
__global__ void k(half *H, __nv_bfloat16 *B, int *P) {
  auto Tile = cg::tiled_partition<32>(cg::this_thread_block());
  P[0] = cg::reduce(Tile, P[1], cg::plus<int>()) + Tile.shfl_down(P[2], 1);
  H[0] = __hadd(H[1], __float2half(1.f)) + H[2];
  B[0] = __float2bfloat16(__half2float(H[3])) * B[1];
  wmma::fragment<wmma::accumulator, 16, 16, 16, half> F;
  wmma::fill_fragment(F, __float2half(0.f));
  wmma::store_matrix_sync(H, F, 16, wmma::mem_row_major);
}
)");
}

TEST(BuiltinHeaders, CubAndThrust) {
  expectCuda(R"(
#include <cub/cub.cuh>
#include <thrust/device_vector.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
__global__ void k(int *P) {
  typedef cub::BlockReduce<int, 128> Reduce;
  __shared__ typename Reduce::TempStorage S;
  P[0] = Reduce(S).Sum(P[1]) +
         Reduce(S).Reduce(P[2], [](int A, int B) { return A + B; });
}
int main() {
  thrust::device_vector<int> V(4, 1);
  thrust::sort(thrust::device, V.begin(), V.end(), thrust::greater<int>());
  thrust::transform(V.begin(), V.end(), V.begin(),
                    [] __device__(int X) { return X * 2; });
  size_t Bytes = 0;
  int *P = thrust::raw_pointer_cast(V.data());
  cub::DeviceReduce::Sum(nullptr, Bytes, P, P, 4);
  return V[0];
}
)");
}

TEST(BuiltinHeaders, Libraries) {
  expectCuda(R"(
#include <cublas_v2.h>
#include <cufft.h>
#include <curand.h>
#include <curand_kernel.h>
#include <cusolverDn.h>
#include <cusparse.h>
#include <nccl.h>
#include <nvrtc.h>
#include <nvtx3/nvToolsExt.h>
__global__ void k(float *P) {
  curandState S;
  curand_init(1, 2, 3, &S);
  P[0] = curand_uniform(&S);
}
void f(cublasHandle_t H, float *P) {
  cublasSgemm(H, CUBLAS_OP_N, CUBLAS_OP_T, 1, 1, 1, P, P, 1, P, 1, P, P, 1);
  nvtxRangePushA("x");
}
)");
}

TEST(BuiltinHeaders, PlainC) {
  StringRef Code = R"(
#include <cublas_v2.h>
#include <cuda.h>
#include <cuda_runtime_api.h>
#include <cusparse.h>
int main(void) {
  struct cudaDeviceProp P;
  void *D;
  cudaStream_t S;
  return cudaGetDeviceProperties(&P, 0) + cudaMalloc(&D, 4) +
         cudaStreamCreate(&S) + cuInit(0);
}
)";
  EXPECT_TRUE(parse(Code, {}, "c"));
  EXPECT_TRUE(parse(Code, {}, "c++"));
}

TEST(BuiltinHeaders, AWrongCallIsStillAnError) {
  EXPECT_FALSE(
      parse("void f() { cudaMalloc(1); }", {"--cuda-host-only"}, "cuda"));
  EXPECT_FALSE(
      parse("void f() { cudaNoSuchCall(); }", {"--cuda-host-only"}, "cuda"));
}

} // namespace
