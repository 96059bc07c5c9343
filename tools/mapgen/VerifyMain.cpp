//===- VerifyMain.cpp - checks the mapping files against headers ----------===//
//
// Reads mapping files and the headers of CUDA and HIP that are on the machine,
// and prints where they disagree. Ends with 77 ("skipped") where the headers
// of a side are missing, and says so.
//
//===----------------------------------------------------------------------===//
#include "Verify.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace hipify;

namespace {

cl::OptionCategory Category("mapgen-verify options");
cl::list<std::string> Inputs(cl::Positional, cl::OneOrMore,
                             cl::desc("FILE.yaml…"), cl::cat(Category));
cl::list<std::string> CudaFolders("cuda",
                                  cl::desc("Include folder of CUDA headers"),
                                  cl::value_desc("dir"), cl::cat(Category));
cl::list<std::string> HipFolders("hip",
                                 cl::desc("Include folder of HIP headers"),
                                 cl::value_desc("dir"), cl::cat(Category));
cl::opt<std::string>
    Explained("explained",
              cl::desc("Reasons for disagreements, as lines GLOB: reason"),
              cl::value_desc("file"), cl::cat(Category));

/// Headers of each side in an order in which they compile together; those that
/// are not there are left out. `FOLDER/*` is every header of a folder.
constexpr StringLiteral CudaHeaders[] = {"cuda.h",
                                         "cuda_runtime.h",
                                         "cuda_fp16.h",
                                         "cuda_bf16.h",
                                         "cuda_fp8.h",
                                         "cuda_fp6.h",
                                         "cuda_fp4.h",
                                         "cooperative_groups.h",
                                         "cooperative_groups/reduce.h",
                                         "cooperative_groups/scan.h",
                                         "cuComplex.h",
                                         "nvrtc.h",
                                         "cudaProfiler.h",
                                         "cuda_profiler_api.h",
                                         "math_constants.h",
                                         "library_types.h",
                                         "nvJitLink.h",
                                         "cublas_v2.h",
                                         "cublasLt.h",
                                         "cublasXt.h",
                                         "cusparse.h",
                                         "cusolverDn.h",
                                         "cusolverSp.h",
                                         "cusolverRf.h",
                                         "cusolverMg.h",
                                         "cufft.h",
                                         "cufftXt.h",
                                         "curand.h",
                                         "curand_kernel.h",
                                         "cudnn.h",
                                         "nccl.h",
                                         "nvtx3/nvToolsExt.h",
                                         "cub/cub.cuh",
                                         "thrust/device_vector.h"};
constexpr StringLiteral HipHeaders[] = {"hip/hip_runtime.h",
                                        "hip/hip_fp16.h",
                                        "hip/hip_bf16.h",
                                        "hip/hip_fp8.h",
                                        "hip/hip_cooperative_groups.h",
                                        "hip/hip_complex.h",
                                        "hip/hiprtc.h",
                                        "hip/hip_math_constants.h",
                                        "hip/library_types.h",
                                        "hip/hip_ext.h",
                                        "hipblas/hipblas.h",
                                        "hipblaslt/hipblaslt.h",
                                        "hipsparse/hipsparse.h",
                                        "hipsolver/hipsolver.h",
                                        "hipfft/hipfft.h",
                                        "hipfft/hipfftXt.h",
                                        "hip/hip_gl_interop.h",
                                        "hiprand/hiprand_mtgp32_host.h",
                                        "hiprand/hiprand.h",
                                        "hiprand/hiprand_kernel.h",
                                        "rccl/rccl.h",
                                        "miopen/miopen.h",
                                        "roctracer/roctx.h",
                                        "hipcub/hipcub.hpp",
                                        "thrust/*",
                                        "thrust/iterator/*",
                                        "thrust/mr/*"};

std::vector<std::string> present(ArrayRef<StringLiteral> Headers,
                                 ArrayRef<std::string> Folders) {
  std::vector<std::string> Found;
  auto AddAll = [&](StringRef Name, StringRef Folder) {
    std::error_code EC;
    std::vector<std::string> Files;
    for (sys::fs::directory_iterator I(Folder + "/" + Name, EC), E;
         I != E && !EC; I.increment(EC))
      if (StringRef File = sys::path::filename(I->path()); File.ends_with(".h"))
        Files.push_back((Name + "/" + File).str());
    llvm::sort(Files);
    append_range(Found, Files);
  };
  for (StringRef Header : Headers)
    for (StringRef Folder : Folders) {
      if (Header.ends_with("/*")) {
        AddAll(Header.drop_back(2), Folder);
        continue;
      }
      SmallString<128> Path(Folder);
      sys::path::append(Path, Header);
      if (sys::fs::exists(Path)) {
        Found.push_back(Header.str());
        break;
      }
    }
  return Found;
}

/// Release of the HIP headers, from hip_version.h.
std::optional<Version> hipVersion() {
  for (StringRef Folder : HipFolders) {
    auto File = MemoryBuffer::getFile(Folder + "/hip/hip_version.h");
    if (!File)
      continue;
    auto Number = [&](StringRef Macro) {
      auto [Before, After] = (*File)->getBuffer().split(Macro);
      unsigned Value = 0;
      After.ltrim().consumeInteger(10, Value);
      return Value;
    };
    return Version(Number("define HIP_VERSION_MAJOR"),
                   Number("define HIP_VERSION_MINOR"));
  }
  return std::nullopt;
}

Expected<std::vector<PlacedRow>> readAll(UniqueStringSaver &Saver) {
  std::vector<PlacedRow> All;
  for (const std::string &Path : Inputs) {
    auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/true);
    if (!Buffer)
      return createStringError(Path + ": " + Buffer.getError().message());
    auto Rows = readRows(**Buffer, Saver);
    if (!Rows)
      return Rows.takeError();
    for (ReadRow &Row : *Rows)
      All.push_back({std::move(Row), Path});
  }
  return All;
}

