//===- AtomicTypes.cpp - atomics on types that HIP lacks or has already ---===//
//
// `atomicAdd(half2Pointer, v)` → `hipify::atomicAdd(half2Pointer, v)`, a loop in
// hipify-compat/half.h; the project's own `float atomicMax(float *, float)` is
// left to CUDA, as HIP has it.
//
//===----------------------------------------------------------------------===//

#include "DeviceVisitor.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

using namespace clang;

class AtomicTypes : public DeviceVisitor {
public:
  using DeviceVisitor::DeviceVisitor;

  bool VisitCallExpr(CallExpr *E) override {
    const FunctionDecl *F = cudaCallee(E);
    const auto *Callee =
        dyn_cast<DeclRefExpr>(E->getCallee()->IgnoreImpCasts());
    if (!F || !Callee || Callee->hasQualifier() || !E->getNumArgs() ||
        !F->getName().starts_with("atomic"))
      return true;
    QualType To = E->getArg(0)->IgnoreImpCasts()->getType();
    if (To->isDependentType() || To->getPointeeType().isNull())
      return true;
    To = To->getPointeeType().getCanonicalType().getUnqualifiedType();
    if (F->getName() == "atomicAdd")
      add(E, To);
    else if (F->getName() == "atomicCAS" && E->getNumArgs() == 3 &&
             To->isSpecificBuiltinType(BuiltinType::UShort) &&
             View.Options.Rocm < Version(7, 1))
      replace(
          E, "atomicCAS", "atomic-cas-16",
          "atomicCAS on 16 bits is not in this HIP version: a loop over the "
          "word around it does it (hipify-compat/device.h)");
    else if ((F->getName() == "atomicMin" || F->getName() == "atomicMax") &&
             (To->isSpecificBuiltinType(BuiltinType::LongLong) ||
              To->isSpecificBuiltinType(BuiltinType::Long)) &&
             View.Options.Rocm < Version(5, 7))
      replace(E, F->getName(), "atomic-long-long",
              F->getName().str() +
                  " on long long is not in this HIP version: a loop over "
                  "compare-and-swap does it (hipify-compat/device.h)");
    else if (F->getName().ends_with("_system"))
      system(E, F->getName());
    if (To->isSpecificBuiltinType(BuiltinType::LongLong))
      bitwise(E, F->getName());
    return true;
  }

  bool VisitFunctionDecl(FunctionDecl *D) override {
    if (D->getIdentifier() && D->getNumParams() == 2 &&
        !D->isDependentContext() && D->isThisDeclarationADefinition() &&
        sideOf(D) != Side::Host &&
        D->getDeclContext()->getRedeclContext()->isTranslationUnit() &&
        isExtension(D) && !inCudaBranch(View, D->getLocation()))
      own(D);
    return true;
  }

private:
  bool CasLoopSaid = false;

  void replace(const CallExpr *E, llvm::StringRef Name, const char *Id,
               std::string Message) {
    auto At = View.inPlace(E->getCallee()->getSourceRange());
    // `EACH(atomicAdd)` writes no more than the name, perhaps for other types.
    bool Done = At && View.inPlace(E->getSourceRange());
    report(
        E->getExprLoc(), E->getDirectCallee()->getName().size(), Id,
        Done ? Severity::Note : Severity::Error, std::move(Message),
        Done ? std::vector{Edit::replace(At->Range, ("hipify::" + Name).str())}
             : std::vector<Edit>());
  }

  void add(const CallExpr *E, QualType To) {
    if (To->isRealFloatingType() && !To->isHalfType())
      return floating(E);
    const auto *Record = To->getAsCXXRecordDecl();
    if (!Record || !Record->getIdentifier())
      return;
    llvm::StringRef Name = Record->getName();
    if (Name == "__half" || Name == "__half2")
      replace(E, "atomicAdd", "atomic-half",
              "no atomicAdd overload for '" + Name.str() +
                  "' in HIP: a loop over compare-and-swap does it "
                  "(hipify-compat/half.h); for __half2, unsafeAtomicAdd is one "
                  "instruction on gfx90a and later, from ROCm 6.3 on");
    else if (Name == "float2" || Name == "float4")
      replace(E, "atomicAddVector", "atomic-half",
              "no atomicAdd overload for '" + Name.str() +
                  "' in HIP: its elements are added one by one, as CUDA "
                  "promises no more (hipify-compat/device.h)");
    else if (Name == "__nv_bfloat16" || Name == "__nv_bfloat162")
      report(
          E->getExprLoc(), 9, "atomic-half", Severity::Error,
          "no atomicAdd overload for '" + Name.str() +
              "' in HIP: use unsafeAtomicAdd on __hip_bfloat162 (ROCm 6.3 and "
              "later), or a loop over a 32-bit compare-and-swap");
  }

  /// Once in a translation unit: it is a question of compiler options.
  void floating(const CallExpr *E) {
    if (CasLoopSaid || !onDevice())
      return;
    CasLoopSaid = true;
    report(E->getExprLoc(), 9, "fp-atomic-cas-loop", Severity::Note,
           "floating-point atomicAdd may compile to a compare-and-swap loop "
           "(gfx90a, gfx908; from global memory also others); consider "
           "-munsafe-fp-atomics for coarse-grained memory");
  }

