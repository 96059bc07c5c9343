//===- VerifyMain.cpp - checks the mapping files against headers ----------===//
//
// Reads mapping files and the headers of CUDA and HIP that are on the machine,
// and prints where they disagree. Ends with 77 ("skipped") where the headers
// of a side are missing, and says so.
//
//===----------------------------------------------------------------------===//
#include "KnownHeaders.h"
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
cl::opt<std::string>
    Calls("calls",
          cl::desc("Write CUDA calls of the function rows, and no more"),
          cl::value_desc("dir"), cl::cat(Category));

/// The headers of \p Headers that are in one of \p Folders.
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
                                    ArrayRef<HeaderGroup> Groups,
                                    ArrayRef<std::string> Folders,
                                    std::vector<std::string> Arguments) {
  HeaderNames Names;
  size_t Count = 0;
  unsigned Errors = 0;
  for (HeaderGroup Group : Groups) {
    HeaderRequest Request{present(Group, Folders),
                          std::vector<std::string>(Folders),
                          Arguments,
                          {}};
    for (auto [Path, Text] : graphicsHeaders())
      Request.Texts.emplace_back(Path, Text);
    Count += Request.Headers.size();
    if (!Request.Headers.empty())
      Errors += readHeaders(Request, Names);
  }
  if (!Count) {
    outs() << "not run: no " << Side << " headers here\n";
    return std::nullopt;
  }
  outs() << Side << ": " << Count << " headers, " << Names.size() << " names, "
         << Errors << " errors of the compiler\n";
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
  // Calls are written for the headers of today, not for cublas.h.
  auto Cuda = readSide(
      "CUDA",
      Calls.empty() ? cudaHeaderGroups() : cudaHeaderGroups().take_front(),
      CudaFolders,
      {"-xcuda", "--cuda-host-only", "-nocudalib",
       "--cuda-path=" +
           (CudaFolders.empty() ? std::string("/") : CudaFolders[0] + "/.."),
       "--cuda-gpu-arch=sm_90"});
  if (!Calls.empty()) {
    if (!Cuda)
      return 77;
    auto Written = writeCalls(*Rows, *Cuda, Calls);
    if (!Written) {
      errs() << toString(Written.takeError()) << "\n";
      return 2;
    }
    outs() << *Written << " calls\n";
    return 0;
  }
  // Clang's own headers declare HIP's device mathematics.
  std::vector<std::string> HipAndClang(HipFolders.begin(), HipFolders.end());
  HipAndClang.push_back(HIPIFY_RESOURCE_DIR "/include");
  auto Hip = readSide("HIP", hipHeaderGroups(), HipAndClang,
                      {"-xhip", "--cuda-host-only", "-nogpulib", "-nogpuinc",
                       "-isystem" HIPIFY_RESOURCE_DIR "/include/cuda_wrappers",
                       "-include", "__clang_hip_runtime_wrapper.h",
                       "--offload-arch=gfx90a", "-D__HIP_PLATFORM_AMD__",
                       "-DHIP_ENABLE_WARP_SYNC_BUILTINS", "-DMIOPEN_BETA_API=1",
                       "-D__AMDGCN_WAVEFRONT_SIZE=64"});
  if (!Cuda || !Hip)
    return 77;
  Sets.Cuda = std::move(*Cuda);
  Sets.Hip = std::move(*Hip);
  Sets.HipFolders.assign(HipFolders.begin(), HipFolders.end());
  Sets.HipVersion = hipVersion();

  unsigned Checked = 0;
  auto All = verifyRows(*Rows, Sets, Checked);
  append_range(All, findUnmapped(*Rows, Sets));
  unsigned Known = 0, Open = 0;
  for (const Disagreement &D : All) {
    if (!Reasons->of(D.Name).empty()) {
      ++Known;
      continue;
    }
    ++Open;
    outs() << D.Place << ": " << D.Text << "\n";
  }
  // What one release needs explained another may not.
  for (const std::string &Pattern : Reasons->unused())
    outs() << Explained << ": '" << Pattern << "' explains nothing here\n";
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
