// P31: two types of CUDA's become one of HIP's: overloads, specialisations and
// case labels that differ only by them collide.
// RUN: %check
// RUN: env FILECHECK_OPTS="--implicit-check-not=[type-merge]" %findings
#include <cuda.h>
#include <cuda_runtime.h>

const char* str(cudaError_t e);
const char* str(CUresult e);
// FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} [type-merge]
// CHECK: const char* str(hipError_t e);
// CHECK-NEXT: const char* str(hipError_t e);

template <class T> struct Name;
template <> struct Name<cudaError_t> { enum { value = 1 }; };
template <> struct Name<CUresult> { enum { value = 2 }; };
// FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} [type-merge]

struct Log {
  void add(cudaError_t, int);
  void add(CUresult, int);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} [type-merge]
  void add(CUresult, const char *);
  void keep(cudaError_t); // NOHIPIFY(type-merge): one of the two goes
  void keep(CUresult);    // NOHIPIFY(type-merge): one of the two goes
};

int code(int e) {
  switch (e) {
  case cudaDevAttrAsyncEngineCount: return 1;
  case cudaDevAttrGpuOverlap: return 2;
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} [type-merge]
  case cudaDevAttrWarpSize: return 3;
  }
  return 0;
}

void address(void *);
void address(CUdeviceptr);
// FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} [type-merge]

// One type in CUDA already: a redeclaration, not an overload.
void stream(cudaStream_t);
void stream(CUstream);
void stream(CUstream_st *);
namespace other { const char *str(CUresult); }
template <class T> void generic(T, cudaError_t);
void generic(int, CUresult, int);
