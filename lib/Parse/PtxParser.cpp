//===- PtxParser.cpp - PTX text to instructions ---------------------------===//
//
// Blocks are opened up: a register of an inner block that hides one of the
// outer block is a register of its own, so the instructions form one list.
//
//===----------------------------------------------------------------------===//

#include "PtxLexer.h"
#include "hipify/Ptx.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {

std::string PtxInstruction::mnemonic() const {
  std::string Text = Opcode;
  for (const std::string &M : Modifiers)
    Text += "." + M;
  return Text;
}

bool isPtxType(llvm::StringRef Modifier) {
  return llvm::StringSwitch<bool>(Modifier)
      .Cases({"b8", "b16", "b32", "b64", "b128", "pred"}, true)
      .Cases({"u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64"}, true)
      .Cases({"f16", "f16x2", "bf16", "bf16x2", "f32", "f32x2", "f64"}, true)
      .Cases({"tf32", "e4m3", "e5m2", "e4m3x2", "e5m2x2", "u16x2"}, true)
      .Cases({"s16x2", "u4", "s4", "u2", "s2", "b1"}, true)
      .Default(false);
}

namespace {

using Kind = PtxToken::Kind;
using Form = PtxOperand::Kind;

class Parser {
public:
  Parser(llvm::StringRef Text, llvm::ArrayRef<std::string> Names)
      : Lexer(Text), Names(Names) {
    Scopes.emplace_back();
    advance();
    advance();
  }

  PtxBody run() {
    while (!Body.Problem && Now.Is != Kind::End)
      statement();
    if (!Body.Problem && Scopes.size() > 1)
      fail("a block is not closed");
    return std::move(Body);
  }

private:
  static constexpr unsigned MaxDepth = 64;
  static constexpr unsigned MaxRegisters = 4096;

  PtxLexer Lexer;
  llvm::ArrayRef<std::string> Names;
  PtxToken Now, Next;
  PtxBody Body;
  std::vector<llvm::StringMap<uint32_t>> Scopes;
  uint32_t LastEnd = 0;

  void advance() {
    LastEnd = Now.End;
    Now = std::move(Next);
    Next = Lexer.next();
  }
  bool fail(const llvm::Twine &Message) {
    if (!Body.Problem)
      Body.Problem = {Now.Offset, Message.str()};
    return false;
  }
  bool accept(char C) {
    if (!Now.is(C))
      return false;
    advance();
    return true;
  }
  bool expect(char C) {
    if (accept(C))
      return true;
    return fail(Now.Is == Kind::End
                    ? llvm::Twine("expected '") + llvm::Twine(C) +
                          "' before the end"
                    : llvm::Twine("expected '") + llvm::Twine(C) +
                          "' before '" + Now.Text + "'");
  }

  void statement() {
    if (accept(';'))
      return;
    if (accept('{')) {
      if (Scopes.size() > MaxDepth)
        fail("blocks nest too deeply");
      Scopes.emplace_back();
      return;
    }
    if (Now.is('}')) {
      if (Scopes.size() == 1) {
        fail("'}' closes no block");
        return;
      }
      Scopes.pop_back();
      advance();
      return;
    }
    if (Now.Is == Kind::Modifier)
      return directive();
    if ((Now.Is == Kind::Word || Now.Is == Kind::Percent) && Next.is(':')) {
      Body.Labels.push_back(Now.Text);
      advance();
      advance();
      return;
    }
    instruction();
  }

  void directive() {
    std::string Name = Now.Text;
    if (Name == "reg") {
      advance();
      registers();
    } else if (Name == "pragma" || Name == "loc" || Name == "branchtargets") {
      while (Now.Is != Kind::End && !Now.is(';'))
        advance();
      accept(';');
    } else {
      fail("the directive '." + Name +
           "' declares something outside of the "
           "instructions");
    }
  }

  /// `.reg .v2 .u32 a, b<4>;`
  void registers() {
    std::string Type;
    while (Now.Is == Kind::Modifier) {
      if (isPtxType(Now.Text))
        Type = Now.Text;
      else {
        fail("registers of vectors ('." + Now.Text + "') are not read");
        return;
      }
      advance();
    }
    if (Type.empty()) {
      fail("expected the type of a register");
      return;
    }
    do {
      if (Now.Is != Kind::Word && Now.Is != Kind::Percent) {
        fail("expected the name of a register");
        return;
      }
      std::string Name = Now.Text;
      advance();
      if (!accept('<')) {
        declare(Name, Type);
        continue;
      }
      unsigned Count = 0;
      if (Now.Is != Kind::Number ||
          llvm::StringRef(Now.Text).getAsInteger(0, Count) ||
          Count > MaxRegisters) {
        fail("expected a number of registers");
        return;
      }
      advance();
      for (unsigned I = 0; I != Count; ++I)
        declare(Name + std::to_string(I), Type);
      if (!expect('>'))
        return;
    } while (accept(','));
    expect(';');
  }

  void declare(const std::string &Name, const std::string &Type) {
    if (Body.Registers.size() >= MaxRegisters) {
      fail("too many registers");
      return;
    }
    Scopes.back()[Name] = Body.Registers.size();
    Body.Registers.push_back({Name, Type});
  }

