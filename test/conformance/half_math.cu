//===- half_math.cu - Functions of half precision -------------------------===//
#include "conform.h"
#include <cuda_fp16.h>

#include "conform_half.h"

using namespace conform;

__global__ void whole(Results Out) {
  Recorder Record(Out);
  const __half A = conform::half(0);
  const __half2 P = pair(1);
  Record("hceil", hceil(A));
  Record("h2ceil", h2ceil(P));
  Record("hfloor", hfloor(A));
  Record("h2floor", h2floor(P));
  Record("htrunc", htrunc(A));
  Record("h2trunc", h2trunc(P));
  Record("hrint", hrint(A));
  Record("h2rint", h2rint(P));
}

__global__ void approximate(Results Out) {
  Recorder Record(Out);
  const __half Positive = __float2half(between(0.01f, 900, 0));
  const __half Small = __float2half(between(-4, 4, 1));
  const __half Angle = __float2half(between(-3, 3, 2));
  const __half Some = __float2half(between(0.1f, 40, 3));
  Record.ulp("hsqrt", hsqrt(Positive), 1);
  Record.ulp("h2sqrt", h2sqrt(__half2half2(Positive)), 1);
  Record.ulp("hrsqrt", hrsqrt(Positive), 2);
  Record.ulp("h2rsqrt", h2rsqrt(__half2half2(Positive)), 2);
  Record.ulp("hrcp", hrcp(Some), 1);
  Record.ulp("h2rcp", h2rcp(__halves2half2(Some, Some)), 1);
  Record.ulp("hexp", hexp(Small), 2);
  Record.ulp("h2exp", h2exp(__half2half2(Small)), 2);
  Record.ulp("hexp2", hexp2(Small), 2);
  Record.ulp("h2exp2", h2exp2(__half2half2(Small)), 2);
  Record.ulp("hexp10", hexp10(Small), 2);
  Record.ulp("h2exp10", h2exp10(__half2half2(Small)), 2);
  Record.ulp("hlog", hlog(Positive), 2);
  Record.ulp("h2log", h2log(__half2half2(Positive)), 2);
  Record.ulp("hlog2", hlog2(Positive), 2);
  Record.ulp("h2log2", h2log2(__half2half2(Positive)), 2);
  Record.ulp("hlog10", hlog10(Positive), 2);
  Record.ulp("h2log10", h2log10(__half2half2(Positive)), 2);
  Record.ulp("hsin", hsin(Angle), 2);
  Record.ulp("h2sin", h2sin(__half2half2(Angle)), 2);
  Record.ulp("hcos", hcos(Angle), 2);
  Record.ulp("h2cos", h2cos(__half2half2(Angle)), 2);
  Record.ulp("htanh", htanh(Small), 2);
  Record.ulp("h2tanh", h2tanh(__half2half2(Small)), 2);
  Record.within("htanh_approx", __half2float(htanh_approx(Small)), 9);
  Record.within("h2tanh_approx", h2tanh_approx(__half2half2(Small)), 9);
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(whole, 8);
  P.run(approximate, 2);
}
