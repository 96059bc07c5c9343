// Thrust: random number engines and distributions.
#ifndef HIPIFY_THRUST_RANDOM_H
#define HIPIFY_THRUST_RANDOM_H
#include "hipify_core.h"
#include <cstdint>
#include <iosfwd>

namespace thrust {
namespace random {
#define HIPIFY_THRUST_ENGINE(Name, Result)                                     \
  typedef Result result_type;                                                  \
  static const result_type min = 0;                                            \
  static const result_type max = 4294967295u;                                  \
  static const result_type default_seed = 1;                                   \
  HIPIFY_HD explicit Name(result_type = default_seed) HIPIFY_BODY              \
  HIPIFY_HD void seed(result_type = default_seed) HIPIFY_BODY                  \
  HIPIFY_HD result_type operator()() HIPIFY_BODY                               \
  HIPIFY_HD void discard(unsigned long long) HIPIFY_BODY                       \
  template <class Ch, class Tr>                                                \
  std::basic_ostream<Ch, Tr> &stream_out(std::basic_ostream<Ch, Tr> &) const;  \
  template <class Ch, class Tr>                                                \
  std::basic_istream<Ch, Tr> &stream_in(std::basic_istream<Ch, Tr> &);         \
  friend HIPIFY_HD bool operator==(const Name &, const Name &) HIPIFY_BODY     \
  friend HIPIFY_HD bool operator!=(const Name &, const Name &) HIPIFY_BODY
template <class UInt, UInt A, UInt C, UInt M> class linear_congruential_engine {
public:
  static const UInt multiplier = A;
  static const UInt increment = C;
  static const UInt modulus = M;
  HIPIFY_THRUST_ENGINE(linear_congruential_engine, UInt)
};
template <class UInt, std::size_t W, std::size_t K, std::size_t Q, std::size_t S>
class linear_feedback_shift_engine {
public:
  static const std::size_t word_size = W;
  HIPIFY_THRUST_ENGINE(linear_feedback_shift_engine, UInt)
};
template <class UInt, std::size_t W, std::size_t S, std::size_t R>
class subtract_with_carry_engine {
public:
  static const std::size_t word_size = W;
  static const std::size_t short_lag = S;
  static const std::size_t long_lag = R;
  HIPIFY_THRUST_ENGINE(subtract_with_carry_engine, UInt)
};
template <class Engine, std::size_t P, std::size_t R> class discard_block_engine {
public:
  typedef Engine base_type;
  HIPIFY_THRUST_ENGINE(discard_block_engine, typename Engine::result_type)
  HIPIFY_HD explicit discard_block_engine(const Engine &) HIPIFY_BODY
  HIPIFY_HD const Engine &base() const HIPIFY_BODY
};
template <class E1, std::size_t S1, class E2, std::size_t S2 = 0>
class xor_combine_engine {
public:
  typedef E1 base1_type;
  typedef E2 base2_type;
  HIPIFY_THRUST_ENGINE(xor_combine_engine, typename E1::result_type)
  HIPIFY_HD xor_combine_engine(const E1 &, const E2 &) HIPIFY_BODY
  HIPIFY_HD const E1 &base1() const HIPIFY_BODY
  HIPIFY_HD const E2 &base2() const HIPIFY_BODY
};
#undef HIPIFY_THRUST_ENGINE
typedef linear_congruential_engine<std::uint32_t, 16807, 0, 2147483647> minstd_rand0;
typedef linear_congruential_engine<std::uint32_t, 48271, 0, 2147483647> minstd_rand;
typedef subtract_with_carry_engine<std::uint32_t, 24, 10, 24> ranlux24_base;
typedef subtract_with_carry_engine<std::uint64_t, 48, 5, 12> ranlux48_base;
typedef discard_block_engine<ranlux24_base, 223, 23> ranlux24;
typedef discard_block_engine<ranlux48_base, 389, 11> ranlux48;
typedef linear_feedback_shift_engine<std::uint32_t, 32, 31, 13, 12> taus88;
typedef minstd_rand default_random_engine;

#define HIPIFY_THRUST_DISTRIBUTION(Name, First, Second)                        \
  template <class T> class Name {                                              \
  public:                                                                      \
    typedef T result_type;                                                     \
    typedef std::pair<T, T> param_type;                                        \
    HIPIFY_HD explicit Name(T = T(0), T = T(1)) HIPIFY_BODY                    \
    HIPIFY_HD explicit Name(const param_type &) HIPIFY_BODY                    \
    HIPIFY_HD void reset() HIPIFY_BODY                                         \
    template <class G> HIPIFY_HD result_type operator()(G &) HIPIFY_BODY       \
    template <class G>                                                         \
    HIPIFY_HD result_type operator()(G &, const param_type &) HIPIFY_BODY      \
    HIPIFY_HD result_type First() const HIPIFY_BODY                            \
    HIPIFY_HD result_type Second() const HIPIFY_BODY                           \
    HIPIFY_HD param_type param() const HIPIFY_BODY                             \
    HIPIFY_HD void param(const param_type &) HIPIFY_BODY                       \
    HIPIFY_HD result_type min() const HIPIFY_BODY                              \
    HIPIFY_HD result_type max() const HIPIFY_BODY                              \
    template <class C, class R>                                                \
    std::basic_ostream<C, R> &stream_out(std::basic_ostream<C, R> &) const;    \
    template <class C, class R>                                                \
    std::basic_istream<C, R> &stream_in(std::basic_istream<C, R> &);           \
  };
HIPIFY_THRUST_DISTRIBUTION(uniform_int_distribution, a, b)
HIPIFY_THRUST_DISTRIBUTION(uniform_real_distribution, a, b)
HIPIFY_THRUST_DISTRIBUTION(normal_distribution, mean, stddev)
#undef HIPIFY_THRUST_DISTRIBUTION
} // namespace random
using random::default_random_engine;
using random::discard_block_engine;
using random::linear_congruential_engine;
using random::linear_feedback_shift_engine;
using random::minstd_rand;
using random::minstd_rand0;
using random::normal_distribution;
using random::ranlux24;
using random::ranlux24_base;
using random::ranlux48;
using random::ranlux48_base;
using random::subtract_with_carry_engine;
using random::taus88;
using random::uniform_int_distribution;
using random::uniform_real_distribution;
using random::xor_combine_engine;
} // namespace thrust
#endif
