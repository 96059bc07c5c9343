// P17: a toolkit header without counterpart is reported, in dead branches too,
// and stays: its absence is then a located compile error, not a mystery.
// RUN: %check
// RUN: env FILECHECK_OPTS="--implicit-check-not=[header-unmapped]" %findings
#include <cuda_runtime.h>
#include <cuda_pipeline.h>
// FIND: :[[@LINE-1]]:{{[0-9]+}}: {{warning|error}}: {{.*}} [header-unmapped]
#ifdef DEAD
#include <cuda/barrier>
// FIND: :[[@LINE-1]]:{{[0-9]+}}: {{warning|error}}: {{.*}} [header-unmapped]
#endif
#include <cuda_pipeline_primitives.h> // NOHIPIFY(header-unmapped): replaced by hand
#include <cstdint>
// CHECK: #include <cuda_pipeline.h>
// CHECK: #include <cuda/barrier>
