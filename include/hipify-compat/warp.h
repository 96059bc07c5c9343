//===- hipify-compat/warp.h - CUDA's 32-lane warp on any AMD wave ---------===//
//
// Part of hipify-cpp. One file, needs HIP and nothing else; copy it along with
// the translated program.
//
// WHAT. CUDA programs are written for warps of 32 lanes. AMD GPUs run waves of
// 64 lanes (CDNA, Vega) or 32 (RDNA). The functions below give CUDA's warp
// intrinsics their own meaning on both: a *logical warp* is 32 consecutive
// lanes, that is the whole wave of 32 or one half of a wave of 64, and no
// function looks or writes beyond the caller's logical warp. Lane numbers,
// masks and widths are those of CUDA, so `& 31`, `>> 5`, `1u << lane`,
// `__popc(mask)` and arrays of 32 partial results stay right.
//
// WHEN. Include it in HIP code that was translated with --warp=compat (the
// default), or call it in new code that must act alike on NVIDIA's and AMD's
// widths:
//
//     CUDA                              here
//     __shfl_down_sync(m, v, d)         hipify::shfl_down_sync(m, v, d)
//     __ballot_sync(m, p)               hipify::ballot_sync(m, p)
//     asm("mov.u32 %0, %lanemask_lt;")  hipify::lanemask_lt()
//     warpSize                          hipify::warp_size
//
// HIP 5.2 and later, C++14 and later, clang's HIP and hiprtc. In the host pass
// and under other compilers everything is declared, and nothing may be called.
//
// MEANING
//  * A mask names lanes of the caller's logical warp in its low 32 bits. Any
//    integer type will do; higher bits are ignored. It is never handed to HIP,
//    whose own functions want 64 bits and abort on a mask that differs from
//    the active lanes.
//  * Votes, matches and reductions count the lanes that are active and named
//    by the caller's mask. Groups with different masks may call together, each
//    gets its own answer (as after match_any_sync).
//  * Shuffles follow the PTX definition of shfl for every lane, offset and
//    width, including its use of the low five bits of the operand. Where the
//    source lies outside of the segment, the caller's own value comes back.
//    What an inactive lane would send is undefined in CUDA; here it is zero.
//  * A shuffled value is of any type that is its bits (trivially copyable, or
//    HIP's own, some of which are not quite) and may be uninitialised in lanes
//    from which nobody reads. As in CUDA, small integers and unscoped
//    enumerations come back promoted (char as int).
//  * match_* compare bits: 0.0 and -0.0 differ, equal NaNs match. Padding of
//    user types takes part.
//
// LIMITS
//  * CUDA (since Volta) waits until all lanes named in a mask have arrived,
//    even if they come along different branches. An AMD wave cannot wait for
//    its own lanes: each call serves the lanes that reach *this* call
//    together. It follows that
//      - lanes that all take one branch, or that left the kernel or the
//        branch before, are handled exactly as in CUDA;
//      - `if (c) x = shfl_sync(~0u, a, 0); else x = shfl_sync(~0u, b, 0);`
//        is two shuffles of a part of the warp each. Move the call behind the
//        branch: `t = c ? a : b; x = shfl_sync(~0u, t, 0);`
//      - a loop in which one lane waits for another one of its wave may hang.
//  * Lanes of one wave run in step and the compiler may still move memory
//    accesses: syncwarp() is needed where CUDA needs it.
//  * Lane numbers follow the linear thread index. A wave of 64 holds two
//    logical warps of one block.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_WARP_H
#define HIPIFY_COMPAT_WARP_H

#include <hip/hip_runtime.h>

namespace hipify {

/// Lanes of a logical warp; replaces CUDA's warpSize and is a constant
/// expression on every ROCm.
constexpr int warp_size = 32;

namespace warp_detail {

// Only the device pass has the GPU's instructions. What stands for them
// elsewhere is never run; it lets the host pass check this header without
// asking which builtins its compiler lends from the device.
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__

/// The caller's number in its wave, 0 to 31 or 0 to 63.
__device__ inline unsigned waveLane() {
  return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u));
}

