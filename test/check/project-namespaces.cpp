// P15: classes and namespaces of the project keep their names; renaming them
// would break whoever uses them.
// RUN: %check
// RUN: %findings
#include <cuda_runtime.h>
namespace app::cuda { struct CUDAQueue { cudaStream_t s; static CUDAQueue current(); }; }
app::cuda::CUDAQueue q;
namespace app { namespace cuda { namespace detail { cudaEvent_t e; void cudaSync(cudaStream_t); } } }
namespace c = app::cuda;
using namespace app::cuda;
using app::cuda::CUDAQueue;
cudaError_t wait() { return cudaStreamSynchronize(c::CUDAQueue::current().s); }
namespace cuda { class Guard { ::cudaError_t e; }; }
cuda::Guard g;
// CHECK: namespace app::cuda { struct CUDAQueue { hipStream_t s; static CUDAQueue current(); }; }
// CHECK-NEXT: app::cuda::CUDAQueue q;
// CHECK-NEXT: namespace app { namespace cuda { namespace detail { hipEvent_t e; void cudaSync(hipStream_t); } } }
// CHECK-NEXT: namespace c = app::cuda;
// CHECK-NEXT: using namespace app::cuda;
// CHECK-NEXT: using app::cuda::CUDAQueue;
// CHECK-NEXT: hipError_t wait() { return hipStreamSynchronize(c::CUDAQueue::current().s); }
// CHECK-NEXT: namespace cuda { class Guard { ::hipError_t e; }; }
// CHECK-NEXT: cuda::Guard g;
// FIND-NOT: warning:
// FIND-NOT: error:
