// P31: specialisations of functions collide as overloads do.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[type-merge]" %findings
#include <cuda.h>
#include <cuda_runtime.h>
template <class T> const char *name();
template <> const char *name<cudaError_t>() { return "runtime"; }
template <> const char *name<CUresult>() { return "driver"; }
// FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} [type-merge]
