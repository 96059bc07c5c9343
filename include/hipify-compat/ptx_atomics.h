//===- hipify-compat/ptx_atomics.h - PTX: atomics -------------------------===//
//
// Part of hipify-cpp, and of ptx.h, which says what holds for all parts.
//
// atom and red with an order and a scope, on words and halves.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_PTX_ATOMICS_H
#define HIPIFY_COMPAT_PTX_ATOMICS_H

#include "ptx_half.h"
#include "ptx_memory.h"

namespace hipify {
namespace ptx {

#if defined(__clang__) && defined(__HIP__)

/// atom.cas with an order and a scope; the old value.
template <int Order, int Scope, class T>
__device__ inline T atomic_cas(T *pointer, detail::As<T> expected,
                               detail::As<T> value) {
  constexpr int Failed = Order == __ATOMIC_ACQ_REL || Order == __ATOMIC_ACQUIRE
                             ? __ATOMIC_ACQUIRE
                             : __ATOMIC_RELAXED;
  __hip_atomic_compare_exchange_strong(pointer, &expected, value, Order, Failed,
                                       Scope);
  return expected;
}
/// atom.inc: up to `limit`, then 0. atom.dec: down to 0, then `limit`.
template <int Order, int Scope>
__device__ inline unsigned atomic_inc(unsigned *pointer, unsigned limit) {
  unsigned old = __hip_atomic_load(pointer, __ATOMIC_RELAXED, Scope), seen;
  do {
    seen = old;
    old = atomic_cas<Order, Scope>(pointer, seen, seen >= limit ? 0 : seen + 1);
  } while (old != seen);
  return old;
}
template <int Order, int Scope>
__device__ inline unsigned atomic_dec(unsigned *pointer, unsigned limit) {
  unsigned old = __hip_atomic_load(pointer, __ATOMIC_RELAXED, Scope), seen;
  do {
    seen = old;
    old = atomic_cas<Order, Scope>(
        pointer, seen, seen == 0 || seen > limit ? limit : seen - 1);
  } while (old != seen);
  return old;
}

namespace detail {

/// Applies `change` to the word; the old one.
template <class Change>
__device__ inline unsigned updated(unsigned *pointer, Change change) {
  unsigned old =
      __hip_atomic_load(pointer, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  unsigned seen;
  do {
    seen = old;
    old = atomic_cas<__ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT>(pointer, seen,
                                                                 change(seen));
  } while (old != seen);
  return old;
}
/// The word around a half, and where the half is in it.
struct Place {
  unsigned *word;
  unsigned shift;
  __device__ explicit Place(unsigned short *half) {
    __SIZE_TYPE__ address = reinterpret_cast<__SIZE_TYPE__>(half);
    word =
        reinterpret_cast<unsigned *>(address & ~static_cast<__SIZE_TYPE__>(3));
    shift = (address & 2) * 8;
  }
  __device__ unsigned short of(unsigned whole) const {
    return static_cast<unsigned short>(whole >> shift);
  }
  __device__ unsigned with(unsigned whole, unsigned short half) const {
    return (whole & ~(0xffffu << shift)) | static_cast<unsigned>(half) << shift;
  }
};

} // namespace detail

__device__ inline unsigned atomic_add_f16x2(unsigned *pointer, unsigned value) {
  return detail::updated(pointer,
                         [=](unsigned old) { return add_f16x2(old, value); });
}
__device__ inline unsigned atomic_add_bf16x2(unsigned *pointer,
                                             unsigned value) {
  return detail::updated(pointer,
                         [=](unsigned old) { return add_bf16x2(old, value); });
}
__device__ inline unsigned short atomic_add_f16(unsigned short *pointer,
                                                unsigned short value) {
  detail::Place at(pointer);
  return at.of(detail::updated(at.word, [=](unsigned old) {
    return at.with(old, add_f16(at.of(old), value));
  }));
}
__device__ inline unsigned short atomic_add_bf16(unsigned short *pointer,
                                                 unsigned short value) {
  detail::Place at(pointer);
  return at.of(detail::updated(at.word, [=](unsigned old) {
    return at.with(old, add_bf16(at.of(old), value));
  }));
}
__device__ inline unsigned short atomic_cas_b16(unsigned short *pointer,
                                                unsigned short expected,
                                                unsigned short value) {
  detail::Place at(pointer);
  return at.of(detail::updated(at.word, [=](unsigned old) {
    return at.of(old) == expected ? at.with(old, value) : old;
  }));
}

#endif // __clang__ && __HIP__

} // namespace ptx
} // namespace hipify

#endif // HIPIFY_COMPAT_PTX_ATOMICS_H
