//===- QuietDifferences.cpp - calls that work and are not the same --------===//
//
// Hints without effect, numbers that count other things, errors that arrive another
// way: notes, once in a file for each kind, which only --verbose shows.
//
//===----------------------------------------------------------------------===//

#include "hipify/Check.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

/// The kind of a name's difference; empty: none.
llvm::StringRef kindOf(llvm::StringRef Cuda, Version Rocm) {
  llvm::StringRef Kind =
      llvm::StringSwitch<llvm::StringRef>(Cuda)
          .Cases({"cudaDeviceSetCacheConfig", "cudaFuncSetCacheConfig",
                  "cudaDeviceSetSharedMemConfig", "cudaFuncSetSharedMemConfig",
                  "cuCtxSetCacheConfig", "cudaLimitPersistingL2CacheSize",
                  "cudaFuncAttributePreferredSharedMemoryCarveout",
                  "cudaStreamAttributeAccessPolicyWindow"},
                 "cache-config-noop")
          .Cases({"cudaMemAdvise", "cudaMemPrefetchAsync", "cuMemAdvise",
                  "cuMemPrefetchAsync", "cudaStreamAttachMemAsync"},
                 "mem-advise-prefetch-hints")
          .Cases({"cudaEventElapsedTime", "cuEventElapsedTime"}, "event-timing")
          .Cases({"cudaFilterModeLinear", "CU_TR_FILTER_MODE_LINEAR",
                  "cudaReadModeNormalizedFloat"},
                 "texture-semantics")
          .Cases({"cudaHostRegisterReadOnly", "cudaHostRegisterIoMemory"},
                 "host-register")
          .Cases({"__threadfence", "__threadfence_system"}, "threadfence-cost")
          .Case("cudaLimitPrintfFifoSize", "device-printf")
          .Cases({"cudaStreamCreateWithPriority", "cuStreamCreateWithPriority"},
                 "stream-priority-range")
          .Case("cudaErrorInvalidConfiguration", "error-codes-changed-70")
          .Cases({"cudaErrorIllegalAddress", "cudaErrorLaunchFailure",
                  "CUDA_ERROR_ILLEGAL_ADDRESS", "CUDA_ERROR_LAUNCH_FAILED"},
                 "device-fault-no-error")
          .Default("");
  bool OldOnly =
      Kind == "error-codes-changed-70" || Kind == "device-fault-no-error";
  return OldOnly && Rocm >= Version(7) ? llvm::StringRef() : Kind;
}

llvm::StringRef messageOf(llvm::StringRef Kind) {
  return llvm::StringSwitch<llvm::StringRef>(Kind)
      .Case("cache-config-noop",
            "accepted without effect: the split of cache and shared memory of "
            "an AMD GPU is fixed")
      .Case("mem-advise-prefetch-hints",
            "a hint that does nothing where XNACK is off (HSA_XNACK=0, and all "
            "RDNA GPUs)")
      .Case("multiprocessor-occupancy-constants",
            "counts compute units on CDNA and pairs of them on RDNA; a tuning "
            "made for NVIDIA's multiprocessors wants another")
      .Case("event-timing",
            "the time holds the cost of the events' own markers, which shows "
            "around kernels of a few microseconds; repeat the kernel between "
            "them")
      .Case("texture-semantics",
            "interpolation and conversion to float have other precision than "
            "NVIDIA's: compare images with a tolerance")
      .Case("host-register",
            "a hint that HIP accepts without effect, IoMemory before ROCm "
            "7.1.1")
      .Case("threadfence-cost",
            "writes back caches on GPUs of several chiplets (MI300), which "
            "costs more than on NVIDIA's: keep it out of inner loops")
      .Case("device-printf",
            "accepted without effect: HIP's device printf has no buffer of a "
            "size that can be set")
      .Case("stream-priority-range",
            "priorities of AMD GPUs have their own range, usually three "
            "levels: ask hipDeviceGetStreamPriorityRange")
      .Case("error-codes-changed-70",
            "before ROCm 7.0 a launch with too many threads says "
            "hipErrorInvalidValue instead")
      .Case("device-fault-no-error",
            "before ROCm 7.0 a fault in a kernel ends the program instead of "
            "giving this error")
      .Default("");
}

