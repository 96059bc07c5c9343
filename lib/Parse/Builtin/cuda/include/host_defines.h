// Old name of crt/host_defines.h.
#include "crt/host_defines.h"
