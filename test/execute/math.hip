// Functions of AMD's device libraries, from the libraries and, where there are
// none, from the executor, against the host's C library.
// RUN: %run --wave=64 %s 2>&1 | FileCheck %s
// RUN: %run --wave=32 --extra-arg=-nogpulib %s 2>&1 | FileCheck %s
// RUN: not %run --extra-arg=--rocm-device-lib-path=/nonexistent %s 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: no ocml.bc in '/nonexistent' (--rocm-device-lib-path)
#include <cmath>
#include <cstdio>
#include <hip/hip_runtime.h>

// The device's expression in x and y, then the host's.
#define SAME(X, CALL) X(CALL, CALL)
#define BOTH(X, NAME)                                                          \
  X(NAME##f(float(x)), NAME(double(float(x))))                                 \
  X(NAME(x), NAME(x))
#define FUNCTIONS(X)                                                           \
  BOTH(X, acos)                                                                \
  BOTH(X, acosh)                                                               \
  BOTH(X, asin)                                                                \
  BOTH(X, asinh)                                                               \
  BOTH(X, atan)                                                                \
  BOTH(X, atanh)                                                               \
  BOTH(X, cbrt)                                                                \
  BOTH(X, ceil)                                                                \
  BOTH(X, cos)                                                                 \
  BOTH(X, cosh)                                                                \
  BOTH(X, erf)                                                                 \
  BOTH(X, erfc)                                                                \
  BOTH(X, exp)                                                                 \
  BOTH(X, exp2)                                                                \
  BOTH(X, expm1)                                                               \
  BOTH(X, floor)                                                               \
  BOTH(X, j0)                                                                  \
  BOTH(X, j1)                                                                  \
  BOTH(X, lgamma)                                                              \
  BOTH(X, log)                                                                 \
  BOTH(X, log10)                                                               \
  BOTH(X, log1p)                                                               \
  BOTH(X, log2)                                                                \
  BOTH(X, logb)                                                                \
  BOTH(X, nearbyint)                                                           \
  BOTH(X, rint)                                                                \
  BOTH(X, round)                                                               \
  BOTH(X, sin)                                                                 \
  BOTH(X, sinh)                                                                \
  BOTH(X, sqrt)                                                                \
  BOTH(X, tan)                                                                 \
  BOTH(X, tanh)                                                                \
  BOTH(X, tgamma)                                                              \
  BOTH(X, trunc)                                                               \
  BOTH(X, y0)                                                                  \
  BOTH(X, y1)                                                                  \
  SAME(X, atan2(x, y))                                                         \
  SAME(X, atan2f(x, y))                                                        \
  SAME(X, copysign(x, -y))                                                     \
  SAME(X, fdim(x, y))                                                          \
  SAME(X, fma(x, y, 0.25))                                                     \
  SAME(X, fmax(x, y))                                                          \
  SAME(X, fmin(x, y))                                                          \
  SAME(X, fmod(y, x))                                                          \
  SAME(X, fmodf(y, x))                                                         \
  SAME(X, hypot(x, y))                                                         \
  SAME(X, hypotf(x, y))                                                        \
  SAME(X, ilogb(x))                                                            \
  SAME(X, ldexp(x, 5))                                                         \
  SAME(X, nextafter(x, y))                                                     \
  SAME(X, pow(x, y))                                                           \
  SAME(X, powf(x, y))                                                          \
  SAME(X, remainder(y, x))                                                     \
  SAME(X, scalbn(x, -3))                                                       \
  X(cospi(x), cos(M_PI * x))                                                   \
  X(cospif(x), cos(M_PI * float(x)))                                           \
  X(sinpi(x), sin(M_PI * x))                                                   \
  X(exp10(x), pow(10, x))                                                      \
  X(exp10f(x), pow(10, float(x)))                                              \
  X(erfcinv(erfc(x)), x)                                                       \
  X(erfinv(erf(x)), x)                                                         \
  X(erfcx(x), exp(x *x) * erfc(x))                                             \
  X(normcdf(x), 0.5 * erfc(-x * M_SQRT1_2))                                    \
  X(normcdfinv(normcdf(x)), x)                                                 \
  X(rcbrt(x), 1 / cbrt(x))                                                     \
  X(rhypot(x, y), 1 / hypot(x, y))                                             \
  X(rsqrt(x), 1 / sqrt(x))                                                     \
  X(rsqrtf(x), 1 / sqrt(float(x)))                                             \
  X(norm3d(x, y, 2), sqrt(x *x + y * y + 4))                                   \
  X(rnorm3d(x, y, 2), 1 / sqrt(x * x + y * y + 4))                             \
  X(norm4d(x, y, 2, 3), sqrt(x *x + y * y + 13))                               \
  X(sincosOf(x), sin(x) * 1000 + cos(x))                                       \
  X(partsOf(y), std::floor(y) * 1000 + (y - std::floor(y)))                    \
  X(exponentOf(y), frexpOf(y))                                                 \
  X(__sinf(x), sin(float(x)))                                                  \
  X(__cosf(x), cos(float(x)))                                                  \
  X(__expf(x), exp(float(x)))                                                  \
  X(__logf(x), log(float(x)))                                                  \
  X(__powf(x, y), pow(float(x), float(y)))                                     \
  X(__fdividef(x, y), float(x) / float(y))

__device__ double sincosOf(double x) {
  double s, c;
  sincos(x, &s, &c);
  return s * 1000 + c;
}
__device__ double partsOf(double x) {
  double whole, rest = modf(x, &whole);
  return whole * 1000 + rest;
}
__device__ double exponentOf(double x) {
  int exponent;
  double mantissa = frexp(x, &exponent);
  return mantissa * 100 + exponent;
}
static double frexpOf(double x) {
  int exponent;
  double mantissa = std::frexp(x, &exponent);
  return mantissa * 100 + exponent;
}

__global__ void compute(double *out, double x, double y) {
#define ON_GPU(GPU, HOST) *out++ = GPU;
  FUNCTIONS(ON_GPU)
}

int main() {
  double *out;
  int wrong = 0, count = 0;
  (void)hipMallocManaged(&out, 256 * sizeof(double));
  for (double x : {0.25, 0.8125}) {
    const double y = 2.71828;
    compute<<<1, 1>>>(out, x, y);
    if (hipDeviceSynchronize() != hipSuccess)
      return 1;
    const double *got = out;
#define ON_HOST(GPU, HOST)                                                     \
  {                                                                            \
    const double want = HOST;                                                  \
    /* Not a number where x is outside of the domain. */                       \
    if (!(std::fabs(*got - want) <= 4e-6 * (1 + std::fabs(want))) &&           \
        !(std::isnan(*got) && std::isnan(want))) {                             \
      std::printf("different: " #GPU ", x %g: %.17g, not %.17g\n", x, *got,    \
                  want);                                                       \
      ++wrong;                                                                 \
    }                                                                          \
    ++got;                                                                     \
  }
    FUNCTIONS(ON_HOST)
    count = got - out;
  }
  // CHECK-NOT: different
  // CHECK: 116 results, 0 wrong
  std::printf("%d results, %d wrong\n", count, wrong);
}
