// Thrust: what its containers bring along.
#include "hipify_algorithms.h"
#include "hipify_iterators.h"
