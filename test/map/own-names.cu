// Rows for names of one's own hold whoever declares the name, or where nothing is
// seen to; the declaration itself, and a local variable of the name, stay.
// RUN: %check --map=%S/Inputs/own.yaml
#include <cuda_runtime.h>
cudaError_t declaredFree(void *p);
namespace ours { void release(void *p); }
void f(void *p) {
  declaredFree(p);
  lostMalloc(8, &p);
  onlyKnown(p);
  ours::release(p);
}
int g() {
  int lostMalloc = 1;
  return lostMalloc + 1;
}
#if 0
void h(void *p) { declaredFree(p); }
#endif
// CHECK: hipError_t declaredFree(void *p);
// CHECK-NEXT: namespace ours { void release(void *p); }
// CHECK: hipFree(p);
// CHECK-NEXT: hipMalloc(&p, 8);
// CHECK-NEXT: onlyKnown(p);
// CHECK-NEXT: ours::drop(p);
// CHECK: int lostMalloc = 1;
// CHECK-NEXT: return lostMalloc + 1;
// CHECK: void h(void *p) { hipFree(p); }
