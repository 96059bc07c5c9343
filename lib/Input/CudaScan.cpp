//===- CudaScan.cpp - bytes to whether they may hold CUDA -----------------===//
#include "hipify/Input.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <array>

using namespace llvm;

namespace hipify {
namespace {

/// Beginnings of identifiers that CUDA's headers, libraries and language
/// bring, beside the rules in isCudaName. A hit costs an analysis, a miss a
/// translation: when in doubt, the list is wide.
constexpr StringLiteral Beginnings[] = {
    // keywords and built-in variables
    "__global__", "__device__", "__host__", "__shared__", "__constant__",
    "__managed__", "__grid_constant__", "__launch_bounds__", "__cluster_dims__",
    "__noinline__", "__forceinline__", "__restrict__", "threadIdx", "blockIdx",
    "blockDim", "gridDim", "warpSize",
    // device functions
    "__sync", "__shfl", "__ballot", "__any", "__all", "__activemask",
    "__match_", "__reduce_", "__threadfence", "__ld", "__st", "__clz", "__ffs",
    "__popc", "__brev", "__byte_perm", "__funnelshift", "__mul", "__umul",
    "__fmul", "__fadd", "__fsub", "__fdiv", "__fma", "__frcp", "__fsqrt",
    "__frsqrt", "__dmul", "__dadd", "__dsub", "__ddiv", "__drcp", "__dsqrt",
    "__exp", "__log", "__sin", "__cos", "__tan", "__pow", "__saturatef",
    "__float", "__double", "__int", "__uint", "__ll2", "__ull2", "__half",
    "__bfloat", "__hadd", "__hsub", "__hmul", "__hdiv", "__hfma", "__h", "__v",
    "__sad", "__usad", "__nanosleep", "__trap", "__brkpt", "__prof", "__is",
    "__cvta", "__dp4a", "__dp2a", "__pipeline", "__assertfail", "__low2",
    "__high2", "__lows2", "__highs2", "__ushort", "__short", "__nv", "atomicA",
    "atomicC", "atomicD", "atomicE", "atomicI", "atomicM", "atomicO", "atomicS",
    "atomicX", "clock", "globaltimer", "surf1", "surf2", "surf3", "surfC",
    "surface", "tex1", "tex2", "tex3", "texC", "texture", "norm3d", "norm4d",
    "normcdf", "rnorm", "rcbrt", "rhypot", "sincospi", "cyl_bessel", "erfcx",
    "erfinv", "erfcinv",
    // vector and 16-bit types
    "make_char", "make_uchar", "make_short", "make_ushort", "make_int",
    "make_uint", "make_long", "make_ulong", "make_float", "make_double",
    "make_half", "make_bfloat", "make_cu", "dim3", "char1", "char2", "char3",
    "char4", "uchar1", "uchar2", "uchar3", "uchar4", "short1", "short2",
    "short3", "short4", "ushort1", "ushort2", "ushort3", "ushort4", "int1",
    "int2", "int3", "int4", "uint1", "uint2", "uint3", "uint4", "long1",
    "long2", "long3", "long4", "ulong1", "ulong2", "ulong3", "ulong4",
    "longlong", "ulonglong", "float1", "float2", "float3", "float4", "double1",
    "double2", "double3", "double4", "half", "nv_", "bfloat16",
    // libraries; "cg" is what most call cooperative groups
    "cooperative_groups", "cg", "thrust", "THRUST", "cub", "CUB", "wmma",
    "nccl", "NCCL", "nvtx", "NVTX", "nvrtc", "NVRTC", "nvml", "NVML", "nvjpeg",
    "NVJPEG", "nvblas", "nvgraph", "npp", "Npp", "NPP", "nvJitLink", "nvshmem",
    "nvvm", "optix", "OPTIX", "CUTLASS", "cutlass", "libcu", "curand",
    // inline assembly may be PTX
    "asm", "__asm"};

/// Beginnings by first byte, so that most identifiers cost one look.
class NameIndex {
public:
  NameIndex() {
    for (StringRef Name : Beginnings)
      ByFirst[static_cast<unsigned char>(Name.front())].push_back(Name);
  }
  bool matches(StringRef Name) const {
    return any_of(ByFirst[static_cast<unsigned char>(Name.front())],
                  [&](StringRef Start) { return Name.starts_with(Start); });
  }

private:
  std::array<SmallVector<StringRef, 0>, 256> ByFirst;
};

/// `cu` or `CU` and a capital, digit or underscore, or `cuda` in any case
/// anywhere: `cuInit`, `CUdevice`, `HAVE_CUDA`, `cublasCreate`, `cusparse…`.
bool isCudaName(StringRef Name) {
  if (Name.size() > 2 && (Name.starts_with("cu") || Name.starts_with("CU"))) {
    if (isUpper(Name[2]) || isDigit(Name[2]) || Name[2] == '_' ||
        Name.front() == 'C')
      return true;
    for (StringRef Library :
         {"cublas", "cufft", "cufile", "curand", "cusparse", "cusolver",
          "cudnn", "cutensor", "cupti", "cuvs", "cudss", "cugraph"})
      if (Name.starts_with(Library))
        return true;
  }
  return Name.contains_insensitive("cuda");
}

bool mayBeName(unsigned char C) { return isAlnum(C) || C == '_'; }

} // namespace

bool mayHoldCuda(StringRef Text) {
  static const NameIndex Index;
  static const std::array<bool, 256> IsName = [] {
    std::array<bool, 256> Table{};
    for (unsigned C = 0; C < 256; ++C)
      Table[C] = mayBeName(C);
    return Table;
  }();
  auto Name = [&](size_t I) {
    return IsName[static_cast<unsigned char>(Text[I])];
  };
  for (size_t I = 0, E = Text.size(); I < E;) {
    if (!Name(I)) {
      if (Text[I] == '<' && Text.substr(I).starts_with("<<<"))
        return true;
      // The name of an included file: "k.cu", <k.cuh>.
      if (Text[I] == '.' && Text.substr(I).starts_with(".cu"))
        return true;
      ++I;
      continue;
    }
    size_t Begin = I;
    while (I < E && Name(I))
      ++I;
    StringRef Word = Text.slice(Begin, I);
    if (Word.size() > 1 && (Index.matches(Word) || isCudaName(Word)))
      return true;
  }
  return false;
}

} // namespace hipify
