//===- common.h - What every example program shares -------------*- CUDA
//-*-===//
//
// Error checks, command line, device buffers, timing and the two result lines
// of the example programs. Plain CUDA runtime code on purpose: it is translated
// together with the program that includes it.
//
//===----------------------------------------------------------------------===//
#ifndef EXAMPLES_COMMON_H
#define EXAMPLES_COMMON_H

#include <cuda_runtime.h>

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

/// Ends the program with the place and the text of the error when \p Call does
/// not return cudaSuccess.
#define CUDA_CHECK(Call)                                                       \
  do {                                                                         \
    cudaError_t Status_ = (Call);                                              \
    if (Status_ != cudaSuccess) {                                              \
      std::fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #Call,       \
                   cudaGetErrorString(Status_));                               \
      std::exit(1);                                                            \
    }                                                                          \
  } while (0)

/// Checks the launch that precedes it without waiting for the kernel.
#define CUDA_CHECK_LAUNCH() CUDA_CHECK(cudaGetLastError())

namespace example {

/// What the command line asks for.
struct Options {
  bool Large = false; ///< a size that loads a real GPU
  int Repeat = 0;     ///< timed repetitions, 0: 1 at the default size, else 20

  int repetitions() const { return Repeat > 0 ? Repeat : (Large ? 20 : 1); }
};

inline void printUsage(std::FILE *Stream, const char *Name, const char *What) {
  std::fprintf(
      Stream,
      "%s: %s\n"
      "usage: %s [--large] [--repeat=N] [--help]\n"
      "  --large     a problem size that loads a GPU\n"
      "  --repeat=N  timed repetitions (default 1, with --large 20)\n"
      "  --help      this text\n"
      "exit status: 0 PASS, 1 FAIL or a runtime error, 2 wrong usage\n",
      Name, What, Name);
}

/// Parses the command line. `--help` prints and ends the program with 0, an
/// unknown or malformed option ends it with 2.
inline Options parseOptions(int Argc, char **Argv, const char *Name,
                            const char *What) {
  Options Opts;
  for (int I = 1; I < Argc; ++I) {
    const char *Arg = Argv[I];
    if (!std::strcmp(Arg, "--help")) {
      printUsage(stdout, Name, What);
      std::exit(0);
    }
    if (!std::strcmp(Arg, "--large")) {
      Opts.Large = true;
      continue;
    }
    if (!std::strncmp(Arg, "--repeat=", 9)) {
      char *End = nullptr;
      long Count = std::strtol(Arg + 9, &End, 10);
      if (End != Arg + 9 && !*End && Count >= 1 && Count <= 1000000) {
        Opts.Repeat = static_cast<int>(Count);
        continue;
      }
    }
    std::fprintf(stderr, "%s: unknown option '%s'\n", Name, Arg);
    printUsage(stderr, Name, What);
    std::exit(2);
  }
  return Opts;
}

/// Device memory that frees itself. Sizes are in elements.
template <typename T> class DeviceBuffer {
public:
  explicit DeviceBuffer(size_t Count) : Count(Count) {
    CUDA_CHECK(cudaMalloc(&Data, Count * sizeof(T)));
  }
  explicit DeviceBuffer(const std::vector<T> &Host)
      : DeviceBuffer(Host.size()) {
    copyFrom(Host);
  }
  DeviceBuffer(const DeviceBuffer &) = delete;
  DeviceBuffer &operator=(const DeviceBuffer &) = delete;
  ~DeviceBuffer() { (void)cudaFree(Data); }

  void copyFrom(const std::vector<T> &Host) {
    CUDA_CHECK(cudaMemcpy(Data, Host.data(), Host.size() * sizeof(T),
                          cudaMemcpyHostToDevice));
  }
  std::vector<T> toHost() const {
    std::vector<T> Host(Count);
    CUDA_CHECK(cudaMemcpy(Host.data(), Data, Count * sizeof(T),
                          cudaMemcpyDeviceToHost));
    return Host;
  }
  void clear() { CUDA_CHECK(cudaMemset(Data, 0, Count * sizeof(T))); }

  T *get() const { return Data; }
  size_t size() const { return Count; }

private:
  T *Data = nullptr;
  size_t Count;
};

/// Measures device time between start() and stop() on one stream.
class GpuTimer {
public:
  GpuTimer() {
    CUDA_CHECK(cudaEventCreate(&Begin));
    CUDA_CHECK(cudaEventCreate(&End));
  }
  GpuTimer(const GpuTimer &) = delete;
  GpuTimer &operator=(const GpuTimer &) = delete;
  ~GpuTimer() {
    (void)cudaEventDestroy(Begin);
    (void)cudaEventDestroy(End);
  }