void names(const FileContext &C, FindingSink &Out) {
  llvm::StringSet<> Said;
  bool AsksForRange = llvm::any_of(C.uses(), [](const NameUse &Use) {
    return Use.Cuda.ends_with("GetStreamPriorityRange");
  });
  for (const NameUse &Use : C.uses()) {
    llvm::StringRef Kind = kindOf(Use.Cuda, C.Options.Rocm);
    if (Kind == "stream-priority-range" && AsksForRange)
      continue;
    if (Kind.empty() || !Said.insert(Kind).second)
      continue;
    Out.push_back({Kind.str(),
                   Severity::Note,
                   C.Tokens.tokens()[Use.Token].Range,
                   messageOf(Kind).str(),
                   {},
                   Use.Certainty,
                   false});
  }
}

/// Members of cudaDeviceProp have HIP's names, so that no row speaks of them.
void properties(const FileContext &C, FindingSink &Out) {
  const TokenView &T = C.Tokens;
  for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I) {
    if (!T.isIdentifier(I, "multiProcessorCount") &&
        !T.isIdentifier(I, "maxThreadsPerMultiProcessor") &&
        !T.isIdentifier(I, "regsPerMultiprocessor"))
      continue;
    for (const NameFact &F : C.nameFacts(I)) {
      if (F.From != Origin::Cuda)
        continue;
      Out.push_back({"multiprocessor-occupancy-constants",
                     Severity::Note,
                     T.tokens()[I].Range,
                     messageOf("multiprocessor-occupancy-constants").str(),
                     {},
                     Trust::Resolved,
                     false});
      return;
    }
  }
}

/// `(cudaStream_t)2`, `reinterpret_cast<cudaStream_t>(1)`.
void streamLiterals(const FileContext &C, FindingSink &Out) {
  const TokenView &T = C.Tokens;
  for (const NameUse &Use : C.uses()) {
    if (Use.Cuda != "cudaStream_t" && Use.Cuda != "CUstream")
      continue;
    uint32_t I = Use.Token;
    bool CStyle = I && T.is(I - 1, tok::l_paren) && T.is(I + 1, tok::r_paren);
    bool Named = T.is(I + 1, tok::greater) && T.is(I + 2, tok::l_paren);
    uint32_t Number = I + (Named ? 3 : 2);
    if ((!CStyle && !Named) || !T.is(Number, tok::numeric_constant))
      continue;
    unsigned Value = 0;
    if (T.spelling(Number).rtrim("uUlL").getAsInteger(0, Value) || !Value ||
        Value > 2)
      continue;
    Out.push_back({"legacy-stream-literal",
                   Severity::Note,
                   T.tokens()[Number].Range,
                   Value == 1
                       ? "this number is hipStreamLegacy: use the name"
                       : "this number is hipStreamPerThread: use the name",
                   {},
                   Use.Certainty,
                   false});
  }
}

/// `#pragma nv_diag_suppress 177`
void pragmas(const FileContext &C, FindingSink &Out) {
  const TokenView &T = C.Tokens;
  for (const Directive &D : T.directives()) {
    if (D.Name != "pragma" || D.EndTok - D.FirstTok < 3)
      continue;
    llvm::StringRef Word = T.spelling(D.FirstTok + 2);
    if (Word.starts_with("nv_") || Word == "hd_warning_disable")
      Out.push_back({"pragma-unroll-parens",
                     Severity::Note,
                     T.tokens()[D.FirstTok + 2].Range,
                     ("pragma '" + Word +
                      "' is nvcc's: Clang does not know it, and says so with "
                      "-Wall")
                         .str(),
                     {},
                     Trust::Lexical,
                     false});
  }
}

void runQuietDifferences(const FileContext &C, FindingSink &Out) {
  names(C, Out);
  properties(C, Out);
  streamLiterals(C, Out);
  pragmas(C, Out);
}

