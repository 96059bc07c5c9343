// Somebody has seen it: the note goes, the operators stay.
// RUN: %hipify %s -v --no-output 2>&1 | FileCheck %s --implicit-check-not=[half-host-operators] --implicit-check-not=[suppression-unused]
// CHECK: declares functions of hipify-compat/half_host.h
#include <cuda_fp16.h>
__half said(__half v) { return v + v; } // NOHIPIFY(half-host-operators): seen
