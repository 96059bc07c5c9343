// Calls that stand outside of functions, because of a stray brace or because the
// file is a piece of one, declare nothing: they are translated by their names.
// RUN: %hipify %s | FileCheck %s
#define INIT(p) cudaMalloc(&p, 4)
// CHECK: #define INIT(p) hipMalloc(&p, 4)
void f(float *p) { } }
// CHECK: {{^}}hipMalloc(&p, 4);
cudaMalloc(&p, 4);
// CHECK: {{^}}hipMemset(p, 0, 4);
cudaMemset(p, 0, 4);
// CHECK: {{^}}hipSetDevice(0);
cudaSetDevice(0);
// CHECK: {{^}}hipFree(0);
cudaFree(0);
INIT(q);
