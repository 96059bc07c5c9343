//===- NvvmBuiltins.cpp - names of NVIDIA's compiler and its library ------===//
//
// `__nvvm_read_ptx_sreg_tid_x()` → `threadIdx.x`. Functions of libdevice
// (`__nv_sinf`) have the name of C's or CUDA's without the prefix, which is
// offered; what else begins so is reported.
//
//===----------------------------------------------------------------------===//

#include "../GuardChain.h"
#include "../HipSource.h"
#include "hipify/Check.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

/// What stands for a whole call without arguments; empty for all others.
std::string forCall(llvm::StringRef Name) {
  if (!Name.consume_front("__nvvm_"))
    return {};
  if (Name.consume_front("read_ptx_sreg_")) {
    auto [Register, Axis] = Name.rsplit('_');
    llvm::StringRef Variable = llvm::StringSwitch<llvm::StringRef>(Register)
                                   .Case("tid", "threadIdx")
                                   .Case("ntid", "blockDim")
                                   .Case("ctaid", "blockIdx")
                                   .Case("nctaid", "gridDim")
                                   .Default("");
    bool Known = Axis == "x" || Axis == "y" || Axis == "z";
    return Variable.empty() || !Known ? std::string()
                                      : (Variable + "." + Axis).str();
  }
  return llvm::StringSwitch<std::string>(Name)
      .Cases({"barrier0", "bar0"}, "__syncthreads()")
      .Case("membar_cta", "__threadfence_block()")
      .Case("membar_gl", "__threadfence()")
      .Case("membar_sys", "__threadfence_system()")
      .Default("");
}

/// Has a fast form of its own name with two underscores (`__sinf`).
bool hasFastForm(llvm::StringRef Name) {
  return llvm::StringSwitch<bool>(Name)
      .Cases({"sinf", "cosf", "tanf", "sincosf", "expf", "exp10f"}, true)
      .Cases({"logf", "log2f", "log10f", "powf", "fdividef"}, true)
      .Default(false);
}

/// CUDA's function that a function of libdevice is the inside of: `sinf`,
/// `__sinf` for `__nv_fast_sinf`, `__popc`.
std::string outside(const MapTable &Table, llvm::StringRef Name) {
  if (!Name.consume_front("__nv_"))
    return {};
  bool Fast = Name.consume_front("fast_");
  if (hasFastForm(Name))
    return Fast ? "__" + Name.str() : Name.str();
  for (std::string Candidate : {"__" + Name.str(), Name.str()})
    if (!Fast && !Table.find(Candidate).empty())
      return Candidate;
  return {};
}

void runNvvmBuiltins(const FileContext &C, FindingSink &Out) {
  const TokenView &T = C.Tokens;
  if (isHipSource(T))
    return;
  for (uint32_t I = 0, E = T.tokens().size(); I + 2 < E; ++I) {
    if (!T.is(I, tok::raw_identifier) || !T.is(I + 1, tok::l_paren))
      continue;
    llvm::StringRef Name = T.spelling(I);
    bool Nvvm = Name.starts_with("__nvvm_");
    if ((!Nvvm && !Name.starts_with("__nv_")) || C.useAt(I) ||
        isDeadUnderHip(T, T.tokens()[I].Range.Begin))
      continue;
    // `float __nv_sinf(float);` declares it; what is called counts.
    if (I && T.is(I - 1, tok::raw_identifier) && T.spelling(I - 1) != "return")
      continue;
    std::string Call = T.is(I + 2, tok::r_paren) ? forCall(Name) : "";
    ByteRange Here = T.tokens()[I].Range;
    if (!Call.empty()) {
      Out.push_back(
          {"nvvm-builtin",
           Severity::Note,
           Here,
           ("'" + Name + "' is '" + Call + "' in HIP").str(),
           {Edit::replace({Here.Begin, T.tokens()[I + 2].Range.End}, Call)},
           Trust::Lexical,
           false});
      continue;
    }
    std::string Plain = outside(C.Table, Name);
    if (!Nvvm && Plain.empty() && C.Project.Declared.contains(Name))
      continue; // the program's own
    std::string Advice = "write it with HIP's functions, or with "
                         "__builtin_amdgcn_*";
    if (Name.starts_with("__nv_atomic_"))
      Advice = "use __hip_atomic_load and its like, which take an order and a "
               "scope too";
    else if (!Plain.empty())
      Advice = "call '" + Plain + "'";
    std::vector<Edit> Edits;
    if (!Plain.empty())
      Edits.push_back(Edit::replace(Here, Plain));
    bool Offered = !Edits.empty();
    Out.push_back(
        {"nvvm-builtin", Severity::Error, Here,
         ("'" + Name + "' belongs to NVIDIA's compiler: " + Advice).str(),
         std::move(Edits), Trust::Lexical, Offered});
  }
}

/// # nvvm-builtin
/// Severity: note where it is translated, else error.
///
/// A call of a function of NVIDIA's compiler (`__nvvm_…`) or of its device library
/// (`__nv_…`).
///
/// On AMD: there are none of them, on any GPU or ROCm release; the call does not compile.
///
/// What happens: special registers and barriers become CUDA's own names for them
/// (`threadIdx.x`, `__syncthreads()`). For a function of the device library `--unsafe`
/// calls the function that it is the inside of, `sinf` for `__nv_sinf`; the results may
/// differ in the last bit, as those of `sinf` do. Nothing is said in branches that hipcc
/// does not compile (`#if CUDA_VERSION >= 12080`).
///
/// Before: `int i = __nvvm_read_ptx_sreg_tid_x();`
/// After: `int i = threadIdx.x;`
HIPIFY_CHECK("nvvm-builtins", runNvvmBuiltins);

} // namespace
} // namespace hipify
