//===- Suppress.cpp - comments and options to findings left out -----------===//

#include "Suppress.h"
#include "../Checks/Branches.h"
#include "hipify/Explain.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/GlobPattern.h"

namespace hipify {
namespace {

/// One suppression comment and the bytes it covers.
struct Suppression {
  ByteRange Covers;
  ByteRange Comment;
  std::vector<llvm::GlobPattern> Ids; ///< empty: all
  llvm::StringRef Unknown;            ///< the first of them that no finding has
  bool Named = false;                 ///< unused ones are reported
  bool Used = false;

  bool matches(const Finding &F) const {
    if (F.Range.Begin < Covers.Begin || F.Range.Begin >= Covers.End)
      return false;
    return Ids.empty() || llvm::any_of(Ids, [&](const llvm::GlobPattern &G) {
             return G.match(F.Id);
           });
  }
};

llvm::SmallVector<llvm::StringRef, 4> parts(llvm::StringRef List) {
  llvm::SmallVector<llvm::StringRef, 4> Parts;
  List.split(Parts, ',', -1, false);
  for (llvm::StringRef &Part : Parts)
    Part = Part.trim();
  return Parts;
}

/// The first name in \p List, globs aside, that is no finding's id.
llvm::StringRef unknownId(llvm::StringRef List) {
  for (llvm::StringRef Part : parts(List))
    if (Part.find_first_of("*?[") == llvm::StringRef::npos && !findPage(Part))
      return Part;
  return {};
}

std::vector<llvm::GlobPattern> globs(llvm::StringRef List) {
  std::vector<llvm::GlobPattern> Result;
  for (llvm::StringRef Part : parts(List))
    if (auto G = llvm::GlobPattern::create(Part))
      Result.push_back(std::move(*G));
    else
      llvm::consumeError(G.takeError());
  return Result;
}

class Comments {
public:
  explicit Comments(const TokenView &T) : T(T) {}

  std::vector<Suppression> read() {
    for (ByteRange C : T.comments())
      comment(C);
    for (Suppression &S : Open) // an unclosed region reaches the end
      Found.push_back(std::move(S));
    return std::move(Found);
  }

private:
  const TokenView &T;
  std::vector<Suppression> Found, Open;

  void comment(ByteRange C) {
    // A comment that only speaks of the markers is none.
    llvm::StringRef Text = T.slice(C).ltrim("/*! \t");
    if (Text.consume_front("NOHIPIFY"))
      return marker(C, Text);
    if (!Text.consume_front("hipify-cpp:"))
      return;
    Text = Text.ltrim();
    if (Text.starts_with("off"))
      Open.push_back({{C.End, end()}, C, {}, {}, false, false});
    else if (Text.starts_with("on"))
      close(C);
  }

  uint32_t end() const { return T.text().size() + 1; }

  void close(ByteRange C) {
    if (Open.empty())
      return;
    Open.back().Covers.End = C.Begin;
    Found.push_back(std::move(Open.back()));
    Open.pop_back();
  }

  void marker(ByteRange C, llvm::StringRef Rest) {
    llvm::StringRef Word =
        Rest.take_while([](char Ch) { return llvm::isAlpha(Ch); });
    Rest = Rest.drop_front(Word.size());
    llvm::StringRef List;
    if (Rest.consume_front("("))
      List = Rest.take_until([](char Ch) { return Ch == ')'; });
    Suppression S{{}, C, globs(List), unknownId(List), true, false};
    ByteRange Line = T.lineAt(C.Begin);
    if (Word == "END")
      return close(C);
    if (Word == "BEGIN") {
      S.Covers = {C.End, end()};
      Open.push_back(std::move(S));
    } else if (Word == "NEXTLINE" || Word.empty()) {
      S.Covers = Word.empty() ? Line : T.lineAt(T.lineAt(C.End - 1).End);
      Found.push_back(std::move(S));
    }
  }
};

/// What is wrong with a comment that suppresses nothing.
std::string whyUnused(const Suppression &S) {
  if (S.Unknown.empty())
    return "this comment suppresses nothing: it covers no such finding";
  std::string Why = "there is no finding '" + S.Unknown.str() + "'";
  if (llvm::StringRef Near = nearestPage(S.Unknown); !Near.empty())
    Why += "; did you mean '" + Near.str() + "'?";
  return Why;
}

/// `--checks=GLOB,-GLOB`: later globs win; without positive ones all are on.
bool isOn(llvm::StringRef Id, llvm::ArrayRef<std::string> Checks) {
  bool On = llvm::none_of(
      Checks, [](llvm::StringRef C) { return !C.starts_with("-"); });
  for (llvm::StringRef C : Checks) {
    bool Positive = !C.consume_front("-");
    auto G = llvm::GlobPattern::create(C);
    if (!G)
      llvm::consumeError(G.takeError());
    else if (G->match(Id))
      On = Positive;
  }
  return On;
}

} // namespace

/// # suppression-unused
/// Severity: warning.
/// Cases: none, because a comment cannot suppress what is said of it.
///
/// A comment `NOHIPIFY(id)` suppresses nothing: there is no such finding on the line
/// where it begins, or no longer. Remove the comment, move it to the finding's line
/// (`NOHIPIFYNEXTLINE` stands on the line before, `NOHIPIFYBEGIN` and `NOHIPIFYEND`
/// around several), or check the id: `hipify-cpp explain` lists them.
std::vector<Finding> suppress(std::vector<Finding> Findings,
                              const TokenView &Tokens,
                              const TranslateOptions &Options) {
  std::vector<Suppression> Off = Comments(Tokens).read();
  std::vector<ByteRange> Cuda;
  if (Options.LeaveCudaBranches)
    Cuda = branchesOf(Tokens, Vendor::Cuda);
  llvm::erase_if(Findings, [&](const Finding &F) {
    bool Suppressed = false;
    for (Suppression &S : Off)
      if (S.matches(F))
        Suppressed = S.Used = true;
    return Suppressed || !isOn(F.Id, Options.Checks) ||
           llvm::any_of(Cuda, [&](ByteRange R) { return R.contains(F.Range); });
  });
  for (const Suppression &S : Off)
    if (S.Named && !S.Used && isOn("suppression-unused", Options.Checks))
      Findings.push_back({"suppression-unused",
                          Severity::Warning,
                          S.Comment,
                          whyUnused(S),
                          {},
                          Trust::Lexical,
                          false});
  return Findings;
}

} // namespace hipify
