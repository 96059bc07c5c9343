// HIP's vector types have operators of their own.
// RUN: %check
// RUN: env FILECHECK_OPTS="--implicit-check-not=[vector-operator-clash]" %findings
// RUN: %hipify --rocm=5.7 %s 2>/dev/null | FileCheck %s --check-prefix=OLD
#include <cuda_runtime.h>

inline __host__ __device__ float2 operator+(float2 a, float2 b) {
  return make_float2(a.x + b.x, a.y + b.y);
}
inline __host__ __device__ float2 operator/(float2 a, float2 b) {
  return make_float2(a.x / b.x, a.y / b.y);
}
inline __host__ __device__ void operator+=(float2 &a, float2 b) { // each
  a.x += b.x;
  a.y += b.y;
}

inline __host__ __device__ int3 &operator*=(int3 &a, const int3 &b) {
  a.x *= b.x; a.y *= b.y; a.z *= b.z; return a;
}
inline __host__ __device__ void operator*=(float2 &a, float s) {
  a.x *= s; a.y *= s;
}
__host__ __device__ float2 operator*(float2 a, float2 b) { // complex numbers
// FIND: :[[@LINE-1]]:{{[0-9]+}}: error: operator '*' on 'float2' conflicts {{.*}} [vector-operator-clash]
  return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}
__host__ __device__ float3 operator*(float3 a, float3 b) { // nobody calls it
  return make_float3(a.y * b.z, a.z * b.x, a.x * b.y);
}
__host__ __device__ int2 operator/(int2 a, int2 b) { return make_int2(b.x / a.x, b.y / a.y); } // NOHIPIFY(vector-operator-clash): to be renamed
struct Own { float x, y; };
__host__ __device__ Own operator*(Own a, Own b) { return {a.x * b.x, a.y * b.y}; }
__device__ float2 use(float2 a, float2 b, int2 c) { c = c / c; return a * b; }
// CHECK: inline __host__ __device__ float2 operator+(float2 a, float2 b) {
// CHECK-NEXT: return make_float2(a.x + b.x, a.y + b.y);
// CHECK-NEXT: }
// CHECK-NEXT: #if !defined(__HIP_PLATFORM_AMD__)
// CHECK-NEXT: inline __host__ __device__ float2 operator/(float2 a, float2 b) {
// CHECK: inline __host__ __device__ void operator+=
// CHECK: inline __host__ __device__ int3 &operator*=
// CHECK-NEXT: a.x *= b.x; a.y *= b.y; a.z *= b.z; return a;
// CHECK-NEXT: }
// CHECK-NEXT: #endif
// CHECK-NEXT: inline __host__ __device__ void operator*=(float2 &a, float s) {
// CHECK-NEXT: a.x *= s; a.y *= s;
// CHECK-NEXT: }
// CHECK-NEXT: __host__ __device__ float2 operator*(float2 a, float2 b) { // complex numbers
// OLD: inline __host__ __device__ float2 operator/
// OLD: #if !defined(__HIP_PLATFORM_AMD__)
// OLD-NEXT: inline __host__ __device__ void operator+=
