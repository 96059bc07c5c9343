// Old place of mma.h.
#include "../mma.h"
