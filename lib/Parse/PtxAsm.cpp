//===- PtxAsm.cpp - tokens of an asm statement to its parts ---------------===//

#include "PtxAsm.h"
#include "llvm/ADT/StringExtras.h"

namespace hipify {

namespace tok = clang::tok;

uint32_t AsmStatement::place(uint32_t I) const {
  if (At.empty())
    return 0;
  return I < At.size() ? At[I] : At.back() + 1;
}

namespace {

/// Undoes the escapes of one literal.
class Literal {
public:
  Literal(llvm::StringRef Spelling, uint32_t Begin, AsmStatement &Into)
      : S(Spelling), Begin(Begin), Into(Into) {}

  bool read() {
    size_t Quote = S.find('"');
    if (Quote == llvm::StringRef::npos)
      return false;
    llvm::StringRef Prefix = S.take_front(Quote);
    if (Prefix == "R" || Prefix == "u8R")
      return raw(Quote);
    if (!Prefix.empty() && Prefix != "u8")
      return false;
    for (size_t I = Quote + 1; I + 1 < S.size();)
      I = character(I);
    return true;
  }

private:
  llvm::StringRef S;
  uint32_t Begin;
  AsmStatement &Into;

  void put(char C, size_t I) {
    Into.Text += C;
    Into.At.push_back(Begin + I);
  }

  bool raw(size_t Quote) {
    size_t Open = S.find('(', Quote), Close = S.rfind(')');
    if (Open == llvm::StringRef::npos || Close == llvm::StringRef::npos ||
        Close < Open)
      return false;
    for (size_t I = Open + 1; I != Close; ++I)
      put(S[I], I);
    return true;
  }

  /// Puts the character at \p I; returns where the next one begins.
  size_t character(size_t I) {
    if (S[I] != '\\' || I + 2 >= S.size()) {
      put(S[I], I);
      return I + 1;
    }
    char C = S[I + 1];
    if (C == '\n')
      return I + 2; // the line goes on
    if (C == '\r')
      return I + 2 + (S[I + 2] == '\n');
    if (C == 'x' || (C >= '0' && C <= '7')) {
      unsigned Radix = C == 'x' ? 16 : 8, Value = 0;
      size_t J = I + (C == 'x' ? 2 : 1), Last = C == 'x' ? S.size() : J + 3;
      for (; J < std::min(Last, S.size() - 1); ++J) {
        unsigned Digit = llvm::hexDigitValue(S[J]);
        if (Digit >= Radix)
          break;
        Value = Value * Radix + Digit;
      }
      put(char(Value), I);
      return J;
    }
    llvm::StringRef Names = "ntrvfab", Codes = "\n\t\r\v\f\a\b";
    size_t Known = Names.find(C);
    put(Known == llvm::StringRef::npos ? C : Codes[Known], I);
    return I + 2;
  }
};

class Reader {
public:
  Reader(const TokenView &T, AsmStatement &A) : T(T), A(A), I(A.Open + 1) {}

  void run() {
    if (!strings(&A))
      return problem("its text is put together by a macro");
    for (unsigned Section = 0; I < A.Close; ++Section) {
      if (T.is(I, tok::coloncolon) && Pending == 0)
        Pending = 2;
      else if (T.is(I, tok::colon) && Pending == 0)
        Pending = 1;
      if (Pending == 0)
        return problem("its text is put together by a macro");
      if (--Pending == 0)
        ++I;
      if (Pending)
        continue; // `::`: the section between is empty
      bool Fine = Section < 2 ? operands(Section == 0) : clobbers();
      if (!Fine)
        return;
    }
  }

private:
  const TokenView &T;
  AsmStatement &A;
  uint32_t I;
  unsigned Pending = 0; ///< colons at I that still open sections

  void problem(const char *Why) { A.Problem = Why; }

