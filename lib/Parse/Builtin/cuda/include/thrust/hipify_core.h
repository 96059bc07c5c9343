// Thrust: pointers, references, vectors, tuples, operators and policies.
#ifndef HIPIFY_THRUST_HIPIFY_CORE_H
#define HIPIFY_THRUST_HIPIFY_CORE_H
#include "../cuda_runtime.h"
#include "../hipify_hosted.h"
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <memory>
#include <system_error>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#define THRUST_VERSION 300000
#define THRUST_MAJOR_VERSION 3
#define THRUST_MINOR_VERSION 0
#define THRUST_SUBMINOR_VERSION 0
#define THRUST_PATCH_NUMBER 0
#define THRUST_NS_QUALIFIER ::thrust
#define THRUST_NAMESPACE_BEGIN namespace thrust {
#define THRUST_NAMESPACE_END }
#define THRUST_DEVICE_SYSTEM_CUDA 1
#define THRUST_DEVICE_SYSTEM_OMP 2
#define THRUST_DEVICE_SYSTEM_TBB 3
#define THRUST_DEVICE_SYSTEM_CPP 4
#ifndef THRUST_DEVICE_SYSTEM
#define THRUST_DEVICE_SYSTEM THRUST_DEVICE_SYSTEM_CUDA
#endif
#define THRUST_HOST_SYSTEM_CPP 1
#define THRUST_HOST_SYSTEM THRUST_HOST_SYSTEM_CPP
#define THRUST_FWD(x) ::std::forward<decltype(x)>(x)
#define THRUST_HOST __host__
#define THRUST_DEVICE HIPIFY_D
#define THRUST_HOST_DEVICE HIPIFY_HD
#define THRUST_CONSTEXPR constexpr
#define THRUST_NOEXCEPT noexcept
#define THRUST_STATIC_ASSERT(x) static_assert(x, #x)

