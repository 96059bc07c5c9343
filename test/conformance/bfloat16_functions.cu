//===- bfloat16_functions.cu - bfloat16: conversions, functions, shuffles -===//
// needs: hip/hip_bf16.h
#include "conform.h"
#include <cuda_bf16.h>

#include "conform_bfloat16.h"

using namespace conform;

__global__ void conversions(Results Out) {
  Recorder Record(Out);
  const __nv_bfloat16 A = brain(0);
  const __nv_bfloat16 Number = __hisnan(A) ? __ushort_as_bfloat16(0x1234) : A;
  const float F = real(0), G = real(1);
  const double D = longReal(0);
  const unsigned W = word(0);
  const Word X = longWord(0);
  Record("__bfloat162float", __bfloat162float(A));
  Record("__bfloat16_as_ushort", unsigned(__bfloat16_as_ushort(Number)));
  Record("__float2bfloat16", __float2bfloat16(F));
  Record("__float2bfloat162_rn", __float2bfloat162_rn(F));
  Record("__floats2bfloat162_rn", __floats2bfloat162_rn(F, G));
  Record("__float22bfloat162_rn", __float22bfloat162_rn(make_float2(F, G)));
  Record("__double2bfloat16", __double2bfloat16(D));
  Record("__ushort_as_bfloat16", __ushort_as_bfloat16((unsigned short)W));
  Record("__float2bfloat16_rn", __float2bfloat16_rn(F));
  Record("__float2bfloat16_rz", __float2bfloat16_rz(F));
  Record("__float2bfloat16_rd", __float2bfloat16_rd(F));
  Record("__float2bfloat16_ru", __float2bfloat16_ru(F));
  Record("__bfloat162short_rn", int(__bfloat162short_rn(A)));
  Record("__bfloat162short_rz", int(__bfloat162short_rz(A)));
  Record("__bfloat162short_rd", int(__bfloat162short_rd(A)));
  Record("__bfloat162short_ru", int(__bfloat162short_ru(A)));
  Record("__bfloat162ushort_rn", unsigned(__bfloat162ushort_rn(A)));
  Record("__bfloat162ushort_rz", unsigned(__bfloat162ushort_rz(A)));
  Record("__bfloat162ushort_rd", unsigned(__bfloat162ushort_rd(A)));
  Record("__bfloat162ushort_ru", unsigned(__bfloat162ushort_ru(A)));
  Record("__bfloat162int_rn", __bfloat162int_rn(A));
  Record("__bfloat162int_rz", __bfloat162int_rz(A));
  Record("__bfloat162int_rd", __bfloat162int_rd(A));
  Record("__bfloat162int_ru", __bfloat162int_ru(A));
  Record("__bfloat162uint_rn", __bfloat162uint_rn(A));
  Record("__bfloat162uint_rz", __bfloat162uint_rz(A));
  Record("__bfloat162uint_rd", __bfloat162uint_rd(A));
  Record("__bfloat162uint_ru", __bfloat162uint_ru(A));
  Record("__bfloat162ll_rn", __bfloat162ll_rn(A));
  Record("__bfloat162ll_rz", __bfloat162ll_rz(A));
  Record("__bfloat162ll_rd", __bfloat162ll_rd(A));
  Record("__bfloat162ll_ru", __bfloat162ll_ru(A));
  Record("__bfloat162ull_rn", __bfloat162ull_rn(A));
  Record("__bfloat162ull_rz", __bfloat162ull_rz(A));
  Record("__bfloat162ull_rd", __bfloat162ull_rd(A));
  Record("__bfloat162ull_ru", __bfloat162ull_ru(A));
  Record("__short2bfloat16_rn", __short2bfloat16_rn(short(W)));
  Record("__short2bfloat16_rz", __short2bfloat16_rz(short(W)));
  Record("__short2bfloat16_rd", __short2bfloat16_rd(short(W)));
  Record("__short2bfloat16_ru", __short2bfloat16_ru(short(W)));
  Record("__ushort2bfloat16_rn", __ushort2bfloat16_rn((unsigned short)W));
  Record("__ushort2bfloat16_rz", __ushort2bfloat16_rz((unsigned short)W));
  Record("__ushort2bfloat16_rd", __ushort2bfloat16_rd((unsigned short)W));
  Record("__ushort2bfloat16_ru", __ushort2bfloat16_ru((unsigned short)W));
  Record("__int2bfloat16_rn", __int2bfloat16_rn(int(W)));
  Record("__int2bfloat16_rz", __int2bfloat16_rz(int(W)));
  Record("__int2bfloat16_rd", __int2bfloat16_rd(int(W)));
  Record("__int2bfloat16_ru", __int2bfloat16_ru(int(W)));
  Record("__uint2bfloat16_rn", __uint2bfloat16_rn(W));
  Record("__uint2bfloat16_rz", __uint2bfloat16_rz(W));
  Record("__uint2bfloat16_rd", __uint2bfloat16_rd(W));
  Record("__uint2bfloat16_ru", __uint2bfloat16_ru(W));
  Record("__ll2bfloat16_rn", __ll2bfloat16_rn((long long)X));
  Record("__ll2bfloat16_rz", __ll2bfloat16_rz((long long)X));
  Record("__ll2bfloat16_rd", __ll2bfloat16_rd((long long)X));
  Record("__ll2bfloat16_ru", __ll2bfloat16_ru((long long)X));
  Record("__ull2bfloat16_rn", __ull2bfloat16_rn(X));
  Record("__ull2bfloat16_rz", __ull2bfloat16_rz(X));
  Record("__ull2bfloat16_rd", __ull2bfloat16_rd(X));
  Record("__ull2bfloat16_ru", __ull2bfloat16_ru(X));
}

