//===- KernelParameters.cpp - what a kernel takes by reference ------------===//
//
// `__global__ void k(const Params &p)` hands the kernel an address of the host.
//
//===----------------------------------------------------------------------===//

#include "DeviceVisitor.h"

namespace hipify {
namespace {

using namespace clang;

class KernelParameters : public DeviceVisitor {
public:
  using DeviceVisitor::DeviceVisitor;

  bool VisitFunctionDecl(FunctionDecl *F) override {
    if (!F->hasAttr<CUDAGlobalAttr>() || !F->isThisDeclarationADefinition())
      return true;
    for (const ParmVarDecl *P : F->parameters())
      if (P->getType()->isReferenceType())
        report(P->getLocation(), std::max<size_t>(1, P->getName().size()),
               "kernel-by-reference", Severity::Note,
               "a kernel's reference is an address of the host, which an AMD "
               "GPU reads only with XNACK on, or of pinned or managed memory: "
               "pass by value");
    return true;
  }
};

void runKernelParameters(const AstView &View) { KernelParameters(View).run(); }

/// # kernel-by-reference
/// Severity: note.
///
/// A kernel with a parameter of reference type.
///
/// On AMD: what arrives is the address that the object has on the host. CUDA systems that let
/// the GPU read pageable memory (HMM, Grace) make it work; an AMD GPU needs `HSA_XNACK=1` on
/// MI200 and later, and faults elsewhere, unless the object lies in pinned or managed memory.
///
/// What to do: pass the object by value.
HIPIFY_AST_CHECK("kernel-by-reference", runKernelParameters);

} // namespace
} // namespace hipify
