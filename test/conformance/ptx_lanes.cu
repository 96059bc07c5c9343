//===- ptx_lanes.cu - Inline PTX: shuffles, votes, matches, registers -----===//
#include "conform.h"

using namespace conform;

__global__ void shuffles(Results Out) {
  Recorder Record(Out);
  const unsigned V = noise(0), Lane = threadIdx.x & 31;
  unsigned D, P;
  asm volatile("shfl.sync.bfly.b32 %0, %1, 5, 0x1f, 0xffffffff;"
               : "=r"(D)
               : "r"(V));
  Record("shfl.sync.bfly", D);
  asm volatile("{ .reg .pred q; shfl.sync.up.b32 %0|q, %2, %3, 0x1800, -1; "
               "selp.u32 %1, 1, 0, q; }"
               : "=r"(D), "=r"(P)
               : "r"(V), "r"(Lane % 7));
  Record("shfl.sync.up", D);
  Record("shfl.sync.up.predicate", P);
  asm volatile("{ .reg .pred q; shfl.sync.down.b32 %0|q, %2, %3, 0x80c, -1; "
               "selp.u32 %1, 1, 0, q; }"
               : "=r"(D), "=r"(P)
               : "r"(V), "r"(Lane % 5));
  Record("shfl.sync.down", D);
  Record("shfl.sync.down.predicate", P);
  asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x101f, -1;"
               : "=r"(D)
               : "r"(V), "r"(Lane * 3));
  Record("shfl.sync.idx", D);
  asm volatile("shfl.sync.up.b32 %0, %1, %2, 0, 0xffffffff;"
               : "=r"(D)
               : "r"(V), "r"(Lane * 5));
  Record("shfl.sync.up.large", D);
  asm volatile("shfl.sync.down.b32 %0, %1, %2, 0x1f, 0xffffffff;"
               : "=r"(D)
               : "r"(V), "r"(Lane * 5));
  Record("shfl.sync.down.large", D);
  asm volatile("shfl.sync.bfly.b32 %0, %1, %2, 0x181f, 0xffffffff;"
               : "=r"(D)
               : "r"(V), "r"(Lane * 3));
  Record("shfl.sync.bfly.width", D);
  D = 0;
  if (Lane < 8)
    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xff;"
                 : "=r"(D)
                 : "r"(V), "r"(7 - Lane));
  Record("shfl.sync.idx.part", D);
}

__global__ void votes(Results Out) {
  Recorder Record(Out);
  const unsigned V = noise(0), Lane = threadIdx.x & 31;
  unsigned D, P;
  asm volatile("{ .reg .pred q; setp.ne.u32 q, %1, 0; "
               "vote.sync.ballot.b32 %0, q, -1; }"
               : "=r"(D)
               : "r"(V & 1));
  Record("vote.sync.ballot", D);
  asm volatile("{ .reg .pred q, r; setp.lt.u32 q, %1, 99999999; "
               "vote.sync.any.pred r, q, 0xffffffff; selp.u32 %0, 1, 0, r; }"
               : "=r"(D)
               : "r"(V));
  Record("vote.sync.any", D);
  asm volatile("{ .reg .pred q, r; setp.gt.u32 q, %1, 99999999; "
               "vote.sync.all.pred r, q, 0xffffffff; selp.u32 %0, 1, 0, r; }"
               : "=r"(D)
               : "r"(V));
  Record("vote.sync.all", D);
  asm volatile("{ .reg .pred q, r; setp.gt.u32 q, %1, 31; "
               "vote.sync.uni.pred r, q, 0xffffffff; selp.u32 %0, 1, 0, r; }"
               : "=r"(D)
               : "r"(threadIdx.x));
  Record("vote.sync.uni", D);
  asm volatile("match.any.sync.b32 %0, %1, 0xffffffff;" : "=r"(D) : "r"(V & 3));
  Record("match.any.sync.b32", D);
  asm volatile("match.any.sync.b64 %0, %1, 0xffffffff;"
               : "=r"(D)
               : "l"(Word(V & 3) << 40));
  Record("match.any.sync.b64", D);
  asm volatile("{ .reg .pred q; match.all.sync.b32 %0|q, %2, 0xffffffff; "
               "selp.u32 %1, 1, 0, q; }"
               : "=r"(D), "=r"(P)
               : "r"(threadIdx.x / 32 + (V == 5)));
  Record("match.all.sync", D);
  Record("match.all.sync.predicate", P);
  asm volatile("activemask.b32 %0;" : "=r"(D));
  Record("activemask", D);
  asm volatile("{ .reg .pred q; elect.sync _|q, 0xffffffff; "
               "selp.u32 %0, 1, 0, q; }"
               : "=r"(D));
  Record("elect.sync", __popc(__ballot_sync(0xffffffff, D)));
  D = 0;
  if (Lane > 20)
    asm volatile("{ .reg .pred q; setp.ne.u32 q, %1, 0; "
                 "vote.sync.ballot.b32 %0, q, 0xffe00000; }"
                 : "=r"(D)
                 : "r"(V & 1));
  Record("vote.sync.ballot.part", D);
}

