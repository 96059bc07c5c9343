// Stands in for HIP: the few builtins of the GPU that warp.h uses become
// functions of the simulated wave (Wave.h).
#pragma once

#define __device__
#define __HIP_DEVICE_COMPILE__ 1

unsigned __builtin_amdgcn_mbcnt_lo(unsigned Mask, unsigned Add);
unsigned __builtin_amdgcn_mbcnt_hi(unsigned Mask, unsigned Add);
unsigned long long __builtin_amdgcn_uicmp(unsigned A, unsigned B, int Compare);
int __builtin_amdgcn_ds_bpermute(int Address, int Word);
void __builtin_amdgcn_wave_barrier();
#define __builtin_amdgcn_fence(ORDER, SCOPE) static_cast<void>(ORDER)
