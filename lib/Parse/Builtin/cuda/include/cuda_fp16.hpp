// The definitions of cuda_fp16.h, which already declares all.
#include "cuda_fp16.h"
