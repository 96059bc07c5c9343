// The PTX parser, the reader of asm statements, and how expressions fold.
#include "Parse/PtxAsm.h"
#include "PtxRow.h"
#include "gtest/gtest.h"

using namespace hipify;

namespace {

std::string dump(const PtxBody &Body, const PtxOperand &O) {
  using Form = PtxOperand::Kind;
  std::string Text = O.Negated ? "-" : "";
  switch (O.Form) {
  case Form::Register:
    Text += "reg " + Body.Registers[O.Index].Name + std::to_string(O.Index);
    break;
  case Form::Special:
    Text += "%" + O.Name;
    break;
  case Form::Argument:
    Text += "arg " + std::to_string(O.Index);
    break;
  case Form::Integer:
    Text += std::to_string(int64_t(O.Bits));
    break;
  case Form::Float:
    Text += "f" + std::to_string(O.Width) + ":" + llvm::utohexstr(O.Bits, true);
    break;
  case Form::Sink:
    Text += "_";
    break;
  case Form::Name:
    Text += "name " + O.Name;
    break;
  default: {
    Text += O.Form == Form::Address ? "[" : O.Form == Form::Vector ? "{" : "<";
    for (const PtxOperand &P : O.Parts)
      Text += (&P == &O.Parts.front() ? "" : " ") + dump(Body, P);
    if (O.Displacement)
      Text += "+" + std::to_string(O.Displacement);
    Text += O.Form == Form::Address ? "]" : O.Form == Form::Vector ? "}" : ">";
  }
  }
  return Text + (O.Select.empty() ? "" : "." + O.Select);
}

/// Instructions joined by `; `, or the problem as `@offset message`.
std::string parsed(llvm::StringRef Text, size_t Operands = 4) {
  std::vector<std::string> Names(Operands);
  if (Operands)
    Names[0] = "out";
  PtxBody Body = parsePtx(Text, Names);
  if (Body.Problem)
    return "@" + std::to_string(Body.Problem->Offset) + " " +
           Body.Problem->Message;
  std::string All;
  for (const PtxInstruction &I : Body.Instructions) {
    All += All.empty() ? "" : "; ";
    if (I.Guard)
      All += "if " + dump(Body, *I.Guard) + ": ";
    All += I.mnemonic();
    for (const PtxOperand &O : I.Operands)
      All += (&O == &I.Operands.front() ? " " : ", ") + dump(Body, O);
  }
  return All;
}

TEST(PtxParser, Instructions) {
  EXPECT_EQ(parsed("add.u32 %0, %1, 5;"), "add.u32 arg 0, arg 1, 5");
  EXPECT_EQ(parsed("mov.u32 %[out], %%tid.x;"), "mov.u32 arg 0, %tid.x");
  EXPECT_EQ(parsed("mov.u32 %0, %laneid"), "mov.u32 arg 0, %laneid");
  EXPECT_EQ(
      parsed("ld.global.L1::no_allocate.L2::128B.v2.u32 {%0, _}, [%1+-8];"),
      "ld.global.L1::no_allocate.L2::128B.v2.u32 {arg 0 _}, [arg 1+-8]");
  EXPECT_EQ(parsed("st.u32 [%0+%1-4], 0x1F;"), "st.u32 [arg 0 arg 1+-4], 31");
  EXPECT_EQ(parsed("vadd.s32.s32.u32 %0.b1, %1.h0, -1;"),
            "vadd.s32.s32.u32 arg 0.b1, arg 1.h0, -1");
  EXPECT_EQ(parsed(""), "");
  EXPECT_EQ(parsed(" ; ;; // nothing\n /* at all */"), "");
}

TEST(PtxParser, Constants) {
  EXPECT_EQ(parsed("mov.u32 %0, (1<<4)+2*3-1;"), "mov.u32 arg 0, 21");
  EXPECT_EQ(parsed("mov.u32 %0, 0b101U; mov.u32 %0, 017;"),
            "mov.u32 arg 0, 5; mov.u32 arg 0, 15");
  EXPECT_EQ(parsed("mov.u32 %0, WARP_SZ;"), "mov.u32 arg 0, 32");
  EXPECT_EQ(parsed("mov.f32 %0, 0f3F800000; mov.f64 %0, -0d4000000000000000;"),
            "mov.f32 arg 0, f32:3f800000; mov.f64 arg 0, f64:c000000000000000");
  EXPECT_EQ(parsed("mov.f32 %0, 1.5e1;"),
            "mov.f32 arg 0, f64:402e000000000000");
}

TEST(PtxParser, Registers) {
  EXPECT_EQ(
      parsed("{ .reg .pred %%p, q; .reg .b32 t<2>; setp.eq.u32 %%p|q, t0, "
             "t1; @!q mov.b32 %0, t1; }"),
      "setp.eq.u32 <reg p0 reg q1>, reg t02, reg t13; if -reg q1: mov.b32 "
      "arg 0, reg t13");
  // An inner register hides the outer one up to the end of its block.
  EXPECT_EQ(parsed(".reg .u32 t; { .reg .u64 t; mov.u64 t, 1; } mov.u32 t, 2;"),
            "mov.u64 reg t1, 1; mov.u32 reg t0, 2");
}

TEST(PtxParser, Problems) {
  EXPECT_EQ(parsed("add.u32 %0, %9, 1;"),
            "@12 the statement has no operand '%9'");
  EXPECT_EQ(parsed("add.u32 %0, %1 1;"), "@15 expected ';' before '1'");
  EXPECT_EQ(parsed("add.u32 %0,"), "@11 expected an operand before the end");
  EXPECT_EQ(parsed("{ add.u32 %0, %1, 1;"), "@20 a block is not closed");
  EXPECT_EQ(parsed("}"), "@0 '}' closes no block");
  EXPECT_EQ(parsed("ld.u32 %0, [%1"), "@14 expected ']' before the end");
  EXPECT_EQ(parsed("mov.u32 %0, 1/0;"), "@15 division by zero");
  EXPECT_EQ(parsed("mov.f32 %0, 0f12;"),
            "@12 '0f12' is no floating-point number");
  EXPECT_EQ(parsed(".reg .u32 t<99999>;"),
            "@12 expected a number of registers");
  EXPECT_EQ(parsed(".shared .b32 x;").substr(0, 3), "@0 ");
  EXPECT_EQ(parsed("\x01\x02 \"").substr(0, 3), "@0 ");
  EXPECT_EQ(parsed(std::string(1000, '{')).substr(0, 1), "@");
  EXPECT_EQ(parsed("mov.u32 %0, " + std::string(100000, '(')).substr(0, 1),
            "@");
}

TEST(AsmReader, Parts) {
  llvm::StringRef Text =
      "__asm__ volatile (\"add.u32 %0,\\t\" /* and */ R\"(%1, 1;)\"\n"
      ": [d] \"=r\"(x[i]) :: \"memory\");";
  TokenView T(Text);
  auto A = readAsm(T, 0);
  ASSERT_TRUE(A);
  EXPECT_EQ(A->Problem, "");
  EXPECT_EQ(A->Text, "add.u32 %0,\t%1, 1;");
  EXPECT_EQ(Text.substr(A->place(12), 2), "%1");
  ASSERT_EQ(A->Operands.size(), 1u);
  EXPECT_EQ(A->Operands[0].Name, "d");
  EXPECT_EQ(T.slice(A->Operands[0].Expr), "x[i]");
  EXPECT_TRUE(A->Memory);
  EXPECT_TRUE(A->Semicolon);
}

TEST(AsmReader, Macros) {
  TokenView T(
      "#define OP \"mov\"\n#ifdef W\n#define P \"r\"\n#else\n"
      "#define P \"l\"\n#endif\nasm(OP \".u64 %0, 1;\" : \"=\" P (x));");
  uint32_t I = 0;
  while (!T.isIdentifier(I, "asm"))
    ++I;
  auto A = readAsm(T, I);
  ASSERT_TRUE(A);
  EXPECT_EQ(A->Text, "mov.u64 %0, 1;");
  ASSERT_EQ(A->Operands.size(), 1u);
  EXPECT_EQ(A->Operands[0].Constraint, "=l");
  TokenView Pasted("asm(\"mov.\" #TYPE \" %0, 1;\" : \"=r\"(x));");
  EXPECT_NE(readAsm(Pasted, 0)->Problem, "");
  TokenView Open("asm(\"mov");
  EXPECT_FALSE(readAsm(Open, 0));
}

TEST(PtxTranslator, OperandsAreReadBeforeAnyIsWritten) {
  // d may be a reference to b.
  EXPECT_EQ(translated("add.u32 %0, %2, %3; add.u32 %1, %2, %3;",
                       "=r d; =r e; r a; r b"),
            "unsigned result; result = (unsigned)a + (unsigned)b; e = "
            "(unsigned)a + (unsigned)b; d = result");
  // Local variables of other names are not.
  EXPECT_EQ(
      translated("add.u32 %0, %2, %3; add.u32 %1, %2, %3;",
                 "=r d unsigned int; =r e unsigned int; r a unsigned int; "
                 "r b unsigned int"),
      "d = a + b; e = a + b");
  EXPECT_EQ(translated("xor.b32 %0, %0, %1;", "+r d; r a"), "d = d ^ a");
  EXPECT_EQ(translated("xor.b32 %0, %0, %1;", "+r *p++; r a"),
            "auto &target = *p++; target = target ^ a");
}

TEST(PtxTranslator, OperandsAreEvaluatedOnce) {
  EXPECT_EQ(translated("mad.lo.u32 %0, %1, %1, %1;", "=r d; r f(x)"),
            "const auto value = f(x); d = (unsigned)value * (unsigned)value + "
            "(unsigned)value");
  EXPECT_EQ(
      translated("{ .reg .pred p; setp.ne.u32 p, %1, 0; @p mov.u32 %0, %2; }",
                 "=r d; r c; r i++"),
      "const auto value = i++; if ((unsigned)c != 0u) d = value");
}

TEST(PtxTranslator, NamesDoNotMeet) {
  ptx::Surroundings Where;
  Where.Taken.insert("t");
  EXPECT_EQ(
      translated("{ .reg .u32 t; add.u32 t, %1, 1; mul.lo.u32 %0, t, t; }",
                 "=r d; r t unsigned int", Where),
      "const unsigned ptx_t = t + 1u; d = ptx_t * ptx_t");
}

TEST(PtxTranslator, CarryIsOneVariable) {
  EXPECT_EQ(
      translated("add.cc.u32 %0, %2, %3; addc.u32 %1, %2, 0;",
                 "=r d unsigned int; =r e unsigned int; r a unsigned int; "
                 "r b unsigned int"),
      "unsigned carry = 0; d = hipify::ptx::add_cc<unsigned>(a, b, carry); "
      "e = hipify::ptx::addc<unsigned>(a, 0u, carry)");
}

TEST(PtxTranslator, LutsAreExpressions) {
  auto Lut = [](int Table) {
    return translated(
        "lop3.b32 %0, %1, %2, %3, " + std::to_string(Table) + ";",
        "=r d unsigned int; r a unsigned int; r b unsigned int; r c "
        "unsigned int");
  };
  EXPECT_EQ(Lut(0x96), "d = a ^ b ^ c");
  EXPECT_EQ(Lut(0xf8), "d = a | (b & c)");
  EXPECT_EQ(Lut(0xea), "d = (a & b) | c");
  EXPECT_EQ(Lut(0x0f), "d = ~a");
  EXPECT_EQ(Lut(0x00), "d = 0u");
  EXPECT_EQ(Lut(0xca), "d = (a & b) | (~a & c)");
  for (int Table = 0; Table < 256; ++Table)
    EXPECT_EQ(Lut(Table).substr(0, 4), "d = ");
}

TEST(PtxTranslator, RefusesWholeStatements) {
  EXPECT_EQ(translated("mov.u32 %0, 1; bar.sync 1;", "=r d").substr(0, 2),
            "! ");
  EXPECT_EQ(translated("add.odd.u32 %0, %1, 1;", "=r d; r a"),
            "! its modifier '.odd' is not translated");
  EXPECT_EQ(translated("mov.u32 %0, 1;", "r d"),
            "! it writes to an operand that is an input");
  EXPECT_EQ(translated("frob.u32 %0, 1;", "=r d"),
            "! it is not among the instructions that are translated");
  EXPECT_EQ(translated("exit;", "").substr(0, 2), "! ");
  ptx::Surroundings Kernel;
  Kernel.InKernel = true;
  EXPECT_EQ(translated("exit;", "", Kernel), "return");
}

} // namespace
