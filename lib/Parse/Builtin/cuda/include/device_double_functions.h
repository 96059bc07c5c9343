// Old name of crt/device_double_functions.h.
#include "crt/device_double_functions.h"
