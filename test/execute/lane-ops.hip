// The compiler's cross-lane builtins against plain loops on the host, in a whole
// wave and in one whose every third lane is inactive.
// RUN: %run --arch=gfx90a -DGFX=9 --check=no-inactive %s 2>&1 | FileCheck %s
// RUN: %run --arch=gfx950 -DGFX=9 -DGFX950 --check=no-inactive %s 2>&1 | FileCheck %s
// RUN: %run --arch=gfx1030 -DGFX=10 --check=no-inactive %s 2>&1 | FileCheck %s
// RUN: %run --arch=gfx1100 -DGFX=11 --check=no-inactive %s 2>&1 | FileCheck %s
// RUN: not %run -DGFX=9 -DFFT %s 2>&1 | FileCheck %s --check-prefix=FFT
// FFT: lane-ops.hip:{{[0-9]+}}: 'llvm.amdgcn.ds.swizzle, pattern 0xe000' is not in the CPU executor
#include <algorithm>
#include <cstdio>
#include <hip/hip_runtime.h>

// What lane i gets: on the GPU with its value v, and by the manuals. The old value
// of DPP is -1.
#define DPP(CTRL, ROWS, BANKS, BOUND)                                          \
  __builtin_amdgcn_update_dpp(-1, v, CTRL, ROWS, BANKS, BOUND)
