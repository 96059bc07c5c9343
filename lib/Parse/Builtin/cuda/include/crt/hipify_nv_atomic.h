// The atomic functions with memory order and scope that the compiler of
// CUDA 12.8 and later knows.
#ifndef HIPIFY_CRT_HIPIFY_NV_ATOMIC_H
#define HIPIFY_CRT_HIPIFY_NV_ATOMIC_H
#define __NV_ATOMIC_RELAXED 0
#define __NV_ATOMIC_CONSUME 1
#define __NV_ATOMIC_ACQUIRE 2
#define __NV_ATOMIC_RELEASE 3
#define __NV_ATOMIC_ACQ_REL 4
#define __NV_ATOMIC_SEQ_CST 5
#define __NV_THREAD_SCOPE_THREAD 0
#define __NV_THREAD_SCOPE_BLOCK 1
#define __NV_THREAD_SCOPE_CLUSTER 2
#define __NV_THREAD_SCOPE_DEVICE 3
#define __NV_THREAD_SCOPE_SYSTEM 4
#define HIPIFY_NV_ATOMIC(Name)                                                 \
  template <class T, class U>                                                  \
  HIPIFY_D T __nv_atomic_fetch_##Name(T *, U, int,                             \
                                      int = __NV_THREAD_SCOPE_SYSTEM);         \
  template <class T, class U>                                                  \
  HIPIFY_D void __nv_atomic_##Name(T *, U, int,                                \
                                   int = __NV_THREAD_SCOPE_SYSTEM);
HIPIFY_NV_ATOMIC(add)
HIPIFY_NV_ATOMIC(sub)
HIPIFY_NV_ATOMIC(and)
HIPIFY_NV_ATOMIC(or)
HIPIFY_NV_ATOMIC(xor)
HIPIFY_NV_ATOMIC(min)
HIPIFY_NV_ATOMIC(max)
#undef HIPIFY_NV_ATOMIC
template <class T>
HIPIFY_D void __nv_atomic_load(T *, T *, int, int = __NV_THREAD_SCOPE_SYSTEM);
template <class T>
HIPIFY_D T __nv_atomic_load_n(T *, int, int = __NV_THREAD_SCOPE_SYSTEM);
template <class T>
HIPIFY_D void __nv_atomic_store(T *, T *, int, int = __NV_THREAD_SCOPE_SYSTEM);
template <class T, class U>
HIPIFY_D void __nv_atomic_store_n(T *, U, int, int = __NV_THREAD_SCOPE_SYSTEM);
template <class T>
HIPIFY_D void __nv_atomic_exchange(T *, T *, T *, int,
                                   int = __NV_THREAD_SCOPE_SYSTEM);
template <class T, class U>
HIPIFY_D T __nv_atomic_exchange_n(T *, U, int, int = __NV_THREAD_SCOPE_SYSTEM);
template <class T>
HIPIFY_D bool __nv_atomic_compare_exchange(T *, T *, T *, bool, int, int,
                                           int = __NV_THREAD_SCOPE_SYSTEM);
template <class T, class U>
HIPIFY_D bool __nv_atomic_compare_exchange_n(T *, T *, U, bool, int, int,
                                             int = __NV_THREAD_SCOPE_SYSTEM);
HIPIFY_D void __nv_atomic_thread_fence(int, int = __NV_THREAD_SCOPE_SYSTEM);
#endif
