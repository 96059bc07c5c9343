//===- WarpNative.cpp - warps as wide as the hardware's waves -------------===//
//
// --warp=native: the intrinsics act on the whole wave. A mask of all lanes goes,
// `__shfl_down_sync(0xffffffff, v, 16)` → `__shfl_down(v, 16)`, or becomes 64 bits
// wide where HIP wants one. Masks that were computed in 32 bits are reported.
//
//===----------------------------------------------------------------------===//

#include "../Branches.h"
#include "../HipSource.h"
#include "../WarpNames.h"
#include "hipify/Arch.h"
#include "hipify/Check.h"
#include "llvm/ADT/StringSet.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

class WarpNative {
public:
  WarpNative(const FileContext &C, FindingSink &Out)
      : C(C), T(C.Tokens), Out(Out) {}

  void run() {
    if (isHipSource(T) || C.Options.Warp != WarpModel::Native)
      return;
    findNamedMasks();
    if (hasWave64(C.Options))
      sizeMacros();
    auto Hip = branchesOf(T, Vendor::Hip);
    for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I)
      if (T.is(I, tok::raw_identifier) &&
          !warpFunction(T.spelling(I)).empty() && isDeviceName(C, I, Hip))
        if (auto Call = callAt(T, I, C.Facts.Angles))
          translate(*Call, I, T.spelling(I));
  }

private:
  const FileContext &C;
  const TokenView &T;
  FindingSink &Out;
  llvm::StringSet<> FullMasks; ///< macros and constants of all 32 lanes

  void findNamedMasks() {
    for (const Directive &D : T.directives()) {
      uint32_t Name = D.FirstTok + 2;
      if (D.Name == "define" && Name + 1 < D.EndTok &&
          isFullMask(textOf(Name + 1, D.EndTok)))
        FullMasks.insert(T.spelling(Name));
    }
    for (uint32_t I = 1, E = T.tokens().size(); I + 3 < E; ++I)
      if (T.is(I, tok::raw_identifier) && T.is(I + 1, tok::equal) &&
          isConstant(I))
        for (uint32_t End : {I + 3, I + 4})
          if (T.is(End, tok::semi) && isFullMask(textOf(I + 2, End)))
            FullMasks.insert(T.spelling(I));
  }

  /// `#define WARP_SIZE 32`; constants are found where their type is known.
  void sizeMacros() {
    auto Cuda = branchesOf(T, Vendor::Cuda);
    for (const Directive &D : T.directives()) {
      uint32_t Name = D.FirstTok + 2;
      if (D.Name != "define" || Name + 2 != D.EndTok ||
          T.spelling(Name + 1) != "32" ||
          llvm::any_of(Cuda, [&](ByteRange B) { return B.contains(D.Lines); }))
        continue;
      std::string Plain = T.spelling(Name).lower();
      llvm::erase(Plain, '_');
      if (Plain.find("warpsize") != std::string::npos)
        add(Name, "warp-size-constant", Severity::Warning,
            ("'" + T.spelling(Name) +
             "' is 32: where it counts lanes it must become the wave's width "
             "(64 on gfx9), where it counts the bits of a word it must not")
                .str(),
            {});
    }
  }

  llvm::StringRef textOf(uint32_t Begin, uint32_t End) const {
    return T.slice(
        {T.tokens()[Begin].Range.Begin, T.tokens()[End - 1].Range.End});
  }

  /// The declaration whose name is token \p I says `const` or `constexpr`.
  bool isConstant(uint32_t I) const {
    for (; I-- && !T.is(I, tok::semi) && !T.is(I, tok::l_brace) &&
           !T.is(I, tok::r_brace);)
      if (T.isIdentifier(I, "const") || T.isIdentifier(I, "constexpr"))
        return true;
    return false;
  }

  bool isFull(llvm::StringRef Mask) const {
    return isFullMask(Mask) || FullMasks.contains(Mask);
  }

  void add(uint32_t I, llvm::StringRef Id, Severity Level, std::string Message,
           std::vector<Edit> Edits) {
    Out.push_back({Id.str(), Level, T.tokens()[I].Range, std::move(Message),
                   std::move(Edits), deviceTrust(C, I), false});
  }
  void translated(uint32_t I, llvm::StringRef Name, std::vector<Edit> Edits) {
    add(I, "warp-native", Severity::Note,
        (Name + " acts on the hardware's whole wave").str(), std::move(Edits));
  }

  void translate(const CallView &Call, uint32_t I, llvm::StringRef Name) {
    ByteRange At = T.tokens()[I].Range;
    bool Before7 = C.Options.Rocm < Version(7, 0);
    if (Name == "__syncwarp")
      return syncWarp(Call, I, Before7);
    if (Name == "__activemask") {
      if (Before7)
        translated(I, Name,
                   {Edit::replace({At.Begin, T.tokens()[Call.Close].Range.End},
                                  "__ballot(1)")});
      return;
    }
    if (!Name.ends_with("_sync") || Call.Args.empty())
      return; // HIP's own of the same name
    bool NeedsMask =
        Name.starts_with("__match") || Name.starts_with("__reduce");
    if (NeedsMask && Before7)
      return add(I,
                 NeedsMask && Name.starts_with("__match") ? "match-sync-types"
                                                          : "reduce-sync",
                 Severity::Error,
                 ("'" + Name +
                  "' needs ROCm 7.0 or later; with --warp=compat a function of "
                  "hipify-compat/warp.h does the same on any")
                     .str(),
                 {});
    llvm::StringRef Mask = T.slice(Call.Args[0]);
    if (!isFull(Mask))
      return partialMask(Call, I, Name);
    if (NeedsMask)
      return translated(I, Name,
                        {Edit::replace(Call.Args[0], "0xffffffffffffffffull")});
    if (Call.Args.size() < 2)
      return;
    llvm::StringRef Plain = Name;
    Plain.consume_back("_sync");
    translated(I, Name,
               {Edit::replace(At, Plain.str()),
                Edit::remove({Call.Args[0].Begin, Call.Args[1].Begin})});
  }

  void partialMask(const CallView &Call, uint32_t I, llvm::StringRef Name) {
    uint32_t First = T.tokenAt(Call.Args[0].Begin);
    bool Literal = T.is(First, tok::numeric_constant) &&
                   T.tokens()[First].Range.End == Call.Args[0].End;
    if (!Literal)
      return add(First, "sync-mask-32bit", Severity::Error,
                 ("the mask of '" + Name +
                  "' must have a 64-bit integer type in HIP: compute it in "
                  "unsigned long long from where it comes from, as a cast here "
                  "would not name lanes 32 to 63 of a wave")
                     .str(),
                 {});
    llvm::StringRef Digits = T.slice(Call.Args[0]).rtrim("uUlL");
    translated(First, Name,
               {Edit::replace(Call.Args[0], Digits.str() + "ull")});
    if (hasWave64(C.Options))
      add(First, "sync-mask-subset", Severity::Warning,
          "this mask names lanes 0 to 31 at most; on GPUs with waves of 64 "
          "(gfx9) lanes 32 to 63 call with a mask that does not name them: "
          "shift it to the caller's half, or leave the mask out",
          {});
  }

  void syncWarp(const CallView &Call, uint32_t I, bool Before7) {
    if (!Before7) {
      if (!Call.Args.empty())
        translated(I, "__syncwarp",
                   {Edit::remove({T.tokens()[Call.Open].Range.End,
                                  T.tokens()[Call.Close].Range.Begin})});
      return;
    }
    ByteRange Whole{T.tokens()[I].Range.Begin,
                    T.tokens()[Call.Close].Range.End};
    add(I, "syncwarp-availability", Severity::Note,
        "__syncwarp comes with ROCm 7.0: a wave barrier between fences stands "
        "for it",
        {Edit::replace(
            Whole,
            "(__builtin_amdgcn_fence(__ATOMIC_RELEASE, \"wavefront\"), "
            "__builtin_amdgcn_wave_barrier(), "
            "__builtin_amdgcn_fence(__ATOMIC_ACQUIRE, \"wavefront\"))")});
  }
};

