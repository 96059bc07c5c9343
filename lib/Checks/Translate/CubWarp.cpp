//===- CubWarp.cpp - CUB's warp primitives keep 32 lanes ------------------===//
//
// CUB's logical warp has 32 lanes unless it is told otherwise, hipCUB's has as
// many as the hardware's wave: `cub::WarpReduce<T>` → `hipcub::WarpReduce<T, 32>`.
//
//===----------------------------------------------------------------------===//

#include "../HipSource.h"
#include "hipify/Check.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

/// Which template argument is the logical width, from 0; 0: none of these.
unsigned widthArgument(llvm::StringRef Name) {
  return llvm::StringSwitch<unsigned>(Name)
      .Cases({"cub::WarpReduce", "cub::WarpScan"}, 1)
      .Cases({"cub::WarpExchange", "cub::WarpMergeSort"}, 2)
      .Cases({"cub::WarpLoad", "cub::WarpStore"}, 3)
      .Default(0);
}

/// Number of template arguments between the `<` at \p Open and the `>` at
/// \p Close.
unsigned countArguments(const TokenView &T, uint32_t Open, uint32_t Close,
                        llvm::ArrayRef<uint32_t> Angles) {
  unsigned Count = Close > Open + 1 ? 1 : 0;
  for (uint32_t I = Open + 1; I < Close; ++I) {
    if (T.is(I, tok::l_paren) || T.is(I, tok::l_square) ||
        T.is(I, tok::l_brace)) {
      if (auto End = T.matching(I))
        I = *End;
    } else if (T.is(I, tok::less)) {
      if (auto End = templateEnd(T, I, Angles))
        I = *End;
    } else if (T.is(I, tok::comma)) {
      ++Count;
    }
  }
  return Count;
}

void runCubWarp(const FileContext &C, FindingSink &Out) {
  const TokenView &T = C.Tokens;
  if (C.Options.Warp == WarpModel::Native || isHipSource(T))
    return;
  for (const NameUse &Use : C.uses()) {
    unsigned Width = widthArgument(Use.Cuda);
    uint32_t Open = Use.Token + 1;
    if (!Width || !T.is(Open, tok::less))
      continue;
    auto Close = templateEnd(T, Open, C.Facts.Angles);
    if (!Close)
      continue;
    unsigned Count = countArguments(T, Open, *Close, C.Facts.Angles);
    if (Count == 0 || Count > Width)
      continue;
    std::string Text;
    if (Width == 3 && Count == 2) // the algorithm stands before the width
      Text = Use.Cuda == "cub::WarpLoad" ? ", hipcub::WARP_LOAD_DIRECT"
                                         : ", hipcub::WARP_STORE_DIRECT";
    else if (Count != Width)
      continue;
    // `>>` is one token that closes two lists, the inner one first.
    uint32_t End = T.tokens()[*Close].Range.Begin;
    for (uint32_t I = Open + 1; I < *Close; ++I)
      End += T.is(I, tok::less) && templateEnd(T, I, C.Facts.Angles) == *Close;
    Out.push_back({"cub-warp-size-template",
                   Severity::Note,
                   T.tokens()[Use.Token].Range,
                   (Use.Cuda + ": the logical width defaults to the hardware's "
                               "wave in hipCUB; 32 is written out")
                       .str(),
                   {Edit::insert(End, Text + ", 32")},
                   Use.Certainty,
                   false});
  }
}

/// # cub-warp-size-template
/// Severity: note.
///
/// `cub::WarpReduce<T>`, `WarpScan`, `WarpExchange`, `WarpMergeSort`, `WarpLoad` and
/// `WarpStore` without a logical width, with `--warp=compat`.
///
/// On AMD: the width is 32 in CUB and the wave's, 64 on gfx9, in hipCUB: a sum would
/// take in the neighbouring warp, and arrays of TempStorage per 32 threads would be
/// indexed wrongly. The width 32 is written out, which hipCUB supports on both.
///
/// Before: `typedef cub::WarpReduce<int> WarpReduce;`
/// After: `typedef hipcub::WarpReduce<int, 32> WarpReduce;`
HIPIFY_CHECK("cub-warp-size-template", runCubWarp);

} // namespace
} // namespace hipify
