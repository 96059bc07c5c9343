// CUB: everything.
#ifndef HIPIFY_CUB_CUB_CUH
#define HIPIFY_CUB_CUB_CUH
#include "hipify_block.cuh"
#include "hipify_device.cuh"
#endif