namespace thrust {
using std::false_type;
using std::integral_constant;
using std::true_type;

// Pairs and tuples are the standard ones.
using std::get;
using std::make_pair;
using std::make_tuple;
using std::pair;
using std::tie;
using std::tuple;
using std::tuple_element;
using std::tuple_size;
struct null_type {};
using std::index_sequence;
using std::integer_sequence;
using std::make_index_sequence;
using std::make_integer_sequence;
template <class T, class S, T V> struct integer_sequence_push_front_impl;
template <class T, T V, class S> struct HipifySequencePush;
template <class T, T V, T... Is>
struct HipifySequencePush<T, V, std::integer_sequence<T, Is...>> {
  typedef std::integer_sequence<T, V, Is...> front;
  typedef std::integer_sequence<T, Is..., V> back;
};
template <class T, T V, class S>
using integer_sequence_push_front = typename HipifySequencePush<T, V, S>::front;
template <class T, T V, class S>
using integer_sequence_push_back = typename HipifySequencePush<T, V, S>::back;
template <class T, T N> using make_reversed_integer_sequence = std::make_integer_sequence<T, N>;
template <std::size_t N>
using make_reversed_index_sequence = std::make_index_sequence<N>;

template <class T> HIPIFY_HD T *addressof(T &) HIPIFY_BODY
template <class T> HIPIFY_HD T max(const T &, const T &) HIPIFY_BODY
template <class T> HIPIFY_HD T min(const T &, const T &) HIPIFY_BODY
template <class T, class Less>
HIPIFY_HD T max(const T &, const T &, Less) HIPIFY_BODY
template <class T, class Less>
HIPIFY_HD T min(const T &, const T &, Less) HIPIFY_BODY
template <class T> HIPIFY_HD void swap(T &, T &) HIPIFY_BODY

// Systems and execution policies.
struct any_system_tag {};
struct use_default {};
namespace detail {
template <class Derived> struct execution_policy_base {};
} // namespace detail
template <class Derived>
struct execution_policy : detail::execution_policy_base<Derived> {};
template <class Derived> struct host_execution_policy : execution_policy<Derived> {};
template <class Derived>
struct device_execution_policy : execution_policy<Derived> {};
namespace detail {
struct host_t : host_execution_policy<host_t> {
  template <class A> HIPIFY_HD host_t operator()(A &&) const HIPIFY_BODY
};
struct device_t : device_execution_policy<device_t> {
  template <class A> HIPIFY_HD device_t operator()(A &&) const HIPIFY_BODY
  HIPIFY_HD device_t on(cudaStream_t) const HIPIFY_BODY
};
struct seq_t : execution_policy<seq_t> {
  template <class A> HIPIFY_HD seq_t operator()(A &&) const HIPIFY_BODY
};
} // namespace detail
HIPIFY_HD_VARIABLE detail::host_t host{};
HIPIFY_HD_VARIABLE detail::device_t device{};
HIPIFY_HD_VARIABLE detail::seq_t seq{};
namespace system {
namespace cuda {
struct tag : device_execution_policy<tag> {};
template <class Derived> struct execution_policy : device_execution_policy<Derived> {};
namespace detail {
struct par_t : execution_policy<par_t> {
  template <class A> HIPIFY_HD par_t operator()(A &&) const HIPIFY_BODY
  HIPIFY_HD par_t on(cudaStream_t) const HIPIFY_BODY
};
struct par_nosync_t : execution_policy<par_nosync_t> {
  template <class A> HIPIFY_HD par_nosync_t operator()(A &&) const HIPIFY_BODY
  HIPIFY_HD par_nosync_t on(cudaStream_t) const HIPIFY_BODY
};
} // namespace detail
HIPIFY_HD_VARIABLE detail::par_t par{};
HIPIFY_HD_VARIABLE detail::par_nosync_t par_nosync{};
} // namespace cuda
#define HIPIFY_THRUST_SYSTEM(Name)                                             \
  namespace Name {                                                             \
  struct tag : host_execution_policy<tag> {};                                  \
  struct par_t : host_execution_policy<par_t> {                                \
    template <class A> HIPIFY_HD par_t operator()(A &&) const HIPIFY_BODY      \
  };                                                                           \
  HIPIFY_HD_VARIABLE par_t par{};                                              \
  }
HIPIFY_THRUST_SYSTEM(cpp)
HIPIFY_THRUST_SYSTEM(omp)
HIPIFY_THRUST_SYSTEM(tbb)
#undef HIPIFY_THRUST_SYSTEM
} // namespace system
namespace cuda = system::cuda;
namespace cuda_cub = system::cuda;
namespace cpp = system::cpp;
namespace omp = system::omp;
namespace tbb = system::tbb;
typedef system::cuda::tag device_system_tag;
typedef system::cpp::tag host_system_tag;

// Errors.
namespace system {
using std::error_category;
using std::error_code;
using std::error_condition;
using std::make_error_code;
using std::make_error_condition;
using std::system_error;
using std::errc;
template <class T> struct is_error_code_enum : std::is_error_code_enum<T> {};
template <class T>
struct is_error_condition_enum : std::is_error_condition_enum<T> {};
inline const error_category &generic_category();
inline const error_category &system_category();
namespace cuda {
namespace errc {
enum errc_t {};
}
} // namespace cuda
const error_category &cuda_category();
} // namespace system
using system::cuda_category;
using system::error_category;
using system::error_code;
using system::error_condition;
using system::generic_category;
using system::is_error_code_enum;
using system::is_error_condition_enum;
using system::make_error_code;
using system::make_error_condition;
using system::system_category;
using system::system_error;
namespace errc = system::cuda::errc;

// Categories and traits of iterators.
struct no_traversal_tag {};
struct incrementable_traversal_tag : no_traversal_tag {};
struct single_pass_traversal_tag : incrementable_traversal_tag {};
struct forward_traversal_tag : single_pass_traversal_tag {};
struct bidirectional_traversal_tag : forward_traversal_tag {};
struct random_access_traversal_tag : bidirectional_traversal_tag {};
struct input_device_iterator_tag : std::input_iterator_tag {};
struct output_device_iterator_tag : std::output_iterator_tag {};
struct forward_device_iterator_tag : std::forward_iterator_tag {};
struct bidirectional_device_iterator_tag : std::bidirectional_iterator_tag {};
struct random_access_device_iterator_tag : std::random_access_iterator_tag {};
typedef std::input_iterator_tag input_host_iterator_tag;
typedef std::output_iterator_tag output_host_iterator_tag;
typedef std::forward_iterator_tag forward_host_iterator_tag;
typedef std::bidirectional_iterator_tag bidirectional_host_iterator_tag;
typedef std::random_access_iterator_tag random_access_host_iterator_tag;
template <class T> struct has_difference_type {
  template <class U> static char test(typename U::difference_type *);
  template <class U> static int test(...);
  static const bool value = sizeof(test<T>(nullptr)) == 1;
};
template <class It> struct iterator_traits : std::iterator_traits<It> {};
template <class It> struct iterator_value {
  typedef typename std::iterator_traits<It>::value_type type;
};
template <class It> struct iterator_pointer {
  typedef typename std::iterator_traits<It>::pointer type;
};
template <class It> struct iterator_reference {
  typedef typename std::iterator_traits<It>::reference type;
};
template <class It> struct iterator_difference {
  typedef typename std::iterator_traits<It>::difference_type type;
};
template <class It> struct iterator_system {
  typedef any_system_tag type;
};
template <class It> struct iterator_traversal {
  typedef random_access_traversal_tag type;
};
template <class It>
using iterator_value_t = typename iterator_value<It>::type;
template <class It>
using iterator_pointer_t = typename iterator_pointer<It>::type;
template <class It>
using iterator_reference_t = typename iterator_reference<It>::type;
template <class It>
using iterator_difference_t = typename iterator_difference<It>::type;
template <class It> using iterator_system_t = typename iterator_system<It>::type;
template <class It>
using iterator_traversal_t = typename iterator_traversal<It>::type;
template <class It> struct is_contiguous_iterator : std::is_pointer<It> {};
template <class It> static constexpr bool is_contiguous_iterator_v = std::is_pointer<It>::value;
template <class It> struct proclaim_contiguous_iterator : false_type {};
template <class T> struct is_trivially_relocatable : true_type {};
template <class From, class To> struct is_trivially_relocatable_to : true_type {};
template <class From, class To>
struct is_indirectly_trivially_relocatable_to : true_type {};
template <class T> struct proclaim_trivially_relocatable : false_type {};
template <class It> HIPIFY_HD It unwrap_contiguous_iterator(It) HIPIFY_BODY
template <class It> HIPIFY_HD It try_unwrap_contiguous_iterator(It) HIPIFY_BODY
template <class It> using unwrap_contiguous_iterator_t = It;
template <class It> using try_unwrap_contiguous_iterator_t = It;

namespace detail {
// What every random access iterator offers.
template <class Derived, class Value, class Reference,
          class Difference = std::ptrdiff_t, class Pointer = Value *>
struct IteratorOps {
  typedef Value value_type;
  typedef Reference reference;
  typedef Difference difference_type;
  typedef Pointer pointer;
  typedef std::random_access_iterator_tag iterator_category;
  HIPIFY_HD Reference operator*() const HIPIFY_BODY
  HIPIFY_HD Pointer operator->() const HIPIFY_BODY
  template <class D> HIPIFY_HD Reference operator[](D) const HIPIFY_BODY
  HIPIFY_HD Derived &operator++() HIPIFY_BODY
  HIPIFY_HD Derived operator++(int) HIPIFY_BODY
  HIPIFY_HD Derived &operator--() HIPIFY_BODY
  HIPIFY_HD Derived operator--(int) HIPIFY_BODY
  HIPIFY_HD Derived &operator+=(Difference) HIPIFY_BODY
  HIPIFY_HD Derived &operator-=(Difference) HIPIFY_BODY
  friend HIPIFY_HD Derived operator+(const Derived &, Difference) HIPIFY_BODY
  friend HIPIFY_HD Derived operator+(Difference, const Derived &) HIPIFY_BODY
  friend HIPIFY_HD Derived operator-(const Derived &, Difference) HIPIFY_BODY
  friend HIPIFY_HD Difference operator-(const Derived &, const Derived &) HIPIFY_BODY
  friend HIPIFY_HD bool operator==(const Derived &, const Derived &) HIPIFY_BODY
  friend HIPIFY_HD bool operator!=(const Derived &, const Derived &) HIPIFY_BODY
  friend HIPIFY_HD bool operator<(const Derived &, const Derived &) HIPIFY_BODY
  friend HIPIFY_HD bool operator>(const Derived &, const Derived &) HIPIFY_BODY
  friend HIPIFY_HD bool operator<=(const Derived &, const Derived &) HIPIFY_BODY
  friend HIPIFY_HD bool operator>=(const Derived &, const Derived &) HIPIFY_BODY
};
template <class P> struct normal_iterator;
} // namespace detail

// References to and pointers into another memory.
template <class Element, class Pointer, class Derived = use_default>
class reference {
public:
  typedef Pointer pointer;
  typedef std::remove_cv_t<Element> value_type;
  HIPIFY_HD explicit reference(const Pointer &) HIPIFY_BODY
  HIPIFY_HD Pointer operator&() const HIPIFY_BODY
  HIPIFY_HD operator value_type() const HIPIFY_BODY
  HIPIFY_HD reference &operator=(const value_type &) HIPIFY_BODY
  HIPIFY_HD reference &operator=(const reference &) HIPIFY_BODY
  HIPIFY_HD reference(const reference &) = default;
  HIPIFY_HD void swap(reference &) HIPIFY_BODY
  HIPIFY_HD reference &operator++() HIPIFY_BODY
  HIPIFY_HD value_type operator++(int) HIPIFY_BODY
  HIPIFY_HD reference &operator--() HIPIFY_BODY
  HIPIFY_HD value_type operator--(int) HIPIFY_BODY
#define HIPIFY_THRUST_ASSIGN(Op)                                               \
  template <class U> HIPIFY_HD reference &operator Op(const U &) HIPIFY_BODY
  HIPIFY_THRUST_ASSIGN(+=)
  HIPIFY_THRUST_ASSIGN(-=)
  HIPIFY_THRUST_ASSIGN(*=)
  HIPIFY_THRUST_ASSIGN(/=)
  HIPIFY_THRUST_ASSIGN(%=)
  HIPIFY_THRUST_ASSIGN(<<=)
  HIPIFY_THRUST_ASSIGN(>>=)
  HIPIFY_THRUST_ASSIGN(&=)
  HIPIFY_THRUST_ASSIGN(|=)
  HIPIFY_THRUST_ASSIGN(^=)
#undef HIPIFY_THRUST_ASSIGN
  template <class... Args> HIPIFY_HD void assign_from(Args &&...) HIPIFY_BODY
  template <class... Args> HIPIFY_HD value_type convert_to_value_type(Args &&...) const HIPIFY_BODY
  template <class... Args> HIPIFY_HD value_type strip_const_get_value(Args &&...) const HIPIFY_BODY
  template <class... Args> HIPIFY_HD void strip_const_assign_value(Args &&...) HIPIFY_BODY
};
template <class T> class device_ptr;
template <class T>
class device_reference : public reference<T, device_ptr<T>, device_reference<T>> {
  typedef reference<T, device_ptr<T>, device_reference<T>> Base;

public:
  typedef std::remove_cv_t<T> value_type;
  typedef device_ptr<T> pointer;
  template <class U> HIPIFY_HD device_reference(const device_reference<U> &) HIPIFY_BODY
  HIPIFY_HD explicit device_reference(const pointer &) HIPIFY_BODY
  HIPIFY_HD explicit device_reference(T &) HIPIFY_BODY
  HIPIFY_HD device_reference(const device_reference &) = default;
  HIPIFY_HD device_reference &operator=(const value_type &) HIPIFY_BODY
  HIPIFY_HD device_reference &operator=(const device_reference &) HIPIFY_BODY
  template <class U>
  HIPIFY_HD device_reference &operator=(const device_reference<U> &) HIPIFY_BODY
  using Base::operator&;
};
template <class T, class Tag = any_system_tag>
class tagged_reference : public reference<T, T *, tagged_reference<T, Tag>> {};
template <class T> HIPIFY_HD void swap(device_reference<T>, device_reference<T>) HIPIFY_BODY

template <class Element, class Tag, class Reference = use_default,
          class Derived = use_default>
class pointer : public detail::IteratorOps<
                    std::conditional_t<std::is_same<Derived, use_default>::value,
                                       pointer<Element, Tag, Reference, Derived>, Derived>,
                    std::remove_cv_t<Element>,
                    std::conditional_t<std::is_same<Reference, use_default>::value,
                                       Element &, Reference>> {
public:
  typedef Element *raw_pointer;
  typedef pointer base_type;
  HIPIFY_HD pointer() HIPIFY_BODY
  HIPIFY_HD pointer(std::nullptr_t) HIPIFY_BODY
  template <class U> HIPIFY_HD explicit pointer(U *) HIPIFY_BODY
  HIPIFY_HD Element *get() const HIPIFY_BODY
  HIPIFY_HD Element *base() const HIPIFY_BODY
  HIPIFY_HD explicit operator bool() const HIPIFY_BODY
};
template <class T>
class device_ptr : public detail::IteratorOps<device_ptr<T>, std::remove_cv_t<T>,
                                              device_reference<T>,
                                              std::ptrdiff_t, device_ptr<T>> {
public:
  typedef T *raw_pointer;
  typedef T element_type;
  HIPIFY_HD device_ptr() HIPIFY_BODY
  HIPIFY_HD device_ptr(std::nullptr_t) HIPIFY_BODY
  template <class U> HIPIFY_HD explicit device_ptr(U *) HIPIFY_BODY
  template <class U> HIPIFY_HD device_ptr(const device_ptr<U> &) HIPIFY_BODY
  template <class U> HIPIFY_HD device_ptr &operator=(const device_ptr<U> &) HIPIFY_BODY
  HIPIFY_HD device_ptr &operator=(std::nullptr_t) HIPIFY_BODY
  HIPIFY_HD T *get() const HIPIFY_BODY
  HIPIFY_HD explicit operator bool() const HIPIFY_BODY
};
template <> class device_ptr<void> {
public:
  HIPIFY_HD device_ptr() HIPIFY_BODY
  template <class U> HIPIFY_HD explicit device_ptr(U *) HIPIFY_BODY
  template <class U> HIPIFY_HD device_ptr(const device_ptr<U> &) HIPIFY_BODY
  HIPIFY_HD void *get() const HIPIFY_BODY
};
template <class T> HIPIFY_HD device_ptr<T> device_pointer_cast(T *) HIPIFY_BODY
template <class T> HIPIFY_HD device_ptr<T> device_pointer_cast(const device_ptr<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD T *raw_pointer_cast(T *) HIPIFY_BODY
template <class T> HIPIFY_HD T *raw_pointer_cast(const device_ptr<T> &) HIPIFY_BODY
template <class T, class Tag, class R, class D>
HIPIFY_HD T *raw_pointer_cast(const pointer<T, Tag, R, D> &) HIPIFY_BODY
template <class P> HIPIFY_HD auto raw_pointer_cast(const detail::normal_iterator<P> &)
    -> decltype(raw_pointer_cast(P())) HIPIFY_BODY
template <class T> HIPIFY_HD T &raw_reference_cast(T &) HIPIFY_BODY
template <class T> HIPIFY_HD T &raw_reference_cast(const device_reference<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD T &raw_reference_cast(device_reference<T> &) HIPIFY_BODY
template <class To, class From> HIPIFY_HD To static_pointer_cast(const From &) HIPIFY_BODY
template <class To, class From> HIPIFY_HD To reinterpret_pointer_cast(const From &) HIPIFY_BODY
template <class Tag, class It> HIPIFY_HD It reinterpret_tag(It) HIPIFY_BODY
template <class Tag, class It> HIPIFY_HD It retag(It) HIPIFY_BODY
device_ptr<void> device_malloc(const std::size_t);
template <class T> device_ptr<T> device_malloc(const std::size_t);
void device_free(device_ptr<void>);
template <class T> void device_free(device_ptr<T>);
template <class T> device_ptr<T> device_new(device_ptr<void>, const std::size_t = 1);
template <class T>
device_ptr<T> device_new(device_ptr<void>, const T &, const std::size_t = 1);
template <class T> device_ptr<T> device_new(const std::size_t = 1);
template <class T> void device_delete(device_ptr<T>, const std::size_t = 1);
template <class Policy>
HIPIFY_HD pointer<void, Policy> malloc(const detail::execution_policy_base<Policy> &,
                                       std::size_t) HIPIFY_BODY
template <class T, class Policy>
HIPIFY_HD pointer<T, Policy> malloc(const detail::execution_policy_base<Policy> &,
                                    std::size_t) HIPIFY_BODY
template <class Policy, class P>
HIPIFY_HD void free(const detail::execution_policy_base<Policy> &, P) HIPIFY_BODY
template <class T, class Policy>
HIPIFY_HD pair<pointer<T, Policy>, std::ptrdiff_t>
get_temporary_buffer(const detail::execution_policy_base<Policy> &, std::ptrdiff_t) HIPIFY_BODY
template <class Policy, class P>
HIPIFY_HD void return_temporary_buffer(const detail::execution_policy_base<Policy> &, P, std::ptrdiff_t = 0) HIPIFY_BODY
template <class T> std::ostream &operator<<(std::ostream &, const device_ptr<T> &);
template <class T, class C, class R>
std::basic_ostream<C, R> &operator<<(std::basic_ostream<C, R> &, const device_reference<T> &);

// Allocators and memory resources.
namespace mr {
template <class P = void *> class memory_resource {
public:
  typedef P pointer;
  virtual ~memory_resource();
  pointer allocate(std::size_t, std::size_t = 16);
  void deallocate(pointer, std::size_t, std::size_t = 16);
  bool is_equal(const memory_resource &) const;
  virtual pointer do_allocate(std::size_t, std::size_t) = 0;
  virtual void do_deallocate(pointer, std::size_t, std::size_t) = 0;
  virtual bool do_is_equal(const memory_resource &) const;
};
struct pool_options {
  std::size_t min_blocks_per_chunk, min_bytes_per_chunk, max_blocks_per_chunk,
      max_bytes_per_chunk, smallest_block_size, largest_block_size, alignment;
  bool cache_oversized;
  std::size_t cached_size_cutoff_factor, cached_alignment_cutoff_factor;
  bool validate() const;
};
class new_delete_resource : public memory_resource<> {
public:
  void *do_allocate(std::size_t, std::size_t) override;
  void do_deallocate(void *, std::size_t, std::size_t) override;
};
#define HIPIFY_THRUST_POOL(Name)                                               \
  template <class Up, class Book = void>                                       \
  class Name : public memory_resource<typename Up::pointer> {                  \
  public:                                                                      \
    typedef typename Up::pointer pointer;                                      \
    static pool_options get_default_options();                                 \
    template <class... Args> Name(Args &&...);                                 \
    void release();                                                            \
    pointer do_allocate(std::size_t, std::size_t) override;                    \
    void do_deallocate(pointer, std::size_t, std::size_t) override;            \
  };
HIPIFY_THRUST_POOL(unsynchronized_pool_resource)
HIPIFY_THRUST_POOL(synchronized_pool_resource)
HIPIFY_THRUST_POOL(disjoint_unsynchronized_pool_resource)
HIPIFY_THRUST_POOL(disjoint_synchronized_pool_resource)
#undef HIPIFY_THRUST_POOL
template <class MR> MR *get_global_resource();
template <class Up> unsynchronized_pool_resource<Up> &tls_pool(Up * = nullptr);
template <class Up, class Book>
disjoint_unsynchronized_pool_resource<Up, Book> &tls_disjoint_pool(Up * = nullptr, Book * = nullptr);
template <class T, class MR> class allocator {
public:
  typedef T value_type;
  typedef std::size_t size_type;
  typedef std::ptrdiff_t difference_type;
  typedef T *pointer;
  template <class U> struct rebind {
    typedef allocator<U, MR> other;
  };
  allocator(MR *);
  template <class U> allocator(const allocator<U, MR> &);
  pointer allocate(size_type);
  void deallocate(pointer, size_type);
};
template <class T, class P> using polymorphic_allocator = allocator<T, memory_resource<P>>;
template <class T, class MR> class stateless_resource_allocator : public allocator<T, MR> {
public:
  stateless_resource_allocator();
};
} // namespace mr
#define HIPIFY_THRUST_ALLOCATOR(Name)                                          \
  template <class T> class Name {                                              \
  public:                                                                      \
    typedef std::remove_cv_t<T> value_type;                                    \
    typedef device_ptr<T> pointer;                                             \
    typedef device_ptr<const T> const_pointer;                                 \
    typedef device_reference<T> reference;                                     \
    typedef device_reference<const T> const_reference;                         \
    typedef std::size_t size_type;                                             \
    typedef std::ptrdiff_t difference_type;                                    \
    typedef device_system_tag system_type;                                     \
    template <class U> struct rebind {                                         \
      typedef Name<U> other;                                                   \
    };                                                                         \
    HIPIFY_HD Name() HIPIFY_BODY                                               \
    HIPIFY_HD Name(const Name &) HIPIFY_BODY                                   \
    template <class U> HIPIFY_HD Name(const Name<U> &) HIPIFY_BODY             \
    pointer allocate(size_type);                                               \
    void deallocate(pointer, size_type);                                       \
    HIPIFY_HD size_type max_size() const HIPIFY_BODY                           \
  };
HIPIFY_THRUST_ALLOCATOR(device_allocator)
HIPIFY_THRUST_ALLOCATOR(device_malloc_allocator)
HIPIFY_THRUST_ALLOCATOR(device_new_allocator)
HIPIFY_THRUST_ALLOCATOR(per_device_allocator)
#undef HIPIFY_THRUST_ALLOCATOR
namespace system {
namespace cuda {
template <class T> using pointer = thrust::pointer<T, tag>;
template <class T> using reference = tagged_reference<T, tag>;
template <class T> using allocator = device_allocator<T>;
template <class T> struct HipifyHostAllocator : std::allocator<T> {
  template <class U> struct rebind {
    typedef HipifyHostAllocator<U> other;
  };
};
template <class T> using universal_pointer = T *;
template <class T> using universal_allocator = HipifyHostAllocator<T>;
template <class T> using universal_host_pinned_allocator = HipifyHostAllocator<T>;
class memory_resource : public mr::memory_resource<thrust::pointer<void, tag>> {};
class universal_memory_resource : public mr::memory_resource<> {
public:
  void *do_allocate(std::size_t, std::size_t) override;
  void do_deallocate(void *, std::size_t, std::size_t) override;
};
class universal_host_pinned_memory_resource : public universal_memory_resource {};
pointer<void> malloc(std::size_t);
template <class T> pointer<T> malloc(std::size_t);
void free(pointer<void>);
namespace experimental {
template <class T> using pinned_allocator = HipifyHostAllocator<T>;
} // namespace experimental
} // namespace cuda
} // namespace system
using system::cuda::universal_allocator;
using system::cuda::universal_host_pinned_allocator;
using system::cuda::universal_host_pinned_memory_resource;
using system::cuda::universal_memory_resource;
template <class T> using universal_ptr = T *;
typedef mr::new_delete_resource host_memory_resource;
typedef universal_memory_resource device_memory_resource;
template <class Up> class device_ptr_memory_resource : public mr::memory_resource<device_ptr<void>> {};
template <class MR> MR *get_per_device_resource(int);
template <class T> struct allocator_delete {
  template <class P> void operator()(P &&);
};
template <class T> struct array_allocator_delete {
  template <class P> void operator()(P &&);
};
template <class T> struct uninitialized_allocator_delete {
  template <class P> void operator()(P &&);
};
template <class T> struct uninitialized_array_allocator_delete {
  template <class P> void operator()(P &&);
};
template <class T, class D> struct tagged_deleter : D {};
template <class T, class D> tagged_deleter<T, D> make_tagged_deleter(D &&);
template <class T, class A, class... Args>
std::unique_ptr<T, allocator_delete<A>> allocate_unique(const A &, Args &&...);
template <class T, class A, class Size, class... Args>
std::unique_ptr<T[], array_allocator_delete<A>> allocate_unique_n(const A &, Size, Args &&...);
template <class T, class A>
std::unique_ptr<T, uninitialized_allocator_delete<A>> uninitialized_allocate_unique(const A &);
template <class T, class A, class Size>
std::unique_ptr<T[], uninitialized_array_allocator_delete<A>>
uninitialized_allocate_unique_n(const A &, Size);
template <class T, class... Args>
std::unique_ptr<T, allocator_delete<device_allocator<T>>> device_make_unique(Args &&...);

namespace detail {
template <class P>
struct normal_iterator
    : IteratorOps<normal_iterator<P>, typename std::iterator_traits<P>::value_type,
                  typename std::iterator_traits<P>::reference, std::ptrdiff_t, P> {
  HIPIFY_HD normal_iterator() HIPIFY_BODY
  HIPIFY_HD normal_iterator(P) HIPIFY_BODY
  template <class Q,
            class = std::enable_if_t<std::is_convertible<Q, P>::value>>
  HIPIFY_HD normal_iterator(const normal_iterator<Q> &) HIPIFY_BODY
  HIPIFY_HD const P &base() const HIPIFY_BODY
};
template <class P> HIPIFY_HD normal_iterator<P> make_normal_iterator(P) HIPIFY_BODY

// What host and device vectors share.
template <class T, class Pointer, class ConstPointer, class Reference,
          class ConstReference, class Alloc>
class vector_base {
public:
  typedef T value_type;
  typedef Pointer pointer;
  typedef ConstPointer const_pointer;
  typedef Reference reference;
  typedef ConstReference const_reference;
  typedef std::size_t size_type;
  typedef std::ptrdiff_t difference_type;
  typedef Alloc allocator_type;
  typedef normal_iterator<Pointer> iterator;
  typedef normal_iterator<ConstPointer> const_iterator;
  typedef std::reverse_iterator<iterator> reverse_iterator;
  typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
  vector_base() HIPIFY_BODY
  void resize(size_type) HIPIFY_BODY
  void resize(size_type, const value_type &) HIPIFY_BODY
  HIPIFY_HD size_type size() const HIPIFY_BODY
  HIPIFY_HD size_type max_size() const HIPIFY_BODY
  void reserve(size_type) HIPIFY_BODY
  HIPIFY_HD size_type capacity() const HIPIFY_BODY
  void shrink_to_fit() HIPIFY_BODY
  HIPIFY_HD reference operator[](size_type) HIPIFY_BODY
  HIPIFY_HD const_reference operator[](size_type) const HIPIFY_BODY
  HIPIFY_HD iterator begin() HIPIFY_BODY
  HIPIFY_HD const_iterator begin() const HIPIFY_BODY
  HIPIFY_HD const_iterator cbegin() const HIPIFY_BODY
  HIPIFY_HD iterator end() HIPIFY_BODY
  HIPIFY_HD const_iterator end() const HIPIFY_BODY
  HIPIFY_HD const_iterator cend() const HIPIFY_BODY
  reverse_iterator rbegin() HIPIFY_BODY
  const_reverse_iterator rbegin() const HIPIFY_BODY
  const_reverse_iterator crbegin() const HIPIFY_BODY
  reverse_iterator rend() HIPIFY_BODY
  const_reverse_iterator rend() const HIPIFY_BODY
  const_reverse_iterator crend() const HIPIFY_BODY
  HIPIFY_HD reference front() HIPIFY_BODY
  HIPIFY_HD const_reference front() const HIPIFY_BODY
  HIPIFY_HD reference back() HIPIFY_BODY
  HIPIFY_HD const_reference back() const HIPIFY_BODY
  HIPIFY_HD pointer data() HIPIFY_BODY
  HIPIFY_HD const_pointer data() const HIPIFY_BODY
  void clear() HIPIFY_BODY
  HIPIFY_HD bool empty() const HIPIFY_BODY
  void push_back(const value_type &) HIPIFY_BODY
  template <class... Args> void emplace_back(Args &&...) HIPIFY_BODY
  void pop_back() HIPIFY_BODY
  void swap(vector_base &) HIPIFY_BODY
  iterator erase(iterator) HIPIFY_BODY
  iterator erase(iterator, iterator) HIPIFY_BODY
  iterator insert(iterator, const value_type &) HIPIFY_BODY
  void insert(iterator, size_type, const value_type &) HIPIFY_BODY
  template <class It> void insert(iterator, It, It) HIPIFY_BODY
  void assign(size_type, const value_type &) HIPIFY_BODY
  template <class It> void assign(It, It) HIPIFY_BODY
  allocator_type get_allocator() const HIPIFY_BODY
};
template <class T, class A, class B, class C, class D, class E, class Other>
bool operator==(const vector_base<T, A, B, C, D, E> &, const Other &);
template <class T, class A, class B, class C, class D, class E, class Other>
bool operator!=(const vector_base<T, A, B, C, D, E> &, const Other &);
} // namespace detail
struct default_init_t {};
struct no_init_t {};
HIPIFY_HD_VARIABLE default_init_t default_init{};
HIPIFY_HD_VARIABLE no_init_t no_init{};
#define HIPIFY_THRUST_VECTOR(Name)                                             \
  using typename Base::size_type;                                              \
  using typename Base::value_type;                                             \
  Name() HIPIFY_BODY                                                           \
  Name(const Alloc &) HIPIFY_BODY                                              \
  explicit Name(size_type) HIPIFY_BODY                                         \
  Name(size_type, default_init_t) HIPIFY_BODY                                  \
  Name(size_type, no_init_t) HIPIFY_BODY                                       \
  Name(size_type, const value_type &) HIPIFY_BODY                              \
  Name(size_type, const value_type &, const Alloc &) HIPIFY_BODY               \
  Name(const Name &) HIPIFY_BODY                                               \
  Name(Name &&) HIPIFY_BODY                                                    \
  Name &operator=(const Name &) HIPIFY_BODY                                    \
  Name &operator=(Name &&) HIPIFY_BODY                                         \
  Name(std::initializer_list<T>) HIPIFY_BODY                                   \
  Name &operator=(std::initializer_list<T>) HIPIFY_BODY                        \
  template <class U, class A> Name(const std::vector<U, A> &) HIPIFY_BODY      \
  template <class U, class A> Name &operator=(const std::vector<U, A> &) HIPIFY_BODY \
  template <class U, class P, class Q, class R, class S, class A>              \
  Name(const detail::vector_base<U, P, Q, R, S, A> &) HIPIFY_BODY              \
  template <class U, class P, class Q, class R, class S, class A>              \
  Name &operator=(const detail::vector_base<U, P, Q, R, S, A> &) HIPIFY_BODY   \
  template <class It,                                                          \
            class = typename std::iterator_traits<It>::iterator_category>      \
  Name(It, It) HIPIFY_BODY                                                     \
  template <class It,                                                          \
            class = typename std::iterator_traits<It>::iterator_category>      \
  Name(It, It, const Alloc &) HIPIFY_BODY
template <class T, class Alloc = device_allocator<T>>
class device_vector
    : public detail::vector_base<T, device_ptr<T>, device_ptr<const T>,
                                 device_reference<T>, device_reference<const T>,
                                 Alloc> {
  typedef detail::vector_base<T, device_ptr<T>, device_ptr<const T>,
                              device_reference<T>, device_reference<const T>, Alloc>
      Base;

public:
  HIPIFY_THRUST_VECTOR(device_vector)
};
template <class T, class Alloc = std::allocator<T>>
class host_vector
    : public detail::vector_base<T, T *, const T *, T &, const T &, Alloc> {
  typedef detail::vector_base<T, T *, const T *, T &, const T &, Alloc> Base;

public:
  HIPIFY_THRUST_VECTOR(host_vector)
};
template <class T, class Alloc = universal_allocator<T>>
class universal_vector
    : public detail::vector_base<T, T *, const T *, T &, const T &, Alloc> {
  typedef detail::vector_base<T, T *, const T *, T &, const T &, Alloc> Base;

public:
  HIPIFY_THRUST_VECTOR(universal_vector)
};
#undef HIPIFY_THRUST_VECTOR
template <class T> using universal_host_pinned_vector = universal_vector<T>;
template <class T, class A> void swap(device_vector<T, A> &, device_vector<T, A> &);
template <class T, class A> void swap(host_vector<T, A> &, host_vector<T, A> &);
namespace system {
namespace cuda {
template <class T, class A = allocator<T>> using vector = device_vector<T, A>;
template <class T> using universal_vector = thrust::universal_vector<T>;
template <class T>
using universal_host_pinned_vector = thrust::universal_vector<T>;
} // namespace cuda
} // namespace system

// Function objects.
template <class A, class R> struct unary_function {
  typedef A argument_type;
  typedef R result_type;
};
template <class A, class B, class R> struct binary_function {
  typedef A first_argument_type;
  typedef B second_argument_type;
  typedef R result_type;
};
#define HIPIFY_THRUST_BINARY(Name, Result, Op)                                 \
  template <class T = void> struct Name {                                      \
    typedef T first_argument_type;                                             \
    typedef T second_argument_type;                                            \
    typedef Result result_type;                                                \
    HIPIFY_HD Result operator()(const T &, const T &) const HIPIFY_BODY \
  };                                                                           \
  template <> struct Name<void> {                                              \
    using is_transparent = void;                                               \
    template <class A, class B>                                                \
    HIPIFY_HD auto operator()(A &&a, B &&b) const                    \
        -> decltype(Op) HIPIFY_BODY                                            \
  };
HIPIFY_THRUST_BINARY(plus, T, a + b)
HIPIFY_THRUST_BINARY(minus, T, a - b)
HIPIFY_THRUST_BINARY(multiplies, T, a *b)
HIPIFY_THRUST_BINARY(divides, T, a / b)
HIPIFY_THRUST_BINARY(modulus, T, a % b)
HIPIFY_THRUST_BINARY(bit_and, T, a &b)
HIPIFY_THRUST_BINARY(bit_or, T, a | b)
HIPIFY_THRUST_BINARY(bit_xor, T, a ^ b)
HIPIFY_THRUST_BINARY(maximum, T, a < b ? b : a)
HIPIFY_THRUST_BINARY(minimum, T, a < b ? a : b)
HIPIFY_THRUST_BINARY(equal_to, bool, a == b)
HIPIFY_THRUST_BINARY(not_equal_to, bool, a != b)
HIPIFY_THRUST_BINARY(greater, bool, a > b)
HIPIFY_THRUST_BINARY(less, bool, a < b)
HIPIFY_THRUST_BINARY(greater_equal, bool, a >= b)
HIPIFY_THRUST_BINARY(less_equal, bool, a <= b)
HIPIFY_THRUST_BINARY(logical_and, bool, a &&b)
HIPIFY_THRUST_BINARY(logical_or, bool, a || b)
#undef HIPIFY_THRUST_BINARY
#define HIPIFY_THRUST_UNARY(Name, Result)                                      \
  template <class T = void> struct Name {                                      \
    typedef T argument_type;                                                   \
    typedef Result result_type;                                                \
    HIPIFY_HD Result operator()(const T &) const HIPIFY_BODY         \
  };                                                                           \
  template <> struct Name<void> {                                              \
    template <class A> HIPIFY_HD A operator()(A &&) const HIPIFY_BODY \
  };
HIPIFY_THRUST_UNARY(negate, T)
HIPIFY_THRUST_UNARY(square, T)
HIPIFY_THRUST_UNARY(logical_not, bool)
HIPIFY_THRUST_UNARY(identity, const T &)
#undef HIPIFY_THRUST_UNARY
template <class A = void, class B = void> struct project1st {
  HIPIFY_HD const A &operator()(const A &, const B &) const HIPIFY_BODY
};
template <class A = void, class B = void> struct project2nd {
  HIPIFY_HD const B &operator()(const A &, const B &) const HIPIFY_BODY
};
template <> struct project1st<void, void> {
  template <class A, class B> HIPIFY_HD A operator()(A &&, B &&) const HIPIFY_BODY
};
template <> struct project2nd<void, void> {
  template <class A, class B> HIPIFY_HD B operator()(A &&, B &&) const HIPIFY_BODY
};
template <class P> struct unary_negate {
  HIPIFY_HD explicit unary_negate(P) HIPIFY_BODY
  template <class T> HIPIFY_HD bool operator()(const T &) HIPIFY_BODY
};
template <class P> struct binary_negate {
  HIPIFY_HD explicit binary_negate(P) HIPIFY_BODY
  template <class T, class U> HIPIFY_HD bool operator()(const T &, const U &) HIPIFY_BODY
};
template <class P> HIPIFY_HD unary_negate<P> not1(const P &) HIPIFY_BODY
template <class P> HIPIFY_HD binary_negate<P> not2(const P &) HIPIFY_BODY
template <class P> HIPIFY_HD unary_negate<std::decay_t<P>> not_fn(P &&) HIPIFY_BODY
namespace placeholders {
struct HipifyPlaceholder {
  template <class T> HIPIFY_HD HipifyPlaceholder operator=(const T &) const HIPIFY_BODY
  template <class... T> HIPIFY_HD auto operator()(T &&...t) const
      -> std::common_type_t<std::decay_t<T>...> HIPIFY_BODY
};
HIPIFY_HD_VARIABLE HipifyPlaceholder _1{}, _2{}, _3{}, _4{}, _5{}, _6{}, _7{}, _8{}, _9{}, _10{};
#define HIPIFY_THRUST_PLACEHOLDER(Op)                                          \
  template <class T>                                                           \
  HIPIFY_HD HipifyPlaceholder operator Op(const HipifyPlaceholder &,           \
                                          const T &) HIPIFY_BODY               \
  template <class T, class = std::enable_if_t<                                 \
                         !std::is_same<T, HipifyPlaceholder>::value>>          \
  HIPIFY_HD HipifyPlaceholder operator Op(const T &,                           \
                                          const HipifyPlaceholder &) HIPIFY_BODY
HIPIFY_THRUST_PLACEHOLDER(+)
HIPIFY_THRUST_PLACEHOLDER(-)
HIPIFY_THRUST_PLACEHOLDER(*)
HIPIFY_THRUST_PLACEHOLDER(/)
HIPIFY_THRUST_PLACEHOLDER(%)
HIPIFY_THRUST_PLACEHOLDER(==)
HIPIFY_THRUST_PLACEHOLDER(!=)
HIPIFY_THRUST_PLACEHOLDER(<)
HIPIFY_THRUST_PLACEHOLDER(>)
HIPIFY_THRUST_PLACEHOLDER(<=)
HIPIFY_THRUST_PLACEHOLDER(>=)
HIPIFY_THRUST_PLACEHOLDER(&&)
HIPIFY_THRUST_PLACEHOLDER(||)
HIPIFY_THRUST_PLACEHOLDER(&)
HIPIFY_THRUST_PLACEHOLDER(|)
HIPIFY_THRUST_PLACEHOLDER(^)
#undef HIPIFY_THRUST_PLACEHOLDER
HIPIFY_HD HipifyPlaceholder operator-(const HipifyPlaceholder &) HIPIFY_BODY
HIPIFY_HD HipifyPlaceholder operator!(const HipifyPlaceholder &) HIPIFY_BODY
} // namespace placeholders
template <class F> class zip_function {
public:
  HIPIFY_HD zip_function(F) HIPIFY_BODY
  template <class Tuple>
  HIPIFY_HD auto operator()(Tuple &&t) const
      -> decltype(std::apply(std::declval<F>(), t)) HIPIFY_BODY
};
template <class F> HIPIFY_HD zip_function<std::decay_t<F>> make_zip_function(F &&) HIPIFY_BODY
} // namespace thrust
#endif
