//===- WarpCompat.cpp - warps of 32 lanes on waves of 32 or 64 ------------===//
//
// CUDA's warp intrinsics mean 32 lanes. A shuffle of a plain number in a full
// warp keeps that meaning as HIP's own intrinsic with an explicit width:
// `__shfl_down_sync(0xffffffff, v, 16)` → `__shfl_down(v, 16, 32)`. All others
// call hipify-compat/warp.h: `__ballot_sync(m, p)` → `hipify::ballot_sync(m, p)`.
// Before ROCm 5.7, HIP's `__shfl` adds the lane number to the segment's first
// lane, where CUDA takes it modulo the width: there it stays only where the number
// is seen to be below.
// warpSize is 32 then, in code that calls no intrinsic too: it may share its
// numbers with code that does.
//
//===----------------------------------------------------------------------===//

#include "../Branches.h"
#include "../HipSource.h"
#include "../WarpNames.h"
#include "InsertInclude.h"
#include "hipify/Check.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

class WarpCompat {
public:
  WarpCompat(const FileContext &C, FindingSink &Out)
      : C(C), T(C.Tokens), Out(Out) {}

  void run() {
    if (isHipSource(T) || C.Options.Warp == WarpModel::Native)
      return;
    auto Hip = branchesOf(T, Vendor::Hip);
    for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I) {
      if (!T.is(I, tok::raw_identifier))
        continue;
      if (!warpFunction(T.spelling(I)).empty() && isDeviceName(C, I, Hip))
        translate(I);
      else if (T.isIdentifier(I, "warpSize") && isDeviceName(C, I, Hip))
        warpSize(I);
    }
    if (UsesHeader)
      addCompatInclude(C, "warp.h", Out);
  }

private:
  const FileContext &C;
  const TokenView &T;
  FindingSink &Out;
  bool UsesHeader = false;

  void warpSize(uint32_t I) {
    ByteRange At = T.tokens()[I].Range;
    Out.push_back({"warp-size",
                   Severity::Note,
                   At,
                   "the program's warps have 32 lanes, whatever the wave has",
                   {Edit::replace(At, "32")},
                   deviceTrust(C, I),
                   false});
  }

  void translate(uint32_t I) {
    llvm::StringRef Name = T.spelling(I);
    auto Call = callAt(T, I, C.Facts.Angles);
    if (!Call && T.is(I + 1, tok::l_paren))
      return;
    ByteRange At = T.tokens()[I].Range;
    if (Call && isShuffle(Name) && !Name.ends_with("_sync") &&
        Call->Args.size() == 3 && isInSegment(*Call, Name))
      return; // HIP means the same by a shuffle that names its width
    if (Call && isShuffle(Name) && isPlain(*Call, I, Name))
      return plainShuffle(*Call, I, Name);
    UsesHeader = true;
    Out.push_back(
        {"warp-compat",
         Severity::Note,
         At,
         (Name + " means 32 lanes: hipify-compat/warp.h keeps that on "
                 "waves of 64")
             .str(),
         {Edit::replace(At, ("hipify::" + warpFunction(Name)).str())},
         deviceTrust(C, I),
         false});
  }

  static bool isShuffle(llvm::StringRef Name) {
    return Name.starts_with("__shfl");
  }

  /// A shuffle of a number that HIP's own intrinsic takes, of the whole warp.
  bool isPlain(const CallView &Call, uint32_t I, llvm::StringRef Name) const {
    bool Sync = Name.ends_with("_sync");
    unsigned Value = Sync ? 1 : 0;
    const CallFact *Types = C.callFact(I);
    if (Call.Args.size() < Value + 2 || Call.Args.size() > Value + 3 ||
        !Types || Types->Args.size() != Call.Args.size())
      return false;
    if (Sync && !isFullMask(T.slice(Call.Args[0])))
      return false;
    ArgShape Shape = Types->Args[Value].Shape;
    return (Shape == ArgShape::Integer || Shape == ArgShape::Floating) &&
           isInSegment(Call, Name);
  }

  /// The lane that a `__shfl` names is taken modulo the width, or seen to be one
  /// of a segment's: a number below the width, or what a mask leaves of one.
  bool isInSegment(const CallView &Call, llvm::StringRef Name) const {
    if ((Name != "__shfl" && Name != "__shfl_sync") ||
        !(C.Options.Rocm < Version(5, 7)))
      return true;
    size_t First = Name.ends_with("_sync") ? 1 : 0;
    if (Call.Args.size() < First + 2)
      return false;
    uint64_t Width = 32, Lane;
    if (Call.Args.size() == First + 3 &&
        T.slice(Call.Args[First + 2]).trim().getAsInteger(0, Width))
      return false;
    llvm::StringRef Text = T.slice(Call.Args[First + 1]).trim();
    if (!Text.getAsInteger(0, Lane))
      return Lane < Width;
    auto [Before, After] = Text.rsplit('&');
    Before = Before.trim();
    bool Alone = Before.starts_with("(")
                     ? Before.find(')') == Before.size() - 1
                     : !Before.empty() && llvm::all_of(Before, [](char C) {
                         return llvm::isAlnum(C) || C == '_';
                       });
    return Alone && !After.trim().rtrim("uU").getAsInteger(0, Lane) &&
           Lane < Width;
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
      Edits.push_back(Edit::remove({Call.Args[0].Begin, Call.Args[1].Begin}));
    }
    if (!HasWidth)
      Edits.push_back(Edit::insert(Call.Args.back().End, ", 32"));
    Out.push_back(
        {"warp-compat", Severity::Note, At,
         (Name + " of a whole warp: the width 32 keeps its meaning on "
                 "waves of 64")
             .str(),
         std::move(Edits), deviceTrust(C, I), false});
  }
};

void runWarpCompat(const FileContext &C, FindingSink &Out) {
  WarpCompat(C, Out).run();
}

/// # warp-compat
/// Severity: note.
///
/// A warp intrinsic keeps CUDA's meaning, 32 lanes, on waves of 32 and of 64
/// (`--warp=compat`, the default).
///
/// On AMD: waves have 64 lanes on gfx9 (CDNA, Vega) and 32 from gfx10 on (RDNA). HIP's
/// own intrinsics act on the whole wave, take masks of 64 bits and give ballots of 64
/// bits. Two CUDA warps that share a wave would mix.
///
/// What happens: a shuffle of a number in a full warp gets an explicit width,
/// everything else calls `hipify-compat/warp.h`, which is copied beside the output.
/// Before ROCm 5.7 so does a `__shfl_sync` whose lane number may be beyond the width:
/// CUDA takes it modulo the width, HIP reads another segment's lane there.
/// Lane arithmetic with 31, 32 and 5, and arrays of 32 partial results, stay right.
///
/// Before: `v += __shfl_down_sync(0xffffffff, v, 16); m = __ballot_sync(~0u, p);`
/// After: `v += __shfl_down(v, 16, 32); m = hipify::ballot_sync(~0u, p);`
///
/// # warp-size
/// Severity: note.
/// Test: test/check/warp-compat.cu.
///
/// `warpSize` in device code becomes 32 with `--warp=compat`.
///
/// On AMD: `warpSize` is the hardware's width, and since ROCm 7.0 an object that is no
/// constant expression. The program's warps keep 32 lanes on every GPU.
///
/// # compat-include
/// Severity: note.
/// Cases: none, because it follows the calls that need it.
/// Test: test/check/warp-compat.cu.
///
/// The file calls functions of a header of `hipify-compat/`; the header is written
/// beside the output and included by its path from the file.
HIPIFY_CHECK("warp-compat", runWarpCompat);

} // namespace
} // namespace hipify
