//===- Counts.cpp - findings to counts that add up ------------------------===//
#include "hipify/Report.h"
#include "llvm/Support/Format.h"

using namespace llvm;

namespace hipify {

Counts &Counts::operator+=(const Counts &Other) {
  Translated += Other.Translated;
  Review += Other.Review;
  Unsupported += Other.Unsupported;
  Identical += Other.Identical;
  return *this;
}

Counts countPlaces(const FileResult &Result) {
  Counts C;
  C.Identical = Result.Identical;
  for (const Finding &F : Result.Findings) {
    if (StringRef(F.Id).starts_with("parse-"))
      continue; // about the file, not about a place in it
    if (F.Level == Severity::Error)
      ++C.Unsupported;
    else if (F.Level != Severity::Note)
      ++C.Review;
    else if (!F.Edits.empty() && !F.Unsafe)
      ++C.Translated;
  }
  return C;
}

static std::string counted(size_t N, StringRef One, StringRef Many) {
  return std::to_string(N) + " " + (N == 1 ? One : Many).str();
}

std::string summaryLine(ArrayRef<FileResult> Results) {
  Counts Total;
  size_t Tokens = 0, Gaps = 0;
  for (const FileResult &R : Results) {
    Total += countPlaces(R);
    if (!R.Parsed)
      ++Tokens;
    else if (!R.ParseProblem.empty())
      ++Gaps;
  }
  std::string Line =
      counted(Results.size(), "file", "files") + ": " +
      counted(Total.Translated, "place", "places") + " translated, " +
      std::to_string(Total.Review) +
      (Total.Review == 1 ? " needs review, " : " need review, ") +
      std::to_string(Total.Unsupported) + " unsupported, " +
      std::to_string(Total.Identical) + " identical";
  if (Tokens)
    Line += "; " + counted(Tokens, "file", "files") +
            " understood from tokens only";
  if (Gaps)
    Line += "; " + counted(Gaps, "file", "files") + " parsed with gaps";
  return Line;
}

void writeStatistics(raw_ostream &OS, ArrayRef<FileResult> Results) {
  auto Row = [&](const Counts &C, StringRef Engine, StringRef Name) {
    OS << format("%10u %9u %6u %11u %7u  ", C.Translated, C.Identical, C.Review,
                 C.Unsupported, C.places());
    OS << left_justify(Engine, 8) << Name << '\n';
  };
  OS << "translated identical review unsupported  places  engine  file\n";
  Counts Total;
  for (const FileResult &R : Results) {
    Counts C = countPlaces(R);
    Total += C;
    Row(C,
        !R.Parsed                ? "tokens"
        : R.ParseProblem.empty() ? "parser"
                                 : "both",
        R.File->Path);
  }
  Row(Total, "", "total");
}

} // namespace hipify
