// A name that the target version does not have (yet) is reported; a newer target
// is not.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[api-version]" %findings --rocm=5.2
// RUN: %hipify translate --rocm=7.2 %s > %t.new 2> %t.err
// RUN: FileCheck %s --check-prefix=NEW --input-file=%t.new
// RUN: not grep "[[]api-version" %t.err
#include <cuda_runtime.h>
void f(cudaEvent_t e, cudaStream_t s, void *p, cudaGraphExec_t *x, cudaGraph_t g) {
  cudaFree(p);
  cudaEventRecordWithFlags(e, s, 0);
  // FIND: :[[@LINE-1]]:3: {{warning|error}}: {{.*}} [api-version]
  cudaEventRecordWithFlags(e, s, 1); // NOHIPIFY(api-version): not on this target
  cudaStreamSynchronize(s);
}
// NEW: hipEventRecordWithFlags(e, s, 0);
#include <cooperative_groups.h>
// A member of a group, of which every release has some.
__global__ void k(unsigned *p) {
  auto b = cooperative_groups::this_thread_block();
  p[0] = b.size();
  p[1] = cooperative_groups::tiled_partition<8>(b).meta_group_rank();
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: {{warning|error}}: {{.*}}meta_group_rank' needs ROCm 6.3{{.*}} [api-version]
}
