/* glibc's <bits/floatn.h> names the types for which <math.h>, <stdlib.h> and
   <wchar.h> declare their functions over again. Next to no CUDA source calls
   one of those, and they are half of <math.h>. */
#include_next <bits/floatn.h>
#ifdef HIPIFY_NO_FLOAT_TYPES
#undef __HAVE_FLOAT32
#undef __HAVE_FLOAT64
#undef __HAVE_FLOAT128
#undef __HAVE_FLOAT32X
#undef __HAVE_FLOAT64X
#undef __HAVE_FLOAT64X_LONG_DOUBLE
#undef __HAVE_DISTINCT_FLOAT128
#define __HAVE_FLOAT32 0
#define __HAVE_FLOAT64 0
#define __HAVE_FLOAT128 0
#define __HAVE_FLOAT32X 0
#define __HAVE_FLOAT64X 0
#define __HAVE_FLOAT64X_LONG_DOUBLE 0
#define __HAVE_DISTINCT_FLOAT128 0
#endif
