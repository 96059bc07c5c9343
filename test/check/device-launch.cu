// P69: a kernel launched from device code has no counterpart; from the host it has.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[device-launch]" %findings
__global__ void child(int *p) { *p = 1; }
__global__ void parent(int *p) { child<<<1, 32>>>(p); }
// FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} [device-launch]
__global__ void said(int *p) {
  child<<<1, 32>>>(p); // NOHIPIFY(device-launch): not built for HIP
}
void host(int *p) { child<<<1, 32>>>(p); }
