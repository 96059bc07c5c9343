//===- Tokens.h - a file as raw tokens ------------------------------------===//
//
// Raw tokens know nothing of macros or branches: they cover dead code, macro
// bodies and code that does not parse. Everything that edits a file works on
// them; Clang's AST says what they mean where it can.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_TOKENS_H
#define HIPIFY_TOKENS_H

#include "hipify/Finding.h"
#include "clang/Basic/TokenKinds.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <vector>

namespace hipify {

/// One raw token. Comments are tokens of their own list; identifiers and
/// keywords are both `raw_identifier`.
struct Tok {
  clang::tok::TokenKind Kind;
  ByteRange Range;
  bool StartOfLine;  ///< first token of a line
  int32_t Directive; ///< index into TokenView::directives() or -1
};

/// A preprocessor directive: `#` up to the end of its last continued line.
struct Directive {
  llvm::StringRef Name; ///< `include`, `define`, `if`, …; empty for a lone `#`
  uint32_t FirstTok, EndTok; ///< tokens, the `#` included
  ByteRange Lines;           ///< whole lines, final newline included
  int32_t Parent;            ///< index of the `#if`-like directive around it
};

/// The raw tokens of one buffer. Holds references into the buffer only.
class TokenView {
public:
  /// Lexes \p Text as CUDA C++ (`<<<` is one token). Never fails: bytes that
  /// are no token become `unknown` tokens.
  explicit TokenView(llvm::StringRef Text);

  llvm::StringRef text() const { return Text; }
  llvm::ArrayRef<Tok> tokens() const { return Toks; }
  llvm::ArrayRef<ByteRange> comments() const { return Comments; }
  llvm::ArrayRef<Directive> directives() const { return Directives; }

  llvm::StringRef spelling(uint32_t I) const { return slice(Toks[I].Range); }
  llvm::StringRef slice(ByteRange R) const {
    return Text.substr(R.Begin, R.size());
  }
  bool is(uint32_t I, clang::tok::TokenKind K) const {
    return I < Toks.size() && Toks[I].Kind == K;
  }
  bool isIdentifier(uint32_t I, llvm::StringRef Name) const {
    return is(I, clang::tok::raw_identifier) && spelling(I) == Name;
  }
  /// Index of the first token that begins at or after \p Offset.
  uint32_t tokenAt(uint32_t Offset) const;
  /// Index of the bracket that closes the one at \p Open (`(`, `[`, `{`);
  /// absent where it is missing or lies in another directive.
  std::optional<uint32_t> matching(uint32_t Open) const;
  /// Index of the bracket that opens the one at \p Close; absent likewise.
  std::optional<uint32_t> opening(uint32_t Close) const;
  /// Index of the `>` that closes the `<` at \p Open when the tokens between
  /// look like template arguments; \p KnownAngle says that it is one.
  std::optional<uint32_t> matchingAngle(uint32_t Open, bool KnownAngle) const;
  /// The line that holds \p Offset, newline included.
  ByteRange lineAt(uint32_t Offset) const;

private:
  llvm::StringRef Text;
  std::vector<Tok> Toks;
  std::vector<ByteRange> Comments;
  std::vector<Directive> Directives;
  std::vector<int32_t> Match;

  void lex();
  void findDirectives();
  void matchBrackets();
};

/// The `>` that closes the template arguments which begin at token \p I; absent
/// where \p I opens none. \p Angles holds offsets of `<` known to open template
/// arguments, sorted; elsewhere what stands around them must leave little doubt.
std::optional<uint32_t> templateEnd(const TokenView &T, uint32_t I,
                                    llvm::ArrayRef<uint32_t> Angles);

/// A call as tokens: `callee ( argument, … )`.
struct CallView {
  uint32_t Callee;             ///< token of the last name of the callee
  uint32_t Open, Close;        ///< parentheses
  std::vector<ByteRange> Args; ///< trimmed of white space and comments
};

/// Reads the call whose callee's last name is token \p Callee, template
/// arguments included. \p Angles holds offsets of `<` known to open template
/// arguments, sorted. Absent where no `(` follows or it is not closed.
std::optional<CallView> callAt(const TokenView &T, uint32_t Callee,
                               llvm::ArrayRef<uint32_t> Angles);

} // namespace hipify

#endif
