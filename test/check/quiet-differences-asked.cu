// Priorities from the range that the device gives.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[stream-priority-range]" %findings --verbose
// FIND: 0 need review
int f(cudaStream_t s) {
  int least, greatest;
  cudaDeviceGetStreamPriorityRange(&least, &greatest);
  return cudaStreamCreateWithPriority(&s, cudaStreamNonBlocking, greatest);
}
