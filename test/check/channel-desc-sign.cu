// HIP before 6.0 calls the channels of unsigned bytes signed.
// RUN: %findings --rocm=5.2
// RUN: %hipify scan --fail-on=never %s 2>&1 | FileCheck %s --check-prefix=NEW
// NEW-NOT: [channel-desc-sign]
#include <cuda_runtime.h>
cudaChannelFormatDesc bytes() { return cudaCreateChannelDesc<uchar4>(); }
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [channel-desc-sign]
cudaChannelFormatDesc byte() { return cudaCreateChannelDesc<unsigned char>(); }
cudaChannelFormatDesc shorts() { return cudaCreateChannelDesc<ushort4>(); }
cudaChannelFormatDesc given() { return cudaCreateChannelDesc<uchar1>(); } // NOHIPIFY(channel-desc-sign): bytes stay below 128
// FIND-NOT: [channel-desc-sign]
