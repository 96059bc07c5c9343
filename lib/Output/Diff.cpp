//===- Diff.cpp - two texts to a patch for `git apply` --------------------===//
#include "LineEdits.h"
#include "hipify/Output.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace hipify {
namespace {

constexpr unsigned Context = 3;

/// Lines with their LF; the last one may lack it.
std::vector<StringRef> linesOf(StringRef Text) {
  std::vector<StringRef> Lines;
  while (!Text.empty()) {
    size_t End = Text.find('\n');
    size_t Size = End == StringRef::npos ? Text.size() : End + 1;
    Lines.push_back(Text.take_front(Size));
    Text = Text.drop_front(Size);
  }
  return Lines;
}

bool needsQuotes(StringRef Path) {
  return any_of(Path, [](unsigned char C) {
    return C < 0x20 || C == 0x7F || C == '"' || C == '\\';
  });
}

/// A path as git quotes it in patches; bytes above ASCII stay.
std::string quotedPath(StringRef Path) {
  if (!needsQuotes(Path))
    return Path.str();
  std::string Out = "\"";
  for (unsigned char C : Path) {
    if (C == '"' || C == '\\') {
      Out += '\\';
      Out += C;
    } else if (C < 0x20 || C == 0x7F) {
      Out += '\\';
      for (int Shift : {6, 3, 0})
        Out += char('0' + ((C >> Shift) & 7));
    } else {
      Out += C;
    }
  }
  return Out + "\"";
}

/// In `---` and `+++` lines a tab ends a path that holds blanks.
std::string headerPath(StringRef Side, StringRef Path) {
  std::string Quoted = quotedPath((Side + Path).str());
  return Path.contains(' ') && !needsQuotes(Path) ? Quoted + "\t" : Quoted;
}

class PatchWriter {
public:
  PatchWriter(raw_ostream &OS, StringRef OldText, StringRef NewText)
      : OS(OS), Old(linesOf(OldText)), New(linesOf(NewText)) {}

  void hunks() {
    std::vector<LineEdit> Edits = diffLines(Old, New);
    for (size_t First = 0; First < Edits.size();) {
      size_t Last = First;
      while (Last + 1 < Edits.size() &&
             Edits[Last + 1].OldBegin - Edits[Last].OldEnd <= 2 * Context)
        ++Last;
      hunk(ArrayRef(Edits).slice(First, Last - First + 1));
      First = Last + 1;
    }
  }

private:
  raw_ostream &OS;
  std::vector<StringRef> Old, New;

  void hunk(ArrayRef<LineEdit> Edits) {
    const LineEdit &First = Edits.front(), &Last = Edits.back();
    unsigned Before = std::min(Context, First.OldBegin);
    unsigned After =
        std::min<unsigned>(Context, unsigned(Old.size()) - Last.OldEnd);
    OS << "@@ -";
    range(First.OldBegin - Before, Last.OldEnd + After);
    OS << " +";
    range(First.NewBegin - Before, Last.NewEnd + After);
    OS << " @@\n";
    unsigned At = First.OldBegin - Before;
    for (const LineEdit &E : Edits) {
      lines(' ', Old, At, E.OldBegin);
      lines('-', Old, E.OldBegin, E.OldEnd);
      lines('+', New, E.NewBegin, E.NewEnd);
      At = E.OldEnd;
    }
    lines(' ', Old, At, Last.OldEnd + After);
  }

  void range(unsigned Begin, unsigned End) {
    unsigned Count = End - Begin;
    // An empty side is named by the line before it.
    OS << (Count ? Begin + 1 : Begin);
    if (Count != 1)
      OS << ',' << Count;
  }

  void lines(char Mark, ArrayRef<StringRef> Lines, unsigned Begin,
             unsigned End) {
    for (unsigned I = Begin; I < End; ++I) {
      OS << Mark << Lines[I];
      if (!Lines[I].ends_with("\n"))
        OS << "\n\\ No newline at end of file\n";
    }
  }
};

} // namespace

std::string unifiedDiff(StringRef OldPath, StringRef NewPath, StringRef Old,
                        StringRef New) {
  bool Creates = OldPath.empty();
  bool Renames = !Creates && OldPath != NewPath;
  if (!Creates && !Renames && Old == New)
    return {};
  std::string Patch;
  raw_string_ostream OS(Patch);
  OS << "diff --git "
     << quotedPath(("a/" + (Creates ? NewPath : OldPath)).str()) << ' '
     << quotedPath(("b/" + NewPath).str()) << '\n';
  if (Creates)
    OS << "new file mode 100644\n";
  if (Renames)
    OS << "rename from " << quotedPath(OldPath) << "\nrename to "
       << quotedPath(NewPath) << '\n';
  if (Old != New) {
    OS << "--- " << (Creates ? "/dev/null" : headerPath("a/", OldPath))
       << "\n+++ " << headerPath("b/", NewPath) << '\n';
    PatchWriter(OS, Old, New).hunks();
  }
  return Patch;
}

} // namespace hipify
