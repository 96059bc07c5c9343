// P01: a symbol copy inside a checking macro is edited where it is spelled.
// RUN: %check
#include <cstdlib>
#include <cuda_runtime.h>

#define OK(e) do { if ((e) != cudaSuccess) abort(); } while (0)
// CHECK: #define OK(e) do { if ((e) != hipSuccess) abort(); } while (0)

// The call as a macro body: the symbol is a macro parameter.
#define UPLOAD(sym, from) cudaMemcpyToSymbol(sym, from, sizeof(sym))
// CHECK: #define UPLOAD(sym, from) hipMemcpyToSymbol(HIP_SYMBOL(sym), from, sizeof(sym))
#define UPLOAD_PART(sym, from, n) \
  OK(cudaMemcpyToSymbol(sym, from, \
                        (n) * sizeof(*(from))))
// CHECK-NEXT: #define UPLOAD_PART(sym, from, n) \
// CHECK-NEXT: {{^}}  OK(hipMemcpyToSymbol(HIP_SYMBOL(sym), from, \
// CHECK-NEXT: {{^}}                        (n) * sizeof(*(from))))

__constant__ float w[4];
namespace model { __constant__ float bias[4]; }

void up(const float* h) { OK( cudaMemcpyToSymbol( w, h, sizeof w ) ); }
// CHECK: void up(const float* h) { OK( hipMemcpyToSymbol( HIP_SYMBOL(w), h, sizeof w ) ); }

void more(const float *h, float *back) {
  UPLOAD(w, h);
  UPLOAD_PART(w, h, 4);
  OK(cudaMemcpyToSymbol(model::bias, h, sizeof(model::bias), 0,
                        cudaMemcpyHostToDevice));
  OK((cudaMemcpyFromSymbol(back, w, sizeof w)));
}
// CHECK: {{^}}  UPLOAD(w, h);
// CHECK-NEXT: {{^}}  UPLOAD_PART(w, h, 4);
// CHECK-NEXT: {{^}}  OK(hipMemcpyToSymbol(HIP_SYMBOL(model::bias), h, sizeof(model::bias), 0,
// CHECK-NEXT: {{^}}                        hipMemcpyHostToDevice));
// CHECK-NEXT: {{^}}  OK((hipMemcpyFromSymbol(back, HIP_SYMBOL(w), sizeof w)));
