//===- Groups.cpp - collectives of cooperative groups ---------------------===//
//
// What HIP's cooperative groups lack, or lacked before some release, comes from
// hipify-compat/cooperative_groups.h: `cg::reduce(tile, v, cg::plus<int>())` →
// `hipify::reduce(tile, v, hipify::plus<int>())`. Members that have another name in
// HIP get it; clusters and what else nothing stands for are reported.
//
//===----------------------------------------------------------------------===//

#include "../GroupNames.h"
#include "../HipSource.h"
#include "InsertInclude.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

class Groups {
public:
  Groups(const FileContext &C, FindingSink &Out)
      : C(C), T(C.Tokens), Out(Out) {}

  void run() {
    if (isHipSource(T))
      return;
    for (const NameUse &Use : C.uses())
      if (Use.Cuda.starts_with("cooperative_groups::") && isGroupCall(C, Use))
        provided(Use);
    clusters();
    // Members are translated where the object's type is known.
    for (const Finding &F : C.Facts.Findings)
      UsesHeader |=
          (F.Id == "cg-tile-32-ballot" || F.Id == "cg-tile-of-tile") &&
          !F.Edits.empty();
    if (UsesHeader)
      addCompatInclude(C, "cooperative_groups.h", Out);
  }

private:
  const FileContext &C;
  const TokenView &T;
  FindingSink &Out;
  bool UsesHeader = false;

  void add(const NameUse &Use, llvm::StringRef Id, Severity Level,
           std::string Message, std::vector<Edit> Edits) {
    Out.push_back({Id.str(), Level, T.tokens()[Use.Token].Range,
                   std::move(Message), std::move(Edits), Use.Certainty, false});
  }

  /// The name with the qualifiers before it.
  ByteRange qualified(const NameUse &Use) const {
    uint32_t I = Use.Token;
    while (I && T.is(I - 1, tok::coloncolon)) {
      --I;
      if (I && T.is(I - 1, tok::raw_identifier) &&
          !isKeyword(T.spelling(I - 1)))
        --I;
      else
        break;
    }
    return {T.tokens()[I].Range.Begin, T.tokens()[Use.Token].Range.End};
  }

  static bool isKeyword(llvm::StringRef Word) {
    return Word == "return" || Word == "else" || Word == "do" || Word == "case";
  }

  void provided(const NameUse &Use) {
    llvm::StringRef Name = groupFunction(Use.Cuda, C.Options.Warp);
    UsesHeader = true;
    bool Copies = Name == "memcpy_async";
    llvm::StringRef Id = Copies || Name.starts_with("wait") ? "cg-memcpy-async"
                         : Name.ends_with("_partition")
                             ? "cg-missing-labeled-partition"
                         : Name == "coalesced_threads" ? "cg-coalesced-threads"
                                                       : "cg-reduce-scan";
    std::string Message =
        Copies
            ? "asynchronous copy becomes a synchronous one by all members: "
              "the overlap is lost"
            : Use.Cuda.str() + " comes from hipify-compat/cooperative_groups.h "
                               "and acts alike on waves of 32 and 64";
    add(Use, Id, Severity::Note, std::move(Message),
        {Edit::replace(qualified(Use), ("hipify::" + Name).str())});
  }

  /// Names without a row in the tables.
  void clusters() {
    for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I) {
      if (!T.isIdentifier(I, "this_cluster") &&
          !T.isIdentifier(I, "cluster_group"))
        continue;
      auto Facts = C.nameFacts(I);
      if (Facts.empty() || !llvm::all_of(Facts, [](const NameFact &F) {
            return F.From == Origin::Cuda;
          }))
        continue;
      Out.push_back(
          {"cg-cluster",
           Severity::Error,
           T.tokens()[I].Range,
           ("'" + T.spelling(I) +
            "': AMD GPUs before gfx1250 have no thread-block clusters "
            "and HIP has no such group: let blocks exchange through "
            "global memory")
               .str(),
           {},
           Trust::Resolved,
           false});
    }
  }
};

void runGroups(const FileContext &C, FindingSink &Out) { Groups(C, Out).run(); }

/// # cg-reduce-scan
/// Severity: note.
///
/// `cg::reduce`, `cg::inclusive_scan`, `cg::exclusive_scan` and their operators.
///
/// On AMD: HIP has `reduce` from ROCm 7.13 and the scans from 10.0 on, and neither the
/// `*_update` nor the `*_async` forms, which are reported (`api-unsupported`): reduce or
/// scan into a register, then let one member update memory.
///
/// What happens: calls go to `hipify-compat/cooperative_groups.h`, which works with every
/// ROCm. The order of operations differs from CUDA's, so floating-point results may
/// differ in the last bits.
///
/// Before: `int s = cg::reduce(tile, v, cg::plus<int>());`
/// After: `int s = hipify::reduce(tile, v, hipify::plus<int>());`
///
/// # cg-memcpy-async
/// Severity: note.
///
/// `cg::memcpy_async`, `cg::wait` and `cg::wait_prior`.
///
/// On AMD: there is no copy into shared memory beside the instruction stream in HIP. All
/// members copy in a loop, and waiting becomes the group's `sync()`. The result is the same,
/// the overlap is lost; load into registers ahead of time where it matters.
///
/// # cg-missing-labeled-partition
/// Test: test/check/cg-coalesced-threads.cu.
/// Severity: note.
///
/// `cg::labeled_partition`, which HIP lacks, and `cg::binary_partition`, which it has from
/// ROCm 6.4 on. hipify-compat's find the lanes of equal label by votes. `meta_group_rank()` and `meta_group_size()` of the result are 0 and 1.
///
/// # cg-coalesced-threads
/// Severity: note.
///
/// `cg::coalesced_threads()` with `--warp=compat`.
///
/// On AMD: HIP's group spans the whole wave, 64 lanes on gfx9; ranks and ballots then
/// exceed 32 bits. hipify-compat's is the caller's half, as in CUDA.
///
/// # cg-cluster
/// Severity: error.
///
/// `cg::this_cluster()` and `cg::cluster_group`.
///
/// On AMD: there are no thread-block clusters before gfx1250, and HIP has no such group.
/// Exchange through global memory, with a grid-wide `sync` or atomics in between.
HIPIFY_CHECK("cg-collectives", runGroups);

} // namespace
} // namespace hipify
