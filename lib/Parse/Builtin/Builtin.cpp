// Turns the table of the assembled files into a virtual file system.
#include "hipify/Builtin.h"
#include "llvm/Support/MemoryBuffer.h"
#include <vector>

namespace {
struct TableEntry {
  const char *Path;
  const char *Begin;
  const char *End;
};
} // namespace

extern "C" {
// Defined by the generated BuiltinFiles.S.
extern const TableEntry hipifyBuiltinTable[];
extern const uint64_t hipifyBuiltinCount;
}

llvm::ArrayRef<hipify::BuiltinFile> hipify::builtinFiles() {
  static const std::vector<BuiltinFile> Files = [] {
    std::vector<BuiltinFile> List;
    List.reserve(hipifyBuiltinCount);
    for (const TableEntry &Entry :
         llvm::ArrayRef(hipifyBuiltinTable, hipifyBuiltinCount))
      List.push_back(
          {Entry.Path, {Entry.Begin, size_t(Entry.End - Entry.Begin)}});
    return List;
  }();
  return Files;
}

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> hipify::builtinFileSystem() {
  auto Files = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  for (const BuiltinFile &File : builtinFiles())
    Files->addFile(File.Path, /*ModificationTime=*/0,
                   llvm::MemoryBuffer::getMemBuffer(File.Contents, File.Path));
  return Files;
}