void runWarpNative(const FileContext &C, FindingSink &Out) {
  WarpNative(C, Out).run();
}

/// # warp-native
/// Severity: note.
///
/// With `--warp=native` a warp intrinsic acts on all lanes of the hardware's wave:
/// 64 on gfx9 (CDNA, Vega), 32 from gfx10 on (RDNA). A mask that named all 32 lanes
/// is left out, or is written with 64 bits where HIP's function takes a mask.
///
/// Before: `v += __shfl_down_sync(0xffffffff, v, 16);`
/// After: `v += __shfl_down(v, 16);`
///
/// # sync-mask-32bit
/// Severity: error.
///
/// A mask that is computed in 32 bits, with `--warp=native`.
///
/// On AMD: HIP's `*_sync` functions demand a mask of 64 bits at compile time, also
/// for GPUs whose waves have 32 lanes, and a widened value names no lane from 32 on.
///
/// What to do: make the mask, and what it is computed from, `unsigned long long`
/// (`__ballot`, `1ull << lane`, `__popcll`, `__ffsll`), or use `--warp=compat`, which
/// keeps warps of 32 lanes and leaves such code as it is.
///
/// # sync-mask-subset
/// Severity: warning.
///
/// A literal mask of some lanes below 32, with `--warp=native` and a GPU of 64 lanes.
///
/// On AMD: every caller must be named by its mask; lanes 32 to 63 are not.
///
/// What to do: shift the mask to the caller's half of the wave,
/// `0xffffull << (__lane_id() & 32)`, or use a function without a mask.
///
/// # syncwarp-availability
/// Severity: note.
///
/// `__syncwarp` with `--warp=native` and `--rocm` before 7.0.
///
/// On AMD: HIP has `__syncwarp` from ROCm 7.0 on. Before, a wave barrier between two
/// fences of wavefront scope orders the lanes' memory accesses and is written in
/// its place.
///
/// # reduce-sync
/// Severity: error.
///
/// `__reduce_*_sync` with `--warp=native` and `--rocm` before 7.0, which lacks them.
/// Use a newer ROCm, a loop over `__shfl_xor`, or `--warp=compat`.
///
/// # match-sync-types
/// Test: test/check/reduce-sync.cu.
/// Severity: error.
///
/// `__match_*_sync` with `--warp=native` where HIP lacks it: before ROCm 7.0 for any
/// type, later for types that have not 4 or 8 bytes. Use a newer ROCm, cast the value to
/// `unsigned`, or use `--warp=compat`.
HIPIFY_CHECK("warp-native", runWarpNative);

} // namespace
} // namespace hipify
