// A part of Thrust; hipify_core.h declares it.
#include "hipify_core.h"
