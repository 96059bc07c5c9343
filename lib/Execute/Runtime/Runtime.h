//===- Runtime.h - the HIP host runtime of the executed program -----------===//
//
// The functions behind hip* symbols. Work runs when it is submitted, on the
// submitting thread: that is one of the orders that streams allow. While a stream
// is captured, its work becomes the nodes of a graph instead.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_EXECUTE_RUNTIME_RUNTIME_H
#define HIPIFY_EXECUTE_RUNTIME_RUNTIME_H

#include "../Grid.h"
#include "Abi.h"
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hipify::execute {

/// hipError_t.
enum class HipError : int {
  Success = 0,
#define HIP_ERROR(Number, Name, Text) Name = Number,
#include "Errors.def"
#undef HIP_ERROR
};

/// Keeps \p E for hipGetLastError as the headers' release documents it, and
/// returns it: every API function that can fail ends with this.
HipError record(HipError E);

using Work = std::function<HipError()>;

struct GraphNode {
  /// hipGraphNodeType: kernel 0, memcpy 1, memset 2, host 3, graph 4, empty 5,
  /// wait event 6, event record 7.
  int Type;
  Work Do;
  std::vector<GraphNode *> Needs;
};

struct Graph {
  bool Invalid = false; ///< its capture met a call that captures forbid
  std::vector<std::unique_ptr<GraphNode>> Nodes;
  GraphNode *add(int Type, Work Do, std::vector<GraphNode *> Needs);
  /// The nodes, each behind all it needs.
  std::vector<GraphNode *> order() const;
  /// Whether no node but \p Ends is one that nothing else needs.
  bool endsIn(const std::vector<GraphNode *> &Ends) const;
};

struct Stream {
  unsigned Flags = 0;
  int Priority = 0;
  Graph *Capturing = nullptr;      ///< null unless a capture is under way
  bool BeganCapture = false;       ///< this is the capture's first stream
  std::vector<GraphNode *> Latest; ///< nodes that the next one needs
};

struct Event {
  unsigned Flags = 0;
  bool Recorded = false;
  std::chrono::steady_clock::time_point At;
  Graph *Capturing = nullptr;
  std::vector<GraphNode *> Latest;
};

/// The stream of a handle: null and the two special handles mean the default
/// stream. Null for a handle that no stream has.
Stream *streamOf(void *Handle);

/// Runs \p Do now, or captures it as a node of type \p Type.
HipError submit(void *StreamHandle, int Type, Work Do);

/// Device memory, as hipMalloc gives it.
HipError allocateDevice(void **P, size_t Size);

/// Whether a synchronising call is forbidden now (some stream captures in
/// global mode).
bool isCapturing();

/// A kernel launch whose arguments have been copied.
class LaunchWork {
public:
  LaunchWork(const Kernel &K, Dim3 Grid, Dim3 Group, size_t DynamicLds,
             void **Arguments, bool Cooperative);
  HipError operator()() const;

private:
  const Kernel *K;
  Dim3 Grid, Group;
  size_t DynamicLds;
  bool Cooperative;
  std::vector<char> Storage;
  std::vector<size_t> Offsets;
};

/// What the GPU says to a launch before it starts.
HipError checkLaunch(const Kernel &K, Dim3 Grid, Dim3 Group, size_t DynamicLds,
                     bool Cooperative);
/// Blocks of a kernel that one compute unit holds at one time.
unsigned blocksPerUnit(const Kernel &K, unsigned Threads, size_t DynamicLds);

/// The kernel behind a host function (its stub) or module function; null.
const Kernel *kernelOf(const void *HostFunction);
/// The kernel called \p Name (mangled) of a linked image, ready to run.
std::optional<Kernel> findKernel(const struct DeviceImage &Image,
                                 const char *Name);
/// Makes \p K what kernelOf finds under \p Handle, or forgets the handle.
void setKernel(const void *Handle, std::optional<Kernel> K);
/// Checks and submits a launch; what hipLaunchKernel does.
HipError launchFunction(const void *Function, Dim3 Grid, Dim3 Group,
                        void **Arguments, size_t DynamicLds, void *StreamHandle,
                        bool Cooperative);
HipError occupancyOf(int *Blocks, const void *Function, int Threads,
                     size_t DynamicLds);
HipError bestOccupancy(int *Grid, int *Threads, const void *Function,
                       size_t DynamicLds, int Limit);
struct DeviceVariable {
  std::string Name;
  char *Address;
  size_t Size;
};
/// The variable behind a host symbol's address; null.
const DeviceVariable *variableOf(const void *HostSymbol);

/// Finds the address of a symbol of generated device code.
using DeviceLookup = std::function<void *(const std::string &)>;

/// A source's device side, before its registration code runs.
struct DeviceImage {
  std::vector<Kernel> Kernels;
  DeviceLookup Lookup;
  std::map<std::string, size_t> VariableSizes; ///< of modules only
};
/// Makes \p Image known under the address of the fat binary that the host code
/// refers to.
void addDeviceImage(const void *FatBinary, DeviceImage Image);

/// A texture or surface object; device code gets its address as the handle.
struct Texture;

} // namespace hipify::execute

#endif
