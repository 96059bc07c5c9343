//===- half_conversions.cu - Conversions to and from half precision -------===//
#include "conform.h"
#include <cuda_fp16.h>

#include "conform_half.h"

using namespace conform;

__global__ void fromHalf(Results Out) {
  Recorder Record(Out);
  const __half A = conform::half(0);
  const __half Number = __hisnan(A) ? __ushort_as_half(0x1234) : A;
  Record("__half2float", __half2float(A));
  Record("__half_as_short", int(__half_as_short(Number)));
  Record("__half_as_ushort", unsigned(__half_as_ushort(Number)));
  Record("__half2short_rn", int(__half2short_rn(A)));
  Record("__half2short_rz", int(__half2short_rz(A)));
  Record("__half2short_rd", int(__half2short_rd(A)));
  Record("__half2short_ru", int(__half2short_ru(A)));
  Record("__half2ushort_rn", unsigned(__half2ushort_rn(A)));
  Record("__half2ushort_rz", unsigned(__half2ushort_rz(A)));
  Record("__half2ushort_rd", unsigned(__half2ushort_rd(A)));
  Record("__half2ushort_ru", unsigned(__half2ushort_ru(A)));
  Record("__half2int_rn", __half2int_rn(A));
  Record("__half2int_rz", __half2int_rz(A));
  Record("__half2int_rd", __half2int_rd(A));
  Record("__half2int_ru", __half2int_ru(A));
  Record("__half2uint_rn", __half2uint_rn(A));
  Record("__half2uint_rz", __half2uint_rz(A));
  Record("__half2uint_rd", __half2uint_rd(A));
  Record("__half2uint_ru", __half2uint_ru(A));
  Record("__half2ll_rn", __half2ll_rn(A));
  Record("__half2ll_rz", __half2ll_rz(A));
  Record("__half2ll_rd", __half2ll_rd(A));
  Record("__half2ll_ru", __half2ll_ru(A));
  Record("__half2ull_rn", __half2ull_rn(A));
  Record("__half2ull_rz", __half2ull_rz(A));
  Record("__half2ull_rd", __half2ull_rd(A));
  Record("__half2ull_ru", __half2ull_ru(A));
  Record("__half2char_rz", int(__half2char_rz(A)));
  Record("__half2uchar_rz", unsigned(__half2uchar_rz(A)));
}

__global__ void toHalf(Results Out) {
  Recorder Record(Out);
  const float F = real(0), G = real(1);
  const float Near = between(-70000, 70000, 3) * between(0, 1e-3f, 4);
  const double D = longReal(0);
  const unsigned W = word(0);
  const Word X = longWord(0);
  Record("__float2half", __float2half(F));
  Record("__float2half2_rn", __float2half2_rn(F));
  Record("__floats2half2_rn", __floats2half2_rn(F, G));
  Record("__float22half2_rn", __float22half2_rn(make_float2(F, G)));
  Record("__double2half", __double2half(D));
  Record("__ushort_as_half", __ushort_as_half((unsigned short)W));
  Record("__short_as_half", __short_as_half(short(W)));
  Record("__float2half_rn", __float2half_rn(F));
  Record("__float2half_rz", __float2half_rz(F));
  Record("__float2half_rd", __float2half_rd(F));
  Record("__float2half_ru", __float2half_ru(F));
  Record("__float2half_rn.near", __float2half_rn(Near));
  Record("__float2half_rz.near", __float2half_rz(Near));
  Record("__float2half_rd.near", __float2half_rd(Near));
  Record("__float2half_ru.near", __float2half_ru(Near));
  Record("__short2half_rn", __short2half_rn(short(W)));
  Record("__short2half_rz", __short2half_rz(short(W)));
  Record("__short2half_rd", __short2half_rd(short(W)));
  Record("__short2half_ru", __short2half_ru(short(W)));
  Record("__ushort2half_rn", __ushort2half_rn((unsigned short)W));
  Record("__ushort2half_rz", __ushort2half_rz((unsigned short)W));
  Record("__ushort2half_rd", __ushort2half_rd((unsigned short)W));
  Record("__ushort2half_ru", __ushort2half_ru((unsigned short)W));
  Record("__int2half_rn", __int2half_rn(int(W)));
  Record("__int2half_rz", __int2half_rz(int(W)));
  Record("__int2half_rd", __int2half_rd(int(W)));
  Record("__int2half_ru", __int2half_ru(int(W)));
  Record("__uint2half_rn", __uint2half_rn(W));
  Record("__uint2half_rz", __uint2half_rz(W));
  Record("__uint2half_rd", __uint2half_rd(W));
  Record("__uint2half_ru", __uint2half_ru(W));
  Record("__ll2half_rn", __ll2half_rn((long long)X));
  Record("__ll2half_rz", __ll2half_rz((long long)X));
  Record("__ll2half_rd", __ll2half_rd((long long)X));
  Record("__ll2half_ru", __ll2half_ru((long long)X));
  Record("__ull2half_rn", __ull2half_rn(X));
  Record("__ull2half_rz", __ull2half_rz(X));
  Record("__ull2half_rd", __ull2half_rd(X));
  Record("__ull2half_ru", __ull2half_ru(X));
  Record("__int2half_rn.near", __int2half_rn(int(W) >> 13));
  Record("__int2half_rz.near", __int2half_rz(int(W) >> 13));
  Record("__int2half_rd.near", __int2half_rd(int(W) >> 13));
  Record("__int2half_ru.near", __int2half_ru(int(W) >> 13));
  Record("__ull2half_rn.near", __ull2half_rn(X >> 46));
  Record("__ull2half_rz.near", __ull2half_rz(X >> 46));
  Record("__ull2half_rd.near", __ull2half_rd(X >> 46));
  Record("__ull2half_ru.near", __ull2half_ru(X >> 46));
  Record("__double2half.near", __double2half(double(Near) + 1e-12));
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(fromHalf, 8);
  P.run(toHalf, 8);
}
