// libcu++: atomics, barriers, semaphores and pipelines with thread scopes.
#ifndef HIPIFY_CUDA_HIPIFY_SYNC_H
#define HIPIFY_CUDA_HIPIFY_SYNC_H
#include "hipify_std.h"
#include <chrono>
#include <cstddef>
#include <type_traits>
#include <utility>

namespace cuda {
enum thread_scope {
  thread_scope_system,
  thread_scope_device,
  thread_scope_block,
  thread_scope_thread
};
namespace std {
enum class memory_order : int {
  relaxed,
  consume,
  acquire,
  release,
  acq_rel,
  seq_cst
};
inline constexpr memory_order memory_order_relaxed = memory_order::relaxed;
inline constexpr memory_order memory_order_consume = memory_order::consume;
inline constexpr memory_order memory_order_acquire = memory_order::acquire;
inline constexpr memory_order memory_order_release = memory_order::release;
inline constexpr memory_order memory_order_acq_rel = memory_order::acq_rel;
inline constexpr memory_order memory_order_seq_cst = memory_order::seq_cst;
} // namespace std
using std::memory_order;
using std::memory_order_acq_rel;
using std::memory_order_acquire;
using std::memory_order_consume;
using std::memory_order_relaxed;
using std::memory_order_release;
using std::memory_order_seq_cst;

#define HIPIFY_CUDA_ATOMIC                                                     \
  typedef T value_type;                                                        \
  HIPIFY_HD bool is_lock_free() const volatile;                                \
  HIPIFY_HD bool is_lock_free() const;                                         \
  HIPIFY_HD void store(T, memory_order = memory_order_seq_cst) const;          \
  HIPIFY_HD T load(memory_order = memory_order_seq_cst) const;                 \
  HIPIFY_HD T exchange(T, memory_order = memory_order_seq_cst) const;          \
  HIPIFY_HD bool compare_exchange_weak(T &, T, memory_order, memory_order)     \
      const;                                                                   \
  HIPIFY_HD bool compare_exchange_weak(T &, T,                                 \
                                       memory_order = memory_order_seq_cst)    \
      const;                                                                   \
  HIPIFY_HD bool compare_exchange_strong(T &, T, memory_order, memory_order)   \
      const;                                                                   \
  HIPIFY_HD bool compare_exchange_strong(T &, T,                               \
                                         memory_order = memory_order_seq_cst)  \
      const;                                                                   \
  template <class U>                                                           \
  HIPIFY_HD T fetch_add(U, memory_order = memory_order_seq_cst) const;         \
  template <class U>                                                           \
  HIPIFY_HD T fetch_sub(U, memory_order = memory_order_seq_cst) const;         \
  HIPIFY_HD T fetch_and(T, memory_order = memory_order_seq_cst) const;         \
  HIPIFY_HD T fetch_or(T, memory_order = memory_order_seq_cst) const;          \
  HIPIFY_HD T fetch_xor(T, memory_order = memory_order_seq_cst) const;         \
  HIPIFY_HD T fetch_max(const T &, memory_order = memory_order_seq_cst) const; \
  HIPIFY_HD T fetch_min(const T &, memory_order = memory_order_seq_cst) const; \
  HIPIFY_HD void wait(T, memory_order = memory_order_seq_cst) const;           \
  HIPIFY_HD void notify_one() const;                                           \
  HIPIFY_HD void notify_all() const;                                           \
  HIPIFY_HD operator T() const;                                                \
  HIPIFY_HD T operator++(int) const;                                           \
  HIPIFY_HD T operator--(int) const;                                           \
  HIPIFY_HD T operator++() const;                                              \
  HIPIFY_HD T operator--() const;                                              \
  template <class U> HIPIFY_HD T operator+=(U) const;                          \
  template <class U> HIPIFY_HD T operator-=(U) const;                          \
  HIPIFY_HD T operator&=(T) const;                                             \
  HIPIFY_HD T operator|=(T) const;                                             \
  HIPIFY_HD T operator^=(T) const;
template <class T, thread_scope Scope = thread_scope_system> struct atomic {
  HIPIFY_CUDA_ATOMIC
  atomic() = default;
  HIPIFY_HD constexpr atomic(T t) : hipify_value(t) {}
  atomic(const atomic &) = delete;
  atomic &operator=(const atomic &) = delete;
  HIPIFY_HD T operator=(T);

private:
  T hipify_value;
};
template <class T, thread_scope Scope = thread_scope_system> struct atomic_ref {
  HIPIFY_CUDA_ATOMIC
  static constexpr ::std::size_t required_alignment = sizeof(T);
  HIPIFY_HD explicit atomic_ref(T &);
  atomic_ref(const atomic_ref &) = default;
  HIPIFY_HD T operator=(T) const;
};
#undef HIPIFY_CUDA_ATOMIC
template <thread_scope Scope = thread_scope_system> struct atomic_flag {
  HIPIFY_HD bool test(memory_order = memory_order_seq_cst) const;
  HIPIFY_HD bool test_and_set(memory_order = memory_order_seq_cst);
  HIPIFY_HD void clear(memory_order = memory_order_seq_cst);
};
HIPIFY_HD void atomic_thread_fence(memory_order,
                                   thread_scope = thread_scope_system);
HIPIFY_HD void atomic_signal_fence(memory_order);

namespace std {
struct HipifyEmptyCompletion {
  HIPIFY_HD void operator()() noexcept;
};
} // namespace std
template <thread_scope Scope, class Completion = std::HipifyEmptyCompletion>
class barrier {
public:
  class arrival_token {};
  barrier() = default;
  HIPIFY_HD barrier(::std::ptrdiff_t, Completion = Completion());
  barrier(const barrier &) = delete;
  HIPIFY_HD arrival_token arrive(::std::ptrdiff_t = 1);
  HIPIFY_HD void wait(arrival_token &&) const;
  HIPIFY_HD void wait_parity(bool) const;
  HIPIFY_HD bool try_wait(arrival_token &&) const;
  template <class R, class P>
  HIPIFY_HD bool try_wait_for(arrival_token &&,
                              const ::std::chrono::duration<R, P> &) const;
  HIPIFY_HD void arrive_and_wait();
  HIPIFY_HD void arrive_and_drop();
  HIPIFY_HD void expect_tx(::std::ptrdiff_t);
  HIPIFY_HD static constexpr ::std::ptrdiff_t max() { return 1 << 20; }
  template <class... Args>
  friend HIPIFY_HD void init(barrier *, ::std::ptrdiff_t, Args...) {}
};
template <thread_scope Scope, class C>
HIPIFY_D unsigned long long *barrier_native_handle(barrier<Scope, C> &);
template <thread_scope Scope, class C>
HIPIFY_D typename barrier<Scope, C>::arrival_token
barrier_arrive_tx(barrier<Scope, C> &, ::std::ptrdiff_t, ::std::ptrdiff_t);
template <thread_scope Scope, class C>
HIPIFY_D void barrier_expect_tx(barrier<Scope, C> &, ::std::ptrdiff_t);
template <thread_scope Scope> class latch {
public:
  HIPIFY_HD constexpr explicit latch(::std::ptrdiff_t) {}
  HIPIFY_HD void count_down(::std::ptrdiff_t = 1);
  HIPIFY_HD bool try_wait() const;
  HIPIFY_HD void wait() const;
  HIPIFY_HD void arrive_and_wait(::std::ptrdiff_t = 1);
};
template <thread_scope Scope, ::std::ptrdiff_t Max = 2147483647>
class counting_semaphore {
public:
  HIPIFY_HD constexpr explicit counting_semaphore(::std::ptrdiff_t = 0) {}
  HIPIFY_HD void release(::std::ptrdiff_t = 1);
  HIPIFY_HD void acquire();
  HIPIFY_HD bool try_acquire();
  template <class R, class P>
  HIPIFY_HD bool try_acquire_for(const ::std::chrono::duration<R, P> &);
};
template <thread_scope Scope>
using binary_semaphore = counting_semaphore<Scope, 1>;

template <::std::size_t Alignment> struct aligned_size_t {
  static constexpr ::std::size_t align = Alignment;
  ::std::size_t value;
  HIPIFY_HD explicit constexpr aligned_size_t(::std::size_t s) : value(s) {}
  HIPIFY_HD constexpr operator ::std::size_t() const { return value; }
};
enum class async_contract_fulfillment { none, async };
enum class pipeline_role { producer, consumer };
template <thread_scope Scope, unsigned char Stages>
class pipeline_shared_state {
public:
  pipeline_shared_state() = default;
  pipeline_shared_state(const pipeline_shared_state &) = delete;
};
template <thread_scope Scope> class pipeline {
public:
  pipeline(pipeline &&) = default;
  HIPIFY_HD bool quit();
  HIPIFY_HD void producer_acquire();
  HIPIFY_HD void producer_commit();
  HIPIFY_HD void consumer_wait();
  template <class R, class P>
  HIPIFY_HD bool consumer_wait_for(const ::std::chrono::duration<R, P> &);
  HIPIFY_HD void consumer_release();
};
HIPIFY_HD pipeline<thread_scope_thread> make_pipeline();
template <class Group, thread_scope Scope, unsigned char Stages>
HIPIFY_HD pipeline<Scope> make_pipeline(const Group &,
                                        pipeline_shared_state<Scope, Stages> *);
template <class Group, thread_scope Scope, unsigned char Stages>
HIPIFY_HD pipeline<Scope> make_pipeline(const Group &,
                                        pipeline_shared_state<Scope, Stages> *,
                                        ::std::size_t);
template <class Group, thread_scope Scope, unsigned char Stages>
HIPIFY_HD pipeline<Scope> make_pipeline(const Group &,
                                        pipeline_shared_state<Scope, Stages> *,
                                        pipeline_role);
template <unsigned char N, thread_scope Scope>
HIPIFY_D void pipeline_consumer_wait_prior(pipeline<Scope> &);
template <thread_scope Scope, class Pipeline>
HIPIFY_D void pipeline_producer_commit(Pipeline &, barrier<Scope> &);
// The forms over plain pointers take a size, those over typed ones a shape.
template <class Size, class Sync>
HIPIFY_HD async_contract_fulfillment memcpy_async(void *, const void *, Size,
                                                  Sync &);
template <class T, class Size, class Sync>
HIPIFY_HD async_contract_fulfillment memcpy_async(T *, const T *, Size, Sync &);
template <class Group, class Size, class Sync>
HIPIFY_HD async_contract_fulfillment memcpy_async(const Group &, void *,
                                                  const void *, Size, Sync &);
template <class Group, class T, class Size, class Sync>
HIPIFY_HD async_contract_fulfillment memcpy_async(const Group &, T *, const T *,
                                                  Size, Sync &);
template <class Group, class T, class Size, class Sync>
HIPIFY_HD async_contract_fulfillment memcpy_async(const Group &, T *, T *, Size,
                                                  Sync &);

namespace std {
template <class T> using atomic = cuda::atomic<T, thread_scope_system>;
template <class T> using atomic_ref = cuda::atomic_ref<T, thread_scope_system>;
using atomic_flag = cuda::atomic_flag<thread_scope_system>;
typedef atomic<bool> atomic_bool;
typedef atomic<int> atomic_int;
typedef atomic<unsigned int> atomic_uint;
typedef atomic<long> atomic_long;
typedef atomic<unsigned long> atomic_ulong;
typedef atomic<long long> atomic_llong;
typedef atomic<unsigned long long> atomic_ullong;
typedef atomic<::std::size_t> atomic_size_t;
template <class C = HipifyEmptyCompletion>
using barrier = cuda::barrier<thread_scope_system, C>;
using latch = cuda::latch<thread_scope_system>;
template <::std::ptrdiff_t Max = 2147483647>
using counting_semaphore = cuda::counting_semaphore<thread_scope_system, Max>;
using binary_semaphore = cuda::binary_semaphore<thread_scope_system>;
using cuda::atomic_signal_fence;
using cuda::atomic_thread_fence;
} // namespace std

// Memory properties, streams and small functions.
namespace device {
template <class T = void> HIPIFY_D unsigned long long *
barrier_native_handle(barrier<thread_scope_block> &);
HIPIFY_D inline typename barrier<thread_scope_block>::arrival_token
barrier_arrive_tx(barrier<thread_scope_block> &, ::std::ptrdiff_t,
                  ::std::ptrdiff_t);
HIPIFY_D void barrier_expect_tx(barrier<thread_scope_block> &,
                                ::std::ptrdiff_t);
HIPIFY_D async_contract_fulfillment memcpy_async_tx(void *, const void *,
                                                    ::std::size_t,
                                                    barrier<thread_scope_block> &);
template <class T, class Size>
HIPIFY_D async_contract_fulfillment memcpy_async_tx(T *, const T *, Size,
                                                    barrier<thread_scope_block> &);
} // namespace device
struct access_property {
  struct shared {};
  struct global {};
  struct persisting {};
  struct normal {};
  struct streaming {};
  template <class P> HIPIFY_HD access_property(P);
};
template <class T, class Property> class annotated_ptr {
public:
  HIPIFY_HD explicit annotated_ptr(T *);
  template <class P> HIPIFY_HD annotated_ptr(T *, P);
  HIPIFY_HD T *operator->() const;
  HIPIFY_HD T &operator*() const;
  HIPIFY_HD T &operator[](::std::ptrdiff_t) const;
  HIPIFY_HD T *get() const;
};
template <class T, class Property>
HIPIFY_HD T *associate_access_property(T *, Property);
template <class Shape> HIPIFY_HD void apply_access_property(const volatile void *, Shape, access_property::persisting);
template <class Shape> HIPIFY_HD void discard_memory(volatile void *, Shape);
class stream_ref {
public:
  stream_ref() = default;
  stream_ref(cudaStream_t);
  cudaStream_t get() const;
  void wait() const;
  void sync() const;
  bool ready() const;
};
template <class T, class U>
HIPIFY_HD constexpr auto ceil_div(T t, U u) -> decltype(t / u) {
  return (t + u - 1) / u;
}
template <class T, class U>
HIPIFY_HD constexpr auto round_up(T t, U u) -> decltype(t / u) {
  return ceil_div(t, u) * u;
}
template <class T, class U>
HIPIFY_HD constexpr auto round_down(T t, U u) -> decltype(t / u) {
  return t / u * u;
}
template <class T> HIPIFY_HD constexpr int ilog2(T);
template <class T> HIPIFY_HD constexpr int ilog10(T);
#define HIPIFY_CUDA_OPERATOR(Name)                                             \
  template <class T = void> struct Name {                                      \
    HIPIFY_HD T operator()(const T &, const T &) const;                        \
  };                                                                           \
  template <> struct Name<void> {                                              \
    template <class A, class B>                                                \
    HIPIFY_HD ::std::common_type_t<A, B> operator()(const A &, const B &)      \
        const HIPIFY_BODY                                                      \
  };
HIPIFY_CUDA_OPERATOR(maximum)
HIPIFY_CUDA_OPERATOR(minimum)
#undef HIPIFY_CUDA_OPERATOR
template <class R, class F> HIPIFY_HD F proclaim_return_type(F) HIPIFY_BODY
template <class F> HIPIFY_HD F proclaim_copyable_arguments(F) HIPIFY_BODY
template <class T> HIPIFY_HD T get_property(T);
namespace mr {
struct host_accessible {};
struct device_accessible {};
template <class... Properties> class resource_ref {};
template <class... Properties> class async_resource_ref {};
} // namespace mr
namespace ptx {
enum dot_scope {};
template <class... Args> HIPIFY_D void fence_proxy_async(Args...);
template <class... Args> HIPIFY_D void cp_async_bulk(Args...);
template <class... Args> HIPIFY_D void cp_async_bulk_tensor(Args...);
template <class... Args> HIPIFY_D void cp_async_bulk_commit_group(Args...);
template <class... Args> HIPIFY_D void cp_async_bulk_wait_group_read(Args...);
template <class... Args> HIPIFY_D bool mbarrier_try_wait(Args...);
template <class... Args> HIPIFY_D unsigned long long mbarrier_arrive(Args...);
HIPIFY_D unsigned int get_sreg_laneid();
HIPIFY_D unsigned int get_sreg_warpid();
HIPIFY_D unsigned int get_sreg_smid();
HIPIFY_D unsigned int get_sreg_lanemask_lt();
HIPIFY_D unsigned int get_sreg_lanemask_le();
HIPIFY_D unsigned int get_sreg_lanemask_gt();
HIPIFY_D unsigned int get_sreg_lanemask_ge();
HIPIFY_D unsigned int get_sreg_lanemask_eq();
} // namespace ptx
} // namespace cuda
#endif