Expected<Explanations> readExplanations() {
  if (Explained.empty())
    return Explanations();
  auto Buffer = MemoryBuffer::getFile(Explained, /*IsText=*/true);
  if (!Buffer)
    return createStringError(Explained + ": " + Buffer.getError().message());
  return Explanations::read(std::move(*Buffer));
}

/// Reads one side's headers; nothing where there are none.
std::optional<HeaderNames> readSide(StringRef Side,
                                    ArrayRef<StringLiteral> Headers,
                                    ArrayRef<std::string> Folders,
                                    std::vector<std::string> Arguments) {
  HeaderRequest Request{present(Headers, Folders),
                        std::vector<std::string>(Folders),
                        std::move(Arguments)};
  if (Request.Headers.empty()) {
    outs() << "not run: no " << Side << " headers here\n";
    return std::nullopt;
  }
  unsigned Errors = 0;
  HeaderNames Names = readHeaders(Request, Errors);
  outs() << Side << ": " << Request.Headers.size() << " headers, "
         << Names.size() << " names, " << Errors << " errors of the compiler\n";
  return Names;
}

int run() {
  BumpPtrAllocator Memory;
  UniqueStringSaver Saver(Memory);
  auto Rows = readAll(Saver);
  auto Reasons = Rows ? readExplanations() : Rows.takeError();
  if (!Reasons) {
    errs() << toString(Reasons.takeError()) << "\n";
    return 2;
  }
  HeaderSets Sets;
  auto Cuda =
      readSide("CUDA", CudaHeaders, CudaFolders,
               {"-xcuda", "--cuda-host-only", "-nocudalib",
                "--cuda-path=" + (CudaFolders.empty() ? std::string("/")
                                                      : CudaFolders[0] + "/.."),
                "--cuda-gpu-arch=sm_90"});
  // Clang's own headers declare HIP's device mathematics.
  std::vector<std::string> HipAndClang(HipFolders.begin(), HipFolders.end());
  HipAndClang.push_back(HIPIFY_RESOURCE_DIR "/include");
  auto Hip = readSide("HIP", HipHeaders, HipAndClang,
                      {"-xhip", "--cuda-host-only", "-nogpulib", "-nogpuinc",
                       "-isystem" HIPIFY_RESOURCE_DIR "/include/cuda_wrappers",
                       "-include", "__clang_hip_runtime_wrapper.h",
                       "--offload-arch=gfx90a", "-D__HIP_PLATFORM_AMD__",
                       "-DHIP_ENABLE_WARP_SYNC_BUILTINS",
                       "-D__AMDGCN_WAVEFRONT_SIZE=64"});
  if (!Cuda || !Hip)
    return 77;
  Sets.Cuda = std::move(*Cuda);
  Sets.Hip = std::move(*Hip);
  Sets.HipFolders.assign(HipFolders.begin(), HipFolders.end());
  Sets.HipVersion = hipVersion();

  unsigned Checked = 0;
  auto All = verifyRows(*Rows, Sets, Checked);
  append_range(All, findUnmapped(*Rows, Sets.Cuda));
  unsigned Known = 0, Open = 0;
  for (const Disagreement &D : All) {
    if (!Reasons->of(D.Name).empty()) {
      ++Known;
      continue;
    }
    ++Open;
    outs() << D.Place << ": " << D.Text << "\n";
  }
  for (const std::string &Pattern : Reasons->unused()) {
    outs() << Explained << ": '" << Pattern << "' explains nothing\n";
    ++Open;
  }
  outs() << Rows->size() << " rows, " << Checked << " checked, " << Known
         << " disagreements explained, " << Open << " open\n";
  return Open ? 1 : 0;
}

} // namespace

int main(int Argc, char **Argv) {
  InitLLVM Init(Argc, Argv);
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(Argc, Argv,
                              "checks mapping files against headers\n");
  return run();
}
