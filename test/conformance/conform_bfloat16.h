//===- conform_bfloat16.h - bfloat16 in conformance programs ----*- CUDA -*-===//
#ifndef CONFORM_BFLOAT16_H
#define CONFORM_BFLOAT16_H

#include "conform.h"

#include <cuda_bf16.h>

namespace conform {

template <> struct Recorded<__nv_bfloat16> {
  static constexpr Kind Type = BFloat;
  __device__ static Word bits(const __nv_bfloat16 &Value) {
    unsigned short Bits;
    memcpy(&Bits, static_cast<const void *>(&Value), sizeof(Bits));
    return narrowBits(Bits, 0x7f80);
  }
};
template <> struct Recorded<__nv_bfloat162> {
  static constexpr Kind Type = BFloat2;
  __device__ static Word bits(const __nv_bfloat162 &Value) {
    unsigned Bits;
    memcpy(&Bits, static_cast<const void *>(&Value), sizeof(Bits));
    return narrowPair(Bits, 0x7f80);
  }
};

/// The bits of a bfloat16: those of real(), cut.
__device__ inline unsigned brainBits(unsigned Operand) {
  const float Value = real(Operand);
  unsigned Bits;
  memcpy(&Bits, &Value, sizeof(Bits));
  return Value != Value ? 0x7fc0u : Bits >> 16;
}
__device__ inline __nv_bfloat16 brain(unsigned Operand) {
  const unsigned short Bits = (unsigned short)brainBits(Operand);
  __nv_bfloat16 Value;
  memcpy(static_cast<void *>(&Value), &Bits, sizeof(Bits));
  return Value;
}
__device__ inline __nv_bfloat162 brainPair(unsigned Operand) {
  const unsigned Bits = brainBits(Operand) | brainBits(Operand ^ 4) << 16;
  __nv_bfloat162 Value;
  memcpy(static_cast<void *>(&Value), &Bits, sizeof(Bits));
  return Value;
}

} // namespace conform

#endif
