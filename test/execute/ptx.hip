// Inline PTX, translated: the program's own references hold on waves of either
// width.
// RUN: rm -rf %t && %hipify translate %S/Inputs/ptx.cu -o %t/ptx.hip
// RUN: %run --wave=64 -I%t %t/ptx.hip | FileCheck %s
// RUN: %run --wave=32 -I%t %t/ptx.hip | FileCheck %s
// CHECK: PASS: 159 operations
// CHECK: PASS: 40 results of lanes and memory
