//===- InlinePtxEmit.cpp - steps to C++ statements ------------------------===//
//
// Registers that one step writes and one reads dissolve into the reader's
// expression. An asm statement reads all its operands before it writes any and
// evaluates each once: where C++ statements would differ, operands and results
// get variables of their own.
//
//===----------------------------------------------------------------------===//

#include "InlinePtx.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <map>

namespace hipify::ptx {
namespace {

using Step = Lowering::Step;

class Emitter {
public:
  Emitter(Lowering &L, llvm::ArrayRef<Argument> Arguments,
          const Surroundings &Where)
      : L(L), Arguments(Arguments), Where(Where), Steps(L.Steps) {}

  void run() {
    split();
    fold();
    drop();
    settleArguments();
    print();
  }

private:
  Lowering &L;
  llvm::ArrayRef<Argument> Arguments;
  const Surroundings &Where;
  std::vector<Step> &Steps;
  std::map<uint32_t, std::string> InputNames;  ///< variables for inputs
  std::map<uint32_t, std::string> OutputNames; ///< variables for outputs
  std::map<uint32_t, std::string> TargetNames; ///< references to outputs
  std::map<uint32_t, std::string> RegisterNames;
  llvm::StringSet<> Given;
  std::vector<Line> Lines;

  /// Longer expressions get a name.
  static constexpr size_t LongestPart = 120;

  // Counting -----------------------------------------------------------------

  static unsigned mentions(const Value &V, Ref R) {
    if (V.Leaf.Of != Ref::Nothing)
      return V.Leaf == R;
    unsigned N = 0;
    forEachMark(
        V.Code, [](llvm::StringRef) {},
        [&](Ref Found, Level) { N += Found == R; });
    return N;
  }
  static unsigned mentions(const Step &S, Ref R) {
    return mentions(S.V, R) + (S.Guard ? mentions(*S.Guard, R) : 0);
  }
  static std::vector<Ref> refs(const Value &V) {
    if (V.Leaf.Of != Ref::Nothing)
      return {V.Leaf};
    std::vector<Ref> Found;
    forEachMark(
        V.Code, [](llvm::StringRef) {},
        [&](Ref R, Level) { Found.push_back(R); });
    return Found;
  }

  // Folding ------------------------------------------------------------------

  /// A register that is written again is another one from there on, unless a
  /// condition decides about one of the writes.
  void split() {
    for (uint32_t R = 0, E = L.Registers.size(); R != E; ++R) {
      Ref Old{Ref::Register, R};
      bool Conditional = llvm::any_of(
          Steps, [&](const Step &S) { return S.Dest == Old && S.Guard; });
      if (Conditional || L.Registers[R].Fixed)
        continue;
      Value Current;
      Current.Leaf = Old;
      bool Written = false;
      for (Step &S : Steps) {
        replace(S.V, Old, Current);
        if (S.Guard)
          replace(*S.Guard, Old, Current);
        if (S.Dest != Old)
          continue;
        if (Written) {
          Current.Leaf = {Ref::Register, uint32_t(L.Registers.size())};
          L.Registers.push_back(L.Registers[R]);
        }
        Current.Type = L.Registers[R].Type;
        Written = true;
        S.Dest = Current.Leaf;
      }
    }
  }

  static void replace(Value &V, Ref R, const Value &By) {
    if (V.Leaf == R) {
      Cxx Type = V.Type;
      V = By;
      V.Type = By.Type == Cxx::None ? Type : By.Type;
      return;
    }
    if (V.Leaf.Of != Ref::Nothing)
      return;
    std::string Code;
    forEachMark(
        V.Code, [&](llvm::StringRef Text) { Code += Text; },
        [&](Ref Found, Level Least) {
          Value Other;
          Other.Leaf = Found;
          Code += (Found == R ? By : Other).at(Least);
        });
    V.Code = std::move(Code);
  }

  bool writtenBetween(Ref R, size_t After, size_t Before) const {
    for (size_t I = After + 1; I < Before; ++I)
      if (Steps[I].Dest == R)
        return true;
    return false;
  }

  /// Parts of the expression are evaluated in some lanes only: no place for a
  /// load, let alone for what all lanes do together.
  static bool mayNotEvaluate(const Value &V) {
    return V.Code.find(" ? ") != std::string::npos ||
           V.Code.find("&&") != std::string::npos ||
           V.Code.find("||") != std::string::npos;
  }

