//===- fft_convolution.cu - Batched convolution through cuFFT -------------===//
//
// Real signals, one filter: forward transforms of the whole batch, a product
// kernel that also carries the 1/n that cuFFT leaves to its caller, and inverse
// transforms. Integer inputs make the rounded result exact.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <cufft.h>

using namespace example;

#define CUFFT_CHECK(Call)                                                      \
  do {                                                                         \
    cufftResult Status_ = (Call);                                              \
    if (Status_ != CUFFT_SUCCESS) {                                            \
      std::fprintf(stderr, "%s:%d: %s: cuFFT status %d\n", __FILE__, __LINE__, \
                   #Call, int(Status_));                                       \
      std::exit(1);                                                            \
    }                                                                          \
  } while (0)

constexpr int Taps = 33;

__global__ void multiplySpectra(cufftComplex *__restrict__ Signals,
                                const cufftComplex *__restrict__ Filter,
                                int Bins, float Scale) {
  cufftComplex *Mine = Signals + size_t(blockIdx.y) * Bins;
  for (int I = blockIdx.x * blockDim.x + threadIdx.x; I < Bins;
       I += gridDim.x * blockDim.x) {
    const cufftComplex A = Mine[I], B = Filter[I];
    cufftComplex Product;
    Product.x = (A.x * B.x - A.y * B.y) * Scale;
    Product.y = (A.x * B.y + A.y * B.x) * Scale;
    Mine[I] = Product;
  }
}

cufftHandle makePlan(cufftType Type, int Length, int Batch) {
  cufftHandle Plan;
  int Lengths[1] = {Length};
  const int Bins = Length / 2 + 1;
  const bool Forward = Type == CUFFT_R2C;
  CUFFT_CHECK(cufftPlanMany(&Plan, 1, Lengths, nullptr, 1,
                            Forward ? Length : Bins, nullptr, 1,
                            Forward ? Bins : Length, Type, Batch));
  return Plan;
}

int main(int Argc, char **Argv) {
  const Options Opts = parseOptions(Argc, Argv, "fft_convolution",
                                    "batched convolution with cuFFT");
  const int Length = Opts.Large ? 8192 : 1024; // after padding with zeros
  const int Batch = Opts.Large ? 2048 : 12;
  const int Used = Length - Taps + 1;
  const int Bins = Length / 2 + 1;

  std::vector<float> Signals(size_t(Batch) * Length), Filter(Length);
  for (int B = 0; B < Batch; ++B)
    for (int I = 0; I < Used; ++I)
      Signals[size_t(B) * Length + I] =
          float(hashOf(uint32_t(B * Length + I)) % 17) - 8.0f;
  for (int I = 0; I < Taps; ++I)
    Filter[I] = float(hashOf(I, 7) % 17) - 8.0f;

  DeviceBuffer<float> DSignals(Signals), DFilter(Filter), DOut(Signals.size());
  DeviceBuffer<cufftComplex> Spectra(size_t(Batch) * Bins),
      FilterSpectrum(Bins);
  const cufftHandle One = makePlan(CUFFT_R2C, Length, 1);
  const cufftHandle Forward = makePlan(CUFFT_R2C, Length, Batch);
  const cufftHandle Inverse = makePlan(CUFFT_C2R, Length, Batch);
  CUFFT_CHECK(cufftExecR2C(One, DFilter.get(), FilterSpectrum.get()));

  const dim3 Grid((Bins + 255) / 256, Batch);
  const auto Convolve = [&] {
    CUFFT_CHECK(cufftExecR2C(Forward, DSignals.get(), Spectra.get()));
    multiplySpectra<<<Grid, 256>>>(Spectra.get(), FilterSpectrum.get(), Bins,
                                   1.0f / float(Length));
    CUDA_CHECK_LAUNCH();
    CUFFT_CHECK(cufftExecC2R(Inverse, Spectra.get(), DOut.get()));
  };
  Convolve();

  const std::vector<float> Got = DOut.toHost();
  std::vector<float> Want(Signals.size());
  for (int B = 0; B < Batch; ++B) {
    const float *In = &Signals[size_t(B) * Length];
    float *Out = &Want[size_t(B) * Length];
    for (int T = 0; T < Taps; ++T)
      for (int I = 0; I < Used; ++I)
        Out[I + T] += In[I] * Filter[T];
  }
  bool Pass = true;
  for (size_t I = 0; I < Got.size() && Pass; ++I)
    if (!(std::fabs(Got[I] - Want[I]) <= 0.05f)) {
      std::fprintf(stderr, "element %zu is %g instead of %g\n", I, Got[I],
                   Want[I]);
      Pass = false;
    }
  Checksum Sum;
  for (float V : Got)
    Sum.addRounded(V, 1.0);

  const double Seconds = secondsPerRun(Opts, Convolve);
  CUFFT_CHECK(cufftDestroy(One));
  CUFFT_CHECK(cufftDestroy(Forward));
  CUFFT_CHECK(cufftDestroy(Inverse));
  return report("fft_convolution", Pass, giga(double(Got.size()), Seconds),
                "Gsamples/s", Sum);
}
