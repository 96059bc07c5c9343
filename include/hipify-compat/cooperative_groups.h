//===- hipify-compat/cooperative_groups.h - CUDA's group collectives ------===//
//
// Part of hipify-cpp. Needs HIP and warp.h beside it; copy both along with the
// translated program.
//
// WHAT. HIP's cooperative groups have CUDA's tiles and coalesced groups, but
// not, or not in every release, what CUDA computes with them. The functions
// below do, on groups of HIP's own types and with nothing but their public
// members:
//
//     CUDA                                   here
//     cg::reduce(tile, v, cg::plus<int>())   hipify::reduce(tile, v, hipify::plus<int>())
//     cg::inclusive_scan(group, v)           hipify::inclusive_scan(group, v)
//     cg::labeled_partition(group, label)    hipify::labeled_partition(group, label)
//     cg::binary_partition(group, p)         hipify::binary_partition(group, p)
//     cg::coalesced_threads()                hipify::coalesced_threads()
//     tile.ballot(p)                         hipify::ballot(tile, p)
//     cg::tiled_partition<8>(tile)           hipify::tiled_partition<8>(tile)
//     cg::memcpy_async(group, d, s, bytes)   hipify::memcpy_async(group, d, s, bytes)
//
// HIP 5.2 and later, C++14 and later.
//
// MEANING
//  * coalesced_threads() ends at 32 lanes as in CUDA: on a wave of 64 it is the
//    active lanes of the caller's half. HIP's own would join both halves.
//  * ballot and match give a 32-bit mask whose bits count the group's ranks.
//  * A value is of any type that is its bits, as for warp.h's shuffles.
//  * Reductions and scans combine in another order than CUDA's: operators must
//    be associative and commutative, and floating-point sums may differ in the
//    last bits. Every member of the group gets the result of reduce().
//  * memcpy_async() has copied when it returns, so nothing overlaps; wait() and
//    wait_prior() then only let the group's members wait for each other.
//
// LIMITS. All members of a group must come to a call together: lanes of a wave
// cannot wait for others of it that took another branch (see warp.h).
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_COOPERATIVE_GROUPS_H
#define HIPIFY_COMPAT_COOPERATIVE_GROUPS_H

#include "warp.h"
#include <hip/hip_cooperative_groups.h>

