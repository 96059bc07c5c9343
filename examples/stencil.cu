//===- stencil.cu - 25-point star in three dimensions ---------------------===//
//
// Radius 4. A block owns a column of the volume: it walks along z, keeps the
// 2*4+1 values of its own line in registers and shares the present plane, with
// halo, through shared memory. Coefficients live in constant memory.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <algorithm>
#include <utility>

using namespace example;

constexpr int Radius = 4;
constexpr int BlockX = 32;
constexpr int BlockY = 8;

__constant__ float Coefficients[Radius + 1];

struct Extent {
  int X, Y, Z;
  size_t count() const { return size_t(X) * Y * Z; }
};

__global__ void __launch_bounds__(BlockX *BlockY)
    star(const float *__restrict__ In, float *__restrict__ Out, Extent Size) {
  __shared__ float Plane[BlockY + 2 * Radius][BlockX + 2 * Radius];

  const int TX = threadIdx.x, TY = threadIdx.y;
  const int X = blockIdx.x * BlockX + TX + Radius;
  const int Y = blockIdx.y * BlockY + TY + Radius;
  const bool Interior = X < Size.X - Radius && Y < Size.Y - Radius;
  // Threads past the edge load in bounds and only feed their neighbours.
  const int LoadX = min(X, Size.X - 1), LoadY = min(Y, Size.Y - 1);
  const int RightX = min(X + BlockX, Size.X - 1);
  const int BelowY = min(Y + BlockY, Size.Y - 1);
  const size_t Slice = size_t(Size.X) * Size.Y;
  const float *Line = In + size_t(LoadY) * Size.X + LoadX;

  float Queue[2 * Radius + 1];
#pragma unroll
  for (int I = 0; I < 2 * Radius; ++I)
    Queue[I + 1] = Line[I * Slice];

  for (int Z = Radius; Z < Size.Z - Radius; ++Z) {
#pragma unroll
    for (int I = 0; I < 2 * Radius; ++I)
      Queue[I] = Queue[I + 1];
    Queue[2 * Radius] = Line[(Z + Radius) * Slice];

    const float *Here = In + Z * Slice;
    __syncthreads();
    Plane[TY + Radius][TX + Radius] = Queue[Radius];
    if (TX < Radius) {
      Plane[TY + Radius][TX] = Here[size_t(LoadY) * Size.X + X - Radius];
      Plane[TY + Radius][TX + Radius + BlockX] =
          Here[size_t(LoadY) * Size.X + RightX];
    }
    if (TY < Radius) {
      Plane[TY][TX + Radius] = Here[size_t(Y - Radius) * Size.X + LoadX];
      Plane[TY + Radius + BlockY][TX + Radius] =
          Here[size_t(BelowY) * Size.X + LoadX];
    }
    __syncthreads();

    float Sum = Coefficients[0] * Queue[Radius];
#pragma unroll
    for (int I = 1; I <= Radius; ++I)
      Sum += Coefficients[I] * (Queue[Radius - I] + Queue[Radius + I] +
                                Plane[TY + Radius - I][TX + Radius] +
                                Plane[TY + Radius + I][TX + Radius] +
                                Plane[TY + Radius][TX + Radius - I] +
                                Plane[TY + Radius][TX + Radius + I]);
    if (Interior)
      Out[Z * Slice + size_t(Y) * Size.X + X] = Sum;
  }
}

void launchStar(const float *In, float *Out, const Extent &Size) {
  const dim3 Block(BlockX, BlockY);
  const dim3 Grid((Size.X - 2 * Radius + BlockX - 1) / BlockX,
                  (Size.Y - 2 * Radius + BlockY - 1) / BlockY);
  star<<<Grid, Block>>>(In, Out, Size);
  CUDA_CHECK_LAUNCH();
}

void referenceStar(const std::vector<float> &In, std::vector<float> &Out,
                   const Extent &Size, const float *C) {
  const size_t Row = Size.X, Slice = Row * Size.Y;
  for (int Z = Radius; Z < Size.Z - Radius; ++Z)
    for (int Y = Radius; Y < Size.Y - Radius; ++Y)
      for (int X = Radius; X < Size.X - Radius; ++X) {
        const float *P = &In[Z * Slice + Y * Row + X];
        float Sum = C[0] * P[0];
        for (int I = 1; I <= Radius; ++I)
          Sum += C[I] * (P[-I] + *(P + I) + *(P - I * Row) + *(P + I * Row) +
                         *(P - I * Slice) + *(P + I * Slice));
        Out[Z * Slice + Y * Row + X] = Sum;
      }
}

int main(int Argc, char **Argv) {
  const Options Opts =
      parseOptions(Argc, Argv, "stencil", "25-point star, two sweeps");
  const Extent Size = Opts.Large ? Extent{500, 390, 300} : Extent{60, 39, 21};
  // Powers of two: two sweeps over small integers stay exact in a float.
  const float C[Radius + 1] = {0.5f, 0.0625f, -0.03125f, 0.015625f,
                               -0.0078125f};
  CUDA_CHECK(cudaMemcpyToSymbol(Coefficients, C, sizeof(C)));

  std::vector<float> In(Size.count());
  for (size_t I = 0; I < In.size(); ++I)
    In[I] = float(hashOf(uint32_t(I)) & 255);
  DeviceBuffer<float> DFrom(In), DTo(In);

  launchStar(DFrom.get(), DTo.get(), Size);
  launchStar(DTo.get(), DFrom.get(), Size);
  const std::vector<float> Got = DFrom.toHost();

  std::vector<float> Middle = In;
  referenceStar(In, Middle, Size, C);
  referenceStar(Middle, In, Size, C);
  const bool Pass = sameExactly("second sweep", Got, In);
  Checksum Sum;
  for (size_t I = 0; I < Got.size(); I += 101)
    Sum.addRounded(Got[I], 1.0 / 16384);

  const double Points = double(Size.X - 2 * Radius) * (Size.Y - 2 * Radius) *
                        (Size.Z - 2 * Radius);
  const double Seconds =
      secondsPerRun(Opts, [&] { launchStar(DFrom.get(), DTo.get(), Size); });
  return report("stencil", Pass, giga(Points, Seconds), "Gpoints/s", Sum);
}
