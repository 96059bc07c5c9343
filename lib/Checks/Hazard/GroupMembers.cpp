//===- GroupMembers.cpp - members of cooperative groups -------------------===//
//
// Members that HIP's groups lack or that mean something else there:
// `tile.ballot(p)` → `hipify::ballot(tile, p)`, `grid.num_blocks()` →
// `(gridDim.x * gridDim.y * gridDim.z)`. Tiles wider than a wave, and launches
// that need all blocks resident, are reported.
//
//===----------------------------------------------------------------------===//

#include "DeviceCode.h"
#include "hipify/Arch.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

using namespace clang;

class GroupMembers : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;

  void finish() {
    run();
    if (Occupancy)
      return;
    for (SourceLocation At : Launches)
      report(View, At,
             {"cooperative-launch", Severity::Warning,
              "all blocks of a cooperative launch must be resident, and AMD "
              "GPUs hold other numbers of them: a grid that is fixed for an "
              "NVIDIA GPU may fail with hipErrorCooperativeLaunchTooLarge; ask "
              "hipOccupancyMaxActiveBlocksPerMultiprocessor"});
  }

  bool VisitCallExpr(CallExpr *E) override {
    const auto *Member =
        dyn_cast<MemberExpr>(E->getCallee()->IgnoreParenImpCasts());
    const auto *Method =
        Member ? dyn_cast<CXXMethodDecl>(Member->getMemberDecl()) : nullptr;
    if (Method && Method->getIdentifier() &&
        Method->getParent()->getIdentifier() &&
        View.Where.origin(Method) == Origin::Cuda)
      member({E, Member, Method->getParent()->getName(), Method->getName()});
    llvm::StringRef Name = cudaCallee(View, E);
    if (Name == "tiled_partition") {
      tile(E);
      tileOfTile(E);
    } else if (Name.starts_with("cudaLaunchCooperativeKernel") ||
               Name == "cuLaunchCooperativeKernel")
      Launches.push_back(E->getBeginLoc());
    else if (Name.contains("MaxActiveBlocksPerMultiprocessor"))
      Occupancy = true;
    return true;
  }

private:
  std::vector<SourceLocation> Launches;
  bool Occupancy = false;

  /// A call of a group's member; static ones, too.
  struct Use {
    const CallExpr *Call;
    const MemberExpr *Callee;
    llvm::StringRef Group, Name;

    SourceLocation at() const { return Callee->getMemberLoc(); }
  };

  void member(const Use &U) {
    bool Lanes = U.Group == "thread_block_tile" || U.Group == "coalesced_group";
    bool Votes = U.Name == "ballot" || U.Name == "any" || U.Name == "all" ||
                 U.Name == "match_any" || U.Name == "match_all";
    if (Lanes && Votes && View.Options.Warp == WarpModel::Compat)
      return vote(U);
    bool OfGroup = Lanes || U.Group == "thread_block" ||
                   U.Group == "thread_group" || U.Group == "grid_group";
    if (OfGroup && U.Name == "num_threads" &&
        View.Options.Rocm < Version(7, 0)) {
      if (auto Token = View.spelled(SourceRange(U.at())))
        report(View, U.at(),
               {"cg-barrier-and-names",
                Severity::Note,
                "num_threads comes with ROCm 7.0; size is the same",
                {Edit::replace(Token->Range, "size")}});
      return;
    }
    llvm::StringRef Builtin = replacement(U.Group, U.Name);
    if (!Builtin.empty())
      replaceCall(U, Builtin);
  }

  /// What a member is in terms of the launch's variables, where HIP's groups
  /// lack it or give something else.
  static llvm::StringRef replacement(llvm::StringRef Group,
                                     llvm::StringRef Name) {
    if (Group == "thread_block")
      return Name == "dim_threads" ? "dim3(blockDim.x, blockDim.y, blockDim.z)"
                                   : "";
    if (Group != "grid_group")
      return "";
    return llvm::StringSwitch<llvm::StringRef>(Name)
        .Cases({"dim_blocks", "group_dim"},
               "dim3(gridDim.x, gridDim.y, gridDim.z)")
        .Case("num_blocks", "(gridDim.x * gridDim.y * gridDim.z)")
        .Case("block_index", "dim3(blockIdx.x, blockIdx.y, blockIdx.z)")
        .Case(
            "block_rank",
            "(blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z))")
        .Default("");
  }

  void replaceCall(const Use &U, llvm::StringRef Builtin) {
    auto Whole = View.inPlace(U.Call->getSourceRange());
    // Something like `cg::this_grid().num_blocks()` does nothing else either.
    if (!Whole ||
        !isa<DeclRefExpr, CallExpr>(U.Callee->getBase()->IgnoreParenImpCasts()))
      return;
    report(View, U.at(),
           {"cg-barrier-and-names",
            Severity::Note,
            "HIP's group has no such " + U.Name.str() + ": " + Builtin.str() +
                " is the same",
            {Edit::replace(Whole->Range, Builtin.str())}});
  }

  void vote(const Use &U) {
    auto Object =
        View.inPlace(U.Callee->getBase()->IgnoreImpCasts()->getSourceRange());
    auto First = U.Call->getNumArgs()
                     ? View.inPlace(U.Call->getArg(0)->getSourceRange())
                     : std::nullopt;
    bool Plain = Object && First && View.inPlace(U.at()) &&
                 !U.Callee->isArrow() && !U.Callee->isImplicitAccess();
    Hazard What{"cg-tile-32-ballot", Severity::Note,
                "'" + U.Name.str() +
                    "' of a group gives 64 bits in HIP, and needs ROCm 6.2 to "
                    "7.0: hipify-compat/cooperative_groups.h keeps CUDA's 32"};
    if (Plain)
      What.Edits = {
          Edit::insert(Object->Range.Begin, "hipify::" + U.Name.str() + "("),
          Edit::replace({Object->Range.End, First->Range.Begin}, ", ")};
    else
      What.Level = Severity::Warning;
    report(View, U.at(), std::move(What));
  }

  /// `tiled_partition<8>(tile)`; of a parent whose type only an instantiation
  /// knows, too.
  void tileOfTile(const CallExpr *E) {
    const Expr *Callee = E->getCallee()->IgnoreParenImpCasts();
    NestedNameSpecifierLoc Qualifier;
    SourceLocation Name;
    bool HasSize = false;
    if (const auto *Ref = dyn_cast<DeclRefExpr>(Callee)) {
      Qualifier = Ref->getQualifierLoc();
      Name = Ref->getLocation();
      HasSize = Ref->hasExplicitTemplateArgs();
    } else if (const auto *Lookup = dyn_cast<UnresolvedLookupExpr>(Callee)) {
      Qualifier = Lookup->getQualifierLoc();
      Name = Lookup->getNameLoc();
      HasSize = Lookup->hasExplicitTemplateArgs();
    }
    if (!HasSize || E->getNumArgs() != 1)
      return;
    QualType Parent = E->getArg(0)->getType();
    const auto *Record = Parent->getAsCXXRecordDecl();
    bool IsTile = Record && Record->getIdentifier() &&
                  Record->getName() == "thread_block_tile";
    if (!IsTile && !Parent->isDependentType())
      return;
    Hazard What{"cg-tile-of-tile", Severity::Note,
                "HIP partitions blocks only: a tile of a tile comes from "
                "hipify-compat/cooperative_groups.h"};
    if (auto Written =
            View.inPlace({Qualifier ? Qualifier.getBeginLoc() : Name, Name})) {
      What.Edits = {Edit::replace(Written->Range, "hipify::tiled_partition")};
    } else {
      What.Level = Severity::Error;
      What.Message = "HIP partitions blocks only: write "
                     "hipify::tiled_partition of "
                     "hipify-compat/cooperative_groups.h in this macro";
    }
    report(View, Name, std::move(What));
  }

  void tile(const CallExpr *E) {
    const FunctionDecl *Callee = E->getDirectCallee();
    const auto *Args =
        Callee ? Callee->getTemplateSpecializationArgs() : nullptr;
    if (!Args || Args->size() == 0 ||
        Args->get(0).getKind() != TemplateArgument::Integral)
      return;
    int64_t Size = Args->get(0).getAsIntegral().getExtValue();
    bool Fits32 = Size <= 32;
    bool Wide = View.Options.Warp == WarpModel::Native && Size == 64 &&
                !View.Options.Archs.empty() &&
                llvm::all_of(View.Options.Archs, [](llvm::StringRef A) {
                  return waveWidth(A) == 64;
                });
    if (!Fits32 && !Wide)
      report(View, E->getExprLoc(),
             {"cg-tile-larger-than-wave", Severity::Error,
              "a tile of " + llvm::itostr(Size) +
                  " threads exceeds a wave (32 or 64 lanes on AMD GPUs); HIP "
                  "rejects it at compile time: reduce through shared memory "
                  "and __syncthreads instead"});
  }
};

