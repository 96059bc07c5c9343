//===- hipify-compat/ptx_memory.h - PTX: shared memory, loads and stores --===//
//
// Part of hipify-cpp, and of ptx.h, which says what holds for all parts.
//
// cvta, cp.async, loads and stores with an order.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_PTX_MEMORY_H
#define HIPIFY_COMPAT_PTX_MEMORY_H

#include "ptx_types.h"

namespace hipify {
namespace ptx {

#if defined(__clang__) && defined(__HIP__)

/// The object at an address of shared memory.
template <class T> __device__ inline T *shared(unsigned address) {
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
  using Local = __attribute__((address_space(3))) char;
  return (T *)(char *)(Local *)address;
#else
  return (T *)(__SIZE_TYPE__)address;
#endif
}
/// cvta.to.shared, __cvta_generic_to_shared(): the address of an object there.
__device__ inline unsigned long long generic_to_shared(const void *pointer) {
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
  using Local = __attribute__((address_space(3))) const char;
  return (unsigned)(__UINTPTR_TYPE__)(Local *)pointer;
#else
  return (__UINTPTR_TYPE__)pointer;
#endif
}
/// cvta.shared: back again.
__device__ inline unsigned long long
shared_to_generic(unsigned long long address) {
  return (unsigned long long)shared<char>((unsigned)address);
}
__device__ inline void *shared_to_generic_pointer(__SIZE_TYPE__ address) {
  return shared<char>((unsigned)address);
}
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
__device__ inline bool is_shared(const void *pointer) {
  return __builtin_amdgcn_is_shared(pointer);
}
__device__ inline bool is_local(const void *pointer) {
  return __builtin_amdgcn_is_private(pointer);
}
#else
__device__ inline bool is_shared(const void *) { return false; }
__device__ inline bool is_local(const void *) { return false; }
#endif
__device__ inline bool is_global(const void *pointer) {
  return !is_shared(pointer) && !is_local(pointer);
}

namespace detail {
template <unsigned Bytes> struct Chunk;
template <> struct Chunk<4> {
  using Type = unsigned;
};
template <> struct Chunk<8> {
  using Type = uint2;
};
template <> struct Chunk<16> {
  using Type = uint4;
};
} // namespace detail

/// cp.async: `Bytes` (4, 8, 16) from global to shared memory, at once.
template <unsigned Bytes>
__device__ inline void copy_to_shared(char *to, const char *from) {
  using Chunk = typename detail::Chunk<Bytes>::Type;
  *reinterpret_cast<Chunk *>(to) = *reinterpret_cast<const Chunk *>(from);
}
/// Only the first `size` bytes are read; zeros fill the rest.
template <unsigned Bytes>
__device__ inline void copy_to_shared(char *to, const char *from,
                                      unsigned size) {
  using Chunk = typename detail::Chunk<Bytes>::Type;
  Chunk all{};
  if (size >= Bytes)
    all = *reinterpret_cast<const Chunk *>(from);
  else
    for (unsigned i = 0; i < size; ++i)
      reinterpret_cast<char *>(&all)[i] = from[i];
  *reinterpret_cast<Chunk *>(to) = all;
}

// Memory ---------------------------------------------------------------------

namespace detail {

template <unsigned Rest> struct Word {
  using Type = unsigned;
};
template <> struct Word<0> {
  using Type = unsigned long long;
};
/// The words that a vector is moved in, none torn.
template <class T> using WordOf = typename Word<sizeof(T) % 8>::Type;

template <int Scope> __device__ inline void acquireFence() {
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
  if (Scope == __HIP_MEMORY_SCOPE_WORKGROUP)
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  else if (Scope == __HIP_MEMORY_SCOPE_AGENT)
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
  else
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "");
#endif
}
template <int Scope> __device__ inline void releaseFence() {
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
  if (Scope == __HIP_MEMORY_SCOPE_WORKGROUP)
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  else if (Scope == __HIP_MEMORY_SCOPE_AGENT)
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
  else
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "");
#endif
}

template <class T> struct Words {
  static constexpr unsigned count = sizeof(T) / sizeof(WordOf<T>);
  WordOf<T> word[count];
};

} // namespace detail

/// Loads and stores of vectors with an order: word by word, with a fence.
template <class T, int Order, int Scope>
__device__ inline T load_ordered(const T *pointer) {
  using Word = detail::WordOf<T>;
  detail::Words<T> words;
  for (unsigned i = 0; i < words.count; ++i)
    words.word[i] =
        __hip_atomic_load((Word *)pointer + i, __ATOMIC_RELAXED, Scope);
  if (Order == __ATOMIC_ACQUIRE)
    detail::acquireFence<Scope>();
  T result;
  __builtin_memcpy(static_cast<void *>(&result), words.word, sizeof result);
  return result;
}
template <class T, int Order, int Scope>
__device__ inline void store_ordered(T *pointer, const T &value) {
  using Word = detail::WordOf<T>;
  detail::Words<T> words;
  __builtin_memcpy(words.word, static_cast<const void *>(&value), sizeof value);
  if (Order == __ATOMIC_RELEASE)
    detail::releaseFence<Scope>();
  for (unsigned i = 0; i < words.count; ++i)
    __hip_atomic_store((Word *)pointer + i, words.word[i], __ATOMIC_RELAXED,
                       Scope);
}

/// Volatile and non-temporal accesses of vectors.
template <class T> __device__ inline T load_volatile(const T *pointer) {
  using Word = detail::WordOf<T>;
  detail::Words<T> words;
  for (unsigned i = 0; i < words.count; ++i)
    words.word[i] = ((const volatile Word *)pointer)[i];
  T result;
  __builtin_memcpy(static_cast<void *>(&result), words.word, sizeof result);
  return result;
}
template <class T>
__device__ inline void store_volatile(T *pointer, const T &value) {
  using Word = detail::WordOf<T>;
  detail::Words<T> words;
  __builtin_memcpy(words.word, static_cast<const void *>(&value), sizeof value);
  for (unsigned i = 0; i < words.count; ++i)
    ((volatile Word *)pointer)[i] = words.word[i];
}
template <class T> __device__ inline T load_nontemporal(const T *pointer) {
  using Word = detail::WordOf<T>;
  detail::Words<T> words;
  for (unsigned i = 0; i < words.count; ++i)
    words.word[i] = __builtin_nontemporal_load((const Word *)pointer + i);
  T result;
  __builtin_memcpy(static_cast<void *>(&result), words.word, sizeof result);
  return result;
}
template <class T>
__device__ inline void store_nontemporal(T *pointer, const T &value) {
  using Word = detail::WordOf<T>;
  detail::Words<T> words;
  __builtin_memcpy(words.word, static_cast<const void *>(&value), sizeof value);
  for (unsigned i = 0; i < words.count; ++i)
    __builtin_nontemporal_store(words.word[i], (Word *)pointer + i);
}

#endif // __clang__ && __HIP__

} // namespace ptx
} // namespace hipify

#endif // HIPIFY_COMPAT_PTX_MEMORY_H
