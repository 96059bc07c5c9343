// Old name of vector_functions.h.
#include "vector_functions.h"
