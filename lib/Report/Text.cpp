//===- Text.cpp - findings to lines as compilers print them ---------------===//
#include "hipify/Report.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include <algorithm>

using namespace llvm;

namespace hipify {

ReportFormat::~ReportFormat() = default;

StringRef severityName(Severity Level) {
  switch (Level) {
  case Severity::Note:
    return "note";
  case Severity::Warning:
    return "warning";
  case Severity::Error:
    return "error";
  }
  return "";
}

namespace {

/// Columns of source shown at most; generated files have endless lines.
constexpr unsigned MaxColumns = 160;
constexpr unsigned TabStop = 8;

/// A source line as a terminal shows it, with the columns of byte offsets.
struct ShownLine {
  std::string Text;
  std::vector<unsigned> ColumnOf; ///< of each byte, and of the end
};

/// Tabs are expanded, control characters and bytes that are not UTF-8 are
/// written as `<E9>`: the reader's terminal is left alone.
ShownLine showLine(StringRef Line) {
  ShownLine Shown;
  unsigned Column = 0;
  for (size_t I = 0; I < Line.size();) {
    unsigned char C = Line[I];
    size_t Length = 1;
    std::string Piece;
    if (C == '\t') {
      Piece.assign(TabStop - Column % TabStop, ' ');
    } else if (C >= 0x80) {
      while (I + Length < Line.size() && Length < 4 &&
             (Line[I + Length] & 0xC0) == 0x80)
        ++Length;
      if (json::isUTF8(Line.substr(I, Length)))
        Piece = Line.substr(I, Length).str();
      else
        Length = 1;
    } else if (C >= 0x20 && C != 0x7F) {
      Piece.assign(1, C);
    }
    unsigned Width = Length > 1 ? 1 : Piece.size();
    if (Piece.empty()) {
      Piece = "<" + utohexstr(C, /*LowerCase=*/false, 2) + ">";
      Width = Piece.size();
    }
    Shown.ColumnOf.insert(Shown.ColumnOf.end(), Length, Column);
    Shown.Text += Piece;
    Column += Width;
    I += Length;
  }
  Shown.ColumnOf.push_back(Column);
  return Shown;
}

void writeSource(raw_ostream &OS, StringRef Line, const Position &P,
                 bool Colour) {
  size_t Begin = std::min<size_t>(P.Column - 1, Line.size());
  size_t End = P.EndLine == P.Line
                   ? std::clamp<size_t>(P.EndColumn - 1, Begin, Line.size())
                   : Line.size();
  // Of a very long line, only the surroundings of the place.
  bool CutLeft = false, CutRight = false;
  if (Line.size() > MaxColumns) {
    size_t From = Begin > MaxColumns / 2 ? Begin - MaxColumns / 2 : 0;
    size_t To = std::min(From + MaxColumns, Line.size());
    CutLeft = From > 0;
    CutRight = To < Line.size();
    Line = Line.slice(From, To);
    Begin -= From;
    End = std::min(End - From, Line.size());
  }
  ShownLine Shown = showLine(Line);
  unsigned Left = Shown.ColumnOf[Begin];
  unsigned Right = std::max(Shown.ColumnOf[End], Left + 1);
  OS << (CutLeft ? "..." : "") << Shown.Text << (CutRight ? "..." : "") << '\n';
  OS.indent(Left + (CutLeft ? 3 : 0));
  if (Colour)
    OS.changeColor(raw_ostream::GREEN, /*Bold=*/true);
  OS << '^' << std::string(Right - Left - 1, '~');
  if (Colour)
    OS.resetColor();
  OS << '\n';
}

raw_ostream::Colors colourOf(Severity Level) {
  switch (Level) {
  case Severity::Note:
    return raw_ostream::CYAN;
  case Severity::Warning:
    return raw_ostream::MAGENTA;
  case Severity::Error:
    return raw_ostream::RED;
  }
  return raw_ostream::SAVEDCOLOR;
}

class TextReport : public ReportFormat {
public:
  void write(raw_ostream &OS, ArrayRef<FileResult> Results,
             const ReportOptions &Options) const override {
    for (const FileResult &R : Results)
      writeFindings(OS, R, Options);
  }
};

} // namespace

static ReportFormats::Add<TextReport>
    Registration("text", "like a compiler's messages");

void writeFindings(raw_ostream &OS, const FileResult &Result,
                   const ReportOptions &Options) {
  bool Any = any_of(Result.Findings,
                    [&](const Finding &F) { return F.Level >= Options.Least; });
  if (!Any)
    return;
  LineTable Lines(Result.File->Text);
  for (const Finding &F : Result.Findings) {
    if (F.Level < Options.Least)
      continue;
    Position P = Lines.position(F.Range);
    if (Options.Colour)
      OS.changeColor(raw_ostream::SAVEDCOLOR, /*Bold=*/true);
    OS << Result.File->Path << ':' << P.Line << ':' << P.Column << ": ";
    if (Options.Colour)
      OS.changeColor(colourOf(F.Level), /*Bold=*/true);
    OS << severityName(F.Level) << ": ";
    if (Options.Colour)
      OS.resetColor();
    OS << F.Message << " [" << F.Id << "]\n";
    if (Options.Sources)
      writeSource(OS, Lines.line(P.Line), P, Options.Colour);
  }
}

} // namespace hipify
