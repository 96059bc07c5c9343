//===- CompilationModel.cpp - declarations that HIP compiles differently --===//
//
// A fallback `atomicAdd(double *, double)` meets HIP's own, device variables of other
// translation units need relocatable code, and the wave's width is no constant any
// more. The fallback is taken out of AMD's sight, the others are reported.
//
//===----------------------------------------------------------------------===//

#include "../Branches.h"
#include "../HipSource.h"
#include "../Translate/InsertInclude.h"
#include "hipify/Check.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

class CompilationModel {
public:
  CompilationModel(const FileContext &C, FindingSink &Out)
      : C(C), T(C.Tokens), Out(Out), IsHip(isHipSource(T)) {}

  void run() {
    Cuda = branchesOf(T, Vendor::Cuda);
    for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I) {
      if (!T.is(I, tok::raw_identifier))
        continue;
      llvm::StringRef Name = T.spelling(I);
      if (Name == "atomicAdd")
        fallback(I);
      else if (Name == "extern")
        otherUnit(I);
      else if (Name.starts_with("__AMDGCN_WAVEFRONT_SIZE"))
        widthMacro(I);
      else if (Name == "warpSize")
        constantWidth(I);
    }
  }

private:
  const FileContext &C;
  const TokenView &T;
  FindingSink &Out;
  bool IsHip;
  std::vector<ByteRange> Cuda; ///< branches that are not compiled for AMD

  void add(uint32_t I, llvm::StringRef Id, Severity Level, std::string Message,
           std::vector<Edit> Edits = {}) {
    Out.push_back({Id.str(), Level, T.tokens()[I].Range, std::move(Message),
                   std::move(Edits), Trust::Lexical, false});
  }

  bool forCudaOnly(uint32_t I) const {
    ByteRange At = T.tokens()[I].Range;
    return llvm::any_of(Cuda, [&](ByteRange R) { return R.contains(At); });
  }

  /// `double atomicAdd(double *p, double v) { … }`
  void fallback(uint32_t I) {
    if (IsHip || !I || !T.isIdentifier(I - 1, "double") ||
        !T.is(I + 1, tok::l_paren) || !T.isIdentifier(I + 2, "double") ||
        !T.is(I + 3, tok::star) || T.tokens()[I].Directive >= 0 ||
        forCudaOnly(I))
      return;
    auto Paren = T.matching(I + 1);
    auto End = Paren && T.is(*Paren + 1, tok::l_brace) ? T.matching(*Paren + 1)
                                                       : std::nullopt;
    if (!End)
      return;
    uint32_t First = I - 1;
    while (First && (T.is(First - 1, tok::raw_identifier) &&
                     T.tokens()[First - 1].Directive < 0))
      --First;
    uint32_t Begin = T.tokens()[First].Range.Begin;
    ByteRange Line = T.lineAt(Begin);
    ByteRange Last = T.lineAt(T.tokens()[*End].Range.Begin);
    if (!T.text().slice(Line.Begin, Begin).trim().empty())
      return add(I, "double-atomicadd-fallback-redefinition", Severity::Error,
                 "HIP has this function already: leave the definition out for "
                 "AMD, #if !defined(__HIP_PLATFORM_AMD__)");
    std::string Newline = newlineOf(T).str();
    std::string Close = "#endif" + Newline;
    if (!T.text().slice(Last.Begin, Last.End).ends_with("\n"))
      Close = Newline + Close;
    add(I, "double-atomicadd-fallback-redefinition", Severity::Note,
        "HIP has this function on every GPU, and __CUDA_ARCH__ does not hide "
        "this one there",
        {Edit::insert(Line.Begin,
                      "#if !defined(__HIP_PLATFORM_AMD__)" + Newline),
         Edit::insert(Last.End, Close)});
  }

  /// `extern __device__ int x;`, not a function.
  void otherUnit(uint32_t I) {
    bool Device = false;
    uint32_t J = I + 1;
    for (; T.is(J, tok::raw_identifier) || T.is(J, tok::star) ||
           T.is(J, tok::less) || T.is(J, tok::greater) ||
           T.is(J, tok::coloncolon);
         ++J)
      Device |=
          T.isIdentifier(J, "__device__") || T.isIdentifier(J, "__constant__");
    if (!Device || !(T.is(J, tok::semi) || T.is(J, tok::l_square)))
      return;
    add(I, "cross-tu-device-symbols", Severity::Warning,
        "a device variable of another translation unit needs relocatable "
        "device "
        "code: compile with -fgpu-rdc and link with --hip-link");
  }

  void widthMacro(uint32_t I) {
    if (C.Options.Rocm < Version(6, 4))
      return;
    bool Gone = C.Options.Rocm >= Version(7, 0);
    add(I, "wavefront-size-macro", Gone ? Severity::Error : Severity::Warning,
        "this macro is deprecated since ROCm 6.4 and gone from clang 22, where "
        "#if takes it for 0: use __builtin_amdgcn_wavefrontsize() in code, and "
        "test __GFX9__ in conditions");
  }

  /// warpSize where a constant expression must stand.
  void constantWidth(uint32_t I) {
    bool Stays = IsHip || C.Options.Warp == WarpModel::Native;
    if (!Stays || C.Options.Rocm < Version(7, 0) || !isConstantContext(I) ||
        (I && (T.is(I - 1, tok::period) || T.is(I - 1, tok::arrow))))
      return;
    add(I, "warpsize-not-constexpr", Severity::Error,
        "warpSize is no constant expression since ROCm 7.0: pass the width as "
        "a "
        "template parameter that the host sets by hipDeviceAttributeWarpSize, "
        "or reserve for 64 lanes");
  }

  bool isConstantContext(uint32_t I) const {
    if (I && (T.isIdentifier(I - 1, "case") ||
              (T.is(I - 1, tok::less) && T.is(I + 1, tok::greater))))
      return true;
    int Depth = 0;
    bool InBound = false;
    for (uint32_t J = I; J-- > 0;) {
      if (T.is(J, tok::semi) || T.is(J, tok::l_brace) || T.is(J, tok::r_brace))
        break;
      if (T.is(J, tok::r_paren) || T.is(J, tok::r_square))
        ++Depth;
      if (T.is(J, tok::l_paren) || T.is(J, tok::l_square))
        InBound |= --Depth < 0 && T.is(J, tok::l_square);
      if (T.isIdentifier(J, "static_assert") ||
          T.isIdentifier(J, "constexpr") ||
          (InBound && T.isIdentifier(J, "__shared__")))
        return true;
    }
    return false;
  }
};

