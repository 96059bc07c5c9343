// CUPTI: the profilers.
#ifndef HIPIFY_CUPTI_TARGET_H
#define HIPIFY_CUPTI_TARGET_H
#include "crt/host_defines.h"
#include "cupti.h"
#include <stddef.h>
#define CUpti_Device_GetChipName_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Device_GetChipName_Params, pChipName)
#define CUpti_Profiler_Initialize_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_Initialize_Params, pPriv)
#define CUpti_Profiler_DeInitialize_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_DeInitialize_Params, pPriv)
#define CUpti_Profiler_CounterDataImageOptions_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_CounterDataImageOptions, maxRangeNameLength)
#define CUpti_Profiler_CounterDataImage_CalculateSize_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_CounterDataImage_CalculateSize_Params, counterDataImageSize)
#define CUpti_Profiler_CounterDataImage_Initialize_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_CounterDataImage_Initialize_Params, pCounterDataImage)
#define CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params, counterDataScratchBufferSize)
#define CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params, pCounterDataScratchBuffer)
#define CUpti_Profiler_BeginSession_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_BeginSession_Params, maxLaunchesPerPass)
#define CUpti_Profiler_EndSession_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_EndSession_Params, ctx)
#define CUpti_Profiler_SetConfig_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_SetConfig_Params, targetNestingLevel)
#define CUpti_Profiler_UnsetConfig_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_UnsetConfig_Params, ctx)
#define CUpti_Profiler_BeginPass_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_BeginPass_Params, ctx)
#define CUpti_Profiler_EndPass_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_EndPass_Params, allPassesSubmitted)
#define CUpti_Profiler_EnableProfiling_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_EnableProfiling_Params, ctx)
#define CUpti_Profiler_DisableProfiling_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_DisableProfiling_Params, ctx)
#define CUpti_Profiler_IsPassCollected_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_IsPassCollected_Params, allPassesCollected)
#define CUpti_Profiler_FlushCounterData_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_FlushCounterData_Params, numTraceBytesDropped)
#define CUpti_Profiler_PushRange_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_PushRange_Params, rangeNameLength)
#define CUpti_Profiler_PopRange_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_PopRange_Params, ctx)
#define CUpti_Profiler_GetCounterAvailability_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_GetCounterAvailability_Params, pCounterAvailabilityImage)
#define CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_DeviceSupported_Params, api)
#define CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_Host_Initialize_Params, pHostObject)
#define CUpti_Profiler_Host_Deinitialize_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_Host_Deinitialize_Params, pHostObject)
#define CUpti_Profiler_Host_GetSupportedChips_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_Host_GetSupportedChips_Params, ppChipNames)
#define CUpti_Profiler_Host_GetBaseMetrics_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_Host_GetBaseMetrics_Params, numMetrics)
#define CUpti_Profiler_Host_GetSubMetrics_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_Host_GetSubMetrics_Params, ppSubMetrics)
#define CUpti_Profiler_Host_GetMetricProperties_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_Host_GetMetricProperties_Params, metricType)
#define CUpti_Profiler_Host_GetRangeName_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_Host_GetRangeName_Params, pRangeName)
#define CUpti_Profiler_Host_EvaluateToGpuValues_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_Host_EvaluateToGpuValues_Params, pMetricValues)
#define CUpti_Profiler_Host_ConfigAddMetrics_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_Host_ConfigAddMetrics_Params, numMetrics)
#define CUpti_Profiler_Host_GetConfigImageSize_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_Host_GetConfigImageSize_Params, configImageSize)
#define CUpti_Profiler_Host_GetConfigImage_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_Host_GetConfigImage_Params, pConfigImage)
#define CUpti_Profiler_Host_GetNumOfPasses_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_Host_GetNumOfPasses_Params, numOfPasses)
#define CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params, maxMetricsPerPass)
#define CUpti_RangeProfiler_SetConfig_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_RangeProfiler_SetConfig_Params, targetNestingLevel)
#define CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_RangeProfiler_Enable_Params, pRangeProfilerObject)
#define CUpti_RangeProfiler_Disable_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_RangeProfiler_Disable_Params, pRangeProfilerObject)
#define CUpti_RangeProfiler_Start_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_RangeProfiler_Start_Params, pRangeProfilerObject)
#define CUpti_RangeProfiler_Stop_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_RangeProfiler_Stop_Params, isAllPassSubmitted)
#define CUpti_RangeProfiler_PushRange_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_RangeProfiler_PushRange_Params, pRangeName)
#define CUpti_RangeProfiler_PopRange_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_RangeProfiler_PopRange_Params, pRangeProfilerObject)
#define CUpti_RangeProfiler_DecodeData_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_RangeProfiler_DecodeData_Params, numOfRangeDropped)
#define CUpti_RangeProfiler_GetCounterDataSize_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_RangeProfiler_GetCounterDataSize_Params, counterDataSize)
#define CUpti_RangeProfiler_CounterDataImage_Initialize_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_RangeProfiler_CounterDataImage_Initialize_Params, pCounterData)
#define CUpti_RangeProfiler_GetCounterDataInfo_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_RangeProfiler_GetCounterDataInfo_Params, numTotalRanges)
#define CUpti_RangeProfiler_CounterData_GetRangeInfo_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_RangeProfiler_CounterData_GetRangeInfo_Params, rangeName)
#define CUPTI_STALL_REASON_STRING_SIZE 128
#define CUpti_PCSamplingConfigurationInfoParamsSize CUPTI_PCSAMPLING_STRUCT_SIZE(CUpti_PCSamplingConfigurationInfoParams,pPCSamplingConfigurationInfo)
#define CUpti_PCSamplingGetDataParamsSize CUPTI_PCSAMPLING_STRUCT_SIZE(CUpti_PCSamplingGetDataParams, pcSamplingData)
#define CUpti_PCSamplingEnableParamsSize CUPTI_PCSAMPLING_STRUCT_SIZE(CUpti_PCSamplingEnableParams, ctx)
#define CUpti_PCSamplingDisableParamsSize CUPTI_PCSAMPLING_STRUCT_SIZE(CUpti_PCSamplingDisableParams, ctx)
#define CUpti_PCSamplingStartParamsSize CUPTI_PCSAMPLING_STRUCT_SIZE(CUpti_PCSamplingStartParams, ctx)
#define CUpti_PCSamplingStopParamsSize CUPTI_PCSAMPLING_STRUCT_SIZE(CUpti_PCSamplingStopParams, ctx)
#define CUpti_PCSamplingGetNumStallReasonsParamsSize CUPTI_PCSAMPLING_STRUCT_SIZE(CUpti_PCSamplingGetNumStallReasonsParams, numStallReasons)
#define CUpti_PCSamplingGetStallReasonsParamsSize CUPTI_PCSAMPLING_STRUCT_SIZE(CUpti_PCSamplingGetStallReasonsParams, stallReasons)
#define CUpti_GetSassToSourceCorrelationParamsSize CUPTI_PCSAMPLING_STRUCT_SIZE(CUpti_GetSassToSourceCorrelationParams, dirName)
#define CUpti_GetCubinCrcParamsSize CUPTI_PCSAMPLING_STRUCT_SIZE(CUpti_GetCubinCrcParams, cubinCrc)
#define CUptiUtil_PutPcSampDataParamsSize CUPTI_UTIL_STRUCT_SIZE(CUptiUtil_PutPcSampDataParams, fileName)
#define CUptiUtil_GetHeaderDataParamsSize CUPTI_UTIL_STRUCT_SIZE(CUptiUtil_GetHeaderDataParams, headerInfo)
#define CUptiUtil_GetBufferInfoParamsSize CUPTI_UTIL_STRUCT_SIZE(CUptiUtil_GetBufferInfoParams, bufferInfoData)
#define CUptiUtil_GetPcSampDataParamsSize CUPTI_UTIL_STRUCT_SIZE(CUptiUtil_GetPcSampDataParams, pPcSamplingStallReasons)
#define CUptiUtil_MergePcSampDataParamsSize CUPTI_UTIL_STRUCT_SIZE(CUptiUtil_MergePcSampDataParams, numMergedBuffer)
#define CUpti_PmSampling_SetConfig_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_PmSampling_SetConfig_Params, hwBufferAppendMode)
#define CUpti_PmSampling_Enable_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_PmSampling_Enable_Params, pPmSamplingObject)
#define CUpti_PmSampling_Disable_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_PmSampling_Disable_Params, pPmSamplingObject)
#define CUpti_PmSampling_Start_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_PmSampling_Start_Params, pPmSamplingObject)
#define CUpti_PmSampling_Stop_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_PmSampling_Stop_Params, pPmSamplingObject)
#define CUpti_PmSampling_DecodeData_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_PmSampling_DecodeData_Params, overflow)
#define CUpti_PmSampling_GetCounterAvailability_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_PmSampling_GetCounterAvailability_Params, pCounterAvailabilityImage)
#define CUpti_PmSampling_GetCounterDataSize_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_PmSampling_GetCounterDataSize_Params, counterDataSize)
#define CUpti_PmSampling_CounterDataImage_Initialize_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_PmSampling_CounterDataImage_Initialize_Params, pCounterData)
#define CUpti_PmSampling_GetCounterDataInfo_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_PmSampling_GetCounterDataInfo_Params, numCompletedSamples)
#define CUpti_PmSampling_CounterData_GetSampleInfo_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_PmSampling_CounterData_GetSampleInfo_Params, endTimestamp)
#define CUpti_SassMetrics_GetNumOfMetrics_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_SassMetrics_GetNumOfMetrics_Params, numOfMetrics)
#define CUpti_SassMetrics_GetMetrics_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_SassMetrics_GetMetrics_Params, pMetricsList)
#define CUpti_SassMetrics_GetProperties_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_SassMetrics_GetProperties_Params, metric)
#define CUpti_SassMetricsSetConfig_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_SassMetricsSetConfig_Params, deviceIndex)
#define CUpti_SassMetricsUnsetConfig_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_SassMetricsUnsetConfig_Params, deviceIndex)
#define CUpti_SassMetricsEnable_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_SassMetricsEnable_Params, enableLazyPatching)
#define CUpti_SassMetricsDisable_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_SassMetricsDisable_Params, numOfDroppedRecords)
#define CUpti_SassMetricsGetDataProperties_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_SassMetricsGetDataProperties_Params, numOfInstances)
#define CUpti_SassMetrics_InstanceValue_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_SassMetrics_InstanceValue, value)
#define CUpti_SassMetricsFlushData_Params_STRUCT_SIZE CUPTI_PROFILER_STRUCT_SIZE(CUpti_SassMetricsFlushData_Params, numOfInstances)
#define CUpti_Checkpoint_STRUCT_SIZE (offsetof(CUpti_Checkpoint, pPriv) + sizeof(((CUpti_Checkpoint*)(nullptr))->pPriv))
struct CUpti_Device_GetChipName_Params {
  size_t structSize;
  void *pPriv;
  size_t deviceIndex;
  const char *pChipName;
};
typedef struct CUpti_Device_GetChipName_Params CUpti_Device_GetChipName_Params;
typedef enum { CUPTI_Range_INVALID = 0, CUPTI_AutoRange = 1, CUPTI_UserRange = 2, CUPTI_Range_COUNT = 3 } CUpti_ProfilerRange;
typedef enum { CUPTI_Replay_INVALID = 0, CUPTI_ApplicationReplay = 1, CUPTI_KernelReplay = 2, CUPTI_UserReplay = 3, CUPTI_Replay_COUNT = 4 } CUpti_ProfilerReplayMode;
struct CUpti_Profiler_Initialize_Params {
  size_t structSize;
  void *pPriv;
};
typedef struct CUpti_Profiler_Initialize_Params CUpti_Profiler_Initialize_Params;
struct CUpti_Profiler_DeInitialize_Params {
  size_t structSize;
  void *pPriv;
};
typedef struct CUpti_Profiler_DeInitialize_Params CUpti_Profiler_DeInitialize_Params;
struct CUpti_Profiler_CounterDataImageOptions {
  size_t structSize;
  void *pPriv;
  const uint8_t *pCounterDataPrefix;
  size_t counterDataPrefixSize;
  uint32_t maxNumRanges;
  uint32_t maxNumRangeTreeNodes;
  uint32_t maxRangeNameLength;
};
typedef struct CUpti_Profiler_CounterDataImageOptions CUpti_Profiler_CounterDataImageOptions;
struct CUpti_Profiler_CounterDataImage_CalculateSize_Params {
  size_t structSize;
  void *pPriv;
  size_t sizeofCounterDataImageOptions;
  const CUpti_Profiler_CounterDataImageOptions *pOptions;
  size_t counterDataImageSize;
};
typedef struct CUpti_Profiler_CounterDataImage_CalculateSize_Params CUpti_Profiler_CounterDataImage_CalculateSize_Params;
struct CUpti_Profiler_CounterDataImage_Initialize_Params {
  size_t structSize;
  void *pPriv;
  size_t sizeofCounterDataImageOptions;
  const CUpti_Profiler_CounterDataImageOptions *pOptions;
  size_t counterDataImageSize;
  uint8_t *pCounterDataImage;
};
typedef struct CUpti_Profiler_CounterDataImage_Initialize_Params CUpti_Profiler_CounterDataImage_Initialize_Params;
struct CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params {
  size_t structSize;
  void *pPriv;
  size_t counterDataImageSize;
  uint8_t *pCounterDataImage;
  size_t counterDataScratchBufferSize;
};
typedef struct CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params;
struct CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params {
  size_t structSize;
  void *pPriv;
  size_t counterDataImageSize;
  uint8_t *pCounterDataImage;
  size_t counterDataScratchBufferSize;
  uint8_t *pCounterDataScratchBuffer;
};
typedef struct CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params;
struct CUpti_Profiler_BeginSession_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
  size_t counterDataImageSize;
  uint8_t *pCounterDataImage;
  size_t counterDataScratchBufferSize;
  uint8_t *pCounterDataScratchBuffer;
  uint8_t bDumpCounterDataInFile;
  const char *pCounterDataFilePath;
  CUpti_ProfilerRange range;
  CUpti_ProfilerReplayMode replayMode;
  size_t maxRangesPerPass;
  size_t maxLaunchesPerPass;
};
typedef struct CUpti_Profiler_BeginSession_Params CUpti_Profiler_BeginSession_Params;
struct CUpti_Profiler_EndSession_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
};
typedef struct CUpti_Profiler_EndSession_Params CUpti_Profiler_EndSession_Params;
struct CUpti_Profiler_SetConfig_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
  const uint8_t *pConfig;
  size_t configSize;
  uint16_t minNestingLevel;
  uint16_t numNestingLevels;
  size_t passIndex;
  uint16_t targetNestingLevel;
};
typedef struct CUpti_Profiler_SetConfig_Params CUpti_Profiler_SetConfig_Params;
struct CUpti_Profiler_UnsetConfig_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
};
typedef struct CUpti_Profiler_UnsetConfig_Params CUpti_Profiler_UnsetConfig_Params;
struct CUpti_Profiler_BeginPass_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
};
typedef struct CUpti_Profiler_BeginPass_Params CUpti_Profiler_BeginPass_Params;
struct CUpti_Profiler_EndPass_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
  uint16_t targetNestingLevel;
  size_t passIndex;
  uint8_t allPassesSubmitted;
};
typedef struct CUpti_Profiler_EndPass_Params CUpti_Profiler_EndPass_Params;
struct CUpti_Profiler_EnableProfiling_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
};
typedef struct CUpti_Profiler_EnableProfiling_Params CUpti_Profiler_EnableProfiling_Params;
struct CUpti_Profiler_DisableProfiling_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
};
typedef struct CUpti_Profiler_DisableProfiling_Params CUpti_Profiler_DisableProfiling_Params;
struct CUpti_Profiler_IsPassCollected_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
  size_t numRangesDropped;
  size_t numTraceBytesDropped;
  uint8_t onePassCollected;
  uint8_t allPassesCollected;
};
typedef struct CUpti_Profiler_IsPassCollected_Params CUpti_Profiler_IsPassCollected_Params;
struct CUpti_Profiler_FlushCounterData_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
  size_t numRangesDropped;
  size_t numTraceBytesDropped;
};
typedef struct CUpti_Profiler_FlushCounterData_Params CUpti_Profiler_FlushCounterData_Params;
struct CUpti_Profiler_PushRange_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
  const char *pRangeName;
  size_t rangeNameLength;
};
typedef struct CUpti_Profiler_PushRange_Params CUpti_Profiler_PushRange_Params;
struct CUpti_Profiler_PopRange_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
};
typedef struct CUpti_Profiler_PopRange_Params CUpti_Profiler_PopRange_Params;
struct CUpti_Profiler_GetCounterAvailability_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
  size_t counterAvailabilityImageSize;
  uint8_t *pCounterAvailabilityImage;
};
typedef struct CUpti_Profiler_GetCounterAvailability_Params CUpti_Profiler_GetCounterAvailability_Params;
typedef enum { CUPTI_PROFILER_CONFIGURATION_UNKNOWN = 0, CUPTI_PROFILER_CONFIGURATION_UNSUPPORTED = 1, CUPTI_PROFILER_CONFIGURATION_DISABLED = 2, CUPTI_PROFILER_CONFIGURATION_SUPPORTED = 3 } CUpti_Profiler_Support_Level;
typedef enum { CUPTI_PROFILER_RANGE_PROFILING = 0, CUPTI_PROFILER_PC_SAMPLING = 1, CUPTI_PROFILER_SASS_METRICS = 2, CUPTI_PROFILER_PM_SAMPLING = 3, CUPTI_PROFILER_UNKNOWN = 4 } CUpti_Profiler_API;
typedef struct {
  size_t structSize;
  void *pPriv;
  CUdevice cuDevice;
  CUpti_Profiler_Support_Level isSupported;
  CUpti_Profiler_Support_Level architecture;
  CUpti_Profiler_Support_Level sli;
  CUpti_Profiler_Support_Level vGpu;
  CUpti_Profiler_Support_Level confidentialCompute;
  CUpti_Profiler_Support_Level cmp;
  CUpti_Profiler_Support_Level wsl;
  CUpti_Profiler_API api;
} CUpti_Profiler_DeviceSupported_Params;
enum CUpti_MetricType { CUPTI_METRIC_TYPE_COUNTER = 0, CUPTI_METRIC_TYPE_RATIO = 1, CUPTI_METRIC_TYPE_THROUGHPUT = 2, CUPTI_METRIC_TYPE__COUNT = 3 };
typedef enum CUpti_MetricType CUpti_MetricType;
enum CUpti_ProfilerType { CUPTI_PROFILER_TYPE_RANGE_PROFILER = 0, CUPTI_PROFILER_TYPE_PM_SAMPLING = 1, CUPTI_PROFILER_TYPE_PROFILER_INVALID = 2 };
typedef enum CUpti_ProfilerType CUpti_ProfilerType;
struct CUpti_Profiler_Host_Object;
typedef struct CUpti_Profiler_Host_Object CUpti_Profiler_Host_Object;
struct CUpti_Profiler_Host_Initialize_Params {
  size_t structSize;
  void *pPriv;
  CUpti_ProfilerType profilerType;
  const char *pChipName;
  const uint8_t *pCounterAvailabilityImage;
  CUpti_Profiler_Host_Object *pHostObject;
};
typedef struct CUpti_Profiler_Host_Initialize_Params CUpti_Profiler_Host_Initialize_Params;
struct CUpti_Profiler_Host_Deinitialize_Params {
  size_t structSize;
  void *pPriv;
  struct CUpti_Profiler_Host_Object *pHostObject;
};
typedef struct CUpti_Profiler_Host_Deinitialize_Params CUpti_Profiler_Host_Deinitialize_Params;
struct CUpti_Profiler_Host_GetSupportedChips_Params {
  size_t structSize;
  void *pPriv;
  size_t numChips;
  const char *const *ppChipNames;
};
typedef struct CUpti_Profiler_Host_GetSupportedChips_Params CUpti_Profiler_Host_GetSupportedChips_Params;
struct CUpti_Profiler_Host_GetBaseMetrics_Params {
  size_t structSize;
  void *pPriv;
  struct CUpti_Profiler_Host_Object *pHostObject;
  CUpti_MetricType metricType;
  const char **ppMetricNames;
  size_t numMetrics;
};
typedef struct CUpti_Profiler_Host_GetBaseMetrics_Params CUpti_Profiler_Host_GetBaseMetrics_Params;
struct CUpti_Profiler_Host_GetSubMetrics_Params {
  size_t structSize;
  void *pPriv;
  CUpti_Profiler_Host_Object *pHostObject;
  CUpti_MetricType metricType;
  const char *pMetricName;
  size_t numOfSubmetrics;
  const char **ppSubMetrics;
};
typedef struct CUpti_Profiler_Host_GetSubMetrics_Params CUpti_Profiler_Host_GetSubMetrics_Params;
struct CUpti_Profiler_Host_GetMetricProperties_Params {
  size_t structSize;
  void *pPriv;
  CUpti_Profiler_Host_Object *pHostObject;
  const char *pMetricName;
  const char *pDescription;
  const char *pHwUnit;
  const char *pDimUnit;
  CUpti_MetricType metricType;
};
typedef struct CUpti_Profiler_Host_GetMetricProperties_Params CUpti_Profiler_Host_GetMetricProperties_Params;
struct CUpti_Profiler_Host_GetRangeName_Params {
  size_t structSize;
  void *pPriv;
  const uint8_t *pCounterDataImage;
  size_t counterDataImageSize;
  size_t rangeIndex;
  const char *delimiter;
  const char *pRangeName;
};
typedef struct CUpti_Profiler_Host_GetRangeName_Params CUpti_Profiler_Host_GetRangeName_Params;
struct CUpti_Profiler_Host_EvaluateToGpuValues_Params {
  size_t structSize;
  void *pPriv;
  CUpti_Profiler_Host_Object *pHostObject;
  const uint8_t *pCounterDataImage;
  size_t counterDataImageSize;
  size_t rangeIndex;
  const char **ppMetricNames;
  size_t numMetrics;
  double *pMetricValues;
};
typedef struct CUpti_Profiler_Host_EvaluateToGpuValues_Params CUpti_Profiler_Host_EvaluateToGpuValues_Params;
struct CUpti_Profiler_Host_ConfigAddMetrics_Params {
  size_t structSize;
  void *pPriv;
  struct CUpti_Profiler_Host_Object *pHostObject;
  const char **ppMetricNames;
  size_t numMetrics;
};
typedef struct CUpti_Profiler_Host_ConfigAddMetrics_Params CUpti_Profiler_Host_ConfigAddMetrics_Params;
struct CUpti_Profiler_Host_GetConfigImageSize_Params {
  size_t structSize;
  void *pPriv;
  CUpti_Profiler_Host_Object *pHostObject;
  size_t configImageSize;
};
typedef struct CUpti_Profiler_Host_GetConfigImageSize_Params CUpti_Profiler_Host_GetConfigImageSize_Params;
struct CUpti_Profiler_Host_GetConfigImage_Params {
  size_t structSize;
  void *pPriv;
  CUpti_Profiler_Host_Object *pHostObject;
  size_t configImageSize;
  uint8_t *pConfigImage;
};
typedef struct CUpti_Profiler_Host_GetConfigImage_Params CUpti_Profiler_Host_GetConfigImage_Params;
struct CUpti_Profiler_Host_GetNumOfPasses_Params {
  size_t structSize;
  void *pPriv;
  size_t configImageSize;
  uint8_t *pConfigImage;
  size_t numOfPasses;
};
typedef struct CUpti_Profiler_Host_GetNumOfPasses_Params CUpti_Profiler_Host_GetNumOfPasses_Params;
struct CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params {
  size_t structSize;
  void *pPriv;
  CUpti_ProfilerType profilerType;
  const char *pChipName;
  uint8_t *pCounterAvailabilityImage;
  size_t maxMetricsPerPass;
};
typedef struct CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params;
struct CUpti_RangeProfiler_Object;
typedef struct CUpti_RangeProfiler_Object CUpti_RangeProfiler_Object;
struct CUpti_RangeProfiler_SetConfig_Params {
  size_t structSize;
  void *pPriv;
  CUpti_RangeProfiler_Object *pRangeProfilerObject;
  size_t configSize;
  const uint8_t *pConfig;
  size_t counterDataImageSize;
  uint8_t *pCounterDataImage;
  CUpti_ProfilerRange range;
  CUpti_ProfilerReplayMode replayMode;
  size_t maxRangesPerPass;
  uint16_t numNestingLevels;
  uint16_t minNestingLevel;
  size_t passIndex;
  uint16_t targetNestingLevel;
};
typedef struct CUpti_RangeProfiler_SetConfig_Params CUpti_RangeProfiler_SetConfig_Params;
struct CUpti_RangeProfiler_Enable_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
  CUpti_RangeProfiler_Object *pRangeProfilerObject;
};
typedef struct CUpti_RangeProfiler_Enable_Params CUpti_RangeProfiler_Enable_Params;
struct CUpti_RangeProfiler_Disable_Params {
  size_t structSize;
  void *pPriv;
  CUpti_RangeProfiler_Object *pRangeProfilerObject;
};
typedef struct CUpti_RangeProfiler_Disable_Params CUpti_RangeProfiler_Disable_Params;
struct CUpti_RangeProfiler_Start_Params {
  size_t structSize;
  void *pPriv;
  CUpti_RangeProfiler_Object *pRangeProfilerObject;
};
typedef struct CUpti_RangeProfiler_Start_Params CUpti_RangeProfiler_Start_Params;
struct CUpti_RangeProfiler_Stop_Params {
  size_t structSize;
  void *pPriv;
  CUpti_RangeProfiler_Object *pRangeProfilerObject;
  size_t passIndex;
  size_t targetNestingLevel;
  uint8_t isAllPassSubmitted;
};
typedef struct CUpti_RangeProfiler_Stop_Params CUpti_RangeProfiler_Stop_Params;
struct CUpti_RangeProfiler_PushRange_Params {
  size_t structSize;
  void *pPriv;
  CUpti_RangeProfiler_Object *pRangeProfilerObject;
  const char *pRangeName;
};
typedef struct CUpti_RangeProfiler_PushRange_Params CUpti_RangeProfiler_PushRange_Params;
struct CUpti_RangeProfiler_PopRange_Params {
  size_t structSize;
  void *pPriv;
  CUpti_RangeProfiler_Object *pRangeProfilerObject;
};
typedef struct CUpti_RangeProfiler_PopRange_Params CUpti_RangeProfiler_PopRange_Params;
struct CUpti_RangeProfiler_DecodeData_Params {
  size_t structSize;
  void *pPriv;
  CUpti_RangeProfiler_Object *pRangeProfilerObject;
  size_t numOfRangeDropped;
};
typedef struct CUpti_RangeProfiler_DecodeData_Params CUpti_RangeProfiler_DecodeData_Params;
struct CUpti_RangeProfiler_GetCounterDataSize_Params {
  size_t structSize;
  void *pPriv;
  CUpti_RangeProfiler_Object *pRangeProfilerObject;
  const char **pMetricNames;
  size_t numMetrics;
  size_t maxNumOfRanges;
  uint32_t maxNumRangeTreeNodes;
  size_t counterDataSize;
};
typedef struct CUpti_RangeProfiler_GetCounterDataSize_Params CUpti_RangeProfiler_GetCounterDataSize_Params;
struct CUpti_RangeProfiler_CounterDataImage_Initialize_Params {
  size_t structSize;
  void *pPriv;
  CUpti_RangeProfiler_Object *pRangeProfilerObject;
  size_t counterDataSize;
  uint8_t *pCounterData;
};
typedef struct CUpti_RangeProfiler_CounterDataImage_Initialize_Params CUpti_RangeProfiler_CounterDataImage_Initialize_Params;
struct CUpti_RangeProfiler_GetCounterDataInfo_Params {
  size_t structSize;
  void *pPriv;
  const uint8_t *pCounterDataImage;
  size_t counterDataImageSize;
  size_t numTotalRanges;
};
typedef struct CUpti_RangeProfiler_GetCounterDataInfo_Params CUpti_RangeProfiler_GetCounterDataInfo_Params;
struct CUpti_RangeProfiler_CounterData_GetRangeInfo_Params {
  size_t structSize;
  void *pPriv;
  const uint8_t *pCounterDataImage;
  size_t counterDataImageSize;
  size_t rangeIndex;
  const char *rangeDelimiter;
  const char *rangeName;
};
typedef struct CUpti_RangeProfiler_CounterData_GetRangeInfo_Params CUpti_RangeProfiler_CounterData_GetRangeInfo_Params;
typedef enum { CUPTI_PC_SAMPLING_COLLECTION_MODE_INVALID = 0, CUPTI_PC_SAMPLING_COLLECTION_MODE_CONTINUOUS = 1, CUPTI_PC_SAMPLING_COLLECTION_MODE_KERNEL_SERIALIZED = 2 } CUpti_PCSamplingCollectionMode;
typedef struct __attribute__((aligned(8))) {
  uint32_t pcSamplingStallReasonIndex;
  uint32_t samples;
} CUpti_PCSamplingStallReason;
typedef struct __attribute__((aligned(8))) {
  size_t size;
  uint64_t cubinCrc;
  uint64_t pcOffset;
  uint32_t functionIndex;
  uint32_t pad;
  char *functionName;
  size_t stallReasonCount;
  CUpti_PCSamplingStallReason *stallReason;
  uint32_t correlationId;
} CUpti_PCSamplingPCData;
typedef enum { CUPTI_PC_SAMPLING_OUTPUT_DATA_FORMAT_INVALID = 0, CUPTI_PC_SAMPLING_OUTPUT_DATA_FORMAT_PARSED = 1 } CUpti_PCSamplingOutputDataFormat;
typedef struct __attribute__((aligned(8))) {
  size_t size;
  size_t collectNumPcs;
  uint64_t totalSamples;
  uint64_t droppedSamples;
  size_t totalNumPcs;
  size_t remainingNumPcs;
  uint64_t rangeId;
  CUpti_PCSamplingPCData *pPcData;
  uint64_t nonUsrKernelsTotalSamples;
  uint8_t hardwareBufferFull;
} CUpti_PCSamplingData;
typedef enum { CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_INVALID = 0, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_PERIOD = 1, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_STALL_REASON = 2, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SCRATCH_BUFFER_SIZE = 3, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_HARDWARE_BUFFER_SIZE = 4, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_COLLECTION_MODE = 5, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_ENABLE_START_STOP_CONTROL = 6, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_OUTPUT_DATA_FORMAT = 7, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_DATA_BUFFER = 8, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_WORKER_THREAD_PERIODIC_SLEEP_SPAN = 9, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_FORCE_INT = 2147483647 } CUpti_PCSamplingConfigurationAttributeType;
typedef struct {
  CUpti_PCSamplingConfigurationAttributeType attributeType;
  CUptiResult attributeStatus;
  union {
  struct {
    uint64_t data[3];
  } invalidData;
  struct {
    uint32_t samplingPeriod;
  } samplingPeriodData;
  struct {
    size_t stallReasonCount;
    uint32_t *pStallReasonIndex;
  } stallReasonData;
  struct {
    size_t scratchBufferSize;
  } scratchBufferSizeData;
  struct {
    size_t hardwareBufferSize;
  } hardwareBufferSizeData;
  struct {
    CUpti_PCSamplingCollectionMode collectionMode;
  } collectionModeData;
  struct {
    uint32_t enableStartStopControl;
  } enableStartStopControlData;
  struct {
    CUpti_PCSamplingOutputDataFormat outputDataFormat;
  } outputDataFormatData;
  struct {
    void *samplingDataBuffer;
  } samplingDataBufferData;
  struct {
    uint32_t workerThreadPeriodicSleepSpan;
  } workerThreadPeriodicSleepSpanData;
} attributeData;
} CUpti_PCSamplingConfigurationInfo;
typedef struct {
  size_t size;
  void *pPriv;
  CUcontext ctx;
  size_t numAttributes;
  CUpti_PCSamplingConfigurationInfo *pPCSamplingConfigurationInfo;
} CUpti_PCSamplingConfigurationInfoParams;
typedef struct {
  size_t size;
  void *pPriv;
  CUcontext ctx;
  void *pcSamplingData;
} CUpti_PCSamplingGetDataParams;
typedef struct {
  size_t size;
  void *pPriv;
  CUcontext ctx;
} CUpti_PCSamplingEnableParams;
typedef struct {
  size_t size;
  void *pPriv;
  CUcontext ctx;
} CUpti_PCSamplingDisableParams;
typedef struct {
  size_t size;
  void *pPriv;
  CUcontext ctx;
} CUpti_PCSamplingStartParams;
typedef struct {
  size_t size;
  void *pPriv;
  CUcontext ctx;
} CUpti_PCSamplingStopParams;
typedef struct {
  size_t size;
  void *pPriv;
  CUcontext ctx;
  size_t *numStallReasons;
} CUpti_PCSamplingGetNumStallReasonsParams;
typedef struct {
  size_t size;
  void *pPriv;
  CUcontext ctx;
  size_t numStallReasons;
  uint32_t *stallReasonIndex;
  char **stallReasons;
} CUpti_PCSamplingGetStallReasonsParams;
struct CUpti_GetSassToSourceCorrelationParams {
  size_t size;
  const void *cubin;
  const char *functionName;
  size_t cubinSize;
  uint32_t lineNumber;
  uint64_t pcOffset;
  char *fileName;
  char *dirName;
};
typedef struct CUpti_GetSassToSourceCorrelationParams CUpti_GetSassToSourceCorrelationParams;
typedef struct {
  size_t size;
  size_t cubinSize;
  const void *cubin;
  uint64_t cubinCrc;
} CUpti_GetCubinCrcParams;
typedef void (*CUpti_ComputeCrcCallbackFunc)(const void *, size_t, uint64_t *);
struct CUpti_PmSampling_Object;
typedef struct CUpti_PmSampling_Object CUpti_PmSampling_Object;
enum CUpti_PmSampling_TriggerMode { CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_SYSCLK_INTERVAL = 0, CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_TIME_INTERVAL = 1, CUPTI_PM_SAMPLING_TRIGGER_MODE_COUNT = 2 };
typedef enum CUpti_PmSampling_TriggerMode CUpti_PmSampling_TriggerMode;
enum CUpti_PmSampling_DecodeStopReason { CUPTI_PM_SAMPLING_DECODE_STOP_REASON_OTHER = 0, CUPTI_PM_SAMPLING_DECODE_STOP_REASON_COUNTER_DATA_FULL = 1, CUPTI_PM_SAMPLING_DECODE_STOP_REASON_END_OF_RECORDS = 2, CUPTI_PM_SAMPLING_DECODE_STOP_REASON_COUNT = 3 };
typedef enum CUpti_PmSampling_DecodeStopReason CUpti_PmSampling_DecodeStopReason;
enum CUpti_PmSampling_HardwareBuffer_AppendMode { CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_OLDEST = 0, CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_LATEST = 1 };
typedef enum CUpti_PmSampling_HardwareBuffer_AppendMode CUpti_PmSampling_HardwareBuffer_AppendMode;
struct CUpti_PmSampling_SetConfig_Params {
  size_t structSize;
  void *pPriv;
  CUpti_PmSampling_Object *pPmSamplingObject;
  size_t configSize;
  const uint8_t *pConfig;
  size_t hardwareBufferSize;
  uint64_t samplingInterval;
  CUpti_PmSampling_TriggerMode triggerMode;
  CUpti_PmSampling_HardwareBuffer_AppendMode hwBufferAppendMode;
};
typedef struct CUpti_PmSampling_SetConfig_Params CUpti_PmSampling_SetConfig_Params;
struct CUpti_PmSampling_Enable_Params {
  size_t structSize;
  void *pPriv;
  size_t deviceIndex;
  CUpti_PmSampling_Object *pPmSamplingObject;
};
typedef struct CUpti_PmSampling_Enable_Params CUpti_PmSampling_Enable_Params;
struct CUpti_PmSampling_Disable_Params {
  size_t structSize;
  void *pPriv;
  CUpti_PmSampling_Object *pPmSamplingObject;
};
typedef struct CUpti_PmSampling_Disable_Params CUpti_PmSampling_Disable_Params;
struct CUpti_PmSampling_Start_Params {
  size_t structSize;
  void *pPriv;
  CUpti_PmSampling_Object *pPmSamplingObject;
};
typedef struct CUpti_PmSampling_Start_Params CUpti_PmSampling_Start_Params;
struct CUpti_PmSampling_Stop_Params {
  size_t structSize;
  void *pPriv;
  CUpti_PmSampling_Object *pPmSamplingObject;
};
typedef struct CUpti_PmSampling_Stop_Params CUpti_PmSampling_Stop_Params;
struct CUpti_PmSampling_DecodeData_Params {
  size_t structSize;
  void *pPriv;
  CUpti_PmSampling_Object *pPmSamplingObject;
  uint8_t *pCounterDataImage;
  size_t counterDataImageSize;
  CUpti_PmSampling_DecodeStopReason decodeStopReason;
  uint8_t overflow;
};
typedef struct CUpti_PmSampling_DecodeData_Params CUpti_PmSampling_DecodeData_Params;
struct CUpti_PmSampling_GetCounterAvailability_Params {
  size_t structSize;
  void *pPriv;
  size_t deviceIndex;
  size_t counterAvailabilityImageSize;
  uint8_t *pCounterAvailabilityImage;
};
typedef struct CUpti_PmSampling_GetCounterAvailability_Params CUpti_PmSampling_GetCounterAvailability_Params;
struct CUpti_PmSampling_GetCounterDataSize_Params {
  size_t structSize;
  void *pPriv;
  CUpti_PmSampling_Object *pPmSamplingObject;
  const char **pMetricNames;
  size_t numMetrics;
  uint32_t maxSamples;
  size_t counterDataSize;
};
typedef struct CUpti_PmSampling_GetCounterDataSize_Params CUpti_PmSampling_GetCounterDataSize_Params;
struct CUpti_PmSampling_CounterDataImage_Initialize_Params {
  size_t structSize;
  void *pPriv;
  CUpti_PmSampling_Object *pPmSamplingObject;
  size_t counterDataSize;
  uint8_t *pCounterData;
};
typedef struct CUpti_PmSampling_CounterDataImage_Initialize_Params CUpti_PmSampling_CounterDataImage_Initialize_Params;
struct CUpti_PmSampling_GetCounterDataInfo_Params {
  size_t structSize;
  void *pPriv;
  const uint8_t *pCounterDataImage;
  size_t counterDataImageSize;
  size_t numTotalSamples;
  size_t numPopulatedSamples;
  size_t numCompletedSamples;
};
typedef struct CUpti_PmSampling_GetCounterDataInfo_Params CUpti_PmSampling_GetCounterDataInfo_Params;
struct CUpti_PmSampling_CounterData_GetSampleInfo_Params {
  size_t structSize;
  void *pPriv;
  CUpti_PmSampling_Object *pPmSamplingObject;
  const uint8_t *pCounterDataImage;
  size_t counterDataImageSize;
  size_t sampleIndex;
  uint64_t startTimestamp;
  uint64_t endTimestamp;
};
typedef struct CUpti_PmSampling_CounterData_GetSampleInfo_Params CUpti_PmSampling_CounterData_GetSampleInfo_Params;
typedef enum { CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_GPU = 0, CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_SM = 1, CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_SMSP = 2, CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_INVALID = 3 } CUpti_SassMetrics_OutputGranularity;
struct CUpti_SassMetrics_MetricDetails {
  uint64_t metricId;
  const char *pMetricName;
  const char *pMetricDescription;
};
typedef struct CUpti_SassMetrics_MetricDetails CUpti_SassMetrics_MetricDetails;
struct CUpti_SassMetrics_GetNumOfMetrics_Params {
  size_t structSize;
  void *pPriv;
  const char *pChipName;
  size_t numOfMetrics;
};
typedef struct CUpti_SassMetrics_GetNumOfMetrics_Params CUpti_SassMetrics_GetNumOfMetrics_Params;
struct CUpti_SassMetrics_GetMetrics_Params {
  size_t structSize;
  void *pPriv;
  const char *pChipName;
  size_t numOfMetrics;
  CUpti_SassMetrics_MetricDetails *pMetricsList;
};
typedef struct CUpti_SassMetrics_GetMetrics_Params CUpti_SassMetrics_GetMetrics_Params;
struct CUpti_SassMetrics_GetProperties_Params {
  size_t structSize;
  void *pPriv;
  const char *pChipName;
  const char *pMetricName;
  CUpti_SassMetrics_MetricDetails metric;
};
typedef struct CUpti_SassMetrics_GetProperties_Params CUpti_SassMetrics_GetProperties_Params;
struct CUpti_SassMetrics_Config {
  uint64_t metricId;
  uint8_t outputGranularity;
};
typedef struct CUpti_SassMetrics_Config CUpti_SassMetrics_Config;
struct CUpti_SassMetricsSetConfig_Params {
  size_t structSize;
  void *pPriv;
  size_t numOfMetricConfig;
  CUpti_SassMetrics_Config *pConfigs;
  uint32_t deviceIndex;
};
typedef struct CUpti_SassMetricsSetConfig_Params CUpti_SassMetricsSetConfig_Params;
struct CUpti_SassMetricsUnsetConfig_Params {
  size_t structSize;
  void *pPriv;
  uint32_t deviceIndex;
};
typedef struct CUpti_SassMetricsUnsetConfig_Params CUpti_SassMetricsUnsetConfig_Params;
struct CUpti_SassMetricsEnable_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
  uint8_t enableLazyPatching;
};
typedef struct CUpti_SassMetricsEnable_Params CUpti_SassMetricsEnable_Params;
struct CUpti_SassMetricsDisable_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
  size_t numOfDroppedRecords;
};
typedef struct CUpti_SassMetricsDisable_Params CUpti_SassMetricsDisable_Params;
struct CUpti_SassMetricsGetDataProperties_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
  size_t numOfPatchedInstructionRecords;
  size_t numOfInstances;
};
typedef struct CUpti_SassMetricsGetDataProperties_Params CUpti_SassMetricsGetDataProperties_Params;
struct CUpti_SassMetrics_InstanceValue {
  uint64_t metricId;
  uint64_t value;
};
typedef struct CUpti_SassMetrics_InstanceValue CUpti_SassMetrics_InstanceValue;
struct CUpti_SassMetrics_Data {
  size_t structSize;
  void *pPriv;
  uint32_t cubinCrc;
  uint32_t functionIndex;
  const char *functionName;
  uint32_t pcOffset;
  CUpti_SassMetrics_InstanceValue *pInstanceValues;
};
typedef struct CUpti_SassMetrics_Data CUpti_SassMetrics_Data;
struct CUpti_SassMetricsFlushData_Params {
  size_t structSize;
  void *pPriv;
  CUcontext ctx;
  size_t numOfPatchedInstructionRecords;
  size_t numOfInstances;
  CUpti_SassMetrics_Data *pMetricsData;
};
typedef struct CUpti_SassMetricsFlushData_Params CUpti_SassMetricsFlushData_Params;
HIPIFY_C_BEGIN
CUptiResult cuptiDeviceGetChipName(CUpti_Device_GetChipName_Params *);
CUptiResult cuptiProfilerInitialize(CUpti_Profiler_Initialize_Params *);
CUptiResult cuptiProfilerDeInitialize(CUpti_Profiler_DeInitialize_Params *);
CUptiResult cuptiProfilerCounterDataImageCalculateSize(CUpti_Profiler_CounterDataImage_CalculateSize_Params *);
CUptiResult cuptiProfilerCounterDataImageInitialize(CUpti_Profiler_CounterDataImage_Initialize_Params *);
CUptiResult cuptiProfilerCounterDataImageCalculateScratchBufferSize(CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params *);
CUptiResult cuptiProfilerCounterDataImageInitializeScratchBuffer(CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params *);
CUptiResult cuptiProfilerBeginSession(CUpti_Profiler_BeginSession_Params *);
CUptiResult cuptiProfilerEndSession(CUpti_Profiler_EndSession_Params *);
CUptiResult cuptiProfilerSetConfig(CUpti_Profiler_SetConfig_Params *);
CUptiResult cuptiProfilerUnsetConfig(CUpti_Profiler_UnsetConfig_Params *);
CUptiResult cuptiProfilerBeginPass(CUpti_Profiler_BeginPass_Params *);
CUptiResult cuptiProfilerEndPass(CUpti_Profiler_EndPass_Params *);
CUptiResult cuptiProfilerEnableProfiling(CUpti_Profiler_EnableProfiling_Params *);
CUptiResult cuptiProfilerDisableProfiling(CUpti_Profiler_DisableProfiling_Params *);
CUptiResult cuptiProfilerIsPassCollected(CUpti_Profiler_IsPassCollected_Params *);
CUptiResult cuptiProfilerFlushCounterData(CUpti_Profiler_FlushCounterData_Params *);
CUptiResult cuptiProfilerPushRange(CUpti_Profiler_PushRange_Params *);
CUptiResult cuptiProfilerPopRange(CUpti_Profiler_PopRange_Params *);
CUptiResult cuptiProfilerGetCounterAvailability(CUpti_Profiler_GetCounterAvailability_Params *);
CUptiResult cuptiProfilerDeviceSupported(CUpti_Profiler_DeviceSupported_Params *);
CUptiResult cuptiProfilerHostInitialize(CUpti_Profiler_Host_Initialize_Params *);
CUptiResult cuptiProfilerHostDeinitialize(CUpti_Profiler_Host_Deinitialize_Params *);
CUptiResult cuptiProfilerHostGetSupportedChips(CUpti_Profiler_Host_GetSupportedChips_Params *);
CUptiResult cuptiProfilerHostGetBaseMetrics(CUpti_Profiler_Host_GetBaseMetrics_Params *);
CUptiResult cuptiProfilerHostGetSubMetrics(CUpti_Profiler_Host_GetSubMetrics_Params *);
CUptiResult cuptiProfilerHostGetMetricProperties(CUpti_Profiler_Host_GetMetricProperties_Params *);
CUptiResult cuptiProfilerHostGetRangeName(CUpti_Profiler_Host_GetRangeName_Params *);
CUptiResult cuptiProfilerHostEvaluateToGpuValues(CUpti_Profiler_Host_EvaluateToGpuValues_Params *);
CUptiResult cuptiProfilerHostConfigAddMetrics(CUpti_Profiler_Host_ConfigAddMetrics_Params *);
CUptiResult cuptiProfilerHostGetConfigImageSize(CUpti_Profiler_Host_GetConfigImageSize_Params *);
CUptiResult cuptiProfilerHostGetConfigImage(CUpti_Profiler_Host_GetConfigImage_Params *);
CUptiResult cuptiProfilerHostGetNumOfPasses(CUpti_Profiler_Host_GetNumOfPasses_Params *);
CUptiResult cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params *);
CUptiResult cuptiRangeProfilerSetConfig(CUpti_RangeProfiler_SetConfig_Params *);
CUptiResult cuptiRangeProfilerEnable(CUpti_RangeProfiler_Enable_Params *);
CUptiResult cuptiRangeProfilerDisable(CUpti_RangeProfiler_Disable_Params *);
CUptiResult cuptiRangeProfilerStart(CUpti_RangeProfiler_Start_Params *);
CUptiResult cuptiRangeProfilerStop(CUpti_RangeProfiler_Stop_Params *);
CUptiResult cuptiRangeProfilerPushRange(CUpti_RangeProfiler_PushRange_Params *);
CUptiResult cuptiRangeProfilerPopRange(CUpti_RangeProfiler_PopRange_Params *);
CUptiResult cuptiRangeProfilerDecodeData(CUpti_RangeProfiler_DecodeData_Params *);
CUptiResult cuptiRangeProfilerGetCounterDataSize(CUpti_RangeProfiler_GetCounterDataSize_Params *);
CUptiResult cuptiRangeProfilerCounterDataImageInitialize(CUpti_RangeProfiler_CounterDataImage_Initialize_Params *);
CUptiResult cuptiRangeProfilerGetCounterDataInfo(CUpti_RangeProfiler_GetCounterDataInfo_Params *);
CUptiResult cuptiRangeProfilerCounterDataGetRangeInfo(CUpti_RangeProfiler_CounterData_GetRangeInfo_Params *);
CUptiResult cuptiPCSamplingSetConfigurationAttribute(CUpti_PCSamplingConfigurationInfoParams *);
CUptiResult cuptiPCSamplingGetConfigurationAttribute(CUpti_PCSamplingConfigurationInfoParams *);
CUptiResult cuptiPCSamplingGetData(CUpti_PCSamplingGetDataParams *);
CUptiResult cuptiPCSamplingEnable(CUpti_PCSamplingEnableParams *);
CUptiResult cuptiPCSamplingDisable(CUpti_PCSamplingDisableParams *);
CUptiResult cuptiPCSamplingStart(CUpti_PCSamplingStartParams *);
CUptiResult cuptiPCSamplingStop(CUpti_PCSamplingStopParams *);
CUptiResult cuptiPCSamplingGetNumStallReasons(CUpti_PCSamplingGetNumStallReasonsParams *);
CUptiResult cuptiPCSamplingGetStallReasons(CUpti_PCSamplingGetStallReasonsParams *);
CUptiResult cuptiGetSassToSourceCorrelation(CUpti_GetSassToSourceCorrelationParams *);
CUptiResult cuptiGetCubinCrc(CUpti_GetCubinCrcParams *);
CUptiResult cuptiRegisterComputeCrcCallback(CUpti_ComputeCrcCallbackFunc);
CUptiResult cuptiPmSamplingSetConfig(CUpti_PmSampling_SetConfig_Params *);
CUptiResult cuptiPmSamplingEnable(CUpti_PmSampling_Enable_Params *);
CUptiResult cuptiPmSamplingDisable(CUpti_PmSampling_Disable_Params *);
CUptiResult cuptiPmSamplingStart(CUpti_PmSampling_Start_Params *);
CUptiResult cuptiPmSamplingStop(CUpti_PmSampling_Stop_Params *);
CUptiResult cuptiPmSamplingDecodeData(CUpti_PmSampling_DecodeData_Params *);
CUptiResult cuptiPmSamplingGetCounterAvailability(CUpti_PmSampling_GetCounterAvailability_Params *);
CUptiResult cuptiPmSamplingGetCounterDataSize(CUpti_PmSampling_GetCounterDataSize_Params *);
CUptiResult cuptiPmSamplingCounterDataImageInitialize(CUpti_PmSampling_CounterDataImage_Initialize_Params *);
CUptiResult cuptiPmSamplingGetCounterDataInfo(CUpti_PmSampling_GetCounterDataInfo_Params *);
CUptiResult cuptiPmSamplingCounterDataGetSampleInfo(CUpti_PmSampling_CounterData_GetSampleInfo_Params *);
CUptiResult cuptiSassMetricsGetNumOfMetrics(CUpti_SassMetrics_GetNumOfMetrics_Params *);
CUptiResult cuptiSassMetricsGetMetrics(CUpti_SassMetrics_GetMetrics_Params *);
CUptiResult cuptiSassMetricsGetProperties(CUpti_SassMetrics_GetProperties_Params *);
CUptiResult cuptiSassMetricsSetConfig(CUpti_SassMetricsSetConfig_Params *);
CUptiResult cuptiSassMetricsUnsetConfig(CUpti_SassMetricsUnsetConfig_Params *);
CUptiResult cuptiSassMetricsEnable(CUpti_SassMetricsEnable_Params *);
CUptiResult cuptiSassMetricsDisable(CUpti_SassMetricsDisable_Params *);
CUptiResult cuptiSassMetricsGetDataProperties(CUpti_SassMetricsGetDataProperties_Params *);
CUptiResult cuptiSassMetricsFlushData(CUpti_SassMetricsFlushData_Params *);
HIPIFY_C_END
#ifdef __cplusplus
#include <fstream>
#include <vector>
namespace CUPTI {
namespace PcSamplingUtil {
typedef struct __attribute__((aligned(8))) {
  uint32_t version;
  uint32_t totalBuffers;
} Header;
typedef struct __attribute__((aligned(8))) {
  uint64_t recordCount;
  size_t numStallReasons;
  uint64_t numSelectedStallReasons;
  uint64_t bufferByteSize;
} BufferInfo;
typedef struct __attribute__((aligned(8))) {
  size_t numStallReasons;
  char **stallReasons;
  uint32_t *stallReasonIndex;
} PcSamplingStallReasons;
typedef enum { PC_SAMPLING_BUFFER_INVALID = 0, PC_SAMPLING_BUFFER_PC_TO_COUNTER_DATA = 1 } PcSamplingBufferType;
typedef enum { CUPTI_UTIL_SUCCESS = 0, CUPTI_UTIL_ERROR_INVALID_PARAMETER = 1, CUPTI_UTIL_ERROR_UNABLE_TO_CREATE_FILE = 2, CUPTI_UTIL_ERROR_UNABLE_TO_OPEN_FILE = 3, CUPTI_UTIL_ERROR_READ_WRITE_OPERATION_FAILED = 4, CUPTI_UTIL_ERROR_FILE_HANDLE_CORRUPTED = 5, CUPTI_UTIL_ERROR_SEEK_OPERATION_FAILED = 6, CUPTI_UTIL_ERROR_OUT_OF_MEMORY = 7, CUPTI_UTIL_ERROR_UNKNOWN = 999, CUPTI_UTIL_ERROR_FORCE_INT = 2147483647 } CUptiUtilResult;
typedef struct {
  size_t size;
  PcSamplingBufferType bufferType;
  void *pSamplingData;
  size_t numAttributes;
  CUpti_PCSamplingConfigurationInfo *pPCSamplingConfigurationInfo;
  PcSamplingStallReasons *pPcSamplingStallReasons;
  const char *fileName;
} CUptiUtil_PutPcSampDataParams;
typedef struct {
  size_t size;
  std::ifstream *fileHandler;
  Header headerInfo;
} CUptiUtil_GetHeaderDataParams;
typedef struct {
  size_t size;
  std::ifstream *fileHandler;
  BufferInfo bufferInfoData;
} CUptiUtil_GetBufferInfoParams;
typedef struct {
  size_t size;
  std::ifstream *fileHandler;
  PcSamplingBufferType bufferType;
  BufferInfo *pBufferInfoData;
  void *pSamplingData;
  size_t numAttributes;
  CUpti_PCSamplingConfigurationInfo *pPCSamplingConfigurationInfo;
  PcSamplingStallReasons *pPcSamplingStallReasons;
} CUptiUtil_GetPcSampDataParams;
typedef struct {
  size_t size;
  size_t numberOfBuffers;
  CUpti_PCSamplingData *PcSampDataBuffer;
  CUpti_PCSamplingData **MergedPcSampDataBuffers;
  size_t *numMergedBuffer;
} CUptiUtil_MergePcSampDataParams;
CUptiUtilResult CuptiUtilPutPcSampData(CUptiUtil_PutPcSampDataParams *);
CUptiUtilResult CuptiUtilGetHeaderData(CUptiUtil_GetHeaderDataParams *);
CUptiUtilResult CuptiUtilGetBufferInfo(CUptiUtil_GetBufferInfoParams *);
CUptiUtilResult CuptiUtilGetPcSampData(CUptiUtil_GetPcSampDataParams *);
CUptiUtilResult CuptiUtilMergePcSampData(CUptiUtil_MergePcSampDataParams *);
}
}
namespace NV {
namespace Cupti {
namespace Checkpoint {
typedef enum { CUPTI_CHECKPOINT_OPT_NONE = 0, CUPTI_CHECKPOINT_OPT_TRANSFER = 1 } CUpti_CheckpointOptimizations;
typedef struct {
  size_t structSize;
  CUcontext ctx;
  size_t reserveDeviceMB;
  size_t reserveHostMB;
  uint8_t allowOverwrite;
  uint8_t optimizations;
  void *pPriv;
} CUpti_Checkpoint;
CUptiResult cuptiCheckpointSave(CUpti_Checkpoint *const);
CUptiResult cuptiCheckpointRestore(CUpti_Checkpoint *const);
CUptiResult cuptiCheckpointFree(CUpti_Checkpoint *const);
}
}
}
#endif
#endif