/// One bit for every active lane of the wave whose predicate holds.
__device__ inline unsigned long long waveBallot(bool predicate) {
#if defined(__clang_major__) && __clang_major__ < 18
  // Earlier releases take a ballot inside of a branch to be the one before it,
  // where both have the same predicate. This makes each a different one.
  unsigned opaque = predicate;
  __asm__ volatile("" : "+v"(opaque));
  predicate = opaque != 0;
#endif
  // Which of the three exists depends on clang's release and, in some
  // releases, on the wave width; all give the same on the width they support.
#if __has_builtin(__builtin_amdgcn_ballot_w64)
  return __builtin_amdgcn_ballot_w64(predicate);
#elif __has_builtin(__builtin_amdgcn_ballot_w32)
  return __builtin_amdgcn_ballot_w32(predicate);
#else
  constexpr int notEqual = 33;
  return __builtin_amdgcn_uicmp(static_cast<unsigned>(predicate), 0u, notEqual);
#endif
}

/// The word of lane `lane` of the wave; zero if that lane is inactive.
__device__ inline int waveRead(unsigned lane, int word) {
  return __builtin_amdgcn_ds_bpermute(static_cast<int>(lane << 2), word);
}

/// Orders the memory accesses of the wave's lanes before and after it.
__device__ inline void waveSync() {
  __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "wavefront");
  __builtin_amdgcn_wave_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "wavefront");
}

#else

__device__ inline unsigned waveLane() { return 0; }
__device__ inline unsigned long long waveBallot(bool predicate) {
  return predicate;
}
__device__ inline int waveRead(unsigned, int word) { return word; }
__device__ inline void waveSync() {}

#endif

template <class T> struct IsEnum {
  static constexpr bool value = __is_enum(T);
};

/// The type in which CUDA returns a shuffled `T`.
template <class T, bool = IsEnum<T>::value> struct Shuffled {
  using Type = T;
};
template <class T> struct Shuffled<T, true> {
  template <class U> static decltype(+U()) promoted(int);
  template <class U> static U promoted(...);
  using Type = decltype(promoted<T>(0));
};
template <class T> struct Shuffled<volatile T, false> : Shuffled<T> {};
template <class T> struct Shuffled<volatile T, true> : Shuffled<T> {};
template <> struct Shuffled<bool, false> {
  using Type = int;
};
template <> struct Shuffled<char, false> {
  using Type = int;
};
template <> struct Shuffled<signed char, false> {
  using Type = int;
};
template <> struct Shuffled<unsigned char, false> {
  using Type = int;
};
template <> struct Shuffled<short, false> {
  using Type = int;
};
template <> struct Shuffled<unsigned short, false> {
  using Type = int;
};
template <class T> using ShuffledType = typename Shuffled<T>::Type;

/// `value` without volatile. Shuffled values travel by reference up to here:
/// passed by value, one that is uninitialised in the lanes that only receive
/// would let the compiler assume that no such lane exists.
template <class T> __device__ inline const T &plain(const T &value) {
  return value;
}
template <class T> __device__ inline T plain(const volatile T &value) {
  return value;
}

/// A value as the 32-bit words that the hardware moves, the last one padded
/// with zeros.
template <class T> struct Words {
  // HIP's own __hip_bfloat162 has copy operations written out, so triviality of
  // the copy would ask too much. What owns something has a destructor.
#if defined(__clang__)
  static_assert(__is_trivially_destructible(T), "owns what a copy of its bits "
                                                "cannot carry to another lane");
#endif
  static constexpr unsigned count = (sizeof(T) + 3) / 4;
  int word[count];

  __device__ explicit Words(const T &value) {
    word[count - 1] = 0;
    __builtin_memcpy(word, static_cast<const void *>(&value), sizeof(T));
  }
  /// Writes the words over `value`.
  __device__ void store(T &value) const {
    __builtin_memcpy(static_cast<void *>(&value), word, sizeof(T));
  }
  /// The same lane's words, read from lane `lane` of the logical warp.
  __device__ void readFrom(unsigned lane) {
    unsigned source = (waveLane() & ~31u) | lane;
    for (unsigned i = 0; i < count; ++i)
      word[i] = waveRead(source, word[i]);
  }
  __device__ bool operator==(const Words &other) const {
    int difference = 0;
    for (unsigned i = 0; i < count; ++i)
      difference |= word[i] ^ other.word[i];
    return difference == 0;
  }
};

