// The tag and the typedef of CUDA's data type are one type in HIP.
// RUN: %check
#include <library_types.h>
cudaDataType_t a;
cudaDataType b = CUDA_R_16F;
// CHECK: hipDataType a;
// CHECK-NEXT: hipDataType b = HIP_R_16F;
