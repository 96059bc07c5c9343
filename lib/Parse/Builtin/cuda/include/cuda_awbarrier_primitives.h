// Barriers in shared memory as plain functions.
#ifndef HIPIFY_CUDA_AWBARRIER_PRIMITIVES_H
#define HIPIFY_CUDA_AWBARRIER_PRIMITIVES_H
#include "cuda_pipeline_primitives.h"
#ifdef __cplusplus
HIPIFY_D unsigned int __mbarrier_maximum_count();
HIPIFY_D void __mbarrier_init(__mbarrier_t *, unsigned int);
HIPIFY_D void __mbarrier_inval(__mbarrier_t *);
HIPIFY_D __mbarrier_token_t __mbarrier_arrive(__mbarrier_t *);
HIPIFY_D __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t *);
HIPIFY_D bool __mbarrier_test_wait(__mbarrier_t *, __mbarrier_token_t);
HIPIFY_D bool __mbarrier_test_wait_parity(__mbarrier_t *, bool);
HIPIFY_D bool __mbarrier_try_wait(__mbarrier_t *, __mbarrier_token_t,
                                  unsigned int);
HIPIFY_D bool __mbarrier_try_wait_parity(__mbarrier_t *, bool, unsigned int);
HIPIFY_D unsigned int __mbarrier_token_pending_count(__mbarrier_token_t);
#endif
#endif