#define COMMON_OPS(X)                                                          \
  X("bpermute", __builtin_amdgcn_ds_bpermute(4 * (7 * i + 3), v),              \
    at((7 * i + 3) % W))                                                       \
  X("permute", __builtin_amdgcn_ds_permute(4 * (i ^ 5), v), at(i ^ 5))         \
  X("permute, many writers", __builtin_amdgcn_ds_permute(4 * 2, v),            \
    i == 2 ? at(lastActive()) : 0)                                             \
  X("readlane", __builtin_amdgcn_readlane(v, 11), at(11))                      \
  X("readfirstlane", __builtin_amdgcn_readfirstlane(v), at(firstActive()))     \
  X("ballot", (int)__ballot(i & 2),                                            \
    (int)mask([](int l) { return l & 2; }))                                    \
  X("ballot, upper half", (int)(__ballot(i & 2) >> (WARP - 32)),               \
    (int)(mask([](int l) { return l & 2; }) >> (W - 32)))                      \
  X("icmp", (int)__builtin_amdgcn_uicmp(i, 7, 36),                             \
    (int)mask([](int l) { return l < 7; }))                                    \
  X("fcmp", (int)__builtin_amdgcn_fcmpf(i, 3.5f, 2),                           \
    (int)mask([](int l) { return l > 3.5f; }))                                 \
  X("exec", (int)__builtin_amdgcn_read_exec(),                                 \
    (int)mask([](int) { return true; }))                                       \
  X("swizzle, xor", __builtin_amdgcn_ds_swizzle(v, 0x041F), at(i ^ 1))         \
  X("swizzle, and or", __builtin_amdgcn_ds_swizzle(v, 0x003C),                 \
    at((i & ~3) | 1))                                                          \
  X("swizzle, quad", __builtin_amdgcn_ds_swizzle(v, 0x801B), at(i ^ 3))        \
  X("swizzle, left", __builtin_amdgcn_ds_swizzle(v, 0xC060),                   \
    at((i & 32) | ((i + 3) & 31)))                                             \
  X("swizzle, right", __builtin_amdgcn_ds_swizzle(v, 0xC460),                  \
    at((i & 32) | ((i - 3) & 31)))                                             \
  X("dpp quad_perm", DPP(0x1B, 15, 15, false), at(i ^ 3, -1))                  \
  X("dpp row_shl", DPP(0x102, 15, 15, false),                                  \
    i % 16 < 14 ? at(i + 2, -1) : -1)                                          \
  X("dpp row_shr", DPP(0x113, 15, 15, false), i % 16 > 2 ? at(i - 3, -1) : -1) \
  X("dpp bound_ctrl", DPP(0x113, 15, 15, true), i % 16 > 2 ? at(i - 3) : 0)    \
  X("dpp row_ror", DPP(0x125, 15, 15, false),                                  \
    at((i & ~15) | ((i - 5) & 15), -1))                                        \
  X("dpp row_mirror", DPP(0x140, 15, 15, false), at(i ^ 15, -1))               \
  X("dpp row_half_mirror", DPP(0x141, 15, 15, false), at(i ^ 7, -1))           \
  X("dpp row_mask", DPP(0xE4, 2, 15, false), i / 16 == 1 ? at(i, -1) : -1)     \
  X("dpp bank_mask", DPP(0xE4, 15, 5, false), i / 4 % 2 ? -1 : at(i, -1))      \
  X("mov_dpp", __builtin_amdgcn_mov_dpp(v, 0x1B, 15, 15, true), at(i ^ 3))     \
  X("mbcnt",                                                                   \
    __builtin_amdgcn_mbcnt_hi(0x0F0F0F0F,                                      \
                              __builtin_amdgcn_mbcnt_lo(0x55555555, 9)),       \
    9 + __builtin_popcount(0x55555555 & (i < 32 ? (1u << i) - 1 : ~0u)) +      \
        (i < 32 ? 0 : __builtin_popcount(0x0F0F0F0F & ((1u << (i - 32)) - 1)))) \
  X("reduce add", __builtin_amdgcn_wave_reduce_add_u32(v, 0),                  \
    fold<int>([](int a, int b) { return a + b; }))                             \
  X("reduce sub", __builtin_amdgcn_wave_reduce_sub_u32(v, 0),                  \
    -fold<int>([](int a, int b) { return a + b; }))                            \
  X("reduce min", __builtin_amdgcn_wave_reduce_min_i32(120 - v, 0),            \
    120 - at(lastActive()))                                                    \
  X("reduce max", __builtin_amdgcn_wave_reduce_max_i32(v - 300, 0),            \
    at(lastActive()) - 300)                                                    \
  X("reduce umin", __builtin_amdgcn_wave_reduce_min_u32(v, 0),                 \
    at(firstActive()))                                                         \
  X("reduce umax", __builtin_amdgcn_wave_reduce_max_u32(v, 0),                 \
    at(lastActive()))                                                          \
  X("reduce and", __builtin_amdgcn_wave_reduce_and_b32(v | 1, 0),              \
    fold<int>([](int a, int b) { return (a | 1) & (b | 1); }))                 \
  X("reduce or", __builtin_amdgcn_wave_reduce_or_b32(v, 0),                    \
    fold<int>([](int a, int b) { return a | b; }))                             \
  X("reduce xor", __builtin_amdgcn_wave_reduce_xor_b32(v, 0),                  \
    fold<int>([](int a, int b) { return a ^ b; }))                             \
  X("reduce 64 bits",                                                          \
    (int)(__builtin_amdgcn_wave_reduce_add_u64((long)v << 32, 0) >> 32),       \
    fold<int>([](int a, int b) { return a + b; }))                             \
  X("reduce signed 64 bits",                                                   \
    (int)__builtin_amdgcn_wave_reduce_min_i64(120l - v, 0),                    \
    120 - at(lastActive()))                                                    \
  X("reduce float", (int)__builtin_amdgcn_wave_reduce_fadd_f32(v * 0.5f, 0),   \
    (int)(fold<int>([](int a, int b) { return a + b; }) * 0.5f))               \
  X("reduce float max", (int)__builtin_amdgcn_wave_reduce_fmax_f32(v, 0),      \
    at(lastActive()))                                                          \
  X("reduce float min", (int)__builtin_amdgcn_wave_reduce_fmin_f32(-v, 0),     \
    -at(lastActive()))
#if GFX == 9
#define OTHER_OPS(X)                                                           \
  X("dpp wave_shl", DPP(0x130, 15, 15, false), i < W - 1 ? at(i + 1, -1) : -1) \
  X("dpp wave_rol", DPP(0x134, 15, 15, false), at((i + 1) % W, -1))            \
  X("dpp wave_shr", DPP(0x138, 15, 15, false), i ? at(i - 1, -1) : -1)         \
  X("dpp wave_ror", DPP(0x13C, 15, 15, false), at((i + W - 1) % W, -1))        \
  X("dpp row_bcast:15", DPP(0x142, 0xA, 15, false),                            \
    i / 16 % 2 ? at(i / 16 * 16 - 1, -1) : -1)                                 \
  X("dpp row_bcast:31", DPP(0x143, 0xC, 15, false), i > 31 ? at(31, -1) : -1)  \
  X("dpp row_newbcast", DPP(0x155, 15, 15, false), at((i & ~15) | 5, -1))
