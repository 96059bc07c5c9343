// A launch on AMD has fewer than 2^32 work-items in each dimension.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[grid-size-2-32]" %findings
__global__ void k() {}
constexpr unsigned Blocks = 1u << 23;
void f(unsigned n) {
  k<<<Blocks, 512>>>();
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: grid times block reaches 2^32 {{.*}} [grid-size-2-32]
  k<<<Blocks, 512>>>(); // NOHIPIFY(grid-size-2-32): never reached on AMD
  k<<<Blocks, 256>>>();
  k<<<n, 512>>>();
  k<<<dim3(Blocks), dim3(256)>>>();
}
