// Lanes that come by different branches do not meet in a wave.
// RUN: env FILECHECK_OPTS="--implicit-check-not=warning: --implicit-check-not=error:" %findings
__global__ void k(int *p, int a, int b) {
  int lane = threadIdx.x & 31, warp = threadIdx.x / 32, x;
  if (lane < 7) x = __shfl_sync(0xffffffff, a, 0);
  // FIND: :[[@LINE-1]]:3: warning: both branches call __shfl_sync for the whole warp{{.*}} [warp-sync-in-branches]
  else x = __shfl_sync(~0u, b, 1);
  if (p[threadIdx.x]) {
    // FIND: :[[@LINE-1]]:3: warning: both branches call __ballot_sync {{.*}} [warp-sync-in-branches]
    x += __ballot_sync(0xffffffff, a);
  } else if (a) {
    x -= __ballot_sync(0xffffffff, b);
  }
  // Whole warps part, or each branch names its own lanes, or nothing to meet.
  if (warp == 0) x += __shfl_sync(0xffffffff, a, 0); else x += __shfl_sync(0xffffffff, b, 1);
  if (threadIdx.y == 0) x += __shfl_sync(0xffffffff, a, 0); else x += __shfl_sync(0xffffffff, b, 1);
  if (lane < 16) x += __shfl_sync(0xffff, a, 0); else x += __shfl_sync(0xffff0000, b, 17);
  if (a > 3) x += __shfl_sync(0xffffffff, a, 0); else x += __shfl_sync(0xffffffff, b, 1);
  if (lane < 7) x += a; else x += __shfl_sync(0xffffffff, b, 1);
  if (lane < 9) x += __shfl_sync(~0u, a, 0); // NOHIPIFY(warp-sync-in-branches): Volta only
  else x += __shfl_sync(~0u, b, 1);
  p[threadIdx.x] = x;
}