__global__ void whole(Results Out) {
  Recorder Record(Out);
  const __nv_bfloat16 A = brain(0);
  Record("hceil", hceil(A));
  Record("hfloor", hfloor(A));
  Record("htrunc", htrunc(A));
  Record("hrint", hrint(A));
}

__global__ void approximate(Results Out) {
  Recorder Record(Out);
  const __nv_bfloat16 Positive = __float2bfloat16(between(0.01f, 900, 0));
  const __nv_bfloat16 Small = __float2bfloat16(between(-4, 4, 1));
  const __nv_bfloat16 Angle = __float2bfloat16(between(-3, 3, 2));
  const __nv_bfloat16 Some = __float2bfloat16(between(0.1f, 40, 3));
  Record.ulp("hsqrt", hsqrt(Positive), 1);
  Record.ulp("h2sqrt", h2sqrt(__halves2bfloat162(Positive, Positive)), 1);
  Record.ulp("hrsqrt", hrsqrt(Positive), 1);
  Record.ulp("h2rsqrt", h2rsqrt(__halves2bfloat162(Positive, Positive)), 1);
  Record.ulp("hrcp", hrcp(Some), 1);
  Record.ulp("h2rcp", h2rcp(__halves2bfloat162(Some, Some)), 1);
  Record.ulp("hexp", hexp(Small), 1);
  Record.ulp("h2exp", h2exp(__halves2bfloat162(Small, Small)), 1);
  Record.ulp("hexp2", hexp2(Small), 1);
  Record.ulp("h2exp2", h2exp2(__halves2bfloat162(Small, Small)), 1);
  Record.ulp("hexp10", hexp10(Small), 1);
  Record.ulp("h2exp10", h2exp10(__halves2bfloat162(Small, Small)), 1);
  Record.ulp("hlog", hlog(Positive), 1);
  Record.ulp("h2log", h2log(__halves2bfloat162(Positive, Positive)), 1);
  Record.ulp("hlog2", hlog2(Positive), 1);
  Record.ulp("h2log2", h2log2(__halves2bfloat162(Positive, Positive)), 1);
  Record.ulp("hlog10", hlog10(Positive), 1);
  Record.ulp("h2log10", h2log10(__halves2bfloat162(Positive, Positive)), 1);
  Record.ulp("hsin", hsin(Angle), 1);
  Record.ulp("h2sin", h2sin(__halves2bfloat162(Angle, Angle)), 1);
  Record.ulp("hcos", hcos(Angle), 1);
  Record.ulp("h2cos", h2cos(__halves2bfloat162(Angle, Angle)), 1);
  Record.ulp("htanh", htanh(Small), 1);
  Record.ulp("h2tanh", h2tanh(__halves2bfloat162(Small, Small)), 1);
}

template <class T>
__device__ void widths(Recorder &Record, const char *Type, T Value) {
  const int Lane = threadIdx.x & 31;
  for (int Width = 1; Width <= 32; Width *= 2) {
    Record("__shfl_sync", Type, Width,
           __shfl_sync(0xffffffffu, Value, Lane * 7 + 3, Width));
    Record("__shfl_up_sync", Type, Width,
           __shfl_up_sync(0xffffffffu, Value, Lane & 7, Width));
    Record("__shfl_down_sync", Type, Width,
           __shfl_down_sync(0xffffffffu, Value, 1 + (Lane & 3), Width));
    Record("__shfl_xor_sync", Type, Width,
           __shfl_xor_sync(0xffffffffu, Value, (Lane & 1) * 4 + 3, Width));
  }
}

__global__ void shuffles(Results Out) {
  Recorder Record(Out);
  const __nv_bfloat16 Low = __float2bfloat16(float(noise(0) >> 20));
  const __nv_bfloat16 High = __float2bfloat16(float(noise(1) >> 21));
  widths<__nv_bfloat16>(Record, "bfloat16", Low);
  widths<__nv_bfloat162>(Record, "bfloat162", __halves2bfloat162(Low, High));
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(conversions, 8);
  P.run(whole, 8);
  P.run(approximate, 2);
  P.run(shuffles, 2);
}
