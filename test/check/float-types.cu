// The functions of <math.h> for _Float64 and its kin are parsed where a source or one of
// its headers may call one, and nowhere else.
// RUN: rm -rf %t && split-file %s %t
// RUN: %hipify --require-parse %t/source.cu | FileCheck %s
// RUN: %hipify --require-parse %t/through-header.cu | FileCheck %s
// RUN: %hipify --require-parse %t/plain.cu | FileCheck %s
// CHECK: hipMalloc(&p, 4);

//--- source.cu
#include <math.h>
void f(float *p, _Float64 x) { cudaMalloc(&p, 4); *p = sqrtf64(x) + sinf32x(1); }

//--- root.h
#include <math.h>
inline double root(double x) { return sqrtf64(x) + sqrtf32x(x); }

//--- through-header.cu
#include "root.h"
void f(float *p) { cudaMalloc(&p, 4); *p = root(2); }

//--- plain.cu
#include <math.h>
#include <stdlib.h>
#include <wchar.h>
void f(float *p) { cudaMalloc(&p, 4); *p = sqrtf(2) + sin(1.0) + fabsl(1.0L); }
