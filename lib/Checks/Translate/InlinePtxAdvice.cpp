//===- InlinePtxAdvice.cpp - PTX that has no equivalent on AMD GPUs -------===//
//
// What the instruction is for there, what AMD GPUs have instead, and what to do.
//
//===----------------------------------------------------------------------===//

#include "InlinePtx.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify::ptx {
namespace {

bool has(const PtxInstruction &I, llvm::StringRef Modifier) {
  return llvm::is_contained(I.Modifiers, Modifier);
}
bool hasPrefix(const PtxInstruction &I, llvm::StringRef Prefix) {
  return llvm::any_of(I.Modifiers,
                      [&](llvm::StringRef M) { return M.starts_with(Prefix); });
}

constexpr char Matrix[] =
    "matrix fragments lie differently in the lanes of AMD GPUs: use rocWMMA, "
    "or "
    "rewrite with __builtin_amdgcn_mfma_* (gfx908 and later CDNA, waves of 64) "
    "or "
    "__builtin_amdgcn_wmma_* (gfx11 and later, waves of 32)";
constexpr char Hopper[] =
    "warpgroup matrix instructions exist on Hopper only: compile that path out "
    "and take the one for older GPUs, or use composable_kernel or hipBLASLt";
constexpr char Blackwell[] =
    "tensor memory exists on Blackwell only: compile that path out, or use "
    "composable_kernel or hipBLASLt";
constexpr char Tma[] =
    "AMD GPUs have no tensor memory accelerator: copy in a loop of all threads "
    "and meet at __syncthreads()";
constexpr char Cluster[] = "blocks do not form clusters on AMD GPUs (before "
                           "gfx1250): keep the data in "
                           "global memory, or let one block do the work";
constexpr char Mbarrier[] = "AMD GPUs have one barrier for each block: where "
                            "all threads arrive and wait, "
                            "use __syncthreads()";
constexpr char Fragment[] =
    "it moves matrix fragments as NVIDIA's matrix instructions want them, "
    "which "
    "AMD's do not: load as rocWMMA or the MFMA/WMMA layout asks";

} // namespace

std::string adviceFor(const PtxInstruction &I) {
  llvm::StringRef Op = I.Opcode;
  if (Op == "wgmma")
    return Hopper;
  if (Op == "mma" || Op == "wmma")
    return Matrix;
  if (Op == "tcgen05")
    return Blackwell;
  if (Op == "ldmatrix" || Op == "stmatrix" || Op == "movmatrix")
    return Fragment;
  if (Op == "tensormap" || hasPrefix(I, "bulk"))
    return Tma;
  if ((Op == "red" || Op == "st") && has(I, "async"))
    return Cluster;
  if (Op == "mbarrier" || hasPrefix(I, "mbarrier"))
    return Op == "fence" ? "" : Mbarrier;
  if (Op == "mapa" || Op == "getctarank" || Op == "clusterlaunchcontrol" ||
      has(I, "cluster") || hasPrefix(I, "shared::cluster"))
    return Op == "fence" || Op == "membar" || Op == "atom" || Op == "ld" ||
                   Op == "st" || Op == "red"
               ? (hasPrefix(I, "shared::cluster") ? Cluster : "")
               : Cluster;
  if (Op == "multimem")
    return "AMD GPUs have no multicast memory: write to each GPU's memory in "
           "turn, "
           "or use RCCL";
  if (Op == "bra" || Op == "brx")
    return "jumps are not translated: write the loop or the condition in C++ "
           "(lanes of one AMD wave that wait for each other never end)";
  if (Op == "call" || Op == "ret")
    return "functions of PTX do not exist in HIP: call the function from C++ "
           "(printf for vprintf)";
  if (Op == "tex" || Op == "tld4" || Op == "txq" || Op == "suld" ||
      Op == "sust" || Op == "sured" || Op == "suq")
    return "textures and surfaces are read by functions in HIP: use tex1D, "
           "tex2D "
           "and the like with a texture object";
  if (Op == "alloca" || Op == "stacksave" || Op == "stackrestore")
    return "the stack is not for C++ to move: use an array";
  return {};
}

bool isPtx(const PtxInstruction &I) {
  bool Alone = llvm::StringSwitch<bool>(I.Opcode)
                   .Cases({"trap", "exit", "brkpt", "pmevent", "bra"}, true)
                   .Default(false);
  if (Alone)
    return true;
  if (I.Modifiers.empty())
    return false;
  return hasRule(I.Opcode) || !adviceFor(I).empty() ||
         llvm::any_of(I.Modifiers,
                      [](const std::string &M) { return isPtxType(M); });
}

} // namespace hipify::ptx