  void instruction() {
    PtxInstruction I;
    I.Offset = Now.Offset;
    if (accept('@')) {
      PtxOperand Guard;
      bool Negated = accept('!');
      if (!primary(Guard))
        return;
      Guard.Negated = Negated;
      I.Guard = std::move(Guard);
    }
    if (Now.Is != Kind::Word) {
      fail("expected an instruction before '" + Now.Text + "'");
      return;
    }
    I.Opcode = Now.Text;
    advance();
    while (Now.Is == Kind::Modifier) {
      I.Modifiers.push_back(Now.Text);
      advance();
    }
    bool More = Now.Is != Kind::End && !Now.is(';') && !Now.is('}');
    while (More) {
      PtxOperand O;
      if (!operand(O))
        return;
      I.Operands.push_back(std::move(O));
      More = accept(',');
    }
    I.End = LastEnd;
    // ptxas wants the last one's semicolon, too; the end of the text will do.
    if (Now.Is != Kind::End && !Now.is('}') && !expect(';'))
      return;
    Body.Instructions.push_back(std::move(I));
  }

  bool operand(PtxOperand &O) {
    if (!single(O))
      return false;
    if (!accept('|'))
      return true;
    PtxOperand Pair;
    Pair.Form = Form::Pair;
    Pair.Offset = O.Offset;
    Pair.Parts.resize(2);
    Pair.Parts[0] = std::move(O);
    if (!single(Pair.Parts[1]))
      return false;
    O = std::move(Pair);
    return true;
  }

  bool single(PtxOperand &O) {
    O.Offset = Now.Offset;
    if (accept('[')) {
      O.Form = Form::Address;
      return address(O);
    }
    if (accept('{')) {
      O.Form = Form::Vector;
      do {
        if (O.Parts.size() == 8)
          return fail("a vector of more than eight elements");
        O.Parts.emplace_back();
        if (Now.is('{') || Now.is('['))
          return fail("expected an element of a vector");
        if (!single(O.Parts.back()))
          return false;
      } while (accept(','));
      return expect('}');
    }
    if (accept('!')) {
      if (!primary(O))
        return false;
      O.Negated = true;
      return true;
    }
    return Now.is('-') || Now.is('+') || Now.is('~') || Now.is('(') ||
                   Now.Is == Kind::Number
               ? constant(O)
               : primary(O);
  }

  /// `base`, `base+4`, `base-4`, `base+%2`; a second register is no address.
  bool address(PtxOperand &O) {
    O.Parts.emplace_back();
    if (!single(O.Parts.back()))
      return false;
    while (Now.is('+') || Now.is('-')) {
      bool Minus = Now.is('-');
      advance();
      PtxOperand Part;
      if (!single(Part))
        return false;
      if (Part.Form == Form::Integer)
        O.Displacement += int64_t(Minus ? 0 - Part.Bits : Part.Bits);
      else if (Part.Form == Form::Argument && !Minus)
        O.Parts.push_back(std::move(Part));
      else
        return fail("an address of two registers");
    }
    while (accept(',')) { // coordinates of a tensor
      O.Parts.emplace_back();
      if (!single(O.Parts.back()))
        return false;
      O.Select = "tensor";
    }
    return expect(']');
  }

  bool primary(PtxOperand &O) {
    O.Offset = Now.Offset;
    switch (Now.Is) {
    case Kind::Argument:
      if (!argument(O))
        return false;
      break;
    case Kind::Word:
    case Kind::Percent:
      name(O);
      break;
    default:
      return fail(Now.Is == Kind::End
                      ? llvm::Twine("expected an operand before the end")
                      : "expected an operand before '" + llvm::Twine(Now.Text) +
                            "'");
    }
    advance();
    while (Now.Is == Kind::Modifier) {
      if (O.Form == Form::Special)
        O.Name += "." + Now.Text;
      else
        O.Select += (O.Select.empty() ? "" : ".") + Now.Text;
      advance();
    }
    return true;
  }

  bool argument(PtxOperand &O) {
    O.Form = Form::Argument;
    if (!llvm::StringRef(Now.Text).getAsInteger(10, O.Index)) {
      if (O.Index < Names.size())
        return true;
    } else {
      for (O.Index = 0; O.Index != Names.size(); ++O.Index)
        if (!Now.Text.empty() && Names[O.Index] == Now.Text)
          return true;
    }
    return fail("the statement has no operand '%" + Now.Text + "'");
  }

  void name(PtxOperand &O) {
    O.Name = Now.Text;
    for (size_t I = Scopes.size(); I != 0; --I) {
      auto It = Scopes[I - 1].find(Now.Text);
      if (It == Scopes[I - 1].end())
        continue;
      O.Form = Form::Register;
      O.Index = It->second;
      return;
    }
    if (Now.Is == Kind::Percent)
      O.Form = Form::Special;
    else if (Now.Text == "_")
      O.Form = Form::Sink;
    else if (Now.Text == "WARP_SZ") {
      O.Form = Form::Integer;
      O.Bits = 32;
      O.Name = "32";
    } else
      O.Form = Form::Name;
  }

