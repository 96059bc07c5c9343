//===- PtxLexer.h - PTX text to tokens ------------------------------------===//
#ifndef HIPIFY_LIB_PARSE_PTXLEXER_H
#define HIPIFY_LIB_PARSE_PTXLEXER_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace hipify {

struct PtxToken {
  enum class Kind : uint8_t {
    Word,     ///< `ld`, `p`, `$L1`, `_`
    Percent,  ///< `%%laneid`, `%laneid`; Text without the signs
    Argument, ///< `%0`, `%[x]`; Text is the number or name
    Modifier, ///< `.global`, `.L2::128B`; Text without the dot
    Number,   ///< `0x1F`, `0f3F800000`, `1.5`
    Punct,    ///< one character
    End,
    Bad, ///< a character that PTX has no use for
  };
  Kind Is = Kind::End;
  uint32_t Offset = 0, End = 0;
  std::string Text;

  bool is(char C) const {
    return Is == Kind::Punct && Text.size() == 1 && Text[0] == C;
  }
};

/// Reads one token after another; comments and white space are skipped.
class PtxLexer {
public:
  explicit PtxLexer(llvm::StringRef Text) : Text(Text) {}
  PtxToken next();

private:
  llvm::StringRef Text;
  size_t At = 0;

  char peek(size_t Ahead = 0) const {
    return At + Ahead < Text.size() ? Text[At + Ahead] : '\0';
  }
  void skipBlanks();
  std::string word();
  void number(PtxToken &T);
  void percent(PtxToken &T);
};

} // namespace hipify

#endif
