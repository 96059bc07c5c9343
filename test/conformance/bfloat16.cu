//===- bfloat16.cu - bfloat16: arithmetic, comparisons, conversions -------===//
// needs: hip/hip_bf16.h
#include "conform.h"
#include <cuda_bf16.h>

#include "conform_bfloat16.h"

using namespace conform;

__global__ void scalars(Results Out) {
  Recorder Record(Out);
  const __nv_bfloat16 A = brain(0), B = brain(1), C = brain(2);
  Record("__hadd", __hadd(A, B));
  Record("__hsub", __hsub(A, B));
  Record("__hmul", __hmul(A, B));
  Record("__hdiv", __hdiv(A, B));
  Record("__hadd_sat", __hadd_sat(A, B));
  Record("__hadd_rn", __hadd_rn(A, B));
  Record("__hsub_sat", __hsub_sat(A, B));
  Record("__hsub_rn", __hsub_rn(A, B));
  Record("__hmul_sat", __hmul_sat(A, B));
  Record("__hmul_rn", __hmul_rn(A, B));
  Record("__hfma", __hfma(A, B, C));
  Record("__hfma_sat", __hfma_sat(A, B, C));
  Record("__hfma_relu", __hfma_relu(A, B, C));
  Record("__hneg", __hneg(A));
  Record("__habs", __habs(A));
  Record("__hmax", __hmax(A, B));
  Record("__hmin", __hmin(A, B));
  Record("__hmax_nan", __hmax_nan(A, B));
  Record("__hmin_nan", __hmin_nan(A, B));
  Record("__heq", unsigned(__heq(A, B)));
  Record("__hequ", unsigned(__hequ(A, B)));
  Record("__hne", unsigned(__hne(A, B)));
  Record("__hneu", unsigned(__hneu(A, B)));
  Record("__hle", unsigned(__hle(A, B)));
  Record("__hleu", unsigned(__hleu(A, B)));
  Record("__hge", unsigned(__hge(A, B)));
  Record("__hgeu", unsigned(__hgeu(A, B)));
  Record("__hlt", unsigned(__hlt(A, B)));
  Record("__hltu", unsigned(__hltu(A, B)));
  Record("__hgt", unsigned(__hgt(A, B)));
  Record("__hgtu", unsigned(__hgtu(A, B)));
  Record("__hisnan", unsigned(__hisnan(A)));
  Record("__hisinf", __hisinf(A));
  Record("operator+", A + B);
  Record("operator-", A - B);
  Record("operator*", A * B);
  Record("operator/", A / B);
  Record("operator<", unsigned(A < B));
  Record("operator==", unsigned(A == B));
}

__global__ void pairs(Results Out) {
  Recorder Record(Out);
  const __nv_bfloat162 A = brainPair(0), B = brainPair(1), C = brainPair(2);
  Record("__hadd2", __hadd2(A, B));
  Record("__hadd2_sat", __hadd2_sat(A, B));
  Record("__hadd2_rn", __hadd2_rn(A, B));
  Record("__hsub2", __hsub2(A, B));
  Record("__hsub2_sat", __hsub2_sat(A, B));
  Record("__hsub2_rn", __hsub2_rn(A, B));
  Record("__hmul2", __hmul2(A, B));
  Record("__hmul2_sat", __hmul2_sat(A, B));
  Record("__hmul2_rn", __hmul2_rn(A, B));
  Record("__h2div", __h2div(A, B));
  Record("__hfma2", __hfma2(A, B, C));
  Record("__hfma2_sat", __hfma2_sat(A, B, C));
  Record("__hfma2_relu", __hfma2_relu(A, B, C));
  Record("__hcmadd", __hcmadd(A, B, C));
  Record("__hneg2", __hneg2(A));
  Record("__habs2", __habs2(A));
  Record("__hmax2", __hmax2(A, B));
  Record("__hmin2", __hmin2(A, B));
  Record("__hmax2_nan", __hmax2_nan(A, B));
  Record("__hmin2_nan", __hmin2_nan(A, B));
  Record("__heq2", __heq2(A, B));
  Record("__hbeq2", unsigned(__hbeq2(A, B)));
  Record("__heq2_mask", __heq2_mask(A, B));
  Record("__hequ2", __hequ2(A, B));
  Record("__hbequ2", unsigned(__hbequ2(A, B)));
  Record("__hequ2_mask", __hequ2_mask(A, B));
  Record("__hne2", __hne2(A, B));
  Record("__hbne2", unsigned(__hbne2(A, B)));
  Record("__hne2_mask", __hne2_mask(A, B));
  Record("__hneu2", __hneu2(A, B));
  Record("__hbneu2", unsigned(__hbneu2(A, B)));
  Record("__hneu2_mask", __hneu2_mask(A, B));
  Record("__hle2", __hle2(A, B));
  Record("__hble2", unsigned(__hble2(A, B)));
  Record("__hle2_mask", __hle2_mask(A, B));
  Record("__hleu2", __hleu2(A, B));
  Record("__hbleu2", unsigned(__hbleu2(A, B)));
  Record("__hleu2_mask", __hleu2_mask(A, B));
  Record("__hge2", __hge2(A, B));
  Record("__hbge2", unsigned(__hbge2(A, B)));
  Record("__hge2_mask", __hge2_mask(A, B));
  Record("__hgeu2", __hgeu2(A, B));
  Record("__hbgeu2", unsigned(__hbgeu2(A, B)));
  Record("__hgeu2_mask", __hgeu2_mask(A, B));
  Record("__hlt2", __hlt2(A, B));
  Record("__hblt2", unsigned(__hblt2(A, B)));
  Record("__hlt2_mask", __hlt2_mask(A, B));
  Record("__hltu2", __hltu2(A, B));
  Record("__hbltu2", unsigned(__hbltu2(A, B)));
  Record("__hltu2_mask", __hltu2_mask(A, B));
  Record("__hgt2", __hgt2(A, B));
  Record("__hbgt2", unsigned(__hbgt2(A, B)));
  Record("__hgt2_mask", __hgt2_mask(A, B));
  Record("__hgtu2", __hgtu2(A, B));
  Record("__hbgtu2", unsigned(__hbgtu2(A, B)));
  Record("__hgtu2_mask", __hgtu2_mask(A, B));
  Record("__hisnan2", __hisnan2(A));
  Record("__low2bfloat16", __low2bfloat16(A));
  Record("__high2bfloat16", __high2bfloat16(A));
  Record("__low2float", __low2float(A));
  Record("__high2float", __high2float(A));
  Record("__lows2bfloat162", __lows2bfloat162(A, B));
  Record("__highs2bfloat162", __highs2bfloat162(A, B));
  Record("__lowhigh2highlow", __lowhigh2highlow(A));
  Record("__low2bfloat162", __low2bfloat162(A));
  Record("__high2bfloat162", __high2bfloat162(A));
  Record("__bfloat1622float2", __bfloat1622float2(A).y);
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(scalars, 8);
  P.run(pairs, 8);
}
