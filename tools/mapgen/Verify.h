//===- Verify.h - rows against real headers -------------------------------===//
#ifndef HIPIFY_MAPGEN_VERIFY_H
#define HIPIFY_MAPGEN_VERIFY_H

#include "HeaderNames.h"
#include "RowReader.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/MemoryBuffer.h"

namespace hipify {

/// A row and the file that has it.
struct PlacedRow {
  ReadRow Row;
  llvm::StringRef File;
};

/// Where rows and headers disagree.
struct Disagreement {
  std::string Place; ///< `file:line`, or the header
  std::string Name;  ///< the name that the explanations speak of
  std::string Text;
};

/// What the headers at hand are.
struct HeaderSets {
  HeaderNames Cuda, Hip;
  /// Folders of the HIP headers, to tell which libraries are there.
  std::vector<std::string> HipFolders;
  /// Release of the HIP headers; rows for later ones are not checked.
  std::optional<Version> HipVersion;
};

/// Compares every row with the headers: HIP names exist and are of a fitting
/// kind, calls have as many arguments as HIP takes after the template. Rows of
/// libraries whose header is not there are left out; \p Checked counts the
/// others.
std::vector<Disagreement> verifyRows(llvm::ArrayRef<PlacedRow> Rows,
                                     const HeaderSets &Sets, unsigned &Checked);

/// Public names of the CUDA headers that no row has. A member needs none where
/// its owner's row says that there is no counterpart, and where HIP's owner has
/// that member too or is no class whose members are known.
std::vector<Disagreement> findUnmapped(llvm::ArrayRef<PlacedRow> Rows,
                                       const HeaderSets &Sets);

/// Writes `FOLDER/LIBRARY.inc` for every library: a function for each overload
/// of each function that a row has and the CUDA headers declare, with the
/// parameters of the declaration and one call that passes them on. Returns the
/// number of calls.
llvm::Expected<unsigned> writeCalls(llvm::ArrayRef<PlacedRow> Rows,
                                    const HeaderNames &Cuda,
                                    llvm::StringRef Folder);

/// Reasons for disagreements that stay, from lines `GLOB: reason`; lines that
/// start with `#` are comments.
class Explanations {
public:
  static llvm::Expected<Explanations>
  read(std::unique_ptr<llvm::MemoryBuffer> File);
  /// The reason given for \p Name; empty where there is none.
  llvm::StringRef of(llvm::StringRef Name);
  /// Patterns that explained nothing.
  std::vector<std::string> unused() const;

private:
  struct Entry {
    std::string Text, Reason;
    llvm::GlobPattern Pattern;
    unsigned Uses = 0;
  };
  std::vector<Entry> Entries;
  std::unique_ptr<llvm::MemoryBuffer> File; ///< the patterns point into it
};

} // namespace hipify

#endif
