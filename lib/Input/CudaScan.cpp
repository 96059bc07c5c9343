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
    "__forceinline__", "threadIdx", "blockIdx", "blockDim", "gridDim",
    "warpSize",
    // device functions
    "__sync", "__shfl", "__ballot", "__any_sync", "__all_sync", "__activemask",
    "__match_", "__reduce_", "__threadfence", "__ldg", "__ldc", "__ldl",
    "__stc", "__stw", "__clz", "__ffs", "__popc", "__brev", "__byte_perm",
    "__funnelshift", "__mul24", "__mulhi", "__mul64", "__umul", "__fmul",
    "__fadd", "__fsub", "__fdiv", "__fma", "__frcp", "__fsqrt", "__frsqrt",
    "__dmul", "__dadd", "__dsub", "__ddiv", "__drcp", "__dsqrt", "__expf",
    "__exp10f", "__logf", "__log2f", "__log10f", "__sinf", "__sincosf",
    "__cosf", "__tanf", "__powf", "__saturatef", "__float2", "__float_as",
    "__double2", "__double_as", "__int2", "__int_as", "__uint2", "__uint_as",
    "__ll2", "__ull2", "__longlong", "__half", "__bfloat", "__hadd", "__hsub",
    "__hmul", "__hdiv", "__hfma", "__hneg", "__habs", "__heq", "__hne", "__hle",
    "__hge", "__hlt", "__hgt", "__hb", "__hmin", "__hmax", "__hisn", "__hisi",
    "__vabs", "__vadd", "__vsub", "__vmax", "__vmin", "__vset", "__vcmp",
    "__vneg", "__vavg", "__vib", "__vim", "__sad", "__usad", "__nanosleep",
    "__trap", "__brkpt", "__prof_trigger", "__isG", "__isS", "__isC", "__isL",
    "__cvta", "__dp4a", "__dp2a", "__pipeline", "__assertfail", "__low2",
    "__high2", "__lows2", "__highs2", "__ushort2", "__ushort_as", "__short2",
    "__short_as", "__nv", "atomicA", "atomicC", "atomicD", "atomicE", "atomicI",
    "atomicM", "atomicO", "atomicS", "atomicX", "clock", "globaltimer", "surf1",
    "surf2", "surf3", "surfC", "surface", "tex1", "tex2", "tex3", "texC",
    "texture", "norm3d", "norm4d", "normcdf", "rnorm", "rcbrt", "rhypot",
    "sincospi", "cyl_bessel", "erfcx", "erfinv", "erfcinv",
    // vector and 16-bit types
    "make_char", "make_uchar", "make_short", "make_ushort", "make_int",
    "make_uint", "make_long", "make_ulong", "make_float", "make_double",
    "make_half", "make_bfloat", "make_cu", "dim3", "char1", "char2", "char3",
    "char4", "uchar1", "uchar2", "uchar3", "uchar4", "short1", "short2",
    "short3", "short4", "ushort1", "ushort2", "ushort3", "ushort4", "int1",
    "int2", "int3", "int4", "uint1", "uint2", "uint3", "uint4", "long1",
    "long2", "long3", "long4", "ulong1", "ulong2", "ulong3", "ulong4",
    "longlong", "ulonglong", "float1", "float2", "float3", "float4", "double1",
    "double2", "double3", "double4", "half2", "nv_", "bfloat16",
    // libraries
    "cooperative_groups", "thrust", "THRUST", "CUB", "wmma", "nccl", "NCCL",
    "nvtx", "NVTX", "nvrtc", "NVRTC", "nvml", "NVML", "nvjpeg", "NVJPEG",
    "nvblas", "nvgraph", "npp", "Npp", "NPP", "nvJitLink", "nvshmem", "nvvm",
    "optix", "OPTIX", "CUTLASS", "cutlass", "libcu",
    // inline assembly may be PTX
    "asm", "__asm"};

/// Names that other words begin with, too.
constexpr StringLiteral WholeNames[] = {"cub", "cg", "half", "__all", "__any"};

/// Beginnings by first byte, or the first after two underscores, so that most
/// identifiers cost one look.
class NameIndex {
public:
  NameIndex() {
    for (StringRef Name : Beginnings)
      ByByte[key(Name)].push_back(Name);
  }
  bool matches(StringRef Name) const {
    return any_of(ByByte[key(Name)],
                  [&](StringRef Start) { return Name.starts_with(Start); });
  }

private:
  std::array<SmallVector<StringRef, 0>, 256> ByByte;

  static unsigned char key(StringRef Name) {
    if (Name.size() > 2 && Name.starts_with("__"))
      return static_cast<unsigned char>(Name[2]) | 0x80;
    return static_cast<unsigned char>(Name.front());
  }
};

/// `cuda` in any case.
bool holdsCuda(StringRef Name) {
  for (size_t I = 0; I + 4 <= Name.size(); ++I)
    if ((Name[I] | 0x20) == 'c' && (Name[I + 1] | 0x20) == 'u' &&
        Name.substr(I, 4).equals_insensitive("cuda"))
      return true;
  return false;
}

/// `cu` or `CU` and a capital, digit or underscore, or `cuda` in any case
/// anywhere: `cuInit`, `CUdevice`, `HAVE_CUDA`, `cublasCreate`, `cusparse…`.
bool isCudaName(StringRef Name) {
  if (is_contained(WholeNames, Name))
    return true;
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
  return holdsCuda(Name);
}

/// The end of an included file's name: `.cu"`, `.cuh>`.
bool endsCudaFile(StringRef Text) {
  if (!Text.consume_front(".cu"))
    return false;
  Text.consume_front("h");
  return Text.starts_with("\"") || Text.starts_with(">");
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
      if (Text[I] == '.' && endsCudaFile(Text.substr(I)))
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
