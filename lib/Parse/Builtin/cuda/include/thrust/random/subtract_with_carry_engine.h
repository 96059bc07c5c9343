// A part of Thrust; random.h declares it.
#include "../random.h"
