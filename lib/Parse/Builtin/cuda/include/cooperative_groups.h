// Cooperative groups: thread groups, their synchronisation and shuffles.
#ifndef HIPIFY_COOPERATIVE_GROUPS_H
#define HIPIFY_COOPERATIVE_GROUPS_H
#include "cuda_runtime.h"
#ifdef __cplusplus
#include <cassert>
#include <climits>
#include <cstdint>
#include <limits>
#include <type_traits>
#endif
#ifdef __cplusplus
namespace cooperative_groups {
typedef unsigned int thread_id_t;

namespace details {
class coalesced_threads_tag;
template <class T> struct Identity {
  typedef T type;
};
} // namespace details

class thread_group {
public:
  HIPIFY_HD unsigned long long size() const HIPIFY_BODY
  HIPIFY_HD unsigned long long num_threads() const HIPIFY_BODY
  HIPIFY_HD unsigned long long thread_rank() const HIPIFY_BODY
  HIPIFY_HD void sync() const HIPIFY_BODY
  HIPIFY_HD unsigned int get_type() const HIPIFY_BODY
};

template <unsigned int TyId> class thread_group_base : public thread_group {};

class multi_grid_group : public thread_group {
public:
  HIPIFY_HD bool is_valid() const HIPIFY_BODY
  HIPIFY_HD void sync() const HIPIFY_BODY
  HIPIFY_HD unsigned long long num_threads() const HIPIFY_BODY
  HIPIFY_HD unsigned long long size() const HIPIFY_BODY
  HIPIFY_HD unsigned long long thread_rank() const HIPIFY_BODY
  HIPIFY_HD unsigned int grid_rank() const HIPIFY_BODY
  HIPIFY_HD unsigned int num_grids() const HIPIFY_BODY
};

class grid_group : public thread_group {
public:
  struct arrival_token {
    unsigned int value;
  };
  HIPIFY_HD bool is_valid() const HIPIFY_BODY
  HIPIFY_HD void sync() const HIPIFY_BODY
  HIPIFY_HD arrival_token barrier_arrive() const HIPIFY_BODY
  HIPIFY_HD void barrier_wait(arrival_token &&) const HIPIFY_BODY
  HIPIFY_HD unsigned long long size() const HIPIFY_BODY
  HIPIFY_HD unsigned long long num_threads() const HIPIFY_BODY
  HIPIFY_HD unsigned long long thread_rank() const HIPIFY_BODY
  HIPIFY_HD dim3 group_dim() const HIPIFY_BODY
  HIPIFY_HD dim3 dim_blocks() const HIPIFY_BODY
  HIPIFY_HD unsigned long long num_blocks() const HIPIFY_BODY
  HIPIFY_HD dim3 block_index() const HIPIFY_BODY
  HIPIFY_HD unsigned long long block_rank() const HIPIFY_BODY
  HIPIFY_HD unsigned long long num_clusters() const HIPIFY_BODY
  HIPIFY_HD dim3 dim_clusters() const HIPIFY_BODY
  HIPIFY_HD unsigned long long cluster_rank() const HIPIFY_BODY
  HIPIFY_HD dim3 cluster_index() const HIPIFY_BODY
};

class cluster_group : public thread_group {
public:
  struct arrival_token {};
  HIPIFY_HD static void sync() HIPIFY_BODY
  HIPIFY_HD static arrival_token barrier_arrive() HIPIFY_BODY
  HIPIFY_HD static void barrier_wait() HIPIFY_BODY
  HIPIFY_HD static void barrier_wait(arrival_token &&) HIPIFY_BODY
  HIPIFY_HD static unsigned int query_shared_rank(const void *) HIPIFY_BODY
  template <class T> HIPIFY_HD static T *map_shared_rank(T *, int) HIPIFY_BODY
  HIPIFY_HD static dim3 block_index() HIPIFY_BODY
  HIPIFY_HD static unsigned int block_rank() HIPIFY_BODY
  HIPIFY_HD static unsigned int thread_rank() HIPIFY_BODY
  HIPIFY_HD static dim3 dim_blocks() HIPIFY_BODY
  HIPIFY_HD static unsigned int num_blocks() HIPIFY_BODY
  HIPIFY_HD static dim3 dim_threads() HIPIFY_BODY
  HIPIFY_HD static unsigned int num_threads() HIPIFY_BODY
  HIPIFY_HD static unsigned int size() HIPIFY_BODY
};

class thread_block : public thread_group {
public:
  struct arrival_token {};
  HIPIFY_HD static void sync() HIPIFY_BODY
  HIPIFY_HD static arrival_token barrier_arrive() HIPIFY_BODY
  HIPIFY_HD static void barrier_wait(arrival_token &&) HIPIFY_BODY
  HIPIFY_HD static unsigned int size() HIPIFY_BODY
  HIPIFY_HD static unsigned int num_threads() HIPIFY_BODY
  HIPIFY_HD static unsigned int thread_rank() HIPIFY_BODY
  HIPIFY_HD static dim3 group_index() HIPIFY_BODY
  HIPIFY_HD static dim3 thread_index() HIPIFY_BODY
  HIPIFY_HD static dim3 group_dim() HIPIFY_BODY
  HIPIFY_HD static dim3 dim_threads() HIPIFY_BODY
};

class coalesced_group : public thread_group {
public:
  HIPIFY_HD unsigned int num_threads() const HIPIFY_BODY
  HIPIFY_HD unsigned int size() const HIPIFY_BODY
  HIPIFY_HD unsigned int thread_rank() const HIPIFY_BODY
  HIPIFY_HD void sync() const HIPIFY_BODY
  HIPIFY_HD unsigned long long meta_group_size() const HIPIFY_BODY
  HIPIFY_HD unsigned long long meta_group_rank() const HIPIFY_BODY
  template <class T> HIPIFY_HD T shfl(T, int) const HIPIFY_BODY
  template <class T> HIPIFY_HD T shfl_down(T, unsigned int) const HIPIFY_BODY
  template <class T> HIPIFY_HD T shfl_up(T, unsigned int) const HIPIFY_BODY
  HIPIFY_HD int any(int) const HIPIFY_BODY
  HIPIFY_HD int all(int) const HIPIFY_BODY
  HIPIFY_HD unsigned int ballot(int) const HIPIFY_BODY
  template <class T> HIPIFY_HD unsigned int match_any(T) const HIPIFY_BODY
  template <class T> HIPIFY_HD unsigned int match_all(T, int &) const HIPIFY_BODY
};

template <unsigned int MaxSize> struct block_tile_memory {
  char reserved[MaxSize];
};

template <unsigned int Size, class Parent = void>
class thread_block_tile : public thread_group {
public:
  struct arrival_token {};
  template <class OtherParent>
  HIPIFY_HD operator thread_block_tile<Size, OtherParent>() const HIPIFY_BODY
  HIPIFY_HD void sync() const HIPIFY_BODY
  HIPIFY_HD arrival_token barrier_arrive() const HIPIFY_BODY
  HIPIFY_HD void barrier_wait(arrival_token &&) const HIPIFY_BODY
  HIPIFY_HD static constexpr unsigned int size() { return Size; }
  HIPIFY_HD static constexpr unsigned int num_threads() { return Size; }
  HIPIFY_HD unsigned long long thread_rank() const HIPIFY_BODY
  HIPIFY_HD unsigned int meta_group_size() const HIPIFY_BODY
  HIPIFY_HD unsigned int meta_group_rank() const HIPIFY_BODY
  template <class T> HIPIFY_HD T shfl(T, int) const HIPIFY_BODY
  template <class T> HIPIFY_HD T shfl_down(T, unsigned int) const HIPIFY_BODY
  template <class T> HIPIFY_HD T shfl_up(T, unsigned int) const HIPIFY_BODY
  template <class T> HIPIFY_HD T shfl_xor(T, unsigned int) const HIPIFY_BODY
  HIPIFY_HD int any(int) const HIPIFY_BODY
  HIPIFY_HD int all(int) const HIPIFY_BODY
  HIPIFY_HD unsigned int ballot(int) const HIPIFY_BODY
  template <class T> HIPIFY_HD unsigned int match_any(T) const HIPIFY_BODY
  template <class T> HIPIFY_HD unsigned int match_all(T, int &) const HIPIFY_BODY
};

HIPIFY_HD multi_grid_group this_multi_grid() HIPIFY_BODY
HIPIFY_HD grid_group this_grid() HIPIFY_BODY
HIPIFY_HD cluster_group this_cluster() HIPIFY_BODY
HIPIFY_HD thread_block this_thread_block() HIPIFY_BODY
template <unsigned int MaxSize>
HIPIFY_HD thread_block this_thread_block(block_tile_memory<MaxSize> &) HIPIFY_BODY
HIPIFY_HD coalesced_group coalesced_threads() HIPIFY_BODY

HIPIFY_HD thread_group tiled_partition(const thread_group &, unsigned int) HIPIFY_BODY
HIPIFY_HD thread_group tiled_partition(const thread_block &, unsigned int) HIPIFY_BODY
HIPIFY_HD coalesced_group tiled_partition(const coalesced_group &,
                                          unsigned int) HIPIFY_BODY
template <unsigned int Size, class Parent>
HIPIFY_HD thread_block_tile<Size, Parent> tiled_partition(const Parent &) HIPIFY_BODY
namespace experimental {
template <unsigned int MaxSize>
using block_tile_memory = cooperative_groups::block_tile_memory<MaxSize>;
template <unsigned int Size, class Parent>
HIPIFY_HD thread_block_tile<Size, Parent> tiled_partition(const Parent &) HIPIFY_BODY
template <unsigned int MaxSize>
HIPIFY_HD thread_block this_thread_block(block_tile_memory<MaxSize> &) HIPIFY_BODY
} // namespace experimental

template <class Parent>
HIPIFY_HD coalesced_group binary_partition(const Parent &, bool) HIPIFY_BODY
template <class Parent, class Label>
HIPIFY_HD coalesced_group labeled_partition(const Parent &, Label) HIPIFY_BODY
template <class Group> HIPIFY_HD void sync(const Group &) HIPIFY_BODY
template <class Group>
HIPIFY_HD unsigned long long group_size(const Group &) HIPIFY_BODY
template <class Group>
HIPIFY_HD unsigned long long thread_rank(const Group &) HIPIFY_BODY
HIPIFY_HD dim3 group_index(const thread_block &) HIPIFY_BODY
HIPIFY_HD dim3 thread_index(const thread_block &) HIPIFY_BODY

template <class Group, class Fn, class... Args>
HIPIFY_HD auto invoke_one(const Group &, Fn &&fn, Args &&...args)
    -> decltype(fn(args...)) HIPIFY_BODY
template <class Group, class Fn, class... Args>
HIPIFY_HD auto invoke_one_broadcast(const Group &, Fn &&fn, Args &&...args)
    -> decltype(fn(args...)) HIPIFY_BODY
} // namespace cooperative_groups
#endif
#endif
