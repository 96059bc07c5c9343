// RUN: env FILECHECK_OPTS="--implicit-check-not=[host-pinned-coherence] --implicit-check-not=[suppression-unused]" %findings
#include <cuda_runtime.h>
void f(float **p) {
  cudaHostAlloc(p, 4, cudaHostAllocMapped); // NOHIPIFY(host-pinned-coherence): a flag
}
// FIND: {{^}}1 file
