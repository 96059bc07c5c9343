//===- Report.h - results to what people and programs read ----------------===//
#ifndef HIPIFY_REPORT_H
#define HIPIFY_REPORT_H

#include "hipify/Translate.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Registry.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace hipify {

/// What became of the places of one file or of many. Each finding of
/// a place is in exactly one class, so the classes add up to `places()`;
/// `parse-…` findings are about files, not places.
struct Counts {
  unsigned Translated = 0;  ///< notes whose edits were applied
  unsigned Review = 0;      ///< warnings: a person has to look
  unsigned Unsupported = 0; ///< errors: nothing in HIP means the same
  unsigned Identical = 0;   ///< CUDA names that HIP spells alike

  unsigned places() const {
    return Translated + Review + Unsupported + Identical;
  }
  Counts &operator+=(const Counts &Other);
};

/// Counts of one file.
Counts countPlaces(const FileResult &Result);

/// A place as people write it: lines and columns count from 1, columns in
/// bytes. EndColumn is one past the last byte.
struct Position {
  unsigned Line = 1, Column = 1, EndLine = 1, EndColumn = 1;
};

/// Turns offsets of one text into lines and columns; a line ends at LF, CR LF
/// or a lone CR.
class LineTable {
public:
  explicit LineTable(llvm::StringRef Text);
  Position position(ByteRange Range) const;
  /// The line numbered \p Line (from 1), without its end.
  llvm::StringRef line(unsigned Line) const;

private:
  llvm::StringRef Text;
  std::vector<uint32_t> Starts;
};

/// `note`, `warning`, `error`.
llvm::StringRef severityName(Severity Level);

/// Settings that reports may honour.
struct ReportOptions {
  Severity Least = Severity::Warning; ///< findings below are left out (text)
  bool Colour = false;
  bool Sources = true; ///< show the line and a caret (text)
};

/// One output format. Formats register themselves by name:
/// `static ReportFormats::Add<JsonReport> X("json", "one JSON object");`
class ReportFormat {
public:
  virtual ~ReportFormat();
  virtual void write(llvm::raw_ostream &OS, llvm::ArrayRef<FileResult> Results,
                     const ReportOptions &Options) const = 0;
};
using ReportFormats = llvm::Registry<ReportFormat>;

/// Writes the findings of one file like a compiler does:
/// `path:line:col: warning: message [id]`, the line and a caret.
void writeFindings(llvm::raw_ostream &OS, const FileResult &Result,
                   const ReportOptions &Options);

/// The line at the end of a run: files, places by class, and how many files
/// were understood from tokens only. Zero input gives zeros.
std::string summaryLine(llvm::ArrayRef<FileResult> Results);

/// Counts by file and in total, as a table.
void writeStatistics(llvm::raw_ostream &OS, llvm::ArrayRef<FileResult> Results);

} // namespace hipify

#endif
