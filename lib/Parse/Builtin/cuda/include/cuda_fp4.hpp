// The definitions of cuda_fp4.h, which already declares all.
#include "cuda_fp4.h"