  /// `atomicOr(p, v)` → `(long long)atomicOr((unsigned long long *)p, v)`: bits have
  /// no sign.
  void bitwise(const CallExpr *E, llvm::StringRef Name) {
    llvm::StringRef Plain = Name;
    Plain.consume_back("_system");
    if (Plain != "atomicAnd" && Plain != "atomicOr" && Plain != "atomicXor")
      return;
    auto Callee = View.inPlace(E->getCallee()->getSourceRange());
    std::vector<Edit> Edits =
        castTo(View, E->getArg(0), "unsigned long long *");
    auto Address = View.inPlace(E->getArg(0)->getSourceRange());
    if (Edits.empty() && Address) // the call is an argument of a macro
      Edits = {Edit::insert(Address->Range.Begin, "(unsigned long long *)("),
               Edit::insert(Address->Range.End, ")")};
    bool Done = Callee && View.inPlace(E->getSourceRange()) && !Edits.empty();
    if (Done)
      Edits.insert(Edits.begin(),
                   Edit::insert(Callee->Range.Begin, "(long long)"));
    report(E->getExprLoc(), Name.size(), "atomic-signed-64",
           Done ? Severity::Note : Severity::Error,
           "HIP has " + Name.str() +
               " on 64 bits without a sign only: the address is cast",
           Done ? std::move(Edits) : std::vector<Edit>());
  }

  void system(const CallExpr *E, llvm::StringRef Name) {
    bool Gap = llvm::StringSwitch<bool>(Name)
                   .Cases({"atomicMin_system", "atomicMax_system"}, true)
                   .Cases({"atomicAnd_system", "atomicOr_system"}, true)
                   .Case("atomicXor_system", true)
                   .Default(false);
    if (Gap)
      report(
          E->getExprLoc(), Name.size(), "atomic-system-gaps", Severity::Warning,
          Name.str() + " does not cross PCIe, which carries add, exchange and "
                       "compare-and-swap only: on host memory it may do "
                       "nothing; use a loop over atomicCAS_system there");
  }

  /// HIP has minimum, maximum and difference of float and double, CUDA not.
  bool isExtension(const FunctionDecl *D) const {
    if (D->getName() != "atomicMax" && D->getName() != "atomicMin" &&
        D->getName() != "atomicSub")
      return false;
    QualType Pointer = D->getParamDecl(0)->getType();
    QualType Value =
        D->getParamDecl(1)->getType().getCanonicalType().getUnqualifiedType();
    return Pointer->isPointerType() &&
           Pointer->getPointeeType().getCanonicalType() == Value &&
           (Value->isSpecificBuiltinType(BuiltinType::Float) ||
            Value->isSpecificBuiltinType(BuiltinType::Double));
  }

  void own(const FunctionDecl *D) {
    std::vector<Edit> Edits = hideFromHip(View, D);
    bool Done = !Edits.empty();
    report(
        D->getLocation(), D->getName().size(), "atomic-fp-minmax-extension",
        Done ? Severity::Warning : Severity::Error,
        D->getName().str() +
            " on floating point is HIP's own, this one would be a "
            "redefinition" +
            (Done ? "; it is left to CUDA: check that it treats NaN and -0 as "
                    "HIP's does (by comparison)"
                  : ": put #if !defined(__HIP_PLATFORM_AMD__) around it"),
        std::move(Edits));
  }
};

void runAtomicTypes(const AstView &View) { AtomicTypes(View).run(); }

/// # atomic-half
/// Severity: note or error.
///
/// `atomicAdd` on `__half`, `__half2`, `float2` or `float4`. HIP has no such
/// overloads; `hipify-compat/` has loops over a 32-bit compare-and-swap for the
/// halves, and adds vectors element by element. On bfloat16 it is an error.
///
/// Faster on gfx90a, gfx94x and gfx12: `unsafeAtomicAdd(__half2 *, __half2)` and
/// the same on `__hip_bfloat162`, from ROCm 6.3 on, for coarse-grained memory
/// (what hipMalloc gives).
///
/// # atomic-cas-16
/// Severity: note or error.
/// Test: test/check/atomic-half.cu.
///
/// `atomicCAS` on `unsigned short` is not in HIP before ROCm 7.1. It becomes a
/// loop over the aligned word around it (`hipify-compat/device.h`).
///
/// # atomic-signed-64
/// Severity: note where it is translated, else error.
///
/// `atomicAnd`, `atomicOr` and `atomicXor` on `long long`, which CUDA has and HIP has for
/// `unsigned long long` only. The address is cast, and the result back; the bits are the
/// same. (`atomicAdd`, `atomicExch` and `atomicCAS` on `long long` are in neither.)
///
/// Before: `long long old = atomicOr(p, mask);`
/// After: `long long old = (long long)atomicOr((unsigned long long *)p, mask);`
///
/// # atomic-long-long
/// Severity: note or error.
///
/// `atomicMin` and `atomicMax` on `long long` are not in HIP before ROCm 5.7. They
/// become loops over compare-and-swap (`hipify-compat/device.h`).
///
/// # fp-atomic-cas-loop
/// Severity: note.
/// Test: test/check/atomic-half.cu.
///
/// Floating-point `atomicAdd` is correct on every kind of memory by default,
/// which on many GPUs takes a compare-and-swap loop, slower by far under
/// contention. `-munsafe-fp-atomics`, or `unsafeAtomicAdd` at the place, uses the
/// hardware's instruction; it does nothing on fine-grained memory (hipHostMalloc,
/// managed memory).
///
/// # atomic-fp-minmax-extension
/// Severity: warning or error.
/// Test: test/check/atomic-half.cu.
///
/// The project defines `atomicMax`, `atomicMin` or `atomicSub` on float or
/// double. HIP has these functions, and a second definition does not compile.
/// The definition is left to CUDA; calls use HIP's. Check that yours did nothing
/// else with NaN and negative zero.
HIPIFY_AST_CHECK("atomic-types", runAtomicTypes);

} // namespace
} // namespace hipify
