// Complex numbers of CUDA C.
#ifndef HIPIFY_CUCOMPLEX_H
#define HIPIFY_CUCOMPLEX_H
#include "crt/host_defines.h"
#include "vector_types.h"

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;
HIPIFY_C_BEGIN
HIPIFY_HD float cuCrealf(cuFloatComplex);
HIPIFY_HD float cuCimagf(cuFloatComplex);
HIPIFY_HD cuFloatComplex make_cuFloatComplex(float, float);
HIPIFY_HD cuFloatComplex cuConjf(cuFloatComplex);
HIPIFY_HD cuFloatComplex cuCaddf(cuFloatComplex, cuFloatComplex);
HIPIFY_HD cuFloatComplex cuCsubf(cuFloatComplex, cuFloatComplex);
HIPIFY_HD cuFloatComplex cuCmulf(cuFloatComplex, cuFloatComplex);
HIPIFY_HD cuFloatComplex cuCdivf(cuFloatComplex, cuFloatComplex);
HIPIFY_HD float cuCabsf(cuFloatComplex);
HIPIFY_HD double cuCreal(cuDoubleComplex);
HIPIFY_HD double cuCimag(cuDoubleComplex);
HIPIFY_HD cuDoubleComplex make_cuDoubleComplex(double, double);
HIPIFY_HD cuDoubleComplex cuConj(cuDoubleComplex);
HIPIFY_HD cuDoubleComplex cuCadd(cuDoubleComplex, cuDoubleComplex);
HIPIFY_HD cuDoubleComplex cuCsub(cuDoubleComplex, cuDoubleComplex);
HIPIFY_HD cuDoubleComplex cuCmul(cuDoubleComplex, cuDoubleComplex);
HIPIFY_HD cuDoubleComplex cuCdiv(cuDoubleComplex, cuDoubleComplex);
HIPIFY_HD double cuCabs(cuDoubleComplex);
HIPIFY_HD cuComplex make_cuComplex(float, float);
HIPIFY_HD cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex);
HIPIFY_HD cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex);
HIPIFY_HD cuComplex cuCfmaf(cuComplex, cuComplex, cuComplex);
HIPIFY_HD cuDoubleComplex cuCfma(cuDoubleComplex, cuDoubleComplex, cuDoubleComplex);
HIPIFY_C_END
#endif