/// `value` of lane `lane` (0 to 31) of the caller's logical warp.
template <class T> __device__ inline T read(const T &value, unsigned lane) {
  Words<T> words(value);
  words.readFrom(lane);
  T result(value);
  words.store(result);
  return result;
}

/// A width of CUDA's shuffles as PTX encodes it: the bits of a lane number
/// that name its segment.
__device__ inline unsigned segmentMask(int width) {
  return (32u - static_cast<unsigned>(width)) & 31u;
}

/// The last lane of the caller's segment.
__device__ inline unsigned segmentEnd(unsigned lane, int width) {
  unsigned segment = segmentMask(width);
  return (lane & segment) | (31u & ~segment);
}

/// Lanes of the caller's logical warp that are active and hold `predicate`.
__device__ inline unsigned vote(bool predicate) {
  return static_cast<unsigned>(waveBallot(predicate) >> (waveLane() & 32u));
}

struct Add {
  template <class T> __device__ T operator()(T a, T b) const { return a + b; }
};
struct Min {
  template <class T> __device__ T operator()(T a, T b) const {
    return b < a ? b : a;
  }
};
struct Max {
  template <class T> __device__ T operator()(T a, T b) const {
    return a < b ? b : a;
  }
};
struct And {
  template <class T> __device__ T operator()(T a, T b) const { return a & b; }
};
struct Or {
  template <class T> __device__ T operator()(T a, T b) const { return a | b; }
};
struct Xor {
  template <class T> __device__ T operator()(T a, T b) const { return a ^ b; }
};

/// Combines the values of the active lanes in `mask`; the result goes to all
/// of them. The order of the operations is not CUDA's, so `op` must be
/// associative and commutative.
template <class T, class Op>
__device__ inline T reduce(unsigned mask, T value, Op op) {
  unsigned lane = waveLane() & 31u;
  unsigned members = vote(true) & mask;
  if (members == 0xffffffffu) {
    for (unsigned step = 16; step != 0; step >>= 1)
      value = op(value, read(value, lane ^ step));
    return value;
  }
  // A mask with holes: in each round every second of the lanes left takes in
  // its successor, so five rounds leave all in the first.
  unsigned rank = __builtin_popcount(members & ~(~0u << lane));
  unsigned successors = members & (~1u << lane);
  for (int round = 0; round < 5; ++round) {
    unsigned next = successors ? __builtin_ctz(successors) : lane;
    T other = read(value, next);
    if (successors)
      value = op(value, other);
    successors &= vote((rank & 1u) == 0);
    rank >>= 1;
  }
  return read(value, members ? __builtin_ctz(members) : lane);
}

/// Sums wrap around in CUDA, which signed arithmetic in C++ must not do.
__device__ inline int reduceAdd(unsigned mask, int value) {
  return static_cast<int>(reduce(mask, static_cast<unsigned>(value), Add()));
}

} // namespace warp_detail

// Lanes ----------------------------------------------------------------------

/// The caller's lane, 0 to 31 (PTX %laneid).
__device__ inline unsigned lane_id() { return warp_detail::waveLane() & 31u; }

/// Bit of the caller's lane (PTX %lanemask_eq).
__device__ inline unsigned lanemask_eq() { return 1u << lane_id(); }

/// Bits of the lanes below the caller's (PTX %lanemask_lt), active or not.
__device__ inline unsigned lanemask_lt() { return ~(~0u << lane_id()); }

/// Bits of the caller's lane and those below (PTX %lanemask_le).
__device__ inline unsigned lanemask_le() { return ~(~1u << lane_id()); }

/// Bits of the caller's lane and those above (PTX %lanemask_ge).
__device__ inline unsigned lanemask_ge() { return ~0u << lane_id(); }

/// Bits of the lanes above the caller's (PTX %lanemask_gt), active or not.
__device__ inline unsigned lanemask_gt() { return ~1u << lane_id(); }

// Votes ----------------------------------------------------------------------

/// Lanes that are active at this call. CUDA promises no more than some set of
/// converged lanes; here it is exact.
__device__ inline unsigned activemask() { return warp_detail::vote(true); }

/// Active lanes whose `predicate` is not zero (CUDA before 9).
__device__ inline unsigned ballot(int predicate) {
  return warp_detail::vote(predicate != 0);
}

