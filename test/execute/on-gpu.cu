// Where there is an AMD GPU, the translation is compiled with hipcc and runs there.
// A stand-in for the GPU and for hipcc; nothing of this has run on an AMD GPU.
// RUN: rm -rf %t && mkdir %t && cp %S/Inputs/hipcc %t/hipcc && touch %t/kfd
// RUN: not env PATH=%t HIPIFY_GPU_DEVICE=%t/kfd %hipify run --on=gpu -DFACTOR=3 %s -- one "two words" > %t/out 2>&1
// RUN: FileCheck %s --input-file=%t/out
// RUN: FileCheck %s --input-file=%t/log --check-prefix=LOG
// RUN: FileCheck %s --input-file=%t/source --check-prefix=SOURCE
// The status is the program's.
// RUN: %python -c "import subprocess, sys; sys.exit(subprocess.call(sys.argv[1:], env={'PATH': '%t', 'HIPIFY_GPU_DEVICE': '%t/kfd'}) != 7)" %hipify run %s
// RUN: not env PATH=%t HIPIFY_GPU_DEVICE=%t/kfd %hipify run --on=gpu -DREJECTED %s 2>&1 | FileCheck %s --check-prefix=REJECTED
// RUN: not env PATH=/nonexistent HIPIFY_GPU_DEVICE=%t/kfd %hipify run --on=gpu %s 2>&1 | FileCheck %s --check-prefix=NONE
// CHECK: the program got 2: two words
// LOG: hipcc -o {{.*}}/program -DFACTOR=3 {{.*}}-x hip {{.*}}on-gpu.cu
// SOURCE: #include <hip/hip_runtime.h>
// REJECTED: rejected on purpose
// REJECTED: error: hipcc failed
// NONE: error: hipcc is not in PATH
#include <cuda_runtime.h>

int main() { return cudaDeviceSynchronize(); }
