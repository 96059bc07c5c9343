//===- DeviceVisitor.h - an AST walk that knows where device code is ------===//
#ifndef HIPIFY_LIB_CHECKS_HAZARD_DEVICEVISITOR_H
#define HIPIFY_LIB_CHECKS_HAZARD_DEVICEVISITOR_H

#include "../../Parse/AstCheck.h"
#include "clang/AST/DynamicRecursiveASTVisitor.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/StringExtras.h"

namespace hipify {

/// Where a function runs, as its attributes say.
enum class Side : uint8_t { Host, Device, Both };

inline Side sideOf(const clang::FunctionDecl *F) {
  bool Device = F->hasAttr<clang::CUDADeviceAttr>();
  bool Host = F->hasAttr<clang::CUDAHostAttr>();
  if (F->hasAttr<clang::CUDAGlobalAttr>() || (Device && !Host))
    return Side::Device;
  return Device ? Side::Both : Side::Host;
}

/// Base of rules that look at code which runs on the GPU.
class DeviceVisitor : public clang::DynamicRecursiveASTVisitor {
  using Base = clang::DynamicRecursiveASTVisitor;

public:
  explicit DeviceVisitor(const AstView &View) : View(View) {}

  void run() {
    for (clang::Decl *D : View.Roots)
      TraverseDecl(D);
  }

#define HIPIFY_TRAVERSE(CLASS)                                                 \
  bool Traverse##CLASS(clang::CLASS *D) override {                             \
    /* An instantiation's types are not those of the template's text. */       \
    if (D->isTemplateInstantiation())                                          \
      return true;                                                             \
    return inside(sideOf(D), [&] { return Base::Traverse##CLASS(D); });        \
  }
  HIPIFY_TRAVERSE(FunctionDecl)
  HIPIFY_TRAVERSE(CXXMethodDecl)
  HIPIFY_TRAVERSE(CXXConstructorDecl)
  HIPIFY_TRAVERSE(CXXDestructorDecl)
  HIPIFY_TRAVERSE(CXXConversionDecl)
#undef HIPIFY_TRAVERSE

  /// A lambda runs where it is written, unless it says otherwise.
  bool TraverseLambdaExpr(clang::LambdaExpr *E) override {
    const clang::CXXMethodDecl *Call = E->getCallOperator();
    Side Where =
        Call && Call->hasAttr<clang::CUDADeviceAttr>() ? sideOf(Call) : Current;
    return inside(Where, [&] { return Base::TraverseLambdaExpr(E); });
  }

protected:
  const AstView &View;

  /// Code that may run on the GPU.
  bool onDevice() const { return Current != Side::Host; }
  /// Code that runs on the GPU only.
  bool onDeviceOnly() const { return Current == Side::Device; }

  /// The function of CUDA's that \p E calls by its plain name; null otherwise.
  const clang::FunctionDecl *cudaCallee(const clang::CallExpr *E) const {
    const clang::FunctionDecl *F = E->getDirectCallee();
    return F && F->getDeclName().isIdentifier() &&
                   View.Where.origin(F) == Origin::Cuda
               ? F
               : nullptr;
  }

  /// Leaves a finding at the token that \p At is spelled at.
  void report(clang::SourceLocation At, unsigned Length, const char *Id,
              Severity Level, std::string Message,
              std::vector<Edit> Edits = {}) const {
    auto Place = View.Where.spelling(At);
    if (!Place)
      return;
    Place->File->Findings.push_back(
        {Id,
         Level,
         {Place->Offset, Place->Offset + Length},
         std::move(Message),
         std::move(Edits),
         Place->ViaMacro ? Trust::Expanded : Trust::Resolved,
         false});
  }

private:
  Side Current = Side::Host;

  template <typename Fn> bool inside(Side Where, Fn Traverse) {
    Side Before = Current;
    Current = Where;
    bool Continue = Traverse();
    Current = Before;
    return Continue;
  }
};

/// Edits that cast \p E to \p Type: `(unsigned)x`, `(unsigned)(a + b)`. Empty
/// where E is not written in one piece in an input file.
std::vector<Edit> castTo(const AstView &View, const clang::Expr *E,
                         llvm::StringRef Type);

/// Edits that put whole lines with \p D in them between `#if
/// !defined(__HIP_PLATFORM_AMD__)` and `#endif`. Empty where D shares a line
/// with other code or comes from a macro.
std::vector<Edit> hideFromHip(const AstView &View, const clang::Decl *D);

/// The file says already that \p At is not for HIP.
bool inCudaBranch(const AstView &View, clang::SourceLocation At);

} // namespace hipify

#endif
