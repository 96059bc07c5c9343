//===- integers.cu - Integer intrinsics -----------------------------------===//
#include "conform.h"

using namespace conform;

__global__ void integers(Results Out) {
  Recorder Record(Out);
  const unsigned A = word(0), B = word(1), C = word(2);
  const int I = int(A), K = int(B);
  const Word X = longWord(0), Y = longWord(1);
  const long long J = (long long)X, M = (long long)Y;
  Record("__clz", __clz(I));
  Record("__ffs", __ffs(I));
  Record("__popc", __popc(A));
  Record("__brev", __brev(A));
  Record("__clzll", __clzll(J));
  Record("__ffsll", __ffsll(J));
  Record("__popcll", __popcll(X));
  Record("__brevll", __brevll(X));
  Record("__byte_perm", __byte_perm(A, B, C));
  Record("__byte_perm.0x5410", __byte_perm(A, B, 0x5410));
  Record("__byte_perm.0x3210", __byte_perm(A, B, 0x3210));
  Record("__byte_perm.0x0123", __byte_perm(A, 0, 0x0123));
  Record("__byte_perm.0x7632", __byte_perm(A, B, 0x7632));
  Record("__funnelshift_l", __funnelshift_l(A, B, C));
  Record("__funnelshift_r", __funnelshift_r(A, B, C));
  Record("__funnelshift_lc", __funnelshift_lc(A, B, C));
  Record("__funnelshift_rc", __funnelshift_rc(A, B, C));
  Record("__funnelshift_l.13", __funnelshift_l(A, B, 13));
  Record("__funnelshift_r.13", __funnelshift_r(A, B, 13));
  Record("__funnelshift_lc.13", __funnelshift_lc(A, B, 13));
  Record("__funnelshift_rc.13", __funnelshift_rc(A, B, 13));
  Record("__mulhi", __mulhi(I, K));
  Record("__umulhi", __umulhi(A, B));
  Record("__mul64hi", __mul64hi(J, M));
  Record("__umul64hi", __umul64hi(X, Y));
  Record("__mul24", __mul24(I, K));
  Record("__umul24", __umul24(A, B));
  Record("__sad", __sad(I, K, C));
  Record("__usad", __usad(A, B, C));
  Record("__hadd", __hadd(I, K));
  Record("__rhadd", __rhadd(I, K));
  Record("__uhadd", __uhadd(A, B));
  Record("__urhadd", __urhadd(A, B));
  Record("__dp4a.int", __dp4a(I, K, int(C)));
  Record("__dp4a.unsigned", __dp4a(A, B, C));
  Record("__dp2a_lo.int", __dp2a_lo(I, K, int(C)));
  Record("__dp2a_lo.unsigned", __dp2a_lo(A, B, C));
  Record("__dp2a_hi.int", __dp2a_hi(I, K, int(C)));
  Record("__dp2a_hi.unsigned", __dp2a_hi(A, B, C));
  Record("min.int", min(I, K));
  Record("max.int", max(I, K));
  Record("min.unsigned", min(A, B));
  Record("max.unsigned", max(A, B));
  Record("min.mixed", min(I, B));
  Record("max.mixed", max(A, K));
  Record("min.llong", min(J, M));
  Record("max.llong", max(J, M));
  Record("min.ullong", min(X, Y));
  Record("max.ullong", max(X, Y));
  Record("umin", umin(A, B));
  Record("umax", umax(A, B));
  Record("llmin", llmin(J, M));
  Record("llmax", llmax(J, M));
  Record("ullmin", ullmin(X, Y));
  Record("ullmax", ullmax(X, Y));
  Record("abs", abs(int(A >> 1) - int(B >> 1)));
  Record("llabs", llabs((long long)(X >> 1) - (long long)(Y >> 1)));
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(integers, 8);
}
