// Setting up MTGP32 generators from the host.
#ifndef HIPIFY_CURAND_MTGP32_HOST_H
#define HIPIFY_CURAND_MTGP32_HOST_H
#include "crt/host_defines.h"
#include "curand_kernel.h"
HIPIFY_C_BEGIN
curandStatus_t curandMakeMTGP32Constants(const mtgp32_params_fast_t *, mtgp32_kernel_params_t *);
curandStatus_t curandMakeMTGP32KernelState(curandStateMtgp32_t *, mtgp32_params_fast_t *, mtgp32_kernel_params_t *, int, unsigned long long);
HIPIFY_C_END
#ifdef __cplusplus
extern mtgp32_params_fast_t mtgp32dc_params_fast_11213[];
#endif
#endif
