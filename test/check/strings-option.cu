// P14: names in strings change only when asked to; comments never.
// RUN: %check --strings
#include <cstdio>
#include <cuda_runtime.h>
// cudaMalloc
void f() { printf("cudaMalloc failed: cudaErrorX, mycudaMalloc, cudaMallocs %d\n", 1); }
static const char *raw = R"(call cudaFree(p))";
// CHECK: // cudaMalloc
// CHECK-NEXT: void f() { printf("hipMalloc failed: cudaErrorX, mycudaMalloc, cudaMallocs %d\n", 1); }
// CHECK-NEXT: static const char *raw = R"(call hipFree(p))";