void runCompilationModel(const FileContext &C, FindingSink &Out) {
  CompilationModel(C, Out).run();
}

/// # double-atomicadd-fallback-redefinition
/// Severity: note where it is translated, else error.
///
/// A program's own `double atomicAdd(double *, double)`, meant for GPUs that lack it.
///
/// On AMD: HIP has the function, and the test of `__CUDA_ARCH__` around the fallback does
/// not hide it, as the macro counts as 0: a redefinition. The fallback is put between
/// `#if !defined(__HIP_PLATFORM_AMD__)` and `#endif`.
///
/// # cross-tu-device-symbols
/// Severity: warning.
///
/// `extern __device__ int x;`
///
/// On AMD: device code of one translation unit sees that of another only with
/// `-fgpu-rdc` and `--hip-link`, as nvcc does with `-rdc=true`.
///
/// # wavefront-size-macro
/// Severity: error from ROCm 7.0 on, warning from 6.4.
///
/// `__AMDGCN_WAVEFRONT_SIZE`: deprecated, then gone; a condition takes it for 0. Use
/// `__builtin_amdgcn_wavefrontsize()` in code and `__GFX9__` in conditions.
///
/// # warpsize-not-constexpr
/// Severity: error from ROCm 7.0 on.
///
/// `warpSize` in an array bound, a template argument, `case`, `constexpr` or
/// `static_assert`, in HIP code or with `--warp=native`.
///
/// On AMD: it was `constexpr` up to ROCm 6 and is a value of the running GPU since 7.0. Use a
/// template parameter, or reserve storage for 64 lanes.
HIPIFY_CHECK("compilation-model", runCompilationModel);

} // namespace
} // namespace hipify
