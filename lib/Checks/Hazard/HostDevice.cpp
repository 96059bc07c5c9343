//===- HostDevice.cpp - what clang and nvcc compile differently -----------===//
//
// nvcc warns where a `__host__ __device__` function reaches for what one side
// lacks, runs constructors of shared variables nowhere, and narrows in braces;
// clang makes errors of these. `dim3 g{n, 1, 1}` → `dim3 g(n, 1, 1)`; the others
// are reported.
//
//===----------------------------------------------------------------------===//

#include "DeviceCode.h"

namespace hipify {
namespace {

using namespace clang;

class HostDevice : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;

  bool VisitCallExpr(CallExpr *E) override {
    if (const FunctionDecl *Callee = E->getDirectCallee();
        Callee && !isa<CUDAKernelCallExpr>(E))
      called(Callee, E->getExprLoc());
    return true;
  }

  /// What Clang itself refuses in the device pass has become this.
  bool VisitRecoveryExpr(RecoveryExpr *E) override {
    for (const Expr *Part : E->subExpressions())
      if (const auto *Name = dyn_cast<UnresolvedLookupExpr>(Part))
        for (const NamedDecl *D : Name->decls())
          if (const auto *F = dyn_cast<FunctionDecl>(D->getUnderlyingDecl()))
            called(F, Name->getNameLoc());
    return true;
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (!emittedOnBoth() || View.Context.getLangOpts().CUDAIsDevice)
      return true;
    llvm::StringRef Name = cudaName(View, E);
    if (Name == "threadIdx" || Name == "blockIdx" || Name == "blockDim" ||
        Name == "gridDim")
      report(View, E->getLocation(),
             {"hd-uses-thread-builtins", Severity::Error,
              "'" + Name.str() +
                  "' is not there in the host pass of a __host__ __device__ "
                  "function, which HIP compiles: make the function __device__, "
                  "or guard the use with #if defined(__HIP_DEVICE_COMPILE__)"});
    return true;
  }

  bool VisitVarDecl(VarDecl *D) override {
    if (!D->hasAttr<CUDASharedAttr>() || D->getType()->isDependentType())
      return true;
    QualType T = View.Context.getBaseElementType(D->getType());
    const CXXRecordDecl *Record = T->getAsCXXRecordDecl();
    // Clang itself has marked it: its rule is the one that HIP applies.
    if (Record && D->isInvalidDecl() && Record->hasDefinition() &&
        !Record->hasTrivialDefaultConstructor())
      report(View, D->getLocation(),
             {"shared-with-constructor", Severity::Error,
              "'" + T.getAsString(View.Context.getPrintingPolicy()) +
                  "' has a constructor that does something, and HIP does not "
                  "initialise __shared__ variables: reserve aligned bytes and "
                  "use them as that type"});
    return true;
  }

  bool VisitCXXConstructExpr(CXXConstructExpr *E) override {
    if (E->isListInitialization() && isDim3(E->getType()))
      narrowing(E);
    return true;
  }

private:
  void called(const FunctionDecl *Callee, SourceLocation At) {
    bool HostOnly = !Callee->hasAttr<CUDADeviceAttr>() &&
                    !Callee->hasAttr<CUDAGlobalAttr>() &&
                    !Callee->isConstexpr() && !Callee->getBuiltinID() &&
                    !Callee->isImplicit() && !Callee->isDefaulted();
    if (emittedOnBoth() && HostOnly &&
        View.Where.origin(Callee) == Origin::User && seenByDevice(At))
      report(
          View, At,
          {"hd-calls-host", Severity::Error,
           "a __host__ __device__ function calls the host function '" +
               Callee->getNameAsString() +
               "': nvcc warns, clang refuses when it compiles for the "
               "device; wrap the call in #if !defined(__HIP_DEVICE_COMPILE__), "
               "or drop __device__"});
  }

  /// The visited function is compiled for both sides, called or not.
  bool emittedOnBoth() const {
    const FunctionDecl *F = function();
    return F && runsOnBoth(F) && !F->isInlined() && !F->isTemplated() &&
           F->isExternallyVisible();
  }

