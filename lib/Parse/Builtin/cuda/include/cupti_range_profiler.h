// Part of cupti_target.h.
#include "cupti_target.h"
