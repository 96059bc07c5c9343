// Stands in for HIP on the host: simd.h and rounding.h are plain arithmetic.
#pragma once

#define __device__
