//===- HostMemory.cpp - memory that host and device share -----------------===//
//
// Managed memory migrates only with XNACK on AMD GPUs, and mapped host memory is
// not cached on the GPU. Each is said once for a file, at its first use.
//
//===----------------------------------------------------------------------===//

#include "../HipSource.h"
#include "hipify/Check.h"

namespace hipify {
namespace {

void once(const FileContext &C, FindingSink &Out, llvm::StringRef Id,
          llvm::ArrayRef<llvm::StringRef> Names, const char *Message) {
  for (const NameUse &Use : C.uses()) {
    if (!llvm::is_contained(Names, Use.Cuda))
      continue;
    Out.push_back({Id.str(),
                   Severity::Warning,
                   C.Tokens.tokens()[Use.Token].Range,
                   Message,
                   {},
                   Use.Certainty,
                   false});
    return;
  }
}

void runHostMemory(const FileContext &C, FindingSink &Out) {
  if (isHipSource(C.Tokens))
    return;
  once(C, Out, "managed-memory-xnack",
       {"cudaMallocManaged", "cuMemAllocManaged", "__managed__"},
       "managed memory moves to the GPU on demand only where XNACK is on "
       "(HSA_XNACK=1, MI200 and later); elsewhere it stays in host memory, "
       "correct but slow, and cannot exceed it: allocate and copy what kernels "
       "use much");
  once(C, Out, "host-pinned-coherence",
       {"cudaHostAllocMapped", "cudaHostGetDevicePointer",
        "CU_MEMHOSTALLOC_DEVICEMAP", "cuMemHostGetDevicePointer"},
       "kernels that use host memory in place find it uncached (fine-grained) "
       "on "
       "AMD GPUs: bulk reads are slow and floating-point atomics on it may do "
       "nothing; copy it, or allocate with hipHostMallocNonCoherent where the "
       "host reads only after a synchronisation");
}

/// # managed-memory-xnack
/// Severity: warning, once for a file.
///
/// `cudaMallocManaged` and `__managed__`.
///
/// On AMD: pages move on demand only where the GPU retries faults: MI200 and later with
/// `HSA_XNACK=1` and code built for xnack. Elsewhere, RDNA included, managed memory stays
/// in host memory; kernels read it over the bus, and it cannot exceed host memory.
///
/// What to do: run with XNACK, or allocate device memory and copy.
///
/// # host-pinned-coherence
/// Severity: warning, once for a file.
///
/// Host memory that is mapped for kernels (`cudaHostAllocMapped`,
/// `cudaHostGetDevicePointer`).
///
/// On AMD: such memory is fine-grained by default: the GPU does not cache it, and hardware
/// atomics on floating-point numbers in it may be lost.
///
/// What to do: copy what is read in bulk; `hipHostMallocNonCoherent` makes it cached and
/// visible to the host after a synchronisation.
HIPIFY_CHECK("host-memory", runHostMemory);

} // namespace
} // namespace hipify
