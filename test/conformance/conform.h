//===- conform.h - What every conformance program shares --------*- CUDA -*-===//
//
// Kernels record the values that one function gives in every thread; the host
// prints a line for each function (README.md has the format). Plain CUDA on
// purpose: it is translated together with the program that includes it.
//
//===----------------------------------------------------------------------===//
#ifndef CONFORM_H
#define CONFORM_H

#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace conform {

typedef unsigned long long Word;

constexpr unsigned Capacity = 640; ///< functions that a kernel may record
constexpr unsigned NameSize = 64;
constexpr unsigned Threads = 64; ///< of a block: two warps, or a wave of 64

enum Kind { Bits32, Bits64, Float, Double, Half, Half2, BFloat, BFloat2 };

/// What a kernel fills, in device memory.
struct Results {
  Word *Values;    ///< [Capacity][threads of the grid]
  char *Names;     ///< [Capacity][NameSize]
  unsigned *Types; ///< [Capacity]: Kind, from bit 8 on the tolerance
  unsigned *Count;
};

// Values as their bits. A NaN is a NaN: its bits are the hardware's own matter.

template <unsigned Bytes> struct BitsOf {
  static constexpr Kind Type = Bytes == 8 ? Bits64 : Bits32;
};

template <class T> struct Recorded {
  static constexpr Kind Type = BitsOf<sizeof(T)>::Type;
  __device__ static Word bits(const T &Value) {
    Word Bits = 0;
    memcpy(&Bits, &Value, sizeof(T));
    return Bits;
  }
};
template <> struct Recorded<float> {
  static constexpr Kind Type = Float;
  __device__ static Word bits(float Value) {
    unsigned Bits;
    memcpy(&Bits, &Value, sizeof(Bits));
    return (Bits & 0x7fffffffu) > 0x7f800000u ? 0x7fc00000u : Bits;
  }
};
template <> struct Recorded<double> {
  static constexpr Kind Type = Double;
  __device__ static Word bits(double Value) {
    Word Bits;
    memcpy(&Bits, &Value, sizeof(Bits));
    return (Bits & 0x7fffffffffffffffull) > 0x7ff0000000000000ull
               ? 0x7ff8000000000000ull
               : Bits;
  }
};

/// The bits of 16-bit floating point whose infinity is \p Infinity.
__device__ inline Word narrowBits(unsigned Bits, unsigned Infinity) {
  return (Bits & 0x7fffu) > Infinity ? Infinity | 0x7fu << 3 : Bits;
}
__device__ inline Word narrowPair(unsigned Bits, unsigned Infinity) {
  return narrowBits(Bits & 0xffffu, Infinity) |
         narrowBits(Bits >> 16, Infinity) << 16;
}

/// The calling thread's number in the grid.
__device__ inline unsigned thread() {
  return blockIdx.x * blockDim.x + threadIdx.x;
}

/// Records one function after the other. All threads of the grid make the same
/// calls; a thread that a function leaves out gives some constant.
class Recorder {
public:
  __device__ explicit Recorder(Results Out) : Out(Out) {}

  template <class T> __device__ void operator()(const char *Name, T Value) {
    record(Name, "", -1, Value, 0);
  }
  /// \p Name.\p Type.\p Number
  template <class T>
  __device__ void operator()(const char *Name, const char *Type, int Number,
                             T Value) {
    record(Name, Type, Number, Value, 0);
  }
  /// A value that may be \p Ulps steps of its type away.
  template <class T>
  __device__ void ulp(const char *Name, T Value, unsigned Ulps) {
    record(Name, "", -1, Value, Ulps);
  }
  /// A value that may differ by 2 to the power of -\p Power.
  template <class T>
  __device__ void within(const char *Name, T Value, unsigned Power) {
    record(Name, "", -1, Value, 0x10000u | Power);
  }

private:
  Results Out;
  unsigned Next = 0;

  __device__ static unsigned append(char *To, unsigned At, const char *Text) {
    while (*Text && At < NameSize - 1)
      To[At++] = *Text++;
    return At;
  }