void runGroupMembers(const AstView &View) { GroupMembers(View).finish(); }

/// # cg-tile-32-ballot
/// Severity: note.
///
/// `tile.ballot(p)`, `any`, `all`, `match_any` and `match_all` of a tile or a coalesced
/// group, with `--warp=compat`.
///
/// On AMD: the members return 64 bits, are there from ROCm 6.2 with a macro and from 7.0
/// without, and hand masks to functions that stop on ones that differ from the active
/// lanes. hipify-compat's functions give CUDA's 32 bits on every ROCm.
///
/// Before: `unsigned m = tile.ballot(p);`
/// After: `unsigned m = hipify::ballot(tile, p);`
///
/// # cg-barrier-and-names
/// Severity: note.
///
/// Members that have another name in HIP or none: `dim_threads`, `num_blocks`,
/// `block_rank` and their like are written with `blockDim`, `gridDim` and `blockIdx`;
/// `num_threads` is `size` before ROCm 7.0.
///
/// # cg-tile-larger-than-wave
/// Severity: error.
///
/// `tiled_partition<64>` and wider.
///
/// On AMD: HIP takes tiles up to one wave, 32 lanes on RDNA and 64 on gfx9, by a
/// `static_assert`. CUDA joins several warps.
///
/// What to do: exchange through shared memory with `__syncthreads`.
///
/// # cg-tile-of-tile
/// Severity: note; error where the call is in a macro.
///
/// `tiled_partition<8>(tile)`: a tile of a tile, or of a group whose type is a template
/// parameter.
///
/// On AMD: HIP's `tiled_partition<N>` takes a block and nothing else; with a tile it ends in
/// errors about an incomplete type.
///
/// What happens: the call goes to `hipify-compat/cooperative_groups.h`, whose
/// `tiled_partition` takes blocks, too. The result is a HIP tile, with `meta_group_rank()` and
/// `meta_group_size()` counted in the parent tile as in CUDA (HIP has these members from ROCm
/// 6.0 on).
///
/// Before: `auto quarter = cg::tiled_partition<8>(tile);`
/// After: `auto quarter = hipify::tiled_partition<8>(tile);`
///
/// # cooperative-launch
/// Severity: warning.
///
/// A cooperative launch in a program that never asks for the occupancy.
///
/// On AMD: the blocks that fit at once depend on waves, registers and LDS of the GPU. Too
/// many fail with `hipErrorCooperativeLaunchTooLarge`.
HIPIFY_AST_CHECK("group-members", runGroupMembers);

} // namespace
} // namespace hipify
