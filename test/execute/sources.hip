// Several sources, options of the compiler, and what is wrong with their sum.
// RUN: %run %s %S/Inputs/other.hip -I%S/Inputs/include -DFACTOR=3 | FileCheck %s
// RUN: %run %S/Inputs/other.hip %s -I %S/Inputs/include -D FACTOR=3 | FileCheck %s
// RUN: not %run %s -DFACTOR=3 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: not %run %S/Inputs/other.hip -I%S/Inputs/include -DFACTOR=3 2>&1 | FileCheck %s --check-prefix=NOMAIN
// RUN: cp %s %t.hip && not %run %s %t.hip %S/Inputs/other.hip -I%S/Inputs/include -DFACTOR=3 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not %run %s %S/Inputs/other.hip 2>&1 | FileCheck %s --check-prefix=NOHEADER
// RUN: not %run %t.none.hip 2>&1 | FileCheck %s --check-prefix=NOFILE
// RUN: not %run %S 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: not %run 2>&1 | FileCheck %s --check-prefix=NOTHING
// ALONE: error: filled(int): in none of the sources, and not in the CPU executor
// NOMAIN: error: the program has no function main
// TWICE: duplicate definition of symbol 'main'
// NOHEADER: other.hip:2:10: fatal error: 'scale.h' file not found
// NOFILE: cannot read '{{.*}}none.hip': No such file or directory
// FOLDER: cannot read '{{.*}}': Is a directory
// NOTHING: no input
#include <cstdio>
#include <hip/hip_runtime.h>

int *filled(int n);
static __device__ int own = 1;
static __global__ void fill(int *p) { p[threadIdx.x] += own; }

int main() {
  int *p = filled(8);
  fill<<<1, 8>>>(p);
  (void)hipDeviceSynchronize();
  // CHECK: 6 31 211
  std::printf("%d %d %d\n", p[0], p[1], p[7]);
}
