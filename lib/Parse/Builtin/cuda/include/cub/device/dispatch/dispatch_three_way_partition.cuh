// Part of cub/cub.cuh.
#include "../../hipify_device.cuh"
