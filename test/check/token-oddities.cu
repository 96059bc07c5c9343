// P14: spellings that text tools trip over.
// RUN: %check
%:include <cuda_runtime.h>
#define ALLOC \
  cudaMalloc
  #  define   FREE cudaFree
%:define SYNC cudaDeviceSynchronize()
// CHECK: {{[#%]}}{{:?}}include <hip/hip_runtime.h>
// CHECK-NEXT: #define ALLOC \
// CHECK-NEXT: {{^}}  hipMalloc
// CHECK-NEXT: {{^}}  #  define   FREE hipFree
// CHECK-NEXT: {{^}}%:define SYNC hipDeviceSynchronize()

// A name cut in two by a line continuation is one token.
void split(void **p) {
  cuda\
Malloc(p, 4);
  cudaFree \
  (*p);
}
// CHECK: void split(void **p) {
// CHECK-NEXT: {{^}}  hipMalloc(p, 4);
// CHECK-NEXT: {{^}}  hipFree \
// CHECK-NEXT: {{^}}  (*p);

// No trigraphs since C++17: this comment ends here ??/
int g() { return cudaGetLastError(); }
int h<:cudaSuccess + 1:> = <%cudaSuccess%>;
long n = 1'000'000; int i() { return cudaPeekAtLastError(); } char q = '\'';
int j(cudaStream_t s){return cudaStreamQuery(s)==cudaSuccess?cudaSuccess:cudaErrorNotReady;}
// CHECK: ends here ??/
// CHECK-NEXT: int g() { return hipGetLastError(); }
// CHECK-NEXT: int h<:hipSuccess + 1:> = <%hipSuccess%>;
// CHECK-NEXT: long n = 1'000'000; int i() { return hipPeekAtLastError(); } char q = '\'';
// CHECK-NEXT: int j(hipStream_t s){return hipStreamQuery(s)==hipSuccess?hipSuccess:hipErrorNotReady;}

// A form feed and a tab are white space.
	int	k(void	*p){	return	cudaFree(	p	);	}
int l(void *p) { return (cudaFree)(p) + (*cudaFree)(p) + (&cudaFree)(p); }
// CHECK: int	k(void	*p){	return	hipFree(	p	);	}
// CHECK-NEXT: int l(void *p) { return (hipFree)(p) + (*hipFree)(p) + (&hipFree)(p); }
#pragma omp parallel if(cudaSuccess)
#line 12 "cudaFree.cu"
int m = cudaSuccess;
// CHECK: #line 12 "cudaFree.cu"
// CHECK-NEXT: int m = hipSuccess;
