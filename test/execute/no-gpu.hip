// Where there is no AMD GPU, --on=gpu says so and runs nothing.
// REQUIRES: no-amd-gpu
// RUN: not %hipify run --on=gpu %s 2>&1 | FileCheck %s
// CHECK: --on=gpu: there is no AMD GPU (/dev/kfd)
// CHECK-NOT: ran
#include <cstdio>
int main() { std::puts("ran"); }
