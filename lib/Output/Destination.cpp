//===- Destination.cpp - paths of output to whether they may be written ---===//
#include "hipify/Output.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <map>

using namespace llvm;

namespace hipify {
namespace {

/// Folders that belong to the system. `/usr/local` and `/opt` are people's,
/// but for toolkits in them.
constexpr StringLiteral SystemFolders[] = {
    "/bin",      "/boot",        "/dev",       "/etc",       "/lib",
    "/lib32",    "/lib64",       "/proc",      "/sbin",      "/sys",
    "/usr/bin",  "/usr/lib",     "/usr/lib32", "/usr/lib64", "/usr/libexec",
    "/usr/sbin", "/usr/include", "/usr/share"};
/// Folders whose name goes on with a version: /opt/rocm-6.3.0.
constexpr StringLiteral ToolkitFolders[] = {"/usr/local/cuda", "/opt/cuda",
                                            "/opt/rocm"};

bool isBelow(StringRef Path, StringRef Folder) {
  return Path.consume_front(Folder) && (Path.empty() || Path.front() == '/');
}

bool isProtected(StringRef Path) {
  if (isBelow(Path, "/dev/shm")) // memory for everybody's files
    return false;
  for (StringRef Folder : SystemFolders)
    if (isBelow(Path, Folder))
      return true;
  for (StringRef Folder : ToolkitFolders) {
    StringRef Rest = Path;
    if (Rest.consume_front(Folder) &&
        (Rest.empty() || Rest.front() == '/' || Rest.front() == '-'))
      return true;
  }
  return false;
}

/// \p Path with the links of its longest existing part resolved.
std::string realPath(StringRef Path) {
  SmallString<256> Full(Path);
  if (sys::fs::make_absolute(Full))
    return Path.str();
  SmallString<256> Known(Full), Real;
  SmallVector<std::string, 8> Rest;
  while (sys::fs::real_path(Known, Real)) {
    StringRef Name = sys::path::filename(Known);
    if (Name.empty() || !sys::path::has_parent_path(Known))
      break;
    Rest.push_back(Name.str());
    sys::path::remove_filename(Known);
  }
  for (const std::string &Name : reverse(Rest))
    sys::path::append(Real, Name);
  sys::path::remove_dots(Real, /*remove_dot_dot=*/true);
  return Real.str().str();
}

/// Where a file named \p Path ends up: links in its folder count, a link in
/// its own place is replaced.
std::string realTarget(StringRef Path) {
  SmallString<256> Full(Path);
  if (sys::fs::make_absolute(Full))
    return Path.str();
  SmallString<256> Target(realPath(sys::path::parent_path(Full)));
  sys::path::append(Target, sys::path::filename(Full));
  return Target.str().str();
}

} // namespace

Error checkCollisions(ArrayRef<OutputFile> Files) {
  std::map<std::string, std::vector<std::string>> Sources;
  for (const OutputFile &File : Files)
    Sources[File.Path].push_back(File.Source);
  std::string Problems;
  for (auto &[Path, From] : Sources) {
    if (From.size() < 2)
      continue;
    sort(From);
    Problems += "'" + From[0] + "' and '" + From[1] + "' would both become '" +
                Path + "'; nothing was written\n";
  }
  if (Problems.empty())
    return Error::success();
  return createStringError(StringRef(Problems).rtrim().str());
}

Error checkDestination(StringRef Path, StringRef Root, StringRef Toolkit) {
  sys::fs::file_status Status;
  if (!sys::fs::status(Path, Status) && sys::fs::is_other(Status))
    return Error::success(); // a device or pipe keeps nothing
  std::string Target = realTarget(Path);
  if (isProtected(Target) ||
      (!Toolkit.empty() && isBelow(Target, realPath(Toolkit))))
    return createStringError("'" + Path +
                             "' lies in a folder of the system or of a "
                             "toolkit; not written");
  if (!Root.empty() && !isBelow(Target, realPath(Root)))
    return createStringError("'" + Path + "' leads out of '" + Root +
                             "' through a link; not written");
  return Error::success();
}

} // namespace hipify
