// PTX that AMD GPUs have nothing for is reported where it stands in the string;
// the host's own assembly and AMD's are not.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[ptx-no-equivalent]" %findings
__device__ void refused(unsigned a, unsigned b, unsigned long long l, int n) {
  unsigned d;
  asm volatile("bar.sync 1, 128;");
// FIND: :[[@LINE-1]]:17: error: 'bar.sync' is not translated: only barrier 0 {{.*}} [ptx-no-equivalent]
  asm volatile("{ .reg .pred p;\n"
               "  setp.eq.u32 p, %1, 0;\n"
               "  @p bra done;\n"
               "  mov.u32 %0, 1;\n"
               "done: }" : "=r"(d) : "r"(a));
// FIND: :[[@LINE-3]]:19: error: 'bra' is not translated: jumps are not translated{{.*}} [ptx-no-equivalent]
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0}, {%1}, {%2}, {%0};" : "+r"(d) : "r"(a), "r"(b));
// FIND: :[[@LINE-1]]:17: error: 'mma.sync.aligned.m16n8k8{{.*}} rocWMMA{{.*}} [ptx-no-equivalent]
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 16, [%0];" ::"r"(a), "l"(l));
// FIND: :[[@LINE-1]]:17: error: {{.*}}tensor memory accelerator{{.*}} [ptx-no-equivalent]
  asm volatile("mbarrier.init.shared.b64 [%0], 1;" ::"r"(a));
// FIND: :[[@LINE-1]]:17: error: {{.*}}one barrier for each block{{.*}} [ptx-no-equivalent]
  asm volatile("addc.u32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
// FIND: :[[@LINE-1]]:17: error: {{.*}}carry of another asm statement{{.*}} [ptx-no-equivalent]
  asm volatile("mov.u32 %0, %%nsmid;" : "=r"(d));
// FIND: :[[@LINE-1]]:17: error: {{.*}}AMD GPUs have no '%nsmid' [ptx-no-equivalent]
  asm volatile("add.u32 %0, %1, ;" : "=r"(d) : "r"(a));
// FIND: :[[@LINE-1]]:33: error: this PTX is not translated: expected an operand before ';' [ptx-no-equivalent]
}
__device__ void suppressed(unsigned a) {
  asm volatile("bar.sync 2, 64;"); // NOHIPIFY(ptx-no-equivalent): the block has one role here
}
void host() {
  unsigned lo, hi;
  asm volatile("pause");
  asm volatile("rdtsc" : "=a"(lo), "=d"(hi));
  __asm__("xchg %0, %1" : "+r"(lo), "+r"(hi));
  asm volatile("" ::: "memory");
}
__device__ int amd(int a) {
  int d;
  asm("v_add_u32 %0, %1, %1" : "=v"(d) : "v"(a));
  asm volatile("s_waitcnt vmcnt(0)\n s_sleep 1");
  return d;
}
