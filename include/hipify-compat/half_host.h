//===- hipify-compat/half_host.h - half precision's operators on the host -===//
//
// Part of hipify-cpp. Needs HIP and nothing else; copy it along with the
// translated program.
//
// WHAT. From 12.2 on CUDA has the operators of __half and __half2 on the host as
// on the device. HIP's were for the device alone up to its release 7; host code
// with `a + b` on halves, the reference of a test for example, ends in an error.
// The operators below take their place there, with the same results: a float has
// enough digits that rounding its sum, difference, product or quotient once more
// is rounding once. Where HIP has its own, those win.
//
// HIP 5.2 and later, C++14 and later. There is nothing to call by name: operators
// are found by their operands.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_HALF_HOST_H
#define HIPIFY_COMPAT_HALF_HOST_H

#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#if !defined(__HIP_NO_HALF_OPERATORS__)

namespace hipify {
namespace half_host_detail {

template <class T> struct Only {};
template <> struct Only<__half> {
  using Type = __half;
};
template <> struct Only<__half2> {
  using Type = __half2;
};
/// `T` for halves; a failed substitution for all else.
template <class T> using Half = typename Only<T>::Type;

template <class Op> __host__ inline __half apply(__half a, __half b) {
  return __float2half(Op::of(__half2float(a), __half2float(b)));
}
template <class Op> __host__ inline __half2 apply(__half2 a, __half2 b) {
  return __halves2half2(apply<Op>(__low2half(a), __low2half(b)),
                        apply<Op>(__high2half(a), __high2half(b)));
}
template <class Op> __host__ inline bool holds(__half a, __half b) {
  return Op::of(__half2float(a), __half2float(b));
}
/// CUDA's operators on pairs ask for both.
template <class Op> __host__ inline bool holds(__half2 a, __half2 b) {
  return holds<Op>(__low2half(a), __low2half(b)) &&
         holds<Op>(__high2half(a), __high2half(b));
}

__host__ inline __half negated(__half a) {
  return __float2half(-__half2float(a));
}
__host__ inline __half2 negated(__half2 a) {
  return __halves2half2(negated(__low2half(a)), negated(__high2half(a)));
}

struct Add {
  __host__ static float of(float a, float b) { return a + b; }
};
struct Subtract {
  __host__ static float of(float a, float b) { return a - b; }
};
struct Multiply {
  __host__ static float of(float a, float b) { return a * b; }
};
struct Divide {
  __host__ static float of(float a, float b) { return a / b; }
};
struct Equal {
  __host__ static bool of(float a, float b) { return a == b; }
};
struct Differs {
  __host__ static bool of(float a, float b) { return a != b; }
};
struct Less {
  __host__ static bool of(float a, float b) { return a < b; }
};
struct Greater {
  __host__ static bool of(float a, float b) { return a > b; }
};
struct AtMost {
  __host__ static bool of(float a, float b) { return a <= b; }
};
struct AtLeast {
  __host__ static bool of(float a, float b) { return a >= b; }
};

} // namespace half_host_detail
} // namespace hipify

// Templates, so that HIP's own operators are preferred where they may be called.
#define HIPIFY_HALF_ARITHMETIC(SIGN, OP)                                       \
  template <class T>                                                           \
  __host__ inline hipify::half_host_detail::Half<T> operator SIGN(             \
      const T &a, const T &b) {                                                \
    return hipify::half_host_detail::apply<hipify::half_host_detail::OP>(a,    \
                                                                         b);   \
  }                                                                            \
  template <class T>                                                           \
  __host__ inline hipify::half_host_detail::Half<T> &operator SIGN## =         \
      (T & a, const hipify::half_host_detail::Half<T> &b) {                    \
    return a = hipify::half_host_detail::apply<hipify::half_host_detail::OP>(  \
               a, b);                                                          \
  }
#define HIPIFY_HALF_COMPARISON(SIGN, OP)                                       \
  template <class T, class = hipify::half_host_detail::Half<T>>                \
  __host__ inline bool operator SIGN(const T &a, const T &b) {                 \
    return hipify::half_host_detail::holds<hipify::half_host_detail::OP>(a,    \
                                                                         b);   \
  }
HIPIFY_HALF_ARITHMETIC(+, Add)
HIPIFY_HALF_ARITHMETIC(-, Subtract)
HIPIFY_HALF_ARITHMETIC(*, Multiply)
HIPIFY_HALF_ARITHMETIC(/, Divide)
HIPIFY_HALF_COMPARISON(==, Equal)
HIPIFY_HALF_COMPARISON(!=, Differs)
HIPIFY_HALF_COMPARISON(<, Less)
HIPIFY_HALF_COMPARISON(>, Greater)
HIPIFY_HALF_COMPARISON(<=, AtMost)
HIPIFY_HALF_COMPARISON(>=, AtLeast)
#undef HIPIFY_HALF_ARITHMETIC
#undef HIPIFY_HALF_COMPARISON

/// The value with the other sign, also of zeros.
template <class T>
__host__ inline hipify::half_host_detail::Half<T> operator-(const T &a) {
  return hipify::half_host_detail::negated(a);
}

#endif // __HIP_NO_HALF_OPERATORS__

#endif // HIPIFY_COMPAT_HALF_HOST_H
