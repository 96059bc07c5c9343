// Loads, stores, atomics and copies of inline PTX.
// RUN: %check
__device__ void memory(unsigned *p, const float4 *q, int *flag, unsigned shared,
                       void *any, unsigned size) {
  unsigned d;
  float x, y, z, w;
  asm volatile("ld.global.nc.u32 %0, [%1];" : "=r"(d) : "l"(p));
  asm volatile("ld.global.cs.L2::128B.u32 %0, [%1+8];" : "=r"(d) : "l"(p));
  asm volatile("ld.global.v4.f32 {%0, %1, %2, %3}, [%4];"
               : "=f"(x), "=f"(y), "=f"(z), "=f"(w) : "l"(q));
  asm volatile("st.release.gpu.global.s32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
  asm volatile("ld.acquire.sys.global.b32 %0, [%1];" : "=r"(d) : "l"(flag) : "memory");
  asm volatile("red.global.add.u32 [%0], %1;" ::"l"(p), "r"(d));
  asm volatile("atom.global.cas.b32 %0, [%1], %2, %3;" : "=r"(d) : "l"(p), "r"(1u), "r"(2u));
  asm volatile("st.shared.v2.u32 [%0+16], {%1, %2};" ::"r"(shared), "r"(d), "r"(3u));
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(shared), "l"(any));
  asm volatile("cp.async.ca.shared.global.L2::128B [%0], [%1], %2, %3;" ::"r"(shared), "l"(any), "n"(4), "r"(size));
  asm volatile("cp.async.commit_group;\n" ::);
  asm volatile("cp.async.wait_group %0;\n" ::"n"(0));
  asm volatile("fence.acq_rel.sys;" ::: "memory");
  asm volatile("" ::: "memory");
}
// CHECK: d = *p;
// CHECK-NEXT: d = __builtin_nontemporal_load((const unsigned *)((char *)p + 8));
// CHECK-NEXT: {
// CHECK-NEXT: const float4 value = *q;
// CHECK-NEXT: x = value.x;
// CHECK-NEXT: y = value.y;
// CHECK-NEXT: z = value.z;
// CHECK-NEXT: w = value.w;
// CHECK-NEXT: }
// CHECK-NEXT: __hip_atomic_store(flag, 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
// CHECK-NEXT: d = __hip_atomic_load((unsigned *)flag, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_SYSTEM);
// CHECK-NEXT: atomicAdd(p, d);
// CHECK-NEXT: d = atomicCAS(p, 1u, 2u);
// CHECK-NEXT: *hipify::ptx::shared<uint2>(shared + 16u) = make_uint2(d, 3u);
// CHECK-NEXT: hipify::ptx::copy_to_shared<16>(hipify::ptx::shared<char>(shared), (const char *)any);
// CHECK-NEXT: hipify::ptx::copy_to_shared<4>(hipify::ptx::shared<char>(shared), (const char *)any, size);
// CHECK-NEXT: /* cp.async.commit_group: nothing to do */;
// CHECK-NEXT: /* cp.async.wait_group: nothing to do */;
// CHECK-NEXT: __threadfence_system();
// CHECK-NEXT: asm volatile("" ::: "memory");
