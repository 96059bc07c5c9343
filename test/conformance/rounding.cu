//===- rounding.cu - Arithmetic with a named rounding ---------------------===//
#include "conform.h"

using namespace conform;

__global__ void single(Results Out) {
  Recorder Record(Out);
  const float F = real(0), G = real(1), H = real(2);
  Record("__fadd_rn", __fadd_rn(F, G));
  Record("__fadd_rz", __fadd_rz(F, G));
  Record("__fadd_rd", __fadd_rd(F, G));
  Record("__fadd_ru", __fadd_ru(F, G));
  Record("__fsub_rn", __fsub_rn(F, G));
  Record("__fsub_rz", __fsub_rz(F, G));
  Record("__fsub_rd", __fsub_rd(F, G));
  Record("__fsub_ru", __fsub_ru(F, G));
  Record("__fmul_rn", __fmul_rn(F, G));
  Record("__fmul_rz", __fmul_rz(F, G));
  Record("__fmul_rd", __fmul_rd(F, G));
  Record("__fmul_ru", __fmul_ru(F, G));
  Record("__fdiv_rn", __fdiv_rn(F, G));
  Record("__fdiv_rz", __fdiv_rz(F, G));
  Record("__fdiv_rd", __fdiv_rd(F, G));
  Record("__fdiv_ru", __fdiv_ru(F, G));
  Record("__frcp_rn", __frcp_rn(F));
  Record("__frcp_rz", __frcp_rz(F));
  Record("__frcp_rd", __frcp_rd(F));
  Record("__frcp_ru", __frcp_ru(F));
  Record("__fsqrt_rn", __fsqrt_rn(F));
  Record("__fsqrt_rz", __fsqrt_rz(F));
  Record("__fsqrt_rd", __fsqrt_rd(F));
  Record("__fsqrt_ru", __fsqrt_ru(F));
  Record("__fmaf_rn", __fmaf_rn(F, G, H));
  Record("__fmaf_rz", __fmaf_rz(F, G, H));
  Record("__fmaf_rd", __fmaf_rd(F, G, H));
  Record("__fmaf_ru", __fmaf_ru(F, G, H));
  Record("__fmaf_ieee_rn", __fmaf_ieee_rn(F, G, H));
  Record("__fmaf_ieee_rz", __fmaf_ieee_rz(F, G, H));
  Record("__fmaf_ieee_rd", __fmaf_ieee_rd(F, G, H));
  Record("__fmaf_ieee_ru", __fmaf_ieee_ru(F, G, H));
}

__global__ void doubles(Results Out) {
  Recorder Record(Out);
  const double D = longReal(0), E = longReal(1), C = longReal(2);
  Record("__dadd_rn", __dadd_rn(D, E));
  Record("__dadd_rz", __dadd_rz(D, E));
  Record("__dadd_rd", __dadd_rd(D, E));
  Record("__dadd_ru", __dadd_ru(D, E));
  Record("__dsub_rn", __dsub_rn(D, E));
  Record("__dsub_rz", __dsub_rz(D, E));
  Record("__dsub_rd", __dsub_rd(D, E));
  Record("__dsub_ru", __dsub_ru(D, E));
  Record("__dmul_rn", __dmul_rn(D, E));
  Record("__dmul_rz", __dmul_rz(D, E));
  Record("__dmul_rd", __dmul_rd(D, E));
  Record("__dmul_ru", __dmul_ru(D, E));
  Record("__ddiv_rn", __ddiv_rn(D, E));
  Record("__ddiv_rz", __ddiv_rz(D, E));
  Record("__ddiv_rd", __ddiv_rd(D, E));
  Record("__ddiv_ru", __ddiv_ru(D, E));
  Record("__drcp_rn", __drcp_rn(D));
  Record("__drcp_rz", __drcp_rz(D));
  Record("__drcp_rd", __drcp_rd(D));
  Record("__drcp_ru", __drcp_ru(D));
  Record("__dsqrt_rn", __dsqrt_rn(D));
  Record("__dsqrt_rz", __dsqrt_rz(D));
  Record("__dsqrt_rd", __dsqrt_rd(D));
  Record("__dsqrt_ru", __dsqrt_ru(D));
  Record("__fma_rn", __fma_rn(D, E, C));
  Record("__fma_rz", __fma_rz(D, E, C));
  Record("__fma_rd", __fma_rd(D, E, C));
  Record("__fma_ru", __fma_ru(D, E, C));
}

__global__ void close(Results Out) {
  Recorder Record(Out);
  const float F = between(-4, 4, 0), G = between(-4, 4, 1);
  const double D = double(F) + double(G) * 0x1p-30, E = double(G) + double(F) * 0x1p-28;
  Record("__fmaf_rz.cancel", __fmaf_rz(F, G, -(F * G)));
  Record("__fma_rz.cancel", __fma_rz(D, E, -(D * E)));
  Record("__fadd_rz.cancel", __fadd_rz(F, -F * 1.0000001f));
  Record("__dadd_rz.tiny", __dadd_rz(D, E * 1e-300));
  Record("__dmul_rz.small", __dmul_rz(D * 1e-160, E * 1e-160));
  Record("__ddiv_rz.small", __ddiv_rz(D * 1e-300, E * 1e12));
  Record("__fmul_rz.small", __fmul_rz(F * 1e-25f, G * 1e-18f));
  Record("__fdiv_rz.small", __fdiv_rz(F * 1e-30f, G * 1e12f));
  Record("__fma_rz.small", __fma_rz(D * 1e-160, E * 1e-160, D * 1e-312));
  Record("__fmaf_rd.cancel", __fmaf_rd(F, G, -(F * G)));
  Record("__fma_rd.cancel", __fma_rd(D, E, -(D * E)));
  Record("__fadd_rd.cancel", __fadd_rd(F, -F * 1.0000001f));
  Record("__dadd_rd.tiny", __dadd_rd(D, E * 1e-300));
  Record("__dmul_rd.small", __dmul_rd(D * 1e-160, E * 1e-160));
  Record("__ddiv_rd.small", __ddiv_rd(D * 1e-300, E * 1e12));
  Record("__fmul_rd.small", __fmul_rd(F * 1e-25f, G * 1e-18f));
  Record("__fdiv_rd.small", __fdiv_rd(F * 1e-30f, G * 1e12f));
  Record("__fma_rd.small", __fma_rd(D * 1e-160, E * 1e-160, D * 1e-312));
  Record("__fmaf_ru.cancel", __fmaf_ru(F, G, -(F * G)));
  Record("__fma_ru.cancel", __fma_ru(D, E, -(D * E)));
  Record("__fadd_ru.cancel", __fadd_ru(F, -F * 1.0000001f));
  Record("__dadd_ru.tiny", __dadd_ru(D, E * 1e-300));
  Record("__dmul_ru.small", __dmul_ru(D * 1e-160, E * 1e-160));
  Record("__ddiv_ru.small", __ddiv_ru(D * 1e-300, E * 1e12));
  Record("__fmul_ru.small", __fmul_ru(F * 1e-25f, G * 1e-18f));
  Record("__fdiv_ru.small", __fdiv_ru(F * 1e-30f, G * 1e12f));
  Record("__fma_ru.small", __fma_ru(D * 1e-160, E * 1e-160, D * 1e-312));
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(single, 8);
  P.run(doubles, 8);
  P.run(close, 8);
}
