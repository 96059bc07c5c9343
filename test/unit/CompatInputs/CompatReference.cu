// Prints the fingerprints of CUDA's own intrinsics, the expected values of
// CompatTests.cpp:
//   nvcc -std=c++17 -arch=sm_90 CompatReference.cu && ./a.out > CompatExpected.inc
#include <cstdio>
#define FUNCTION __device__ inline
#define CALL(NAME) __##NAME
#include "CompatCases.h"

template <class Case> __global__ void take(Word *Sum) { *Sum = fingerprint<Case>(); }

struct Printer {
  Word *Sum;
  template <class Case> void run(const char *Name) {
    take<Case><<<1, 1>>>(Sum);
    if (cudaDeviceSynchronize() != cudaSuccess)
      std::printf("#error \"%s\"\n", cudaGetErrorString(cudaGetLastError()));
    std::printf("EXPECT_SUM(%s, 0x%016llxull)\n", Name, *Sum);
  }
};

int main() {
  Printer Do;
  if (cudaMallocManaged(&Do.Sum, sizeof(Word)) != cudaSuccess)
    return 1;
  forEachCase(Do);
}