  /// The host pass does not tell what `__CUDA_ARCH__` guards from the rest; such
  /// files are parsed for the device, too.
  bool seenByDevice(SourceLocation At) const {
    if (View.Context.getLangOpts().CUDAIsDevice)
      return true;
    const SourceManager &SM = View.Where.sources();
    return !SM.getBufferData(SM.getFileID(SM.getFileLoc(At)))
                .contains("__CUDA_ARCH__");
  }

  bool isDim3(QualType T) const {
    const auto *Record = T->getAsCXXRecordDecl();
    return Record && Record->getIdentifier() && Record->getName() == "dim3" &&
           View.Where.origin(Record) == Origin::Cuda;
  }

  void narrowing(const CXXConstructExpr *E) {
    const Expr *Narrowed = nullptr;
    for (const Expr *A : E->arguments()) {
      const Expr *From = A->IgnoreParenImpCasts();
      if (isa<CXXDefaultArgExpr>(A) || From->isTypeDependent())
        continue;
      QualType T = From->getType();
      bool Fits =
          T->isUnsignedIntegerType() && View.Context.getTypeSize(T) <= 32;
      auto Value = constantOf(View, From);
      if (!Fits && !(Value && *Value >= 0 && *Value <= UINT32_MAX))
        Narrowed = From;
    }
    SourceRange Braces = E->getParenOrBraceRange();
    if (!Narrowed || Braces.isInvalid() || Braces.getBegin().isMacroID() ||
        Braces.getEnd().isMacroID())
      return;
    auto Open = View.spelled(SourceRange(Braces.getBegin()));
    auto Close = View.spelled(SourceRange(Braces.getEnd()));
    if (!Open || !Close || Open->File != Close->File)
      return;
    // `= {n}` needs the type's name, `g{n}` has it.
    const SourceManager &SM = View.Where.sources();
    llvm::StringRef Before = SM.getBufferData(SM.getFileID(Braces.getBegin()))
                                 .take_front(Open->Range.Begin)
                                 .rtrim();
    bool Copies = Before.ends_with("=") || Before.ends_with("return");
    report(
        View, Braces.getBegin(),
        {"narrowing-launch-dims",
         Severity::Note,
         "'" +
             Narrowed->getType().getAsString(View.Context.getPrintingPolicy()) +
             "' is narrowed to unsigned int in braces, which clang refuses: "
             "parentheses convert",
         {Edit::replace(Open->Range, Copies ? "dim3(" : "("),
          Edit::replace(Close->Range, ")")}});
  }
};

void runHostDevice(const AstView &View) { HostDevice(View).run(); }

/// # hd-calls-host
/// Severity: error.
///
/// A `__host__ __device__` function that is always compiled (neither inline nor a
/// template) calls a host function.
///
/// On AMD: clang reports "reference to __host__ function" when it compiles for the
/// device, even if no kernel calls the function. nvcc only warns.
///
/// What to do: put the call between `#if !defined(__HIP_DEVICE_COMPILE__)` and `#endif`, or
/// drop `__device__` where no kernel calls the function.
///
/// # hd-uses-thread-builtins
/// Severity: error.
///
/// `threadIdx` and its like in such a function, outside of device-only code.
///
/// On AMD: HIP's are objects whose members are device functions; the host pass refuses
/// them. nvcc accepts.
///
/// What to do: make the function `__device__`, or guard the use.
///
/// # shared-with-constructor
/// Severity: error.
///
/// `__shared__ Vec3 s[64];` where the default constructor has work to do.
///
/// On AMD: "initialization is not supported for __shared__ variables". nvcc warns and
/// runs no constructor either.
///
/// Before: `__shared__ Vec3 s[64];`
/// After: `__shared__ alignas(Vec3) unsigned char raw[64 * sizeof(Vec3)]; Vec3 *s = reinterpret_cast<Vec3 *>(raw);`
///
/// # narrowing-launch-dims
/// Severity: note.
///
/// `dim3 g{n, 1, 1}` with a signed or wider `n` becomes `dim3 g(n, 1, 1)`: clang refuses
/// narrowing in braces, the host compilers behind nvcc may only warn.
HIPIFY_AST_CHECK("host-device", runHostDevice);

} // namespace
} // namespace hipify