  bool foldOne(size_t D) {
    const Step &Def = Steps[D];
    if (Def.Dest.Of != Ref::Register || Def.Guard ||
        L.Registers[Def.Dest.Index].Fixed)
      return false;
    unsigned Uses = 0;
    size_t First = Steps.size(), Last = 0;
    for (size_t I = 0; I != Steps.size(); ++I) {
      if (I != D && Steps[I].Dest == Def.Dest)
        return false;
      unsigned N = mentions(Steps[I], Def.Dest);
      if (N && I <= D)
        return false;
      Uses += N;
      if (N) {
        First = std::min(First, I);
        Last = I;
      }
    }
    if (Def.V.Code.size() > LongestPart)
      return false;
    bool Copy = Def.V.Leaf.Of != Ref::Nothing || Def.V.Constant;
    bool Near = First == D + 1 && !Steps[First].Guard &&
                mentions(Steps[First].V, Def.Dest) &&
                !mayNotEvaluate(Steps[First].V);
    if (Uses == 0 || (Uses > 1 && !Copy) || (!Def.Pure && !Near))
      return false;
    for (Ref R : refs(Def.V))
      if (writtenBetween(R, D, Last) ||
          (R.Of == Ref::Register && L.Registers[R.Index].Fixed))
        return false;
    Value By = as(Def.V, L.Registers[Def.Dest.Index].Type);
    bool Pure = Def.Pure;
    for (size_t I = First; I <= Last; ++I) {
      replace(Steps[I].V, Def.Dest, By);
      if (Steps[I].Guard)
        replace(*Steps[I].Guard, Def.Dest, By);
      Steps[I].Pure &= Pure || !mentionsNothing(I);
    }
    if (!Pure)
      Steps[First].Pure = false;
    Steps.erase(Steps.begin() + D);
    return true;
  }
  bool mentionsNothing(size_t I) const { return Steps[I].V.Code.empty(); }

  void fold() {
    for (bool Again = true; Again;) {
      Again = false;
      for (size_t D = 0; D < Steps.size(); ++D)
        if (foldOne(D)) {
          Again = true;
          --D;
        }
    }
  }

  /// What nobody reads goes, or stays for its effect.
  void drop() {
    for (bool Again = true; Again;) {
      Again = false;
      for (size_t I = Steps.size(); I-- > 0;) {
        Step &S = Steps[I];
        if (S.Dest.Of != Ref::Register)
          continue;
        bool Read = llvm::any_of(
            Steps, [&](const Step &Other) { return mentions(Other, S.Dest); });
        if (Read)
          continue;
        if (S.Pure) {
          Steps.erase(Steps.begin() + I);
          Again = true;
        } else if (!L.Registers[S.Dest.Index].Fixed) {
          S.Dest = {};
        }
      }
    }
  }

  // Arguments ----------------------------------------------------------------

  std::string freshName(llvm::StringRef Wanted) {
    std::string Base;
    for (char C : Wanted)
      Base += llvm::isAlnum(C) ? C : '_';
    if (Base.empty() || llvm::isDigit(Base[0]) || Base[0] == '_' ||
        Where.Taken.contains(Base))
      Base = "ptx_" + llvm::StringRef(Base).ltrim('_').str();
    std::string Name = Base;
    for (unsigned I = 2; Where.Taken.contains(Name) || Given.contains(Name);
         ++I)
      Name = Base + "_" + std::to_string(I);
    Given.insert(Name);
    return Name;
  }

  /// True if writing output \p Out before input or output \p Other is
  /// evaluated could change what the latter means.
  bool mayChange(uint32_t Out, uint32_t Other) const {
    const Argument &A = Arguments[Out], &B = Arguments[Other];
    if (B.Literal)
      return false;
    return !(A.Local && B.Local && A.Text != B.Text);
  }

