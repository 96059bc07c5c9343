// A name of CUDA's form that is neither in the table nor declared anywhere is
// reported: it may be newer than the table. The program's own names are not.
// RUN: %check
// RUN: env FILECHECK_OPTS="--implicit-check-not=[api-unknown]" %findings
#include <cuda_runtime.h>
void cudaMine(int);
void f() {
  cudaMine(1);
  cudaFrobnicateAsync(1);
  // FIND: :[[@LINE-1]]:3: {{warning|error}}: {{.*}}cudaFrobnicateAsync{{.*}} [api-unknown]
  cudaFrobnicateAsync(2); // NOHIPIFY(api-unknown): from a header of a later CUDA
}
#ifdef DEAD
cuMemFrobnicate(3);
// FIND: :[[@LINE-1]]:1: {{warning|error}}: {{.*}} [api-unknown]
cudaMine(4);
current(cuda, custom, cursor, cutoff, cublas, CUDA, my.cudaThing, p->cuThing);
#endif
// CHECK: {{^}}  cudaMine(1);
// CHECK-NEXT: {{^}}  cudaFrobnicateAsync(1);