  template <class T>
  __device__ void record(const char *Name, const char *Type, int Number,
                         T Value, unsigned Tolerance) {
    Out.Values[Next * gridDim.x * blockDim.x + thread()] =
        Recorded<T>::bits(Value);
    if (thread() == 0) {
      char *Label = Out.Names + Next * NameSize;
      unsigned At = append(Label, 0, Name);
      if (*Type)
        At = append(Label, append(Label, At, "."), Type);
      if (Number >= 0) {
        const char Digits[] = {char('0' + Number / 10),
                               char('0' + Number % 10), 0};
        At = append(Label, append(Label, At, "."), Digits);
      }
      Label[At] = 0;
      Out.Types[Next] = Recorded<T>::Type | Tolerance << 8;
      *Out.Count = Next + 1;
    }
    ++Next;
  }
};

// Operands -------------------------------------------------------------------
// Of 512 threads the first 256 meet every pair of 16 edges in operands 0 and 1.

__device__ inline unsigned mix(unsigned X) {
  X ^= X >> 16;
  X *= 0x7feb352du;
  X ^= X >> 15;
  X *= 0x846ca68bu;
  return X ^ X >> 16;
}
__device__ inline unsigned noise(unsigned Operand) {
  return mix(thread() * 8 + Operand + 1);
}
/// The edge for the calling thread, or 16 where its operand is any number.
__device__ inline unsigned edge(unsigned Operand) {
  const unsigned I = thread();
  if (I >= 256)
    return 16;
  return Operand == 0 ? I % 16 : Operand == 1 ? I / 16 : noise(Operand) % 24;
}

__device__ inline unsigned word(unsigned Operand) {
  const unsigned Edges[] = {0,          1,          2,          31,
                            32,         33,         255,        0x7fff,
                            0x8000,     0xffff,     0x7f80ff01, 0x7fffffff,
                            0x80000000, 0x80000001, 0xfffffffe, 0xffffffff};
  const unsigned Edge = edge(Operand), Random = noise(Operand);
  return Edge < 16 ? Edges[Edge]
                   : (thread() & 1) ? Random : Random >> (mix(Random) & 31);
}
__device__ inline Word longWord(unsigned Operand) {
  const Word Edges[] = {0,
                        1,
                        2,
                        63,
                        64,
                        0xffffffff,
                        0x100000000,
                        0x7fffffff,
                        0x80000000,
                        0xffffffff80000000,
                        0x7fffffffffffffff,
                        0x8000000000000000,
                        0x8000000000000001,
                        0x00ff00ff00ff00ff,
                        0xfffffffffffffffe,
                        0xffffffffffffffff};
  const unsigned Edge = edge(Operand), Random = noise(Operand);
  const Word Long = Word(Random) << 32 | mix(~Random);
  return Edge < 16 ? Edges[Edge]
                   : (thread() & 1) ? Long : Long >> (mix(Random) & 63);
}

/// Zeros, ones, infinities, a NaN, the least and the greatest numbers with and
/// without full precision, halves, a number that no int holds; then any bits,
/// and numbers whose exponents are near each other.
__device__ inline float real(unsigned Operand) {
  const unsigned Edges[] = {0,          0x80000000, 0x3f800000, 0xbf800000,
                            0x7f800000, 0xff800000, 0x7fc00000, 0x00000001,
                            0x807fffff, 0x00800000, 0x7f7fffff, 0xff7fffff,
                            0x3fc00000, 0x3f000000, 0xc0200000, 0x4f000000};
  const unsigned Edge = edge(Operand), Random = noise(Operand);
  const unsigned Near =
      (Random & 0x807fffffu) | (120u + (Random >> 23 & 15u)) << 23;
  const unsigned Bits =
      Edge < 16 ? Edges[Edge] : (thread() & 1) ? Random : Near;
  float Value;
  memcpy(&Value, &Bits, sizeof(Value));
  return Value;
}
__device__ inline double longReal(unsigned Operand) {
  const Word Edges[] = {0,
                        0x8000000000000000,
                        0x3ff0000000000000,
                        0xbff0000000000000,
                        0x7ff0000000000000,
                        0xfff0000000000000,
                        0x7ff8000000000000,
                        0x0000000000000001,
                        0x800fffffffffffff,
                        0x0010000000000000,
                        0x7fefffffffffffff,
                        0xffefffffffffffff,
                        0x3ff8000000000000,
                        0x3fe0000000000000,
                        0xc004000000000000,
                        0x43e0000000000000};
  const unsigned Edge = edge(Operand), Random = noise(Operand);
  const Word Long = Word(Random) << 32 | mix(~Random);
  const Word Near = (Long & 0x800fffffffffffffull) |
                    Word(1015 + (Random >> 20 & 15u)) << 52;
  const Word Bits = Edge < 16 ? Edges[Edge] : (thread() & 1) ? Long : Near;
  double Value;
  memcpy(&Value, &Bits, sizeof(Value));
  return Value;
}
/// A number between \p Low and \p High.
__device__ inline float between(float Low, float High, unsigned Operand) {
  return fmaf(High - Low, float(noise(Operand) >> 8) / 16777216.0f, Low);
}

