// A kernel's reference is an address of the host.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[kernel-by-reference]" %findings --verbose
struct Parameters { int a; };
// FIND: :[[@LINE+1]]:{{[0-9]+}}: note: a kernel's reference {{.*}} [kernel-by-reference]
__global__ void k(const Parameters &p, int *out) { *out = p.a; }
__global__ void said(Parameters &p) {} // NOHIPIFY(kernel-by-reference): in managed memory
__global__ void declared(Parameters &p);
__global__ void value(Parameters p, Parameters *q) {}
__device__ int device(const Parameters &p) { return p.a; }
