//===- shuffle.cu - The four shuffles, every width and type ---------------===//
#include "conform.h"

#include <cuda_fp16.h>

#include "conform_half.h"

using namespace conform;

/// All widths, with lane numbers inside and outside of the segment.
template <class T>
__device__ void widths(Recorder &Record, const char *Type, T Value) {
  const int Lane = threadIdx.x & 31;
  for (int Width = 1; Width <= 32; Width *= 2) {
    Record("__shfl_sync", Type, Width,
           __shfl_sync(0xffffffffu, Value, Lane * 7 + 3, Width));
    Record("__shfl_sync.const", Type, Width,
           __shfl_sync(0xffffffffu, Value, 5, Width));
    Record("__shfl_sync.negative", Type, Width,
           __shfl_sync(0xffffffffu, Value, -1 - Lane, Width));
    Record("__shfl_up_sync", Type, Width,
           __shfl_up_sync(0xffffffffu, Value, Lane & 7, Width));
    Record("__shfl_down_sync", Type, Width,
           __shfl_down_sync(0xffffffffu, Value, 1 + (Lane & 3), Width));
    Record("__shfl_xor_sync", Type, Width,
           __shfl_xor_sync(0xffffffffu, Value, (Lane & 1) * 4 + 3, Width));
  }
}

__global__ void allTypes(Results Out) {
  Recorder Record(Out);
  const unsigned Bits = noise(0);
  const Word Long = Word(noise(1)) << 32 | Bits;
  widths<int>(Record, "int", int(Bits));
  widths<unsigned>(Record, "unsigned", Bits);
  widths<long>(Record, "long", long(Long));
  widths<unsigned long>(Record, "ulong", Long);
  widths<long long>(Record, "llong", (long long)Long);
  widths<unsigned long long>(Record, "ullong", Long);
  widths<float>(Record, "float", float(int(Bits)));
  widths<double>(Record, "double", double((long long)Long));
}

__global__ void halfTypes(Results Out) {
  Recorder Record(Out);
  const __half Low = __ushort_as_half((unsigned short)(noise(0) & 0x7bff));
  const __half High = __ushort_as_half((unsigned short)(noise(1) & 0x7bff));
  widths<__half>(Record, "half", Low);
  widths<__half2>(Record, "half2", __halves2half2(Low, High));
}

/// Types known where the call is written, in forms that programs use.
__global__ void plain(Results Out) {
  Recorder Record(Out);
  const int Lane = threadIdx.x & 31;
  const int Number = int(noise(0));
  const unsigned Bits = noise(1);
  const float Real = real(0);
  const double Long = longReal(1);
  const long long Wide = (long long)longWord(0);
  const unsigned Full = 0xffffffffu;
  Record("plain.int.first", __shfl_sync(0xffffffff, Number, 0));
  Record("plain.int.last", __shfl_sync(0xffffffff, Number, 31));
  Record("plain.int.beyond", __shfl_sync(0xffffffff, Number, 35));
  Record("plain.int.wrap", __shfl_sync(0xffffffff, Number, Lane + 17));
  Record("plain.int.masked", __shfl_sync(0xffffffff, Number, (Lane + 17) & 31));
  Record("plain.int.previous", __shfl_sync(0xffffffff, Number, Lane - 1));
  Record("plain.int.width8", __shfl_sync(0xffffffff, Number, Lane + 3, 8));
  Record("plain.int.constant9width8", __shfl_sync(0xffffffff, Number, 9, 8));
  Record("plain.unsigned.width16", __shfl_sync(~0u, Bits, Lane * 5, 16));
  Record("plain.float.wrap", __shfl_sync(0xffffffff, Real, Lane + 31));
  Record("plain.double.wrap", __shfl_sync(0xffffffff, Long, Lane + 9));
  Record("plain.llong.wrap", __shfl_sync(0xffffffff, Wide, 2 * Lane));
  Record("plain.float.up", __shfl_up_sync(0xffffffff, Real, 3));
  Record("plain.double.up", __shfl_up_sync(0xffffffff, Long, Lane & 15));
  Record("plain.llong.up8", __shfl_up_sync(0xffffffff, Wide, 2, 8));
  Record("plain.float.down", __shfl_down_sync(0xffffffff, Real, 16));
  Record("plain.double.down4", __shfl_down_sync(0xffffffff, Long, 1, 4));
  Record("plain.int.down31", __shfl_down_sync(0xffffffff, Number, 31));
  Record("plain.float.xor", __shfl_xor_sync(0xffffffff, Real, 16));
  Record("plain.double.xor31", __shfl_xor_sync(0xffffffff, Long, 31));
  Record("plain.int.xor8", __shfl_xor_sync(0xffffffff, Number, 9, 8));
  Record("plain.unsigned.xor", __shfl_xor_sync(Full, Bits, Lane & 15));
  float Sum = float(int(Bits) >> 12);
  for (int Step = 16; Step > 0; Step >>= 1)
    Sum += __shfl_down_sync(0xffffffff, Sum, Step);
  Record("plain.float.sum", Sum);
  int Scan = Number & 0xffff;
  for (int Step = 1; Step < 32; Step *= 2) {
    const int Below = __shfl_up_sync(0xffffffff, Scan, Step);
    if (Lane >= Step)
      Scan += Below;
  }
  Record("plain.int.scan", Scan);
}