// The host's part ------------------------------------------------------------

#define CONFORM_CHECK(Call)                                                    \
  do {                                                                         \
    cudaError_t Status = (Call);                                               \
    if (Status != cudaSuccess) {                                               \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__,                  \
                   cudaGetErrorString(Status));                                \
      std::exit(1);                                                            \
    }                                                                          \
  } while (0)

/// Runs kernels and prints what they record; `--values` prints all values.
class Program {
public:
  Program(int Argc, char **Argv)
      : All(Argc > 1 && std::strcmp(Argv[1], "--values") == 0) {}

  void run(void (*Kernel)(Results), unsigned Blocks) {
    const unsigned Values = Blocks * Threads;
    Results Out;
    CONFORM_CHECK(cudaMalloc(&Out.Values, Capacity * Values * sizeof(Word)));
    CONFORM_CHECK(cudaMalloc(&Out.Names, Capacity * NameSize));
    CONFORM_CHECK(cudaMalloc(&Out.Types, Capacity * sizeof(unsigned)));
    CONFORM_CHECK(cudaMalloc(&Out.Count, sizeof(unsigned)));
    CONFORM_CHECK(cudaMemset(Out.Count, 0, sizeof(unsigned)));
    Kernel<<<Blocks, Threads>>>(Out);
    CONFORM_CHECK(cudaGetLastError());
    unsigned Count = 0;
    CONFORM_CHECK(
        cudaMemcpy(&Count, Out.Count, sizeof(Count), cudaMemcpyDeviceToHost));
    std::vector<Word> Bits(Count * Values);
    std::vector<char> Names(Count * NameSize);
    std::vector<unsigned> Types(Count);
    CONFORM_CHECK(cudaMemcpy(Bits.data(), Out.Values, Bits.size() * sizeof(Word),
                             cudaMemcpyDeviceToHost));
    CONFORM_CHECK(cudaMemcpy(Names.data(), Out.Names, Names.size(),
                             cudaMemcpyDeviceToHost));
    CONFORM_CHECK(cudaMemcpy(Types.data(), Out.Types,
                             Types.size() * sizeof(unsigned),
                             cudaMemcpyDeviceToHost));
    for (unsigned I = 0; I < Count; ++I)
      print(&Names[I * NameSize], Types[I], &Bits[I * Values], Values);
    CONFORM_CHECK(cudaFree(Out.Values));
    CONFORM_CHECK(cudaFree(Out.Names));
    CONFORM_CHECK(cudaFree(Out.Types));
    CONFORM_CHECK(cudaFree(Out.Count));
  }

private:
  bool All;

  void print(const char *Name, unsigned Type, const Word *Bits,
             unsigned Values) const {
    const char *Kinds[] = {"b32", "b64",   "f32",  "f64",
                           "f16", "f16x2", "bf16", "bf16x2"};
    const unsigned Tolerance = Type >> 8;
    Word Hash = 0xcbf29ce484222325ull; // FNV-1a
    for (unsigned I = 0; I < Values; ++I)
      for (unsigned Shift = 0; Shift < 64; Shift += 8)
        Hash = (Hash ^ (Bits[I] >> Shift & 255)) * 0x100000001b3ull;
    std::printf("%s %s ", Name, Kinds[Type & 255]);
    if (Tolerance == 0)
      std::printf("exact");
    else if (Tolerance >> 16)
      std::printf("2^-%u", Tolerance & 255);
    else
      std::printf("ulp=%u", Tolerance);
    std::printf(" %u %016llx", Values, Hash);
    const unsigned Shown = All || Tolerance ? Values : 4;
    for (unsigned I = 0; I < Shown; ++I)
      std::printf(" %llx", Bits[I * (Values / Shown)]);
    std::printf("\n");
  }
};

} // namespace conform

#endif
