// The experimental pipeline class.
#ifndef HIPIFY_CUDA_PIPELINE_H
#define HIPIFY_CUDA_PIPELINE_H
#include "cuda_awbarrier.h"
#include "cuda_pipeline_primitives.h"
#ifdef __cplusplus
namespace nvcuda {
namespace experimental {
class pipeline {
public:
  pipeline() = default;
  HIPIFY_D size_t commit();
  HIPIFY_D void commit_and_wait();
  HIPIFY_D void wait(size_t);
  template <unsigned int N> HIPIFY_D void wait_prior();
  HIPIFY_D void arrive_on(awbarrier &);
};
template <class T>
HIPIFY_D void memcpy_async(T &, const T &, pipeline &);
template <class T>
HIPIFY_D void memcpy_async(T &, const volatile T &, pipeline &);
} // namespace experimental
} // namespace nvcuda
#endif
#endif
