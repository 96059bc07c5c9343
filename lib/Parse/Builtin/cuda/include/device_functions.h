// Old name of crt/device_functions.h.
#include "crt/device_functions.h"
