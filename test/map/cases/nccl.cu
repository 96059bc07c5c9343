// RUN: %check
// RCCL keeps NCCL's names; only the header is another.
#include <nccl.h>
void reduce(const void *a, void *b, size_t n, ncclComm_t comm, cudaStream_t s) {
  ncclAllReduce(a, b, n, ncclFloat, ncclSum, comm, s);
}
// CHECK: #include <rccl/rccl.h>
// CHECK: void reduce(const void *a, void *b, size_t n, ncclComm_t comm, hipStream_t s) {
// CHECK-NEXT: ncclAllReduce(a, b, n, ncclFloat, ncclSum, comm, s);
