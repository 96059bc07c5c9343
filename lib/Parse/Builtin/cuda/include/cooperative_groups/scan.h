// Cooperative groups: scans.
#ifndef HIPIFY_COOPERATIVE_GROUPS_SCAN_H
#define HIPIFY_COOPERATIVE_GROUPS_SCAN_H
#include "reduce.h"
#ifdef __cplusplus
namespace cooperative_groups {
template <class Group, class T>
HIPIFY_HD typename details::Identity<T>::type inclusive_scan(const Group &, T) HIPIFY_BODY
template <class Group, class T, class Op>
HIPIFY_HD T inclusive_scan(const Group &, T, Op &&) HIPIFY_BODY
template <class Group, class T> HIPIFY_HD T exclusive_scan(const Group &, T) HIPIFY_BODY
template <class Group, class T, class Op>
HIPIFY_HD T exclusive_scan(const Group &, T, Op &&) HIPIFY_BODY
template <class Group, class Target, class T>
HIPIFY_HD T inclusive_scan_update(const Group &, Target &, T) HIPIFY_BODY
template <class Group, class Target, class T, class Op>
HIPIFY_HD T inclusive_scan_update(const Group &, Target &, T, Op &&) HIPIFY_BODY
template <class Group, class Target, class T>
HIPIFY_HD T exclusive_scan_update(const Group &, Target &, T) HIPIFY_BODY
template <class Group, class Target, class T, class Op>
HIPIFY_HD T exclusive_scan_update(const Group &, Target &, T, Op &&) HIPIFY_BODY
} // namespace cooperative_groups
#endif
#endif
