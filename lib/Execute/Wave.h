//===- Wave.h - lanes, waves and blocks while a kernel runs ---------------===//
//
// The memory that generated code and the executor share. Generated code gets a
// Lane as a hidden first argument of every device function; the offsets of the
// fields it reads are in LaneLayout and BlockLayout below.
//
// Convergence. Every lane keeps a *path*: where it is in the program's control
// flow, as a sequence of numbers that the Converge pass maintains (the order of
// blocks in the control-flow graph, the iteration of each loop around, the call
// sites above). Paths compare lexicographically, and a smaller path is earlier.
// Lanes run until they stop at an operation that involves other lanes. When all
// lanes of a wave have stopped, those with the smallest path perform their
// operation together. So lanes that took different ways meet again where the
// ways meet, which is never later than the branch's immediate post-dominator.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_EXECUTE_WAVE_H
#define HIPIFY_EXECUTE_WAVE_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hipify::execute {

struct Block;
struct Wave;

/// Where in the source an operation stands; emitted as constants by the passes.
struct Site {
  const char *File;
  const char *Function;
  uint32_t Line;
  uint32_t Column;
};

/// What a stopped lane wants to do together with others.
enum class LaneOp : uint32_t {
  Sync,          ///< nothing but waiting for the other lanes
  Ballot,        ///< a: condition; result: lanes whose condition holds
  ReadFirstLane, ///< a: value
  ReadLane,      ///< a: value, b: lane (uniform)
  WriteLane,     ///< a: value (uniform), b: lane, c: old
  BPermute,      ///< a: value, b: byte address of the source lane
  Permute,       ///< a: value, b: byte address of the destination lane
  Swizzle,       ///< a: value, immediate: pattern of ds_swizzle_b32
  Dpp,           ///< a: value, b: old, immediate: ctrl, masks, bound_ctrl
  Dpp8,          ///< a: value, immediate: eight selectors of three bits
  PermLane16,    ///< a: value, b: selectors, c: old, immediate: x, fi, bc
  PermLane64,    ///< a: value
  PermLaneVar,   ///< a: value, b: selector, c: old, immediate: x, fi, bc
  PermLaneSwap,  ///< a: vdst, b: vsrc, immediate: 16 or 32
  Shuffle,       ///< a: value, b: source lane
  Reduce,        ///< a: value, immediate: ReduceOp | bits << 8
  Barrier,       ///< all waves of the block
  BarrierCount,  ///< barrier that counts lanes: a: predicate
  GridSync,      ///< all blocks of the grid
  Poll,          ///< spinning on memory that another wave writes
};

enum class ReduceOp : uint32_t {
  Add,
  Sub,
  UMin,
  Min,
  UMax,
  Max,
  And,
  Or,
  Xor,
  FAdd,
  FSub,
  FMin,
  FMax
};

struct Lane {
  uint32_t Id[3];    ///< work-item id
  uint32_t Index;    ///< lane number in the wave
  uint32_t *Path;    ///< base of the running function's part of the path
  uint32_t *PathEnd; ///< end of the whole path at the operation stopped at
  Block *In;
  Wave *Of;
  uint32_t *PathStart;
  uint32_t *PathLimit;
  void *StackPointer;
  LaneOp Op;
  uint32_t Immediate;
  uint64_t A, B, C, Result, Result2;
  const Site *At;
};

struct Wave {
  uint64_t Live = 0;    ///< lanes that have not returned
  uint64_t Ready = 0;   ///< lanes that can run
  uint64_t Stopped = 0; ///< lanes waiting at an operation
  uint64_t Waiting = 0; ///< lanes that the wave waits with at a barrier
  LaneOp WaitsFor = LaneOp::Sync;
  uint32_t GridPhase = 0;
  uint32_t Predicates = 0;
  Lane *Lanes = nullptr;
  uint32_t Size = 0; ///< lanes that exist
  void *SchedulerStack = nullptr;
};

/// Offsets within the implicit arguments, code object version 5
/// (https://llvm.org/docs/AMDGPUUsage.html, table of hidden arguments), and
/// within the HSA kernel dispatch packet.
struct alignas(8) ImplicitArguments {
  uint8_t Bytes[256];
};
struct alignas(8) DispatchPacket {
  uint16_t Header, Setup, GroupSize[3], Reserved0;
  uint32_t GridSize[3], PrivateSize, GroupSegmentSize;
  uint64_t Kernel, KernelArguments, Reserved2, Completion;
};

struct Launch;
struct Worker;

struct Block {
  uint32_t Id[3];
  uint32_t Linear;
  char *Lds;
  const ImplicitArguments *Implicit;
  const DispatchPacket *Packet;
  uint64_t LdsSize;
  const Launch *Of;
  uint8_t *LdsShadow; ///< definedness or access records, null without the check
  uint32_t Epoch;     ///< barriers passed, for the race check
  uint64_t DynamicLds; ///< where extern __shared__ arrays start
  Worker *On;
};

/// A lane's wait: records the operation, lets other lanes run, returns when the
/// scheduler has performed it.
uint64_t stopAt(Lane &L, LaneOp Op, uint64_t A, uint64_t B, uint64_t C,
                uint32_t Immediate, const Site *At);

/// Runs the wave until it is done or every lane that could run waits for
/// something outside the wave; then Wave::WaitsFor says for what.
enum class WaveState { Done, Waiting };
WaveState runWave(Wave &W);

/// Lets the lanes that wait at a barrier or poll go on.
void releaseWave(Wave &W);

/// Performs \p Group's operation and stores the results in its lanes.
void performTogether(Wave &W, uint64_t Group, unsigned WaveSize);

/// The body of every fiber.
void runLane(void *L);

} // namespace hipify::execute

#endif
