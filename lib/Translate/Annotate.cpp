//===- Annotate.cpp - findings to comments in the translated text ---------===//

#include "Annotate.h"
#include "../Checks/HipSource.h"
#include "../Checks/Translate/InsertInclude.h"
#include "llvm/ADT/StringExtras.h"
#include <set>

namespace hipify {
namespace {

/// Finds lines above which a comment changes nothing.
class Lines {
public:
  explicit Lines(const TokenView &T) : T(T) {}

  /// Begin of the line above which a comment on \p Offset goes: never inside a
  /// directive, a comment or a literal of several lines.
  uint32_t above(uint32_t Offset) const {
    uint32_t At = T.lineAt(Offset).Begin;
    for (;;) {
      uint32_t Outer = outer(At);
      if (Outer == At)
        return At;
      At = T.lineAt(Outer).Begin;
    }
  }

  /// True if one of the comment lines right above \p At begins with \p Mark.
  bool has(uint32_t At, llvm::StringRef Mark) const {
    while (At) {
      ByteRange Line = T.lineAt(At - 1);
      llvm::StringRef Text = T.slice(Line).trim();
      if (!Text.starts_with("//"))
        return false;
      if (Text.starts_with(Mark))
        return true;
      At = Line.Begin;
    }
    return false;
  }

  llvm::StringRef indent(uint32_t At) const {
    return T.text().drop_front(At).take_while(
        [](char C) { return C == ' ' || C == '\t'; });
  }

private:
  const TokenView &T;

  /// Where what lies around \p At, the begin of a line, begins; \p At if nothing
  /// does.
  uint32_t outer(uint32_t At) const {
    for (ByteRange C : T.comments())
      if (C.Begin < At && At < C.End)
        return C.Begin;
    uint32_t I = T.tokenAt(At);
    if (I && T.tokens()[I - 1].Range.End > At)
      return T.tokens()[I - 1].Range.Begin;
    for (uint32_t J : {I, I ? I - 1 : I}) {
      if (J >= T.tokens().size() || T.tokens()[J].Directive < 0)
        continue;
      ByteRange Whole = T.directives()[T.tokens()[J].Directive].Lines;
      if (Whole.Begin < At && At < Whole.End)
        return Whole.Begin;
    }
    // A line that a backslash joins to the one before.
    if (At >= 2 && T.text().slice(0, At).rtrim("\r\n").ends_with("\\"))
      return At - 1;
    return At;
  }
};

} // namespace

/// # annotate
/// Severity: note.
/// Cases: none, because it is the comment of another finding, which has them.
/// Test: test/cli/annotate.test.
///
/// With `--annotate`, a comment `// HIPIFY[id]: …` stands above each place where work
/// is left to a person. Remove it when the work is done.
std::vector<Finding> annotations(llvm::ArrayRef<Finding> Findings,
                                 const FileContext &File) {
  std::vector<Finding> Notes;
  if (isHipSource(File.Tokens))
    return Notes;
  Lines Where(File.Tokens);
  std::set<std::pair<uint32_t, llvm::StringRef>> Seen;
  for (const Finding &F : Findings) {
    bool Left = F.Level != Severity::Note && (F.Edits.empty() || F.Unsafe);
    if (!Left || F.Range == ByteRange{0, 0} ||
        llvm::StringRef(F.Id).starts_with("parse-"))
      continue;
    uint32_t At = Where.above(F.Range.Begin);
    std::string Mark = "// HIPIFY[" + F.Id + "]:";
    if (Where.has(At, Mark) || !Seen.insert({At, F.Id}).second)
      continue;
    std::string Text = Where.indent(At).str() + Mark + " ";
    // A backslash at the end would take the next line into the comment.
    for (char C : llvm::StringRef(F.Message).rtrim(" \\"))
      Text += C == '\n' || C == '\r' ? ' ' : C;
    Text += newlineOf(File.Tokens);
    Notes.push_back({"annotate",
                     Severity::Note,
                     {At, At},
                     "says that " + F.Id + " is left to do",
                     {Edit::insert(At, std::move(Text))},
                     F.Certainty,
                     false});
  }
  return Notes;
}

} // namespace hipify
