// P28: the number of arguments decides what a call becomes, on tokens too.
// RUN: %check
#include <cuda_runtime.h>
template <class...> struct Pack { static const int size = 2; };

void f(cudaGraphExec_t x, cudaGraph_t g, cudaEvent_t e) {
  cudaGraphInstantiate(&x, g, 0);
  cudaGraphInstantiate(&x, g, nullptr, nullptr, 0);
  cudaGraphInstantiate(&x, g, Pack<int, Pack<int, int>>::size);
  cudaEventCreate(&e);
  cudaEventCreate(&e, cudaEventDisableTiming);
  cudaEventCreate(&e, (cudaEventDisableTiming, cudaEventBlockingSync));
  cudaEventCreate( & e );
}
// CHECK: {{^}}  hipGraphInstantiateWithFlags(&x, g, 0);
// CHECK-NEXT: {{^}}  hipGraphInstantiate(&x, g, nullptr, nullptr, 0);
// CHECK-NEXT: {{^}}  hipGraphInstantiateWithFlags(&x, g, Pack<int, Pack<int, int>>::size);
// CHECK-NEXT: {{^}}  hipEventCreate(&e);
// CHECK-NEXT: {{^}}  hipEventCreateWithFlags(&e, hipEventDisableTiming);
// CHECK-NEXT: {{^}}  hipEventCreateWithFlags(&e, (hipEventDisableTiming, hipEventBlockingSync));
// CHECK-NEXT: {{^}}  hipEventCreate( & e );

#ifdef DEAD
void g() {
  cudaGraphInstantiate(&x, g, 0);
  cudaGraphInstantiate(&x, g, nullptr, nullptr, 0);
  cudaGraphInstantiate(&x, g, flags<int, 3>());
  cudaGraphInstantiate(&x, g, a < b);
  cudaGraphInstantiate(&x, g, std::max({1, 2, 3}));
  cudaEventCreate(&events[f(1, 2)]);
  cudaEventCreate(&e, [](int a, int b) { return a + b; }(1, 2));
}
#endif
// CHECK: void g() {
// CHECK-NEXT: {{^}}  hipGraphInstantiateWithFlags(&x, g, 0);
// CHECK-NEXT: {{^}}  hipGraphInstantiate(&x, g, nullptr, nullptr, 0);
// CHECK-NEXT: {{^}}  hipGraphInstantiateWithFlags(&x, g, flags<int, 3>());
// CHECK-NEXT: {{^}}  hipGraphInstantiateWithFlags(&x, g, a < b);
// CHECK-NEXT: {{^}}  hipGraphInstantiateWithFlags(&x, g, std::max({1, 2, 3}));
// CHECK-NEXT: {{^}}  hipEventCreate(&events[f(1, 2)]);
// CHECK-NEXT: {{^}}  hipEventCreateWithFlags(&e, [](int a, int b) { return a + b; }(1, 2));
