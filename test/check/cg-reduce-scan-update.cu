// Forms that nothing stands for.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[cg-reduce-scan] --implicit-check-not=[api-unsupported]" %findings
#include <cooperative_groups.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;
__device__ int f(cg::thread_block_tile<32> t, int v, int &total) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [api-unsupported]
  return cg::inclusive_scan_update(t, total, v);
}
