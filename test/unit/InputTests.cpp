//===- InputTests.cpp - ignore rules, nvcc's flags, CUDA's traces ---------===//
#include "IgnoreRules.h"
#include "NvccFlags.h"
#include "hipify/Input.h"
#include "gtest/gtest.h"

using namespace hipify;

namespace {

std::optional<bool> decide(llvm::StringRef Rules, llvm::StringRef Path,
                           bool IsFolder = false) {
  IgnoreRules R;
  R.add(Rules);
  return R.decide(Path, IsFolder);
}

TEST(IgnoreRules, NameWithoutSlashStandsAnywhere) {
  EXPECT_EQ(decide("k.cu", "k.cu"), true);
  EXPECT_EQ(decide("k.cu", "a/b/k.cu"), true);
  EXPECT_EQ(decide("k.cu", "a/xk.cu"), std::nullopt);
}

TEST(IgnoreRules, SlashAnchors) {
  EXPECT_EQ(decide("/k.cu", "k.cu"), true);
  EXPECT_EQ(decide("/k.cu", "a/k.cu"), std::nullopt);
  EXPECT_EQ(decide("a/k.cu", "b/a/k.cu"), std::nullopt);
}

TEST(IgnoreRules, StarStopsAtSlash) {
  EXPECT_EQ(decide("a/*.cu", "a/k.cu"), true);
  EXPECT_EQ(decide("a/*.cu", "a/b/k.cu"), std::nullopt);
}

TEST(IgnoreRules, TwoStarsCrossFolders) {
  EXPECT_EQ(decide("a/**/k.cu", "a/k.cu"), true);
  EXPECT_EQ(decide("a/**/k.cu", "a/b/c/k.cu"), true);
  EXPECT_EQ(decide("**/b/k.cu", "b/k.cu"), true);
  EXPECT_EQ(decide("a/**", "a/b/k.cu"), true);
  EXPECT_EQ(decide("a/**", "a", true), std::nullopt);
  EXPECT_EQ(decide("a/**/b/**/c", "a/x/b/y/z/c"), true);
  EXPECT_EQ(decide("a/**/b/**/c", "a/x/y/z/c"), std::nullopt);
}

TEST(IgnoreRules, FoldersOnly) {
  EXPECT_EQ(decide("build/", "build", true), true);
  EXPECT_EQ(decide("build/", "build", false), std::nullopt);
}

TEST(IgnoreRules, LastMatchDecides) {
  EXPECT_EQ(decide("*.cu\n!k.cu", "k.cu"), false);
  EXPECT_EQ(decide("!k.cu\n*.cu", "k.cu"), true);
}

TEST(IgnoreRules, CommentsBlanksEscapes) {
  EXPECT_EQ(decide("# k.cu\n\n  \n", "k.cu"), std::nullopt);
  EXPECT_EQ(decide("\\#k.cu", "#k.cu"), true);
  EXPECT_EQ(decide("\\!k.cu", "!k.cu"), true);
  EXPECT_EQ(decide("k.cu   \r\n", "k.cu"), true);
  EXPECT_EQ(decide("k\\ ", "k "), true);
  EXPECT_EQ(decide("[", "["), std::nullopt);
}

TEST(IgnoreRules, ManyStarsStayFast) {
  std::string Rule, Path;
  for (int I = 0; I < 60; ++I) {
    Rule += "**/a/";
    Path += "a/";
  }
  EXPECT_EQ(decide(Rule + "b", Path + "c"), std::nullopt);
}

std::vector<std::string> translated(std::vector<std::string> Args) {
  return clangArguments(Args, "/project/dir");
}
using Strings = std::vector<std::string>;

TEST(NvccFlags, FindsNvccBehindLaunchers) {
  EXPECT_TRUE(runsNvcc(Strings{"/opt/cuda/bin/nvcc", "-c", "a.cu"}));
  EXPECT_TRUE(runsNvcc(Strings{"ccache", "nvcc", "a.cu"}));
  EXPECT_FALSE(runsNvcc(Strings{"clang++", "-DX=nvcc", "nvcc"}));
}

TEST(NvccFlags, DropsOptionsWithTheirValues) {
  EXPECT_EQ(translated({"-gencode", "arch=compute_80,code=sm_80", "-DX"}),
            Strings{"-DX"});
  EXPECT_EQ(translated({"-gencode=arch=compute_80,code=sm_80", "-arch", "sm_80",
                        "-rdc=true", "-Xptxas", "-v", "--threads", "4", "-t",
                        "0", "-maxrregcount=64", "-ccbin", "g++", "-DX"}),
            Strings{"-DX"});
}

TEST(NvccFlags, RemembersFastMath) {
  EXPECT_EQ(translated({"--use_fast_math", "-O3"}),
            (Strings{"-D__HIPIFY_NVCC_USE_FAST_MATH__", "-O3"}));
  EXPECT_EQ(translated({"-use_fast_math"}),
            Strings{"-D__HIPIFY_NVCC_USE_FAST_MATH__"});
}

TEST(NvccFlags, UnwrapsHostOptions) {
  EXPECT_EQ(translated({"-Xcompiler", "-Wall,-fopenmp", "-Xcompiler=-DY"}),
            (Strings{"-Wall", "-fopenmp", "-DY"}));
}

TEST(NvccFlags, SpellsAsClang) {
  EXPECT_EQ(
      translated({"--std", "c++17", "--std=c++14", "-std=c++11",
                  "--define-macro", "A=1", "--include-path=inc", "-I=x",
                  "-isystem=sys", "--pre-include", "p.h", "-x", "cu"}),
      (Strings{"-std=c++17", "-std=c++14", "-std=c++11", "-DA=1", "-Iinc",
               "-Ix", "-isystem", "sys", "-include", "p.h", "-x", "cuda"}));
}

TEST(NvccFlags, WerrorMayStandAlone) {
  EXPECT_EQ(translated({"-Werror", "-DX"}), Strings{"-DX"});
  EXPECT_EQ(translated({"-Werror", "a.cu"}), Strings{"a.cu"});
  EXPECT_EQ(translated({"-Werror", "all-warnings", "-DX"}), Strings{"-DX"});
}

TEST(MayHoldCuda, FindsWhatCudaBrings) {
  for (const char *Text : {"cudaMalloc(&p, 4);",
                           "x = cuInit(0);",
                           "#ifdef __CUDACC__",
                           "k<<<1, 2>>>();",
                           "__device__ int x;",
                           "threadIdx.x",
                           "#include \"k.cu\"",
                           "#include <k.cuh>",
                           "cublasCreate(&h);",
                           "thrust::sort(a, b);",
                           "cub::BlockReduce<int, 4>",
                           "ncclSend();",
                           "nvtxRangePush(\"\");",
                           "CUresult r;",
                           "asm volatile(\"mov\");",
                           "make_float4(0, 0, 0, 0)",
                           "namespace cg = x;",
                           "checkCudaErrors(f());",
                           "__half2 h;",
                           "curand_init();",
                           "atomicAdd(p, 1);"})
    EXPECT_TRUE(mayHoldCuda(Text)) << Text;
}

TEST(MayHoldCuda, PassesPlainCode) {
  for (const char *Text :
       {"", "int main() { return 0; }", "cursor.current = customer;",
        "std::make_unique<int>(text)", "a << 3; vector<vector<int>> v;",
        "normalize(texts, context, halt);", "std::atomic<int> i;",
        "struct cube { double cut; };"})
    EXPECT_FALSE(mayHoldCuda(Text)) << Text;
}

TEST(KindOfPath, ByExtension) {
  EXPECT_EQ(kindOfPath("a/k.cu"), FileKind::CudaUnit);
  EXPECT_EQ(kindOfPath("k.cuh"), FileKind::CudaHeader);
  EXPECT_EQ(kindOfPath("k.C"), FileKind::CxxUnit);
  EXPECT_EQ(kindOfPath("k.c"), FileKind::CUnit);
  EXPECT_EQ(kindOfPath("k.inl"), FileKind::Header);
  EXPECT_EQ(kindOfPath("k.txt"), std::nullopt);
  EXPECT_EQ(kindOfPath("cu"), std::nullopt);
}

} // namespace
