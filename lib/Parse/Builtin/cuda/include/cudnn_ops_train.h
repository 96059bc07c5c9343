// Part of cudnn.h.
#include "cudnn.h"
