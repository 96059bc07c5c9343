// Host calls that behave differently from ROCm 7.0 on.
// RUN: env FILECHECK_OPTS="--implicit-check-not=warning: --implicit-check-not=error:" %findings --rocm=7.0
#include <cuda_runtime.h>
void capture(cudaStream_t s, cudaEvent_t e, cudaGraph_t *g) {
  cudaEventQuery(e);
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
  cudaEventRecord(e, s);
  cudaEventQuery(e);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [capture-restrictions]
  cudaEventQuery(e); // NOHIPIFY(capture-restrictions): relaxed by the caller
  cudaStreamAddCallback(s, nullptr, nullptr, 0);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [stream-callback]
  cudaStreamAddCallback(s, nullptr, nullptr, 0); // NOHIPIFY(stream-callback): another stream
  cudaStreamEndCapture(s, g);
}
