// Headers of the project that -I finds are translated, as those beside the file
// are; what holds no CUDA is taken from where it is.
// RUN: %run --wave=64 -I%S/Inputs/project/include -I %S/Inputs/project/plain %s 2>&1 | FileCheck %s
// RUN: %run --wave=32 --extra-arg=-I --extra-arg=%S/Inputs/project/plain --extra-arg=-iquote%S/Inputs/project/include -I%S/Inputs/project/include %s 2>&1 | FileCheck %s
// RUN: not %run -DWRONG -I%S/Inputs/project/include -I%S/Inputs/project/plain %s 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: cd %S/Inputs/project && %run -I./include/ -Iplain %s 2>&1 | FileCheck %s
#include "fill.cuh"
#include <cstdio>

int main() {
#ifdef WRONG
  // Names and lines are those of the originals.
  // WRONG: {{.*}}headers.cu:[[#@LINE+2]]:19: error: too few arguments to function call
  // WRONG: {{.*}}project/include/detail/lane.cuh:5:17: note: 'fill' declared here
  fill<<<1, 1>>>(0);
#endif
  // CHECK-NOT: {{error|warning}}
  // CHECK: filled 9920
  std::printf("filled %d\n", filled());
}
