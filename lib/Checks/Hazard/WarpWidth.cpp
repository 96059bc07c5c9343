//===- WarpWidth.cpp - code that counts on 32 lanes -----------------------===//
//
// With --warp=native a warp is the hardware's wave. What then still says 32, 31 or
// 5, keeps lane masks in 32 bits, or counts their bits with functions for 32, is
// reported; `__popc(__ballot_sync(~0u, p))` → `__popcll(…)`. In the default model
// such code is right as it stands.
//
//===----------------------------------------------------------------------===//

#include "DeviceCode.h"
#include "hipify/Arch.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

using namespace clang;

bool isLaneMask(llvm::StringRef Function) {
  return Function == "__ballot_sync" || Function == "__ballot" ||
         Function == "__activemask" || Function.starts_with("__match_") ||
         Function == "ballot" || Function == "match_any";
}

bool isCrossLane(llvm::StringRef Function) {
  return Function.starts_with("__shfl") || Function == "__syncwarp" ||
         Function.starts_with("__reduce_") || Function.starts_with("__any") ||
         Function.starts_with("__all") || isLaneMask(Function);
}

/// Finds out whether a function acts across lanes.
class CrossLane : public DynamicRecursiveASTVisitor {
public:
  explicit CrossLane(const AstView &View) : View(View) {}
  bool Found = false;

  bool VisitCallExpr(CallExpr *E) override {
    Found |= isCrossLane(cudaCallee(View, E));
    return !Found;
  }
  bool VisitVarDecl(VarDecl *D) override {
    QualType T = D->getType();
    if (T->isPointerType() || T->isArrayType())
      Found |= (T->isPointerType() ? T->getPointeeType()
                                   : View.Context.getBaseElementType(T))
                   .isVolatileQualified();
    return !Found;
  }

private:
  const AstView &View;
};

class WarpWidth : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;

  bool VisitBinaryOperator(BinaryOperator *E) override {
    if (!onDevice())
      return true;
    laneArithmetic(E);
    if (E->getOpcode() == BO_Shl)
      laneShift(E);
    if (E->isAssignmentOp())
      truncated(E->getLHS()->getType(), E->getRHS());
    return true;
  }

  bool VisitVarDecl(VarDecl *D) override {
    constant(D);
    if (onDevice() && D->getInit())
      if (!D->getType()->getContainedAutoType()) // becomes what HIP returns
        truncated(D->getType(), D->getInit());
    if (D->hasAttr<CUDASharedAttr>())
      partialResults(D);
    return true;
  }

  bool VisitCallExpr(CallExpr *E) override {
    if (!onDevice())
      return true;
    llvm::StringRef Name = cudaCallee(View, E);
    if (Name.starts_with("__any") || Name.starts_with("__all"))
      report(
          View, E->getExprLoc(),
          {"vote-spans-64", Severity::Warning,
           "'" + Name.str() +
               "' votes over all 64 lanes of a wave on gfx9 GPUs: check that "
               "the code does not mean 32"});
    countBits(E, Name);
    return true;
  }

