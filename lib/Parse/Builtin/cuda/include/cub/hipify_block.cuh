// CUB: collectives of blocks and warps.
#ifndef HIPIFY_CUB_HIPIFY_BLOCK_CUH
#define HIPIFY_CUB_HIPIFY_BLOCK_CUH
#include "hipify_util.cuh"

namespace cub {
enum BlockLoadAlgorithm {
  BLOCK_LOAD_DIRECT,
  BLOCK_LOAD_STRIPED,
  BLOCK_LOAD_VECTORIZE,
  BLOCK_LOAD_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED
};
enum BlockStoreAlgorithm {
  BLOCK_STORE_DIRECT,
  BLOCK_STORE_STRIPED,
  BLOCK_STORE_VECTORIZE,
  BLOCK_STORE_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED
};
enum BlockReduceAlgorithm {
  BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY,
  BLOCK_REDUCE_RAKING,
  BLOCK_REDUCE_WARP_REDUCTIONS
};
enum BlockScanAlgorithm {
  BLOCK_SCAN_RAKING,
  BLOCK_SCAN_RAKING_MEMOIZE,
  BLOCK_SCAN_WARP_SCANS
};
enum BlockHistogramAlgorithm { BLOCK_HISTO_SORT, BLOCK_HISTO_ATOMIC };
enum BlockHistogramMemoryPreference { GMEM, SMEM, BLEND };
enum RadixRankAlgorithm {
  RADIX_RANK_BASIC,
  RADIX_RANK_MEMOIZE,
  RADIX_RANK_MATCH,
  RADIX_RANK_MATCH_EARLY_COUNTS_ANY,
  RADIX_RANK_MATCH_EARLY_COUNTS_ATOMIC_OR
};
enum RadixSortStoreAlgorithm {
  RADIX_SORT_STORE_DIRECT,
  RADIX_SORT_STORE_ALIGNED
};
enum WarpLoadAlgorithm {
  WARP_LOAD_DIRECT,
  WARP_LOAD_STRIPED,
  WARP_LOAD_VECTORIZE,
  WARP_LOAD_TRANSPOSE
};
enum WarpStoreAlgorithm {
  WARP_STORE_DIRECT,
  WARP_STORE_STRIPED,
  WARP_STORE_VECTORIZE,
  WARP_STORE_TRANSPOSE
};
enum WarpExchangeAlgorithm { WARP_EXCHANGE_SMEM, WARP_EXCHANGE_SHUFFLE };
enum WarpMatchAlgorithm { WARP_MATCH_ANY, WARP_MATCH_ATOMIC_OR };
enum ScanTileStatus {
  SCAN_TILE_OOB,
  SCAN_TILE_INVALID = 99,
  SCAN_TILE_PARTIAL,
  SCAN_TILE_INCLUSIVE
};
enum class SortOrder { Ascending, Descending };
enum class MayAlias { No, Yes };
enum class ForceInclusive { No, Yes };
enum class MemoryOrder { relaxed, acquire_release };
enum class SelectImpl { Select, SelectPotentiallyInPlace, Partition };
enum class ReadOption { simple, lds_transpose };
enum class CopyAlg { Memcpy, Copy };

#define HIPIFY_CUB_COLLECTIVE(Name)                                            \
  struct TempStorage {                                                         \
    int hipify_reserved;                                                       \
    HIPIFY_HD TempStorage &Alias() HIPIFY_BODY                                 \
  };                                                                           \
  HIPIFY_D Name() HIPIFY_BODY                                                  \
  HIPIFY_D Name(TempStorage &) HIPIFY_BODY
#define HIPIFY_CUB_BLOCK                                                       \
  enum { BLOCK_THREADS = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z };

// Loads and stores without a collective.
#define HIPIFY_CUB_LOADS(Name)                                                 \
  template <class T, int N, class It>                                          \
  HIPIFY_D void Name(int, It, T (&)[N]) HIPIFY_BODY                            \
  template <class T, int N, class It>                                          \
  HIPIFY_D void Name(int, It, T (&)[N], int) HIPIFY_BODY                       \
  template <class T, class Default, int N, class It>                           \
  HIPIFY_D void Name(int, It, T (&)[N], int, Default) HIPIFY_BODY
HIPIFY_CUB_LOADS(LoadDirectBlocked)
HIPIFY_CUB_LOADS(LoadDirectWarpStriped)
#undef HIPIFY_CUB_LOADS
template <int Threads, class T, int N, class It>
HIPIFY_D void LoadDirectStriped(int, It, T (&)[N]) HIPIFY_BODY
template <int Threads, class T, int N, class It>
HIPIFY_D void LoadDirectStriped(int, It, T (&)[N], int) HIPIFY_BODY
template <int Threads, class T, class Default, int N, class It>
HIPIFY_D void LoadDirectStriped(int, It, T (&)[N], int, Default) HIPIFY_BODY
template <class T, int N> HIPIFY_D void LoadDirectBlockedVectorized(int, T *, T (&)[N]) HIPIFY_BODY
template <CacheLoadModifier M, class T, int N>
HIPIFY_D void InternalLoadDirectBlockedVectorized(int, T *, T (&)[N]) HIPIFY_BODY
template <class T, int N, class It>
HIPIFY_D void StoreDirectBlocked(int, It, T (&)[N]) HIPIFY_BODY
template <class T, int N, class It>
HIPIFY_D void StoreDirectBlocked(int, It, T (&)[N], int) HIPIFY_BODY
template <class T, int N>
HIPIFY_D void StoreDirectBlockedVectorized(int, T *, T (&)[N]) HIPIFY_BODY
template <int Threads, class T, int N, class It>
HIPIFY_D void StoreDirectStriped(int, It, T (&)[N]) HIPIFY_BODY
template <int Threads, class T, int N, class It>
HIPIFY_D void StoreDirectStriped(int, It, T (&)[N], int) HIPIFY_BODY
template <class T, int N, class It>
HIPIFY_D void StoreDirectWarpStriped(int, It, T (&)[N]) HIPIFY_BODY
template <class T, int N, class It>
HIPIFY_D void StoreDirectWarpStriped(int, It, T (&)[N], int) HIPIFY_BODY

#define HIPIFY_CUB_LOAD                                                        \
  template <class It, class U, int N> HIPIFY_D void Load(It, U (&)[N]) HIPIFY_BODY \
  template <class It, class U, int N> HIPIFY_D void Load(It, U (&)[N], int) HIPIFY_BODY \
  template <class It, class U, int N, class Default>                           \
  HIPIFY_D void Load(It, U (&)[N], int, Default) HIPIFY_BODY
#define HIPIFY_CUB_STORE                                                       \
  template <class It, class U, int N> HIPIFY_D void Store(It, U (&)[N]) HIPIFY_BODY \
  template <class It, class U, int N> HIPIFY_D void Store(It, U (&)[N], int) HIPIFY_BODY
template <class T, int BLOCK_DIM_X, int ITEMS_PER_THREAD,
          BlockLoadAlgorithm ALGORITHM = BLOCK_LOAD_DIRECT, int BLOCK_DIM_Y = 1,
          int BLOCK_DIM_Z = 1, int PTX_ARCH = 0>
class BlockLoad {
public:
  template <BlockLoadAlgorithm A, int Dummy = 0> struct LoadInternal;
  HIPIFY_CUB_BLOCK
  HIPIFY_CUB_COLLECTIVE(BlockLoad)
  HIPIFY_CUB_LOAD
  template <class It> HIPIFY_D void Load(It, T (&)[ITEMS_PER_THREAD]) HIPIFY_BODY
};
template <class T, int BLOCK_DIM_X, int ITEMS_PER_THREAD,
          BlockStoreAlgorithm ALGORITHM = BLOCK_STORE_DIRECT,
          int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int PTX_ARCH = 0>
class BlockStore {
public:
  template <BlockStoreAlgorithm A, int Dummy = 0> struct StoreInternal;
  HIPIFY_CUB_BLOCK
  HIPIFY_CUB_COLLECTIVE(BlockStore)
  HIPIFY_CUB_STORE
};
template <class Policy, class It,
          class T = typename std::iterator_traits<It>::value_type>
struct BlockLoadType {
  using type = BlockLoad<T, Policy::BLOCK_THREADS, Policy::ITEMS_PER_THREAD,
                         Policy::LOAD_ALGORITHM>;
};
template <class Policy, class It,
          class T = typename std::iterator_traits<It>::value_type>
struct BlockStoreType {
  using type = BlockStore<T, Policy::BLOCK_THREADS, Policy::ITEMS_PER_THREAD,
                          Policy::STORE_ALGORITHM>;
};
template <class T, int ITEMS_PER_THREAD,
          WarpLoadAlgorithm ALGORITHM = WARP_LOAD_DIRECT,
          int LOGICAL_WARP_THREADS = 32, int PTX_ARCH = 0>
class WarpLoad {
public:
  template <WarpLoadAlgorithm A, int Dummy = 0> struct LoadInternal;
  HIPIFY_CUB_COLLECTIVE(WarpLoad)
  HIPIFY_CUB_LOAD
};
template <class T, int ITEMS_PER_THREAD,
          WarpStoreAlgorithm ALGORITHM = WARP_STORE_DIRECT,
          int LOGICAL_WARP_THREADS = 32, int PTX_ARCH = 0>
class WarpStore {
public:
  template <WarpStoreAlgorithm A, int Dummy = 0> struct StoreInternal;
  HIPIFY_CUB_COLLECTIVE(WarpStore)
  HIPIFY_CUB_STORE
};
#undef HIPIFY_CUB_LOAD
#undef HIPIFY_CUB_STORE

template <class T, int BLOCK_DIM_X,
          BlockReduceAlgorithm ALGORITHM = BLOCK_REDUCE_WARP_REDUCTIONS,
          int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int PTX_ARCH = 0>
class BlockReduce {
public:
  HIPIFY_CUB_BLOCK
  HIPIFY_CUB_COLLECTIVE(BlockReduce)
  template <class Op> HIPIFY_D T Reduce(T, Op) HIPIFY_BODY
  template <int N, class Op> HIPIFY_D T Reduce(T (&)[N], Op) HIPIFY_BODY
  template <class Op> HIPIFY_D T Reduce(T, Op, int) HIPIFY_BODY
  HIPIFY_D T Sum(T) HIPIFY_BODY
  template <int N> HIPIFY_D T Sum(T (&)[N]) HIPIFY_BODY
  HIPIFY_D T Sum(T, int) HIPIFY_BODY
};
template <class T, int BLOCK_DIM_X,
          BlockScanAlgorithm ALGORITHM = BLOCK_SCAN_RAKING, int BLOCK_DIM_Y = 1,
          int BLOCK_DIM_Z = 1, int PTX_ARCH = 0>
class BlockScan {
public:
  HIPIFY_CUB_BLOCK
  HIPIFY_CUB_COLLECTIVE(BlockScan)
#define HIPIFY_CUB_SCAN_SUM(Name)                                              \
  HIPIFY_D void Name(T, T &) HIPIFY_BODY                                       \
  HIPIFY_D void Name(T, T &, T &) HIPIFY_BODY                                  \
  template <class Prefix> HIPIFY_D void Name(T, T &, Prefix &) HIPIFY_BODY     \
  template <int N> HIPIFY_D void Name(T (&)[N], T (&)[N]) HIPIFY_BODY          \
  template <int N> HIPIFY_D void Name(T (&)[N], T (&)[N], T &) HIPIFY_BODY     \
  template <int N, class Prefix>                                               \
  HIPIFY_D void Name(T (&)[N], T (&)[N], Prefix &) HIPIFY_BODY
  HIPIFY_CUB_SCAN_SUM(ExclusiveSum)
  HIPIFY_CUB_SCAN_SUM(InclusiveSum)
#undef HIPIFY_CUB_SCAN_SUM
#define HIPIFY_CUB_SCAN(Name)                                                  \
  template <class Op> HIPIFY_D void Name(T, T &, Op) HIPIFY_BODY               \
  template <class Op> HIPIFY_D void Name(T, T &, Op, T &) HIPIFY_BODY          \
  template <class Op, class Prefix>                                            \
  HIPIFY_D void Name(T, T &, Op, Prefix &) HIPIFY_BODY                         \
  template <int N, class Op> HIPIFY_D void Name(T (&)[N], T (&)[N], Op) HIPIFY_BODY \
  template <int N, class Op> HIPIFY_D void Name(T (&)[N], T (&)[N], Op, T &) HIPIFY_BODY \
  template <int N, class Op, class Prefix>                                     \
  HIPIFY_D void Name(T (&)[N], T (&)[N], Op, Prefix &) HIPIFY_BODY             \
  template <class I, class Op>                                                 \
  HIPIFY_D std::enable_if_t<std::is_convertible<I, T>::value> Name(T, T &, I,  \
                                                                   Op) HIPIFY_BODY \
  template <class I, class Op>                                                 \
  HIPIFY_D std::enable_if_t<std::is_convertible<I, T>::value> Name(            \
      T, T &, I, Op, T &) HIPIFY_BODY                                          \
  template <int N, class I, class Op>                                          \
  HIPIFY_D std::enable_if_t<std::is_convertible<I, T>::value> Name(            \
      T (&)[N], T (&)[N], I, Op) HIPIFY_BODY                                   \
  template <int N, class I, class Op>                                          \
  HIPIFY_D std::enable_if_t<std::is_convertible<I, T>::value> Name(            \
      T (&)[N], T (&)[N], I, Op, T &) HIPIFY_BODY
  HIPIFY_CUB_SCAN(ExclusiveScan)
  HIPIFY_CUB_SCAN(InclusiveScan)
#undef HIPIFY_CUB_SCAN
};
template <class Result, class Op> struct BlockScanRunningPrefixOp {
  Op op;
  Result running_total;
  HIPIFY_D BlockScanRunningPrefixOp(Op) HIPIFY_BODY
  HIPIFY_D BlockScanRunningPrefixOp(Result, Op) HIPIFY_BODY
  HIPIFY_D Result operator()(const Result &) HIPIFY_BODY
};
template <class T, int BLOCK_DIM_X, int ITEMS_PER_THREAD,
          bool WARP_TIME_SLICING = false, int BLOCK_DIM_Y = 1,
          int BLOCK_DIM_Z = 1, int PTX_ARCH = 0>
class BlockExchange {
public:
  HIPIFY_CUB_BLOCK
  HIPIFY_CUB_COLLECTIVE(BlockExchange)
#define HIPIFY_CUB_EXCHANGE(Name)                                              \
  template <class U> HIPIFY_D void Name(const T (&)[ITEMS_PER_THREAD],         \
                                        U (&)[ITEMS_PER_THREAD]) HIPIFY_BODY   \
  HIPIFY_D void Name(T (&)[ITEMS_PER_THREAD]) HIPIFY_BODY
  HIPIFY_CUB_EXCHANGE(StripedToBlocked)
  HIPIFY_CUB_EXCHANGE(BlockedToStriped)
  HIPIFY_CUB_EXCHANGE(WarpStripedToBlocked)
  HIPIFY_CUB_EXCHANGE(BlockedToWarpStriped)
#undef HIPIFY_CUB_EXCHANGE
#define HIPIFY_CUB_SCATTER(Name)                                               \
  template <class U, class... Rest>                                            \
  HIPIFY_D void Name(const T (&)[ITEMS_PER_THREAD], U (&)[ITEMS_PER_THREAD],   \
                     Rest &&...) HIPIFY_BODY
  HIPIFY_CUB_SCATTER(ScatterToBlocked)
  HIPIFY_CUB_SCATTER(ScatterToStriped)
  HIPIFY_CUB_SCATTER(ScatterToStripedGuarded)
  HIPIFY_CUB_SCATTER(ScatterToStripedFlagged)
#undef HIPIFY_CUB_SCATTER
};
template <class T, int ITEMS_PER_THREAD, int LOGICAL_WARP_THREADS = 32,
          WarpExchangeAlgorithm ALGORITHM = WARP_EXCHANGE_SMEM>
class WarpExchange {
public:
  HIPIFY_CUB_COLLECTIVE(WarpExchange)
  template <class U>
  HIPIFY_D void BlockedToStriped(const T (&)[ITEMS_PER_THREAD],
                                 U (&)[ITEMS_PER_THREAD]) HIPIFY_BODY
  template <class U>
  HIPIFY_D void StripedToBlocked(const T (&)[ITEMS_PER_THREAD],
                                 U (&)[ITEMS_PER_THREAD]) HIPIFY_BODY
  template <class Offset>
  HIPIFY_D void ScatterToStriped(T (&)[ITEMS_PER_THREAD],
                                 Offset (&)[ITEMS_PER_THREAD]) HIPIFY_BODY
  template <class U, class Offset>
  HIPIFY_D void ScatterToStriped(const T (&)[ITEMS_PER_THREAD],
                                 U (&)[ITEMS_PER_THREAD],
                                 Offset (&)[ITEMS_PER_THREAD]) HIPIFY_BODY
};
template <class Key, int BLOCK_DIM_X, int ITEMS_PER_THREAD,
          class Value = NullType, int RADIX_BITS = 4,
          bool MEMOIZE_OUTER_SCAN = true,
          BlockScanAlgorithm INNER = BLOCK_SCAN_WARP_SCANS,
          cudaSharedMemConfig SMEM = cudaSharedMemBankSizeFourByte,
          int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int PTX_ARCH = 0>
class BlockRadixSort {
public:
  HIPIFY_CUB_BLOCK
  HIPIFY_CUB_COLLECTIVE(BlockRadixSort)
#define HIPIFY_CUB_SORT(Name)                                                  \
  HIPIFY_D void Name(Key (&)[ITEMS_PER_THREAD], int = 0,                       \
                     int = sizeof(Key) * 8) HIPIFY_BODY                        \
  HIPIFY_D void Name(Key (&)[ITEMS_PER_THREAD], Value (&)[ITEMS_PER_THREAD],   \
                     int = 0, int = sizeof(Key) * 8) HIPIFY_BODY               \
  template <class D>                                                           \
  HIPIFY_D std::enable_if_t<!std::is_convertible<D, int>::value> Name(         \
      Key (&)[ITEMS_PER_THREAD], D, int = 0, int = sizeof(Key) * 8) HIPIFY_BODY \
  template <class D>                                                           \
  HIPIFY_D std::enable_if_t<!std::is_convertible<D, int>::value> Name(         \
      Key (&)[ITEMS_PER_THREAD], Value (&)[ITEMS_PER_THREAD], D, int = 0,      \
      int = sizeof(Key) * 8) HIPIFY_BODY
  HIPIFY_CUB_SORT(Sort)
  HIPIFY_CUB_SORT(SortDescending)
  HIPIFY_CUB_SORT(SortBlockedToStriped)
  HIPIFY_CUB_SORT(SortDescendingBlockedToStriped)
#undef HIPIFY_CUB_SORT
  template <class... Args> HIPIFY_D void SortBlocked(Args &&...) HIPIFY_BODY
  template <class... Args> HIPIFY_D void RankKeys(Args &&...) HIPIFY_BODY
  template <class... Args> HIPIFY_D void ExchangeValues(Args &&...) HIPIFY_BODY
};
template <int BLOCK_DIM_X, int RADIX_BITS, bool IS_DESCENDING,
          bool MEMOIZE_OUTER_SCAN = true,
          BlockScanAlgorithm INNER = BLOCK_SCAN_WARP_SCANS,
          cudaSharedMemConfig SMEM = cudaSharedMemBankSizeFourByte,
          int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int PTX_ARCH = 0>
class BlockRadixRank {
public:
  struct PrefixCallBack {
    template <class T> HIPIFY_D T operator()(T) HIPIFY_BODY
  };
  enum { RADIX_DIGITS = 1 << RADIX_BITS, BINS_TRACKED_PER_THREAD = 1 };
  HIPIFY_CUB_BLOCK
  HIPIFY_CUB_COLLECTIVE(BlockRadixRank)
  template <class... Args> HIPIFY_D void RankKeys(Args &&...) HIPIFY_BODY
};
template <int BLOCK_DIM_X, int RADIX_BITS, bool IS_DESCENDING,
          BlockScanAlgorithm INNER = BLOCK_SCAN_WARP_SCANS, int BLOCK_DIM_Y = 1,
          int BLOCK_DIM_Z = 1, int PTX_ARCH = 0>
class BlockRadixRankMatch {
public:
  enum {
    RADIX_DIGITS = 1 << RADIX_BITS,
    WARP_THREADS = 32,
    WARPS = (BLOCK_DIM_X + 31) / 32,
    BLOCK_WARPS = WARPS,
    BINS_TRACKED_PER_THREAD = 1
  };
  HIPIFY_CUB_BLOCK
  HIPIFY_CUB_COLLECTIVE(BlockRadixRankMatch)
  template <class... Args> HIPIFY_D void CallBack(Args &&...) HIPIFY_BODY
  template <class... Args> HIPIFY_D void RankKeys(Args &&...) HIPIFY_BODY
};
template <int BINS> struct BlockRadixRankEmptyCallback {
  HIPIFY_D void operator()(int (&)[BINS]) HIPIFY_BODY
};
template <int BLOCK_DIM_X, int RADIX_BITS, bool IS_DESCENDING,
          BlockScanAlgorithm INNER = BLOCK_SCAN_WARP_SCANS,
          WarpMatchAlgorithm MATCH = WARP_MATCH_ANY, int NUM_PARTS = 1>
struct BlockRadixRankMatchEarlyCounts {
  enum {
    BLOCK_THREADS = BLOCK_DIM_X,
    RADIX_DIGITS = 1 << RADIX_BITS,
    WARP_THREADS = 32,
    BLOCK_WARPS = BLOCK_DIM_X / 32,
    WARP_MASK = ~0
  };
  template <class... Args> struct BlockRadixRankMatchInternal;
  HIPIFY_CUB_COLLECTIVE(BlockRadixRankMatchEarlyCounts)
  template <class... Args> HIPIFY_D void RankKeys(Args &&...) HIPIFY_BODY
};
template <class Key> struct RadixSortTwiddle {
  typedef typename Traits<Key>::UnsignedBits UnsignedBits;
  HIPIFY_HD static UnsignedBits In(UnsignedBits) HIPIFY_BODY
  HIPIFY_HD static UnsignedBits Out(UnsignedBits) HIPIFY_BODY
  HIPIFY_HD static UnsignedBits DefaultKey() HIPIFY_BODY
};
template <class Key> struct BaseDigitExtractor {
  typedef typename Traits<Key>::UnsignedBits UnsignedBits;
  HIPIFY_HD static UnsignedBits ProcessFloatMinusZero(UnsignedBits) HIPIFY_BODY
};
template <class Key> struct BFEDigitExtractor : BaseDigitExtractor<Key> {
  HIPIFY_D BFEDigitExtractor(unsigned int = 0, unsigned int = 0) HIPIFY_BODY
  HIPIFY_D unsigned int
      Digit(typename BaseDigitExtractor<Key>::UnsignedBits) const HIPIFY_BODY
};
template <class Key> struct ShiftDigitExtractor : BaseDigitExtractor<Key> {
  HIPIFY_D ShiftDigitExtractor(unsigned int = 0, unsigned int = 0) HIPIFY_BODY
  HIPIFY_D unsigned int
      Digit(typename BaseDigitExtractor<Key>::UnsignedBits) const HIPIFY_BODY
};

#define HIPIFY_CUB_MERGE_SORT(Name)                                            \
  template <class Op> HIPIFY_D void Name(Key (&)[ITEMS_PER_THREAD], Op) HIPIFY_BODY \
  template <class Op>                                                          \
  HIPIFY_D void Name(Key (&)[ITEMS_PER_THREAD], Op, int, Key) HIPIFY_BODY      \
  template <class Op>                                                          \
  HIPIFY_D void Name(Key (&)[ITEMS_PER_THREAD], Value (&)[ITEMS_PER_THREAD],   \
                     Op) HIPIFY_BODY                                           \
  template <class Op, bool Last = true>                                        \
  HIPIFY_D void Name(Key (&)[ITEMS_PER_THREAD], Value (&)[ITEMS_PER_THREAD],   \
                     Op, int, Key) HIPIFY_BODY
template <class Key, class Value, int NUM_THREADS, int ITEMS_PER_THREAD,
          class Strategy>
class BlockMergeSortStrategy {
public:
  HIPIFY_CUB_COLLECTIVE(BlockMergeSortStrategy)
  HIPIFY_D BlockMergeSortStrategy(unsigned int) HIPIFY_BODY
  HIPIFY_D BlockMergeSortStrategy(TempStorage &, unsigned int) HIPIFY_BODY
  HIPIFY_D unsigned int get_linear_tid() const HIPIFY_BODY
  HIPIFY_CUB_MERGE_SORT(Sort)
  HIPIFY_CUB_MERGE_SORT(StableSort)
};
#undef HIPIFY_CUB_MERGE_SORT
template <class Key, int BLOCK_DIM_X, int ITEMS_PER_THREAD,
          class Value = NullType, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1>
class BlockMergeSort
    : public BlockMergeSortStrategy<
          Key, Value, BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z, ITEMS_PER_THREAD,
          BlockMergeSort<Key, BLOCK_DIM_X, ITEMS_PER_THREAD, Value, BLOCK_DIM_Y,
                         BLOCK_DIM_Z>> {
  using Base = BlockMergeSortStrategy<
      Key, Value, BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z, ITEMS_PER_THREAD,
      BlockMergeSort>;

public:
  HIPIFY_D BlockMergeSort() HIPIFY_BODY
  HIPIFY_D explicit BlockMergeSort(typename Base::TempStorage &) HIPIFY_BODY
};
template <class Key, int ITEMS_PER_THREAD, int LOGICAL_WARP_THREADS = 32,
          class Value = NullType, int PTX_ARCH = 0>
class WarpMergeSort
    : public BlockMergeSortStrategy<
          Key, Value, LOGICAL_WARP_THREADS, ITEMS_PER_THREAD,
          WarpMergeSort<Key, ITEMS_PER_THREAD, LOGICAL_WARP_THREADS, Value,
                        PTX_ARCH>> {
  using Base =
      BlockMergeSortStrategy<Key, Value, LOGICAL_WARP_THREADS, ITEMS_PER_THREAD,
                             WarpMergeSort>;

public:
  HIPIFY_D WarpMergeSort() HIPIFY_BODY
  HIPIFY_D WarpMergeSort(typename Base::TempStorage &) HIPIFY_BODY
  HIPIFY_D unsigned int get_member_mask() const HIPIFY_BODY
};
template <class T, int BLOCK_DIM_X, int ITEMS_PER_THREAD, int BINS,
          BlockHistogramAlgorithm ALGORITHM = BLOCK_HISTO_SORT,
          int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int PTX_ARCH = 0>
class BlockHistogram {
public:
  HIPIFY_CUB_BLOCK
  HIPIFY_CUB_COLLECTIVE(BlockHistogram)
  template <class Counter> HIPIFY_D void InitHistogram(Counter (&)[BINS]) HIPIFY_BODY
  template <class Counter>
  HIPIFY_D void Histogram(T (&)[ITEMS_PER_THREAD], Counter (&)[BINS]) HIPIFY_BODY
  template <class Counter>
  HIPIFY_D void Composite(T (&)[ITEMS_PER_THREAD], Counter (&)[BINS]) HIPIFY_BODY
};
template <class T, int BLOCK_DIM_X, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1,
          int PTX_ARCH = 0>
class BlockDiscontinuity {
public:
  template <class Op, bool Has = false> struct ApplyOp;
  template <int I, int Max> struct Iterate {
    template <class... Args> HIPIFY_D static void FlagHeads(Args &&...) HIPIFY_BODY
    template <class... Args> HIPIFY_D static void FlagTails(Args &&...) HIPIFY_BODY
  };
  HIPIFY_CUB_BLOCK
  HIPIFY_CUB_COLLECTIVE(BlockDiscontinuity)
  template <int N, class Flag, class Op>
  HIPIFY_D void FlagHeads(Flag (&)[N], T (&)[N], Op) HIPIFY_BODY
  template <int N, class Flag, class Op>
  HIPIFY_D void FlagHeads(Flag (&)[N], T (&)[N], Op, T) HIPIFY_BODY
  template <int N, class Flag, class Op>
  HIPIFY_D void FlagTails(Flag (&)[N], T (&)[N], Op) HIPIFY_BODY
  template <int N, class Flag, class Op>
  HIPIFY_D void FlagTails(Flag (&)[N], T (&)[N], Op, T) HIPIFY_BODY
  template <class... Args> HIPIFY_D void FlagHeadsAndTails(Args &&...) HIPIFY_BODY
};
template <class T, int BLOCK_DIM_X, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1,
          int PTX_ARCH = 0>
class BlockAdjacentDifference {
public:
  template <class Op, bool Has = false> struct ApplyOp;
  template <int I, int Max> struct Iterate {
    template <class... Args> HIPIFY_D static void FlagHeads(Args &&...) HIPIFY_BODY
    template <class... Args> HIPIFY_D static void FlagTails(Args &&...) HIPIFY_BODY
  };
  HIPIFY_CUB_BLOCK
  HIPIFY_CUB_COLLECTIVE(BlockAdjacentDifference)
#define HIPIFY_CUB_DIFFERENCE(Name)                                            \
  template <int N, class Out, class Op>                                        \
  HIPIFY_D void Name(T (&)[N], Out (&)[N], Op) HIPIFY_BODY                     \
  template <int N, class Out, class Op>                                        \
  HIPIFY_D void Name(T (&)[N], Out (&)[N], Op, T) HIPIFY_BODY                  \
  template <int N, class Out, class Op>                                        \
  HIPIFY_D void Name##PartialTile(T (&)[N], Out (&)[N], Op, int) HIPIFY_BODY   \
  template <int N, class Out, class Op>                                        \
  HIPIFY_D void Name##PartialTile(T (&)[N], Out (&)[N], Op, int, T) HIPIFY_BODY
  HIPIFY_CUB_DIFFERENCE(SubtractLeft)
  HIPIFY_CUB_DIFFERENCE(SubtractRight)
#undef HIPIFY_CUB_DIFFERENCE
  template <class... Args> HIPIFY_D void FlagHeads(Args &&...) HIPIFY_BODY
  template <class... Args> HIPIFY_D void FlagTails(Args &&...) HIPIFY_BODY
  template <class... Args> HIPIFY_D void FlagHeadsAndTails(Args &&...) HIPIFY_BODY
};
template <class T, int BLOCK_DIM_X, int RUNS_PER_THREAD, int DECODED_PER_THREAD,
          class Offset = unsigned int, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1>
class BlockRunLengthDecode {
public:
  HIPIFY_CUB_BLOCK
  HIPIFY_CUB_COLLECTIVE(BlockRunLengthDecode)
  template <class Length, class Total>
  HIPIFY_D BlockRunLengthDecode(TempStorage &, T (&)[RUNS_PER_THREAD],
                                Length (&)[RUNS_PER_THREAD], Total &) HIPIFY_BODY
  template <class UserOffset>
  HIPIFY_D BlockRunLengthDecode(TempStorage &, T (&)[RUNS_PER_THREAD],
                                UserOffset (&)[RUNS_PER_THREAD]) HIPIFY_BODY
  template <class... Args> HIPIFY_D void InitWithRunLengths(Args &&...) HIPIFY_BODY
  template <class... Args> HIPIFY_D void InitWithRunOffsets(Args &&...) HIPIFY_BODY
  template <class... Args> HIPIFY_D void RunLengthDecode(Args &&...) HIPIFY_BODY
  template <int Max, class It, class Size, class V>
  HIPIFY_D Size StaticUpperBound(It, Size, V) HIPIFY_BODY
};
template <int BLOCK_THREADS, int PTX_ARCH = 0> class BlockShuffleBase;
template <class T, int BLOCK_DIM_X, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1,
          int PTX_ARCH = 0>
class BlockShuffle {
public:
  HIPIFY_CUB_BLOCK
  HIPIFY_CUB_COLLECTIVE(BlockShuffle)
  HIPIFY_D void Offset(T, T &, int = 1) HIPIFY_BODY
  HIPIFY_D void Rotate(T, T &, unsigned int = 1) HIPIFY_BODY
  template <int N> HIPIFY_D void Up(T (&)[N], T (&)[N]) HIPIFY_BODY
  template <int N> HIPIFY_D void Up(T (&)[N], T (&)[N], T &) HIPIFY_BODY
  template <int N> HIPIFY_D void Down(T (&)[N], T (&)[N]) HIPIFY_BODY
  template <int N> HIPIFY_D void Down(T (&)[N], T (&)[N], T &) HIPIFY_BODY
};
template <class T, int BLOCK_THREADS, int PTX_ARCH = 0>
struct BlockRakingLayout {
  enum { GRID_ELEMENTS = BLOCK_THREADS, RAKING_THREADS = 32 };
  struct TempStorage {
    int hipify_reserved;
    HIPIFY_HD TempStorage &Alias() HIPIFY_BODY
  };
  HIPIFY_D static T *PlacementPtr(TempStorage &, unsigned int) HIPIFY_BODY
  HIPIFY_D static T *RakingPtr(TempStorage &, unsigned int) HIPIFY_BODY
};

template <class T, int LOGICAL_WARP_THREADS = 32, int PTX_ARCH = 0>
class WarpReduce {
public:
  HIPIFY_CUB_COLLECTIVE(WarpReduce)
  HIPIFY_D T Sum(T) HIPIFY_BODY
  HIPIFY_D T Sum(T, int) HIPIFY_BODY
  HIPIFY_D T Max(T) HIPIFY_BODY
  HIPIFY_D T Max(T, int) HIPIFY_BODY
  HIPIFY_D T Min(T) HIPIFY_BODY
  HIPIFY_D T Min(T, int) HIPIFY_BODY
  template <class Flag> HIPIFY_D T HeadSegmentedSum(T, Flag) HIPIFY_BODY
  template <class Flag> HIPIFY_D T TailSegmentedSum(T, Flag) HIPIFY_BODY
  template <class Op> HIPIFY_D T Reduce(T, Op) HIPIFY_BODY
  template <class Op> HIPIFY_D T Reduce(T, Op, int) HIPIFY_BODY
  template <class Op, class Flag> HIPIFY_D T HeadSegmentedReduce(T, Flag, Op) HIPIFY_BODY
  template <class Op, class Flag> HIPIFY_D T TailSegmentedReduce(T, Flag, Op) HIPIFY_BODY
};
template <class T, int LOGICAL_WARP_THREADS = 32, int PTX_ARCH = 0>
class WarpScan {
public:
  HIPIFY_CUB_COLLECTIVE(WarpScan)
  HIPIFY_D void InclusiveSum(T, T &) HIPIFY_BODY
  HIPIFY_D void InclusiveSum(T, T &, T &) HIPIFY_BODY
  HIPIFY_D void ExclusiveSum(T, T &) HIPIFY_BODY
  HIPIFY_D void ExclusiveSum(T, T &, T &) HIPIFY_BODY
  template <class Op> HIPIFY_D void InclusiveScan(T, T &, Op) HIPIFY_BODY
  template <class Op> HIPIFY_D void InclusiveScan(T, T &, Op, T &) HIPIFY_BODY
  template <class Op> HIPIFY_D void InclusiveScan(T, T &, T, Op) HIPIFY_BODY
  template <class Op> HIPIFY_D void ExclusiveScan(T, T &, Op) HIPIFY_BODY
  template <class Op> HIPIFY_D void ExclusiveScan(T, T &, T, Op) HIPIFY_BODY
  template <class Op> HIPIFY_D void ExclusiveScan(T, T &, Op, T &) HIPIFY_BODY
  template <class Op> HIPIFY_D void ExclusiveScan(T, T &, T, Op, T &) HIPIFY_BODY
  template <class Op> HIPIFY_D void Scan(T, T &, T &, Op) HIPIFY_BODY
  template <class Op> HIPIFY_D void Scan(T, T &, T &, T, Op) HIPIFY_BODY
  HIPIFY_D T Broadcast(T, unsigned int) HIPIFY_BODY
};

template <class T, bool Single = false> struct ScanTileState {
  typedef int StatusWord;
  HIPIFY_HD cudaError_t Init(int, void *, size_t) HIPIFY_BODY
  HIPIFY_HD static cudaError_t AllocationSize(int, size_t &) HIPIFY_BODY
  HIPIFY_D void InitializeStatus(int) HIPIFY_BODY
  HIPIFY_D void SetInclusive(int, T) HIPIFY_BODY
  HIPIFY_D void SetPartial(int, T) HIPIFY_BODY
  template <class... Args> HIPIFY_D void WaitForValid(Args &&...) HIPIFY_BODY
};
template <class V, class K, bool Single = false>
struct ReduceByKeyScanTileState : ScanTileState<KeyValuePair<K, V>> {};
template <class T, class Op, class State, int PTX_ARCH = 0>
struct TilePrefixCallbackOp {
  struct TempStorage {
    int hipify_reserved;
    HIPIFY_HD TempStorage &Alias() HIPIFY_BODY
  };
  HIPIFY_D TilePrefixCallbackOp(State &, TempStorage &, Op, int = 0) HIPIFY_BODY
  template <class... Args> HIPIFY_D void ProcessWindow(Args &&...) HIPIFY_BODY
  HIPIFY_D T operator()(T) HIPIFY_BODY
  HIPIFY_D T GetExclusivePrefix() HIPIFY_BODY
  HIPIFY_D T GetInclusivePrefix() HIPIFY_BODY
  HIPIFY_D T GetBlockAggregate() HIPIFY_BODY
  HIPIFY_D int GetTileIdx() const HIPIFY_BODY
};
#undef HIPIFY_CUB_COLLECTIVE
#undef HIPIFY_CUB_BLOCK
} // namespace cub
#endif
