// Part of cupti.h.
#include "cupti.h"
