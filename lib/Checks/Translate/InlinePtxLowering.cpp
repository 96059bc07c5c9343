//===- InlinePtxLowering.cpp - PTX instructions to steps of C++ -----------===//

#include "InlinePtx.h"
#include "llvm/ADT/STLExtras.h"

namespace hipify::ptx {

using Form = PtxOperand::Kind;

static const llvm::StringMap<bool (*)(Lowering &)> &allRules() {
  static const auto *Rules = [] {
    auto *Map = new llvm::StringMap<bool (*)(Lowering &)>;
    for (auto List : {logicRules(), integerRules(), floatRules(),
                      convertRules(), memoryRules(), laneRules(), videoRules()})
      for (const Rule &R : List)
        Map->try_emplace(R.Opcode, R.Lower);
    return Map;
  }();
  return *Rules;
}

bool hasRule(llvm::StringRef Opcode) { return allRules().contains(Opcode); }

Lowering::Lowering(const PtxBody &Body, llvm::ArrayRef<Argument> Arguments,
                   const Surroundings &Where)
    : Body(Body), Arguments(Arguments), Where(Where) {
  for (const PtxRegister &R : Body.Registers)
    Registers.push_back({R.Name, "", typeOf(R.Type)});
}

bool Lowering::run() {
  constexpr size_t MostInstructions = 1000; // folding takes their square
  if (Body.Instructions.size() > MostInstructions) {
    Result.Refusal = PtxProblem{0, "it is longer than 1000 instructions"};
    return false;
  }
  for (const PtxInstruction &Each : Body.Instructions) {
    I = &Each;
    Taken.assign(Each.Modifiers.size(), false);
    if (!one()) {
      if (!Result.Refusal)
        refuse("it has no translation");
      Result.Refused = Each.mnemonic();
      return false;
    }
  }
  return true;
}

bool Lowering::one() {
  std::string Advice = adviceFor(*I);
  if (!Advice.empty())
    return refuse(Advice);
  auto It = allRules().find(I->Opcode);
  if (It == allRules().end())
    return refuse("it is not among the instructions that are translated");
  Guard.reset();
  if (I->Guard) {
    Guard = predicate(*I->Guard);
    if (Result.Refusal)
      return false;
  }
  size_t First = Steps.size();
  if (!It->second(*this) || Result.Refusal)
    return false;
  for (size_t M = 0; M != Taken.size(); ++M)
    if (!Taken[M])
      return refuse("its modifier '." + I->Modifiers[M] +
                    "' is not translated");
  for (Step &S : llvm::drop_begin(Steps, First))
    S.Guard = Guard;
  return true;
}

bool Lowering::take(llvm::StringRef Name) {
  for (size_t M = 0; M != Taken.size(); ++M)
    if (!Taken[M] && I->Modifiers[M] == Name)
      return Taken[M] = true;
  return false;
}

llvm::StringRef Lowering::takeOneOf(llvm::ArrayRef<llvm::StringRef> Names) {
  for (size_t M = 0; M != Taken.size(); ++M)
    for (llvm::StringRef Name : Names)
      if (!Taken[M] && I->Modifiers[M] == Name) {
        Taken[M] = true;
        return Name;
      }
  return {};
}

std::string Lowering::takeType() {
  for (size_t M = 0; M != Taken.size(); ++M)
    if (!Taken[M] && isPtxType(I->Modifiers[M])) {
      Taken[M] = true;
      return I->Modifiers[M];
    }
  return {};
}

void Lowering::drop(llvm::StringRef Prefix) {
  for (size_t M = 0; M != Taken.size(); ++M)
    if (llvm::StringRef(I->Modifiers[M]).starts_with(Prefix))
      Taken[M] = true;
}

bool Lowering::refuse(const llvm::Twine &Why) {
  if (!Result.Refusal)
    Result.Refusal = PtxProblem{I->Offset, Why.str()};
  return false;
}

bool Lowering::count(size_t Least, size_t Most) {
  if (operands() >= Least && operands() <= std::max(Least, Most))
    return true;
  return refuse("it has " + llvm::Twine(operands()) + " operands");
}

Value Lowering::leaf(Ref R, Cxx T) const {
  Value V;
  V.Leaf = R;
  V.Type = T;
  return V;
}

/// Registers that are plain expressions of HIP.
static std::optional<Value> special(Lowering &L, llvm::StringRef Name) {
  auto Plain = [](const llvm::Twine &Code, Cxx T) {
    Value V;
    V.Code = Code.str();
    V.Type = T;
    return V;
  };
  auto [Base, Part] = Name.split('.');
  const char *Builtin = Base == "tid"      ? "threadIdx"
                        : Base == "ntid"   ? "blockDim"
                        : Base == "ctaid"  ? "blockIdx"
                        : Base == "nctaid" ? "gridDim"
                                           : nullptr;
  if (Builtin && (Part == "x" || Part == "y" || Part == "z"))
    return Plain(llvm::Twine(Builtin) + "." + Part, Cxx::U32);
  if (Name == "laneid" || Name.starts_with("lanemask_")) {
    L.needWarp();
    return Plain((Name == "laneid" ? "hipify::lane_id" : "hipify::" + Name) +
                     llvm::Twine("()"),
                 Cxx::U32);
  }
  if (Name == "clock64")
    return Plain("clock64()", Cxx::S64);
  if (Name == "clock")
    return as(Plain("clock64()", Cxx::S64), Cxx::U32);
  if (Name == "clock_hi")
    return as(binary(Plain("clock64()", Cxx::S64), ">>", literal(32, Cxx::S32),
                     Cxx::S64),
              Cxx::U32);
  if (Name == "globaltimer" || Name == "globaltimer_lo" ||
      Name == "globaltimer_hi") {
    L.note("the timer ticks at 100 MHz unless HIPIFY_WALL_CLOCK_KHZ says "
           "otherwise (hipDeviceAttributeWallClockRate)");
    Value Time = L.helper("globaltimer", {}, Cxx::U64);
    if (Name.ends_with("_hi"))
      Time = binary(Time, ">>", literal(32, Cxx::S32), Cxx::U64);
    return Name == "globaltimer" ? Time : as(Time, Cxx::U32);
  }
  if (Name == "smid") {
    L.note("AMD's numbers of compute units have gaps");
    return Plain("__smid()", Cxx::U32);
  }
  if (Name == "warpid")
    return L.helper("warpid", {}, Cxx::U32);
  if (Name == "nwarpid")
    return L.helper("nwarpid", {}, Cxx::U32);
  return std::nullopt;
}

Value Lowering::read(const PtxOperand &O, Cxx T) {
  Value V;
  switch (O.Form) {
  case Form::Register:
    V = leaf({Ref::Register, O.Index}, Registers[O.Index].Type);
    break;
  case Form::Argument: {
    const Argument &A = Arguments[O.Index];
    if (A.type() == Cxx::None) {
      refuse("its operand has the constraint \"" + A.Constraint + "\"");
      return V;
    }
    uint64_t Number = 0;
    if (A.Literal && !A.Output && !isFloating(A.type()) && !isFloating(T) &&
        !llvm::StringRef(A.Text).rtrim("uUlL").getAsInteger(0, Number)) {
      V = literal(Number, T == Cxx::None ? A.type() : T);
      break;
    }
    V = leaf({Ref::Argument, O.Index}, A.type());
    break;
  }
  case Form::Integer:
    if (isFloating(T)) {
      refuse("an integer stands for a floating-point number");
      return V;
    }
    V = literal(O.Bits, T == Cxx::None ? Cxx::U64 : T);
    break;
  case Form::Float: {
    uint64_t Bits = O.Bits;
    if (O.Width == 64 && (T == Cxx::F32 || T == Cxx::U32)) {
      float Single = float(llvm::bit_cast<double>(Bits));
      Bits = llvm::bit_cast<uint32_t>(Single);
    } else if (O.Width == 32 && bitsOf(T) == 64) {
      Bits = llvm::bit_cast<uint64_t>(
          double(llvm::bit_cast<float>(uint32_t(Bits))));
    }
    V = literal(Bits, T);
    break;
  }
  case Form::Special:
    if (auto Known = special(*this, O.Name)) {
      V = *Known;
      break;
    }
    refuse("AMD GPUs have no '%" + O.Name + "'");
    return V;
  case Form::Name:
    refuse("'" + O.Name + "' is declared outside of the statement");
    return V;
  default:
    refuse("an operand has another form than the one that is translated");
    return V;
  }
  if (!O.Select.empty()) {
    refuse("the part '." + O.Select + "' of a register is not translated");
    return V;
  }
  if (V.Type == Cxx::Bool && T != Cxx::Bool && T != Cxx::None) {
    refuse("a predicate stands where a number is wanted");
    return V;
  }
  V = as(std::move(V), T);
  if (O.Negated) // of numbers; predicates are read by predicate()
    V = unary("-", V, T);
  return V;
}

Value Lowering::predicate(const PtxOperand &O) {
  PtxOperand Plain = O;
  Plain.Negated = false;
  Value V = read(Plain, Cxx::None);
  if (Result.Refusal)
    return V;
  V = as(std::move(V), Cxx::Bool);
  return O.Negated ? unary("!", V, Cxx::Bool) : V;
}

bool Lowering::write(const PtxOperand &O, Value V, bool Pure) {
  Step S;
  S.Pure = Pure;
  switch (O.Form) {
  case Form::Sink:
    if (!Pure)
      effect(std::move(V));
    return true;
  case Form::Register: {
    S.Dest = {Ref::Register, O.Index};
    Cxx Own = Registers[O.Index].Type;
    if (isFloating(Own) != isFloating(V.Type) || Own == Cxx::Bool)
      V = as(std::move(V), Own);
    else if (V.Type == Cxx::Bool)
      return refuse("a number is set to a predicate");
    break;
  }
  case Form::Argument: {
    const Argument &A = Arguments[O.Index];
    if (!A.Output)
      return refuse("it writes to an operand that is an input");
    if (A.type() == Cxx::None || V.Type == Cxx::Bool)
      return refuse("it writes to an operand of another kind");
    S.Dest = {Ref::Argument, O.Index};
    if (isFloating(A.type()) != isFloating(V.Type))
      V = as(std::move(V), A.type());
    break;
  }
  default:
    return refuse("its destination is of another form");
  }
  if (!O.Select.empty())
    return refuse("it writes a part of a register");
  S.V = std::move(V);
  Steps.push_back(std::move(S));
  return true;
}

void Lowering::effect(Value V) {
  Step S;
  S.V = std::move(V);
  S.Pure = false;
  Steps.push_back(std::move(S));
}

Value Lowering::temporary(llvm::StringRef TypeName, Value V, bool Pure) {
  Ref R{Ref::Register, uint32_t(Registers.size())};
  Registers.push_back({"value", TypeName.str(), Cxx::Named});
  Step S;
  S.Dest = R;
  S.V = std::move(V);
  S.Pure = Pure;
  Steps.push_back(std::move(S));
  return leaf(R, Cxx::Named);
}

Value Lowering::carry() {
  if (!CarryRegister) {
    CarryRegister = Registers.size();
    Registers.push_back({"carry", "", Cxx::U32});
    Registers.back().Fixed = true;
  }
  return leaf({Ref::Register, *CarryRegister}, Cxx::U32);
}

/// Clang's spelling of `unsigned *` and the like.
static std::string canonical(llvm::StringRef T) {
  return T.str() + (T.ends_with("unsigned") ? " int *" : " *");
}

Value Lowering::pointer(const PtxOperand &O, llvm::StringRef T, bool Shared) {
  Value Bad;
  if (O.Form != Form::Address || O.Select == "tensor") {
    refuse("its address has another form than the one that is translated");
    return Bad;
  }
  Value Base = read(O.Parts[0], Cxx::None);
  if (Result.Refusal)
    return Bad;
  bool Wide = bitsOf(Base.Type) == 64;
  if (!Shared && !Wide) {
    refuse("it reads or writes a 32-bit address outside of shared memory");
    return Bad;
  }
  // An address of shared memory is a number on both vendors' GPUs.
  Value Address = Shared ? as(Base, Cxx::U32) : Base;
  std::string Type = T.str();
  bool Moved = O.Displacement != 0 || O.Parts.size() > 1;
  if (!Shared && Moved) {
    Address.Code = "(char *)" + Base.at(Unary);
    Address.Leaf = {};
    Address.Constant.reset();
    Address.Binding = Unary;
    Address.Type = Cxx::Named;
  }
  for (size_t P = 1; P < O.Parts.size(); ++P)
    Address = binary(Address, "+", read(O.Parts[P], Cxx::None), Address.Type);
  if (O.Displacement != 0) {
    bool Minus = O.Displacement < 0;
    uint64_t Size = Minus ? 0 - uint64_t(O.Displacement) : O.Displacement;
    Address = binary(Address, Minus ? "-" : "+",
                     literal(Size, Shared ? Cxx::U32 : Cxx::S32), Address.Type);
  }
  if (Shared)
    return helper("shared<" + llvm::Twine(Type) + ">", Address, Cxx::Named);
  if (!Moved && Base.Leaf.Of == Ref::Argument) {
    const Argument &A = Arguments[Base.Leaf.Index];
    llvm::StringRef Have = A.Type;
    std::string Want = canonical(T);
    if (Have == Want || Want == ("const " + Have).str()) {
      Value Same = Base;
      Same.Type = Cxx::Named;
      return Same;
    }
  }
  Value V;
  V.Code = "(" + Type + " *)" + Address.at(Unary);
  V.Binding = Unary;
  V.Type = Cxx::Named;
  return V;
}

void Lowering::note(const llvm::Twine &Text) {
  std::string Note = Text.str();
  if (!llvm::is_contained(Result.Notes, Note))
    Result.Notes.push_back(std::move(Note));
}

Translation translate(const PtxBody &Body, llvm::ArrayRef<Argument> Arguments,
                      const Surroundings &Where) {
  Lowering L(Body, Arguments, Where);
  if (L.run())
    emit(L, Arguments, Where);
  else
    L.Result.Lines.clear();
  return std::move(L.Result);
}

CarryUse carryOf(const PtxBody &Body) {
  CarryUse Use;
  for (const PtxInstruction &I : Body.Instructions) {
    bool Takes = I.Opcode == "addc" || I.Opcode == "subc" || I.Opcode == "madc";
    if (Takes && !Use.Writes)
      Use.Reads = true;
    if (llvm::is_contained(I.Modifiers, "cc"))
      Use.Writes = true;
  }
  return Use;
}

} // namespace hipify::ptx
