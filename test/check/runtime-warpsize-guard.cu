// A program that insists on 32 lanes never runs on gfx9.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[runtime-warpsize-guard]" %findings
// RUN: %hipify %s --no-output --arch=gfx1030 2>&1 | FileCheck %s --check-prefix=NARROW --allow-empty
// NARROW-NOT: [runtime-warpsize-guard]
#include <cstdlib>
#include <cuda_runtime.h>
void f(const cudaDeviceProp &prop) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [runtime-warpsize-guard]
  if (prop.warpSize != 32)
    exit(1);
  if (prop.warpSize == 32) // NOHIPIFY(runtime-warpsize-guard): a hint only
    exit(2);
  if (prop.major < 3)
    exit(3);
}
