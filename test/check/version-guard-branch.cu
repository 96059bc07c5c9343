// P10: the report says which way an undefined macro sends the condition: to the
// other side of a lower bound, to this side of an upper bound.
// RUN: %findings
#include <cuda.h>
#if CUDA_VERSION >= 11000
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*(not taken|skipped|false|#else|after).*}} [version-guard]
static int a = 1;
#else
static int a = 2;
#endif
#if CUDA_VERSION < 11000
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*(taken|true|first|this).*}} [version-guard]
static int b = 1;
#endif
