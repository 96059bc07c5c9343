//===- WarpCompat.cpp - warps of 32 lanes on waves of 32 or 64 ------------===//
//
// CUDA's warp intrinsics mean 32 lanes. A shuffle of a plain number in a full
// warp keeps that meaning as HIP's own intrinsic with an explicit width:
// `__shfl_down_sync(0xffffffff, v, 16)` → `__shfl_down(v, 16, 32)`. All others
// call hipify-compat/warp.h: `__ballot_sync(m, p)` → `hipify::ballot_sync(m, p)`.
//
//===----------------------------------------------------------------------===//

#include "../Branches.h"
#include "../WarpNames.h"
#include "InsertInclude.h"
#include "hipify/Check.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

class WarpCompat {
public:
  WarpCompat(const FileContext &C, FindingSink &Out)
      : C(C), T(C.Tokens), Out(Out) {}

  void run() {
    Hip = branchesOf(T, Vendor::Hip);
    if (isHip())
      return;
    for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I)
      if (T.is(I, tok::raw_identifier) && !warpFunction(T.spelling(I)).empty() &&
          isCudas(I))
        translate(I);
    if (!Intrinsics)
      return;
    for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I)
      if (T.isIdentifier(I, "warpSize") && isCudas(I))
        warpSize(I);
    if (UsesHeader && C.File)
      addWarpInclude(C, Out);
  }

private:
  const FileContext &C;
  const TokenView &T;
  FindingSink &Out;
  bool Intrinsics = false, UsesHeader = false;
  std::vector<ByteRange> Hip; ///< branches that are HIP's own

  bool inHipBranch(ByteRange R) const {
    return llvm::any_of(Hip, [&](ByteRange H) { return H.contains(R); });
  }

  /// A HIP source, translated or written: its intrinsics are HIP's already.
  bool isHip() const {
    return llvm::any_of(T.directives(), [&](const Directive &D) {
      return D.Name == "include" &&
             T.slice(D.Lines).contains("hip/hip_runtime.h") &&
             !inHipBranch(D.Lines);
    });
  }

  bool isCudas(uint32_t I) const {
    if (inHipBranch(T.tokens()[I].Range))
      return false;
    if (I && (T.is(I - 1, tok::period) || T.is(I - 1, tok::arrow) ||
              (T.is(I - 1, tok::coloncolon) && I > 1 &&
               T.is(I - 2, tok::raw_identifier))))
      return false;
    int32_t D = T.tokens()[I].Directive;
    if (D >= 0 && (T.directives()[D].Name != "define" ||
                   I == T.directives()[D].FirstTok + 2))
      return false;
    auto Facts = C.nameFacts(I);
    if (Facts.empty())
      return !C.Project.Declared.contains(T.spelling(I));
    return llvm::all_of(
        Facts, [](const NameFact &F) { return F.From == Origin::Cuda; });
  }

  Trust trust(uint32_t I) const {
    return C.nameFacts(I).empty() ? Trust::Lexical : Trust::Resolved;
  }

  void warpSize(uint32_t I) {
    ByteRange At = T.tokens()[I].Range;
    Out.push_back({"warp-size", Severity::Note, At,
                   "the program's warps have 32 lanes, whatever the wave has",
                   {Edit::replace(At, "32")}, trust(I), false});
  }

  void translate(uint32_t I) {
    llvm::StringRef Name = T.spelling(I);
    auto Call = callAt(T, I, C.Facts.Angles);
    if (!Call && T.is(I + 1, tok::l_paren))
      return;
    Intrinsics = true;
    ByteRange At = T.tokens()[I].Range;
    if (Call && isShuffle(Name) && !Name.ends_with("_sync") &&
        Call->Args.size() == 3)
      return; // HIP means the same by a shuffle that names its width
    if (Call && isShuffle(Name) && isPlain(*Call, I, Name))
      return plainShuffle(*Call, I, Name);
    UsesHeader = true;
    Out.push_back({"warp-compat", Severity::Note, At,
                   (Name + " means 32 lanes: hipify-compat/warp.h keeps that on "
                           "waves of 64")
                       .str(),
                   {Edit::replace(At, ("hipify::" + warpFunction(Name)).str())},
                   trust(I), false});
  }

  static bool isShuffle(llvm::StringRef Name) {
    return Name.starts_with("__shfl");
  }

  /// A shuffle of a number that HIP's own intrinsic takes, of the whole warp.
  bool isPlain(const CallView &Call, uint32_t I, llvm::StringRef Name) const {
    bool Sync = Name.ends_with("_sync");
    unsigned Value = Sync ? 1 : 0;
    const CallFact *Types = C.callFact(I);
    if (Call.Args.size() < Value + 2 || Call.Args.size() > Value + 3 || !Types ||
        Types->Args.size() != Call.Args.size())
      return false;
    if (Sync && !isFullMask(T.slice(Call.Args[0])))
      return false;
    ArgShape Shape = Types->Args[Value].Shape;
    return Shape == ArgShape::Integer || Shape == ArgShape::Floating;
  }

  static bool isFullMask(llvm::StringRef Text) {
    std::string Lower = Text.lower();
    llvm::StringRef Mask = llvm::StringRef(Lower).rtrim("ul");
    return Mask == "0xffffffff" || Mask == "~0" || Mask == "-1" ||
           Mask == "(unsigned)-1" || Mask == "(unsigned int)-1" ||
           Mask == "4294967295" || Mask == "uint32_t(-1)" ||
           Mask == "unsigned(-1)" || Mask == "(uint32_t)-1";
  }

  void plainShuffle(const CallView &Call, uint32_t I, llvm::StringRef Name) {
    bool Sync = Name.ends_with("_sync");
    bool HasWidth = Call.Args.size() == (Sync ? 4u : 3u);
    ByteRange At = T.tokens()[I].Range;
    std::vector<Edit> Edits;
    if (Sync) {
      llvm::StringRef Plain = Name;
      Plain.consume_back("_sync");
      Edits.push_back(Edit::replace(At, Plain.str()));
      Edits.push_back(
          Edit::remove({Call.Args[0].Begin, Call.Args[1].Begin}));
    }
    if (!HasWidth)
      Edits.push_back(Edit::insert(Call.Args.back().End, ", 32"));
    Out.push_back({"warp-compat", Severity::Note, At,
                   (Name + " of a whole warp: the width 32 keeps its meaning on "
                           "waves of 64")
                       .str(),
                   std::move(Edits), trust(I), false});
  }
};

void runWarpCompat(const FileContext &C, FindingSink &Out) {
  WarpCompat(C, Out).run();
}

HIPIFY_CHECK("warp-compat", runWarpCompat);

} // namespace
} // namespace hipify
