// Cooperative groups: asynchronous copies to shared memory.
#ifndef HIPIFY_COOPERATIVE_GROUPS_MEMCPY_ASYNC_H
#define HIPIFY_COOPERATIVE_GROUPS_MEMCPY_ASYNC_H
#include "../cooperative_groups.h"
#include "cuda_pipeline.h"
#ifdef __cplusplus
namespace cooperative_groups {
template <class Group, class T, class Layout>
HIPIFY_D void memcpy_async(const Group &, T *__restrict__,
                           const T *__restrict__, const Layout &) HIPIFY_BODY
template <class Group, class T, class DstLayout, class SrcLayout>
HIPIFY_D void memcpy_async(const Group &, T *__restrict__, const DstLayout &,
                           const T *__restrict__, const SrcLayout &) HIPIFY_BODY
template <class Group> HIPIFY_D void wait(const Group &) HIPIFY_BODY
template <unsigned int Stages, class Group>
HIPIFY_D void wait_prior(const Group &) HIPIFY_BODY
} // namespace cooperative_groups
#endif
#endif
