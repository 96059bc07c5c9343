// Part of cub/cub.cuh.
#include "../hipify_util.cuh"
