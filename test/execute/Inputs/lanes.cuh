#pragma once
#include <cuda_runtime.h>

__global__ void width(int *Result) { *Result = warpSize; }