  void start(cudaStream_t Stream = nullptr) {
    CUDA_CHECK(cudaEventRecord(Begin, Stream));
  }
  /// Waits for the work since start(); returns seconds.
  double stop(cudaStream_t Stream = nullptr) {
    CUDA_CHECK(cudaEventRecord(End, Stream));
    CUDA_CHECK(cudaEventSynchronize(End));
    float Milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&Milliseconds, Begin, End));
    return Milliseconds * 1e-3;
  }

private:
  cudaEvent_t Begin, End;
};

/// Seconds per call of \p Launch, averaged over the repetitions that \p Opts
/// asks for.
template <typename Function>
double secondsPerRun(const Options &Opts, Function Launch) {
  GpuTimer Timer;
  Timer.start();
  for (int I = 0; I < Opts.repetitions(); ++I)
    Launch();
  return Timer.stop() / Opts.repetitions();
}

/// A well-mixed 32-bit value per index: the input data of all examples, equal
/// on every platform (the distributions of <random> are not).
inline uint32_t hashOf(uint32_t Index, uint32_t Seed = 0) {
  uint32_t H = Index * 0x9E3779B9u + Seed * 0x85EBCA6Bu + 0x165667B1u;
  H = (H ^ (H >> 16)) * 0x7FEB352Du;
  H = (H ^ (H >> 15)) * 0x846CA68Bu;
  return H ^ (H >> 16);
}

/// FNV-1a over 64-bit integers. Floating-point results enter either exactly
/// (inputs are then chosen so that every order of summation is exact) or
/// rounded to a step far above their error, so that the checksum is the same on
/// every GPU and for every width of a wave.
class Checksum {
public:
  void add(uint64_t Value) {
    for (int I = 0; I < 8; ++I) {
      State ^= (Value >> (8 * I)) & 0xff;
      State *= 0x100000001B3ull;
    }
  }
  template <typename T> void addExact(const std::vector<T> &Values, T Scale) {
    for (T V : Values)
      add(static_cast<uint64_t>(std::llround(double(V) * double(Scale))));
  }
  void addRounded(double Value, double Step) {
    add(static_cast<uint64_t>(std::llround(Value / Step)));
  }
  uint64_t value() const { return State; }

private:
  uint64_t State = 0xCBF29CE484222325ull;
};

/// Prints the result line and the checksum line; returns the exit status.
inline int report(const char *Name, bool Pass, double Figure, const char *Unit,
                  const Checksum &Sum) {
  std::printf(Figure < 10 ? "%s: %s %.3g %s\n" : "%s: %s %.1f %s\n", Name,
              Pass ? "PASS" : "FAIL", Figure, Unit);
  std::printf("checksum: %016llx\n",
              static_cast<unsigned long long>(Sum.value()));
  return Pass ? 0 : 1;
}

/// \p Amount per second in units of 1e9; 0 where no time was measured.
inline double giga(double Amount, double Seconds) {
  return Seconds > 0 ? Amount / Seconds * 1e-9 : 0.0;
}

/// Tells where a comparison failed first, once per comparison.
template <typename T>
bool sameExactly(const char *What, const std::vector<T> &Got,
                 const std::vector<T> &Want) {
  if (Got.size() != Want.size()) {
    std::fprintf(stderr, "%s: %zu elements instead of %zu\n", What, Got.size(),
                 Want.size());
    return false;
  }
  for (size_t I = 0; I < Got.size(); ++I)
    if (!(Got[I] == Want[I])) {
      std::fprintf(stderr, "%s: element %zu is %.9g instead of %.9g\n", What, I,
                   double(Got[I]), double(Want[I]));
      return false;
    }
  return true;
}

/// |got - want| <= Tolerance * max(1, |want|) for every element.
template <typename T, typename U>
bool sameWithin(const char *What, const std::vector<T> &Got,
                const std::vector<U> &Want, double Tolerance) {
  for (size_t I = 0; I < Got.size(); ++I) {
    double Expected = double(Want[I]);
    double Limit = Tolerance * std::fmax(1.0, std::fabs(Expected));
    // Negated so that a NaN fails.
    if (!(std::fabs(double(Got[I]) - Expected) <= Limit)) {
      std::fprintf(stderr, "%s: element %zu is %.9g instead of %.9g\n", What, I,
                   double(Got[I]), Expected);
      return false;
    }
  }
  return true;
}

} // namespace example

#endif // EXAMPLES_COMMON_H
