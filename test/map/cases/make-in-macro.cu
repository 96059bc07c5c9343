// RUN: %check
// Names that nobody else has are renamed in macro bodies, too.
#include <cuda_runtime.h>
#include <cuComplex.h>
#define EXTENT(w) make_cudaExtent(w, 1, 1)
#define COMPLEX(re, im) make_cuDoubleComplex(re, im)
// CHECK: #define EXTENT(w) make_hipExtent(w, 1, 1)
// CHECK: #define COMPLEX(re, im) make_hipDoubleComplex(re, im)
