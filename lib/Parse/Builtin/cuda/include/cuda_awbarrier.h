// The experimental barrier class.
#ifndef HIPIFY_CUDA_AWBARRIER_H
#define HIPIFY_CUDA_AWBARRIER_H
#include "cuda_awbarrier_primitives.h"
#ifdef __cplusplus
namespace nvcuda {
namespace experimental {
class awbarrier {
public:
  class arrival_token {
  public:
    HIPIFY_D unsigned int pending_count() const;
  };
  awbarrier() = default;
  HIPIFY_D arrival_token arrive();
  HIPIFY_D arrival_token arrive_and_drop();
  HIPIFY_D bool timed_wait(arrival_token, unsigned int);
  HIPIFY_D bool timed_wait_parity(bool, unsigned int);
  HIPIFY_D void wait(arrival_token);
  HIPIFY_D void arrive_and_wait();
  HIPIFY_D bool try_wait(arrival_token, unsigned int);
  HIPIFY_D bool try_wait_parity(bool, unsigned int);
  HIPIFY_D static unsigned int max();
};
HIPIFY_D void init(awbarrier *, unsigned int);
} // namespace experimental
} // namespace nvcuda
#endif
#endif
