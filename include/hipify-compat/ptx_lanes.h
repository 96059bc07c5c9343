//===- hipify-compat/ptx_lanes.h - PTX: lanes, warps and time -------------===//
//
// Part of hipify-cpp, and of ptx.h, which says what holds for all parts.
//
// shfl, vote, match, elect, %warpid, %globaltimer, nanosleep.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_PTX_LANES_H
#define HIPIFY_COMPAT_PTX_LANES_H

#include "ptx_types.h"
#include "warp.h"

/// Ticks of the GPU's wall clock in a millisecond
/// (hipDeviceAttributeWallClockRate): 100 MHz on CDNA and RDNA.
#ifndef HIPIFY_WALL_CLOCK_KHZ
#define HIPIFY_WALL_CLOCK_KHZ 100000
#endif

namespace hipify {
namespace ptx {

// shfl with any `c` operand: the clamp in its low bits, the segment above.

namespace detail {

struct Source {
  unsigned lane;
  bool valid;
};
__device__ inline Source settled(unsigned lane, bool valid) {
  return {valid ? lane & 31u : lane_id(), valid};
}
__device__ inline unsigned clampOf(unsigned c) {
  unsigned segment = c >> 8 & 31u;
  return (lane_id() & segment) | (c & 31u & ~segment);
}
__device__ inline Source sourceUp(unsigned b, unsigned c) {
  int lane = static_cast<int>(lane_id()) - static_cast<int>(b & 31u);
  return settled(static_cast<unsigned>(lane),
                 lane >= static_cast<int>(clampOf(c)));
}
__device__ inline Source sourceDown(unsigned b, unsigned c) {
  unsigned lane = lane_id() + (b & 31u);
  return settled(lane, lane <= clampOf(c));
}
__device__ inline Source sourceXor(unsigned b, unsigned c) {
  unsigned lane = lane_id() ^ (b & 31u);
  return settled(lane, lane <= clampOf(c));
}
__device__ inline Source sourceIndex(unsigned b, unsigned c) {
  unsigned segment = c >> 8 & 31u;
  unsigned lane = (lane_id() & segment) | (b & 31u & ~segment);
  return settled(lane, lane <= clampOf(c));
}

} // namespace detail

template <class T> __device__ inline T shfl_up(T a, unsigned b, unsigned c) {
  return warp_detail::read(a, detail::sourceUp(b, c).lane);
}
template <class T> __device__ inline T shfl_down(T a, unsigned b, unsigned c) {
  return warp_detail::read(a, detail::sourceDown(b, c).lane);
}
template <class T> __device__ inline T shfl_xor(T a, unsigned b, unsigned c) {
  return warp_detail::read(a, detail::sourceXor(b, c).lane);
}
template <class T> __device__ inline T shfl(T a, unsigned b, unsigned c) {
  return warp_detail::read(a, detail::sourceIndex(b, c).lane);
}
/// The predicate beside the result: whether the source lies in range.
__device__ inline bool shfl_up_valid(unsigned b, unsigned c) {
  return detail::sourceUp(b, c).valid;
}
__device__ inline bool shfl_down_valid(unsigned b, unsigned c) {
  return detail::sourceDown(b, c).valid;
}
__device__ inline bool shfl_xor_valid(unsigned b, unsigned c) {
  return detail::sourceXor(b, c).valid;
}
__device__ inline bool shfl_valid(unsigned b, unsigned c) {
  return detail::sourceIndex(b, c).valid;
}

/// vote.uni: all active lanes of `mask` have one predicate.
__device__ inline bool vote_uni(unsigned mask, bool predicate) {
  unsigned set = ballot_sync(mask, predicate);
  return set == 0 || set == (activemask() & mask);
}
/// match.all: the lanes, or 0.
template <class T>
__device__ inline unsigned match_all(unsigned mask, T value) {
  int same = 0;
  return match_all_sync(mask, value, &same);
}
/// elect.sync: the lowest active lane of `mask`.
__device__ inline unsigned elect(unsigned mask) {
  unsigned members = activemask() & mask;
  return members ? static_cast<unsigned>(__builtin_ctz(members)) : lane_id();
}
/// %warpid and %nwarpid: by the linear number of the thread.
__device__ inline unsigned warpid() {
  return ((threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x) /
         32u;
}
__device__ inline unsigned nwarpid() {
  return (blockDim.x * blockDim.y * blockDim.z + 31u) / 32u;
}

#if defined(__clang__) && defined(__HIP__)

// Time -----------------------------------------------------------------------

/// %globaltimer in nanoseconds, from an arbitrary start.
__device__ inline unsigned long long globaltimer() {
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
  return static_cast<unsigned long long>(wall_clock64()) * 1000000ull /
         HIPIFY_WALL_CLOCK_KHZ;
#else
  return 0;
#endif
}
/// nanosleep: PTX allows anything up to twice the time. 64 clocks are about 40 ns.
__device__ inline void nanosleep(unsigned nanoseconds) {
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
  unsigned limit = nanoseconds < 1000000u ? nanoseconds : 1000000u;
  for (unsigned slept = 0; slept < limit; slept += 40)
    __builtin_amdgcn_s_sleep(1);
#else
  static_cast<void>(nanoseconds);
#endif
}

#endif // __clang__ && __HIP__

} // namespace ptx
} // namespace hipify

#endif // HIPIFY_COMPAT_PTX_LANES_H
