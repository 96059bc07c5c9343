// Cooperative groups: reductions and the operators they take.
#ifndef HIPIFY_COOPERATIVE_GROUPS_REDUCE_H
#define HIPIFY_COOPERATIVE_GROUPS_REDUCE_H
#include "../cooperative_groups.h"
#ifdef __cplusplus
namespace cooperative_groups {
#define HIPIFY_CG_OPERATOR(Name)                                               \
  template <class T> struct Name {                                             \
    HIPIFY_HD T operator()(const T &, const T &) const HIPIFY_BODY             \
  };
HIPIFY_CG_OPERATOR(plus)
HIPIFY_CG_OPERATOR(less)
HIPIFY_CG_OPERATOR(greater)
HIPIFY_CG_OPERATOR(bit_and)
HIPIFY_CG_OPERATOR(bit_or)
HIPIFY_CG_OPERATOR(bit_xor)
#undef HIPIFY_CG_OPERATOR
template <class Group, class T, class Op>
HIPIFY_HD T reduce(const Group &, T &&, Op &&) HIPIFY_BODY
template <class Group, class T, class Op>
HIPIFY_HD T reduce(const Group &, const T &, Op &&) HIPIFY_BODY
template <class Group, class T, class Op>
HIPIFY_HD T reduce(const Group &, T &, Op &&) HIPIFY_BODY
template <class Group, class T, class Op>
HIPIFY_HD void reduce_update_async(const Group &, T &, const T &, Op &&) HIPIFY_BODY
template <class Group, class T, class Op>
HIPIFY_HD void reduce_store_async(const Group &, T &, const T &, Op &&) HIPIFY_BODY
} // namespace cooperative_groups
#endif
#endif
