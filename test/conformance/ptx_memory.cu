//===- ptx_memory.cu - Inline PTX: loads, stores, address spaces ----------===//
#include "conform.h"

using namespace conform;

__device__ unsigned Input[8 * Threads];
__device__ unsigned Output[8 * Threads];
__device__ Word Wide[8 * Threads];
__device__ float Reals[8 * Threads];
__device__ double Doubles[8 * Threads];

template <int Bytes>
__device__ void copyAsync(unsigned To, const void *From, int Size) {
  asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;\n" ::"r"(To),
               "l"(From), "n"(Bytes), "r"(Size)
               : "memory");
}

__global__ void global(Results Out) {
  Recorder Record(Out);
  const unsigned At = thread(), Value = noise(5);
  Input[At] = noise(0);
  Wide[At] = longWord(0);
  Reals[At] = real(0);
  Doubles[At] = longReal(1);
  __syncthreads();
  const unsigned *From = Input + At;
  unsigned *To = Output + At, X, Y, Z, V;
  Word W;
  float F;
  double G, H;
  asm volatile("ld.global.u32 %0, [%1];" : "=r"(X) : "l"(From));
  Record("ld.global.u32", X);
  asm volatile("ld.global.nc.u32 %0, [%1];" : "=r"(X) : "l"(From));
  Record("ld.global.nc.u32", X);
  asm volatile("ld.global.ca.u32 %0, [%1];" : "=r"(X) : "l"(From));
  Record("ld.global.ca.u32", X);
  asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(X) : "l"(From));
  Record("ld.global.cg.u32", X);
  asm volatile("ld.global.cs.u32 %0, [%1];" : "=r"(X) : "l"(From));
  Record("ld.global.cs.u32", X);
  asm volatile("ld.global.lu.u32 %0, [%1];" : "=r"(X) : "l"(From));
  Record("ld.global.lu.u32", X);
  asm volatile("ld.global.cv.u32 %0, [%1];" : "=r"(X) : "l"(From));
  Record("ld.global.cv.u32", X);
  asm volatile("ld.volatile.global.u32 %0, [%1];" : "=r"(X) : "l"(From));
  Record("ld.volatile.global.u32", X);
  asm volatile("ld.relaxed.gpu.global.u32 %0, [%1];" : "=r"(X) : "l"(From));
  Record("ld.relaxed.gpu.global.u32", X);
  asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(X) : "l"(From));
  Record("ld.acquire.gpu.global.u32", X);
  asm volatile("ld.acquire.sys.global.u32 %0, [%1];" : "=r"(X) : "l"(From));
  Record("ld.acquire.sys.global.u32", X);
  asm volatile("ld.relaxed.cta.global.u32 %0, [%1];" : "=r"(X) : "l"(From));
  Record("ld.relaxed.cta.global.u32", X);
  asm volatile("ld.weak.global.u32 %0, [%1];" : "=r"(X) : "l"(From));
  Record("ld.weak.global.u32", X);
  asm volatile("ld.global.u8 %0, [%1+3];" : "=r"(X) : "l"(From));
  Record("ld.global.u8", X);
  asm volatile("ld.global.s8 %0, [%1+3];" : "=r"(X) : "l"(From));
  Record("ld.global.s8", X);
  asm volatile("ld.global.u16 %0, [%1+2];" : "=r"(X) : "l"(From));
  Record("ld.global.u16", X);
  asm volatile("ld.global.s16 %0, [%1+2];" : "=r"(X) : "l"(From));
  Record("ld.global.s16", X);
  asm volatile("ld.global.u64 %0, [%1];" : "=l"(W) : "l"(Wide + At));
  Record("ld.global.u64", W);
  asm volatile("ld.global.f32 %0, [%1];" : "=f"(F) : "l"(Reals + At));
  Record("ld.global.f32", F);
  asm volatile("ld.global.f64 %0, [%1];" : "=d"(G) : "l"(Doubles + At));
  Record("ld.global.f64", G);
  asm volatile("ld.global.v2.u32 {%0, %1}, [%2];"
               : "=r"(X), "=r"(Y)
               : "l"(Input + (At & ~1u)));
  Record("ld.global.v2.u32", X ^ Y * 3);
  asm volatile("ld.global.nc.v4.u32 {%0, %1, %2, %3}, [%4];"
               : "=r"(X), "=r"(Y), "=r"(Z), "=r"(V)
               : "l"(Input + (At & ~3u)));
  Record("ld.global.nc.v4.u32", X ^ Y * 3 ^ Z * 5 ^ V * 7);
  asm volatile("ld.global.v2.f64 {%0, %1}, [%2];"
               : "=d"(G), "=d"(H)
               : "l"(Doubles + (At & ~1u)));
  Record("ld.global.v2.f64", G + 2 * H);
  asm volatile("{ .reg .pred p; setp.lt.u32 p, %2, 16; mov.u32 %0, 9; "
               "@p ld.global.u32 %0, [%1]; }"
               : "=r"(X)
               : "l"(From), "r"(threadIdx.x));
  Record("@p.ld.global.u32", X);
  Output[At] = 0;
  asm volatile("st.global.u32 [%0], %1;" ::"l"(To), "r"(Value) : "memory");
  Record("st.global.u32", Output[At]);
  Output[At] = 0;
  asm volatile("st.global.wb.u32 [%0], %1;" ::"l"(To), "r"(Value) : "memory");
  Record("st.global.wb.u32", Output[At]);
  Output[At] = 0;
  asm volatile("st.global.cg.u32 [%0], %1;" ::"l"(To), "r"(Value) : "memory");
  Record("st.global.cg.u32", Output[At]);
  Output[At] = 0;
  asm volatile("st.global.cs.u32 [%0], %1;" ::"l"(To), "r"(Value) : "memory");
  Record("st.global.cs.u32", Output[At]);
  Output[At] = 0;
  asm volatile("st.global.wt.u32 [%0], %1;" ::"l"(To), "r"(Value) : "memory");
  Record("st.global.wt.u32", Output[At]);
  Output[At] = 0;
  asm volatile("st.volatile.global.u32 [%0], %1;" ::"l"(To), "r"(Value) : "memory");
  Record("st.volatile.global.u32", Output[At]);
  Output[At] = 0;
  asm volatile("st.relaxed.gpu.global.u32 [%0], %1;" ::"l"(To), "r"(Value) : "memory");
  Record("st.relaxed.gpu.global.u32", Output[At]);
  Output[At] = 0;
  asm volatile("st.release.gpu.global.u32 [%0], %1;" ::"l"(To), "r"(Value) : "memory");
  Record("st.release.gpu.global.u32", Output[At]);
  Output[At] = 0;
  asm volatile("st.release.sys.global.u32 [%0], %1;" ::"l"(To), "r"(Value) : "memory");
  Record("st.release.sys.global.u32", Output[At]);
  asm volatile("st.global.u8 [%0+1], %1;" ::"l"(To), "r"(Value ^ 255) : "memory");
  Record("st.global.u8", Output[At]);
  asm volatile("st.global.u16 [%0+2], %1;" ::"l"(To), "r"(Value ^ 255) : "memory");
  Record("st.global.u16", Output[At]);
  asm volatile("st.global.u64 [%0], %1;" ::"l"(Wide + At), "l"(Word(Value) << 9) : "memory");
  Record("st.global.u64", Wide[At]);
  __syncthreads();
  asm volatile("st.global.f64 [%0], %1;" ::"l"(Doubles + At), "d"(G * 3) : "memory");
  Record("st.global.f64", Doubles[At]);
  __syncthreads();
  if (threadIdx.x % 4 == 0)
    asm volatile("st.global.v4.u32 [%0], {%1, %2, %3, %1};" ::"l"(To), "r"(Value),
                 "r"(Value + 1), "r"(Value + 2)
                 : "memory");
  __syncthreads();
  Record("st.global.v4.u32", Output[At]);
}

