// The definitions of cuda_fp8.h, which already declares all.
#include "cuda_fp8.h"
