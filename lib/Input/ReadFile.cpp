//===- ReadFile.cpp - a path to its bytes, within limits ------------------===//
#include "ReadFile.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include <algorithm>

using namespace llvm;

namespace hipify {

Expected<std::string> readFile(StringRef Path, uint64_t Limit) {
  sys::fs::file_t File = sys::fs::getStdinHandle();
  if (Path != "-") {
    sys::fs::file_status Status;
    if (std::error_code Problem = sys::fs::status(Path, Status))
      return createStringError(Problem, Problem.message());
    if (sys::fs::is_directory(Status))
      return createStringError("is a folder");
    Expected<sys::fs::file_t> Opened = sys::fs::openNativeFileForRead(Path);
    if (!Opened)
      return Opened.takeError();
    File = *Opened;
  }
  scope_exit Close([&] {
    if (Path != "-")
      (void)sys::fs::closeFile(File);
  });

  std::string Text;
  sys::fs::file_status Status;
  if (!sys::fs::status(File, Status) && sys::fs::is_regular_file(Status))
    Text.reserve(std::min(Status.getSize(), Limit) + 1);
  constexpr size_t Chunk = size_t(1) << 16;
  while (true) {
    size_t Size = Text.size();
    Text.resize(std::max(Text.capacity(), Size + Chunk));
    Expected<size_t> Read = sys::fs::readNativeFile(
        File, MutableArrayRef(Text.data() + Size, Text.size() - Size));
    if (!Read)
      return Read.takeError();
    Text.resize(Size + *Read);
    if (*Read == 0)
      return Text;
    if (Text.size() > Limit)
      return createStringError("larger than " + Twine(Limit) +
                               " bytes; see --max-file-size");
  }
}

} // namespace hipify
