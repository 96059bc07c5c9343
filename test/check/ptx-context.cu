// Inline PTX in macros, templates, dead branches, and statements that share a
// carry.
// RUN: %check
#define ROTATE(D, A, N)                                                        \
  asm("shf.l.wrap.b32 %0, %1, %1, %2;" : "=r"(D) : "r"(A), "r"(N))
#define CLAMP(D, A)                                                            \
  asm("{ .reg .pred p; setp.gt.u32 p, %1, 255; selp.u32 %0, 255, %1, p; }"     \
      : "=r"(D) : "r"(A))
#ifdef _WIN64
#define POINTER "l"
#else
#define POINTER "r"
#endif
// CHECK: #define ROTATE(D, A, N) {{ *}}\
// CHECK-NEXT: do { const auto ptx_value = A; (D) = __funnelshift_l((unsigned)ptx_value, (unsigned)ptx_value, (unsigned)(N)); } while (0)
// CHECK-NEXT: #define CLAMP(D, A) {{ *}}\
// CHECK-NEXT: do { const auto ptx_value = A; (D) = (unsigned)ptx_value > 0xffu ? 0xff : ptx_value; } while (0)

template <typename T> __device__ void store(T *p, T v, unsigned *carries, T w) {
  asm volatile("st.global.u32 [%0], %1;" ::POINTER(p), "r"(v) : "memory");
  unsigned lo, hi;
  asm volatile("add.cc.u32 %0, %1, %2;" : "=r"(lo) : "r"(carries[0]), "r"(carries[1]));
  asm volatile("addc.u32 %0, %1, 0;" : "=r"(hi) : "r"(carries[2]));
  carries[0] = lo ^ hi;
}
// CHECK: *(unsigned *)p = (unsigned)v;
// CHECK-NEXT: unsigned lo, hi;
// CHECK-NEXT: unsigned carry = 0;
// CHECK-NEXT: lo = hipify::ptx::add_cc<unsigned>(carries[0], carries[1], carry);
// CHECK-NEXT: hi = hipify::ptx::addc<unsigned>(carries[2], 0u, carry);

#if defined(NEVER)
__device__ unsigned dead(unsigned a, unsigned n) {
  unsigned d;
  if (n > 3) asm volatile("exit;");
  asm(R"(bfind.u32 %0,
         %1;)" : "=r"(d) : "r"(a));
  return d;
}
__global__ void deadKernel(int n) {
  if (n > 3) asm volatile("exit;");
}
#endif
// CHECK: if (n > 3) asm volatile("exit;");
// CHECK-NEXT: d = 31 - __clz((int)a);
// CHECK: if (n > 3) return;

__global__ void kernel(unsigned *p) {
  if (threadIdx.x) {
    asm volatile("{ .reg .pred q; setp.eq.u32 q, %0, 7; @q exit; }" ::"r"(p[0]));
  } else
    asm volatile("griddepcontrol.wait;" ::: "memory");
  __nanosleep(100);
}
// CHECK: if (p[0] == 7u) return;
// CHECK-NEXT: } else
// CHECK-NEXT: {{\{ */\*}} griddepcontrol.wait: nothing to do */ }
// CHECK-NEXT: hipify::ptx::nanosleep(100);
