// hipify-compat/simd.h and rounding.h against CUDA: the fingerprints of the
// results over many operands, taken from CUDA's intrinsics on an NVIDIA GPU
// (CompatInputs/CompatReference.cu), must come out of the headers, too.
#include "hipify-compat/rounding.h"
#include "hipify-compat/simd.h"
#define CALL(NAME) hipify::NAME
#include "CompatCases.h"
#include <cfenv>
#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <string>

namespace {

const std::map<std::string, Word> Expected = {
#define EXPECT_SUM(NAME, SUM) {#NAME, SUM},
#include "CompatExpected.inc"
};

struct Comparison {
  unsigned Done = 0;
  template <class Case> void run(const char *Name) {
    ++Done;
    auto It = Expected.find(Name);
    ASSERT_TRUE(It != Expected.end()) << Name;
    EXPECT_EQ(fingerprint<Case>(), It->second) << Name;
  }
};

TEST(Compat, EqualsCudaBitForBit) {
  Comparison Do;
  forEachCase(Do);
  EXPECT_EQ(Do.Done, Expected.size());
}

/// The processor's own directed rounding.
template <class T, class Fn> T rounded(int Mode, Fn Compute) {
  std::fesetround(Mode);
  volatile T Result = Compute();
  std::fesetround(FE_TONEAREST);
  return Result;
}

template <class T> bool same(T A, T B) {
  return (std::isnan(A) && std::isnan(B)) ||
         (A == B && std::signbit(A) == std::signbit(B));
}

#define EXPECT_ROUNDED(MODE, NAME, ARGS, TYPE, EXPRESSION)                     \
  {                                                                            \
    TYPE Mine = hipify::NAME ARGS;                                             \
    TYPE Hardware = rounded<TYPE>(MODE, [&]() -> TYPE { return EXPRESSION; }); \
    ASSERT_TRUE(same(Mine, Hardware)) << #NAME << " of " << A << ", " << B     \
                                      << ": " << Mine << ", " << Hardware;     \
  }
#define EXPECT_OPERATIONS(MODE, SUFFIX)                                        \
  EXPECT_ROUNDED(MODE, fadd_##SUFFIX, (A, B), float, A + B)                    \
  EXPECT_ROUNDED(MODE, fmul_##SUFFIX, (A, B), float, A *B)                     \
  EXPECT_ROUNDED(MODE, fdiv_##SUFFIX, (A, B), float, A / B)                    \
  EXPECT_ROUNDED(MODE, fsqrt_##SUFFIX, (A), float, __builtin_sqrtf(A))         \
  EXPECT_ROUNDED(MODE, dadd_##SUFFIX, (X, Y), double, X + Y)                   \
  EXPECT_ROUNDED(MODE, dmul_##SUFFIX, (X, Y), double, X *Y)                    \
  EXPECT_ROUNDED(MODE, ddiv_##SUFFIX, (X, Y), double, X / Y)                   \
  EXPECT_ROUNDED(MODE, dsqrt_##SUFFIX, (X), double, __builtin_sqrt(X))

TEST(Compat, RoundsAsTheProcessor) {
  Operands From;
  for (int I = 0; I != 200000; ++I) {
    From.begin(I);
    volatile float A = From.real(), B = From.real();
    From.begin(I);
    volatile double X = From.real2(), Y = From.real2();
    EXPECT_OPERATIONS(FE_DOWNWARD, rd)
    EXPECT_OPERATIONS(FE_UPWARD, ru)
    EXPECT_OPERATIONS(FE_TOWARDZERO, rz)
  }
}

} // namespace