namespace hipify {

// Operators ------------------------------------------------------------------

template <class T> struct plus {
  __device__ T operator()(const T &a, const T &b) const { return a + b; }
};
/// The lesser value.
template <class T> struct less {
  __device__ T operator()(const T &a, const T &b) const {
    return b < a ? b : a;
  }
};
/// The greater value.
template <class T> struct greater {
  __device__ T operator()(const T &a, const T &b) const {
    return a < b ? b : a;
  }
};
template <class T> struct bit_and {
  __device__ T operator()(const T &a, const T &b) const { return a & b; }
};
template <class T> struct bit_or {
  __device__ T operator()(const T &a, const T &b) const { return a | b; }
};
template <class T> struct bit_xor {
  __device__ T operator()(const T &a, const T &b) const { return a ^ b; }
};

namespace group_detail {

using Lanes = unsigned long long;
using cooperative_groups::coalesced_group;

/// HIP lets only itself and derived classes name the members of such a group.
struct Coalesced : coalesced_group {
  __device__ explicit Coalesced(Lanes members) : coalesced_group(members) {}
};

/// A tile of `parentSize` threads as what smaller tiles are made of. HIP partitions
/// only blocks; the tiles of one are runs of its threads, so tiles of tiles are
/// tiles of the block with another place to count from.
template <unsigned parentSize>
struct TileAsParent : cooperative_groups::thread_block {
  __device__ TileAsParent()
      : thread_block(cooperative_groups::this_thread_block()) {}
  __device__ static unsigned thread_rank() {
    return cooperative_groups::this_thread_block().thread_rank() % parentSize;
  }
  __device__ static unsigned size() { return parentSize; }
};

/// HIP lets only derived classes partition.
template <unsigned tileSize, unsigned parentSize>
struct TileOfTile
    : cooperative_groups::thread_block_tile<tileSize,
                                            TileAsParent<parentSize>> {
  using Tile =
      cooperative_groups::thread_block_tile<tileSize, TileAsParent<parentSize>>;
  __device__ TileOfTile() : Tile(TileAsParent<parentSize>()) {}
};

/// `value` of the member with the given rank.
template <class Group, class T>
__device__ inline T read(const Group &group, T value, unsigned rank) {
  warp_detail::Words<T> words(value);
  for (unsigned i = 0; i < words.count; ++i)
    words.word[i] = group.shfl(words.word[i], static_cast<int>(rank));
  words.store(value);
  return value;
}

/// Active lanes of the wave that hold the caller's words. One round for every
/// different value.
template <class T> __device__ inline Lanes sameInWave(const T &value) {
  const warp_detail::Words<T> own(value);
  const unsigned self = warp_detail::waveLane();
  Lanes pending = warp_detail::waveBallot(true), result = 0;
  while (pending != 0) {
    const unsigned first = __builtin_ctzll(pending);
    warp_detail::Words<T> other(own);
    for (unsigned i = 0; i < other.count; ++i)
      other.word[i] = warp_detail::waveRead(first, own.word[i]);
    const Lanes equal = warp_detail::waveBallot(other == own) & pending;
    if (equal >> self & 1)
      result = equal;
    pending &= ~equal;
  }
  return result;
}

/// The wave's lanes that are members, active ones only.
template <class Group> __device__ inline Lanes members(const Group &group) {
  const int leader = group.shfl(static_cast<int>(warp_detail::waveLane()), 0);
  return sameInWave(leader);
}
template <unsigned size, class Parent>
__device__ inline Lanes
members(const cooperative_groups::thread_block_tile<size, Parent> &) {
  const unsigned first = warp_detail::waveLane() & ~(size - 1);
  return (~0ull >> (64 - size)) << first & warp_detail::waveBallot(true);
}

/// Bits of `lanes`, moved from the lanes of `members` to their ranks.
__device__ inline unsigned byRank(Lanes lanes, Lanes members) {
  unsigned result = 0;
  for (unsigned rank = 0; members != 0; ++rank, members &= members - 1)
    if (lanes & members & -members)
      result |= 1u << rank;
  return result;
}

/// What an exclusive scan gives to rank 0.
template <class T, class Op> struct Identity {
  __device__ static T value() { return T(); }
};
template <class T> struct Identity<T, bit_and<T>> {
  __device__ static T value() { return ~T(); }
};

// The extreme values, without <limits>: host headers have no place in hiprtc.
template <class T> struct Extreme {
  static constexpr bool isSigned = T(-1) < T(0);
  __device__ static T greatest() {
    return isSigned ? T(~(T(1) << (sizeof(T) * 8 - 1))) : T(~T(0));
  }
  __device__ static T least() {
    return isSigned ? T(T(1) << (sizeof(T) * 8 - 1)) : T(0);
  }
};
template <> struct Extreme<float> {
  __device__ static float greatest() { return __FLT_MAX__; }
  __device__ static float least() { return -__FLT_MAX__; }
};
template <> struct Extreme<double> {
  __device__ static double greatest() { return __DBL_MAX__; }
  __device__ static double least() { return -__DBL_MAX__; }
};
template <class T> struct Identity<T, less<T>> {
  __device__ static T value() { return Extreme<T>::greatest(); }
};
template <class T> struct Identity<T, greater<T>> {
  __device__ static T value() { return Extreme<T>::least(); }
};

} // namespace group_detail

// Groups ---------------------------------------------------------------------

/// The active lanes of the caller's logical warp of 32.
__device__ inline cooperative_groups::coalesced_group coalesced_threads() {
  const unsigned half = warp_detail::waveLane() & 32u;
  return group_detail::Coalesced(warp_detail::waveBallot(true) &
                                 (0xffffffffull << half));
}

/// The members of `group` that hold the caller's `label`. Its meta_group_rank()
/// and meta_group_size() are those of a group by itself.
template <class Group, class Label>
__device__ inline cooperative_groups::coalesced_group
labeled_partition(const Group &group, Label label) {
  return group_detail::Coalesced(group_detail::members(group) &
                                 group_detail::sameInWave(label));
}

/// The members of `group` whose `predicate` is the caller's.
template <class Group>
__device__ inline cooperative_groups::coalesced_group
binary_partition(const Group &group, bool predicate) {
  return hipify::labeled_partition(group, predicate);
}

/// The caller's tile of a tile, and of what HIP partitions itself.
template <unsigned tileSize, unsigned parentSize, class Grandparent>
__device__ inline cooperative_groups::thread_block_tile<
    tileSize, group_detail::TileAsParent<parentSize>>
tiled_partition(
    const cooperative_groups::thread_block_tile<parentSize, Grandparent> &) {
  static_assert(tileSize < parentSize, "a tile of a tile is smaller");
  return group_detail::TileOfTile<tileSize, parentSize>();
}
template <unsigned tileSize>
__device__ inline auto
tiled_partition(const cooperative_groups::thread_block &block) {
  return cooperative_groups::tiled_partition<tileSize>(block);
}

// Votes and matches ----------------------------------------------------------

/// A bit by rank for every member whose `predicate` is not zero.
template <class Group>
__device__ inline unsigned ballot(const Group &group, int predicate) {
  const group_detail::Lanes lanes = warp_detail::waveBallot(predicate != 0);
  return group_detail::byRank(lanes, group_detail::members(group));
}

/// Not zero if some member's `predicate` is not.
template <class Group>
__device__ inline int any(const Group &group, int predicate) {
  const group_detail::Lanes lanes = warp_detail::waveBallot(predicate != 0);
  return (lanes & group_detail::members(group)) != 0;
}

/// Not zero if no member's `predicate` is zero.
template <class Group>
__device__ inline int all(const Group &group, int predicate) {
  return !hipify::any(group, predicate == 0);
}

/// A bit by rank for every member that holds the caller's `value`.
template <class Group, class T>
__device__ inline unsigned match_any(const Group &group, T value) {
  return group_detail::byRank(group_detail::sameInWave(value),
                              group_detail::members(group));
}

/// All members' bits and a `predicate` of 1 if all hold one value; else 0 and 0.
template <class Group, class T>
__device__ inline unsigned match_all(const Group &group, T value,
                                     int &predicate) {
  const group_detail::Lanes members = group_detail::members(group);
  predicate = (group_detail::sameInWave(value) & members) == members;
  return predicate ? group_detail::byRank(members, members) : 0;
}

// Reductions and scans -------------------------------------------------------

/// The members' values, combined; every member gets the result.
template <class Group, class T, class Op>
__device__ inline T reduce(const Group &group, T value, Op op) {
  const unsigned size = group.size(), rank = group.thread_rank();
  unsigned step = 1;
  while (step < size)
    step *= 2;
  for (step /= 2; step != 0; step /= 2) {
    const bool inside = rank + step < size;
    const T other =
        group_detail::read(group, value, inside ? rank + step : rank);
    // Beyond the first `step` ranks the partial results are not needed.
    if (inside && rank < step)
      value = op(value, other);
  }
  return group_detail::read(group, value, 0);
}

/// The values up to the caller's rank, combined.
template <class Group, class T, class Op>
__device__ inline T inclusive_scan(const Group &group, T value, Op op) {
  const unsigned size = group.size(), rank = group.thread_rank();
  for (unsigned step = 1; step < size; step *= 2) {
    const bool inside = rank >= step;
    const T other =
        group_detail::read(group, value, inside ? rank - step : rank);
    if (inside)
      value = op(other, value);
  }
  return value;
}
template <class Group, class T>
__device__ inline T inclusive_scan(const Group &group, T value) {
  return hipify::inclusive_scan(group, value, plus<T>());
}

/// The values below the caller's rank, combined; for rank 0 the operator's
/// identity, which of a user's operator is taken to be T().
template <class Group, class T, class Op>
__device__ inline T exclusive_scan(const Group &group, T value, Op op) {
  const unsigned rank = group.thread_rank();
  const T inclusive = hipify::inclusive_scan(group, value, op);
  const T before = group_detail::read(group, inclusive, rank ? rank - 1 : 0);
  return rank ? before : group_detail::Identity<T, Op>::value();
}
template <class Group, class T>
__device__ inline T exclusive_scan(const Group &group, T value) {
  return hipify::exclusive_scan(group, value, plus<T>());
}

// Copies ---------------------------------------------------------------------

/// Copies `bytes` bytes with all members; done on return.
template <class Group, class T>
__device__ inline void memcpy_async(const Group &group, T *destination,
                                    const T *source, size_t bytes) {
  const size_t count = bytes / sizeof(T);
  for (size_t i = group.thread_rank(); i < count; i += group.size())
    destination[i] = source[i];
  const size_t done = count * sizeof(T);
  char *to = reinterpret_cast<char *>(destination);
  const char *from = reinterpret_cast<const char *>(source);
  for (size_t i = done + group.thread_rank(); i < bytes; i += group.size())
    to[i] = from[i];
}

/// Copies as many elements as both sides have.
template <class Group, class T>
__device__ inline void memcpy_async(const Group &group, T *destination,
                                    size_t destinationCount, const T *source,
                                    size_t sourceCount) {
  const size_t count =
      destinationCount < sourceCount ? destinationCount : sourceCount;
  hipify::memcpy_async(group, destination, source, count * sizeof(T));
}

/// Until all members have copied.
template <class Group> __device__ inline void wait(const Group &group) {
  group.sync();
}
template <unsigned stages, class Group>
__device__ inline void wait_prior(const Group &group) {
  group.sync();
}

/// Lets one member call `function`.
template <class Group, class Function, class... Args>
__device__ inline void invoke_one(const Group &group, Function &&function,
                                  Args &&...args) {
  if (group.thread_rank() == 0)
    function(static_cast<Args &&>(args)...);
}

} // namespace hipify

#endif // HIPIFY_COMPAT_COOPERATIVE_GROUPS_H
