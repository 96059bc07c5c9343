//===- DeviceHeap.h - the memory that the executed GPU can reach ----------===//
//
// One reserved range of addresses holds everything that hipMalloc and its
// relatives return, the blocks' LDS, and device-side malloc. A second range, the
// shadow, has one byte for each granule of 64 bytes: how many of its bytes from
// the start on may be accessed. Generated code tests that byte in line before
// each access; anything but a full granule takes the slow way in Access.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_EXECUTE_DEVICEHEAP_H
#define HIPIFY_EXECUTE_DEVICEHEAP_H

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <optional>

namespace hipify::execute {

enum class MemoryKind : uint8_t {
  Device,    ///< hipMalloc, hipMallocAsync, arrays
  Pinned,    ///< hipHostMalloc
  Managed,   ///< hipMallocManaged
  DeviceOwn, ///< malloc in device code
  Lds,       ///< a block's LDS; not visible to the host runtime
};

struct Allocation {
  char *Start;
  size_t Size;
  MemoryKind Kind;
  unsigned Flags; ///< as given to the allocating function
  bool Freed;
};

class DeviceHeap {
public:
  static constexpr unsigned GranuleShift = 6;
  static constexpr size_t Granule = size_t(1) << GranuleShift;

  /// Reserves the address ranges; \p Limit is the number of bytes that may be
  /// allocated at one time. Returns false if the host refuses.
  bool reserve(size_t Limit);

  /// Memory of \p Size bytes, 256-byte aligned, zeroed by nobody; null when the
  /// limit is reached. Thread-safe, as everything here.
  char *allocate(size_t Size, MemoryKind Kind, unsigned Flags = 0);

  /// Frees what \p Start begins. False if nothing live begins there.
  bool release(void *Start);

  /// The allocation that \p Address lies in or, for reports, the nearest one
  /// below whose red zone it lies in; freed ones too.
  std::optional<Allocation> find(const void *Address) const;
  /// The live allocation that contains \p Address.
  std::optional<Allocation> findLive(const void *Address) const;

  bool contains(const void *Address) const {
    return static_cast<const char *>(Address) - Base <
               static_cast<ptrdiff_t>(Capacity) &&
           static_cast<const char *>(Address) >= Base;
  }
  /// Whether all of [Address, Address + Size) may be accessed.
  bool accessible(const void *Address, size_t Size) const;
  /// Restricts an LDS area to its first \p Size bytes.
  void limitLds(char *Area, size_t Size, size_t AreaSize);

  char *base() const { return Base; }
  size_t capacity() const { return Capacity; }
  uint8_t *shadow() const { return Shadow; }
  size_t used() const { return Used; }
  size_t limit() const { return Limit; }

private:
  void paint(char *Start, size_t Size);
  char *takeRange(size_t Bytes);

  char *Base = nullptr;
  uint8_t *Shadow = nullptr;
  size_t Capacity = 0, Limit = 0, Used = 0, Bump = 0;
  std::map<char *, Allocation> Known;
  std::map<char *, size_t> FreeRanges; ///< released from quarantine
  std::deque<char *> Quarantine;
  mutable std::mutex Lock;
};

/// The one heap of the process that executes a program.
DeviceHeap &deviceHeap();

} // namespace hipify::execute

#endif
