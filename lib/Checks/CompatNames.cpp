//===- CompatNames.cpp - functions that hipify-compat/ has for HIP --------===//

#include "CompatNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

/// The finding of a function of that header; empty for headers whose names
/// other rules translate.
llvm::StringRef findingOf(llvm::StringRef Header, llvm::StringRef Name) {
  if (Header == "device.h")
    return llvm::StringSwitch<llvm::StringRef>(Name)
        .Case("fdivide", "fdivide")
        .Case("__umul24", "umul24-sign")
        .Default("atomic-system-gaps");
  return llvm::StringSwitch<llvm::StringRef>(Header)
      .Case("simd.h", "video-simd-intrinsics")
      .Case("rounding.h", "directed-rounding")
      .Case("half.h", "half-missing-functions")
      .Default("");
}

/// HIP's own have a wider scope than is asked for, which is no harm.
bool losesBlockScope(llvm::StringRef Name) {
  return Name == "atomicCAS_block" || Name == "atomicInc_block" ||
         Name == "atomicDec_block";
}

std::optional<CompatFunction> known(const MapTable &Table,
                                    llvm::StringRef Name) {
  const MapEntry *Row = Table.find(Name, NameKind::Function);
  if (!Row)
    return std::nullopt;
  if (losesBlockScope(Name))
    return CompatFunction{Row->Hip.str(), "", "atomic-block-scope"};
  if (!Row->Compat || findingOf(Row->Compat->Header, Name).empty())
    return std::nullopt;
  return CompatFunction{("hipify::" + Row->Compat->Name).str(),
                        Row->Compat->Header,
                        findingOf(Row->Compat->Header, Name)};
}

/// What the rows do not say: by release, by the operands' type, or because HIP has
/// the name and computes something else.
class Names {
public:
  Names() {
    half();
    bfloat16();
    different();
  }

  const CompatFunction *find(llvm::StringRef Cuda) const {
    auto It = ByCuda.find(Cuda);
    return It == ByCuda.end() ? nullptr : &It->second;
  }
  /// For a call with operands of bfloat16.
  const CompatFunction *findBfloat16(llvm::StringRef Cuda) const {
    auto It = OfBfloat16.find(Cuda);
    return It == OfBfloat16.end() ? nullptr : &It->second;
  }

private:
  llvm::StringMap<CompatFunction> ByCuda, OfBfloat16;

  void add(llvm::StringRef Cuda, llvm::StringRef Name, llvm::StringRef Header,
           llvm::StringRef Id, Version Until = {}) {
    ByCuda[Cuda] = {("hipify::" + Name).str(), Header, Id, Until};
  }
  void intrinsic(const llvm::Twine &Name, llvm::StringRef Header,
                 llvm::StringRef Id, Version Until = {}) {
    std::string Text = Name.str();
    add("__" + Text, Text, Header, Id, Until);
  }

  void half() {
    constexpr llvm::StringLiteral Id = "half-missing-functions";
    for (const char *Name : {"hmax2", "hmin2"})
      intrinsic(Name, "half.h", Id);
    for (const char *Name :
         {"half2char_rz", "half2uchar_rz", "hmax_nan", "hmin_nan"})
      intrinsic(Name, "half.h", Id);
    for (const char *Name : {"hmax", "hmin"})
      intrinsic(Name, "half.h", Id, Version(5, 5));
    for (const char *Name :
         {"hadd_rn", "hsub_rn", "hmul_rn", "hadd2_rn", "hsub2_rn", "hmul2_rn"})
      intrinsic(Name, "half.h", Id, Version(7, 1));
  }

  /// Conversions to and from integers, and the functions that halves have, too.
  void bfloat16() {
    constexpr llvm::StringLiteral Id = "half-missing-functions";
    auto Add = [&](const llvm::Twine &Name) {
      intrinsic(Name, "bfloat16.h", Id);
      OfBfloat16[("__" + Name).str()] = ByCuda[("__" + Name).str()];
    };
    auto Overload = [&](const llvm::Twine &Cuda, const llvm::Twine &Name,
                        llvm::StringRef Finding, Version Until = {}) {
      OfBfloat16[Cuda.str()] = {("hipify::" + Name).str(), "bfloat16.h",
                                Finding, Until};
    };
    for (const char *Name :
         {"htanh", "h2tanh", "htanh_approx", "h2tanh_approx"})
      Overload(Name, Name, Id);
    for (const char *Name : {"hfma_relu", "hfma2_relu", "hcmadd", "hmax_nan",
                             "hmin_nan", "hmax2_nan", "hmin2_nan"})
      Overload(llvm::Twine("__") + Name, Name, Id);
    for (const char *Test : {"eq", "ne", "lt", "le", "gt", "ge"})
      for (const char *Suffix : {"2_mask", "u2_mask"})
        Overload(llvm::Twine("__h") + Test + Suffix,
                 llvm::Twine("h") + Test + Suffix, Id);
    for (const char *Test : {"eq", "ne", "lt", "le", "gt", "ge"})
      Overload(llvm::Twine("__h") + Test + "u2", llvm::Twine("h") + Test + "u2",
               Id);
    for (const char *Op : {"hadd", "hsub", "hmul"}) {
      for (const char *Suffix : {"_rn", "2_rn"})
        Overload(llvm::Twine("__") + Op + Suffix, llvm::Twine(Op) + Suffix, Id,
                 Version(7, 1));
      for (const char *Suffix : {"_sat", "2_sat"})
        Overload(llvm::Twine("__") + Op + Suffix, llvm::Twine(Op) + Suffix, Id);
    }
    for (const char *Name :
         {"hfma", "hfma2", "hfma_sat", "hfma2_sat", "hne", "hne2", "hbne2",
          "hbneu2", "hgt2", "hisinf", "hisnan2"})
      Overload(llvm::Twine("__") + Name, Name, "intrinsic-differs");
    for (const char *Type : {"short", "ushort", "int", "uint", "ll", "ull"})
      for (const char *Mode : {"_rn", "_rz", "_rd", "_ru"}) {
        Add(llvm::Twine("bfloat162") + Type + Mode);
        Add(llvm::Twine(Type) + "2bfloat16" + Mode);
      }
    for (const char *Mode : {"_rz", "_rd", "_ru"})
      Add(llvm::Twine("float2bfloat16") + Mode);
  }

