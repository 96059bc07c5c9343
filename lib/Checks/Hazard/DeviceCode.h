//===- DeviceCode.h - what rules over the AST ask of device code ----------===//
//
// The questions that several hazards share: where a function runs, which values
// differ between the threads of a block, what encloses an expression.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_LIB_CHECKS_HAZARD_DEVICECODE_H
#define HIPIFY_LIB_CHECKS_HAZARD_DEVICECODE_H

#include "../../Parse/AstCheck.h"
#include "clang/AST/DynamicRecursiveASTVisitor.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseSet.h"

namespace hipify {

/// `__global__` or `__device__`, the latter together with `__host__` too.
bool runsOnDevice(const clang::FunctionDecl *F);
/// Not `__global__`, and not `__device__` alone.
bool runsOnHost(const clang::FunctionDecl *F);
/// Written both `__host__` and `__device__`.
bool runsOnBoth(const clang::FunctionDecl *F);

/// The name of the CUDA function that \p Call calls; empty for all others.
llvm::StringRef cudaCallee(const AstView &View, const clang::CallExpr *Call);

/// The name of CUDA's declaration that \p E refers to, `threadIdx` for example;
/// empty for all others.
llvm::StringRef cudaName(const AstView &View, const clang::Expr *E);

/// The value of an integer constant expression.
std::optional<int64_t> constantOf(const AstView &View, const clang::Expr *E);

/// What is said of a place.
struct Hazard {
  llvm::StringRef Id;
  Severity Level;
  std::string Message;
  std::vector<Edit> Edits = {};
  bool Unsafe = false;
};

/// Leaves \p What with the file that \p At is written in, if it is the user's.
void report(const AstView &View, clang::SourceLocation At, Hazard What);

/// Values that may differ between the threads of one block. Local variables
/// count by everything that is assigned to them anywhere in the function.
class ThreadValues {
public:
  ThreadValues(const AstView &View, const clang::FunctionDecl *F);

  bool varies(const clang::Stmt *E) const;

private:
  const AstView &View;
  llvm::DenseSet<const clang::Decl *> Varying;
};

/// Visits the code of input files with what encloses it. Template instantiations
/// are left out; their patterns are visited.
class CodeVisitor : public clang::DynamicRecursiveASTVisitor {
public:
  explicit CodeVisitor(const AstView &View) : View(View) {}

  void run();

  bool TraverseStmt(clang::Stmt *S) override;
  bool TraverseDecl(clang::Decl *D) override;

protected:
  const AstView &View;
  /// Statements and expressions from the function's body to the visited one,
  /// which is the last.
  llvm::SmallVector<const clang::Stmt *, 32> Enclosing;
  llvm::SmallVector<const clang::FunctionDecl *, 4> Functions;

  const clang::FunctionDecl *function() const {
    return Functions.empty() ? nullptr : Functions.back();
  }
  /// Of the visited function's body.
  const ThreadValues &threadValues();
  bool onDevice() const { return function() && runsOnDevice(function()); }

  /// The statement around the visited one, without casts and parentheses; null
  /// where there is none.
  const clang::Stmt *parent() const;

private:
  llvm::DenseMap<const clang::FunctionDecl *, std::unique_ptr<ThreadValues>>
      Values;
};

} // namespace hipify

#endif
