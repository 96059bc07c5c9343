//===- Pages.cpp - comments of the sources to pages -----------------------===//
//
// A page is a block of `///` lines that begins with `/// # id`, or a section
// `# id` of a Markdown file:
//
//   /// # atomic-half
//   /// Severity: error.
//   /// Test: test/check/atomic-half-compat.cu.      (where it is not <id>.cu)
//   /// Cases: none, because ….                      (see Cases.h)
//   ///
//   /// `atomicAdd` on `__half` has no counterpart. …
//
//===----------------------------------------------------------------------===//

#include "Pages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace docgen {
namespace {

/// The first sentence of \p Text on one line, without its full stop.
std::string firstSentence(StringRef Text) {
  std::string Line;
  bool Code = false;
  for (size_t I = 0; I != Text.size(); ++I) {
    char C = Text[I];
    Code ^= C == '`';
    bool Ends = I + 1 == Text.size() || isSpace(Text[I + 1]);
    if (C == '.' && Ends && !Code)
      break;
    if (C == '\n' && I + 1 < Text.size() && Text[I + 1] == '\n')
      break;
    Line += C == '\n' ? ' ' : C;
  }
  return StringRef(Line).rtrim(" :").str();
}

bool isId(StringRef Id) {
  return !Id.empty() && isLower(Id.front()) && isAlnum(Id.back()) &&
         !Id.contains("--") && all_of(Id, [](char C) {
           return isLower(C) || isDigit(C) || C == '-';
         });
}

class Reader {
public:
  explicit Reader(StringRef Root) : Root(Root) {}

  Expected<std::vector<Page>> run() {
    for (const std::string &Path : sources())
      read(Path);
    llvm::sort(Pages, [](const Page &A, const Page &B) { return A.Id < B.Id; });
    for (size_t I = 0; I != Pages.size(); ++I)
      check(Pages[I], I ? &Pages[I - 1] : nullptr);
    if (!Problems.empty())
      return createStringError(join(Problems, "\n"));
    return std::move(Pages);
  }

private:
  StringRef Root;
  std::vector<Page> Pages;
  std::vector<std::string> Problems;

  /// Paths from the root, sorted.
  std::vector<std::string> sources() {
    std::vector<std::string> Found{"mappings/findings.md"};
    std::error_code Problem;
    SmallString<256> Lib(Root);
    sys::path::append(Lib, "lib");
    for (sys::fs::recursive_directory_iterator I(Lib, Problem), E;
         I != E && !Problem; I.increment(Problem)) {
      StringRef Path = I->path();
      if (!Path.ends_with(".cpp") && !Path.ends_with(".h"))
        continue;
      Path.consume_front(Root);
      Path.consume_front("/");
      if (!Path.starts_with("lib/Parse/Builtin/"))
        Found.push_back(Path.str());
    }
    if (Problem)
      Problems.push_back((Lib + ": " + Problem.message()).str());
    llvm::sort(Found);
    return Found;
  }

  void read(const std::string &Path) {
    auto Buffer = MemoryBuffer::getFile(Root + "/" + Path);
    if (!Buffer) {
      Problems.push_back(Path + ": " + Buffer.getError().message());
      return;
    }
    bool Markdown = StringRef(Path).ends_with(".md");
    SmallVector<StringRef, 0> Lines;
    (*Buffer)->getBuffer().split(Lines, '\n');
    bool Open = false, Fenced = false;
    for (size_t I = 0; I != Lines.size(); ++I) {
      StringRef Line = Lines[I];
      if (!Markdown) {
        Line = Line.ltrim();
        if (!Line.consume_front("///")) {
          Open = Fenced = false;
          continue;
        }
        Line.consume_front(" ");
      }
      StringRef Title = Line;
      if (!Fenced && Title.consume_front("# ")) {
        Pages.push_back({});
        Pages.back().Id = Title.trim().str();
        Pages.back().Where = Path + ":" + std::to_string(I + 1);
        Open = true;
      } else if (Open) {
        Fenced ^= Line.starts_with("```");
        add(Pages.back(), Line.rtrim());
      }
    }
  }

  static void add(Page &P, StringRef Line) {
    bool Head = StringRef(P.Text).trim().empty();
    if (Head && Line.consume_front("Severity:"))
      P.Severity = Line.trim(" .").str();
    else if (Head && Line.consume_front("Test:"))
      P.Test = Line.trim(" .").str();
    else if (Head && Line.consume_front("Cases:"))
      P.Cases = Line.trim(" .").str();
    else
      P.Text += (Line + "\n").str();
  }

  void problem(const Page &P, const Twine &Text) {
    Problems.push_back((P.Where + ": page '" + P.Id + "': " + Text).str());
  }

  void check(Page &P, const Page *Before) {
    P.Text = (StringRef(P.Text).trim("\n") + "\n").str();
    P.Summary = firstSentence(P.Text);
    if (!isId(P.Id))
      problem(P, "an id has lower-case letters, digits and single dashes");
    if (Before && Before->Id == P.Id)
      problem(P, "there is another one at " + Before->Where);
    StringRef Level =
        StringRef(P.Severity).take_while([](char C) { return isAlpha(C); });
    if (Level != "error" && Level != "warning" && Level != "note")
      problem(P,
              "needs a line 'Severity: error.' (or warning, note, and when)");
    if (P.Summary.empty())
      problem(P, "has no text");
    for (const char *Kind : {".test", ".hip", ".cu"})
      if (std::string Path = "test/check/" + P.Id + Kind;
          P.Test.empty() && sys::fs::exists(Root + "/" + Path))
        P.Test = Path;
    if (P.Test.empty())
      P.Test = "test/check/" + P.Id + ".cu";
    if (!StringRef(P.Test).starts_with("none, because ") &&
        !sys::fs::exists(Root + "/" + P.Test))
      problem(P, "there is no test " + P.Test +
                     "; name one by 'Test: PATH.' or say 'Test: none, because "
                     "…'");
  }
};

} // namespace

Expected<std::vector<Page>> readPages(StringRef Root) {
  return Reader(Root).run();
}

} // namespace docgen