  /// A constant expression of integers, or one floating-point number.
  bool constant(PtxOperand &O) {
    O.Offset = Now.Offset;
    O.Form = Form::Integer;
    llvm::StringRef Text = Now.Text;
    bool Minus = Now.is('-') && Next.Is == Kind::Number;
    if (Minus)
      Text = Next.Text;
    if ((Minus || Now.Is == Kind::Number) && isFloat(Text)) {
      if (Minus)
        advance();
      O.Form = Form::Float;
      if (!floating(O, Minus))
        return false;
      advance();
      return true;
    }
    if (Now.is('-') && Next.Is != Kind::Number && !Next.is('(')) {
      advance();
      if (!primary(O))
        return false;
      O.Negated = true;
      return true;
    }
    uint32_t Begin = Now.Offset;
    if (Now.Is == Kind::Number)
      O.Name = Now.Text;
    if (!expression(O.Bits, 0, 0))
      return false;
    if (LastEnd - Begin != O.Name.size())
      O.Name.clear();
    return true;
  }

  static bool isFloat(llvm::StringRef T) {
    if (T.size() > 1 && T[0] == '0' &&
        (T[1] == 'f' || T[1] == 'F' || T[1] == 'd' || T[1] == 'D'))
      return true;
    return !T.starts_with_insensitive("0x") &&
           T.find_first_of(".eE") != llvm::StringRef::npos;
  }

  bool floating(PtxOperand &O, bool Minus) {
    llvm::StringRef T = Now.Text;
    char Second = T.size() > 1 ? llvm::toLower(T[1]) : ' ';
    O.Width = Second == 'f' ? 32 : 64;
    if (Second == 'f' || Second == 'd') {
      if (T.size() != (O.Width == 32 ? 10u : 18u) ||
          T.drop_front(2).getAsInteger(16, O.Bits))
        return fail("'" + T + "' is no floating-point number");
    } else {
      llvm::APFloat Value(llvm::APFloat::IEEEdouble());
      auto Status =
          Value.convertFromString(T, llvm::APFloat::rmNearestTiesToEven);
      if (!Status) {
        llvm::consumeError(Status.takeError());
        return fail("'" + T + "' is no floating-point number");
      }
      O.Bits = Value.bitcastToAPInt().getZExtValue();
    }
    if (Minus)
      O.Bits ^= 1ull << (O.Width - 1);
    return true;
  }

  static int precedence(char C) {
    return C == '*' || C == '/'   ? 4
           : C == '+' || C == '-' ? 3
           : C == '&'             ? 2
           : C == '^'             ? 1
                                  : -1;
  }

  bool expression(uint64_t &Value, int Least, unsigned Depth) {
    if (Depth > MaxDepth)
      return fail("a constant that nests too deeply");
    if (!factor(Value, Depth))
      return false;
    for (;;) {
      bool Shift =
          (Now.is('<') && Next.is('<')) || (Now.is('>') && Next.is('>'));
      char Op = Now.Is == Kind::Punct ? Now.Text[0] : ' ';
      int Level = Shift ? 3 : precedence(Op);
      if (Level < 0 || Level < Least || (Op == '|'))
        return true;
      advance();
      if (Shift)
        advance();
      uint64_t Right = 0;
      if (!expression(Right, Level + 1, Depth + 1))
        return false;
      if (Op == '/' && Right == 0)
        return fail("division by zero");
      switch (Op) {
      case '*':
        Value *= Right;
        break;
      case '/':
        Value /= Right;
        break;
      case '+':
        Value += Right;
        break;
      case '-':
        Value -= Right;
        break;
      case '&':
        Value &= Right;
        break;
      case '^':
        Value ^= Right;
        break;
      case '<':
        Value = Right > 63 ? 0 : Value << Right;
        break;
      case '>':
        Value = Right > 63 ? 0 : Value >> Right;
        break;
      }
    }
  }

  bool factor(uint64_t &Value, unsigned Depth) {
    if (Depth > MaxDepth)
      return fail("a constant that nests too deeply");
    if (accept('-')) {
      bool Fine = factor(Value, Depth + 1);
      Value = 0 - Value;
      return Fine;
    }
    if (accept('~')) {
      bool Fine = factor(Value, Depth + 1);
      Value = ~Value;
      return Fine;
    }
    if (accept('+'))
      return factor(Value, Depth + 1);
    if (accept('('))
      return expression(Value, 0, Depth + 1) && expect(')');
    if (Now.Is != Kind::Number)
      return fail("expected a number before '" + Now.Text + "'");
    llvm::StringRef Digits = llvm::StringRef(Now.Text).rtrim("uU");
    if (Digits.getAsInteger(0, Value))
      return fail("'" + Now.Text + "' is no number");
    advance();
    return true;
  }
};

} // namespace

PtxBody parsePtx(llvm::StringRef Text, llvm::ArrayRef<std::string> Names) {
  return Parser(Text, Names).run();
}

} // namespace hipify
