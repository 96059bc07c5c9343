// The occupancy calculator.
#ifndef HIPIFY_CUDA_OCCUPANCY_H
#define HIPIFY_CUDA_OCCUPANCY_H
#include "crt/host_defines.h"
#include "cuda_runtime_api.h"

enum cudaOccError_enum { CUDA_OCC_SUCCESS = 0, CUDA_OCC_ERROR_INVALID_INPUT = 1, CUDA_OCC_ERROR_UNKNOWN_DEVICE = 2 };
typedef enum cudaOccError_enum cudaOccError;
struct cudaOccResult;
typedef struct cudaOccResult cudaOccResult;
struct cudaOccDeviceProp;
typedef struct cudaOccDeviceProp cudaOccDeviceProp;
struct cudaOccFuncAttributes;
typedef struct cudaOccFuncAttributes cudaOccFuncAttributes;
struct cudaOccDeviceState;
typedef struct cudaOccDeviceState cudaOccDeviceState;
struct cudaOccDeviceProp {
  int computeMajor;
  int computeMinor;
  int maxThreadsPerBlock;
  int maxThreadsPerMultiprocessor;
  int regsPerBlock;
  int regsPerMultiprocessor;
  int warpSize;
  size_t sharedMemPerBlock;
  size_t sharedMemPerMultiprocessor;
  int numSms;
  size_t sharedMemPerBlockOptin;
  size_t reservedSharedMemPerBlock;
};
enum cudaOccPartitionedGCConfig_enum { PARTITIONED_GC_OFF = 0, PARTITIONED_GC_ON = 1, PARTITIONED_GC_ON_STRICT = 2 };
typedef enum cudaOccPartitionedGCConfig_enum cudaOccPartitionedGCConfig;
enum cudaOccFuncShmemConfig_enum { FUNC_SHMEM_LIMIT_DEFAULT = 0, FUNC_SHMEM_LIMIT_OPTIN = 1 };
typedef enum cudaOccFuncShmemConfig_enum cudaOccFuncShmemConfig;
struct cudaOccFuncAttributes {
  int maxThreadsPerBlock;
  int numRegs;
  size_t sharedSizeBytes;
  cudaOccPartitionedGCConfig partitionedGCConfig;
  cudaOccFuncShmemConfig shmemLimitConfig;
  size_t maxDynamicSharedSizeBytes;
  int numBlockBarriers;
  int virtualResourceCount;
};
enum cudaOccCacheConfig_enum { CACHE_PREFER_NONE = 0, CACHE_PREFER_SHARED = 1, CACHE_PREFER_L1 = 2, CACHE_PREFER_EQUAL = 3 };
typedef enum cudaOccCacheConfig_enum cudaOccCacheConfig;
enum cudaOccCarveoutConfig_enum { SHAREDMEM_CARVEOUT_DEFAULT = -1, SHAREDMEM_CARVEOUT_MAX_SHARED = 100, SHAREDMEM_CARVEOUT_MAX_L1 = 0, SHAREDMEM_CARVEOUT_HALF = 50 };
typedef enum cudaOccCarveoutConfig_enum cudaOccCarveoutConfig;
struct cudaOccDeviceState {
  cudaOccCacheConfig cacheConfig;
  int carveoutConfig;
};
enum cudaOccLimitingFactor_enum { OCC_LIMIT_WARPS = 1, OCC_LIMIT_REGISTERS = 2, OCC_LIMIT_SHARED_MEMORY = 4, OCC_LIMIT_BLOCKS = 8, OCC_LIMIT_BARRIERS = 16, OCC_LIMIT_VIRTUAL_RESOURCES = 32 };
typedef enum cudaOccLimitingFactor_enum cudaOccLimitingFactor;
struct cudaOccResult {
  int activeBlocksPerMultiprocessor;
  unsigned int limitingFactors;
  int blockLimitRegs;
  int blockLimitSharedMem;
  int blockLimitWarps;
  int blockLimitBlocks;
  int blockLimitBarriers;
  int blockLimitVirtual;
  int allocatedRegistersPerBlock;
  size_t allocatedSharedMemPerBlock;
  cudaOccPartitionedGCConfig partitionedGCConfig;
};
enum cudaOccPartitionedGCSupport_enum { PARTITIONED_GC_NOT_SUPPORTED = 0, PARTITIONED_GC_SUPPORTED = 1 };
typedef enum cudaOccPartitionedGCSupport_enum cudaOccPartitionedGCSupport;
#ifdef __cplusplus
cudaOccError cudaOccMaxActiveBlocksPerMultiprocessor(cudaOccResult *, const cudaOccDeviceProp *, const cudaOccFuncAttributes *, const cudaOccDeviceState *, int, size_t);
cudaOccError cudaOccMaxPotentialOccupancyBlockSize(int *, int *, const cudaOccDeviceProp *, const cudaOccFuncAttributes *, const cudaOccDeviceState *, size_t (*)(int), size_t);
cudaOccError cudaOccMaxPotentialOccupancyBlockSize(int *, int *, const cudaOccDeviceProp *, const cudaOccFuncAttributes *, const cudaOccDeviceState *, size_t  HIPIFY_DV(0));
template <typename UnaryFunction> static cudaOccError cudaOccMaxPotentialOccupancyBlockSizeVariableSMem(int *, int *, const cudaOccDeviceProp *, const cudaOccFuncAttributes *, const cudaOccDeviceState *, UnaryFunction);
cudaOccError cudaOccAvailableDynamicSMemPerBlock(size_t *, const cudaOccDeviceProp *, const cudaOccFuncAttributes *, const cudaOccDeviceState *, int, int);
int __occMin(int, int);
int __occDivideRoundUp(int, int);
int __occRoundUp(int, int);
cudaOccError cudaOccSMemAllocationGranularity(int *, const cudaOccDeviceProp *);
cudaOccError cudaOccRegAllocationMaxPerThread(int *, const cudaOccDeviceProp *);
cudaOccError cudaOccRegAllocationGranularity(int *, const cudaOccDeviceProp *);
cudaOccError cudaOccSubPartitionsPerMultiprocessor(int *, const cudaOccDeviceProp *);
cudaOccError cudaOccMaxBlocksPerMultiprocessor(int *, const cudaOccDeviceProp *);
cudaOccError cudaOccAlignUpShmemSizeVoltaPlus(size_t *, const cudaOccDeviceProp *);
cudaOccError cudaOccSMemPreferenceVoltaPlus(size_t *, const cudaOccDeviceProp *, const cudaOccDeviceState *);
cudaOccError cudaOccSMemPreference(size_t *, const cudaOccDeviceProp *, const cudaOccDeviceState *);
cudaOccError cudaOccSMemPerMultiprocessor(size_t *, const cudaOccDeviceProp *, const cudaOccDeviceState *);
cudaOccError cudaOccSMemPerBlock(size_t *, const cudaOccDeviceProp *, cudaOccFuncShmemConfig, size_t);
cudaOccError cudaOccPartitionedGlobalCachingModeSupport(cudaOccPartitionedGCSupport *, const cudaOccDeviceProp *);
cudaOccError cudaOccMaxVirtualResourceCountPerSM(int *, const cudaOccDeviceProp *);
cudaOccError cudaOccDevicePropCheck(const cudaOccDeviceProp *);
cudaOccError cudaOccFuncAttributesCheck(const cudaOccFuncAttributes *);
cudaOccError cudaOccDeviceStateCheck(const cudaOccDeviceState *);
cudaOccError cudaOccInputCheck(const cudaOccDeviceProp *, const cudaOccFuncAttributes *, const cudaOccDeviceState *);
cudaOccPartitionedGCConfig cudaOccPartitionedGCExpected(const cudaOccDeviceProp *, const cudaOccFuncAttributes *);
cudaOccError cudaOccMaxBlocksPerSMWarpsLimit(int *, cudaOccPartitionedGCConfig, const cudaOccDeviceProp *, const cudaOccFuncAttributes *, int);
cudaOccError cudaOccMaxBlocksPerSMSmemLimit(int *, cudaOccResult *, const cudaOccDeviceProp *, const cudaOccFuncAttributes *, const cudaOccDeviceState *, int, size_t);
cudaOccError cudaOccMaxBlocksPerSMRegsLimit(int *, cudaOccPartitionedGCConfig *, cudaOccResult *, const cudaOccDeviceProp *, const cudaOccFuncAttributes *, int);
cudaOccError cudaOccMaxBlocksPerSMBlockBarrierLimit(int *, int, const cudaOccDeviceProp *, const cudaOccFuncAttributes *);
cudaOccError cudaOccMaxBlocksPerSMVirtualResource(int *, const cudaOccDeviceProp *, const cudaOccFuncAttributes *);
cudaOccError cudaOccMaxBlocksPerSMBlockBarrierLimit(int *, int, const cudaOccFuncAttributes *);
#endif
#endif
