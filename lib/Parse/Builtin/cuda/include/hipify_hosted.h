// The standard headers that sources get from CUB and Thrust without asking.
#ifndef HIPIFY_HOSTED_H
#define HIPIFY_HOSTED_H
#if __has_include(<iostream>)
#include <cassert>
#include <chrono>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <iterator>
#include <limits>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

// Sources in an older dialect get the few later names that the declarations
// of CUB and Thrust are written with.
namespace std {
#if __cplusplus < 201402L
template <bool B, class T = void>
using enable_if_t = typename enable_if<B, T>::type;
template <bool B, class T, class F>
using conditional_t = typename conditional<B, T, F>::type;
template <class T> using decay_t = typename decay<T>::type;
template <class T> using remove_cv_t = typename remove_cv<T>::type;
template <class... T> using common_type_t = typename common_type<T...>::type;
template <class T, T... I> struct integer_sequence {
  typedef T value_type;
  static constexpr size_t size() { return sizeof...(I); }
};
template <size_t... I> using index_sequence = integer_sequence<size_t, I...>;
template <class T, T N>
using make_integer_sequence = __make_integer_seq<integer_sequence, T, N>;
template <size_t N> using make_index_sequence = make_integer_sequence<size_t, N>;
#endif
#if __cplusplus < 201703L
template <class F, class... Args>
using invoke_result_t = decltype(declval<F>()(declval<Args>()...));
template <class F, class Tuple> auto apply(F &&f, Tuple &&t) -> decltype(f(t));
#endif
} // namespace std
#endif
#endif
