// A part of Thrust; hipify_iterators.h declares it.
#include "../hipify_iterators.h"