/// Not zero if some active lane's `predicate` is not (CUDA before 9).
__device__ inline int any(int predicate) { return ballot(predicate) != 0; }

/// Not zero if no active lane's `predicate` is zero (CUDA before 9).
__device__ inline int all(int predicate) { return ballot(!predicate) == 0; }

/// Active lanes of `mask` whose `predicate` is not zero.
template <class Mask>
__device__ inline unsigned ballot_sync(Mask mask, int predicate) {
  return ballot(predicate) & static_cast<unsigned>(mask);
}

/// Not zero if an active lane of `mask` has a `predicate` that is not zero.
template <class Mask> __device__ inline int any_sync(Mask mask, int predicate) {
  return ballot_sync(mask, predicate) != 0;
}

/// Not zero if no active lane of `mask` has a `predicate` of zero.
template <class Mask> __device__ inline int all_sync(Mask mask, int predicate) {
  return ballot_sync(mask, !predicate) == 0;
}

/// Not zero if the active lanes of `mask` agree on whether `predicate` is zero.
template <class Mask> __device__ inline int uni_sync(Mask mask, int predicate) {
  return all_sync(mask, predicate) || !any_sync(mask, predicate);
}

/// Makes what the lanes of the wave wrote before visible to them after. Serves
/// the lanes that arrive together, whatever `mask` names (see LIMITS).
template <class Mask> __device__ inline void syncwarp(Mask mask) {
  static_cast<void>(mask);
  warp_detail::waveSync();
}
__device__ inline void syncwarp() { warp_detail::waveSync(); }

// Shuffles -------------------------------------------------------------------
// The forms without a mask are CUDA's before 9. `width` is 32 or a smaller
// power of two and splits the warp into segments. The mask of the *_sync forms
// names who takes part; the active lanes do, so it is not needed.

/// `value` of lane `source` modulo `width` of the caller's segment.
template <class T>
__device__ inline warp_detail::ShuffledType<T> shfl(const T &value, int source,
                                                    int width = warp_size) {
  unsigned segment = warp_detail::segmentMask(width);
  unsigned offset = static_cast<unsigned>(source) & 31u;
  return warp_detail::read(warp_detail::plain(value),
                           (lane_id() & segment) | (offset & ~segment));
}

/// `value` of the lane `delta` below; the own one if the segment begins later.
template <class T>
__device__ inline warp_detail::ShuffledType<T>
shfl_up(const T &value, unsigned delta, int width = warp_size) {
  unsigned lane = lane_id(), offset = delta & 31u;
  bool inside = lane >= offset + (lane & warp_detail::segmentMask(width));
  return warp_detail::read(warp_detail::plain(value),
                           inside ? lane - offset : lane);
}

/// `value` of the lane `delta` above; the own one if the segment ends before.
template <class T>
__device__ inline warp_detail::ShuffledType<T>
shfl_down(const T &value, unsigned delta, int width = warp_size) {
  unsigned lane = lane_id(), other = lane + (delta & 31u);
  bool inside = other <= warp_detail::segmentEnd(lane, width);
  return warp_detail::read(warp_detail::plain(value), inside ? other : lane);
}

/// `value` of the lane whose number differs in the bits of `laneMask`; the own
/// one if that lies in a later segment. An earlier segment may be read.
template <class T>
__device__ inline warp_detail::ShuffledType<T>
shfl_xor(const T &value, int laneMask, int width = warp_size) {
  unsigned lane = lane_id();
  unsigned other = lane ^ (static_cast<unsigned>(laneMask) & 31u);
  bool inside = other <= warp_detail::segmentEnd(lane, width);
  return warp_detail::read(warp_detail::plain(value), inside ? other : lane);
}

/// shfl() for the lanes named in `mask`.
template <class Mask, class T>
__device__ inline warp_detail::ShuffledType<T>
shfl_sync(Mask mask, const T &value, int source, int width = warp_size) {
  static_cast<void>(static_cast<unsigned>(mask));
  return shfl(value, source, width);
}

/// shfl_up() for the lanes named in `mask`.
template <class Mask, class T>
__device__ inline warp_detail::ShuffledType<T>
shfl_up_sync(Mask mask, const T &value, unsigned delta, int width = warp_size) {
  static_cast<void>(static_cast<unsigned>(mask));
  return shfl_up(value, delta, width);
}