  /// HIP declares them, and they give other values.
  void different() {
    constexpr llvm::StringLiteral Id = "intrinsic-differs";
    for (const char *Name : {"hadd", "rhadd", "uhadd", "urhadd"})
      intrinsic(Name, "simd.h", Id, Version(6, 3));
    for (const char *Type : {"short", "ushort", "int", "uint", "ll", "ull"})
      for (const char *Mode : {"_rn", "_rz", "_rd", "_ru"}) {
        intrinsic(llvm::Twine("half2") + Type + Mode, "half_convert.h", Id);
        if (llvm::StringRef(Mode) != "_rn")
          intrinsic(llvm::Twine(Type) + "2half" + Mode, "half_convert.h", Id);
      }
    for (const char *Mode : {"_rz", "_rd", "_ru"})
      intrinsic(llvm::Twine("float2half") + Mode, "half_convert.h", Id,
                Version(5, 6));
    for (const char *Name : {"hadd_sat", "hsub_sat", "hmul_sat", "hfma_sat",
                             "hadd2_sat", "hsub2_sat", "hmul2_sat", "hfma2_sat",
                             "hne", "hne2", "hbne2", "hbequ2", "hbleu2",
                             "hbgeu2", "hbltu2", "hbgtu2", "hisinf", "hisnan2"})
      intrinsic(Name, "half.h", Id);
    for (const char *Test : {"eq", "le", "ge", "lt", "gt"})
      for (const char *Suffix : {"u", "u2"})
        intrinsic(llvm::Twine("h") + Test + Suffix, "half.h", Id,
                  Version(5, 7));
    // The release that mended it is not known; that of 5.2 gives NaN.
    for (const char *Name : {"hsin", "h2sin"})
      add(Name, Name, "half.h", Id, Version(7, 0));
    intrinsic("frsqrt_rn", "rounding.h", Id);
    intrinsic("saturatef", "convert.h", Id);
    intrinsic("uint2double_rn", "convert.h", Id, Version(5, 7));
    for (const char *To : {"int", "uint", "ll", "ull"})
      for (const char *Mode : {"_rn", "_rz", "_rd", "_ru"}) {
        intrinsic(llvm::Twine("double2") + To + Mode, "convert.h", Id);
        if (llvm::StringRef(To).ends_with("ll"))
          intrinsic(llvm::Twine("float2") + To + Mode, "convert.h", Id);
      }
    for (const char *Mode : {"_rz", "_rd", "_ru"}) {
      const Version Fixed(5, 6);
      intrinsic(llvm::Twine("double2float") + Mode, "convert.h", Id, Fixed);
      for (const char *From : {"int", "uint", "ll", "ull"})
        intrinsic(llvm::Twine(From) + "2float" + Mode, "convert.h", Id, Fixed);
      for (const char *From : {"ll", "ull"})
        intrinsic(llvm::Twine(From) + "2double" + Mode, "convert.h", Id, Fixed);
    }
  }
};

} // namespace

std::optional<CompatFunction> compatFunction(const FileContext &C, uint32_t I) {
  static const Names Special;
  if (!C.File)
    return std::nullopt;
  llvm::StringRef Name = C.Tokens.spelling(I);
  // CUDA has some of the names for bfloat16, too, and one for half precision.
  const CallFact *Call = C.callFact(I);
  bool Bfloat16 = Call && llvm::any_of(Call->Args, [](const ArgFact &A) {
                    return llvm::StringRef(A.Type).starts_with("__nv_bfloat16");
                  });
  const CompatFunction *Found =
      Bfloat16 ? Special.findBfloat16(Name) : Special.find(Name);
  if (!Found)
    return Bfloat16 ? std::nullopt : known(C.Table, Name);
  if (Found->Until != Version() && !(C.Options.Rocm < Found->Until))
    return std::nullopt;
  if (Name == "__hadd" &&
      !(Call && llvm::all_of(Call->Args, [](const ArgFact &A) {
          return A.Shape == ArgShape::Integer;
        })))
    return std::nullopt;
  return *Found;
}

llvm::StringRef compatHeaderOf(llvm::StringRef Name) {
  if (Name == "atomicCAS" || Name == "atomicAddVector" || Name == "atomicMin" ||
      Name == "atomicMax")
    return "device.h";
  if (Name == "hmax2" || Name == "hmin2" || Name == "atomicAdd")
    return "half.h";
  return "";
}

} // namespace hipify
