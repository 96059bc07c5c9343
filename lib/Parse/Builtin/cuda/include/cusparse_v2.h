// Old name of cusparse.h.
#include "cusparse.h"
