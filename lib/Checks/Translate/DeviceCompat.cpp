//===- DeviceCompat.cpp - device functions that HIP does not declare ------===//
//
// `__vadd4(a, b)` → `hipify::vadd4(a, b)` with an include of the header that
// has it: hipify-compat/simd.h, rounding.h, convert.h, half.h, bfloat16.h or
// device.h. So do functions that HIP declares and that give other values.
//
//===----------------------------------------------------------------------===//

#include "../CompatNames.h"
#include "../CudaTokens.h"
#include "InsertInclude.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

namespace hipify {
namespace {

namespace tok = clang::tok;

class DeviceCompat {
public:
  DeviceCompat(const FileContext &C, FindingSink &Out)
      : C(C), T(C.Tokens), Names(C), Out(Out) {}

  void run() {
    if (Names.isHipSource())
      return;
    for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I)
      if (T.is(I, tok::raw_identifier))
        if (auto To = compatFunction(C, I))
          if (Names.isCudas(I, T.spelling(I).starts_with("__") ||
                                   isHalfCall(I, *To)))
            translate(I, *To);
    for (const Finding &F : C.Facts.Findings) {
      if (F.Id == "half-host-operators" && !includes("half_host.h"))
        Headers.insert("half_host.h");
      for (const Edit &E : F.Edits)
        for (const Piece &P : E.Pieces)
          needed(P.Text);
    }
    for (const std::string &Header : Headers)
      addCompatInclude(C, Header, Out);
  }

private:
  const FileContext &C;
  const TokenView &T;
  CudaTokens Names;
  FindingSink &Out;
  std::set<std::string> Headers;
  std::optional<bool> HalfOnly; ///< found out when it is first asked

  /// `htanh_approx(x)` where no parse says what it is, in a file that includes
  /// the header of half precision, but not that of bfloat16, which has
  /// functions of the same names.
  bool isHalfCall(uint32_t I, const CompatFunction &To) {
    if (!To.Header.starts_with("half") || !T.is(I + 1, tok::l_paren))
      return false;
    if (!HalfOnly)
      HalfOnly = includes("cuda_fp16.h") && !includes("cuda_bf16.h");
    return *HalfOnly;
  }

  bool includes(llvm::StringRef Header) const {
    return llvm::any_of(T.directives(), [&](const Directive &D) {
      return D.Name == "include" && T.slice(D.Lines).contains(Header);
    });
  }

  void translate(uint32_t I, const CompatFunction &To) {
    ByteRange At = T.tokens()[I].Range;
    std::string Text =
        To.Id == "intrinsic-differs"
            ? ("HIP's " + T.spelling(I) +
               " gives other values than CUDA's: " + To.Hip + " gives the same")
                  .str()
            : ("HIP has no " + T.spelling(I) + ": " + To.Hip + " does the same")
                  .str();
    if (!To.Header.empty()) {
      Headers.insert(To.Header.str());
      Text += (" (hipify-compat/" + To.Header + ")").str();
    }
    Out.push_back({To.Id.str(),
                   Severity::Note,
                   At,
                   std::move(Text),
                   {Edit::replace(At, To.Hip)},
                   Names.trust(I),
                   false});
  }

