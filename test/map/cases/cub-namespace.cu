// RUN: %check
// CUB's namespace in every position, and its single headers.
#include <cub/block/block_reduce.cuh>
#include <cub/cub.cuh>
namespace c = cub;
template <class T> using R = cub::BlockReduce<T, 128>;
using namespace cub;
__global__ void k(int *o) {
  __shared__ typename cub::BlockReduce<int, 128>::TempStorage t;
  *o = cub::BlockReduce<int, 128>(t).Sum(threadIdx.x);
}
template <cub::BlockLoadAlgorithm A> __global__ void l();
void launch() { l<cub::BLOCK_LOAD_DIRECT><<<1, 1>>>(); }
// CHECK: #include <hipcub/
// CHECK: namespace c = hipcub;
// CHECK: using R = hipcub::BlockReduce<T, 128>;
// CHECK: using namespace hipcub;
// CHECK: __shared__ typename hipcub::BlockReduce<int, 128>::TempStorage t;
// CHECK: *o = hipcub::BlockReduce<int, 128>(t).Sum(threadIdx.x);
// CHECK: template <hipcub::BlockLoadAlgorithm A>
// CHECK: l<hipcub::BLOCK_LOAD_DIRECT><<<1, 1>>>();
