// A part of Thrust; hipify_algorithms.h declares it.
#include "hipify_algorithms.h"
