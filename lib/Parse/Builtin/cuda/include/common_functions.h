// Old name of crt/common_functions.h.
#include "crt/common_functions.h"
