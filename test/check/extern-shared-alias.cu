// Shared memory of a known size is no external one.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[extern-shared-alias]" %findings --verbose
// RUN: %check
template <class T> struct Pair { T a, b; };
__global__ void k(float *p) {
  // FIND: :[[@LINE+2]]:{{[0-9]+}}: note: extern goes{{.*}} [extern-shared-alias]
  // CHECK: {{^}}  __shared__ float tile[64];
  extern __shared__ float tile[64];
  // FIND: :[[@LINE+2]]:{{[0-9]+}}: note: {{.*}} [extern-shared-alias]
  // CHECK: {{^}}  __shared__ int one;
  extern __shared__ int one;
  // FIND: :[[@LINE+2]]:{{[0-9]+}}: note: {{.*}} [extern-shared-alias]
  // CHECK: {{^}}  __shared__ __align__(16) Pair<int> pairs[4];
  __shared__ extern __align__(16) Pair<int> pairs[4];
  extern __shared__ float dynamic[];
  extern __shared__ __align__(sizeof(double)) unsigned char raw[];
  extern __shared__ float rows[][8];
  // CHECK: {{^}}  extern __shared__ int kept[2];
  extern __shared__ int kept[2]; // NOHIPIFY(extern-shared-alias): CUDA only
  p[0] = tile[0] + one + pairs[0].a + dynamic[0] + raw[0] + rows[0][0] + kept[0];
}