#else
// The selectors of permlane16, four bits each: lane 15 - n of the row.
#define OTHER_OPS(X)                                                           \
  X("dpp row_share", DPP(0x155, 15, 15, false), at((i & ~15) | 5, -1))         \
  X("dpp row_xmask", DPP(0x166, 15, 15, false), at(i ^ 6, -1))                 \
  X("dpp8", __builtin_amdgcn_mov_dpp8(v, 0x53977), at(i & ~7 | DPP8[i & 7]))   \
  X("permlane16",                                                              \
    __builtin_amdgcn_permlane16(-1, v, 0x89ABCDEF, 0x01234567, false, false),  \
    at(i ^ 15, -1))                                                            \
  X("permlane16, bound_ctrl",                                                  \
    __builtin_amdgcn_permlane16(-1, v, 0x89ABCDEF, 0x01234567, false, true),   \
    at(i ^ 15))                                                                \
  X("permlanex16",                                                             \
    __builtin_amdgcn_permlanex16(-1, v, 0x89ABCDEF, 0x01234567, false, false), \
    at(i ^ 31, -1))
#endif
#if GFX == 11
#define LATE_OPS(X)                                                            \
  X("permlane64", __builtin_amdgcn_permlane64(v), at(i))
#elif defined GFX950
// Rows of 16 lanes, or halves, change places between two values.
#define LATE_OPS(X)                                                            \
  X("permlane16_swap, first",                                                  \
    __builtin_amdgcn_permlane16_swap(v, v + 1000, false, false)[0],            \
    i & 16 ? at(i ^ 16, -1000) + 1000 : at(i))                                 \
  X("permlane16_swap, second",                                                 \
    __builtin_amdgcn_permlane16_swap(v, v + 1000, false, false)[1],            \
    i & 16 ? at(i) + 1000 : at(i ^ 16))                                        \
  X("permlane32_swap, first",                                                  \
    __builtin_amdgcn_permlane32_swap(v, v + 1000, false, false)[0],            \
    i & 32 ? at(i ^ 32, -1000) + 1000 : at(i))
#else
#define LATE_OPS(X)
#endif
#define ALL_OPS(X) COMMON_OPS(X) OTHER_OPS(X) LATE_OPS(X)

#if GFX == 9
constexpr int WARP = 64;
#else
constexpr int WARP = 32;
#endif

__global__ void perform(int *out, bool holes) {
  const int i = threadIdx.x, v = 100 + i;
  int k = 0;
  if (holes && i % 3 == 0)
    return;
#define ON_GPU(NAME, GOT, WANT) out[k++ * WARP + i] = GOT;
  ALL_OPS(ON_GPU)
#ifdef FFT
  out[0] = __builtin_amdgcn_ds_swizzle(v, 0xE000);
#endif
}

static bool holes;
static const int W = WARP;
static const int DPP8[] = {7, 6, 5, 4, 3, 2, 1, 0};
static bool active(int i) { return !holes || i % 3; }
static int at(int i, int inactive = 0) { return active(i) ? 100 + i : inactive; }
static int firstActive() { return holes ? 1 : 0; }
static int lastActive() { return holes && (W - 1) % 3 == 0 ? W - 2 : W - 1; }
template <typename F> static unsigned long long mask(F condition) {
  unsigned long long m = 0;
  for (int l = 0; l < W; ++l)
    if (active(l) && condition(l))
      m |= 1ull << l;
  return m;
}
template <typename T, typename F> static T fold(F operation) {
  T sum = at(firstActive());
  for (int l = firstActive() + 1; l < W; ++l)
    if (active(l))
      sum = operation(sum, at(l));
  return sum;
}

int main() {
  int *out, wrong = 0, count = 0;
  (void)hipMallocManaged(&out, 128 * WARP * sizeof(int));
  for (int round = 0; round < 2; ++round) {
    holes = round;
    perform<<<1, WARP>>>(out, holes);
    if (hipDeviceSynchronize() != hipSuccess)
      return 1;
    int k = 0;
#define ON_HOST(NAME, GOT, WANT)                                               \
  for (int i = 0; i < W; ++i)                                                  \
    if (active(i) && out[k * W + i] != (WANT)) {                               \
      std::printf("%s, lane %d: %d, not %d%s\n", NAME, i, out[k * W + i],      \
                  (WANT), holes ? ", with holes" : "");                        \
      ++wrong;                                                                 \
      break;                                                                   \
    }                                                                          \
  ++k;
    ALL_OPS(ON_HOST)
    count = k;
  }
  // CHECK-NOT: lane
  // CHECK: {{[45][0-9]}} operations, 0 wrong
  std::printf("%d operations, %d wrong\n", count, wrong);
}
