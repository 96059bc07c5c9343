//===- RuntimeSemantics.cpp - calls that mean something else on AMD -------===//
//
// Host calls that are translated by name but behave differently in some ROCm
// release, or that carry NVIDIA's code with them. Each is reported where the
// difference can be seen.
//
//===----------------------------------------------------------------------===//

#include "hipify/Check.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

class RuntimeSemantics {
public:
  RuntimeSemantics(const FileContext &C, FindingSink &Out)
      : C(C), T(C.Tokens), Out(Out) {}

  void run() {
    bool Modules = false, Callbacks = false;
    for (const NameUse &Use : C.uses()) {
      Modules |= Use.Cuda.starts_with("cuModuleLoad") ||
                 Use.Cuda.starts_with("cuLibraryLoad") ||
                 Use.Cuda.starts_with("cuLinkAdd");
      Callbacks |= Use.Cuda == "cudaStreamBeginCapture" ||
                   Use.Cuda == "cuStreamBeginCapture";
    }
    for (const NameUse &Use : C.uses()) {
      if (C.Options.Rocm < Version(7) &&
          (Use.Cuda == "cudaGetLastError" || Use.Cuda == "cudaPeekAtLastError"))
        lastError(Use);
      if (C.Options.Rocm < Version(7) &&
          Use.Cuda == "cudaPointerGetAttributes" && C.call(Use))
        report(
            Use, "pointer-attributes-unregistered",
            "of an unregistered host pointer it is an error before ROCm 7.0, "
            "and a success with type Unregistered in CUDA: take both for "
            "host memory, and clear the error with hipGetLastError");
      if (Callbacks && C.Options.Rocm >= Version(7) &&
          (Use.Cuda == "cudaStreamAddCallback" ||
           Use.Cuda == "cuStreamAddCallback"))
        report(Use, "stream-callback",
               "it is invalid while a stream is captured from ROCm 7.0 on: use "
               "hipLaunchHostFunc, which is allowed there from 7.0.2 on");
      if (Use.Cuda.ends_with("StreamBeginCapture"))
        capture(Use);
    }
    if (Modules)
      for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I)
        if (T.is(I, tok::string_literal))
          moduleFile(I);
  }

