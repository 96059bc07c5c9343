// P66: inline PTX is reported, the host's own assembly is not.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[ptx-no-equivalent]" %findings
__device__ unsigned sm() { unsigned s; asm volatile("mov.u32 %0, %%smid;" : "=r"(s)); return s; }
// FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} [ptx-no-equivalent]
void pause() { asm volatile("pause"); }
