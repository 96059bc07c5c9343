// Part of cub/cub.cuh.
#include "../hipify_block.cuh"
