//===- WarpOrder.cpp - threads that wait for others of their wave ---------===//
//
// Lanes of an AMD wave run in step: one cannot wait for another, a barrier is
// passed by the wave as a whole, and the compiler may move memory accesses that
// no barrier keeps in place. Code that relies on Volta's independent threads, or on
// lockstep without saying so, is reported.
//
//===----------------------------------------------------------------------===//

#include "DeviceCode.h"

namespace hipify {
namespace {

using namespace clang;

/// Calls \p Visit for every expression below \p S.
template <typename Fn> void eachBelow(const Stmt *S, Fn Visit) {
  if (!S)
    return;
  Visit(S);
  for (const Stmt *Child : S->children())
    eachBelow(Child, Visit);
}

class WarpOrder : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;

  void finish() {
    run();
    for (const Spin &S : Spins)
      spin(S);
  }

  bool VisitWhileStmt(WhileStmt *S) override {
    loop(S, S->getCond(), S->getBody());
    return true;
  }
  bool VisitDoStmt(DoStmt *S) override {
    loop(S, S->getCond(), S->getBody());
    return true;
  }
  bool VisitForStmt(ForStmt *S) override {
    if (S->getCond())
      loop(S, S->getCond(), S->getBody());
    return true;
  }

  bool VisitIfStmt(IfStmt *S) override {
    if (!onDevice() || !S->getElse() || !syncs(S->getThen()) ||
        !syncs(S->getElse()))
      return true;
    if (threadValues().varies(S->getCond()))
      report(
          View, S->getIfLoc(),
          {"syncthreads-in-divergent-code", Severity::Warning,
           "both branches of a condition that differs between threads reach "
           "a barrier of their own: a wave of an AMD GPU passes a barrier as "
           "a whole, so one that both branches share counts twice and the "
           "block may hang; move the barriers out of the branches"});
    return true;
  }

  bool VisitCallExpr(CallExpr *E) override {
    const FunctionDecl *Callee = E->getDirectCallee();
    if (Callee && onDevice() && View.Where.origin(Callee) == Origin::User)
      Calls.push_back({Callee->getCanonicalDecl(), oneThread()});
    return true;
  }

  bool VisitCompoundStmt(CompoundStmt *S) override {
    if (onDevice())
      halvingSteps(S);
    return true;
  }

private:
  struct Spin {
    SourceLocation At;
    const FunctionDecl *Inside;
    bool Alone;
  };
  struct Called {
    const Decl *Callee;
    bool Alone;
  };
  std::vector<Spin> Spins;
  std::vector<Called> Calls;

  bool syncs(const Stmt *S) const {
    bool Found = false;
    eachBelow(S, [&](const Stmt *Below) {
      if (const auto *Call = dyn_cast<CallExpr>(Below))
        Found |= cudaCallee(View, Call).starts_with("__syncthreads");
    });
    return Found;
  }

  /// Conditions around or before the visited statement leave at most one thread
  /// of a wave: `threadIdx.x == 0`, `!lane`, `if (lane != 0) return;`.
  bool oneThread() {
    for (size_t I = 0; I + 1 < Enclosing.size(); ++I) {
      if (const auto *Block = dyn_cast<CompoundStmt>(Enclosing[I]))
        for (const Stmt *Before : Block->body()) {
          if (Before == Enclosing[I + 1])
            break;
          if (othersReturn(Before))
            return true;
        }
      const auto *If = dyn_cast<IfStmt>(Enclosing[I]);
      if (!If || Enclosing[I + 1] != If->getThen())
        continue;
      if (picksOne(threadValues(), If->getCond()))
        return true;
    }
    return false;
  }

  /// `if (threadIdx.x != 0) return;`, `if (lane) { return; }`
  bool othersReturn(const Stmt *S) {
    const auto *If = dyn_cast<IfStmt>(S);
    if (!If || If->getElse())
      return false;
    const Stmt *Then = If->getThen();
    const auto *Block = dyn_cast<CompoundStmt>(Then);
    if (Block && Block->size() == 1)
      Then = Block->body_front();
    return isa<ReturnStmt>(Then) && leavesOne(threadValues(), If->getCond());
  }

  static bool leavesOne(const ThreadValues &Values, const Expr *E) {
    E = E->IgnoreParenImpCasts();
    const auto *Op = dyn_cast<BinaryOperator>(E);
    if (!Op)
      return !isa<UnaryOperator>(E) && Values.varies(E);
    if (Op->getOpcode() == BO_LOr)
      return leavesOne(Values, Op->getLHS()) || leavesOne(Values, Op->getRHS());
    return Op->getOpcode() == BO_NE && Values.varies(Op);
  }

