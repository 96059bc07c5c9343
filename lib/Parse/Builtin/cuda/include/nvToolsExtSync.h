// Old place of nvtx3/nvToolsExtSync.h.
#include "nvtx3/nvToolsExtSync.h"
