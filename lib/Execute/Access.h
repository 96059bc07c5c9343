//===- Access.h - the slow way of a checked memory access -----------------===//
#ifndef HIPIFY_EXECUTE_ACCESS_H
#define HIPIFY_EXECUTE_ACCESS_H

#include "Wave.h"

namespace hipify::execute {

/// How generated code touches memory.
enum AccessKind : uint32_t {
  AccessRead = 0,
  AccessWrite = 1,
  AccessAtomic = 2
};

/// Bytes of records that \p LdsBytes of LDS need under --check=uninit or race.
size_t ldsRecordBytes(uint64_t LdsBytes);

/// Called where the shadow byte does not prove an access right: judges exactly,
/// ends the process if the access is wrong.
extern "C" void hipifyCheckAccess(Lane *L, const char *Address, uint64_t Size,
                                  uint32_t Kind, const Site *At);

/// An LDS access outside of the block's LDS: ends the process.
extern "C" void hipifyLdsOutOfBounds(Lane *L, const char *Address,
                                     uint64_t Size, uint32_t Kind,
                                     const Site *At);

/// An LDS access under --check=uninit or race.
extern "C" void hipifyRecordLds(Lane *L, const char *Address, uint64_t Size,
                                uint32_t Kind, const Site *At);

/// Addresses of the device code's own variables and constants, which are not in
/// the device heap.
void addModuleRange(const char *Start, size_t Size);
/// Host memory that hipHostRegister made visible to kernels.
void addRegisteredRange(const char *Start, size_t Size);
bool removeRegisteredRange(const char *Start);
bool isRegistered(const void *Address);

} // namespace hipify::execute

#endif
