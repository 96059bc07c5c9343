//===- conform_half.h - Half precision in conformance programs --*- CUDA -*-===//
#ifndef CONFORM_HALF_H
#define CONFORM_HALF_H

#include "conform.h"

#include <cuda_fp16.h>

namespace conform {

template <> struct Recorded<__half> {
  static constexpr Kind Type = Half;
  __device__ static Word bits(const __half &Value) {
    unsigned short Bits;
    memcpy(&Bits, static_cast<const void *>(&Value), sizeof(Bits));
    return narrowBits(Bits, 0x7c00);
  }
};
template <> struct Recorded<__half2> {
  static constexpr Kind Type = Half2;
  __device__ static Word bits(const __half2 &Value) {
    unsigned Bits;
    memcpy(&Bits, static_cast<const void *>(&Value), sizeof(Bits));
    return narrowPair(Bits, 0x7c00);
  }
};

/// The bits of a half: edges as in real(), then any.
__device__ inline unsigned narrow(unsigned Operand) {
  const unsigned Edges[] = {0,      0x8000, 0x3c00, 0xbc00, 0x7c00, 0xfc00,
                            0x7e00, 0x0001, 0x83ff, 0x0400, 0x7bff, 0xfbff,
                            0x3e00, 0x3800, 0xc100, 0x7800};
  const unsigned Edge = edge(Operand), Random = noise(Operand);
  return Edge < 16 ? Edges[Edge]
                   : (thread() & 1) ? Random & 0xffffu
                                    : (Random & 0x83ffu) |
                                          (11u + (Random >> 10 & 7u)) << 10;
}
__device__ inline __half half(unsigned Operand) {
  const unsigned short Bits = (unsigned short)narrow(Operand);
  __half Value;
  memcpy(static_cast<void *>(&Value), &Bits, sizeof(Bits));
  return Value;
}
/// A pair whose lower part is half(Operand).
__device__ inline __half2 pair(unsigned Operand) {
  const unsigned Bits = narrow(Operand) | narrow(Operand ^ 4) << 16;
  __half2 Value;
  memcpy(static_cast<void *>(&Value), &Bits, sizeof(Bits));
  return Value;
}

} // namespace conform

#endif