private:
  llvm::DenseMap<const FunctionDecl *, bool> Acts;

  bool actsAcrossLanes() {
    auto [It, New] = Acts.try_emplace(function());
    if (New && function()->getBody()) {
      CrossLane Search(View);
      Search.TraverseStmt(function()->getBody());
      It->second = Search.Found;
    }
    return It->second;
  }

  bool isThreadIndex(const Expr *E) {
    const auto *Member = dyn_cast<MemberExpr>(E->IgnoreParenImpCasts());
    const Expr *Base = Member ? Member->getBase()->IgnoreParenImpCasts()
                              : E->IgnoreParenImpCasts();
    // A bare name or a component: what is read through an index is data.
    return isa<DeclRefExpr>(Base) && threadValues().varies(Base);
  }

  void laneArithmetic(const BinaryOperator *E) {
    auto Value = constantOf(View, E->getRHS());
    if (!Value || !isThreadIndex(E->getLHS()))
      return;
    bool Lane = (E->getOpcode() == BO_And && *Value == 31) ||
                ((E->getOpcode() == BO_Rem || E->getOpcode() == BO_Div) &&
                 *Value == 32) ||
                (E->getOpcode() == BO_Shr && *Value == 5);
    if (Lane && !isNamed(E->getRHS()) && actsAcrossLanes())
      report(
          View, E->getOperatorLoc(),
          {"warp-size-literal", Severity::Warning,
           "a warp of 32 lanes is assumed here; a wave has 64 lanes on gfx9 "
           "GPUs, so this is no lane or wave of the hardware: use warpSize"});
  }

  /// A constant with a name: one that counts lanes is reported where it is
  /// defined, others are the size of something else.
  bool isNamed(const Expr *E) const {
    E = E->IgnoreParenImpCasts();
    if (const auto *Binary = dyn_cast<BinaryOperator>(E))
      return isNamed(Binary->getLHS()) || isNamed(Binary->getRHS());
    SourceLocation At = E->getBeginLoc();
    return isa<DeclRefExpr>(E) ||
           (At.isMacroID() && !View.Where.sources().isMacroArgExpansion(At) &&
            Lexer::getImmediateMacroName(At, View.Where.sources(),
                                         View.Context.getLangOpts())
                .contains_insensitive("warp"));
  }

  void laneShift(const BinaryOperator *E) {
    QualType T = E->getLHS()->getType();
    if (T->isDependentType() || !T->isIntegerType() ||
        View.Context.getTypeSize(T) > 32)
      return;
    auto One = constantOf(View, E->getLHS());
    if (One && (*One == 1 || *One == -1 || *One == 0xffffffff) &&
        isThreadIndex(E->getRHS()) && actsAcrossLanes())
      report(View, E->getOperatorLoc(),
             {"lane-mask-shift-32", Severity::Error,
              "the lane mask is computed in 32 bits; lanes 32 to 63 of a wave "
              "are lost on gfx9 GPUs: shift 1ull"});
  }

  static const CallExpr *laneMask(const AstView &View, const Expr *E) {
    const auto *Call = dyn_cast<CallExpr>(E->IgnoreParenCasts());
    return Call && isLaneMask(cudaCallee(View, Call)) ? Call : nullptr;
  }

  void truncated(QualType To, const Expr *From) {
    const CallExpr *Call = laneMask(View, From);
    To = To.getNonReferenceType();
    if (!Call || To->isDependentType() || !To->isIntegerType() ||
        To->isBooleanType() || View.Context.getTypeSize(To) > 32)
      return;
    report(View, Call->getExprLoc(),
           {"ballot-truncated", Severity::Error,
            "the 64-bit result of '" + cudaCallee(View, Call).str() +
                "' is stored as '" +
                To.getAsString(View.Context.getPrintingPolicy()) +
                "'; lanes 32 to 63 are dropped without a warning: use unsigned "
                "long long, also where it is passed on"});
  }

  void countBits(const CallExpr *E, llvm::StringRef Name) {
    llvm::StringRef Wide = llvm::StringSwitch<llvm::StringRef>(Name)
                               .Case("__popc", "__popcll")
                               .Case("__ffs", "__ffsll")
                               .Case("__clz", "__clzll")
                               .Case("__brev", "__brevll")
                               .Default("");
    if (Wide.empty() || E->getNumArgs() != 1)
      return;
    if (laneMask(View, E->getArg(0))) {
      auto At = View.spelled(SourceRange(E->getCallee()->getExprLoc()));
      std::vector<Edit> Edits;
      if (At)
        Edits.push_back(Edit::replace(At->Range, Wide.str()));
      report(View, E->getExprLoc(),
             {"bit-count-on-ballot", At ? Severity::Note : Severity::Error,
              "a lane mask has 64 bits: " + Wide.str() + " for " + Name.str(),
              std::move(Edits)});
      return;
    }
    const auto *Ref =
        dyn_cast<DeclRefExpr>(E->getArg(0)->IgnoreParenImpCasts());
    const auto *Variable = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
    if (Variable && Variable->getInit() && laneMask(View, Variable->getInit()))
      report(View, E->getExprLoc(),
             {"bit-count-on-ballot", Severity::Error,
              "'" + Name.str() + "' counts 32 bits of a lane mask: widen '" +
                  Variable->getNameAsString() + "' and use " + Wide.str() +
                  " (and 63 for 31 beside __clz)"});
  }

  void partialResults(const VarDecl *D) {
    const auto *Array = View.Context.getAsConstantArrayType(D->getType());
    // Rows of 32 are a tile of data.
    if (Array && Array->getSize() == 32 &&
        !Array->getElementType()->isArrayType() && onDevice() &&
        actsAcrossLanes())
      report(
          View, D->getLocation(),
          {"warp-sums-array-32", Severity::Warning,
           "32 partial results, one for each warp of a block, are 16 for waves "
           "of 64: the loop that adds them up must run to blockDim.x / "
           "warpSize"});
  }

  void constant(const VarDecl *D) {
    std::string Name = llvm::StringRef(D->getName()).lower();
    llvm::erase(Name, '_');
    bool Named = llvm::StringRef(Name).contains("warpsize") ||
                 llvm::StringRef(Name).contains("kwarp") || Name == "warp";
    if (!Named || !D->getInit() || !D->getType().isConstQualified())
      return;
    if (constantOf(View, D->getInit()) == 32)
      report(View, D->getLocation(),
             {"warp-size-constant", Severity::Warning,
              "'" + D->getNameAsString() +
                  "' is 32: where it counts lanes it must become the wave's "
                  "width (64 on gfx9), where it counts the bits of a word it "
                  "must not"});
  }
};

