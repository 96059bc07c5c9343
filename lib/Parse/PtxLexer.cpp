//===- PtxLexer.cpp - PTX text to tokens ----------------------------------===//
//
// `@!p ld.global.u32 %0, [%1+4];` → `@` `!` `p` `ld` `.global` `.u32` `%0` …
//
//===----------------------------------------------------------------------===//

#include "PtxLexer.h"
#include "llvm/ADT/StringExtras.h"

namespace hipify {

static bool isWordChar(char C) {
  return llvm::isAlnum(C) || C == '_' || C == '$';
}

void PtxLexer::skipBlanks() {
  for (;;) {
    if (llvm::isSpace(peek())) {
      ++At;
    } else if (peek() == '/' && peek(1) == '/') {
      At = std::min(Text.find('\n', At), Text.size());
    } else if (peek() == '/' && peek(1) == '*') {
      size_t Close = Text.find("*/", At + 2);
      At = Close == llvm::StringRef::npos ? Text.size() : Close + 2;
    } else if (At >= Text.size() || peek() != '\0') {
      return;
    } else {
      ++At; // a null byte that the literal holds
    }
  }
}

std::string PtxLexer::word() {
  std::string Word;
  for (;; ++At) {
    if (isWordChar(peek()))
      Word += peek();
    else if (peek() == '%' && peek(1) == '=' && ++At) // one number a statement
      Word += "$u";
    else
      return Word;
  }
}

void PtxLexer::number(PtxToken &T) {
  T.Is = PtxToken::Kind::Number;
  char Next = llvm::toLower(peek(1));
  bool Exact = peek() == '0' && (Next == 'f' || Next == 'd' || Next == 'x');
  while (llvm::isAlnum(peek()) || peek() == '.' ||
         (!Exact && (peek() == '+' || peek() == '-') &&
          llvm::toLower(Text[At - 1]) == 'e' && At > T.Offset))
    T.Text += Text[At++];
}

void PtxLexer::percent(PtxToken &T) {
  ++At;
  if (peek() == '%')
    ++At;
  else if (llvm::isDigit(peek())) {
    T.Is = PtxToken::Kind::Argument;
    while (llvm::isDigit(peek()))
      T.Text += Text[At++];
    return;
  } else if (peek() == '[') {
    T.Is = PtxToken::Kind::Argument;
    size_t Close = std::min(Text.find(']', At), Text.size());
    T.Text = Text.slice(At + 1, Close).str();
    At = std::min(Close + 1, Text.size());
    return;
  }
  T.Text = word();
  T.Is = T.Text.empty() ? PtxToken::Kind::Bad : PtxToken::Kind::Percent;
}

PtxToken PtxLexer::next() {
  skipBlanks();
  PtxToken T;
  T.Offset = At;
  if (At >= Text.size()) {
    T.End = At;
    return T;
  }
  char C = peek();
  if (C == '%' && peek(1) != '=') {
    percent(T);
  } else if (C == '.' && isWordChar(peek(1))) {
    ++At;
    T.Is = PtxToken::Kind::Modifier;
    T.Text = word();
    while (peek() == ':' && peek(1) == ':' && isWordChar(peek(2))) {
      At += 2;
      T.Text += "::" + word();
    }
  } else if (llvm::isDigit(C)) {
    number(T);
  } else if (isWordChar(C) || C == '%') {
    T.Is = PtxToken::Kind::Word;
    T.Text = word();
  } else {
    T.Is = llvm::StringRef("{}[]()<>,;:@!|+-*/~&^=.").contains(C)
               ? PtxToken::Kind::Punct
               : PtxToken::Kind::Bad;
    T.Text = C;
    ++At;
  }
  T.End = At;
  return T;
}

} // namespace hipify
