// The definitions of cuda_bf16.h, which already declares all.
#include "cuda_bf16.h"
