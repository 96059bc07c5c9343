// The functions of hipify-compat/simd.h and rounding.h, and a fingerprint of
// their results over many operands. CompatReference.cu takes it from CUDA's
// intrinsics on an NVIDIA GPU, CompatTests.cpp from the headers on the host.
#pragma once

// unsigned (unsigned)
#define SIMD_UNARY(X) X(vabs2) X(vabs4) X(vabsss2) X(vabsss4) X(vneg2) X(vneg4) X(vnegss2) X(vnegss4)
// unsigned (unsigned, unsigned)
#define SIMD_PAIR(X, NAME) X(NAME##2) X(NAME##4)
#define SIMD_COMPARE(X, NAME) SIMD_PAIR(X, vcmp##NAME) SIMD_PAIR(X, vset##NAME)
#define SIMD_BINARY(X)                                                         \
  SIMD_PAIR(X, vabsdiffs) SIMD_PAIR(X, vabsdiffu) SIMD_PAIR(X, vadd)           \
  SIMD_PAIR(X, vaddss) SIMD_PAIR(X, vaddus) SIMD_PAIR(X, vavgs)                \
  SIMD_PAIR(X, vavgu) SIMD_PAIR(X, vhaddu) SIMD_PAIR(X, vmaxs)                 \
  SIMD_PAIR(X, vmaxu) SIMD_PAIR(X, vmins) SIMD_PAIR(X, vminu)                  \
  SIMD_PAIR(X, vsads) SIMD_PAIR(X, vsadu) SIMD_PAIR(X, vsub)                   \
  SIMD_PAIR(X, vsubss) SIMD_PAIR(X, vsubus)                                    \
  SIMD_COMPARE(X, eq) SIMD_COMPARE(X, ne) SIMD_COMPARE(X, lts)                 \
  SIMD_COMPARE(X, ltu) SIMD_COMPARE(X, les) SIMD_COMPARE(X, leu)               \
  SIMD_COMPARE(X, gts) SIMD_COMPARE(X, gtu) SIMD_COMPARE(X, ges)               \
  SIMD_COMPARE(X, geu) X(vimax_s16x2_relu) X(vimin_s16x2_relu)                 \
  X(vimax_s32_relu) X(vimin_s32_relu)
// unsigned (unsigned, unsigned, unsigned)
#define SIMD_PACKED(X, NAME) X(NAME##_s16x2) X(NAME##_u16x2) X(NAME##_s16x2_relu)
#define SIMD_WHOLE(X, NAME) X(NAME##_s32) X(NAME##_u32) X(NAME##_s32_relu)
#define SIMD_TERNARY(X)                                                        \
  SIMD_PACKED(X, vimax3) SIMD_PACKED(X, vimin3) SIMD_PACKED(X, viaddmax)       \
  SIMD_PACKED(X, viaddmin) SIMD_WHOLE(X, vimax3) SIMD_WHOLE(X, vimin3)         \
  SIMD_WHOLE(X, viaddmax) SIMD_WHOLE(X, viaddmin)
// With one and with two answers beside the result.
#define SIMD_CHOICE(X) X(vibmax_s32, int) X(vibmax_u32, unsigned) X(vibmin_s32, int) X(vibmin_u32, unsigned)
#define SIMD_CHOICE2(X) X(vibmax_s16x2) X(vibmax_u16x2) X(vibmin_s16x2) X(vibmin_u16x2)

#define ROUNDED(X, NAME) X(NAME##_rd) X(NAME##_ru) X(NAME##_rz)
#define FLOAT_UNARY(X) ROUNDED(X, frcp) ROUNDED(X, fsqrt)
#define FLOAT_BINARY(X) ROUNDED(X, fadd) ROUNDED(X, fsub) ROUNDED(X, fmul) ROUNDED(X, fdiv)
#define FLOAT_TERNARY(X) ROUNDED(X, fmaf) ROUNDED(X, fmaf_ieee)
#define DOUBLE_UNARY(X) ROUNDED(X, drcp) ROUNDED(X, dsqrt)
#define DOUBLE_BINARY(X) ROUNDED(X, dadd) ROUNDED(X, dsub) ROUNDED(X, dmul) ROUNDED(X, ddiv)
#define DOUBLE_TERNARY(X) ROUNDED(X, fma)

