// RUN: env FILECHECK_OPTS="--implicit-check-not=[managed-memory-xnack] --implicit-check-not=[suppression-unused]" %findings
#include <cuda_runtime.h>
__managed__ int counter; // NOHIPIFY(managed-memory-xnack): one number
// FIND: {{^}}1 file