  /// Rules on the AST write the qualified name and leave the include to us.
  void needed(llvm::StringRef Text) {
    if (!Text.consume_front("hipify::"))
      return;
    llvm::StringRef Header =
        compatHeaderOf(Text.take_while([](char Ch) { return Ch != '('; }));
    if (!Header.empty())
      Headers.insert(Header.str());
  }
};

void runDeviceCompat(const FileContext &C, FindingSink &Out) {
  if (C.File) // a source string has no place for an include
    DeviceCompat(C, Out).run();
}

/// # video-simd-intrinsics
/// Severity: note.
///
/// SIMD-in-a-word intrinsics (`__vadd4`, `__vmaxs2`, `__vcmpgtu4`, `__vimax3_s32`,
/// …) become functions of `hipify-compat/simd.h` with the same results bit for
/// bit: HIP declares none of them, on any GPU or ROCm. Where they are hot, look
/// for packed 16-bit operations (`v_pk_*`) in the generated code of GPUs from
/// gfx9 on; bytes are taken apart.
///
/// ```
/// unsigned s = __vaddus4(a, b);         // before
/// unsigned s = hipify::vaddus4(a, b);   // after
/// ```
///
/// # directed-rounding
/// Severity: note.
/// Test: test/check/video-simd-intrinsics.cu.
///
/// Operations rounded down, up or towards zero (`__fadd_rz`, `__dmul_ru`, …)
/// become functions of `hipify-compat/rounding.h`, which give the exact result
/// at the cost of a few more instructions. HIP declares only the nearest
/// rounding (`_rn`), unless its device library was built for the others.
///
/// Do not compile them with `-ffast-math`. Where the last bit does not matter,
/// the plain operation is faster.
///
/// # atomic-system-gaps
/// Severity: note or warning.
/// Test: test/check/video-simd-intrinsics.cu.
///
/// HIP has no `atomicInc_system` and `atomicDec_system`: they become loops over
/// `atomicCAS_system` (`hipify-compat/device.h`).
///
/// System-wide minimum, maximum, and, or and xor are warnings. PCIe carries
/// add, exchange and compare-and-swap only: on memory of the host, or of a GPU
/// behind PCIe, the others may do nothing, without an error. Use a loop over
/// `atomicCAS_system`, or make sure that the memory is the GPU's own or reached
/// over xGMI. System-wide atomics need fine-grained memory
/// (`hipHostMalloc`, `hipExtMallocWithFlags`) in any case.
///
/// # fdivide
/// Severity: note.
/// Test: test/check/video-simd-intrinsics.cu.
///
/// `fdivide(a, b)` on doubles is `a / b`; HIP has no function of the name.
///
/// # umul24-sign
/// Severity: note.
/// Test: test/check/video-simd-intrinsics.cu.
///
/// `__umul24` is unsigned in CUDA and an `int` in HIP: a product of 2^31 or more
/// would come out negative. It becomes `hipify::umul24` of
/// `hipify-compat/device.h`, which is one instruction, too.
///
/// # atomic-block-scope
/// Severity: note.
/// Test: test/check/video-simd-intrinsics.cu.
///
/// Atomics of a block (`atomicAdd_block`, …) become `__hip_atomic_*` with
/// workgroup scope, or the plain form, whose scope is the device: correct, and
/// slower where the block's own would stay in the compute unit's cache.
///
/// # half-missing-functions
/// Severity: note.
/// Test: test/check/video-simd-intrinsics.cu.
///
/// Half-precision functions that HIP does not declare (`htanh`, `h2tanh_approx`,
/// `__hfma_relu`, `__heq2_mask`, `__hmax2`, …) become functions of
/// `hipify-compat/half.h`, those on `__nv_bfloat16` of `hipify-compat/bfloat16.h`.
///
/// # intrinsic-differs
/// Severity: note.
///
/// HIP declares the function, and it gives other values than CUDA's for some or
/// for all operands. A function of `hipify-compat/` takes its place.
///
/// - `__double2int_rn` and all conversions from `double`, and from `float` to 64 bits: a
///   number that does not fit is undefined in HIP, a plain cast. CUDA gives the nearest
///   number of the type, and the sign bit alone for a NaN.
/// - `__half2int_rn`, `__half2short_rd` and the like: HIP casts, towards zero, whatever the
///   name says. `__int2half_rz` and the like: HIP rounds to nearest.
/// - On half precision, `__hadd_sat`, `__hfma2_sat` and the like: HIP's keep a NaN and -0,
///   where CUDA gives 0. `__hne`, `__hne2`, `__hbne2`: HIP's are true for a NaN. `__hbequ2`,
///   `__hbleu2` and the like: HIP's are false for one. `__hisnan2`: HIP's gives -1. `__hisinf`:
///   HIP's has no sign. `a >= b`: HIP's operator holds for a NaN; `__hge` does not.
/// - On bfloat16, `__hfma` and `__hfma2`: HIP rounds to float, then again. `__hne`, `__hne2`,
///   `__hbne2`: HIP's are true for a NaN. `__hgt2`, `__hisnan2`: HIP's give 1 for the upper
///   part whatever it is. `__hbneu2`: HIP's asks for one part only. `__hisinf`: HIP's has no
///   sign.
/// - `__saturatef`: HIP's keeps a NaN, where CUDA gives 0.
/// - `__frsqrt_rn`: HIP's may be one step beside the nearest.
/// - Before ROCm 6.3, `__hadd`, `__rhadd`, `__uhadd`, `__urhadd`: HIP's do not halve
///   (`__hadd(3, 28)` is 1), or lose the carry.
/// - Before ROCm 5.7, `__uint2double_rn`: HIP's takes an `int`.
/// - Before ROCm 5.7, `__hequ`, `__hltu2` and the like: HIP's are false for a NaN.
/// - Before ROCm 5.6, `__double2float_rz`, `__int2float_rd`, `__ll2double_ru`,
///   `__float2half_rz` and the like: HIP rounds to nearest, whatever the name says.
/// - Before ROCm 7.0, `hsin` and `h2sin`: ROCm 5.2's give NaN for every number.
///
/// `__float2int_rz` and other conversions from `float` to 32 bits stay: the GPU's
/// instruction saturates as CUDA's does.
HIPIFY_CHECK("device-compat", runDeviceCompat);

} // namespace
} // namespace hipify
