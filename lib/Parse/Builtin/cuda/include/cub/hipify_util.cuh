// CUB: types, iterators, operators, allocators and thread-level functions.
#ifndef HIPIFY_CUB_HIPIFY_UTIL_CUH
#define HIPIFY_CUB_HIPIFY_UTIL_CUH
#include "../cuda_runtime.h"
#include "../hipify_hosted.h"
#include <cstddef>
#include <iterator>
#include <map>
#include <mutex>
#include <set>
#include <type_traits>

#define CUB_VERSION 300000
#define CUB_MAJOR_VERSION 3
#define CUB_MINOR_VERSION 0
#define CUB_SUBMINOR_VERSION 0
#define CUB_PATCH_NUMBER 0
#define CUB_NS_PREFIX
#define CUB_NS_POSTFIX
#define CUB_NS_QUALIFIER ::cub
#define CUB_NAMESPACE_BEGIN namespace cub {
#define CUB_NAMESPACE_END }
#define CUB_RUNTIME_FUNCTION HIPIFY_HD
#define CUB_RUNTIME_ENABLED 1
#define CUB_DETAIL_KERNEL_ATTRIBUTES __global__
#define CUB_ALIGN(bytes) __align__(bytes)
#define CUB_PREVENT_MACRO_SUBSTITUTION
#define CUB_STATIC_ASSERT(cond, msg) static_assert(cond, msg)
#define CUB_DEPRECATED
#define CUB_DEPRECATED_BECAUSE(msg)
#define CUB_CPP_DIALECT 2017
#define CUB_CPLUSPLUS __cplusplus
#define CUB_HOST_COMPILER_UNKNOWN 0
#define CUB_HOST_COMPILER_MSVC 1
#define CUB_HOST_COMPILER_GCC 2
#define CUB_HOST_COMPILER_CLANG 3
#define CUB_HOST_COMPILER CUB_HOST_COMPILER_CLANG
#define CUB_DEVICE_COMPILER_UNKNOWN 0
#define CUB_DEVICE_COMPILER_MSVC 1
#define CUB_DEVICE_COMPILER_GCC 2
#define CUB_DEVICE_COMPILER_NVCC 3
#define CUB_DEVICE_COMPILER_CLANG 4
#define CUB_DEVICE_COMPILER CUB_DEVICE_COMPILER_NVCC
#ifdef __CUDA_ARCH__
#define CUB_PTX_ARCH __CUDA_ARCH__
#define CUB_IS_DEVICE_CODE 1
#define CUB_IS_HOST_CODE 0
#else
#define CUB_PTX_ARCH 0
#define CUB_IS_DEVICE_CODE 0
#define CUB_IS_HOST_CODE 1
#endif
#define CUB_INCLUDE_DEVICE_CODE 1
#define CUB_INCLUDE_HOST_CODE 1
#define CUB_MAX_DEVICES 128
#define CUB_LOG_WARP_THREADS(arch) 5
#define CUB_WARP_THREADS(arch) 32
#define CUB_PTX_LOG_WARP_THREADS 5
#define CUB_PTX_WARP_THREADS 32
#define CUB_LOG_SMEM_BANKS(arch) 5
#define CUB_SMEM_BANKS(arch) 32
#define CUB_PTX_LOG_SMEM_BANKS 5
#define CUB_PTX_SMEM_BANKS 32
#define CUB_SUBSCRIPTION_FACTOR(arch) 5
#define CUB_PTX_SUBSCRIPTION_FACTOR 5
#define CUB_PREFER_CONFLICT_OVER_PADDING(arch) 1
#define CUB_PTX_PREFER_CONFLICT_OVER_PADDING 1
#define CUB_USE_COOPERATIVE_GROUPS
#define CUB_CAT_(a, b) a##b
#define CUB_CAT(a, b) CUB_CAT_(a, b)
#define CUB_MAX(a, b) (((b) > (a)) ? (b) : (a))
#define CUB_MIN(a, b) (((b) < (a)) ? (b) : (a))
#define CUB_QUOTIENT_FLOOR(x, y) ((x) / (y))
#define CUB_QUOTIENT_CEILING(x, y) (((x) + (y) - 1) / (y))
#define CUB_ROUND_UP_NEAREST(x, y) (CUB_QUOTIENT_CEILING(x, y) * (y))
#define CUB_ROUND_DOWN_NEAREST(x, y) (((x) / (y)) * (y))
#define CUB_DEFINE_DETECT_NESTED_TYPE(name, nested)                            \
  template <typename T> struct name {                                          \
    template <typename C> static char test(typename C::nested *);              \
    template <typename> static int test(...);                                  \
    static const bool VALUE = sizeof(test<T>(0)) < sizeof(int);                \
  };
