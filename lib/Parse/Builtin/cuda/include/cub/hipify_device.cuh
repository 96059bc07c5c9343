// CUB: algorithms over device memory. Each takes the temporary storage, its
// size, and what the algorithm needs; the results are all a status.
#ifndef HIPIFY_CUB_HIPIFY_DEVICE_CUH
#define HIPIFY_CUB_HIPIFY_DEVICE_CUH
#include "hipify_util.cuh"

namespace cub {
#define HIPIFY_CUB_ALGORITHM(Name)                                             \
  template <class... Args>                                                     \
  HIPIFY_HD static cudaError_t Name(void *, size_t &, Args &&...) HIPIFY_BODY
#define HIPIFY_CUB_IN_PLACE(Name)                                              \
  template <class... Args> HIPIFY_HD static cudaError_t Name(Args &&...) HIPIFY_BODY
struct DeviceAdjacentDifference {
  HIPIFY_CUB_ALGORITHM(AdjacentDifference)
  HIPIFY_CUB_ALGORITHM(SubtractLeft)
  HIPIFY_CUB_ALGORITHM(SubtractLeftCopy)
  HIPIFY_CUB_ALGORITHM(SubtractRight)
  HIPIFY_CUB_ALGORITHM(SubtractRightCopy)
};
struct DeviceCopy {
  HIPIFY_CUB_ALGORITHM(Batched)
};
struct DeviceMemcpy {
  HIPIFY_CUB_ALGORITHM(Batched)
};
struct DeviceFor {
  HIPIFY_CUB_IN_PLACE(Bulk)
  HIPIFY_CUB_IN_PLACE(ForEach)
  HIPIFY_CUB_IN_PLACE(ForEachCopy)
  HIPIFY_CUB_IN_PLACE(ForEachCopyN)
  HIPIFY_CUB_IN_PLACE(ForEachCopyNNoNVTX)
  HIPIFY_CUB_IN_PLACE(ForEachInExtents)
  HIPIFY_CUB_IN_PLACE(ForEachN)
  HIPIFY_CUB_IN_PLACE(ForEachNNoNVTX)
  HIPIFY_CUB_IN_PLACE(for_each_n)
  HIPIFY_CUB_IN_PLACE(is_aligned)
};
struct DeviceTransform {
  HIPIFY_CUB_IN_PLACE(Transform)
  HIPIFY_CUB_IN_PLACE(TransformStableArgumentAddresses)
};
struct DeviceHistogram {
  HIPIFY_CUB_ALGORITHM(HistogramEven)
  HIPIFY_CUB_ALGORITHM(HistogramRange)
  template <int Channels, int Active, class... Args>
  HIPIFY_HD static cudaError_t MultiHistogramEven(void *, size_t &, Args &&...) HIPIFY_BODY
  template <int Channels, int Active, class... Args>
  HIPIFY_HD static cudaError_t MultiHistogramRange(void *, size_t &,
                                                   Args &&...) HIPIFY_BODY
  template <class... Args> static void to_array(Args &&...);
};
struct DeviceMerge {
  HIPIFY_CUB_ALGORITHM(MergeKeys)
  HIPIFY_CUB_ALGORITHM(MergePairs)
};
struct DeviceMergeSort {
  HIPIFY_CUB_ALGORITHM(SortKeys)
  HIPIFY_CUB_ALGORITHM(SortKeysCopy)
  HIPIFY_CUB_ALGORITHM(SortKeysCopyNoNVTX)
  HIPIFY_CUB_ALGORITHM(SortKeysNoNVTX)
  HIPIFY_CUB_ALGORITHM(SortPairs)
  HIPIFY_CUB_ALGORITHM(SortPairsCopy)
  HIPIFY_CUB_ALGORITHM(SortPairsNoNVTX)
  HIPIFY_CUB_ALGORITHM(StableSortKeys)
  HIPIFY_CUB_ALGORITHM(StableSortKeysCopy)
  HIPIFY_CUB_ALGORITHM(StableSortPairs)
};
struct DevicePartition {
  HIPIFY_CUB_ALGORITHM(Flagged)
  HIPIFY_CUB_ALGORITHM(If)
  HIPIFY_CUB_ALGORITHM(IfNoNVTX)
};
#define HIPIFY_CUB_SORTS                                                       \
  HIPIFY_CUB_ALGORITHM(SortKeys)                                               \
  HIPIFY_CUB_ALGORITHM(SortKeysDescending)                                     \
  HIPIFY_CUB_ALGORITHM(SortPairs)                                              \
  HIPIFY_CUB_ALGORITHM(SortPairsDescending)
struct DeviceRadixSort {
  HIPIFY_CUB_SORTS
  HIPIFY_CUB_ALGORITHM(custom_radix_sort)
};
struct DeviceSegmentedRadixSort {
  HIPIFY_CUB_SORTS
};
struct DeviceSegmentedSort {
  HIPIFY_CUB_SORTS
  HIPIFY_CUB_ALGORITHM(SortKeysNoNVTX)
  HIPIFY_CUB_ALGORITHM(SortKeysDescendingNoNVTX)
  HIPIFY_CUB_ALGORITHM(SortPairsNoNVTX)
  HIPIFY_CUB_ALGORITHM(SortPairsDescendingNoNVTX)
  HIPIFY_CUB_ALGORITHM(StableSortKeys)
  HIPIFY_CUB_ALGORITHM(StableSortKeysDescending)
  HIPIFY_CUB_ALGORITHM(StableSortPairs)
  HIPIFY_CUB_ALGORITHM(StableSortPairsDescending)
};
#undef HIPIFY_CUB_SORTS
struct DeviceReduce {
  HIPIFY_CUB_ALGORITHM(Reduce)
  HIPIFY_CUB_ALGORITHM(Sum)
  HIPIFY_CUB_ALGORITHM(Min)
  HIPIFY_CUB_ALGORITHM(Max)
  HIPIFY_CUB_ALGORITHM(ArgMin)
  HIPIFY_CUB_ALGORITHM(ArgMax)
  HIPIFY_CUB_ALGORITHM(TransformReduce)
  HIPIFY_CUB_ALGORITHM(ReduceByKey)
};
struct DeviceSegmentedReduce {
  HIPIFY_CUB_ALGORITHM(Reduce)
  HIPIFY_CUB_ALGORITHM(Sum)
  HIPIFY_CUB_ALGORITHM(Min)
  HIPIFY_CUB_ALGORITHM(Max)
  HIPIFY_CUB_ALGORITHM(ArgMin)
  HIPIFY_CUB_ALGORITHM(ArgMax)
  HIPIFY_CUB_ALGORITHM(segmented_reduce)
};
struct DeviceRunLengthEncode {
  HIPIFY_CUB_ALGORITHM(Encode)
  HIPIFY_CUB_ALGORITHM(NonTrivialRuns)
};
struct DeviceScan {
  HIPIFY_CUB_ALGORITHM(ExclusiveSum)
  HIPIFY_CUB_ALGORITHM(ExclusiveScan)
  HIPIFY_CUB_ALGORITHM(InclusiveSum)
  HIPIFY_CUB_ALGORITHM(InclusiveScan)
  HIPIFY_CUB_ALGORITHM(InclusiveScanInit)
  HIPIFY_CUB_ALGORITHM(ExclusiveSumByKey)
  HIPIFY_CUB_ALGORITHM(ExclusiveScanByKey)
  HIPIFY_CUB_ALGORITHM(InclusiveSumByKey)
  HIPIFY_CUB_ALGORITHM(InclusiveScanByKey)
};
struct DeviceSelect {
  HIPIFY_CUB_ALGORITHM(Flagged)
  HIPIFY_CUB_ALGORITHM(FlaggedIf)
  HIPIFY_CUB_ALGORITHM(If)
  HIPIFY_CUB_ALGORITHM(Unique)
  HIPIFY_CUB_ALGORITHM(UniqueByKey)
};
struct DeviceSpmv {
  HIPIFY_CUB_ALGORITHM(CsrMV)
};
#undef HIPIFY_CUB_ALGORITHM
#undef HIPIFY_CUB_IN_PLACE
} // namespace cub
#endif
