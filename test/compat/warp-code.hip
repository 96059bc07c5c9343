// What warp.h becomes on each GPU: the moves asked for and no more, no call,
// none of HIP's checks of masks, and branches that stay.
//
// REQUIRES: hip-headers
// DEFINE: %{arch} =
// DEFINE: %{wave} =
// DEFINE: %{check} = %hip_cxx -std=c++14 -O2 --cuda-device-only -S %s -o - \
// DEFINE:   --offload-arch=%{arch} | FileCheck %s --check-prefixes=CHECK,%{wave} \
// DEFINE:   --implicit-check-not=swappc --implicit-check-not=assert
// REDEFINE: %{arch} = gfx90a
// REDEFINE: %{wave} = WAVE64
// RUN: %{check}
// REDEFINE: %{arch} = gfx942
// RUN: %if hip-gfx942 %{ %{check} %}
// REDEFINE: %{arch} = gfx1030
// REDEFINE: %{wave} = WAVE32
// RUN: %{check}
// REDEFINE: %{arch} = gfx1100
// RUN: %if hip-gfx1100 %{ %{check} %}
#include "hipify-compat/warp.h"

// threadIdx calls into a library that is not linked here.
__device__ inline unsigned lane() { return __builtin_amdgcn_workitem_id_x(); }

// A double travels as two words.
// CHECK-LABEL: {{^}}shuffleDouble:
// CHECK-COUNT-2: ds_bpermute_b32
// CHECK-NOT: ds_bpermute_b32
// CHECK: s_endpgm
extern "C" __global__ void shuffleDouble(double *Data) {
  Data[lane()] = hipify::shfl_down_sync(0xffffffffu, Data[lane()], 4);
}

// A wave of 64 has halves to choose from.
// CHECK-LABEL: {{^}}ballot:
// WAVE64: v_mbcnt_hi_u32_b32
// WAVE64: v_lshrrev_b64
// CHECK: s_endpgm
// WAVE32: .amdhsa_wavefront_size32 1
extern "C" __global__ void ballot(unsigned *Data) {
  Data[lane()] = hipify::ballot_sync(-1, Data[lane()] == 3);
}

// `Ticket` has no value in most lanes. That must not tell the compiler that
// all lanes take the branch.
// CHECK-LABEL: {{^}}broadcast:
// CHECK: {{saveexec|v_cmpx}}
// CHECK: {{global|flat}}_atomic_add
// CHECK: ds_bpermute_b32
// CHECK: s_endpgm
extern "C" __global__ void broadcast(unsigned *Counter, unsigned *Out,
                                     unsigned Step) {
  unsigned Ticket;
  if (hipify::lane_id() == 3)
    Ticket = atomicAdd(Counter, Step);
  Out[lane()] = hipify::shfl_sync(0xffffffffu, Ticket, 3);
}

// A store to LDS and a load from another lane's place keep their order.
// CHECK-LABEL: {{^}}passOn:
// CHECK: ds_{{write|store}}_b32
// CHECK: wave barrier
// CHECK: ds_{{read|load}}_b32
// CHECK: s_endpgm
extern "C" __global__ void passOn(unsigned *Data) {
  __shared__ unsigned Place[256];
  Place[lane()] = Data[lane()];
  hipify::syncwarp(0xffffffffu);
  Data[lane()] = Place[lane() ^ 1];
}

// The lanes active in a branch are not those before it.
// CHECK-LABEL: {{^}}nested:
// CHECK: {{saveexec|v_cmpx}}
// CHECK: s_endpgm
extern "C" __global__ void nested(unsigned *Data) {
  unsigned Before = hipify::activemask(), Inside = 0;
  if (Data[lane()] == 3)
    Inside = hipify::activemask();
  Data[lane()] = Before ^ Inside;
}
