//===- TableFiles.h - mapping files of the command line -------------------===//
#ifndef HIPIFY_CPP_TABLEFILES_H
#define HIPIFY_CPP_TABLEFILES_H

#include "Command.h"
#include "hipify/Map.h"
#include "llvm/Support/MemoryBuffer.h"

namespace hipify {

/// Reads a mapping file; the error says which one cannot be read.
inline llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
openMappingFile(const std::string &Path) {
  auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/true);
  if (!Buffer)
    return llvm::createStringError("cannot read the mapping file '" + Path +
                                   "': " + Buffer.getError().message());
  return std::move(*Buffer);
}

/// Adds the files of every --map to \p Table, in the order given.
inline llvm::Error addMappingFiles(const Invocation &Call, MapTable &Table) {
  for (const std::string &Path : Call.Args.getAllArgValues(OPT_map)) {
    auto Buffer = openMappingFile(Path);
    if (!Buffer)
      return Buffer.takeError();
    if (llvm::Error E = Table.overlay(**Buffer))
      return E;
  }
  return llvm::Error::success();
}

} // namespace hipify

#endif
