// P02: a name that only exists after pasting. No token spells it, so the place
// that builds it is reported; silence would leave CUDA in the output.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[macro-paste]" %findings
#include <cuda_runtime.h>

void myname(void **p);
#define JOIN(a, b) a##b
void f(void **p) { JOIN(my, name)(p); }

#define RT(name) cuda##name
void g(void **p) { RT(Malloc)(p, 4); }
// FIND: :[[@LINE-2]]:{{[0-9]+}}: warning: {{.*}} [macro-paste]
#define DRV(name) cu##name // NOHIPIFY(macro-paste): unused
