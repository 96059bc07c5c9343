//===- conversions.cu - Conversions between numbers -----------------------===//
#include "conform.h"

using namespace conform;

__global__ void fromFloating(Results Out) {
  Recorder Record(Out);
  const unsigned A = word(0), B = word(1);
  const Word X = longWord(0);
  const float F = real(0);
  const double D = longReal(0);
  Record("__float2int_rn", __float2int_rn(F));
  Record("__float2int_rz", __float2int_rz(F));
  Record("__float2int_rd", __float2int_rd(F));
  Record("__float2int_ru", __float2int_ru(F));
  Record("__float2uint_rn", __float2uint_rn(F));
  Record("__float2uint_rz", __float2uint_rz(F));
  Record("__float2uint_rd", __float2uint_rd(F));
  Record("__float2uint_ru", __float2uint_ru(F));
  Record("__float2ll_rn", __float2ll_rn(F));
  Record("__float2ll_rz", __float2ll_rz(F));
  Record("__float2ll_rd", __float2ll_rd(F));
  Record("__float2ll_ru", __float2ll_ru(F));
  Record("__float2ull_rn", __float2ull_rn(F));
  Record("__float2ull_rz", __float2ull_rz(F));
  Record("__float2ull_rd", __float2ull_rd(F));
  Record("__float2ull_ru", __float2ull_ru(F));
  Record("__double2int_rn", __double2int_rn(D));
  Record("__double2int_rz", __double2int_rz(D));
  Record("__double2int_rd", __double2int_rd(D));
  Record("__double2int_ru", __double2int_ru(D));
  Record("__double2uint_rn", __double2uint_rn(D));
  Record("__double2uint_rz", __double2uint_rz(D));
  Record("__double2uint_rd", __double2uint_rd(D));
  Record("__double2uint_ru", __double2uint_ru(D));
  Record("__double2ll_rn", __double2ll_rn(D));
  Record("__double2ll_rz", __double2ll_rz(D));
  Record("__double2ll_rd", __double2ll_rd(D));
  Record("__double2ll_ru", __double2ll_ru(D));
  Record("__double2ull_rn", __double2ull_rn(D));
  Record("__double2ull_rz", __double2ull_rz(D));
  Record("__double2ull_rd", __double2ull_rd(D));
  Record("__double2ull_ru", __double2ull_ru(D));
  Record("__double2float_rn", __double2float_rn(D));
  Record("__double2float_rz", __double2float_rz(D));
  Record("__double2float_rd", __double2float_rd(D));
  Record("__double2float_ru", __double2float_ru(D));
  Record("__double2hiint", __double2hiint(D));
  Record("__double2loint", __double2loint(D));
  Record("__hiloint2double", __hiloint2double(int(A), int(B)));
  Record("__float_as_int", __float_as_int(F == F ? F : 0));
  Record("__float_as_uint", __float_as_uint(F == F ? F : 0));
  Record("__int_as_float", __int_as_float(int(A)));
  Record("__uint_as_float", __uint_as_float(B));
  Record("__double_as_longlong", __double_as_longlong(D == D ? D : 0));
  Record("__longlong_as_double", __longlong_as_double((long long)X));
}

__global__ void fromIntegers(Results Out) {
  Recorder Record(Out);
  const unsigned A = word(0);
  const Word X = longWord(0);
  Record("__int2float_rn", __int2float_rn(int(A)));
  Record("__int2float_rz", __int2float_rz(int(A)));
  Record("__int2float_rd", __int2float_rd(int(A)));
  Record("__int2float_ru", __int2float_ru(int(A)));
  Record("__uint2float_rn", __uint2float_rn(A));
  Record("__uint2float_rz", __uint2float_rz(A));
  Record("__uint2float_rd", __uint2float_rd(A));
  Record("__uint2float_ru", __uint2float_ru(A));
  Record("__ll2float_rn", __ll2float_rn((long long)X));
  Record("__ll2float_rz", __ll2float_rz((long long)X));
  Record("__ll2float_rd", __ll2float_rd((long long)X));
  Record("__ll2float_ru", __ll2float_ru((long long)X));
  Record("__ll2double_rn", __ll2double_rn((long long)X));
  Record("__ll2double_rz", __ll2double_rz((long long)X));
  Record("__ll2double_rd", __ll2double_rd((long long)X));
  Record("__ll2double_ru", __ll2double_ru((long long)X));
  Record("__ull2float_rn", __ull2float_rn(X));
  Record("__ull2float_rz", __ull2float_rz(X));
  Record("__ull2float_rd", __ull2float_rd(X));
  Record("__ull2float_ru", __ull2float_ru(X));
  Record("__ull2double_rn", __ull2double_rn(X));
  Record("__ull2double_rz", __ull2double_rz(X));
  Record("__ull2double_rd", __ull2double_rd(X));
  Record("__ull2double_ru", __ull2double_ru(X));
  Record("__int2double_rn", __int2double_rn(int(A)));
  Record("__uint2double_rn", __uint2double_rn(A));
}

__global__ void toWhole(Results Out) {
  Recorder Record(Out);
  const unsigned A = word(2);
  const float F = real(0), G = real(1);
  const double D = longReal(0), E = longReal(1);
  Record("__saturatef", __saturatef(F));
  Record("rintf", rintf(F));
  Record("nearbyintf", nearbyintf(F));
  Record("truncf", truncf(F));
  Record("floorf", floorf(F));
  Record("ceilf", ceilf(F));
  Record("roundf", roundf(F));
  Record("rint", rint(D));
  Record("trunc", trunc(D));
  Record("floor", floor(D));
  Record("ceil", ceil(D));
  Record("round", round(D));
  Record("fminf", fminf(F, G));
  Record("fmaxf", fmaxf(F, G));
  Record("fmin", fmin(D, E));
  Record("fmax", fmax(D, E));
  Record("fabsf", fabsf(F));
  Record("copysignf", copysignf(F, G));
  Record("copysign", copysign(D, E));
  Record("isnan", unsigned(isnan(F) != 0));
  Record("isinf", unsigned(isinf(F) != 0));
  Record("isfinite", unsigned(isfinite(D) != 0));
  Record("signbit", unsigned(signbit(F) != 0));
  Record("fdimf", fdimf(F, G));
  Record("nextafterf", nextafterf(F, G));
  Record("nextafter", nextafter(D, E));
  Record("ldexpf", ldexpf(F, int(A % 300) - 150));
  Record("scalbnf", scalbnf(F, int(A % 64) - 32));
  Record("ldexp", ldexp(D, int(A % 2000) - 1000));
  Record("ilogbf", ilogbf(F == F && F - F == 0 && F != 0 ? F : 1));
  Record("logbf", logbf(F));
  Record("fmodf", fmodf(F, G));
  Record("remainderf", remainderf(F, G));
  Record("fmod", fmod(D, E));
  Record("lrintf", lrintf(G - G == 0 && fabsf(G) < 1e9f ? G : 0));
  Record("lroundf", lroundf(G - G == 0 && fabsf(G) < 1e9f ? G : 0));
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(fromFloating, 8);
  P.run(fromIntegers, 8);
  P.run(toWhole, 8);
}
