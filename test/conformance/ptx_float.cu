//===- ptx_float.cu - Inline PTX: f32 and f64 -----------------------------===//
#include "conform.h"

using namespace conform;

__global__ void single(Results Out) {
  Recorder Record(Out);
  const float F = real(0), G = real(1), H = real(2);
  float Single;
  asm("fma.rn.f32 %0, %1, %2, %3;"
      : "=f"(Single)
      : "f"(F), "f"(G), "f"(H));
  Record("fma", Single);
  asm("fma.rz.f32 %0, %1, %2, %3;"
      : "=f"(Single)
      : "f"(F), "f"(G), "f"(H));
  Record("fma_rz", Single);
  asm("add.rm.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("add_rm", Single);
  asm("add.rp.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("add_rp", Single);
  asm("mul.rz.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("mul_rz", Single);
  asm("div.rp.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("div_rp", Single);
  asm("{ .reg .f32 t; abs.f32 t, %1; sqrt.rm.f32 %0, t; }"
      : "=f"(Single)
      : "f"(F));
  Record("sqrt_rm", Single);
  asm("{ .reg .f32 t; mul.rn.f32 t, %1, %2; add.rn.f32 %0, t, %3; }"
      : "=f"(Single)
      : "f"(F), "f"(G), "f"(H));
  Record("mul_add", Single);
  asm("add.sat.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("add_sat_f", Single);
  asm("min.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("min_f", Single);
  asm("max.NaN.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("max_nan", Single);
  asm("min.xorsign.abs.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("min_xorsign", Single);
  asm("{ .reg .f32 t; abs.f32 t, %1; neg.f32 %0, t; }"
      : "=f"(Single)
      : "f"(F));
  Record("neg_abs", Single);
  asm("copysign.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("copysign", Single);
  asm("{ .reg .f32 t; abs.f32 t, %1; sqrt.rn.f32 %0, t; }"
      : "=f"(Single)
      : "f"(F));
  Record("sqrt_rn", Single);
  asm("div.rn.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("div_rn", Single);
  asm("rcp.rn.f32 %0, %1;"
      : "=f"(Single)
      : "f"(F));
  Record("rcp_rn", Single);
  asm("add.rn.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("add.rn.f32", Single);
  asm("add.rz.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("add.rz.f32", Single);
  asm("add.rm.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("add.rm.f32", Single);
  asm("add.rp.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("add.rp.f32", Single);
  asm("sub.rn.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("sub.rn.f32", Single);
  asm("sub.rz.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("sub.rz.f32", Single);
  asm("sub.rm.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("sub.rm.f32", Single);
  asm("sub.rp.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("sub.rp.f32", Single);
  asm("mul.rn.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("mul.rn.f32", Single);
  asm("mul.rz.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("mul.rz.f32", Single);
  asm("mul.rm.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("mul.rm.f32", Single);
  asm("mul.rp.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("mul.rp.f32", Single);
  asm("fma.rn.f32 %0, %1, %2, %3;"
      : "=f"(Single)
      : "f"(F), "f"(G), "f"(H));
  Record("fma.rn.f32", Single);
  asm("div.rn.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("div.rn.f32", Single);
  asm("rcp.rn.f32 %0, %1;"
      : "=f"(Single)
      : "f"(F));
  Record("rcp.rn.f32", Single);
  asm("sqrt.rn.f32 %0, %1;"
      : "=f"(Single)
      : "f"(F));
  Record("sqrt.rn.f32", Single);
  asm("fma.rz.f32 %0, %1, %2, %3;"
      : "=f"(Single)
      : "f"(F), "f"(G), "f"(H));
  Record("fma.rz.f32", Single);
  asm("div.rz.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("div.rz.f32", Single);
  asm("rcp.rz.f32 %0, %1;"
      : "=f"(Single)
      : "f"(F));
  Record("rcp.rz.f32", Single);
  asm("sqrt.rz.f32 %0, %1;"
      : "=f"(Single)
      : "f"(F));
  Record("sqrt.rz.f32", Single);
  asm("fma.rm.f32 %0, %1, %2, %3;"
      : "=f"(Single)
      : "f"(F), "f"(G), "f"(H));
  Record("fma.rm.f32", Single);
  asm("div.rm.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("div.rm.f32", Single);
  asm("rcp.rm.f32 %0, %1;"
      : "=f"(Single)
      : "f"(F));
  Record("rcp.rm.f32", Single);
  asm("sqrt.rm.f32 %0, %1;"
      : "=f"(Single)
      : "f"(F));
  Record("sqrt.rm.f32", Single);
  asm("fma.rp.f32 %0, %1, %2, %3;"
      : "=f"(Single)
      : "f"(F), "f"(G), "f"(H));
  Record("fma.rp.f32", Single);
  asm("div.rp.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("div.rp.f32", Single);
  asm("rcp.rp.f32 %0, %1;"
      : "=f"(Single)
      : "f"(F));
  Record("rcp.rp.f32", Single);
  asm("sqrt.rp.f32 %0, %1;"
      : "=f"(Single)
      : "f"(F));
  Record("sqrt.rp.f32", Single);
  asm("min.NaN.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("min.NaN.f32", Single);
  asm("max.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(G), "f"(H));
  Record("max.f32.three", Single);
  asm("mul.sat.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("mul.sat.f32", Single);
  asm("fma.rn.sat.f32 %0, %1, %2, %3;"
      : "=f"(Single)
      : "f"(F), "f"(G), "f"(H));
  Record("fma.rn.sat.f32", Single);
}

__global__ void doubles(Results Out) {
  Recorder Record(Out);
  const double X = longReal(0), Y = longReal(1), Z = longReal(2);
  double Real;
  asm("add.rn.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("add.rn.f64", Real);
  asm("add.rz.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("add.rz.f64", Real);
  asm("add.rm.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("add.rm.f64", Real);
  asm("add.rp.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("add.rp.f64", Real);
  asm("sub.rn.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("sub.rn.f64", Real);
  asm("sub.rz.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("sub.rz.f64", Real);
  asm("sub.rm.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("sub.rm.f64", Real);
  asm("sub.rp.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("sub.rp.f64", Real);
  asm("mul.rn.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("mul.rn.f64", Real);
  asm("mul.rz.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("mul.rz.f64", Real);
  asm("mul.rm.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("mul.rm.f64", Real);
  asm("mul.rp.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("mul.rp.f64", Real);
  asm("div.rn.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("div.rn.f64", Real);
  asm("div.rz.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("div.rz.f64", Real);
  asm("div.rm.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("div.rm.f64", Real);
  asm("div.rp.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("div.rp.f64", Real);
  asm("fma.rn.f64 %0, %1, %2, %3;"
      : "=d"(Real)
      : "d"(X), "d"(Y), "d"(Z));
  Record("fma.rn.f64", Real);
  asm("rcp.rn.f64 %0, %1;"
      : "=d"(Real)
      : "d"(X));
  Record("rcp.rn.f64", Real);
  asm("sqrt.rn.f64 %0, %1;"
      : "=d"(Real)
      : "d"(X));
  Record("sqrt.rn.f64", Real);
  asm("fma.rz.f64 %0, %1, %2, %3;"
      : "=d"(Real)
      : "d"(X), "d"(Y), "d"(Z));
  Record("fma.rz.f64", Real);
  asm("rcp.rz.f64 %0, %1;"
      : "=d"(Real)
      : "d"(X));
  Record("rcp.rz.f64", Real);
  asm("sqrt.rz.f64 %0, %1;"
      : "=d"(Real)
      : "d"(X));
  Record("sqrt.rz.f64", Real);
  asm("fma.rm.f64 %0, %1, %2, %3;"
      : "=d"(Real)
      : "d"(X), "d"(Y), "d"(Z));
  Record("fma.rm.f64", Real);
  asm("rcp.rm.f64 %0, %1;"
      : "=d"(Real)
      : "d"(X));
  Record("rcp.rm.f64", Real);
  asm("sqrt.rm.f64 %0, %1;"
      : "=d"(Real)
      : "d"(X));
  Record("sqrt.rm.f64", Real);
  asm("fma.rp.f64 %0, %1, %2, %3;"
      : "=d"(Real)
      : "d"(X), "d"(Y), "d"(Z));
  Record("fma.rp.f64", Real);
  asm("rcp.rp.f64 %0, %1;"
      : "=d"(Real)
      : "d"(X));
  Record("rcp.rp.f64", Real);
  asm("sqrt.rp.f64 %0, %1;"
      : "=d"(Real)
      : "d"(X));
  Record("sqrt.rp.f64", Real);
  asm("min.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("min.f64", Real);
  asm("max.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("max.f64", Real);
  asm("abs.f64 %0, %1;"
      : "=d"(Real)
      : "d"(X));
  Record("abs.f64", Real);
  asm("neg.f64 %0, %1;"
      : "=d"(Real)
      : "d"(X));
  Record("neg.f64", Real);
  asm("copysign.f64 %0, %1, %2;"
      : "=d"(Real)
      : "d"(X), "d"(Y));
  Record("copysign.f64", Real);
}

__global__ void approximations(Results Out) {
  Recorder Record(Out);
  const float Angle = between(-3.1f, 3.1f, 0), Small = between(-6, 6, 1);
  const float Large = between(2.5f, 30, 2);
  float Single;
  double Real;
  asm("ex2.approx.f32 %0, %1;" : "=f"(Single) : "f"(Small));
  Record.ulp("ex2.approx.f32", Single, 6);
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(Single) : "f"(Small));
  Record.ulp("ex2.approx.ftz.f32", Single, 6);
  asm("lg2.approx.f32 %0, %1;" : "=f"(Single) : "f"(Large));
  Record.ulp("lg2.approx.f32", Single, 6);
  asm("sin.approx.f32 %0, %1;" : "=f"(Single) : "f"(Angle));
  Record.within("sin.approx.f32", Single, 19);
  asm("cos.approx.f32 %0, %1;" : "=f"(Single) : "f"(Angle));
  Record.within("cos.approx.f32", Single, 19);
  asm("tanh.approx.f32 %0, %1;" : "=f"(Single) : "f"(Small));
  Record.within("tanh.approx.f32", Single, 10);
  asm("rcp.approx.f32 %0, %1;" : "=f"(Single) : "f"(Large));
  Record.ulp("rcp.approx.f32", Single, 2);
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(Single) : "f"(Large));
  Record.ulp("rcp.approx.ftz.f32", Single, 2);
  asm("rsqrt.approx.f32 %0, %1;" : "=f"(Single) : "f"(Large));
  Record.ulp("rsqrt.approx.f32", Single, 5);
  asm("sqrt.approx.f32 %0, %1;" : "=f"(Single) : "f"(Large));
  Record.ulp("sqrt.approx.f32", Single, 4);
  asm("div.approx.f32 %0, %1, %2;" : "=f"(Single) : "f"(Small), "f"(Large));
  Record.ulp("div.approx.f32", Single, 3);
  asm("div.full.f32 %0, %1, %2;" : "=f"(Single) : "f"(Small), "f"(Large));
  Record.ulp("div.full.f32", Single, 3);
  asm("rsqrt.approx.f64 %0, %1;" : "=d"(Real) : "d"(double(Large)));
  Record.within("rsqrt.approx.f64", Real, 20);
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(single, 8);
  P.run(doubles, 8);
  P.run(approximations, 1);
}