  void settleArguments() {
    std::map<uint32_t, unsigned> Reads, Writes;
    std::map<uint32_t, size_t> FirstWrite;
    std::map<uint32_t, bool> Conditional;
    for (size_t I = 0; I != Steps.size(); ++I) {
      const Step &S = Steps[I];
      auto Note = [&](const Value &V, bool Maybe) {
        for (Ref R : refs(V))
          if (R.Of == Ref::Argument) {
            ++Reads[R.Index];
            Conditional[R.Index] |= Maybe || mayNotEvaluate(V);
          }
      };
      Note(S.V, S.Guard.has_value());
      if (S.Guard)
        Note(*S.Guard, false);
      if (S.Dest.Of == Ref::Argument) {
        ++Writes[S.Dest.Index];
        FirstWrite.try_emplace(S.Dest.Index, I);
      }
    }
    // `+r` of `*p++` is read and written, but evaluated once.
    for (uint32_t I = 0; I != Arguments.size(); ++I)
      if (Arguments[I].InOut && !Arguments[I].Repeatable)
        TargetNames[I] = freshName("target");
    for (auto [Out, At] : FirstWrite) {
      bool Delay = false;
      for (size_t I = At; I != Steps.size(); ++I) {
        const Step &S = Steps[I];
        auto Check = [&](const Value &V) {
          for (Ref R : refs(V))
            if (R.Of == Ref::Argument && R.Index != Out)
              Delay |= mayChange(Out, R.Index);
        };
        if (I != At) {
          Check(S.V);
          if (S.Guard)
            Check(*S.Guard);
          if (S.Dest.Of == Ref::Argument && S.Dest.Index != Out)
            Delay |= !Arguments[S.Dest.Index].Repeatable &&
                     mayChange(Out, S.Dest.Index);
        }
      }
      bool Many = Writes[Out] + Reads[Out] > 1;
      if (Delay ||
          (Many && !Arguments[Out].Repeatable && !TargetNames.count(Out)))
        OutputNames[Out] = freshName("result");
    }
    // Outputs that are read without having been written, and inputs with
    // effects that no instruction reads.
    for (uint32_t I = 0; I != Arguments.size(); ++I) {
      const Argument &A = Arguments[I];
      if (A.Output || A.Literal)
        continue;
      bool Once = Reads[I] == 1 && !Conditional[I];
      if ((Reads[I] > 1 && !A.Repeatable) || (A.Effects && !Once))
        InputNames[I] = freshName("value");
    }
  }

  // Printing -----------------------------------------------------------------

  std::string resolve(const Value &V, Level Least = Lowest) {
    std::string Code;
    forEachMark(
        V.at(Least), [&](llvm::StringRef Text) { Code += Text; },
        [&](Ref R, Level At) {
          if (R.Of == Ref::Register) {
            Code += nameOfRegister(R.Index);
            return;
          }
          auto In = InputNames.find(R.Index);
          auto Out = OutputNames.find(R.Index);
          Code += In != InputNames.end()     ? In->second
                  : Out != OutputNames.end() ? Out->second
                                             : argument(R.Index, At);
        });
    return Code;
  }

  std::string nameOfRegister(uint32_t R) {
    if (L.Registers[R].Fixed && !Where.Carry.empty())
      return Where.Carry;
    auto [It, New] = RegisterNames.try_emplace(R);
    if (New)
      It->second = freshName(L.Registers[R].Name);
    return It->second;
  }

  std::string typeName(uint32_t R) const {
    const auto &Register = L.Registers[R];
    return Register.Type == Cxx::Named ? Register.TypeName
                                       : nameOf(Register.Type).str();
  }

  std::string argument(uint32_t A, Level Least) {
    auto Target = TargetNames.find(A);
    if (Target != TargetNames.end())
      return Target->second;
    Value V;
    V.Leaf = {Ref::Argument, A};
    return V.at(Least);
  }

  /// `(T *)code`, where an output is a pointer or an enumeration.
  std::string converted(uint32_t Out, std::string Code, bool Cast) const {
    const Argument &A = Arguments[Out];
    llvm::StringRef T = A.Type;
    static constexpr llvm::StringRef Numbers[] = {"int",
                                                  "unsigned int",
                                                  "long",
                                                  "unsigned long",
                                                  "long long",
                                                  "short",
                                                  "unsigned short",
                                                  "float",
                                                  "double",
                                                  "unsigned long long",
                                                  "__int128",
                                                  "unsigned __int128",
                                                  ""};
    if (llvm::is_contained(Numbers, T))
      return Code;
    return ("(" + T + ")" + (Cast ? "(" + Code + ")" : Code)).str();
  }

  void add(std::string Code, bool Declares) {
    Lines.push_back({std::move(Code), Declares});
  }

  /// The first step that mentions its register, and no condition before it.
  bool declaredAtWrite(uint32_t R, const Step &S) const {
    if (S.Guard || L.Registers[R].Fixed)
      return false;
    for (const Step &Other : Steps) {
      if (mentions(Other, S.Dest))
        return false;
      if (Other.Dest == S.Dest)
        return &Other == &S;
    }
    return false;
  }
  bool writtenOnce(Ref R) const {
    return llvm::count_if(Steps, [&](const Step &S) { return S.Dest == R; }) ==
           1;
  }