  static bool picksOne(const ThreadValues &Values, const Expr *E) {
    E = E->IgnoreParenImpCasts();
    if (const auto *Not = dyn_cast<UnaryOperator>(E))
      return Not->getOpcode() == UO_LNot && Values.varies(Not->getSubExpr());
    const auto *Op = dyn_cast<BinaryOperator>(E);
    if (!Op)
      return false;
    if (Op->getOpcode() == BO_LAnd)
      return picksOne(Values, Op->getLHS()) || picksOne(Values, Op->getRHS());
    return Op->getOpcode() == BO_EQ && Values.varies(Op);
  }

  /// Nothing in the body but pauses: the loop waits for somebody else.
  bool onlyWaits(const Stmt *Body) const {
    if (isa<NullStmt>(Body))
      return true;
    if (const auto *Block = dyn_cast<CompoundStmt>(Body))
      return llvm::all_of(Block->body(),
                          [&](const Stmt *S) { return onlyWaits(S); });
    const auto *E = dyn_cast<Expr>(Body);
    const auto *Call =
        E ? dyn_cast<CallExpr>(E->IgnoreParenImpCasts()) : nullptr;
    llvm::StringRef Name = Call ? cudaCallee(View, Call) : llvm::StringRef();
    return Name == "__nanosleep" || Name.starts_with("__threadfence");
  }

  void loop(const Stmt *S, const Expr *Cond, const Stmt *Body) {
    if (!onDevice() || !onlyWaits(Body))
      return;
    bool Takes = false;
    const Expr *Polled = nullptr;
    eachBelow(Cond, [&](const Stmt *Below) {
      if (const auto *Call = dyn_cast<CallExpr>(Below)) {
        llvm::StringRef Name = cudaCallee(View, Call);
        Takes |=
            Name.starts_with("atomicCAS") || Name.starts_with("atomicExch");
      }
      if (const auto *Load = dyn_cast<ImplicitCastExpr>(Below);
          Load && Load->getCastKind() == CK_LValueToRValue &&
          isPolled(Load->getSubExpr()))
        Polled = Load;
    });
    if (Takes)
      Spins.push_back({S->getBeginLoc(), function(), oneThread()});
    else if (Polled)
      report(View, S->getBeginLoc(),
             {"volatile-flag-spin", Severity::Warning,
              "polling a volatile variable does not order memory between "
              "compute units of AMD GPUs, and may never see the write on one "
              "with several dies: poll with __hip_atomic_load(flag, "
              "__ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) and set with a "
              "release store"});
  }

  /// A volatile object that lies in global memory as far as is known.
  static bool isPolled(const Expr *Place) {
    if (!Place->getType().isVolatileQualified())
      return false;
    const Expr *E = Place->IgnoreParenImpCasts();
    while (true) {
      if (const auto *Index = dyn_cast<ArraySubscriptExpr>(E))
        E = Index->getBase()->IgnoreParenImpCasts();
      else if (const auto *Deref = dyn_cast<UnaryOperator>(E))
        E = Deref->getSubExpr()->IgnoreParenCasts();
      else if (const auto *Member = dyn_cast<MemberExpr>(E))
        E = Member->getBase()->IgnoreParenImpCasts();
      else
        break;
    }
    const auto *Ref = dyn_cast<DeclRefExpr>(E);
    const auto *Variable = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
    return Variable && !Variable->hasAttr<CUDASharedAttr>();
  }

  void spin(const Spin &S) {
    if (S.Alone)
      return;
    bool Kernel = S.Inside->hasAttr<CUDAGlobalAttr>();
    if (!Kernel) {
      bool Called = false, Together = false;
      for (const auto &C : Calls)
        if (C.Callee == S.Inside->getCanonicalDecl()) {
          Called = true;
          Together |= !C.Alone;
        }
      if (Called && !Together)
        return;
    }
    report(
        View, S.At,
        {"intra-warp-spin-lock", Kernel ? Severity::Error : Severity::Warning,
         "if two lanes of one wave want this lock, the one that spins keeps "
         "the owner from running on and AMD GPUs hang: try the lock once per "
         "round, with the critical section and the release inside the loop, "
         "or let one lane of a wave take it"});
  }

  // Halving steps: s[t] += s[t + 16]; s[t] += s[t + 8]; …

  struct Step {
    const ValueDecl *Array;
    int64_t Distance;
    bool Volatile;
    SourceLocation At;
  };

  static const ArraySubscriptExpr *subscript(const Expr *E) {
    return dyn_cast<ArraySubscriptExpr>(E->IgnoreParenImpCasts());
  }

  static const ValueDecl *arrayOf(const ArraySubscriptExpr *E) {
    const auto *Ref =
        dyn_cast<DeclRefExpr>(E->getBase()->IgnoreParenImpCasts());
    return Ref ? Ref->getDecl() : nullptr;
  }