__device__ int leaveEarly(int Value, int Lane) {
  if (Lane >= 20)
    return -1;
  return __shfl_sync(0x000fffff, Value, (Lane + 1) % 20);
}

/// Masks that name a part of the warp, along branches and in loops.
__global__ void partOfWarp(Results Out) {
  Recorder Record(Out);
  const int Lane = threadIdx.x & 31;
  const int Value = int(noise(2));
  const double Long = double(Value);
  int Result = 0;
  if (Lane < 16)
    Result = __shfl_down_sync(0x0000ffff, Value, 4, 16);
  Record("part.low-half-down", Result);
  Result = 0;
  if (Lane & 1)
    Result = __shfl_sync(0xaaaaaaaa, Value, Lane ^ 2);
  Record("part.odd-lanes", Result);
  Result = 0;
  if (Lane & 1)
    Result = __shfl_xor_sync(0xaaaaaaaa, Value, 6, 8);
  Record("part.odd-lanes-xor", Result);
  const unsigned Half = Lane < 16 ? 0x0000ffffu : 0xffff0000u;
  Record("part.halves-apart", __shfl_sync(Half, Value, Lane + 1, 16));
  Record("part.halves-up", __shfl_up_sync(Half, Long, 5, 16));
  Result = leaveEarly(Value, Lane);
  __syncwarp();
  Record("part.lanes-left", Result);
  Result = Value;
  unsigned Mask = 0xeeeeeeeeu;
  for (int Round = 0; Round < (Lane & 3); ++Round) {
    Result += __shfl_sync(Mask, Result, (Lane & 28) | 3);
    Mask &= Mask << 1;
  }
  __syncwarp();
  Record("part.loop", Result);
  Result = 0;
  if (Lane >= 8) {
    if (Lane & 4)
      Result = __shfl_sync(0xf0f0f000, Value, 4 + (Lane & 3), 8);
    else
      Result = __shfl_sync(0x0f0f0f00, Value, 3 - (Lane & 3), 8);
  }
  __syncwarp();
  Record("part.nested", Result);
  // Both branches make the same call of the whole warp.
  if (threadIdx.x & 1)
    Result = __shfl_sync(0xffffffff, Value, 0);
  else
    Result = __shfl_sync(0xffffffff, Value + 1, 1);
  __syncwarp();
  Record("part.across-branches", Result);
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(allTypes, 2);
  P.run(halfTypes, 2);
  P.run(plain, 8);
  P.run(partOfWarp, 2);
}
