//===- hipify-compat/cache.h - loads and stores with a cache hint ---------===//
//
// Part of hipify-cpp. One file, needs HIP and nothing else; copy it along with
// the translated program.
//
// WHAT. CUDA's __ldcg, __ldcs, __stwt and their like say how long data should
// stay in which cache. HIP has some of them, for half types only. These do the same
// access for every type, with what AMD's compiler offers: hints that data is
// not used again become non-temporal accesses, those that ask for the level
// where other blocks' writes are seen become relaxed atomic ones.
//
//     CUDA            here
//     __ldcs(p)       hipify::ldcs(p)
//     __stcg(p, v)    hipify::stcg(p, v)
//
// HIP 5.2 and later, C++14 and later.
//
// LIMITS. A value of more than 8 bytes is read and written in words, as CUDA
// promises no more for it. ldcv reads memory anew as an atomic of agent scope
// does: what the host writes meanwhile is seen in fine-grained memory.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_CACHE_H
#define HIPIFY_COMPAT_CACHE_H

#include <hip/hip_runtime.h>

namespace hipify {

namespace cache_detail {

/// The unsigned integer in whose pieces a value of `size` bytes moves.
template <unsigned size> struct Piece {
  using Type = unsigned char;
};
template <> struct Piece<2> {
  using Type = unsigned short;
};
template <> struct Piece<4> {
  using Type = unsigned;
};
template <> struct Piece<8> {
  using Type = unsigned long long;
};
template <class T> constexpr unsigned pieceSize() {
  return sizeof(T) % 8 == 0 && alignof(T) >= 8   ? 8
         : sizeof(T) % 4 == 0 && alignof(T) >= 4 ? 4
         : sizeof(T) % 2 == 0 && alignof(T) >= 2 ? 2
                                                 : 1;
}

struct NonTemporal {
  template <class U> __device__ static U load(const U *p) {
    return __builtin_nontemporal_load(p);
  }
  template <class U> __device__ static void store(U *p, U value) {
    __builtin_nontemporal_store(value, p);
  }
};

/// Past the caches of a compute unit.
struct Shared {
  template <class U> __device__ static U load(const U *p) {
    return __hip_atomic_load(p, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  }
  template <class U> __device__ static void store(U *p, U value) {
    __hip_atomic_store(p, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  }
};

template <class How, class T> __device__ inline T load(const T *p) {
  using Word = typename Piece<pieceSize<T>()>::Type;
  constexpr unsigned count = sizeof(T) / sizeof(Word);
  Word words[count];
  for (unsigned i = 0; i < count; ++i)
    words[i] = How::load(reinterpret_cast<const Word *>(p) + i);
  T value;
  __builtin_memcpy(static_cast<void *>(&value), words, sizeof(T));
  return value;
}

template <class How, class T>
__device__ inline void store(T *p, const T &value) {
  using Word = typename Piece<pieceSize<T>()>::Type;
  constexpr unsigned count = sizeof(T) / sizeof(Word);
  Word words[count];
  __builtin_memcpy(words, static_cast<const void *>(&value), sizeof(T));
  for (unsigned i = 0; i < count; ++i)
    How::store(reinterpret_cast<Word *>(p) + i, words[i]);
}

/// Keeps `value` out of deduction, so that `stcg(float *, 0)` is of one type.
template <class T> struct Same {
  using Type = T;
};

} // namespace cache_detail

/// In all caches: a plain load.
template <class T> __device__ inline T ldca(const T *p) { return *p; }
/// Where all blocks see it (CUDA: the L2 cache).
template <class T> __device__ inline T ldcg(const T *p) {
  return cache_detail::load<cache_detail::Shared>(p);
}
/// Read once.
template <class T> __device__ inline T ldcs(const T *p) {
  return cache_detail::load<cache_detail::NonTemporal>(p);
}
/// Last use.
template <class T> __device__ inline T ldlu(const T *p) {
  return cache_detail::load<cache_detail::NonTemporal>(p);
}
/// Anew from memory.
template <class T> __device__ inline T ldcv(const T *p) {
  return cache_detail::load<cache_detail::Shared>(p);
}

/// In all caches: a plain store.
template <class T>
__device__ inline void stwb(T *p, typename cache_detail::Same<T>::Type value) {
  *p = value;
}
/// To where all blocks see it.
template <class T>
__device__ inline void stcg(T *p, typename cache_detail::Same<T>::Type value) {
  cache_detail::store<cache_detail::Shared, T>(p, value);
}
/// Written once.
template <class T>
__device__ inline void stcs(T *p, typename cache_detail::Same<T>::Type value) {
  cache_detail::store<cache_detail::NonTemporal, T>(p, value);
}
/// Through to memory.
template <class T>
__device__ inline void stwt(T *p, typename cache_detail::Same<T>::Type value) {
  cache_detail::store<cache_detail::Shared, T>(p, value);
}

} // namespace hipify

#endif // HIPIFY_COMPAT_CACHE_H
