// More threads than a kernel's bounds promise.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[launch-exceeds-bounds]" %findings
constexpr int Threads = 256;
__global__ void __launch_bounds__(Threads) k() {}
__global__ void __launch_bounds__(Threads, 2) two(int) {}
template <int N> __global__ void __launch_bounds__(N) sized() {}
__global__ void unbound() {}
void f(int n, dim3 given) {
  k<<<n, 512>>>();
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: 'k' is compiled for 256 threads in a block, and 512 are launched{{.*}} [launch-exceeds-bounds]
  two<<<n, dim3(32, 32)>>>(1);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: 'two' is compiled for 256 threads in a block, and 1024 are launched{{.*}} [launch-exceeds-bounds]
  sized<128><<<n, 2 * 128>>>();
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: 'sized' is compiled for 128 threads {{.*}} [launch-exceeds-bounds]
  k<<<n, 512>>>(); // NOHIPIFY(launch-exceeds-bounds): never reached
  k<<<n, Threads>>>();
  k<<<n, dim3(16, 16)>>>();
  k<<<n, given>>>();
  k<<<512, n>>>();
  unbound<<<n, 1024>>>();
}
