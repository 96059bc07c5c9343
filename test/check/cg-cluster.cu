// There are no clusters of blocks.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[cg-cluster]" %findings
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(unsigned *p) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}this_cluster{{.*}} [cg-cluster]
  auto c = cg::this_cluster();
  auto said = cg::this_cluster(); // NOHIPIFY(cg-cluster): behind a test
  p[0] = cg::this_thread_block().size();
}
