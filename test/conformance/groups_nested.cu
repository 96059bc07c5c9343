//===- groups_nested.cu - Tiles of tiles ----------------------------------===//
#include "conform.h"

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

using namespace conform;
namespace cg = cooperative_groups;

template <unsigned Size, class Tile>
__device__ void inner(Recorder &Record, const char *Outer, const Tile &Part) {
  const unsigned Value = word(0);
  Record("thread_rank", Outer, Size, unsigned(Part.thread_rank()));
  Record("size", Outer, Size, unsigned(Part.size()));
  Record("shfl", Outer, Size, Part.shfl(Value, Size - 1));
  Record("shfl_down", Outer, Size, Part.shfl_down(Value, 1));
  Record("shfl_xor", Outer, Size, Part.shfl_xor(Value, Size / 2));
  Record("ballot", Outer, Size, unsigned(Part.ballot(Value & 1)));
  Record("any", Outer, Size, unsigned(Part.any(Value % 7 == 0)));
  Record("reduce", Outer, Size,
         cg::reduce(Part, Value & 0xffff, cg::plus<unsigned>()));
}

template <unsigned Outer, unsigned Size>
__device__ void nested(Recorder &Record, const char *Text) {
  auto Tile = cg::tiled_partition<Outer>(cg::this_thread_block());
  auto Part = cg::tiled_partition<Size>(Tile);
  inner<Size>(Record, Text, Part);
}

__global__ void twoLevels(Results Out) {
  Recorder Record(Out);
  nested<32, 16>(Record, "32");
  nested<32, 8>(Record, "32");
  nested<16, 4>(Record, "16");
  nested<8, 2>(Record, "8");
  nested<4, 1>(Record, "4");
}

/// The type that says nothing of the parent, and a tile of a tile of a tile.
__global__ void threeLevels(Results Out) {
  Recorder Record(Out);
  cg::thread_block_tile<32> Warp =
      cg::tiled_partition<32>(cg::this_thread_block());
  auto Half = cg::tiled_partition<16>(Warp);
  cg::thread_block_tile<4> Quad = cg::tiled_partition<4>(Half);
  inner<4>(Record, "16", Quad);
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(twoLevels, 2);
  P.run(threeLevels, 2);
}
