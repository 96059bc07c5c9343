// P12: a header that declares CUDA's own types and functions again, to save the
// include. They are CUDA's all the same: a name is the program's own only where
// the program defines it.
// RUN: %check
#pragma once
#include <cstddef>
struct CUstream_st;
typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
extern "C" int launch(void *p, cudaStream_t s);
struct Queue { cudaStream_t s; cudaEvent_t done; CUstream_st *raw() { return s; } };
// CHECK: struct ihipStream_t;
// CHECK-NEXT: typedef struct ihipStream_t *hipStream_t;
// CHECK-NEXT: typedef struct ihipEvent_t *hipEvent_t;
// CHECK-NEXT: extern "C" int launch(void *p, hipStream_t s);
// CHECK-NEXT: struct Queue { hipStream_t s; hipEvent_t done; ihipStream_t *raw() { return s; } };
