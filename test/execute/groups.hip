// hipify-compat/cooperative_groups.h against plain loops on the host: tiles of every
// size, coalesced groups in a branch, labels, at both widths.
// RUN: %run --wave=64 -I%S/../../include %s | FileCheck %s
// RUN: %run --wave=32 -I%S/../../include %s | FileCheck %s
#include "hipify-compat/cooperative_groups.h"
#include <algorithm>
#include <cstdio>
#include <vector>

namespace cg = cooperative_groups;

constexpr int threads = 128;
constexpr int results = 12;

struct Pair {
  int low, high;
};
struct Merge {
  __device__ Pair operator()(Pair a, Pair b) const {
    return {a.low < b.low ? a.low : b.low, a.high < b.high ? b.high : a.high};
  }
};

template <class Group>
__device__ void collect(const Group &g, int v, int *out) {
  out[0] = hipify::reduce(g, v, hipify::plus<int>());
  out[1] = hipify::reduce(g, v, hipify::less<int>());
  const Pair ends = hipify::reduce(g, Pair{v, v}, Merge());
  out[2] = ends.high - ends.low;
  out[3] = hipify::inclusive_scan(g, v);
  out[4] = hipify::exclusive_scan(g, v);
  out[5] = hipify::inclusive_scan(g, v, hipify::greater<int>());
  out[6] = hipify::ballot(g, v & 1);
  out[7] = hipify::any(g, v == 5) * 2 + hipify::all(g, v >= 0);
  out[8] = hipify::match_any(g, v % 3);
  int same;
  out[9] = hipify::match_all(g, v > 1000, same);
  out[9] += same;
  out[10] = g.size();
  out[11] = g.thread_rank();
}

template <int size> __global__ void tiles(const int *in, int *out) {
  cg::thread_block b = cg::this_thread_block();
  int i = b.thread_rank();
  collect(cg::tiled_partition<size>(b), in[i], out + i * results);
}
__global__ void coalesced(const int *in, int *out) {
  int i = threadIdx.x;
  if (in[i] % 5 != 0)
    collect(hipify::coalesced_threads(), in[i], out + i * results);
}
__global__ void labels(const int *in, int *out) {
  int i = threadIdx.x;
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  collect(hipify::labeled_partition(tile, in[i] % 4), in[i], out + i * results);
}
__global__ void copies(const int *in, int *out) {
  __shared__ int s[threads];
  cg::thread_block b = cg::this_thread_block();
  hipify::memcpy_async(b, s, in, sizeof s);
  hipify::wait(b);
  out[b.thread_rank() * results] = s[threads - 1 - b.thread_rank()];
  hipify::invoke_one(cg::tiled_partition<32>(b),
                     [&] { out[b.thread_rank() * results] += 1000; });
}

/// What the members of one group, by rank, must get.
void expect(const std::vector<int> &v, const std::vector<int> &member,
            std::vector<int> &out) {
  int sum = 0, least = v[member[0]], most = least, odd = 0, five = 0, all = 1;
  for (size_t r = 0; r < member.size(); ++r) {
    int x = v[member[r]];
    sum += x;
    least = std::min(least, x);
    most = std::max(most, x);
    odd |= (x & 1) << r;
    five |= x == 5;
    all &= x >= 0;
  }
  int before = 0, peak = 0;
  for (size_t r = 0; r < member.size(); ++r) {
    int x = v[member[r]], *o = &out[member[r] * results], match = 0;
    for (size_t q = 0; q < member.size(); ++q)
      match |= (v[member[q]] % 3 == x % 3) << q;
    peak = r ? std::max(peak, x) : x;
    unsigned whole = ~0u >> (32 - member.size());
    int values[results] = {sum, least, most - least, before + x, before, peak,
                           odd, five * 2 + all, match, int(whole + 1),
                           int(member.size()), int(r)};
    std::copy(values, values + results, o);
    before += x;
  }
}

template <class Key> std::vector<int> expected(const std::vector<int> &v, Key key) {
  std::vector<int> out(threads * results, -1);
  std::vector<std::pair<int, std::vector<int>>> groups;
  for (int i = 0; i < threads; ++i) {
    int k = key(i);
    if (k < 0)
      continue;
    auto it = std::find_if(groups.begin(), groups.end(),
                           [&](auto &g) { return g.first == k; });
    if (it == groups.end())
      it = groups.insert(it, {k, {}});
    it->second.push_back(i);
  }
  for (auto &g : groups)
    expect(v, g.second, out);
  return out;
}

int main() {
  std::vector<int> v(threads);
  for (int i = 0; i < threads; ++i)
    v[i] = i * 37 % 101;
  int *in, *out;
  (void)hipMalloc(&in, threads * sizeof(int));
  (void)hipMalloc(&out, threads * results * sizeof(int));
  (void)hipMemcpy(in, v.data(), threads * sizeof(int), hipMemcpyHostToDevice);
  auto compare = [&](const char *name, auto kernel, const std::vector<int> &want) {
    std::vector<int> got(threads * results, -1);
    (void)hipMemset(out, 0xff, threads * results * sizeof(int));
    kernel<<<1, threads>>>(in, out);
    (void)hipMemcpy(got.data(), out, got.size() * sizeof(int), hipMemcpyDeviceToHost);
    for (int i = 0; i < threads * results; ++i)
      if (got[i] != want[i]) {
        std::printf("%s: thread %d, result %d: %d, not %d\n", name, i / results,
                    i % results, got[i], want[i]);
        return;
      }
    std::printf("%s: equal\n", name);
  };
  auto by = [&](int size) { return expected(v, [=](int i) { return i / size; }); };
  // CHECK: tiles of 32: equal
  compare("tiles of 32", tiles<32>, by(32));
  // CHECK-NEXT: tiles of 16: equal
  compare("tiles of 16", tiles<16>, by(16));
  // CHECK-NEXT: tiles of 4: equal
  compare("tiles of 4", tiles<4>, by(4));
  // CHECK-NEXT: tiles of 1: equal
  compare("tiles of 1", tiles<1>, by(1));
  // CHECK-NEXT: coalesced: equal
  compare("coalesced", coalesced, expected(v, [&](int i) {
            return v[i] % 5 ? i / 32 : -1;
          }));
  // CHECK-NEXT: labels: equal
  compare("labels", labels, expected(v, [&](int i) {
            return i / 32 * 4 + v[i] % 4;
          }));
  std::vector<int> copied(threads * results, -1);
  for (int i = 0; i < threads; ++i)
    copied[i * results] = v[threads - 1 - i] + (i % 32 == 0) * 1000;
  // CHECK-NEXT: copies: equal
  compare("copies", copies, copied);
}
