//===- TableData.h - how the compiled-in rows lie in memory ---------------===//
//
// The plain data that mapgen writes and MapTable reads: no pointers, so that
// the loader has nothing to relocate and start-up nothing to do.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_LIB_MAP_TABLEDATA_H
#define HIPIFY_LIB_MAP_TABLEDATA_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/xxhash.h"
#include <cstdint>

namespace hipify::data {

/// Offset of a string that ends with NUL in the blob; 0 is the empty string.
using Text = uint32_t;

/// Index into the list of versions; 0 is "unknown".
using VersionIndex = uint16_t;

struct VersionData {
  uint16_t Major, Minor, Sub;
  uint8_t Parts; ///< how many of the three were written
};

/// Bits of RowData::Flags.
enum : uint8_t {
  Lexical = 1,
  Drop = 2,
  DropTag = 4,
  HasTemplate = 8,
  HasRocTemplate = 16
};

/// Stands for "no bound" in the arities.
constexpr uint8_t NoArity = 255;

struct RowData {
  Text Cuda, Hip, Roc, Library, Header, Why, Note, Check, Link, WhenType,
      CompatHeader, CompatName;
  uint32_t FirstPiece; ///< of the template, behind it those of the roc call
  /// Since, deprecated and removed of CUDA, HIP and roc; from and until.
  VersionIndex Versions[11];
  uint8_t Kind, Effort, Flags, PieceCount, RocPieceCount, MinArity, MaxArity,
      WhenArg, WhenIs;
};

/// A piece of a template: text in the low bits, ArgWrap in the top two.
constexpr unsigned WrapShift = 30;

/// Slot of \p Name in an open-addressing index of \p Size (a power of two)
/// slots; the search goes on with the next slot. Build kinds have names of
/// their own.
inline uint32_t hashSlot(llvm::StringRef Name, bool Build, uint32_t Size) {
  return static_cast<uint32_t>(llvm::xxh3_64bits(Name) + (Build ? 1 : 0)) &
         (Size - 1);
}

} // namespace hipify::data

#endif
