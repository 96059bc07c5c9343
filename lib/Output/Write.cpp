//===- Write.cpp - text to a file that is replaced in one step ------------===//
#include "hipify/Output.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <filesystem>
#include <unistd.h>

using namespace llvm;

namespace hipify {
namespace {

Error cannotWrite(StringRef Path, std::error_code Why) {
  return createStringError(Why,
                           "cannot write '" + Path + "': " + Why.message());
}

bool holds(StringRef Path, StringRef Text) {
  auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
  return Buffer && (*Buffer)->getBuffer() == Text;
}

std::error_code writeAll(int File, StringRef Text) {
  raw_fd_ostream OS(File, /*shouldClose=*/false);
  OS << Text;
  OS.flush();
  std::error_code Problem = OS.error();
  OS.clear_error();
  return Problem;
}

Error makeFolder(StringRef Path) {
  StringRef Folder = sys::path::parent_path(Path);
  if (Folder.empty())
    return Error::success();
  if (std::error_code Problem = sys::fs::create_directories(Folder))
    return createStringError(Problem, "cannot make the folder '" + Folder +
                                          "': " + Problem.message());
  return Error::success();
}

/// A name in the folder of \p Path that no source file has.
std::string temporaryModel(StringRef Path) {
  SmallString<256> Model(sys::path::parent_path(Path));
  sys::path::append(Model, ".hipify-%%%%%%%%.tmp");
  return Model.str().str();
}

/// Owner and mode of the file that is replaced, or the mode of its source.
void adopt(int File, StringRef Path, StringRef ModeOf) {
  sys::fs::file_status Before;
  if (!sys::fs::status(Path, Before) && sys::fs::is_regular_file(Before)) {
    // Only root may give files away; others own what they can replace.
    (void)sys::fs::changeFileOwnership(File, Before.getUser(),
                                       Before.getGroup());
    (void)sys::fs::setPermissions(File, Before.permissions());
    return;
  }
  sys::fs::perms Mode = sys::fs::all_read | sys::fs::all_write;
  if (!ModeOf.empty())
    if (ErrorOr<sys::fs::perms> Source = sys::fs::getPermissions(ModeOf))
      Mode = *Source | sys::fs::owner_write;
  (void)sys::fs::setPermissions(
      File, static_cast<sys::fs::perms>(Mode & ~sys::fs::getUmask() & 0777));
}

/// Devices and pipes cannot be replaced.
Expected<bool> writeDirectly(StringRef Path, StringRef Text) {
  std::error_code Problem;
  raw_fd_ostream OS(Path, Problem, sys::fs::CD_OpenExisting, sys::fs::FA_Write,
                    sys::fs::OF_None);
  if (Problem)
    return cannotWrite(Path, Problem);
  OS << Text;
  OS.flush();
  Problem = OS.error();
  OS.clear_error();
  if (Problem)
    return cannotWrite(Path, Problem);
  return true;
}

} // namespace

Expected<bool> writeFile(StringRef Path, StringRef Text, StringRef ModeOf) {
  sys::fs::file_status Status, Link;
  bool Exists = !sys::fs::status(Path, Status);
  if (Exists && sys::fs::is_directory(Status))
    return cannotWrite(Path, std::make_error_code(std::errc::is_a_directory));
  if (Exists && !sys::fs::is_regular_file(Status))
    return writeDirectly(Path, Text);
  bool IsLink = !sys::fs::status(Path, Link, /*follow=*/false) &&
                sys::fs::is_symlink_file(Link);
  if (Exists && !IsLink && holds(Path, Text))
    return false;

  if (Error E = makeFolder(Path))
    return E;
  Expected<sys::fs::TempFile> Temporary =
      sys::fs::TempFile::create(temporaryModel(Path));
  if (!Temporary)
    return cannotWrite(Path, errorToErrorCode(Temporary.takeError()));
  std::error_code Problem = writeAll(Temporary->FD, Text);
  adopt(Temporary->FD, Path, ModeOf);
  // A crash after the rename must not leave an empty file.
  if (!Problem && ::fsync(Temporary->FD))
    Problem = std::error_code(errno, std::generic_category());
  if (Problem) {
    consumeError(Temporary->discard());
    return cannotWrite(Path, Problem);
  }
  if (Error E = Temporary->keep(Path)) {
    Problem = errorToErrorCode(std::move(E));
    return cannotWrite(Path, Problem);
  }
  return true;
}

Expected<bool> writeLink(StringRef Path, StringRef Target) {
  std::error_code NoLink;
  auto Now = std::filesystem::read_symlink(Path.str(), NoLink);
  if (!NoLink && Now.native() == Target)
    return false;
  if (Error E = makeFolder(Path))
    return E;
  SmallString<256> Temporary;
  sys::fs::createUniquePath(temporaryModel(Path), Temporary,
                            /*MakeAbsolute=*/false);
  std::error_code Problem = sys::fs::create_link(Target, Temporary);
  if (!Problem)
    Problem = sys::fs::rename(Temporary, Path);
  if (Problem) {
    (void)sys::fs::remove(Temporary);
    return cannotWrite(Path, Problem);
  }
  return true;
}

} // namespace hipify