__global__ void sharedSpace(Results Out) {
  Recorder Record(Out);
  __shared__ __align__(16) unsigned Tile[4 * Threads];
  const unsigned Me = threadIdx.x, Value = noise(0);
  Input[thread()] = noise(1);
  Tile[4 * Me] = 0;
  __syncthreads();
  const unsigned *Mine = Input + blockIdx.x * Threads;
  const unsigned Address = unsigned(__cvta_generic_to_shared(Tile)) + 16 * Me;
  unsigned Through, X, Y, Z, V;
  asm("{ .reg .u64 a; cvta.to.shared.u64 a, %1; cvt.u32.u64 %0, a; }"
      : "=r"(Through)
      : "l"(Tile + 4 * Me));
  Record("cvta.to.shared", unsigned(Through == Address));
  asm volatile("st.shared.u32 [%0+4], %1;" ::"r"(Address), "r"(Value) : "memory");
  asm volatile("st.shared.v2.u32 [%0+8], {%1, %2};" ::"r"(Address), "r"(Value + 1),
               "r"(Value + 2)
               : "memory");
  asm volatile("st.shared.u8 [%0], %1;" ::"r"(Address), "r"(Value) : "memory");
  asm volatile("st.shared.u8 [%0+1], 3; st.shared.u16 [%0+2], 4;" ::"r"(Address)
               : "memory");
  asm volatile("bar.sync 0;" ::: "memory");
  const unsigned Other = Address + 16 * (Threads - 1 - 2 * Me);
  asm volatile("ld.shared.u32 %0, [%3+4]; ld.shared.v2.u32 {%1, %2}, [%3+8];"
               : "=r"(X), "=r"(Y), "=r"(Z)
               : "r"(Other)
               : "memory");
  Record("ld.shared.v2.u32", X ^ Y * 3 ^ Z * 5);
  asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
               : "=r"(X), "=r"(Y), "=r"(Z), "=r"(V)
               : "r"(Other)
               : "memory");
  Record("ld.shared.v4.u32", X ^ Y * 3 ^ Z * 5 ^ V * 7);
  asm volatile("ld.shared.s8 %0, [%1+4];" : "=r"(X) : "r"(Other) : "memory");
  Record("ld.shared.s8", X);
  __syncthreads();
  copyAsync<16>(Address, Mine + 4 * (Me % 16), int(Me % 17));
  asm volatile("cp.async.commit_group;\n" ::);
  asm volatile("cp.async.wait_group %0;\n" ::"n"(0) : "memory");
  __syncthreads();
  Record("cp.async.16", Tile[4 * Me] ^ Tile[4 * Me + 1] * 3 ^ Tile[4 * Me + 2] * 5 ^
             Tile[4 * Me + 3] * 7);
  copyAsync<4>(Address, Mine + Me, 4);
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n" ::"r"(Address),
               "l"(Mine + 4 * (Me % 8))
               : "memory");
  asm volatile("cp.async.wait_all;\n" ::: "memory");
  __syncthreads();
  Record("cp.async.cg", Tile[4 * Me + 2]);
  unsigned Spaces = 0;
  asm volatile("{ .reg .pred q; isspacep.shared q, %1; @q add.u32 %0, %0, 1; "
               "isspacep.global q, %2; @q add.u32 %0, %0, 2; "
               "isspacep.shared q, %2; @q add.u32 %0, %0, 4; }"
               : "+r"(Spaces)
               : "l"(Tile), "l"(Mine));
  Record("isspacep", Spaces);
  asm volatile("fence.acq_rel.gpu; membar.cta; membar.gl;" ::: "memory");
  asm volatile("prefetch.global.L2 [%0];" ::"l"(Mine));
  asm volatile("nanosleep.u32 20;");
  Record("fence", Spaces + 1);
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(global, 8);
  P.run(sharedSpace, 8);
}
