// A part of Thrust; hipify_all.h declares it.
#include "hipify_all.h"
