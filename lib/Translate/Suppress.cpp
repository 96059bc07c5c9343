//===- Suppress.cpp - comments and options to findings left out -----------===//

#include "Suppress.h"
#include "../Checks/Branches.h"
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

std::vector<llvm::GlobPattern> globs(llvm::StringRef List) {
  std::vector<llvm::GlobPattern> Result;
  llvm::SmallVector<llvm::StringRef, 4> Parts;
  List.split(Parts, ',', -1, false);
  for (llvm::StringRef Part : Parts)
    if (auto G = llvm::GlobPattern::create(Part.trim()))
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
      Open.push_back({{C.End, end()}, C, {}, false, false});
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
    std::vector<llvm::GlobPattern> Ids;
    if (Rest.consume_front("("))
      Ids = globs(Rest.take_until([](char Ch) { return Ch == ')'; }));
    ByteRange Line = T.lineAt(C.Begin);
    if (Word == "END")
      return close(C);
    if (Word == "BEGIN")
      Open.push_back({{C.End, end()}, C, std::move(Ids), true, false});
    else if (Word == "NEXTLINE")
      Found.push_back(
          {T.lineAt(T.lineAt(C.End - 1).End), C, std::move(Ids), true, false});
    else if (Word.empty())
      Found.push_back({Line, C, std::move(Ids), true, false});
  }
};

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
/// A comment `NOHIPIFY(id)` suppresses nothing: there is no such finding where it
/// stands, or no longer. Remove the comment, or check the id: `hipify-cpp explain`
/// lists them.
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
                          "this comment suppresses nothing",
                          {},
                          Trust::Lexical,
                          false});
  return Findings;
}

} // namespace hipify