  /// Appends adjacent literals to \p Into's text (null: only skips them).
  bool strings(AsmStatement *Into) {
    unsigned Parts = 0;
    for (; I < A.Close; ++I, ++Parts) {
      uint32_t From = I;
      if (T.is(I, tok::raw_identifier)) {
        auto Body = macroLiteral(T.spelling(I));
        if (!Body)
          return false;
        From = *Body;
      } else if (!T.is(I, tok::string_literal) &&
                 !T.is(I, tok::utf8_string_literal)) {
        break;
      }
      AsmStatement Skipped;
      ByteRange R = T.tokens()[From].Range;
      if (!Literal(T.slice(R), R.Begin, Into ? *Into : Skipped).read())
        return false;
    }
    return Parts != 0;
  }

  /// The literal that macro \p Name stands for in this file. Of several, as in
  /// `#ifdef _WIN64`, the constraint of a 64-bit pointer is HIP's.
  std::optional<uint32_t> macroLiteral(llvm::StringRef Name) const {
    std::optional<uint32_t> Found;
    bool Pointer = false;
    for (const Directive &D : T.directives()) {
      if (D.Name != "define" || !T.isIdentifier(D.FirstTok + 2, Name))
        continue;
      if (D.EndTok != D.FirstTok + 4 ||
          !T.is(D.FirstTok + 3, tok::string_literal))
        return std::nullopt;
      bool IsPointer = T.spelling(D.FirstTok + 3) == "\"l\"";
      bool Same = Found && T.spelling(*Found) == T.spelling(D.FirstTok + 3);
      if (Found && !Same && !Pointer && !IsPointer)
        return std::nullopt;
      if (!Pointer)
        Found = D.FirstTok + 3;
      Pointer |= IsPointer;
    }
    return Found;
  }

  bool atSectionEnd() const {
    return I >= A.Close || T.is(I, tok::colon) || T.is(I, tok::coloncolon);
  }

  bool operands(bool Output) {
    while (!atSectionEnd()) {
      AsmOperand O;
      O.Output = Output;
      if (T.is(I, tok::l_square)) {
        if (!T.is(I + 2, tok::r_square))
          return failed("an operand's name could not be read");
        O.Name = T.spelling(I + 1).str();
        I += 3;
      }
      AsmStatement Constraint;
      if (!strings(&Constraint) || !T.is(I, tok::l_paren))
        return failed("a constraint could not be read");
      auto Close = T.matching(I);
      if (!Close || *Close >= A.Close || *Close == I + 1)
        return failed("an operand could not be read");
      O.Constraint = Constraint.Text;
      O.Expr = {T.tokens()[I + 1].Range.Begin,
                T.tokens()[*Close - 1].Range.End};
      A.Operands.push_back(std::move(O));
      I = *Close + 1;
      if (T.is(I, tok::comma))
        ++I;
      else if (!atSectionEnd())
        return failed("an operand could not be read");
    }
    return true;
  }

  bool clobbers() {
    while (!atSectionEnd()) {
      AsmStatement Clobber;
      if (!strings(&Clobber))
        return failed("what it clobbers could not be read");
      A.Memory |= Clobber.Text == "memory";
      if (T.is(I, tok::comma))
        ++I;
    }
    return true;
  }

  bool failed(const char *Why) {
    problem(Why);
    return false;
  }
};

} // namespace

std::optional<AsmStatement> readAsm(const TokenView &T, uint32_t I) {
  AsmStatement A;
  A.Keyword = I;
  uint32_t Open = I + 1;
  for (; T.is(Open, tok::raw_identifier); ++Open) {
    llvm::StringRef Word = T.spelling(Open);
    if (Word == "goto" || Word == "__goto__")
      A.Goto = true;
    else if (Word.trim('_') != "volatile" && Word.trim('_') != "inline")
      return std::nullopt;
  }
  if (!T.is(Open, tok::l_paren))
    return std::nullopt;
  auto Close = T.matching(Open);
  if (!Close)
    return std::nullopt;
  A.Open = Open;
  A.Close = *Close;
  A.Semicolon = T.is(A.Close + 1, tok::semi) &&
                T.tokens()[A.Close + 1].Directive == T.tokens()[I].Directive;
  Reader(T, A).run();
  return A;
}

} // namespace hipify
