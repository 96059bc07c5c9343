//===- math.cu - Functions with a bound on their error --------------------===//
#include "conform.h"

using namespace conform;

__global__ void single(Results Out) {
  Recorder Record(Out);
  const float Angle = between(-3.1f, 3.1f, 0), Small = between(-6, 6, 1);
  const float Large = between(2.5f, 30, 2), NearOne = between(0.5f, 1.5f, 3);
  const float Unit = between(-1, 1, 4);
  float Sine, Cosine;
  __sincosf(Angle, &Sine, &Cosine);
  Record.within("__sinf", __sinf(Angle), 20);
  Record.within("__cosf", __cosf(Angle), 20);
  Record.within("__sincosf.sin", Sine, 20);
  Record.within("__sincosf.cos", Cosine, 20);
  Record.ulp("__expf", __expf(Small), 16);
  Record.ulp("__exp10f", __exp10f(Small), 20);
  Record.within("__logf.near-one", __logf(NearOne), 20);
  Record.ulp("__logf", __logf(Large), 6);
  Record.within("__log2f.near-one", __log2f(NearOne), 21);
  Record.ulp("__log2f", __log2f(Large), 4);
  Record.within("__log10f.near-one", __log10f(NearOne), 21);
  Record.ulp("__log10f", __log10f(Large), 6);
  Record.ulp("__powf", __powf(Large, NearOne), 40);
  Record.ulp("__fdividef", __fdividef(Small, Large), 4);
  Record("__frsqrt_rn", __frsqrt_rn(Large));
  Record.ulp("__tanf", __tanf(NearOne), 64);
  Record("sqrtf", sqrtf(Large));
  Record("sqrt", sqrt(double(Large)));
  Record("fdivide", Small / Large);
  Record.ulp("sinf", sinf(Angle), 4);
  Record.ulp("cosf", cosf(Angle), 4);
  Record.ulp("tanf", tanf(Angle), 8);
  Record.ulp("expf", expf(Small), 3);
  Record.ulp("exp2f", exp2f(Small), 3);
  Record.ulp("exp10f", exp10f(Small), 3);
  Record.ulp("expm1f", expm1f(Small), 3);
  Record.ulp("logf", logf(Large), 3);
  Record.ulp("log2f", log2f(Large), 3);
  Record.ulp("log10f", log10f(Large), 4);
  Record.ulp("log1pf", log1pf(Large), 3);
  Record.ulp("rsqrtf", rsqrtf(Large), 3);
  Record.ulp("rcbrtf", rcbrtf(Large), 3);
  Record.ulp("cbrtf", cbrtf(Large), 3);
  Record.ulp("sinhf", sinhf(Small), 5);
  Record.ulp("coshf", coshf(Small), 4);
  Record.ulp("tanhf", tanhf(Small), 4);
  Record.ulp("asinf", asinf(Unit), 6);
  Record.ulp("acosf", acosf(Unit), 6);
  Record.ulp("atanf", atanf(Small), 4);
  Record.ulp("erff", erff(Small), 5);
  Record.ulp("erfcf", erfcf(Small), 9);
  Record.ulp("tgammaf", tgammaf(Large), 12);
  Record.ulp("sinpif", sinpif(Small), 3);
  Record.ulp("cospif", cospif(Small), 3);
  Record.ulp("powf", powf(Large, NearOne), 8);
  Record.ulp("atan2f", atan2f(Small, Angle), 6);
  Record.ulp("hypotf", hypotf(Small, Large), 5);
  Record.ulp("rhypotf", rhypotf(Small, Large), 4);
  Record.ulp("norm3df", norm3df(Small, Large, Angle), 5);
}

__global__ void doubles(Results Out) {
  Recorder Record(Out);
  const double Angle = between(-3.1f, 3.1f, 0), Small = between(-6, 6, 1);
  const double Large = between(2.5f, 30, 2), NearOne = between(0.5f, 1.5f, 3);
  const double Unit = between(-1, 1, 4);
  Record.ulp("sin", sin(Angle), 4);
  Record.ulp("cos", cos(Angle), 4);
  Record.ulp("tan", tan(Angle), 6);
  Record.ulp("exp", exp(Small), 3);
  Record.ulp("exp2", exp2(Small), 3);
  Record.ulp("log", log(Large), 3);
  Record.ulp("log2", log2(Large), 3);
  Record.ulp("log10", log10(Large), 3);
  Record.ulp("log1p", log1p(Large), 3);
  Record.ulp("expm1", expm1(Small), 3);
  Record.ulp("cbrt", cbrt(Large), 3);
  Record.ulp("rsqrt", rsqrt(Large), 3);
  Record.ulp("tanh", tanh(Small), 4);
  Record.ulp("asin", asin(Unit), 5);
  Record.ulp("acos", acos(Unit), 5);
  Record.ulp("atan", atan(Small), 4);
  Record.ulp("erf", erf(Small), 5);
  Record.ulp("erfc", erfc(Small), 9);
  Record.ulp("sinpi", sinpi(Small), 4);
  Record.ulp("cospi", cospi(Small), 4);
  Record.ulp("pow", pow(Large, Small), 4);
  Record.ulp("hypot", hypot(Small, Large), 4);
  Record.ulp("atan2", atan2(Small, Angle), 5);
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(single, 1);
  P.run(doubles, 1);
}
