// Turns the table of the assembled files into a virtual file system.
#include "hipify/Builtin.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <vector>

using llvm::sys::fs::file_type;

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
// Defined by the generated ParsedDeclarations.S, where that is linked.
extern const TableEntry hipifyParsedTable[] __attribute__((weak));
extern const uint64_t hipifyParsedCount __attribute__((weak));
}

namespace hipify {

llvm::ArrayRef<BuiltinFile> builtinFiles() {
  static const std::vector<BuiltinFile> Files = [] {
    std::vector<BuiltinFile> List;
    auto Append = [&](const TableEntry *Table, uint64_t Count) {
      for (const TableEntry &Entry : llvm::ArrayRef(Table, Count))
        List.push_back(
            {Entry.Path, {Entry.Begin, size_t(Entry.End - Entry.Begin)}});
    };
    List.reserve(hipifyBuiltinCount + 8);
    Append(hipifyBuiltinTable, hipifyBuiltinCount);
    // Their folder, parsed/, sorts after the others.
    if (&hipifyParsedCount)
      Append(hipifyParsedTable, hipifyParsedCount);
    return List;
  }();
  return Files;
}

llvm::ArrayRef<BuiltinFile> parsedDeclarations() {
  return builtinFiles().drop_front(hipifyBuiltinCount);
}

namespace {

/// No disk has it; in-memory file systems of LLVM use the number above.
constexpr uint64_t Device = ~uint64_t(1);

llvm::vfs::Status makeStatus(const llvm::Twine &Name, uint64_t Id,
                             uint64_t Size, file_type Type) {
  return llvm::vfs::Status(Name, {Device, Id}, llvm::sys::TimePoint<>(), 0, 0,
                           Size, Type, llvm::sys::fs::all_read);
}

class EmbeddedFile : public llvm::vfs::File {
public:
  EmbeddedFile(const BuiltinFile &File, llvm::vfs::Status Stat)
      : File(File), Stat(std::move(Stat)) {}

  llvm::ErrorOr<llvm::vfs::Status> status() override { return Stat; }
  llvm::ErrorOr<std::string> getName() override { return File.Path.str(); }
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>
  getBuffer(const llvm::Twine &Name, int64_t, bool RequiresNullTerminator,
            bool) override {
    llvm::SmallString<256> Storage;
    return llvm::MemoryBuffer::getMemBuffer(
        File.Contents, Name.toStringRef(Storage), RequiresNullTerminator);
  }
  std::error_code close() override { return {}; }

private:
  const BuiltinFile &File;
  llvm::vfs::Status Stat;
};

/// The entries of one folder, collected at once: folders are small.
class EmbeddedFolder : public llvm::vfs::detail::DirIterImpl {
public:
  explicit EmbeddedFolder(std::vector<llvm::vfs::directory_entry> List)
      : Entries(std::move(List)) {
    increment();
  }
  std::error_code increment() override {
    CurrentEntry =
        Next < Entries.size() ? Entries[Next++] : llvm::vfs::directory_entry();
    return {};
  }

private:
  std::vector<llvm::vfs::directory_entry> Entries;
  size_t Next = 0;
};

/// Looks paths up in the sorted table: making one costs nothing.
class EmbeddedFileSystem : public llvm::vfs::FileSystem {
public:
  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine &Path) override {
    const std::string Full = canonical(Path);
    if (const BuiltinFile *File = find(Full))
      return makeStatus(Path, File - builtinFiles().begin() + 1,
                        File->Contents.size(), file_type::regular_file);
    if (isFolder(Full))
      return makeStatus(Path, folderId(Full), 0, file_type::directory_file);
    return std::make_error_code(std::errc::no_such_file_or_directory);
  }

  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
  openFileForRead(const llvm::Twine &Path) override {
    const BuiltinFile *File = find(canonical(Path));
    if (!File)
      return std::make_error_code(std::errc::no_such_file_or_directory);
    return std::make_unique<EmbeddedFile>(*File, *status(Path));
  }

  llvm::vfs::directory_iterator dir_begin(const llvm::Twine &Path,
                                          std::error_code &EC) override {
    const std::string Folder = canonical(Path);
    if (!isFolder(Folder)) {
      EC = std::make_error_code(std::errc::no_such_file_or_directory);
      return {};
    }
    std::vector<llvm::vfs::directory_entry> Entries;
    const std::string Prefix = Folder + "/";
    for (const BuiltinFile &File : builtinFiles()) {
      llvm::StringRef Rest = File.Path;
      if (!Rest.consume_front(Prefix))
        continue;
      auto [Child, Deeper] = Rest.split('/');
      std::string Full = Prefix + Child.str();
      // A folder's files need not follow each other: '-' sorts before '/'.
      if (llvm::none_of(Entries, [&](auto &E) { return E.path() == Full; }))
        Entries.emplace_back(std::move(Full), Deeper.empty()
                                                  ? file_type::regular_file
                                                  : file_type::directory_file);
    }
    return llvm::vfs::directory_iterator(
        std::make_shared<EmbeddedFolder>(std::move(Entries)));
  }

  llvm::ErrorOr<std::string> getCurrentWorkingDirectory() const override {
    return WorkingDirectory;
  }
  std::error_code setCurrentWorkingDirectory(const llvm::Twine &Path) override {
    WorkingDirectory = canonical(Path);
    return {};
  }
  std::error_code getRealPath(const llvm::Twine &Path,
                              llvm::SmallVectorImpl<char> &Output) override {
    const std::string Full = canonical(Path);
    if (!find(Full) && !isFolder(Full))
      return std::make_error_code(std::errc::no_such_file_or_directory);
    Output.assign(Full.begin(), Full.end());
    return {};
  }

private:
  std::string canonical(const llvm::Twine &Path) const {
    llvm::SmallString<256> Full;
    Path.toVector(Full);
    if (!llvm::sys::path::is_absolute(Full)) {
      llvm::SmallString<256> Based(WorkingDirectory);
      llvm::sys::path::append(Based, Full);
      Full = Based;
    }
    llvm::sys::path::remove_dots(Full, /*remove_dot_dot=*/true);
    return std::string(Full);
  }

  static const BuiltinFile *find(llvm::StringRef Path) {
    llvm::ArrayRef<BuiltinFile> Files = builtinFiles();
    auto At = llvm::lower_bound(Files, Path,
                                [](const BuiltinFile &File, llvm::StringRef P) {
                                  return File.Path < P;
                                });
    return At != Files.end() && At->Path == Path ? &*At : nullptr;
  }

  static bool isFolder(llvm::StringRef Path) {
    const std::string Prefix = Path.str() + "/";
    llvm::ArrayRef<BuiltinFile> Files = builtinFiles();
    auto At = llvm::lower_bound(
        Files, Prefix, [](const BuiltinFile &File, const std::string &P) {
          return File.Path < P;
        });
    return At != Files.end() && At->Path.starts_with(Prefix);
  }

  /// Above every file's number.
  static uint64_t folderId(llvm::StringRef Path) {
    return uint64_t(llvm::hash_value(Path)) | (uint64_t(1) << 63);
  }

  std::string WorkingDirectory = "/";
};

} // namespace

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> builtinFileSystem() {
  return llvm::makeIntrusiveRefCnt<EmbeddedFileSystem>();
}

} // namespace hipify
