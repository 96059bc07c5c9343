//===- HeaderCorrections.cpp - old HIP headers brought up to date ---------===//
#include "HeaderCorrections.h"
#include "llvm/Support/Chrono.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

namespace hipify::execute {

using namespace llvm;

/// Replaces the only occurrence of \p From; returns whether there was one.
static bool replace(std::string &Text, StringRef From, StringRef To) {
  const size_t At = Text.find(From);
  if (At == std::string::npos)
    return false;
  Text.replace(At, From.size(), To);
  return true;
}

/// Makes properties of the coordinates' members, which yield integers. Returns
/// whether \p Text has the members.
static bool correctCoordinates(std::string &Text) {
  std::string Result = Text;
  for (unsigned D = 0; D < 3; ++D) {
    const char Small = "xyz"[D], Large = "XYZ"[D];
    // One line each, so that later lines keep their numbers.
    const bool Found =
        replace(Result,
                formatv("static constexpr __{0} {1}{{};", Large, Small).str(),
                formatv("__device__ R __get_{0}() const noexcept "
                        "{{ return F{{}({1}); } "
                        "__declspec(property(get = __get_{0})) R {0};",
                        Small, D)
                    .str()) &&
        replace(Result,
                formatv("constexpr typename __HIP_Coordinates<F>::__{0} "
                        "__HIP_Coordinates<F>::{1};",
                        Large, Small)
                    .str(),
                formatv("constexpr int __no_coordinate_{0} = 0;", Small).str());
    if (!Found)
      return false;
  }
  // Clang does not resolve properties of a template inside of it.
  if (!replace(Result, "return dim3(x, y, z);",
               "return dim3(__get_x(), __get_y(), __get_z());"))
    return false;
  Text = std::move(Result);
  return true;
}

IntrusiveRefCntPtr<vfs::FileSystem>
correctedHeaders(IntrusiveRefCntPtr<vfs::FileSystem> Base,
                 const HipHeaders &Headers) {
  if (Headers.Major >= 6)
    return Base;
  SmallString<256> Path(Headers.Root);
  sys::path::append(Path, "include", "hip", "amd_detail", "amd_hip_runtime.h");
  auto Status = Base->status(Path);
  auto Buffer = Base->getBufferForFile(Path);
  if (!Status || !Buffer)
    return Base;
  std::string Text = (*Buffer)->getBuffer().str();
  if (!correctCoordinates(Text))
    return Base;
  auto Memory = makeIntrusiveRefCnt<vfs::InMemoryFileSystem>();
  if (auto Here = Base->getCurrentWorkingDirectory())
    Memory->setCurrentWorkingDirectory(*Here);
  Memory->addFile(Path, sys::toTimeT(Status->getLastModificationTime()),
                  MemoryBuffer::getMemBufferCopy(Text, Path));
  auto Overlay = makeIntrusiveRefCnt<vfs::OverlayFileSystem>(Base);
  Overlay->pushOverlay(Memory);
  return Overlay;
}

} // namespace hipify::execute
