//===- LibraryUse.cpp - libraries whose results or options differ ---------===//
//
// Options for NVIDIA's run-time compiler, TF32 modes, random sequences, sample
// headers and results of calls that nobody looks at. Each is reported where it
// is asked for.
//
//===----------------------------------------------------------------------===//

#include "hipify/Arch.h"
#include "hipify/Check.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

class LibraryUse {
public:
  LibraryUse(const FileContext &C, FindingSink &Out)
      : C(C), T(C.Tokens), Out(Out) {}

  void run() {
    bool Compiles = false, Random = false;
    unsigned Ignored = 0;
    const NameUse *FirstIgnored = nullptr;
    for (const NameUse &Use : C.uses()) {
      Compiles |= Use.Cuda == "nvrtcCompileProgram";
      if (!Random &&
          (Use.Cuda == "curandCreateGenerator" || Use.Cuda == "curand_init") &&
          C.call(Use)) {
        Random = true;
        report(
            Use, "curand-sequence-differs", Severity::Note,
            "hipRAND gives other numbers than cuRAND for the same seed: make "
            "golden results anew");
      }
      if (Use.Cuda.contains("TF32") && Use.Cuda.starts_with("CUBLAS"))
        tf32(Use);
      if (isIgnored(Use) && !Ignored++)
        FirstIgnored = &Use;
    }
    if (FirstIgnored)
      report(
          *FirstIgnored, "nodiscard", Severity::Note,
          "hipError_t is [[nodiscard]]: " + llvm::utostr(Ignored) +
              " results of calls in this file are ignored, a warning each "
              "under C++17, and an error with -Werror; check them, or cast to "
              "void");
    if (Compiles)
      for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I)
        if (T.is(I, tok::string_literal))
          compilerOption(I);
    for (const Directive &D : T.directives())
      if (D.Name == "include")
        sampleHeader(D);
  }

private:
  const FileContext &C;
  const TokenView &T;
  FindingSink &Out;

  void report(const NameUse &Use, const char *Id, Severity Level,
              std::string Text) {
    Out.push_back({Id,
                   Level,
                   T.tokens()[Use.Token].Range,
                   std::move(Text),
                   {},
                   Use.Certainty,
                   false});
  }

  /// gfx940 to gfx942 have such matrix instructions, gfx950 has lost them.
  void tf32(const NameUse &Use) {
    if (!anyArch(C.Options,
                 [](llvm::StringRef A) { return !A.starts_with("gfx94"); }))
      return;
    report(
        Use, "tf32", Severity::Warning,
        "TF32 is computed by gfx940 to gfx942 only: other AMD GPUs compute in "
        "FP32, or hipBLAS answers NOT_SUPPORTED");
  }

  /// `cudaMalloc(…);` as a statement of its own.
  bool isIgnored(const NameUse &Use) const {
    if (!Use.Cuda.starts_with("cuda") || Use.Certainty != Trust::Resolved ||
        !Use.Token || T.tokens()[Use.Token].Directive >= 0)
      return false;
    tok::TokenKind Before = T.tokens()[Use.Token - 1].Kind;
    auto Call = C.call(Use);
    return Call && T.is(Call->Close + 1, tok::semi) &&
           (Before == tok::semi || Before == tok::l_brace ||
            Before == tok::r_brace);
  }

  void compilerOption(uint32_t I) {
    llvm::StringRef Text = T.spelling(I).trim('"');
    bool Foreign = false;
    for (llvm::StringRef Option :
         {"--gpu-architecture=", "-arch=", "--use_fast_math", "-use_fast_math",
          "--maxrregcount", "-maxrregcount", "--default-device",
          "-default-device", "--ptxas-options", "--dlink-time-opt",
          "--relocatable-device-code"})
      Foreign |= Text.starts_with(Option);
    if (Foreign)
      Out.push_back({"nvrtc",
                     Severity::Error,
                     T.tokens()[I].Range,
                     ("NVRTC option '" + Text +
                      "' is not understood by hiprtc: the GPU is "
                      "--offload-arch=gfx90a or left out, fast math is "
                      "-ffast-math, the others go")
                         .str(),
                     {},
                     Trust::Lexical,
                     false});
  }

  void sampleHeader(const Directive &D) {
    llvm::StringRef Line = T.slice(D.Lines);
    for (llvm::StringRef Name :
         {"helper_cuda.h", "helper_math.h", "helper_cuda_drvapi.h",
          "helper_functions.h", "cutil_math.h", "helper_cuda_gl.h"}) {
      if (!Line.contains(Name))
        continue;
      const IncludeFact *Fact = C.includeFact(D.FirstTok);
      if (Fact && Fact->From == Origin::User)
        return; // translated along with the program
      Out.push_back(
          {"helper-cuda-headers",
           Severity::Warning,
           {T.tokens()[D.FirstTok].Range.Begin,
            T.tokens()[D.EndTok - 1].Range.End},
           ("header '" + Name +
            "' contains CUDA-only code: translate it with the program")
               .str(),
           {},
           Fact ? Trust::Resolved : Trust::Lexical,
           false});
      return;
    }
  }
};

void runLibraryUse(const FileContext &C, FindingSink &Out) {
  if (C.File)
    LibraryUse(C, Out).run();
}

/// # nvrtc
/// Severity: error.
///
/// An option for NVIDIA's run-time compiler. hipRTC takes Clang's options:
/// `--offload-arch=gfx90a` names the GPU (left out, the current one), `-ffast-math`
/// stands for `--use_fast_math` (and assumes that there is no NaN), `-I` and `-D`
/// and `--std` are the same. Registers and PTX options have no counterpart.
///
/// # curand-sequence-differs
/// Severity: note.
/// Test: test/check/nvrtc.cu.
///
/// hipRAND and cuRAND give different numbers for the same seed and generator, and
/// states have other sizes. Compare distributions, not values; make golden results
/// anew. Reported once in a file.
///
/// # tf32
/// Severity: warning.
/// Test: test/check/nvrtc.cu.
///
/// TF32 modes of cuBLAS map by name. gfx940 to gfx942 have matrix instructions for
/// it (xf32), gfx950 and all others compute in FP32, or hipBLAS answers
/// `NOT_SUPPORTED`. With `--arch` naming gfx94x only, nothing is reported.
///
/// # nodiscard
/// Severity: note.
/// Test: test/check/nvrtc.cu.
///
/// `hipError_t` is `[[nodiscard]]` from C++17 on: a call whose result is ignored is a
/// warning, and an error with `-Werror`. Check the result, or cast it to void.
/// Reported once in a file, with the number of calls.
///
/// # helper-cuda-headers
/// Severity: warning.
/// Test: test/check/nvrtc.cu.
///
/// A header of NVIDIA's samples is included that is not among the translated
/// files. It checks CUDA's error codes and defines vector operators, so it does not
/// compile for HIP as it is. Name it on the command line, too.
HIPIFY_CHECK("library-use", runLibraryUse);

} // namespace
} // namespace hipify