void runWarpWidth(const AstView &View) {
  if (View.Options.Warp == WarpModel::Native && hasWave64(View.Options))
    WarpWidth(View).run();
}

/// # warp-size-literal
/// Severity: warning, with `--warp=native` only.
///
/// `threadIdx.x & 31`, `% 32`, `/ 32`, `>> 5` in a function that acts across lanes.
///
/// On AMD: waves have 64 lanes on gfx9 (CDNA, Vega), 32 from gfx10 on.
///
/// What to do: `warpSize`, `warpSize - 1` and a division instead of 32, 31 and the shift;
/// or `--warp=compat`, under which such code is right.
///
/// # warp-size-constant
/// Severity: warning, with `--warp=native` only.
///
/// A constant named like the warp's size with the value 32. Often it has two jobs: lanes,
/// which are 64 on gfx9, and bits of a word, which stay 32. Part the two.
///
/// # warp-sums-array-32
/// Severity: warning, with `--warp=native` only.
///
/// A shared array of 32 partial results. Its size is enough, but the second stage of the
/// reduction must read as many as there are waves.
///
/// # lane-mask-shift-32
/// Severity: error, with `--warp=native` only.
///
/// `(1u << lane) - 1`: the shift reaches 63 on gfx9, and 32-bit masks lose the upper half
/// of the wave. Before: `1u << lane`. After: `1ull << lane`.
///
/// # ballot-truncated
/// Severity: error, with `--warp=native` only.
///
/// `unsigned m = __ballot_sync(...)`: HIP's ballots and active masks have 64 bits and are cut
/// silently. Make the variable, parameters and members `unsigned long long`.
///
/// # bit-count-on-ballot
/// Severity: note where it is translated, else error; with `--warp=native` only.
///
/// `__popc(__ballot_sync(~0u, p))` becomes `__popcll(…)`; `__ffs`, `__clz` and `__brev`
/// likewise. Of a 32-bit variable the variable has to be widened first.
///
/// # vote-spans-64
/// Severity: warning, with `--warp=native` only.
///
/// `__any` and `__all` vote over the whole wave: 64 lanes on gfx9.
HIPIFY_AST_CHECK("warp-width", runWarpWidth);

} // namespace
} // namespace hipify
