// The project's own functions of such names, and files that say nothing of half
// precision.
// RUN: %hipify %s --fail-on=never -o %t.hip
// RUN: FileCheck %s --input-file=%t.hip --implicit-check-not='{{[ (]}}hipify::'
#ifdef NEVER
float f(float x) { return htanh(x) + h2tanh_approx(x); }
#endif
// CHECK: return htanh(x) + h2tanh_approx(x);
