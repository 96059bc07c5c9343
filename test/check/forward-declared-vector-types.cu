// Vector types are aliases in HIP.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[forward-declared-vector-types]" %findings --verbose
// RUN: %check
struct float4;
// FIND: :[[@LINE-1]]:{{[0-9]+}}: note: 'float4' is an alias {{.*}} [forward-declared-vector-types]
class uint2;
// FIND: :[[@LINE-1]]:{{[0-9]+}}: note: 'uint2' {{.*}} [forward-declared-vector-types]
struct dim3;
struct own4;
struct int2; // NOHIPIFY(forward-declared-vector-types): not compiled for AMD
// CHECK: {{^}}#include <hip/hip_vector_types.h>
// CHECK-NOT: class uint2;
// CHECK: struct dim3;
// CHECK-NEXT: struct own4;
// CHECK-NEXT: {{int2; // NOHIPIFY}}
#include <cuda_runtime.h>
namespace a {
struct float3;
struct b { struct double2; };
}
// Both in one line.
struct ulonglong2; struct char4;
// FIND: :[[@LINE-1]]:{{[0-9]+}}: error: 'ulonglong2' {{.*}} [forward-declared-vector-types]
// FIND: :[[@LINE-2]]:{{[0-9]+}}: error: 'char4' {{.*}} [forward-declared-vector-types]
void f(float4 *p, int2 *q);