/// shfl_down() for the lanes named in `mask`.
template <class Mask, class T>
__device__ inline warp_detail::ShuffledType<T>
shfl_down_sync(Mask mask, const T &value, unsigned delta,
               int width = warp_size) {
  static_cast<void>(static_cast<unsigned>(mask));
  return shfl_down(value, delta, width);
}

/// shfl_xor() for the lanes named in `mask`.
template <class Mask, class T>
__device__ inline warp_detail::ShuffledType<T>
shfl_xor_sync(Mask mask, const T &value, int laneMask, int width = warp_size) {
  static_cast<void>(static_cast<unsigned>(mask));
  return shfl_xor(value, laneMask, width);
}

// Matches --------------------------------------------------------------------

/// Active lanes of `mask` that hold the caller's `value`. One round for every
/// different value.
template <class Mask, class T>
__device__ inline unsigned match_any_sync(Mask mask, const T &value) {
  using Plain = warp_detail::Words<T>;
  const Plain own(value);
  unsigned self = lanemask_eq(), result = 0;
  unsigned pending = activemask() & static_cast<unsigned>(mask);
  while (pending != 0) {
    unsigned leader = __builtin_ctz(pending);
    Plain candidate(own);
    candidate.readFrom(leader);
    unsigned equal = warp_detail::vote(candidate == own) & pending;
    if (equal & self)
      result = equal;
    // The leader goes too: a caller that its mask does not name may see the
    // others leave first.
    pending &= ~(equal | 1u << leader);
  }
  return result;
}

/// The active lanes of `mask` if all of them hold one value, and `*predicate`
/// is 1; else 0 and 0.
template <class Mask, class T>
__device__ inline unsigned match_all_sync(Mask mask, const T &value,
                                          int *predicate) {
  using Plain = warp_detail::Words<T>;
  const Plain own(value);
  unsigned members = activemask() & static_cast<unsigned>(mask);
  Plain first(own);
  first.readFrom(members ? __builtin_ctz(members) : lane_id());
  bool same = (warp_detail::vote(!(first == own)) & members) == 0;
  *predicate = same;
  return same ? members : 0;
}

// Reductions -----------------------------------------------------------------
// Over the active lanes of `mask`; each of them gets the result.

/// Sum, modulo 2^32.
template <class Mask>
__device__ inline unsigned reduce_add_sync(Mask mask, unsigned value) {
  return warp_detail::reduce(static_cast<unsigned>(mask), value,
                             warp_detail::Add());
}
template <class Mask>
__device__ inline int reduce_add_sync(Mask mask, int value) {
  return warp_detail::reduceAdd(static_cast<unsigned>(mask), value);
}

/// Least value.
template <class Mask>
__device__ inline unsigned reduce_min_sync(Mask mask, unsigned value) {
  return warp_detail::reduce(static_cast<unsigned>(mask), value,
                             warp_detail::Min());
}
template <class Mask>
__device__ inline int reduce_min_sync(Mask mask, int value) {
  return warp_detail::reduce(static_cast<unsigned>(mask), value,
                             warp_detail::Min());
}

/// Greatest value.
template <class Mask>
__device__ inline unsigned reduce_max_sync(Mask mask, unsigned value) {
  return warp_detail::reduce(static_cast<unsigned>(mask), value,
                             warp_detail::Max());
}
template <class Mask>
__device__ inline int reduce_max_sync(Mask mask, int value) {
  return warp_detail::reduce(static_cast<unsigned>(mask), value,
                             warp_detail::Max());
}

/// Bits set in all values.
template <class Mask>
__device__ inline unsigned reduce_and_sync(Mask mask, unsigned value) {
  return warp_detail::reduce(static_cast<unsigned>(mask), value,
                             warp_detail::And());
}

/// Bits set in some value.
template <class Mask>
__device__ inline unsigned reduce_or_sync(Mask mask, unsigned value) {
  return warp_detail::reduce(static_cast<unsigned>(mask), value,
                             warp_detail::Or());
}

/// Bits set in an odd number of values.
template <class Mask>
__device__ inline unsigned reduce_xor_sync(Mask mask, unsigned value) {
  return warp_detail::reduce(static_cast<unsigned>(mask), value,
                             warp_detail::Xor());
}

} // namespace hipify

#endif // HIPIFY_COMPAT_WARP_H
