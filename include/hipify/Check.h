//===- Check.h - a rule over one file -------------------------------------===//
//
// A check turns the tokens of a file, and what the parses know of them, into
// findings: translations bring edits, hazards bring advice. Adding one is one
// source file below lib/Checks that registers itself and one test.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_CHECK_H
#define HIPIFY_CHECK_H

#include "hipify/Facts.h"
#include "hipify/Map.h"
#include "hipify/Tokens.h"
#include "hipify/Translate.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringSet.h"
#include <memory>
#include <vector>

namespace hipify {

/// What is known of the whole input set when files are checked.
struct ProjectView {
  llvm::StringMap<const InputFile *> ByRealPath;
  /// Names that input files declare at namespace scope or as macros; a token
  /// of such a name is CUDA's only where the parse says so.
  llvm::StringSet<> Declared;
  /// Input files that need nvcc's own include of the runtime made explicit.
  llvm::StringSet<> NeedsRuntime;
};

/// A name token that the table has rows for.
struct NameUse {
  uint32_t Token;
  llvm::StringRef Cuda; ///< the rows' name, qualified where they are
  llvm::ArrayRef<MapEntry> Rows;
  Trust Certainty;
};

/// Everything a check of one file may read. Outlives the check's run only.
class FileContext {
public:
  FileContext(llvm::StringRef Path, const TokenView &Tokens,
              const FileFacts &Facts, const MapTable &Table,
              const TranslateOptions &Options, const ProjectView &Project,
              const InputFile *File);
  ~FileContext();

  llvm::StringRef Path; ///< real path of the file
  const TokenView &Tokens;
  const FileFacts &Facts;
  const MapTable &Table;
  const TranslateOptions &Options;
  const ProjectView &Project;
  const InputFile *File; ///< null for text inside a string literal

  /// The CUDA names of the file, in order of their tokens.
  llvm::ArrayRef<NameUse> uses() const { return Uses; }
  /// The use at token \p I; null where there is none.
  const NameUse *useAt(uint32_t I) const;
  /// The row that the use at its place stands for: by number of arguments
  /// where it is called. Null where no row fits.
  const MapEntry *row(const NameUse &Use) const;
  /// The call at a use, if the name is called there.
  std::optional<CallView> call(const NameUse &Use) const {
    return callAt(Tokens, Use.Token, Facts.Angles);
  }
  /// Typed arguments of the call at token \p I; null where not known.
  const CallFact *callFact(uint32_t I) const;
  const IncludeFact *includeFact(uint32_t HashToken) const;
  /// Facts about the name at token \p I (several units may disagree).
  llvm::ArrayRef<NameFact> nameFacts(uint32_t I) const;
  /// True if no parsed unit compiled the branch around \p Offset.
  bool isSkipped(uint32_t Offset) const;

private:
  std::vector<NameUse> Uses;
  void findUses();
};

/// Receives what a check finds.
using FindingSink = std::vector<Finding>;

/// A registered check. \p Name is its documentation page and its family of
/// findings; --checks chooses by the ids of the findings.
struct CheckEntry {
  const char *Name;
  void (*Run)(const FileContext &, FindingSink &);
  CheckEntry *Next = nullptr;

  CheckEntry(const char *Name, void (*Run)(const FileContext &, FindingSink &));
};

/// Runs every registered check over \p File, in order of their names.
std::vector<Finding> runChecks(const FileContext &File);

} // namespace hipify

/// Registers \p Function as check \p Name; used once per source file.
#define HIPIFY_CHECK(Name, Function)                                           \
  static hipify::CheckEntry RegisteredCheck(Name, Function)

#endif