private:
  const FileContext &C;
  const TokenView &T;
  FindingSink &Out;

  void report(const NameUse &Use, const char *Id, const llvm::Twine &What,
              Severity Level = Severity::Warning) {
    const MapEntry *Row = C.row(Use);
    Out.push_back({Id,
                   Level,
                   T.tokens()[Use.Token].Range,
                   ("'" + (Row ? Row->Hip : Use.Cuda) + "': " + What).str(),
                   {},
                   Use.Certainty,
                   false});
  }

  /// `launch; cudaDeviceSynchronize(); e = cudaGetLastError();`: the call in
  /// between succeeded, and that is what the older HIP remembers.
  void lastError(const NameUse &Use) {
    uint32_t I = Use.Token;
    while (I && !T.is(I - 1, tok::semi) && !T.is(I - 1, tok::l_brace) &&
           !T.is(I - 1, tok::r_brace))
      --I;
    if (!I || !T.is(I - 1, tok::semi))
      return; // the first statement of a function or block
    // The statement before: a call of CUDA's that is no launch.
    llvm::StringRef Before;
    for (uint32_t J = I - 1; J-- > 0;) {
      if (T.is(J, tok::semi) || T.is(J, tok::l_brace) || T.is(J, tok::r_brace))
        break;
      if (T.is(J, tok::lesslessless))
        return;
      if (const NameUse *Other = C.useAt(J); Other && C.call(*Other))
        Before = Other->Cuda;
    }
    if (!Before.starts_with("cuda") || Before.starts_with("cudaLaunch") ||
        Before == "cudaGetLastError" || Before == "cudaPeekAtLastError")
      return;
    report(
        Use, "get-last-error",
        "before ROCm 7.0 it gives the status of the last call ('" + Before +
            "' here), so that an earlier failure, such as a launch's, is not "
            "seen: ask for it right behind the launch, or check each call");
  }

  /// What a capture in global mode refuses, between its begin and its end.
  void capture(const NameUse &Begin) {
    if (C.Options.Rocm < Version(7))
      return;
    unsigned Depth = 0;
    for (const NameUse &Use : C.uses()) {
      if (Use.Token <= Begin.Token)
        continue;
      if (Use.Cuda.ends_with("StreamEndCapture"))
        return;
      bool Refused = llvm::StringSwitch<bool>(Use.Cuda)
                         .Cases({"cudaEventQuery", "cuEventQuery"}, true)
                         .Cases({"cudaMallocManaged", "cudaMemAdvise"}, true)
                         .Cases({"cudaMemPoolCreate", "cuMemPoolCreate"}, true)
                         .Default(false);
      if (Refused && C.call(Use))
        report(Use, "capture-restrictions",
               "it fails while a stream is captured in global mode, from ROCm "
               "7.0 on as in CUDA: call it before the capture begins");
      if (++Depth > 200) // no end in sight: the capture ends elsewhere
        return;
    }
  }

  void moduleFile(uint32_t I) {
    llvm::StringRef Text = T.spelling(I).trim('"');
    llvm::StringRef Kind = Text.rsplit('.').second;
    if (!Text.contains('.') ||
        (Kind != "ptx" && Kind != "cubin" && Kind != "fatbin"))
      return;
    Out.push_back(
        {"module-ptx-jit",
         Severity::Error,
         T.tokens()[I].Range,
         "PTX or cubin modules cannot be loaded: build a code object "
         "for each GPU (hipcc --genco --offload-arch=gfx90a) and load "
         "that",
         {},
         Trust::Lexical,
         false});
  }
};

void runRuntimeSemantics(const FileContext &C, FindingSink &Out) {
  RuntimeSemantics(C, Out).run();
}

/// # get-last-error
/// Severity: warning.
///
/// Before ROCm 7.0, `hipGetLastError` and `hipPeekAtLastError` give the status of
/// the last call, whatever it was; CUDA, and ROCm from 7.0 on, give the last
/// error. Reported where another call stands between the launch and the question,
/// and only for `--rocm` below 7.0.
///
/// ```
/// k<<<g, b>>>(p);
/// cudaDeviceSynchronize();
/// if (cudaGetLastError()) …   // the launch's error is lost
/// ```
///
/// Ask right behind the launch, or check the synchronisation's own result.
///
/// # pointer-attributes-unregistered
/// Severity: warning.
/// Test: test/check/get-last-error.cu.
///
/// For a plain host pointer CUDA (from 11 on) succeeds with the type
/// `cudaMemoryTypeUnregistered`; HIP before ROCm 7.0 fails with
/// `hipErrorInvalidValue`. Take both for host memory and clear the error.
///
/// # stream-callback
/// Severity: warning.
/// Test: test/check/get-last-error.cu.
///
/// `hipStreamAddCallback` is invalid while a stream is captured, from ROCm 7.0
/// on. Use `hipLaunchHostFunc`, which may be captured from 7.0.2 on. The function
/// must not call HIP.
///
/// # capture-restrictions
/// Severity: warning.
/// Test: test/check/get-last-error.cu.
///
/// Between begin and end of a capture in global mode some calls fail from ROCm
/// 7.0 on: querying events, managed memory, memory advice, creating pools. Call
/// them before the capture, or capture in relaxed mode.
///
/// # module-ptx-jit
/// Severity: error.
/// Test: test/check/get-last-error.cu.
///
/// The program loads PTX or cubins. AMD's driver has no such compiler: a code
/// object is built for each GPU, by `hipcc --genco --offload-arch=…`, or at run
/// time by hipRTC.
HIPIFY_CHECK("runtime-semantics", runRuntimeSemantics);

} // namespace
} // namespace hipify