/// # cache-config-noop
/// Severity: note.
/// Test: test/check/quiet-differences.cu.
///
/// A preference for cache or shared memory, the width of shared memory's banks, or memory
/// that shall stay in L2. HIP accepts it and does nothing on any GPU. Leave it, or take it
/// out. Said once in a file.
///
/// # mem-advise-prefetch-hints
/// Severity: note.
/// Test: test/check/quiet-differences.cu.
///
/// `cudaMemAdvise`, `cudaMemPrefetchAsync` or `cudaStreamAttachMemAsync`. Pages move only
/// where XNACK is on (`HSA_XNACK=1` on MI200 and later); elsewhere managed memory stays on
/// the host and the hint does nothing. Said once in a file.
///
/// # multiprocessor-occupancy-constants
/// Severity: note.
/// Test: test/check/quiet-differences.cu.
///
/// A property of the multiprocessor. The count is that of compute units on CDNA and of
/// work group processors on RDNA; a compute unit holds 2048 threads and other numbers of
/// registers than a multiprocessor. Ask `hipOccupancyMaxActiveBlocksPerMultiprocessor`
/// instead of computing with constants. Said once in a file.
///
/// # event-timing
/// Severity: note.
/// Test: test/check/quiet-differences.cu.
///
/// A time between two events. On AMD it holds what the markers cost, so that it is too long
/// around a kernel of a few microseconds. Put several launches between the events, or give
/// `hipExtLaunchKernelGGL` the events. Said once in a file.
///
/// # texture-semantics
/// Severity: note.
/// Test: test/check/quiet-differences.cu.
///
/// Linear filtering, or integers read as floats from a texture. Weights of the interpolation
/// and the conversion are rounded differently on AMD GPUs; so are sRGB, anisotropy and border
/// colours. Compare images with a tolerance. Said once in a file.
///
/// # host-register
/// Severity: note.
/// Test: test/check/quiet-differences.cu.
///
/// `cudaHostRegisterReadOnly` or `cudaHostRegisterIoMemory`. HIP ignores the first; the second
/// works from ROCm 7.1.1 on. Said once in a file.
///
/// # threadfence-cost
/// Severity: note.
/// Test: test/check/quiet-differences.cu.
///
/// `__threadfence()` or `__threadfence_system()`. The meaning is CUDA's. The device-wide one
/// writes back the L2 caches between chiplets on MI300; release and acquire orders on one atomic
/// (`__hip_atomic_store`, `__hip_atomic_load`) are cheaper. Said once in a file.
///
/// # device-printf
/// Severity: note.
/// Test: test/check/quiet-differences.cu.
///
/// The size of the buffer of `printf` in kernels. HIP accepts it without effect; output appears
/// when the host synchronises, as in CUDA. Said once in a file.
///
/// # stream-priority-range
/// Severity: note.
/// Test: test/check/quiet-differences.cu.
///
/// A stream with a priority, in a file that does not ask for the range. AMD GPUs have three
/// levels usually; numbers beyond the range are moved into it, as in CUDA. Said once in a file.
///
/// # error-codes-changed-70
/// Severity: note.
/// Test: test/check/quiet-differences.cu.
///
/// `cudaErrorInvalidConfiguration`, with `--rocm` below 7.0. HIP says
/// `hipErrorInvalidValue` there where a launch asks for too many threads. Take both. Said
/// once in a file.
///
/// # device-fault-no-error
/// Severity: note.
/// Test: test/check/quiet-differences.cu.
///
/// An error of a kernel that faults, with `--rocm` below 7.0. There the runtime ends the
/// program at the fault; from 7.0 on it returns the error, unless core dumps are on. Code
/// that means to go on does not get there. Said once in a file.
///
/// # legacy-stream-literal
/// Severity: note.
/// Test: test/check/quiet-differences.cu.
///
/// The number 1 or 2 for the legacy or the per-thread stream. HIP has the same numbers;
/// `hipStreamLegacy` and `hipStreamPerThread` say what is meant.
///
/// # pragma-unroll-parens
/// Severity: note.
/// Test: test/check/quiet-differences.cu.
///
/// A pragma for nvcc's own diagnostics (`nv_diag_suppress`, `nv_exec_check_disable`,
/// `hd_warning_disable`). Clang does not know it and warns with `-Wall`. Put it behind
/// `#ifdef __NVCC__`. (`#pragma unroll` works unchanged.)
HIPIFY_CHECK("quiet-differences", runQuietDifferences);

} // namespace
} // namespace hipify
