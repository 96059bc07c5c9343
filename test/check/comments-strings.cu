// P14: comments, strings and the program's own names are not touched.
// RUN: %check
#include <cstdio>
#include <cuda_runtime.h>

// cudaMalloc may fail here
/* cudaFree(p); */ static void log(const char *) {}
static void initCuda() { log("cudaMalloc failed"); cudaFree(0); }
static const char *raw = R"(cudaMalloc(&p, 4);)" R"x(cudaFree(")")x";
static const char *more[] = {"cuda" "Malloc", (const char *)u8"cudaFree", "\"cudaFree\\", "a\
cudaFree(b)"};
static int my_cudaMalloc, cudaMalloc_count_, kCudaMalloc, CUDA_cudaFree;
static int c = 'cuda'; // cudaSuccess \
cudaFree(commented);
int f(void *p) { return cudaFree(/* cudaFree */ p) /* was: cudaFreeHost */; } // cudaFree
// CHECK: // cudaMalloc may fail here
// CHECK-NEXT: /* cudaFree(p); */ static void log(const char *) {}
// CHECK-NEXT: static void initCuda() { log("cudaMalloc failed"); hipFree(0); }
// CHECK-NEXT: static const char *raw = R"(cudaMalloc(&p, 4);)" R"x(cudaFree(")")x";
// CHECK-NEXT: static const char *more[] = {"cuda" "Malloc", (const char *)u8"cudaFree", "\"cudaFree\\", "a\
// CHECK-NEXT: {{^}}cudaFree(b)"};
// CHECK-NEXT: static int my_cudaMalloc, cudaMalloc_count_, kCudaMalloc, CUDA_cudaFree;
// CHECK-NEXT: static int c = 'cuda'; // cudaSuccess \
// CHECK-NEXT: {{^}}cudaFree(commented);
// CHECK-NEXT: int f(void *p) { return hipFree(/* cudaFree */ p) /* was: cudaFreeHost */; } // cudaFree

#ifdef DEAD // cudaFree
#define cudaHelper(x) "cudaFree" #x /* cudaFree */
static const char *dead = R"(
cudaFree(p); // "
)"; int g() { return cudaGetLastError(); } // cudaFree
#error cudaFree is gone, don't call cudaFree
#endif /* cudaFree */
// CHECK: #ifdef DEAD // cudaFree
// CHECK-NEXT: #define cudaHelper(x) "cudaFree" #x /* cudaFree */
// CHECK-NEXT: static const char *dead = R"(
// CHECK-NEXT: {{^}}cudaFree(p); // "
// CHECK-NEXT: {{^}})"; int g() { return hipGetLastError(); } // cudaFree
// CHECK-NEXT: #error cudaFree is gone, don't call cudaFree
// CHECK-NEXT: #endif /* cudaFree */