__global__ void reductions(Results Out) {
  Recorder Record(Out);
  const unsigned V = noise(0), Lane = threadIdx.x & 31;
  unsigned D;
  asm volatile("redux.sync.add.s32 %0, %1, 0xffffffff;" : "=r"(D) : "r"(V));
  Record("redux.sync.add.s32", D);
  asm volatile("redux.sync.add.u32 %0, %1, 0xffffffff;" : "=r"(D) : "r"(V));
  Record("redux.sync.add.u32", D);
  asm volatile("redux.sync.min.s32 %0, %1, 0xffffffff;" : "=r"(D) : "r"(V));
  Record("redux.sync.min.s32", D);
  asm volatile("redux.sync.max.u32 %0, %1, 0xffffffff;" : "=r"(D) : "r"(V));
  Record("redux.sync.max.u32", D);
  asm volatile("redux.sync.and.b32 %0, %1, 0xffffffff;"
               : "=r"(D)
               : "r"(V | 0xf0f0));
  Record("redux.sync.and", D);
  asm volatile("redux.sync.or.b32 %0, %1, 0xffffffff;"
               : "=r"(D)
               : "r"(1u << (V & 31)));
  Record("redux.sync.or", D);
  asm volatile("redux.sync.xor.b32 %0, %1, 0xffffffff;" : "=r"(D) : "r"(V));
  Record("redux.sync.xor", D);
  D = 0;
  if (Lane % 4 == 2)
    asm volatile("redux.sync.add.u32 %0, %1, 0x44444444;" : "=r"(D) : "r"(V));
  Record("redux.sync.add.part", D);
}

__global__ void blockWide(Results Out) {
  Recorder Record(Out);
  const unsigned V = noise(0);
  unsigned D;
  asm volatile("{ .reg .pred q; setp.ne.u32 q, %1, 0; "
               "bar.red.popc.u32 %0, 0, q; }"
               : "=r"(D)
               : "r"(V & 2));
  Record("bar.red.popc", D);
  asm volatile("{ .reg .pred q, r; setp.gt.u32 q, %1, 99999999; "
               "bar.red.and.pred r, 0, q; selp.u32 %0, 1, 0, r; }"
               : "=r"(D)
               : "r"(V));
  Record("bar.red.and", D);
  asm volatile("{ .reg .pred q, r; setp.lt.u32 q, %1, 99999999; "
               "bar.red.or.pred r, 0, q; selp.u32 %0, 1, 0, r; }"
               : "=r"(D)
               : "r"(V));
  Record("bar.red.or", D);
  asm("mov.u32 %0, %%tid.x;" : "=r"(D));
  Record("%tid.x", D);
  asm("mov.u32 %0, %%ntid.x;" : "=r"(D));
  Record("%ntid.x", D);
  asm("mov.u32 %0, %%ctaid.x;" : "=r"(D));
  Record("%ctaid.x", D);
  asm("mov.u32 %0, %%nctaid.x;" : "=r"(D));
  Record("%nctaid.x", D);
  asm("mov.u32 %0, %%laneid;" : "=r"(D));
  Record("%laneid", D);
  asm("mov.u32 %0, WARP_SZ;" : "=r"(D));
  Record("WARP_SZ", D);
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(shuffles, 4);
  P.run(votes, 4);
  P.run(reductions, 4);
  P.run(blockWide, 4);
}