#define CubDebug(e) cub::Debug((cudaError_t)(e), __FILE__, __LINE__)
#define CubDebugExit(e)                                                        \
  if (cub::Debug((cudaError_t)(e), __FILE__, __LINE__)) {                      \
    exit(1);                                                                   \
  }
#define _CubLog(format, ...) printf(format, __VA_ARGS__)
#define __CUB_LP64__ 1
#define __CUB_ALIGN_BYTES(type) __alignof(type)
#define _CUB_ASM_PTR_ "l"
#define _CUB_ASM_PTR_SIZE_ "u64"

// In CUDA's own style: arithmetic that is not checked here.
namespace cub {
HIPIFY_HD cudaError_t Debug(cudaError_t, const char * = nullptr, int = 0) HIPIFY_BODY
template <class... Args> HIPIFY_HD void va_printf(const char *, const Args &...) HIPIFY_BODY

struct NullType {
  template <class T> HIPIFY_HD NullType &operator=(const T &) HIPIFY_BODY
  HIPIFY_HD bool operator==(const NullType &) const HIPIFY_BODY
  HIPIFY_HD bool operator!=(const NullType &) const HIPIFY_BODY
};
template <bool Condition, class A, class B> struct If {
  typedef std::conditional_t<Condition, A, B> Type;
};
template <class A, class B> struct Equals {
  enum { VALUE = std::is_same<A, B>::value, NEGATE = !VALUE };
};
template <int N, int Count = 0, int Value = 1> struct Log2 {
  enum { VALUE = N <= Value ? Count : Log2<N, Count + 1, Value * 2>::VALUE };
};
template <int N, int Count> struct Log2<N, Count, 0> {
  enum { VALUE = Count };
};
template <int N, int Count> struct Log2<N, Count, 1073741824> {
  enum { VALUE = Count };
};
template <int N> struct PowerOfTwo {
  enum { VALUE = ((N & (N - 1)) == 0) };
};
template <class T> struct IsPointer {
  enum { VALUE = std::is_pointer<T>::value };
};
template <class T> struct IsVolatile {
  enum { VALUE = std::is_volatile<T>::value };
};
template <class T, class Unqualified = void> struct RemoveQualifiers {
  typedef std::remove_cv_t<T> Type;
};
template <class T> struct AlignBytes {
  enum { ALIGN_BYTES = alignof(T) };
  typedef T Type;
};
template <class T> struct UnitWord {
  template <class U> struct IsMultiple {
    enum { IS_MULTIPLE = sizeof(T) % sizeof(U) == 0 };
  };
  typedef unsigned int ShuffleWord;
  typedef unsigned long long VolatileWord;
  typedef unsigned long long DeviceWord;
  typedef uint4 TextureWord;
};
template <class T, int Size> struct CubVector;
template <class T> struct CubVector<T, 1> {
  T x;
  typedef T BaseType;
  typedef CubVector Type;
};
template <class T> struct CubVector<T, 2> {
  T x, y;
  typedef T BaseType;
  typedef CubVector Type;
};
template <class T> struct CubVector<T, 3> {
  T x, y, z;
  typedef T BaseType;
  typedef CubVector Type;
};
template <class T> struct CubVector<T, 4> {
  T x, y, z, w;
  typedef T BaseType;
  typedef CubVector Type;
};
template <class T> struct Uninitialized {
  T storage;
  HIPIFY_HD T &Alias() HIPIFY_BODY
};
template <class K, class V, class = void, class = void> struct KeyValuePair {
  typedef K Key;
  typedef V Value;
  Key key;
  Value value;
  HIPIFY_HD KeyValuePair() HIPIFY_BODY
  HIPIFY_HD KeyValuePair(const Key &, const Value &) HIPIFY_BODY
  HIPIFY_HD bool operator!=(const KeyValuePair &) const HIPIFY_BODY
};
template <class T> struct DoubleBuffer {
  T *d_buffers[2];
  int selector;
  HIPIFY_HD DoubleBuffer() HIPIFY_BODY
  HIPIFY_HD DoubleBuffer(T *, T *) HIPIFY_BODY
  HIPIFY_HD T *Current() HIPIFY_BODY
  HIPIFY_HD T *Alternate() HIPIFY_BODY
};
template <class T, class Iter = T *> struct FutureValue {
  typedef T value_type;
  typedef Iter iterator_type;
  HIPIFY_HD explicit FutureValue(Iter) HIPIFY_BODY
  HIPIFY_HD operator T() HIPIFY_BODY
};
enum Category { NOT_A_NUMBER, SIGNED_INTEGER, UNSIGNED_INTEGER, FLOATING_POINT };
template <Category C, bool Primitive, bool Null, class Unsigned, class T>
struct BaseTraits {
  static const Category CATEGORY = C;
  enum { PRIMITIVE = Primitive, NULL_TYPE = Null };
  typedef Unsigned UnsignedBits;
  HIPIFY_HD static UnsignedBits TwiddleIn(UnsignedBits) HIPIFY_BODY
  HIPIFY_HD static UnsignedBits TwiddleOut(UnsignedBits) HIPIFY_BODY
  HIPIFY_HD static T Max() HIPIFY_BODY
  HIPIFY_HD static T Lowest() HIPIFY_BODY
};
template <class T>
struct NumericTraits
    : BaseTraits<std::is_floating_point<T>::value ? FLOATING_POINT
                 : std::is_unsigned<T>::value     ? UNSIGNED_INTEGER
                 : std::is_signed<T>::value       ? SIGNED_INTEGER
                                                  : NOT_A_NUMBER,
                 std::is_arithmetic<T>::value, false,
                 std::conditional_t<sizeof(T) == 8, unsigned long long,
                                    unsigned int>,
                 T> {};
template <class T> struct Traits : NumericTraits<std::remove_cv_t<T>> {};
enum class Sorting { unused };

// Operators.
#define HIPIFY_CUB_OPERATOR(Name, Result)                                      \
  struct Name {                                                                \
    template <class T, class U>                                                \
    HIPIFY_HD Result operator()(T &&, U &&) const HIPIFY_BODY                  \
  };
HIPIFY_CUB_OPERATOR(Equality, bool)
HIPIFY_CUB_OPERATOR(Inequality, bool)
HIPIFY_CUB_OPERATOR(Sum, std::decay_t<T>)
HIPIFY_CUB_OPERATOR(Difference, std::decay_t<T>)
HIPIFY_CUB_OPERATOR(Division, std::decay_t<T>)
HIPIFY_CUB_OPERATOR(Max, std::decay_t<T>)
HIPIFY_CUB_OPERATOR(Min, std::decay_t<T>)
HIPIFY_CUB_OPERATOR(ArgMax, std::decay_t<T>)
HIPIFY_CUB_OPERATOR(ArgMin, std::decay_t<T>)
#undef HIPIFY_CUB_OPERATOR
template <class Op> struct InequalityWrapper {
  Op op;
  HIPIFY_HD InequalityWrapper(Op) HIPIFY_BODY
  template <class T> HIPIFY_HD bool operator()(const T &, const T &) HIPIFY_BODY
};
template <class B> struct CastOp {
  template <class A> HIPIFY_HD B operator()(A &&) const HIPIFY_BODY
};
template <class Op> class SwizzleScanOp {
public:
  HIPIFY_HD SwizzleScanOp(Op) HIPIFY_BODY
  template <class T> HIPIFY_HD T operator()(const T &, const T &) HIPIFY_BODY
};
template <class Op> struct ReduceBySegmentOp {
  Op op;
  HIPIFY_HD ReduceBySegmentOp() HIPIFY_BODY
  HIPIFY_HD ReduceBySegmentOp(Op) HIPIFY_BODY
  template <class Pair> HIPIFY_HD Pair operator()(const Pair &, const Pair &) HIPIFY_BODY
};
template <class Op> struct ReduceByKeyOp {
  Op op;
  HIPIFY_HD ReduceByKeyOp() HIPIFY_BODY
  HIPIFY_HD ReduceByKeyOp(Op) HIPIFY_BODY
  template <class Pair> HIPIFY_HD Pair operator()(const Pair &, const Pair &) HIPIFY_BODY
};
template <class Op> struct BinaryFlip {
  Op op;
  HIPIFY_HD explicit BinaryFlip(Op) HIPIFY_BODY
  template <class T, class U> HIPIFY_HD T operator()(T &&, U &&) HIPIFY_BODY
};
struct Swap;
template <class T, class Op> struct BinaryOpHasIdxParam {
  static const bool HAS_PARAM = false;
};

// Modifiers of loads and stores, and the functions that take them.
enum CacheLoadModifier {
  LOAD_DEFAULT,
  LOAD_CA,
  LOAD_CG,
  LOAD_CS,
  LOAD_CV,
  LOAD_LDG,
  LOAD_VOLATILE
};
enum CacheStoreModifier {
  STORE_DEFAULT,
  STORE_WB,
  STORE_CG,
  STORE_CS,
  STORE_WT,
  STORE_VOLATILE
};
template <CacheLoadModifier M, class It>
HIPIFY_D typename std::iterator_traits<It>::value_type ThreadLoad(It) HIPIFY_BODY
template <CacheStoreModifier M, class It, class T>
HIPIFY_D void ThreadStore(It, T) HIPIFY_BODY
template <class T> HIPIFY_D T ThreadLoadVolatilePointer(T *, bool = true) HIPIFY_BODY
template <class T> HIPIFY_D void ThreadStoreVolatilePtr(T *, T, bool = true) HIPIFY_BODY
template <int Count, CacheLoadModifier M, class T>
HIPIFY_D void UnrolledThreadLoad(T const *, T *) HIPIFY_BODY
template <int Count, CacheStoreModifier M, class T>
HIPIFY_D void UnrolledThreadStore(T *, T *) HIPIFY_BODY
template <int Count, class It, class T>
HIPIFY_D void UnrolledCopy(It, T *) HIPIFY_BODY
template <int N, class T, class Op>
HIPIFY_D T ThreadReduce(T (&)[N], Op) HIPIFY_BODY
template <int N, class T, class Op>
HIPIFY_D T ThreadReduce(T (&)[N], Op, T) HIPIFY_BODY
template <int N, class T, class Op>
HIPIFY_D T ThreadReduce(T *, Op) HIPIFY_BODY
template <int N, class T, class Op>
HIPIFY_D T ThreadReduce(T *, Op, T) HIPIFY_BODY
template <int N, class T, class Op>
HIPIFY_D T ThreadScanExclusive(T (&)[N], T (&)[N], Op, T, bool = true) HIPIFY_BODY
template <int N, class T, class Op>
HIPIFY_D T ThreadScanInclusive(T (&)[N], T (&)[N], Op) HIPIFY_BODY
template <int N, class T, class Op>
HIPIFY_D T ThreadScanInclusive(T (&)[N], T (&)[N], Op, T, bool = true) HIPIFY_BODY
template <class It, class Offset, class T>
HIPIFY_D Offset LowerBound(It, Offset, T) HIPIFY_BODY
template <class It, class Offset, class T>
HIPIFY_D Offset UpperBound(It, Offset, T) HIPIFY_BODY
template <class A, class B, class Offset, class Coordinate, class... Rest>
HIPIFY_HD void MergePathSearch(Offset, A, B, Offset, Offset, Coordinate &,
                               Rest...) HIPIFY_BODY
template <class A, class B, class Offset, class Compare>
HIPIFY_HD Offset MergePath(A, B, Offset, Offset, Offset, Compare) HIPIFY_BODY
template <class Key, class It, int N, class Compare>
HIPIFY_D void SerialMerge(Key *, int, int, int, int, Key (&)[N], int (&)[N],
                          Compare, Key) HIPIFY_BODY
template <class Key, class Value, class Compare, int N>
HIPIFY_D void StableOddEvenSort(Key (&)[N], Value (&)[N], Compare) HIPIFY_BODY
template <class T> HIPIFY_HD T MidPoint(T, T) HIPIFY_BODY

// Direct forms of the PTX that CUB uses.
HIPIFY_D unsigned int LaneId() HIPIFY_BODY
HIPIFY_D unsigned int WarpId() HIPIFY_BODY
HIPIFY_D unsigned int LaneMaskLt() HIPIFY_BODY
HIPIFY_D unsigned int LaneMaskLe() HIPIFY_BODY
HIPIFY_D unsigned int LaneMaskGt() HIPIFY_BODY
HIPIFY_D unsigned int LaneMaskGe() HIPIFY_BODY
HIPIFY_D int RowMajorTid(int, int, int) HIPIFY_BODY
HIPIFY_D void ThreadExit() HIPIFY_BODY
HIPIFY_D void ThreadTrap() HIPIFY_BODY
HIPIFY_D void CTA_SYNC() HIPIFY_BODY
HIPIFY_D int CTA_SYNC_AND(int) HIPIFY_BODY
HIPIFY_D int CTA_SYNC_OR(int) HIPIFY_BODY
HIPIFY_D void WARP_SYNC(unsigned int) HIPIFY_BODY
HIPIFY_D int WARP_ANY(int, unsigned int) HIPIFY_BODY
HIPIFY_D int WARP_ALL(int, unsigned int) HIPIFY_BODY
HIPIFY_D int WARP_BALLOT(int, unsigned int) HIPIFY_BODY
HIPIFY_D unsigned int SHFL_UP_SYNC(unsigned int, int, int, unsigned int) HIPIFY_BODY
HIPIFY_D unsigned int SHFL_DOWN_SYNC(unsigned int, int, int, unsigned int) HIPIFY_BODY
HIPIFY_D unsigned int SHFL_IDX_SYNC(unsigned int, int, int, unsigned int) HIPIFY_BODY
template <int Lanes, class T>
HIPIFY_D T ShuffleUp(T, int, int, unsigned int) HIPIFY_BODY
template <int Lanes, class T>
HIPIFY_D T ShuffleDown(T, int, int, unsigned int) HIPIFY_BODY
template <int Lanes, class T> HIPIFY_D T ShuffleIndex(T, int, unsigned int) HIPIFY_BODY
template <int Bits> HIPIFY_D unsigned int MatchAny(unsigned int) HIPIFY_BODY
template <int Lanes, int Arch = 0>
HIPIFY_D unsigned int WarpMask(unsigned int) HIPIFY_BODY
template <class T> HIPIFY_D unsigned int BFE(T, unsigned int, unsigned int) HIPIFY_BODY
HIPIFY_D void BFI(unsigned int &, unsigned int, unsigned int, unsigned int,
                  unsigned int) HIPIFY_BODY
HIPIFY_D unsigned int IADD3(unsigned int, unsigned int, unsigned int) HIPIFY_BODY
HIPIFY_D int PRMT(unsigned int, unsigned int, unsigned int) HIPIFY_BODY
HIPIFY_D unsigned int FMUL_RZ(float, float) HIPIFY_BODY
HIPIFY_D void BAR(int) HIPIFY_BODY

// The device and its properties.
struct SwitchDevice {
  HIPIFY_HD SwitchDevice(int) HIPIFY_BODY
  HIPIFY_HD bool HasDeviceSwitched() const HIPIFY_BODY
};
struct PtxVersionCacheTag {};
struct SmVersionCacheTag {};
class PerDeviceAttributeCache {
public:
  struct DevicePayload {
    int attribute;
    cudaError_t error;
  };
  enum DeviceEntryStatus {
    DeviceEntryEmpty,
    DeviceEntryInitializing,
    DeviceEntryReady
  };
  struct DeviceEntry {
    DeviceEntryStatus flag;
    DevicePayload payload;
  };
  template <class Call> DevicePayload operator()(Call &&, int);
};
template <class Tag> PerDeviceAttributeCache &GetPerDeviceAttributeCache();
HIPIFY_HD int CurrentDevice() HIPIFY_BODY
HIPIFY_HD int DeviceCount() HIPIFY_BODY
HIPIFY_HD int DeviceCountUncached() HIPIFY_BODY
HIPIFY_HD int DeviceCountCachedValue() HIPIFY_BODY
HIPIFY_HD cudaError_t PtxVersion(int &) HIPIFY_BODY
HIPIFY_HD cudaError_t PtxVersion(int &, int) HIPIFY_BODY
HIPIFY_HD cudaError_t PtxVersionUncached(int &) HIPIFY_BODY
HIPIFY_HD cudaError_t PtxVersionUncached(int &, int) HIPIFY_BODY
HIPIFY_HD cudaError_t SmVersion(int &, int = 0) HIPIFY_BODY
HIPIFY_HD cudaError_t SmVersionUncached(int &, int = 0) HIPIFY_BODY
HIPIFY_HD cudaError_t SyncStream(cudaStream_t) HIPIFY_BODY
template <class Kernel>
HIPIFY_HD cudaError_t MaxSmOccupancy(int &, Kernel, int, int = 0) HIPIFY_BODY
template <int N, int Bytes, class T> struct Nominal {
  enum { VALUE = N };
};
HIPIFY_HD constexpr int Nominal4BItemsToItems(int n) { return n; }
HIPIFY_HD constexpr int Nominal8BItemsToItems(int n) { return n; }
HIPIFY_HD constexpr int Nominal4BItemsToItemsCombined(int n, int) { return n; }

// Device memory that is kept for the next request.
struct CachingDeviceAllocator {
  static const int INVALID_DEVICE_ORDINAL = -1;
  static const unsigned int INVALID_BIN = (unsigned int)-1;
  static const size_t INVALID_SIZE = (size_t)-1;
  struct BlockDescriptor {
    void *d_ptr;
    size_t bytes;
    unsigned int bin;
    int device;
    cudaStream_t associated_stream;
    cudaEvent_t ready_event;
  };
  struct TotalBytes {
    size_t free;
    size_t live;
  };
  static unsigned int IntPow(unsigned int, unsigned int);
  static void NearestPowerOf(unsigned int &, size_t &, unsigned int, size_t);
  CachingDeviceAllocator(unsigned int, unsigned int = 1,
                         unsigned int = INVALID_BIN,
                         size_t = INVALID_SIZE, bool = false, bool = false);
  CachingDeviceAllocator(bool = false, bool = false);
  cudaError_t SetMaxCachedBytes(size_t);
  cudaError_t DeviceAllocate(int, void **, size_t, cudaStream_t = 0);
  cudaError_t DeviceAllocate(void **, size_t, cudaStream_t = 0);
  cudaError_t DeviceFree(int, void *);
  cudaError_t DeviceFree(void *);
  cudaError_t FreeAllCached();
  ~CachingDeviceAllocator();
};

// Work over the grid.
enum GridMappingStrategy {
  GRID_MAPPING_RAKE,
  GRID_MAPPING_STRIP_MINE,
  GRID_MAPPING_DYNAMIC
};
class GridBarrier {
public:
  HIPIFY_HD GridBarrier() HIPIFY_BODY
  HIPIFY_D void Sync() const HIPIFY_BODY
};
class GridBarrierLifetime : public GridBarrier {
public:
  cudaError_t HostReset();
  cudaError_t Setup(int);
};
template <class Offset> struct GridEvenShare {
  Offset num_items;
  int grid_size;
  Offset block_offset;
  Offset block_end;
  Offset block_stride;
  HIPIFY_HD GridEvenShare() HIPIFY_BODY
  HIPIFY_HD void DispatchInit(Offset, int, int) HIPIFY_BODY
  template <int Tile, GridMappingStrategy S> HIPIFY_D void BlockInit() HIPIFY_BODY
  HIPIFY_D void BlockInit(Offset, Offset) HIPIFY_BODY
};
template <class Offset> class GridQueue {
public:
  HIPIFY_HD static size_t AllocationSize() HIPIFY_BODY
  HIPIFY_HD GridQueue() HIPIFY_BODY
  HIPIFY_HD GridQueue(void *) HIPIFY_BODY
  HIPIFY_HD cudaError_t FillAndResetDrain(Offset, cudaStream_t = 0) HIPIFY_BODY
  HIPIFY_HD cudaError_t ResetDrain(cudaStream_t = 0) HIPIFY_BODY
  HIPIFY_HD cudaError_t ResetFill(cudaStream_t = 0) HIPIFY_BODY
  HIPIFY_HD cudaError_t FillSize(Offset &, cudaStream_t = 0) HIPIFY_BODY
  HIPIFY_D Offset Drain(Offset) HIPIFY_BODY
  HIPIFY_D Offset Fill(Offset) HIPIFY_BODY
};
template <class Offset>
__global__ void FillAndResetDrainKernel(GridQueue<Offset>, Offset);

// Iterators.
#define HIPIFY_CUB_ITERATOR(Name, Value, Reference)                            \
  typedef Name self_type;                                                      \
  typedef Offset difference_type;                                              \
  typedef Value value_type;                                                    \
  typedef Value *pointer;                                                      \
  typedef Reference reference;                                                 \
  typedef std::random_access_iterator_tag iterator_category;                   \
  HIPIFY_HD self_type operator++(int) HIPIFY_BODY                              \
  HIPIFY_HD self_type operator++() HIPIFY_BODY                                 \
  HIPIFY_HD reference operator*() const HIPIFY_BODY                            \
  HIPIFY_HD pointer operator->() HIPIFY_BODY                                   \
  template <class D> HIPIFY_HD self_type operator+(D) const HIPIFY_BODY        \
  template <class D> HIPIFY_HD self_type &operator+=(D) HIPIFY_BODY            \
  template <class D> HIPIFY_HD self_type operator-(D) const HIPIFY_BODY        \
  template <class D> HIPIFY_HD self_type &operator-=(D) HIPIFY_BODY            \
  HIPIFY_HD difference_type operator-(self_type) const HIPIFY_BODY             \
  template <class D> HIPIFY_HD reference operator[](D) const HIPIFY_BODY       \
  HIPIFY_HD bool operator==(const self_type &) const HIPIFY_BODY               \
  HIPIFY_HD bool operator!=(const self_type &) const HIPIFY_BODY
template <class ValueType, class Offset = ptrdiff_t> class ConstantInputIterator {
public:
  HIPIFY_CUB_ITERATOR(ConstantInputIterator, ValueType, ValueType)
  HIPIFY_HD ConstantInputIterator(ValueType, Offset = 0) HIPIFY_BODY
};
template <class ValueType, class Offset = ptrdiff_t> class CountingInputIterator {
public:
  HIPIFY_CUB_ITERATOR(CountingInputIterator, ValueType, ValueType)
  HIPIFY_HD CountingInputIterator(const ValueType &) HIPIFY_BODY
};
template <class Offset = ptrdiff_t> class DiscardOutputIterator {
public:
  struct Sink {
    template <class T> HIPIFY_HD Sink &operator=(const T &) HIPIFY_BODY
  };
  HIPIFY_CUB_ITERATOR(DiscardOutputIterator, Sink, Sink &)
  HIPIFY_HD DiscardOutputIterator(Offset = 0) HIPIFY_BODY
};
template <class It, class Offset = ptrdiff_t,
          class OutputValue = typename std::iterator_traits<It>::value_type>
class ArgIndexInputIterator {
public:
  typedef KeyValuePair<Offset, OutputValue> Pair;
  HIPIFY_CUB_ITERATOR(ArgIndexInputIterator, Pair, Pair)
  HIPIFY_HD ArgIndexInputIterator(It, difference_type = 0) HIPIFY_BODY
  HIPIFY_HD void normalize() HIPIFY_BODY
};
template <CacheLoadModifier M, class ValueType, class Offset = ptrdiff_t>
class CacheModifiedInputIterator {
public:
  HIPIFY_CUB_ITERATOR(CacheModifiedInputIterator, ValueType, ValueType)
  ValueType *ptr;
  template <class T> HIPIFY_HD CacheModifiedInputIterator(T *) HIPIFY_BODY
};
template <CacheStoreModifier M, class ValueType, class Offset = ptrdiff_t>
class CacheModifiedOutputIterator {
public:
  struct Reference {
    HIPIFY_D ValueType operator=(ValueType) HIPIFY_BODY
  };
  HIPIFY_CUB_ITERATOR(CacheModifiedOutputIterator, ValueType, Reference)
  template <class T> HIPIFY_HD CacheModifiedOutputIterator(T *) HIPIFY_BODY
};
template <class ValueType, class Conversion, class It, class Offset = ptrdiff_t>
class TransformInputIterator {
public:
  HIPIFY_CUB_ITERATOR(TransformInputIterator, ValueType, ValueType)
  HIPIFY_HD TransformInputIterator(It, Conversion) HIPIFY_BODY
};
template <class T, class Offset = ptrdiff_t> class TexObjInputIterator {
public:
  HIPIFY_CUB_ITERATOR(TexObjInputIterator, T, T)
  HIPIFY_HD TexObjInputIterator() HIPIFY_BODY
  template <class Q>
  cudaError_t BindTexture(Q *, size_t = (size_t)-1, size_t = 0);
  cudaError_t UnbindTexture();
};
template <class T, int Unique, class Offset = ptrdiff_t>
class TexRefInputIterator {
public:
  HIPIFY_CUB_ITERATOR(TexRefInputIterator, T, T)
  template <class Q>
  cudaError_t BindTexture(Q *, size_t = (size_t)-1, size_t = 0);
  cudaError_t UnbindTexture();
};
#undef HIPIFY_CUB_ITERATOR
} // namespace cub
#endif
