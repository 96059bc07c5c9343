// Old place of nvtx3/nvToolsExtOpenCL.h.
#include "nvtx3/nvToolsExtOpenCL.h"