#ifndef FUNCTION
#define FUNCTION inline
#endif

using Word = unsigned long long;
constexpr int Calls = 40000;

/// Operands: first every pair of edge values, then numbers without a pattern.
struct Operands {
  Word State = 88172645463325252ull;
  int Call = 0, Index = 0;

  FUNCTION Word next() {
    State ^= State << 13;
    State ^= State >> 7;
    State ^= State << 17;
    return State;
  }
  FUNCTION int edge(int Count) {
    int At = Call;
    for (int I = 0; I < Index; ++I)
      At /= Count;
    ++Index;
    return At % Count;
  }
  FUNCTION bool atEdge(int Count) const {
    return Call < Count * Count * Count;
  }
  FUNCTION void begin(int I) {
    Call = I;
    Index = 0;
  }

  FUNCTION unsigned word() {
    Word Random = next();
    if (!atEdge(16))
      return unsigned(Random >> 16);
    switch (edge(16)) {
    case 0: return 0;
    case 1: return 1;
    case 2: return 0xffffffffu;
    case 3: return 0x80000000u;
    case 4: return 0x7fffffffu;
    case 5: return 0x80808080u;
    case 6: return 0x7f7f7f7fu;
    case 7: return 0x80008000u;
    case 8: return 0x7fff7fffu;
    case 9: return 0x01ff01ffu;
    case 10: return 0x00ff8001u;
    case 11: return 0xfffefffeu;
    case 12: return 0x01010101u;
    case 13: return 0x00010001u;
    case 14: return 0x12345678u;
    default: return unsigned(Random);
    }
  }

  /// Exponents lie near each other, far apart, or at the ends of the range.
  template <class T, class Bits, int Mantissa, int Exponent>
  FUNCTION T number() {
    constexpr Bits Hidden = Bits(1) << Mantissa;
    constexpr Bits Sign = Bits(1) << (Mantissa + Exponent);
    constexpr Bits Most = (Bits(1) << Exponent) - 1; // infinity and NaN
    Word Random = next();
    Bits Image;
    if (atEdge(16)) {
      switch (edge(16)) {
      case 0: Image = 0; break;
      case 1: Image = Sign; break;
      case 2: Image = Most / 2 * Hidden; break; // 1
      case 3: Image = Sign | Most / 2 * Hidden; break;
      case 4: Image = 1; break;
      case 5: Image = Sign | 1; break;
      case 6: Image = Hidden - 1; break; // greatest subnormal
      case 7: Image = Hidden; break;
      case 8: Image = Most * Hidden - 1; break; // greatest
      case 9: Image = Sign | (Most * Hidden - 1); break;
      case 10: Image = Most * Hidden; break;
      case 11: Image = Sign | Most * Hidden; break;
      case 12: Image = Most / 2 * Hidden + 1; break;
      case 13: Image = (Most / 2 - Mantissa) * Hidden; break; // an ulp of 1
      case 14: Image = (Most / 2 - Mantissa - 2) * Hidden + 3; break;
      default: Image = (Bits(Random) & ~(Most * Hidden)) | Most / 2 * Hidden;
      }
    } else {
      Bits Power = Bits(Random >> 40);
      if (Call % 4 == 0) // any exponent
        Power = Power % Most;
      else if (Call % 4 == 1) // small
        Power = Power % (Mantissa / 2);
      else // around 1
        Power = Most / 2 - Mantissa + Power % (2 * Mantissa);
      Image = Power * Hidden | (Bits(next()) & (Hidden - 1)) | (Random & 1 ? Sign : 0);
    }
    T Value;
    static_assert(sizeof(Value) == sizeof(Image), "one image");
    __builtin_memcpy(&Value, &Image, sizeof(Value));
    return Value;
  }
  FUNCTION float real() { return number<float, unsigned, 23, 8>(); }
  FUNCTION double real2() { return number<double, Word, 52, 11>(); }
};

/// A number that all results together make.
struct Fingerprint {
  Word Sum = 1469598103934665603ull;

