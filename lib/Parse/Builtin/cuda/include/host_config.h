// Old name of crt/host_config.h.
#include "crt/host_config.h"
