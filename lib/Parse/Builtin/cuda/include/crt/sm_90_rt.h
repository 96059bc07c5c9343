// Intrinsics of compute capability 9.
#ifndef HIPIFY_CRT_SM_90_RT_H
#define HIPIFY_CRT_SM_90_RT_H
#include "crt/host_defines.h"
#include "driver_types.h"
#include "device_types.h"

#ifdef __cplusplus
HIPIFY_D unsigned int __isCtaShared(const void *);
HIPIFY_D unsigned int __isClusterShared(const void *);
HIPIFY_D void *__cluster_map_shared_rank(const void *, unsigned int);
HIPIFY_D unsigned int __cluster_query_shared_rank(const void *);
HIPIFY_D uint2 __cluster_map_shared_multicast(const void *, unsigned int);
HIPIFY_D unsigned int __clusterDimIsSpecified(void);
HIPIFY_D dim3 __clusterDim(void);
HIPIFY_D dim3 __clusterRelativeBlockIdx(void);
HIPIFY_D dim3 __clusterGridDimInClusters(void);
HIPIFY_D dim3 __clusterIdx(void);
HIPIFY_D unsigned int __clusterRelativeBlockRank(void);
HIPIFY_D unsigned int __clusterSizeInBlocks(void);
HIPIFY_D void __cluster_barrier_arrive(void);
HIPIFY_D void __cluster_barrier_arrive_relaxed(void);
HIPIFY_D void __cluster_barrier_wait(void);
HIPIFY_D void __threadfence_cluster(void);
HIPIFY_D float2 atomicAdd(float2 *, float2);
HIPIFY_D float2 atomicAdd_block(float2 *, float2);
HIPIFY_D float2 atomicAdd_system(float2 *, float2);
HIPIFY_D float4 atomicAdd(float4 *, float4);
HIPIFY_D float4 atomicAdd_block(float4 *, float4);
HIPIFY_D float4 atomicAdd_system(float4 *, float4);
HIPIFY_D void __u128AtomicCAS(void *, void *, void *, void *);
HIPIFY_D void __u128AtomicCAS_block(void *, void *, void *, void *);
HIPIFY_D void __u128AtomicCAS_system(void *, void *, void *, void *);
HIPIFY_D void __u128AtomicExch(void *, void *, void *);
HIPIFY_D void __u128AtomicExch_block(void *, void *, void *);
HIPIFY_D void __u128AtomicExch_system(void *, void *, void *);
HIPIFY_D float2 __f2AtomicAdd(float2 *, float2);
HIPIFY_D float2 __f2AtomicAdd_block(float2 *, float2);
HIPIFY_D float2 __f2AtomicAdd_system(float2 *, float2);
HIPIFY_D float4 __f4AtomicAdd(float4 *, float4);
HIPIFY_D float4 __f4AtomicAdd_block(float4 *, float4);
HIPIFY_D float4 __f4AtomicAdd_system(float4 *, float4);
#endif

#ifdef __cplusplus
#include "hipify_nv_atomic.h"
#endif
#endif
