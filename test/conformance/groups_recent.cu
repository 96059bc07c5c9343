//===- groups_recent.cu - Members of groups that HIP has from 6 on --------===//
// needs: HIP 6.0
#include "conform.h"

#include <cooperative_groups.h>

using namespace conform;
namespace cg = cooperative_groups;

__global__ void members(Results Out) {
  Recorder Record(Out);
  cg::thread_block Block = cg::this_thread_block();
  Record("thread_block.num_threads", unsigned(Block.num_threads()));
  Record("thread_block.group_dim", Block.group_dim().x);
  Record("thread_block.dim_threads", Block.dim_threads().x);
  cg::coalesced_group Active = cg::coalesced_threads();
  Record("coalesced.num_threads", unsigned(Active.num_threads()));
  Record("coalesced.meta_group_rank", unsigned(Active.meta_group_rank()));
  Record("coalesced.meta_group_size", unsigned(Active.meta_group_size()));
}

template <unsigned Size> __device__ void tile(Recorder &Record) {
  auto Tile = cg::tiled_partition<Size>(cg::this_thread_block());
  Record("tile.meta_group_rank", "", Size, unsigned(Tile.meta_group_rank()));
  Record("tile.meta_group_size", "", Size, unsigned(Tile.meta_group_size()));
}

__global__ void tiles(Results Out) {
  Recorder Record(Out);
  tile<32>(Record);
  tile<16>(Record);
  tile<8>(Record);
  tile<4>(Record);
  tile<2>(Record);
  tile<1>(Record);
}

template <unsigned Outer, unsigned Size>
__device__ void part(Recorder &Record, const char *Text) {
  auto Tile = cg::tiled_partition<Outer>(cg::this_thread_block());
  auto Part = cg::tiled_partition<Size>(Tile);
  Record("nested.meta_group_rank", Text, Size,
         unsigned(Part.meta_group_rank()));
  Record("nested.meta_group_size", Text, Size,
         unsigned(Part.meta_group_size()));
}

__global__ void parts(Results Out) {
  Recorder Record(Out);
  part<32, 8>(Record, "32");
  part<16, 4>(Record, "16");
  part<8, 4>(Record, "8");
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(members, 2);
  P.run(tiles, 2);
  P.run(parts, 2);
}