  /// The constant added to the index of the element that \p E reads from
  /// \p Array; 0 if there is none.
  int64_t distance(const Expr *E, const ValueDecl *Array) const {
    int64_t Found = 0;
    eachBelow(E, [&](const Stmt *Below) {
      const auto *Index = dyn_cast<ArraySubscriptExpr>(Below);
      if (!Index || arrayOf(Index) != Array)
        return;
      const auto *Sum =
          dyn_cast<BinaryOperator>(Index->getIdx()->IgnoreParenImpCasts());
      if (!Sum || Sum->getOpcode() != BO_Add)
        return;
      for (const Expr *Side : {Sum->getLHS(), Sum->getRHS()})
        if (auto Value = constantOf(View, Side))
          Found = *Value;
    });
    return Found;
  }

  std::optional<Step> step(const Stmt *S) const {
    // `if (blockSize >= 64) s[t] += s[t + 32];`
    while (const auto *If = dyn_cast<IfStmt>(S)) {
      const auto *Block = dyn_cast<CompoundStmt>(If->getThen());
      if (If->getElse() || (Block && Block->size() != 1))
        return std::nullopt;
      S = Block ? Block->body_front() : If->getThen();
    }
    const auto *Op = dyn_cast<BinaryOperator>(S);
    if (!Op || !Op->isAssignmentOp())
      return std::nullopt;
    const auto *To = subscript(Op->getLHS());
    const ValueDecl *Array = To ? arrayOf(To) : nullptr;
    if (!Array)
      return std::nullopt;
    int64_t Distance = distance(Op->getRHS(), Array);
    if (Distance <= 0 || Distance > 32)
      return std::nullopt;
    return Step{Array, Distance, To->getType().isVolatileQualified(),
                Op->getBeginLoc()};
  }

  void halvingSteps(const CompoundStmt *Block) {
    std::vector<Step> Chain;
    auto Judge = [&] {
      if (Chain.size() >= 3)
        report(View, Chain.front().At,
               {"warp-synchronous-volatile",
                Chain.front().Volatile ? Severity::Note : Severity::Warning,
                Chain.front().Volatile
                    ? "these steps rely on lanes that run in step; on AMD that "
                      "holds within a wave as long as the accesses are volatile"
                    : "these steps rely on lanes that run in step, but nothing "
                      "keeps the compiler from moving accesses that are not "
                      "volatile: put __syncwarp() between them, or sum with "
                      "shuffles"});
      Chain.clear();
    };
    for (const Stmt *S : Block->body()) {
      auto Next = step(S);
      bool Goes = Next && (Chain.empty() ||
                           (Chain.back().Array == Next->Array &&
                            Next->Distance * 2 == Chain.back().Distance));
      if (!Goes)
        Judge();
      if (Next)
        Chain.push_back(*Next);
    }
    Judge();
  }
};

void runWarpOrder(const AstView &View) { WarpOrder(View).finish(); }

/// # intra-warp-spin-lock
/// Severity: error in a kernel, warning in a function that may be called by one lane.
///
/// `while (atomicCAS(&lock, 0, 1) != 0);` that more than one lane of a wave may run.
///
/// On AMD: the lanes of a wave run in step on every GPU. The lanes that spin keep the one
/// that holds the lock from reaching its release, and the kernel hangs. CUDA has run
/// such code since Volta, whose threads advance independently.
///
/// What to do: try once per round and work inside the loop, or take the lock with one
/// lane of the wave.
///
/// Before: `while (atomicCAS(&m, 0, 1)); work(); atomicExch(&m, 0);`
/// After: `for (bool done = false; !done;) if (!atomicCAS(&m, 0, 1)) { work(); atomicExch(&m, 0); done = true; }`
///
/// # volatile-flag-spin
/// Severity: warning.
///
/// A loop that waits for a volatile variable in global memory.
///
/// On AMD: a volatile read is neither an acquire, so what the flag announces may not be
/// there yet, nor is it sure to leave the caches of a die on MI200 and MI300.
///
/// What to do: read with `__hip_atomic_load(p, __ATOMIC_ACQUIRE,
/// __HIP_MEMORY_SCOPE_AGENT)`, write with `__hip_atomic_store(p, v, __ATOMIC_RELEASE,
/// __HIP_MEMORY_SCOPE_AGENT)`.
///
/// # syncthreads-in-divergent-code
/// Severity: warning.
///
/// Barriers in both branches of a condition that differs between threads.
///
/// On AMD: a barrier counts waves, and where a wave of 64 takes both branches it arrives
/// twice. CUDA code that parts whole warps of 32 is safe there, and not on gfx9.
///
/// What to do: move the barrier behind the branches, or part the block at multiples of 64.
///
/// # warp-synchronous-volatile
/// Severity: warning; note where the accesses are volatile.
///
/// Halving steps of a reduction in shared memory without a barrier between.
///
/// On AMD: lanes of a wave run in step, but the compiler may move accesses that are not
/// volatile.
///
/// What to do: `__syncwarp()` between the steps, or shuffles.
HIPIFY_AST_CHECK("warp-order", runWarpOrder);

} // namespace
} // namespace hipify