  std::string stepCode(const Step &S) {
    std::string Code = resolve(S.V);
    if (S.Dest.Of == Ref::Nothing)
      return Code;
    if (S.Dest.Of == Ref::Register) {
      uint32_t R = S.Dest.Index;
      std::string Name = nameOfRegister(R);
      bool Declares = declaredAtWrite(R, S) || inGroup(S);
      std::string Type = Declares ? typeName(R) + " " : "";
      if (Declares && writtenOnce(S.Dest) &&
          Type.find('*') == std::string::npos)
        Type = "const " + Type;
      return Type + Name + " = " + Code;
    }
    auto It = OutputNames.find(S.Dest.Index);
    if (It != OutputNames.end())
      return It->second + " = " + Code;
    bool Loose = S.V.Leaf.Of == Ref::Nothing && S.V.Binding < Unary;
    return argument(S.Dest.Index, Unary) + " = " +
           converted(S.Dest.Index, Code, Loose);
  }

  /// A value of HIP's types is used by its own instruction alone.
  bool inGroup(const Step &S) const {
    return S.Guard && S.Dest.Of == Ref::Register &&
           L.Registers[S.Dest.Index].Type == Cxx::Named;
  }

  void declarations() {
    for (auto &[A, Name] : TargetNames) {
      Value Leaf;
      Leaf.Leaf = {Ref::Argument, A};
      add("auto &" + Name + " = " + Leaf.at(Conditional), true);
    }
    for (auto &[A, Name] : InputNames)
      add("const auto " + Name + " = " + argument(A, Conditional), true);
    for (auto &[A, Name] : OutputNames) {
      const Argument &Out = Arguments[A];
      if (Out.InOut) {
        add(nameOf(Out.type()).str() + " " + Name + " = " +
                (Out.isPointer() ? "(unsigned long long)" + argument(A, Unary)
                                 : argument(A, Conditional)),
            true);
        continue;
      }
      bool Always = llvm::any_of(Steps, [&, A = A](const Step &S) {
        return S.Dest == Ref{Ref::Argument, A} && !S.Guard;
      });
      add(nameOf(Out.type()).str() + " " + Name + (Always ? "" : " = 0"), true);
    }
    llvm::SmallVector<bool> Done(L.Registers.size());
    for (const Step &S : Steps) {
      uint32_t R = S.Dest.Index;
      for (uint32_t F = 0; F != L.Registers.size(); ++F)
        if (L.Registers[F].Fixed && Where.Carry.empty() && !Done[F] &&
            mentions(S, {Ref::Register, F})) {
          Done[F] = true;
          add("unsigned " + nameOfRegister(F) + " = 0", true);
        }
      if (S.Dest.Of != Ref::Register || Done[R] || L.Registers[R].Fixed)
        continue;
      Done[R] = true;
      if (declaredAtWrite(R, S) || inGroup(S))
        continue;
      add(typeName(R) + " " + nameOfRegister(R) + " = 0", true);
    }
  }

  bool changesGuard(const Step &S) const {
    if (!S.Guard || S.Dest.Of == Ref::Nothing)
      return false;
    return mentions(*S.Guard, S.Dest) != 0;
  }

  void print() {
    declarations();
    for (size_t I = 0; I != Steps.size();) {
      const Step &S = Steps[I];
      if (!S.Guard) {
        add(stepCode(S),
            S.Dest.Of == Ref::Register && declaredAtWrite(S.Dest.Index, S));
        ++I;
        continue;
      }
      std::string Guard = resolve(*S.Guard);
      size_t End = I;
      std::vector<std::string> Group;
      do
        Group.push_back(stepCode(Steps[End]));
      while (!changesGuard(Steps[End++]) && End != Steps.size() &&
             Steps[End].Guard && resolve(*Steps[End].Guard) == Guard);
      std::string Code = "if (" + Guard + ") ";
      if (Group.size() == 1) {
        Code += Group[0];
      } else {
        Code += "{ ";
        for (const std::string &G : Group)
          Code += G + "; ";
        Code += "}";
      }
      add(std::move(Code), false);
      I = End;
    }
    for (auto &[A, Name] : OutputNames)
      add(argument(A, Unary) + " = " + converted(A, Name, false), false);
    L.Result.Lines = std::move(Lines);
  }
};

} // namespace

void emit(Lowering &L, llvm::ArrayRef<Argument> Arguments,
          const Surroundings &Where) {
  Emitter(L, Arguments, Where).run();
}

} // namespace hipify::ptx
