//===- CompatNames.cpp - functions that hipify-compat/ has for HIP --------===//

#include "CompatNames.h"
#include "llvm/ADT/StringMap.h"

namespace hipify {
namespace {

class Names {
public:
  Names() {
    simd();
    rounding();
    half();
    for (const char *Name : {"atomicInc_system", "atomicDec_system"})
      add(Name, Name, "device.h", "atomic-system-gaps");
    add("fdivide", "fdivide", "device.h", "fdivide");
    // HIP's own have a wider scope than is asked for, which is no harm.
    ByCuda["atomicCAS_block"] = {"atomicCAS", "", "atomic-block-scope"};
    ByCuda["atomicInc_block"] = {"atomicInc", "", "atomic-block-scope"};
    ByCuda["atomicDec_block"] = {"atomicDec", "", "atomic-block-scope"};
  }

  const CompatFunction *find(llvm::StringRef Cuda) const {
    auto It = ByCuda.find(Cuda);
    return It == ByCuda.end() ? nullptr : &It->second;
  }

private:
  llvm::StringMap<CompatFunction> ByCuda;
  llvm::StringMap<char> Kept; ///< keeps the spellings alive

  void add(llvm::StringRef Cuda, llvm::StringRef Name, llvm::StringRef Header,
           llvm::StringRef Id) {
    auto It = Kept.try_emplace(("hipify::" + Name).str()).first;
    ByCuda[Cuda] = {It->first(), Header, Id};
  }
  void intrinsic(const llvm::Twine &Name, llvm::StringRef Header,
                 llvm::StringRef Id) {
    std::string Text = Name.str();
    add("__" + Text, Text, Header, Id);
  }

  void simd() {
    auto Add = [&](const llvm::Twine &Name) {
      intrinsic(Name, "simd.h", "video-simd-intrinsics");
    };
    for (const char *Base :
         {"vabs", "vabsss", "vabsdiffs", "vabsdiffu", "vadd", "vaddss",
          "vaddus", "vavgs", "vavgu", "vhaddu", "vmaxs", "vmaxu", "vmins",
          "vminu", "vneg", "vnegss", "vsads", "vsadu", "vsub", "vsubss",
          "vsubus"})
      for (const char *Lanes : {"2", "4"})
        Add(llvm::Twine(Base) + Lanes);
    for (const char *Kind : {"vcmp", "vset"})
      for (const char *Test : {"eq", "ne", "ges", "geu", "gts", "gtu", "les",
                               "leu", "lts", "ltu"})
        for (const char *Lanes : {"2", "4"})
          Add(llvm::Twine(Kind) + Test + Lanes);
    for (const char *Base : {"viaddmax", "viaddmin", "vimax3", "vimin3"})
      for (const char *Type :
           {"s32", "u32", "s16x2", "u16x2", "s32_relu", "s16x2_relu"})
        Add(llvm::Twine(Base) + "_" + Type);
    for (const char *Base : {"vibmax", "vibmin"})
      for (const char *Type : {"s32", "u32", "s16x2", "u16x2"})
        Add(llvm::Twine(Base) + "_" + Type);
    for (const char *Base : {"vimax", "vimin"})
      for (const char *Type : {"s32_relu", "s16x2_relu"})
        Add(llvm::Twine(Base) + "_" + Type);
  }

  void rounding() {
    auto Add = [&](const llvm::Twine &Name) {
      intrinsic(Name, "rounding.h", "directed-rounding");
    };
    for (const char *Base : {"fadd", "fsub", "fmul", "fdiv", "frcp", "fsqrt",
                             "fmaf", "fmaf_ieee", "dadd", "dsub", "dmul",
                             "ddiv", "drcp", "dsqrt", "fma"})
      for (const char *Mode : {"rd", "ru", "rz"})
        Add(llvm::Twine(Base) + "_" + Mode);
    Add("fmaf_ieee_rn");
  }

  void half() {
    constexpr llvm::StringLiteral Id = "half-missing-functions";
    for (const char *Name : {"htanh", "h2tanh", "htanh_approx", "h2tanh_approx"})
      add(Name, Name, "half.h", Id);
    for (const char *Name : {"hfma_relu", "hfma2_relu", "hcmadd", "hmax2_nan",
                             "hmin2_nan", "double2half"})
      intrinsic(Name, "half.h", Id);
    for (const char *Test : {"eq", "ne", "lt", "le", "gt", "ge"}) {
      intrinsic(llvm::Twine("h") + Test + "2_mask", "half.h", Id);
      intrinsic(llvm::Twine("h") + Test + "u2_mask", "half.h", Id);
    }
  }
};

} // namespace

const CompatFunction *compatFunction(const FileContext &C, uint32_t I) {
  static const Names All;
  const CompatFunction *Found = All.find(C.Tokens.spelling(I));
  if (!Found || !C.File)
    return nullptr;
  // CUDA has some of the names for bfloat16, too.
  if (const CallFact *Call = C.callFact(I))
    for (const ArgFact &A : Call->Args)
      if (llvm::StringRef(A.Type).starts_with("__nv_bfloat16"))
        return nullptr;
  return Found;
}

llvm::StringRef compatHeaderOf(llvm::StringRef Name) {
  if (Name == "atomicCAS" || Name == "atomicAddVector")
    return "device.h";
  if (Name == "hmax2" || Name == "hmin2" || Name == "atomicAdd")
    return "half.h";
  return "";
}

} // namespace hipify