  FUNCTION void add(Word Image) {
    Sum = (Sum ^ (Image & 0xffffffffu)) * 1099511628211ull;
    Sum = (Sum ^ (Image >> 32)) * 1099511628211ull;
  }
  FUNCTION void add(unsigned Image) { add(Word(Image)); }
  FUNCTION void add(int Image) { add(Word(unsigned(Image))); }
  FUNCTION void add(float Value) {
    unsigned Image;
    __builtin_memcpy(&Image, &Value, sizeof(Image));
    add(Value != Value ? 0x7fc00000u : Image); // any NaN is one
  }
  FUNCTION void add(double Value) {
    Word Image;
    __builtin_memcpy(&Image, &Value, sizeof(Image));
    add(Value != Value ? 0x7ff8000000000000ull : Image);
  }
};

/// \p Of is called with an Operands and returns one result.
template <class Case> FUNCTION Word fingerprint() {
  Operands From;
  Fingerprint All;
  for (int I = 0; I < Calls; ++I) {
    From.begin(I);
    Case::of(From, All);
  }
  return All.Sum;
}

// A case takes its operands in order, which arguments of a call have not.
#define CASE(NAME, SUFFIX, ...)                                               \
  struct NAME##SUFFIX {                                                        \
    static FUNCTION void of(Operands &From, Fingerprint &All) { __VA_ARGS__ }  \
  };
#define UNARY_U(N) CASE(N, Case, auto A = From.word(); All.add(unsigned(CALL(N)(A)));)
#define BINARY_U(N) CASE(N, Case, auto A = From.word(); auto B = From.word(); All.add(unsigned(CALL(N)(A, B)));)
#define TERNARY_U(N) CASE(N, Case, auto A = From.word(); auto B = From.word(); auto C = From.word(); All.add(unsigned(CALL(N)(A, B, C)));)
#define CHOICE(N, T) CASE(N, Case, T A = T(From.word()); T B = T(From.word()); bool P; All.add(unsigned(CALL(N)(A, B, &P))); All.add(unsigned(P));)
#define CHOICE2(N) CASE(N, Case, auto A = From.word(); auto B = From.word(); bool P, Q; All.add(CALL(N)(A, B, &P, &Q)); All.add(2u * P + Q);)
#define UNARY_F(N) CASE(N, Case, auto A = From.real(); All.add(CALL(N)(A));)
#define BINARY_F(N) CASE(N, Case, auto A = From.real(); auto B = From.real(); All.add(CALL(N)(A, B));)
#define TERNARY_F(N) CASE(N, Case, auto A = From.real(); auto B = From.real(); auto C = From.real(); All.add(CALL(N)(A, B, C));)
#define UNARY_D(N) CASE(N, Case, auto A = From.real2(); All.add(CALL(N)(A));)
#define BINARY_D(N) CASE(N, Case, auto A = From.real2(); auto B = From.real2(); All.add(CALL(N)(A, B));)
#define TERNARY_D(N) CASE(N, Case, auto A = From.real2(); auto B = From.real2(); auto C = From.real2(); All.add(CALL(N)(A, B, C));)
SIMD_UNARY(UNARY_U)
SIMD_BINARY(BINARY_U)
SIMD_TERNARY(TERNARY_U)
SIMD_CHOICE(CHOICE)
SIMD_CHOICE2(CHOICE2)
FLOAT_UNARY(UNARY_F)
FLOAT_BINARY(BINARY_F)
FLOAT_TERNARY(TERNARY_F)
DOUBLE_UNARY(UNARY_D)
DOUBLE_BINARY(BINARY_D)
DOUBLE_TERNARY(TERNARY_D)

/// Calls \p Do.run<Case>("name") for every case.
#define RUN_CASE(N) Do.template run<N##Case>(#N);
#define RUN_CHOICE(N, T) Do.template run<N##Case>(#N);
template <class Runner> void forEachCase(Runner &Do) {
  SIMD_UNARY(RUN_CASE)
  SIMD_BINARY(RUN_CASE)
  SIMD_TERNARY(RUN_CASE)
  SIMD_CHOICE(RUN_CHOICE)
  SIMD_CHOICE2(RUN_CASE)
  FLOAT_UNARY(RUN_CASE)
  FLOAT_BINARY(RUN_CASE)
  FLOAT_TERNARY(RUN_CASE)
  DOUBLE_UNARY(RUN_CASE)
  DOUBLE_BINARY(RUN_CASE)
  DOUBLE_TERNARY(RUN_CASE)
}
