// The definitions of cuda_fp6.h, which already declares all.
#include "cuda_fp6.h"
