//===- hipify-compat/ptx.h - what PTX instructions mean, in HIP C++ -------===//
//
// Part of hipify-cpp. Needs HIP, its parts (ptx_*.h), warp.h and rounding.h beside
// it; copy them along with the translated program.
//
// WHAT. Inline PTX does not assemble for AMD GPUs. Where one instruction is one
// C++ expression, the translation is that expression; the functions below are
// for the others. They follow the PTX ISA for every operand, also where C++ or
// HIP's own functions do not: counts of shifts beyond the width, fields beyond
// the word, conversions that do not fit, NaN, the carry flag.
//
//     PTX                              here
//     shl.b32 d, a, n                  hipify::ptx::shl<unsigned>(a, n)
//     bfe.s32 d, a, pos, len           hipify::ptx::bfe<int>(a, pos, len)
//     add.cc.u32 d, a, b               hipify::ptx::add_cc<unsigned>(a, b, carry)
//     cvt.rni.s32.f32 d, a             hipify::ptx::to_int_rni<int>(a)
//     st.shared.u32 [n], a             *hipify::ptx::shared<unsigned>(n) = a
//
// Type arguments are the instruction's types. Halves (f16, bf16) are their bits
// in an unsigned short, pairs of halves theirs in an unsigned, as in registers.
// Pairs of 8-bit numbers (e4m3x2, e5m2x2) are those of the OCP formats on every
// GPU, as PTX has them.
//
// HIP 5.2 and later, C++14 and later. On the host everything is declared, and
// what is no plain arithmetic may not be called.
//
// LIMITS
//  * AMD GPUs keep subnormal numbers where PTX's .ftz makes them zero.
//  * A NaN keeps the payload that AMD's instructions give it.
//  * Addresses of shared memory are offsets into the block's LDS: numbers as
//    `cvta.to.shared` and __cvta_generic_to_shared() give, not the same ones.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_PTX_H
#define HIPIFY_COMPAT_PTX_H

#include "ptx_atomics.h"
#include "ptx_bits.h"
#include "ptx_convert.h"
#include "ptx_float.h"
#include "ptx_half.h"
#include "ptx_integer.h"
#include "ptx_lanes.h"
#include "ptx_memory.h"
#include "ptx_types.h"
#include "ptx_video.h"

#endif // HIPIFY_COMPAT_PTX_H
