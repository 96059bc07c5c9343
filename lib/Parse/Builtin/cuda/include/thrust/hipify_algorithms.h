// Thrust: algorithms, each with and without an execution policy.
#ifndef HIPIFY_THRUST_HIPIFY_ALGORITHMS_H
#define HIPIFY_THRUST_HIPIFY_ALGORITHMS_H
#include "hipify_core.h"

namespace thrust {
template <class T> HIPIFY_HD void destroy_at(T *) HIPIFY_BODY
template <class It, class Distance> HIPIFY_HD void advance(It &, Distance) HIPIFY_BODY
template <class It> HIPIFY_HD typename std::iterator_traits<It>::difference_type distance(It, It) HIPIFY_BODY
template <class It> HIPIFY_HD It next(It, typename std::iterator_traits<It>::difference_type = 1) HIPIFY_BODY
template <class It> HIPIFY_HD It prev(It, typename std::iterator_traits<It>::difference_type = 1) HIPIFY_BODY

template <class In, class Out> HIPIFY_HD Out copy(In, In, Out) HIPIFY_BODY
template <class Policy, class In, class Out> HIPIFY_HD Out copy(const detail::execution_policy_base<Policy> &, In, In, Out) HIPIFY_BODY
template <class In, class Size, class Out> HIPIFY_HD Out copy_n(In, Size, Out) HIPIFY_BODY
template <class Policy, class In, class Size, class Out> HIPIFY_HD Out copy_n(const detail::execution_policy_base<Policy> &, In, Size, Out) HIPIFY_BODY
template <class In, class Out, class Pred> HIPIFY_HD Out copy_if(In, In, Out, Pred) HIPIFY_BODY
template <class Policy, class In, class Out, class Pred> HIPIFY_HD Out copy_if(const detail::execution_policy_base<Policy> &, In, In, Out, Pred) HIPIFY_BODY
template <class In, class St, class Out, class Pred> HIPIFY_HD Out copy_if(In, In, St, Out, Pred) HIPIFY_BODY
template <class Policy, class In, class St, class Out, class Pred> HIPIFY_HD Out copy_if(const detail::execution_policy_base<Policy> &, In, In, St, Out, Pred) HIPIFY_BODY
template <class A, class B> HIPIFY_HD B swap_ranges(A, A, B) HIPIFY_BODY
template <class Policy, class A, class B> HIPIFY_HD B swap_ranges(const detail::execution_policy_base<Policy> &, A, A, B) HIPIFY_BODY
template <class In, class Out> HIPIFY_HD Out uninitialized_copy(In, In, Out) HIPIFY_BODY
template <class Policy, class In, class Out> HIPIFY_HD Out uninitialized_copy(const detail::execution_policy_base<Policy> &, In, In, Out) HIPIFY_BODY
template <class In, class Size, class Out> HIPIFY_HD Out uninitialized_copy_n(In, Size, Out) HIPIFY_BODY
template <class Policy, class In, class Size, class Out> HIPIFY_HD Out uninitialized_copy_n(const detail::execution_policy_base<Policy> &, In, Size, Out) HIPIFY_BODY
template <class It, class T> HIPIFY_HD void uninitialized_fill(It, It, const T &) HIPIFY_BODY
template <class Policy, class It, class T> HIPIFY_HD void uninitialized_fill(const detail::execution_policy_base<Policy> &, It, It, const T &) HIPIFY_BODY
template <class It, class Size, class T> HIPIFY_HD It uninitialized_fill_n(It, Size, const T &) HIPIFY_BODY
template <class Policy, class It, class Size, class T> HIPIFY_HD It uninitialized_fill_n(const detail::execution_policy_base<Policy> &, It, Size, const T &) HIPIFY_BODY
template <class It, class T> HIPIFY_HD void fill(It, It, const T &) HIPIFY_BODY
template <class Policy, class It, class T> HIPIFY_HD void fill(const detail::execution_policy_base<Policy> &, It, It, const T &) HIPIFY_BODY
template <class It, class Size, class T> HIPIFY_HD It fill_n(It, Size, const T &) HIPIFY_BODY
template <class Policy, class It, class Size, class T> HIPIFY_HD It fill_n(const detail::execution_policy_base<Policy> &, It, Size, const T &) HIPIFY_BODY
template <class It, class Gen> HIPIFY_HD void generate(It, It, Gen) HIPIFY_BODY
template <class Policy, class It, class Gen> HIPIFY_HD void generate(const detail::execution_policy_base<Policy> &, It, It, Gen) HIPIFY_BODY
template <class It, class Size, class Gen> HIPIFY_HD It generate_n(It, Size, Gen) HIPIFY_BODY
template <class Policy, class It, class Size, class Gen> HIPIFY_HD It generate_n(const detail::execution_policy_base<Policy> &, It, Size, Gen) HIPIFY_BODY
template <class It> HIPIFY_HD void sequence(It, It) HIPIFY_BODY
template <class Policy, class It> HIPIFY_HD void sequence(const detail::execution_policy_base<Policy> &, It, It) HIPIFY_BODY
template <class It, class T> HIPIFY_HD void sequence(It, It, T) HIPIFY_BODY
template <class Policy, class It, class T> HIPIFY_HD void sequence(const detail::execution_policy_base<Policy> &, It, It, T) HIPIFY_BODY
template <class It, class T> HIPIFY_HD void sequence(It, It, T, T) HIPIFY_BODY
template <class Policy, class It, class T> HIPIFY_HD void sequence(const detail::execution_policy_base<Policy> &, It, It, T, T) HIPIFY_BODY
template <class It, class Op> HIPIFY_HD void tabulate(It, It, Op) HIPIFY_BODY
template <class Policy, class It, class Op> HIPIFY_HD void tabulate(const detail::execution_policy_base<Policy> &, It, It, Op) HIPIFY_BODY
template <class In, class Out, class Op> HIPIFY_HD Out transform(In, In, Out, Op) HIPIFY_BODY
template <class Policy, class In, class Out, class Op> HIPIFY_HD Out transform(const detail::execution_policy_base<Policy> &, In, In, Out, Op) HIPIFY_BODY
template <class In1, class In2, class Out, class Op> HIPIFY_HD Out transform(In1, In1, In2, Out, Op) HIPIFY_BODY
template <class Policy, class In1, class In2, class Out, class Op> HIPIFY_HD Out transform(const detail::execution_policy_base<Policy> &, In1, In1, In2, Out, Op) HIPIFY_BODY
template <class In, class Size, class Out, class Op> HIPIFY_HD Out transform_n(In, Size, Out, Op) HIPIFY_BODY
template <class Policy, class In, class Size, class Out, class Op> HIPIFY_HD Out transform_n(const detail::execution_policy_base<Policy> &, In, Size, Out, Op) HIPIFY_BODY
template <class In, class Out, class Op, class Pred> HIPIFY_HD Out transform_if(In, In, Out, Op, Pred) HIPIFY_BODY
template <class Policy, class In, class Out, class Op, class Pred> HIPIFY_HD Out transform_if(const detail::execution_policy_base<Policy> &, In, In, Out, Op, Pred) HIPIFY_BODY
template <class In, class St, class Out, class Op, class Pred> HIPIFY_HD Out transform_if(In, In, St, Out, Op, Pred) HIPIFY_BODY
template <class Policy, class In, class St, class Out, class Op, class Pred> HIPIFY_HD Out transform_if(const detail::execution_policy_base<Policy> &, In, In, St, Out, Op, Pred) HIPIFY_BODY
template <class In1, class In2, class St, class Out, class Op, class Pred> HIPIFY_HD Out transform_if(In1, In1, In2, St, Out, Op, Pred) HIPIFY_BODY
template <class Policy, class In1, class In2, class St, class Out, class Op, class Pred> HIPIFY_HD Out transform_if(const detail::execution_policy_base<Policy> &, In1, In1, In2, St, Out, Op, Pred) HIPIFY_BODY
template <class It, class F> HIPIFY_HD It for_each(It, It, F) HIPIFY_BODY
template <class Policy, class It, class F> HIPIFY_HD It for_each(const detail::execution_policy_base<Policy> &, It, It, F) HIPIFY_BODY
template <class It, class Size, class F> HIPIFY_HD It for_each_n(It, Size, F) HIPIFY_BODY
template <class Policy, class It, class Size, class F> HIPIFY_HD It for_each_n(const detail::execution_policy_base<Policy> &, It, Size, F) HIPIFY_BODY
template <class It, class T> HIPIFY_HD void replace(It, It, const T &, const T &) HIPIFY_BODY
template <class Policy, class It, class T> HIPIFY_HD void replace(const detail::execution_policy_base<Policy> &, It, It, const T &, const T &) HIPIFY_BODY
template <class It, class Pred, class T> HIPIFY_HD void replace_if(It, It, Pred, const T &) HIPIFY_BODY
template <class Policy, class It, class Pred, class T> HIPIFY_HD void replace_if(const detail::execution_policy_base<Policy> &, It, It, Pred, const T &) HIPIFY_BODY
template <class It, class St, class Pred, class T> HIPIFY_HD void replace_if(It, It, St, Pred, const T &) HIPIFY_BODY
template <class Policy, class It, class St, class Pred, class T> HIPIFY_HD void replace_if(const detail::execution_policy_base<Policy> &, It, It, St, Pred, const T &) HIPIFY_BODY
template <class In, class Out, class T> HIPIFY_HD Out replace_copy(In, In, Out, const T &, const T &) HIPIFY_BODY
template <class Policy, class In, class Out, class T> HIPIFY_HD Out replace_copy(const detail::execution_policy_base<Policy> &, In, In, Out, const T &, const T &) HIPIFY_BODY
template <class In, class Out, class Pred, class T> HIPIFY_HD Out replace_copy_if(In, In, Out, Pred, const T &) HIPIFY_BODY
template <class Policy, class In, class Out, class Pred, class T> HIPIFY_HD Out replace_copy_if(const detail::execution_policy_base<Policy> &, In, In, Out, Pred, const T &) HIPIFY_BODY
template <class In, class St, class Out, class Pred, class T> HIPIFY_HD Out replace_copy_if(In, In, St, Out, Pred, const T &) HIPIFY_BODY
template <class Policy, class In, class St, class Out, class Pred, class T> HIPIFY_HD Out replace_copy_if(const detail::execution_policy_base<Policy> &, In, In, St, Out, Pred, const T &) HIPIFY_BODY
template <class It> HIPIFY_HD void reverse(It, It) HIPIFY_BODY
template <class Policy, class It> HIPIFY_HD void reverse(const detail::execution_policy_base<Policy> &, It, It) HIPIFY_BODY
template <class In, class Out> HIPIFY_HD Out reverse_copy(In, In, Out) HIPIFY_BODY
template <class Policy, class In, class Out> HIPIFY_HD Out reverse_copy(const detail::execution_policy_base<Policy> &, In, In, Out) HIPIFY_BODY
template <class Map, class In, class Out> HIPIFY_HD Out gather(Map, Map, In, Out) HIPIFY_BODY
template <class Policy, class Map, class In, class Out> HIPIFY_HD Out gather(const detail::execution_policy_base<Policy> &, Map, Map, In, Out) HIPIFY_BODY
template <class Map, class St, class In, class Out> HIPIFY_HD Out gather_if(Map, Map, St, In, Out) HIPIFY_BODY
template <class Policy, class Map, class St, class In, class Out> HIPIFY_HD Out gather_if(const detail::execution_policy_base<Policy> &, Map, Map, St, In, Out) HIPIFY_BODY
template <class Map, class St, class In, class Out, class Pred> HIPIFY_HD Out gather_if(Map, Map, St, In, Out, Pred) HIPIFY_BODY
template <class Policy, class Map, class St, class In, class Out, class Pred> HIPIFY_HD Out gather_if(const detail::execution_policy_base<Policy> &, Map, Map, St, In, Out, Pred) HIPIFY_BODY
template <class In, class Map, class Out> HIPIFY_HD void scatter(In, In, Map, Out) HIPIFY_BODY
template <class Policy, class In, class Map, class Out> HIPIFY_HD void scatter(const detail::execution_policy_base<Policy> &, In, In, Map, Out) HIPIFY_BODY
template <class In, class Map, class St, class Out> HIPIFY_HD void scatter_if(In, In, Map, St, Out) HIPIFY_BODY
template <class Policy, class In, class Map, class St, class Out> HIPIFY_HD void scatter_if(const detail::execution_policy_base<Policy> &, In, In, Map, St, Out) HIPIFY_BODY
template <class In, class Map, class St, class Out, class Pred> HIPIFY_HD void scatter_if(In, In, Map, St, Out, Pred) HIPIFY_BODY
template <class Policy, class In, class Map, class St, class Out, class Pred> HIPIFY_HD void scatter_if(const detail::execution_policy_base<Policy> &, In, In, Map, St, Out, Pred) HIPIFY_BODY
template <class It, class Gen> HIPIFY_HD void shuffle(It, It, Gen &&) HIPIFY_BODY
template <class Policy, class It, class Gen> HIPIFY_HD void shuffle(const detail::execution_policy_base<Policy> &, It, It, Gen &&) HIPIFY_BODY
template <class In, class Out, class Gen> HIPIFY_HD void shuffle_copy(In, In, Out, Gen &&) HIPIFY_BODY
template <class Policy, class In, class Out, class Gen> HIPIFY_HD void shuffle_copy(const detail::execution_policy_base<Policy> &, In, In, Out, Gen &&) HIPIFY_BODY
template <class It, class T> HIPIFY_HD It remove(It, It, const T &) HIPIFY_BODY
template <class Policy, class It, class T> HIPIFY_HD It remove(const detail::execution_policy_base<Policy> &, It, It, const T &) HIPIFY_BODY
template <class It, class Pred> HIPIFY_HD It remove_if(It, It, Pred) HIPIFY_BODY
template <class Policy, class It, class Pred> HIPIFY_HD It remove_if(const detail::execution_policy_base<Policy> &, It, It, Pred) HIPIFY_BODY
template <class It, class St, class Pred> HIPIFY_HD It remove_if(It, It, St, Pred) HIPIFY_BODY
template <class Policy, class It, class St, class Pred> HIPIFY_HD It remove_if(const detail::execution_policy_base<Policy> &, It, It, St, Pred) HIPIFY_BODY
template <class In, class Out, class T> HIPIFY_HD Out remove_copy(In, In, Out, const T &) HIPIFY_BODY
template <class Policy, class In, class Out, class T> HIPIFY_HD Out remove_copy(const detail::execution_policy_base<Policy> &, In, In, Out, const T &) HIPIFY_BODY
template <class In, class Out, class Pred> HIPIFY_HD Out remove_copy_if(In, In, Out, Pred) HIPIFY_BODY
template <class Policy, class In, class Out, class Pred> HIPIFY_HD Out remove_copy_if(const detail::execution_policy_base<Policy> &, In, In, Out, Pred) HIPIFY_BODY
template <class In, class St, class Out, class Pred> HIPIFY_HD Out remove_copy_if(In, In, St, Out, Pred) HIPIFY_BODY
template <class Policy, class In, class St, class Out, class Pred> HIPIFY_HD Out remove_copy_if(const detail::execution_policy_base<Policy> &, In, In, St, Out, Pred) HIPIFY_BODY
template <class It> HIPIFY_HD It unique(It, It) HIPIFY_BODY
template <class Policy, class It> HIPIFY_HD It unique(const detail::execution_policy_base<Policy> &, It, It) HIPIFY_BODY
template <class It, class Pred> HIPIFY_HD It unique(It, It, Pred) HIPIFY_BODY
template <class Policy, class It, class Pred> HIPIFY_HD It unique(const detail::execution_policy_base<Policy> &, It, It, Pred) HIPIFY_BODY
template <class In, class Out> HIPIFY_HD Out unique_copy(In, In, Out) HIPIFY_BODY
template <class Policy, class In, class Out> HIPIFY_HD Out unique_copy(const detail::execution_policy_base<Policy> &, In, In, Out) HIPIFY_BODY
template <class In, class Out, class Pred> HIPIFY_HD Out unique_copy(In, In, Out, Pred) HIPIFY_BODY
template <class Policy, class In, class Out, class Pred> HIPIFY_HD Out unique_copy(const detail::execution_policy_base<Policy> &, In, In, Out, Pred) HIPIFY_BODY
template <class It> HIPIFY_HD typename std::iterator_traits<It>::difference_type unique_count(It, It) HIPIFY_BODY
template <class Policy, class It> HIPIFY_HD typename std::iterator_traits<It>::difference_type unique_count(const detail::execution_policy_base<Policy> &, It, It) HIPIFY_BODY
template <class It, class Pred> HIPIFY_HD typename std::iterator_traits<It>::difference_type unique_count(It, It, Pred) HIPIFY_BODY
template <class Policy, class It, class Pred> HIPIFY_HD typename std::iterator_traits<It>::difference_type unique_count(const detail::execution_policy_base<Policy> &, It, It, Pred) HIPIFY_BODY
template <class K, class V> HIPIFY_HD pair<K, V> unique_by_key(K, K, V) HIPIFY_BODY
template <class Policy, class K, class V> HIPIFY_HD pair<K, V> unique_by_key(const detail::execution_policy_base<Policy> &, K, K, V) HIPIFY_BODY
template <class K, class V, class Pred> HIPIFY_HD pair<K, V> unique_by_key(K, K, V, Pred) HIPIFY_BODY
template <class Policy, class K, class V, class Pred> HIPIFY_HD pair<K, V> unique_by_key(const detail::execution_policy_base<Policy> &, K, K, V, Pred) HIPIFY_BODY
template <class K, class V, class KO, class VO> HIPIFY_HD pair<KO, VO> unique_by_key_copy(K, K, V, KO, VO) HIPIFY_BODY
template <class Policy, class K, class V, class KO, class VO> HIPIFY_HD pair<KO, VO> unique_by_key_copy(const detail::execution_policy_base<Policy> &, K, K, V, KO, VO) HIPIFY_BODY
template <class K, class V, class KO, class VO, class Pred> HIPIFY_HD pair<KO, VO> unique_by_key_copy(K, K, V, KO, VO, Pred) HIPIFY_BODY
template <class Policy, class K, class V, class KO, class VO, class Pred> HIPIFY_HD pair<KO, VO> unique_by_key_copy(const detail::execution_policy_base<Policy> &, K, K, V, KO, VO, Pred) HIPIFY_BODY
template <class It, class Pred> HIPIFY_HD It partition(It, It, Pred) HIPIFY_BODY
template <class Policy, class It, class Pred> HIPIFY_HD It partition(const detail::execution_policy_base<Policy> &, It, It, Pred) HIPIFY_BODY
template <class It, class St, class Pred> HIPIFY_HD It partition(It, It, St, Pred) HIPIFY_BODY
template <class Policy, class It, class St, class Pred> HIPIFY_HD It partition(const detail::execution_policy_base<Policy> &, It, It, St, Pred) HIPIFY_BODY
template <class It, class Pred> HIPIFY_HD It stable_partition(It, It, Pred) HIPIFY_BODY
template <class Policy, class It, class Pred> HIPIFY_HD It stable_partition(const detail::execution_policy_base<Policy> &, It, It, Pred) HIPIFY_BODY
template <class It, class St, class Pred> HIPIFY_HD It stable_partition(It, It, St, Pred) HIPIFY_BODY
template <class Policy, class It, class St, class Pred> HIPIFY_HD It stable_partition(const detail::execution_policy_base<Policy> &, It, It, St, Pred) HIPIFY_BODY
template <class In, class O1, class O2, class Pred> HIPIFY_HD pair<O1, O2> partition_copy(In, In, O1, O2, Pred) HIPIFY_BODY
template <class Policy, class In, class O1, class O2, class Pred> HIPIFY_HD pair<O1, O2> partition_copy(const detail::execution_policy_base<Policy> &, In, In, O1, O2, Pred) HIPIFY_BODY
template <class In, class St, class O1, class O2, class Pred> HIPIFY_HD pair<O1, O2> partition_copy(In, In, St, O1, O2, Pred) HIPIFY_BODY
template <class Policy, class In, class St, class O1, class O2, class Pred> HIPIFY_HD pair<O1, O2> partition_copy(const detail::execution_policy_base<Policy> &, In, In, St, O1, O2, Pred) HIPIFY_BODY
template <class In, class O1, class O2, class Pred> HIPIFY_HD pair<O1, O2> stable_partition_copy(In, In, O1, O2, Pred) HIPIFY_BODY
template <class Policy, class In, class O1, class O2, class Pred> HIPIFY_HD pair<O1, O2> stable_partition_copy(const detail::execution_policy_base<Policy> &, In, In, O1, O2, Pred) HIPIFY_BODY
template <class In, class St, class O1, class O2, class Pred> HIPIFY_HD pair<O1, O2> stable_partition_copy(In, In, St, O1, O2, Pred) HIPIFY_BODY
template <class Policy, class In, class St, class O1, class O2, class Pred> HIPIFY_HD pair<O1, O2> stable_partition_copy(const detail::execution_policy_base<Policy> &, In, In, St, O1, O2, Pred) HIPIFY_BODY
template <class It, class Pred> HIPIFY_HD It partition_point(It, It, Pred) HIPIFY_BODY
template <class Policy, class It, class Pred> HIPIFY_HD It partition_point(const detail::execution_policy_base<Policy> &, It, It, Pred) HIPIFY_BODY
template <class It, class Pred> HIPIFY_HD bool is_partitioned(It, It, Pred) HIPIFY_BODY
template <class Policy, class It, class Pred> HIPIFY_HD bool is_partitioned(const detail::execution_policy_base<Policy> &, It, It, Pred) HIPIFY_BODY
template <class It> HIPIFY_HD void sort(It, It) HIPIFY_BODY
template <class Policy, class It> HIPIFY_HD void sort(const detail::execution_policy_base<Policy> &, It, It) HIPIFY_BODY
template <class It, class Less> HIPIFY_HD void sort(It, It, Less) HIPIFY_BODY
template <class Policy, class It, class Less> HIPIFY_HD void sort(const detail::execution_policy_base<Policy> &, It, It, Less) HIPIFY_BODY
template <class It> HIPIFY_HD void stable_sort(It, It) HIPIFY_BODY
template <class Policy, class It> HIPIFY_HD void stable_sort(const detail::execution_policy_base<Policy> &, It, It) HIPIFY_BODY
template <class It, class Less> HIPIFY_HD void stable_sort(It, It, Less) HIPIFY_BODY
template <class Policy, class It, class Less> HIPIFY_HD void stable_sort(const detail::execution_policy_base<Policy> &, It, It, Less) HIPIFY_BODY
template <class K, class V> HIPIFY_HD void sort_by_key(K, K, V) HIPIFY_BODY
template <class Policy, class K, class V> HIPIFY_HD void sort_by_key(const detail::execution_policy_base<Policy> &, K, K, V) HIPIFY_BODY
template <class K, class V, class Less> HIPIFY_HD void sort_by_key(K, K, V, Less) HIPIFY_BODY
template <class Policy, class K, class V, class Less> HIPIFY_HD void sort_by_key(const detail::execution_policy_base<Policy> &, K, K, V, Less) HIPIFY_BODY
template <class K, class V> HIPIFY_HD void stable_sort_by_key(K, K, V) HIPIFY_BODY
template <class Policy, class K, class V> HIPIFY_HD void stable_sort_by_key(const detail::execution_policy_base<Policy> &, K, K, V) HIPIFY_BODY
template <class K, class V, class Less> HIPIFY_HD void stable_sort_by_key(K, K, V, Less) HIPIFY_BODY
template <class Policy, class K, class V, class Less> HIPIFY_HD void stable_sort_by_key(const detail::execution_policy_base<Policy> &, K, K, V, Less) HIPIFY_BODY
template <class It> HIPIFY_HD bool is_sorted(It, It) HIPIFY_BODY
template <class Policy, class It> HIPIFY_HD bool is_sorted(const detail::execution_policy_base<Policy> &, It, It) HIPIFY_BODY
template <class It, class Less> HIPIFY_HD bool is_sorted(It, It, Less) HIPIFY_BODY
template <class Policy, class It, class Less> HIPIFY_HD bool is_sorted(const detail::execution_policy_base<Policy> &, It, It, Less) HIPIFY_BODY
template <class It> HIPIFY_HD It is_sorted_until(It, It) HIPIFY_BODY
template <class Policy, class It> HIPIFY_HD It is_sorted_until(const detail::execution_policy_base<Policy> &, It, It) HIPIFY_BODY
template <class It, class Less> HIPIFY_HD It is_sorted_until(It, It, Less) HIPIFY_BODY
template <class Policy, class It, class Less> HIPIFY_HD It is_sorted_until(const detail::execution_policy_base<Policy> &, It, It, Less) HIPIFY_BODY
template <class It> HIPIFY_HD typename std::iterator_traits<It>::value_type reduce(It, It) HIPIFY_BODY
template <class Policy, class It> HIPIFY_HD typename std::iterator_traits<It>::value_type reduce(const detail::execution_policy_base<Policy> &, It, It) HIPIFY_BODY
template <class It, class T> HIPIFY_HD T reduce(It, It, T) HIPIFY_BODY
template <class Policy, class It, class T> HIPIFY_HD T reduce(const detail::execution_policy_base<Policy> &, It, It, T) HIPIFY_BODY
template <class It, class T, class Op> HIPIFY_HD T reduce(It, It, T, Op) HIPIFY_BODY
template <class Policy, class It, class T, class Op> HIPIFY_HD T reduce(const detail::execution_policy_base<Policy> &, It, It, T, Op) HIPIFY_BODY
template <class It, class Out> HIPIFY_HD void reduce_into(It, It, Out) HIPIFY_BODY
template <class Policy, class It, class Out> HIPIFY_HD void reduce_into(const detail::execution_policy_base<Policy> &, It, It, Out) HIPIFY_BODY
template <class K, class V, class KO, class VO> HIPIFY_HD pair<KO, VO> reduce_by_key(K, K, V, KO, VO) HIPIFY_BODY
template <class Policy, class K, class V, class KO, class VO> HIPIFY_HD pair<KO, VO> reduce_by_key(const detail::execution_policy_base<Policy> &, K, K, V, KO, VO) HIPIFY_BODY
template <class K, class V, class KO, class VO, class Pred> HIPIFY_HD pair<KO, VO> reduce_by_key(K, K, V, KO, VO, Pred) HIPIFY_BODY
template <class Policy, class K, class V, class KO, class VO, class Pred> HIPIFY_HD pair<KO, VO> reduce_by_key(const detail::execution_policy_base<Policy> &, K, K, V, KO, VO, Pred) HIPIFY_BODY
template <class K, class V, class KO, class VO, class Pred, class Op> HIPIFY_HD pair<KO, VO> reduce_by_key(K, K, V, KO, VO, Pred, Op) HIPIFY_BODY
template <class Policy, class K, class V, class KO, class VO, class Pred, class Op> HIPIFY_HD pair<KO, VO> reduce_by_key(const detail::execution_policy_base<Policy> &, K, K, V, KO, VO, Pred, Op) HIPIFY_BODY
template <class It, class Un, class T, class Op> HIPIFY_HD T transform_reduce(It, It, Un, T, Op) HIPIFY_BODY
template <class Policy, class It, class Un, class T, class Op> HIPIFY_HD T transform_reduce(const detail::execution_policy_base<Policy> &, It, It, Un, T, Op) HIPIFY_BODY
template <class A, class B, class T> HIPIFY_HD T inner_product(A, A, B, T) HIPIFY_BODY
template <class Policy, class A, class B, class T> HIPIFY_HD T inner_product(const detail::execution_policy_base<Policy> &, A, A, B, T) HIPIFY_BODY
template <class A, class B, class T, class O1, class O2> HIPIFY_HD T inner_product(A, A, B, T, O1, O2) HIPIFY_BODY
template <class Policy, class A, class B, class T, class O1, class O2> HIPIFY_HD T inner_product(const detail::execution_policy_base<Policy> &, A, A, B, T, O1, O2) HIPIFY_BODY
template <class In, class Out> HIPIFY_HD Out inclusive_scan(In, In, Out) HIPIFY_BODY
template <class Policy, class In, class Out> HIPIFY_HD Out inclusive_scan(const detail::execution_policy_base<Policy> &, In, In, Out) HIPIFY_BODY
template <class In, class Out, class Op> HIPIFY_HD Out inclusive_scan(In, In, Out, Op) HIPIFY_BODY
template <class Policy, class In, class Out, class Op> HIPIFY_HD Out inclusive_scan(const detail::execution_policy_base<Policy> &, In, In, Out, Op) HIPIFY_BODY
template <class In, class Out, class T, class Op> HIPIFY_HD Out inclusive_scan(In, In, Out, T, Op) HIPIFY_BODY
template <class Policy, class In, class Out, class T, class Op> HIPIFY_HD Out inclusive_scan(const detail::execution_policy_base<Policy> &, In, In, Out, T, Op) HIPIFY_BODY
template <class In, class Out> HIPIFY_HD Out exclusive_scan(In, In, Out) HIPIFY_BODY
template <class Policy, class In, class Out> HIPIFY_HD Out exclusive_scan(const detail::execution_policy_base<Policy> &, In, In, Out) HIPIFY_BODY
template <class In, class Out, class T> HIPIFY_HD Out exclusive_scan(In, In, Out, T) HIPIFY_BODY
template <class Policy, class In, class Out, class T> HIPIFY_HD Out exclusive_scan(const detail::execution_policy_base<Policy> &, In, In, Out, T) HIPIFY_BODY
template <class In, class Out, class T, class Op> HIPIFY_HD Out exclusive_scan(In, In, Out, T, Op) HIPIFY_BODY
template <class Policy, class In, class Out, class T, class Op> HIPIFY_HD Out exclusive_scan(const detail::execution_policy_base<Policy> &, In, In, Out, T, Op) HIPIFY_BODY
template <class K, class V, class Out> HIPIFY_HD Out inclusive_scan_by_key(K, K, V, Out) HIPIFY_BODY
template <class Policy, class K, class V, class Out> HIPIFY_HD Out inclusive_scan_by_key(const detail::execution_policy_base<Policy> &, K, K, V, Out) HIPIFY_BODY
template <class K, class V, class Out, class Pred> HIPIFY_HD Out inclusive_scan_by_key(K, K, V, Out, Pred) HIPIFY_BODY
template <class Policy, class K, class V, class Out, class Pred> HIPIFY_HD Out inclusive_scan_by_key(const detail::execution_policy_base<Policy> &, K, K, V, Out, Pred) HIPIFY_BODY
template <class K, class V, class Out, class Pred, class Op> HIPIFY_HD Out inclusive_scan_by_key(K, K, V, Out, Pred, Op) HIPIFY_BODY
template <class Policy, class K, class V, class Out, class Pred, class Op> HIPIFY_HD Out inclusive_scan_by_key(const detail::execution_policy_base<Policy> &, K, K, V, Out, Pred, Op) HIPIFY_BODY
template <class K, class V, class Out> HIPIFY_HD Out exclusive_scan_by_key(K, K, V, Out) HIPIFY_BODY
template <class Policy, class K, class V, class Out> HIPIFY_HD Out exclusive_scan_by_key(const detail::execution_policy_base<Policy> &, K, K, V, Out) HIPIFY_BODY
template <class K, class V, class Out, class T> HIPIFY_HD Out exclusive_scan_by_key(K, K, V, Out, T) HIPIFY_BODY
template <class Policy, class K, class V, class Out, class T> HIPIFY_HD Out exclusive_scan_by_key(const detail::execution_policy_base<Policy> &, K, K, V, Out, T) HIPIFY_BODY
template <class K, class V, class Out, class T, class Pred> HIPIFY_HD Out exclusive_scan_by_key(K, K, V, Out, T, Pred) HIPIFY_BODY
template <class Policy, class K, class V, class Out, class T, class Pred> HIPIFY_HD Out exclusive_scan_by_key(const detail::execution_policy_base<Policy> &, K, K, V, Out, T, Pred) HIPIFY_BODY
template <class K, class V, class Out, class T, class Pred, class Op> HIPIFY_HD Out exclusive_scan_by_key(K, K, V, Out, T, Pred, Op) HIPIFY_BODY
template <class Policy, class K, class V, class Out, class T, class Pred, class Op> HIPIFY_HD Out exclusive_scan_by_key(const detail::execution_policy_base<Policy> &, K, K, V, Out, T, Pred, Op) HIPIFY_BODY
template <class In, class Out, class Un, class Op> HIPIFY_HD Out transform_inclusive_scan(In, In, Out, Un, Op) HIPIFY_BODY
template <class Policy, class In, class Out, class Un, class Op> HIPIFY_HD Out transform_inclusive_scan(const detail::execution_policy_base<Policy> &, In, In, Out, Un, Op) HIPIFY_BODY
template <class In, class Out, class Un, class T, class Op> HIPIFY_HD Out transform_inclusive_scan(In, In, Out, Un, T, Op) HIPIFY_BODY
template <class Policy, class In, class Out, class Un, class T, class Op> HIPIFY_HD Out transform_inclusive_scan(const detail::execution_policy_base<Policy> &, In, In, Out, Un, T, Op) HIPIFY_BODY
template <class In, class Out, class Un, class T, class Op> HIPIFY_HD Out transform_exclusive_scan(In, In, Out, Un, T, Op) HIPIFY_BODY
template <class Policy, class In, class Out, class Un, class T, class Op> HIPIFY_HD Out transform_exclusive_scan(const detail::execution_policy_base<Policy> &, In, In, Out, Un, T, Op) HIPIFY_BODY
template <class In, class Out> HIPIFY_HD Out adjacent_difference(In, In, Out) HIPIFY_BODY
template <class Policy, class In, class Out> HIPIFY_HD Out adjacent_difference(const detail::execution_policy_base<Policy> &, In, In, Out) HIPIFY_BODY
template <class In, class Out, class Op> HIPIFY_HD Out adjacent_difference(In, In, Out, Op) HIPIFY_BODY
template <class Policy, class In, class Out, class Op> HIPIFY_HD Out adjacent_difference(const detail::execution_policy_base<Policy> &, In, In, Out, Op) HIPIFY_BODY
template <class It, class T> HIPIFY_HD typename std::iterator_traits<It>::difference_type count(It, It, const T &) HIPIFY_BODY
template <class Policy, class It, class T> HIPIFY_HD typename std::iterator_traits<It>::difference_type count(const detail::execution_policy_base<Policy> &, It, It, const T &) HIPIFY_BODY
template <class It, class Pred> HIPIFY_HD typename std::iterator_traits<It>::difference_type count_if(It, It, Pred) HIPIFY_BODY
template <class Policy, class It, class Pred> HIPIFY_HD typename std::iterator_traits<It>::difference_type count_if(const detail::execution_policy_base<Policy> &, It, It, Pred) HIPIFY_BODY
template <class It, class T> HIPIFY_HD It find(It, It, const T &) HIPIFY_BODY
template <class Policy, class It, class T> HIPIFY_HD It find(const detail::execution_policy_base<Policy> &, It, It, const T &) HIPIFY_BODY
template <class It, class Pred> HIPIFY_HD It find_if(It, It, Pred) HIPIFY_BODY
template <class Policy, class It, class Pred> HIPIFY_HD It find_if(const detail::execution_policy_base<Policy> &, It, It, Pred) HIPIFY_BODY
template <class It, class Pred> HIPIFY_HD It find_if_not(It, It, Pred) HIPIFY_BODY
template <class Policy, class It, class Pred> HIPIFY_HD It find_if_not(const detail::execution_policy_base<Policy> &, It, It, Pred) HIPIFY_BODY
template <class It, class Pred> HIPIFY_HD bool all_of(It, It, Pred) HIPIFY_BODY
template <class Policy, class It, class Pred> HIPIFY_HD bool all_of(const detail::execution_policy_base<Policy> &, It, It, Pred) HIPIFY_BODY
template <class It, class Pred> HIPIFY_HD bool any_of(It, It, Pred) HIPIFY_BODY
template <class Policy, class It, class Pred> HIPIFY_HD bool any_of(const detail::execution_policy_base<Policy> &, It, It, Pred) HIPIFY_BODY
template <class It, class Pred> HIPIFY_HD bool none_of(It, It, Pred) HIPIFY_BODY
template <class Policy, class It, class Pred> HIPIFY_HD bool none_of(const detail::execution_policy_base<Policy> &, It, It, Pred) HIPIFY_BODY
template <class It> HIPIFY_HD It max_element(It, It) HIPIFY_BODY
template <class Policy, class It> HIPIFY_HD It max_element(const detail::execution_policy_base<Policy> &, It, It) HIPIFY_BODY
template <class It, class Less> HIPIFY_HD It max_element(It, It, Less) HIPIFY_BODY
template <class Policy, class It, class Less> HIPIFY_HD It max_element(const detail::execution_policy_base<Policy> &, It, It, Less) HIPIFY_BODY
template <class It> HIPIFY_HD It min_element(It, It) HIPIFY_BODY
template <class Policy, class It> HIPIFY_HD It min_element(const detail::execution_policy_base<Policy> &, It, It) HIPIFY_BODY
template <class It, class Less> HIPIFY_HD It min_element(It, It, Less) HIPIFY_BODY
template <class Policy, class It, class Less> HIPIFY_HD It min_element(const detail::execution_policy_base<Policy> &, It, It, Less) HIPIFY_BODY
template <class It> HIPIFY_HD pair<It, It> minmax_element(It, It) HIPIFY_BODY
template <class Policy, class It> HIPIFY_HD pair<It, It> minmax_element(const detail::execution_policy_base<Policy> &, It, It) HIPIFY_BODY
template <class It, class Less> HIPIFY_HD pair<It, It> minmax_element(It, It, Less) HIPIFY_BODY
template <class Policy, class It, class Less> HIPIFY_HD pair<It, It> minmax_element(const detail::execution_policy_base<Policy> &, It, It, Less) HIPIFY_BODY
template <class A, class B> HIPIFY_HD bool equal(A, A, B) HIPIFY_BODY
template <class Policy, class A, class B> HIPIFY_HD bool equal(const detail::execution_policy_base<Policy> &, A, A, B) HIPIFY_BODY
template <class A, class B, class Pred> HIPIFY_HD bool equal(A, A, B, Pred) HIPIFY_BODY
template <class Policy, class A, class B, class Pred> HIPIFY_HD bool equal(const detail::execution_policy_base<Policy> &, A, A, B, Pred) HIPIFY_BODY
template <class A, class B> HIPIFY_HD pair<A, B> mismatch(A, A, B) HIPIFY_BODY
template <class Policy, class A, class B> HIPIFY_HD pair<A, B> mismatch(const detail::execution_policy_base<Policy> &, A, A, B) HIPIFY_BODY
template <class A, class B, class Pred> HIPIFY_HD pair<A, B> mismatch(A, A, B, Pred) HIPIFY_BODY
template <class Policy, class A, class B, class Pred> HIPIFY_HD pair<A, B> mismatch(const detail::execution_policy_base<Policy> &, A, A, B, Pred) HIPIFY_BODY
template <class A, class B, class Out> HIPIFY_HD Out merge(A, A, B, B, Out) HIPIFY_BODY
template <class Policy, class A, class B, class Out> HIPIFY_HD Out merge(const detail::execution_policy_base<Policy> &, A, A, B, B, Out) HIPIFY_BODY
template <class A, class B, class Out, class Less> HIPIFY_HD Out merge(A, A, B, B, Out, Less) HIPIFY_BODY
template <class Policy, class A, class B, class Out, class Less> HIPIFY_HD Out merge(const detail::execution_policy_base<Policy> &, A, A, B, B, Out, Less) HIPIFY_BODY
template <class K1, class K2, class V1, class V2, class KO, class VO> HIPIFY_HD pair<KO, VO> merge_by_key(K1, K1, K2, K2, V1, V2, KO, VO) HIPIFY_BODY
template <class Policy, class K1, class K2, class V1, class V2, class KO, class VO> HIPIFY_HD pair<KO, VO> merge_by_key(const detail::execution_policy_base<Policy> &, K1, K1, K2, K2, V1, V2, KO, VO) HIPIFY_BODY
template <class K1, class K2, class V1, class V2, class KO, class VO, class Less> HIPIFY_HD pair<KO, VO> merge_by_key(K1, K1, K2, K2, V1, V2, KO, VO, Less) HIPIFY_BODY
template <class Policy, class K1, class K2, class V1, class V2, class KO, class VO, class Less> HIPIFY_HD pair<KO, VO> merge_by_key(const detail::execution_policy_base<Policy> &, K1, K1, K2, K2, V1, V2, KO, VO, Less) HIPIFY_BODY
template <class A, class B, class Out> HIPIFY_HD Out set_difference(A, A, B, B, Out) HIPIFY_BODY
template <class Policy, class A, class B, class Out> HIPIFY_HD Out set_difference(const detail::execution_policy_base<Policy> &, A, A, B, B, Out) HIPIFY_BODY
template <class A, class B, class Out, class Less> HIPIFY_HD Out set_difference(A, A, B, B, Out, Less) HIPIFY_BODY
template <class Policy, class A, class B, class Out, class Less> HIPIFY_HD Out set_difference(const detail::execution_policy_base<Policy> &, A, A, B, B, Out, Less) HIPIFY_BODY
template <class K1, class K2, class V1, class V2, class KO, class VO> HIPIFY_HD pair<KO, VO> set_difference_by_key(K1, K1, K2, K2, V1, V2, KO, VO) HIPIFY_BODY
template <class Policy, class K1, class K2, class V1, class V2, class KO, class VO> HIPIFY_HD pair<KO, VO> set_difference_by_key(const detail::execution_policy_base<Policy> &, K1, K1, K2, K2, V1, V2, KO, VO) HIPIFY_BODY
template <class K1, class K2, class V1, class V2, class KO, class VO, class Less> HIPIFY_HD pair<KO, VO> set_difference_by_key(K1, K1, K2, K2, V1, V2, KO, VO, Less) HIPIFY_BODY
template <class Policy, class K1, class K2, class V1, class V2, class KO, class VO, class Less> HIPIFY_HD pair<KO, VO> set_difference_by_key(const detail::execution_policy_base<Policy> &, K1, K1, K2, K2, V1, V2, KO, VO, Less) HIPIFY_BODY
template <class A, class B, class Out> HIPIFY_HD Out set_intersection(A, A, B, B, Out) HIPIFY_BODY
template <class Policy, class A, class B, class Out> HIPIFY_HD Out set_intersection(const detail::execution_policy_base<Policy> &, A, A, B, B, Out) HIPIFY_BODY
template <class A, class B, class Out, class Less> HIPIFY_HD Out set_intersection(A, A, B, B, Out, Less) HIPIFY_BODY
template <class Policy, class A, class B, class Out, class Less> HIPIFY_HD Out set_intersection(const detail::execution_policy_base<Policy> &, A, A, B, B, Out, Less) HIPIFY_BODY
template <class K1, class K2, class V1, class KO, class VO> HIPIFY_HD pair<KO, VO> set_intersection_by_key(K1, K1, K2, K2, V1, KO, VO) HIPIFY_BODY
template <class Policy, class K1, class K2, class V1, class KO, class VO> HIPIFY_HD pair<KO, VO> set_intersection_by_key(const detail::execution_policy_base<Policy> &, K1, K1, K2, K2, V1, KO, VO) HIPIFY_BODY
template <class K1, class K2, class V1, class KO, class VO, class Less> HIPIFY_HD pair<KO, VO> set_intersection_by_key(K1, K1, K2, K2, V1, KO, VO, Less) HIPIFY_BODY
template <class Policy, class K1, class K2, class V1, class KO, class VO, class Less> HIPIFY_HD pair<KO, VO> set_intersection_by_key(const detail::execution_policy_base<Policy> &, K1, K1, K2, K2, V1, KO, VO, Less) HIPIFY_BODY
template <class A, class B, class Out> HIPIFY_HD Out set_symmetric_difference(A, A, B, B, Out) HIPIFY_BODY
template <class Policy, class A, class B, class Out> HIPIFY_HD Out set_symmetric_difference(const detail::execution_policy_base<Policy> &, A, A, B, B, Out) HIPIFY_BODY
template <class A, class B, class Out, class Less> HIPIFY_HD Out set_symmetric_difference(A, A, B, B, Out, Less) HIPIFY_BODY
template <class Policy, class A, class B, class Out, class Less> HIPIFY_HD Out set_symmetric_difference(const detail::execution_policy_base<Policy> &, A, A, B, B, Out, Less) HIPIFY_BODY
template <class K1, class K2, class V1, class V2, class KO, class VO> HIPIFY_HD pair<KO, VO> set_symmetric_difference_by_key(K1, K1, K2, K2, V1, V2, KO, VO) HIPIFY_BODY
template <class Policy, class K1, class K2, class V1, class V2, class KO, class VO> HIPIFY_HD pair<KO, VO> set_symmetric_difference_by_key(const detail::execution_policy_base<Policy> &, K1, K1, K2, K2, V1, V2, KO, VO) HIPIFY_BODY
template <class K1, class K2, class V1, class V2, class KO, class VO, class Less> HIPIFY_HD pair<KO, VO> set_symmetric_difference_by_key(K1, K1, K2, K2, V1, V2, KO, VO, Less) HIPIFY_BODY
template <class Policy, class K1, class K2, class V1, class V2, class KO, class VO, class Less> HIPIFY_HD pair<KO, VO> set_symmetric_difference_by_key(const detail::execution_policy_base<Policy> &, K1, K1, K2, K2, V1, V2, KO, VO, Less) HIPIFY_BODY
template <class A, class B, class Out> HIPIFY_HD Out set_union(A, A, B, B, Out) HIPIFY_BODY
template <class Policy, class A, class B, class Out> HIPIFY_HD Out set_union(const detail::execution_policy_base<Policy> &, A, A, B, B, Out) HIPIFY_BODY
template <class A, class B, class Out, class Less> HIPIFY_HD Out set_union(A, A, B, B, Out, Less) HIPIFY_BODY
template <class Policy, class A, class B, class Out, class Less> HIPIFY_HD Out set_union(const detail::execution_policy_base<Policy> &, A, A, B, B, Out, Less) HIPIFY_BODY
template <class K1, class K2, class V1, class V2, class KO, class VO> HIPIFY_HD pair<KO, VO> set_union_by_key(K1, K1, K2, K2, V1, V2, KO, VO) HIPIFY_BODY
template <class Policy, class K1, class K2, class V1, class V2, class KO, class VO> HIPIFY_HD pair<KO, VO> set_union_by_key(const detail::execution_policy_base<Policy> &, K1, K1, K2, K2, V1, V2, KO, VO) HIPIFY_BODY
template <class K1, class K2, class V1, class V2, class KO, class VO, class Less> HIPIFY_HD pair<KO, VO> set_union_by_key(K1, K1, K2, K2, V1, V2, KO, VO, Less) HIPIFY_BODY
template <class Policy, class K1, class K2, class V1, class V2, class KO, class VO, class Less> HIPIFY_HD pair<KO, VO> set_union_by_key(const detail::execution_policy_base<Policy> &, K1, K1, K2, K2, V1, V2, KO, VO, Less) HIPIFY_BODY
template <class It, class T> HIPIFY_HD It lower_bound(It, It, const T &) HIPIFY_BODY
template <class Policy, class It, class T> HIPIFY_HD It lower_bound(const detail::execution_policy_base<Policy> &, It, It, const T &) HIPIFY_BODY
template <class It, class T, class Less> HIPIFY_HD It lower_bound(It, It, const T &, Less) HIPIFY_BODY
template <class Policy, class It, class T, class Less> HIPIFY_HD It lower_bound(const detail::execution_policy_base<Policy> &, It, It, const T &, Less) HIPIFY_BODY
template <class It, class In, class Out> HIPIFY_HD Out lower_bound(It, It, In, In, Out) HIPIFY_BODY
template <class Policy, class It, class In, class Out> HIPIFY_HD Out lower_bound(const detail::execution_policy_base<Policy> &, It, It, In, In, Out) HIPIFY_BODY
template <class It, class In, class Out, class Less> HIPIFY_HD Out lower_bound(It, It, In, In, Out, Less) HIPIFY_BODY
template <class Policy, class It, class In, class Out, class Less> HIPIFY_HD Out lower_bound(const detail::execution_policy_base<Policy> &, It, It, In, In, Out, Less) HIPIFY_BODY
template <class It, class T> HIPIFY_HD It upper_bound(It, It, const T &) HIPIFY_BODY
template <class Policy, class It, class T> HIPIFY_HD It upper_bound(const detail::execution_policy_base<Policy> &, It, It, const T &) HIPIFY_BODY
template <class It, class T, class Less> HIPIFY_HD It upper_bound(It, It, const T &, Less) HIPIFY_BODY
template <class Policy, class It, class T, class Less> HIPIFY_HD It upper_bound(const detail::execution_policy_base<Policy> &, It, It, const T &, Less) HIPIFY_BODY
template <class It, class In, class Out> HIPIFY_HD Out upper_bound(It, It, In, In, Out) HIPIFY_BODY
template <class Policy, class It, class In, class Out> HIPIFY_HD Out upper_bound(const detail::execution_policy_base<Policy> &, It, It, In, In, Out) HIPIFY_BODY
template <class It, class In, class Out, class Less> HIPIFY_HD Out upper_bound(It, It, In, In, Out, Less) HIPIFY_BODY
template <class Policy, class It, class In, class Out, class Less> HIPIFY_HD Out upper_bound(const detail::execution_policy_base<Policy> &, It, It, In, In, Out, Less) HIPIFY_BODY
template <class It, class T> HIPIFY_HD bool binary_search(It, It, const T &) HIPIFY_BODY
template <class Policy, class It, class T> HIPIFY_HD bool binary_search(const detail::execution_policy_base<Policy> &, It, It, const T &) HIPIFY_BODY
template <class It, class T, class Less> HIPIFY_HD bool binary_search(It, It, const T &, Less) HIPIFY_BODY
template <class Policy, class It, class T, class Less> HIPIFY_HD bool binary_search(const detail::execution_policy_base<Policy> &, It, It, const T &, Less) HIPIFY_BODY
template <class It, class In, class Out> HIPIFY_HD Out binary_search(It, It, In, In, Out) HIPIFY_BODY
template <class Policy, class It, class In, class Out> HIPIFY_HD Out binary_search(const detail::execution_policy_base<Policy> &, It, It, In, In, Out) HIPIFY_BODY
template <class It, class In, class Out, class Less> HIPIFY_HD Out binary_search(It, It, In, In, Out, Less) HIPIFY_BODY
template <class Policy, class It, class In, class Out, class Less> HIPIFY_HD Out binary_search(const detail::execution_policy_base<Policy> &, It, It, In, In, Out, Less) HIPIFY_BODY
template <class It, class T> HIPIFY_HD pair<It, It> equal_range(It, It, const T &) HIPIFY_BODY
template <class Policy, class It, class T> HIPIFY_HD pair<It, It> equal_range(const detail::execution_policy_base<Policy> &, It, It, const T &) HIPIFY_BODY
template <class It, class T, class Less> HIPIFY_HD pair<It, It> equal_range(It, It, const T &, Less) HIPIFY_BODY
template <class Policy, class It, class T, class Less> HIPIFY_HD pair<It, It> equal_range(const detail::execution_policy_base<Policy> &, It, It, const T &, Less) HIPIFY_BODY
template <class It> HIPIFY_HD It destroy(It, It) HIPIFY_BODY
template <class Policy, class It> HIPIFY_HD It destroy(const detail::execution_policy_base<Policy> &, It, It) HIPIFY_BODY
template <class It, class Size> HIPIFY_HD It destroy_n(It, Size) HIPIFY_BODY
template <class Policy, class It, class Size> HIPIFY_HD It destroy_n(const detail::execution_policy_base<Policy> &, It, Size) HIPIFY_BODY
template <class It, class Size, class... Args> HIPIFY_HD void uninitialized_construct(It, Size, const Args &...) HIPIFY_BODY
template <class It, class Size, class... Args> HIPIFY_HD void uninitialized_construct_n(It, Size, const Args &...) HIPIFY_BODY
template <class Alloc, class It, class Size, class... Args> HIPIFY_HD void uninitialized_construct_with_allocator(Alloc &, It, Size, const Args &...) HIPIFY_BODY
template <class Alloc, class It, class Size, class... Args> HIPIFY_HD void uninitialized_construct_n_with_allocator(Alloc &, It, Size, const Args &...) HIPIFY_BODY
namespace async {
template <class T> struct Future {
  T get();
  void wait();
  bool ready() const;
};
template <class... Args> Future<void> copy(Args &&...);
template <class... Args> Future<void> for_each(Args &&...);
template <class... Args> Future<void> sort(Args &&...);
template <class... Args> Future<void> transform(Args &&...);
template <class... Args> Future<void> inclusive_scan(Args &&...);
template <class... Args> Future<void> exclusive_scan(Args &&...);
template <class It, class... Args> Future<typename std::iterator_traits<It>::value_type> reduce(It, Args &&...);
}
}
#endif
