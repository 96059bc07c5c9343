// CUB's logical warp is 32 lanes, hipCUB's the hardware's wave.
// RUN: %check
#include <cub/cub.cuh>
template <class T> __global__ void k(T *p) {
  typedef cub::WarpReduce<T> Reduce;
  using Narrow = cub::WarpReduce<T, 16>;
  using Scan = cub::WarpScan<std::pair<int, T>>;
  using Load = cub::WarpLoad<T, 4>;
  using Store = cub::WarpStore<T, 4, cub::WARP_STORE_TRANSPOSE>;
  using Kept = cub::WarpScan<T>; // NOHIPIFY(cub-warp-size-template): whole wave
  __shared__ typename cub::WarpReduce<int>::TempStorage temp;
}
// CHECK: typedef hipcub::WarpReduce<T, 32> Reduce;
// CHECK-NEXT: using Narrow = hipcub::WarpReduce<T, 16>;
// CHECK-NEXT: using Scan = hipcub::WarpScan<std::pair<int, T>, 32>;
// CHECK-NEXT: using Load = hipcub::WarpLoad<T, 4, hipcub::WARP_LOAD_DIRECT, 32>;
// CHECK-NEXT: using Store = hipcub::WarpStore<T, 4, hipcub::WARP_STORE_TRANSPOSE, 32>;
// CHECK-NEXT: using Kept = hipcub::WarpScan<T>;
// CHECK-NEXT: __shared__ typename hipcub::WarpReduce<int, 32>::TempStorage temp;
