//===- LowerBuiltins.h - the parts of the builtin lowering ----------------===//
#ifndef HIPIFY_EXECUTE_LOWERBUILTINS_H
#define HIPIFY_EXECUTE_LOWERBUILTINS_H

#include "DeviceProgram.h"

namespace hipify::execute {

class BuiltinLowering {
public:
  explicit BuiltinLowering(DeviceProgram &P) : P(P), B(P.M.getContext()) {}
  llvm::Error run();

private:
  /// Intrinsics of one lane. The three return whether they replaced the call.
  bool lowerPlain(llvm::CallBase &Call);
  /// Intrinsics that involve other lanes.
  bool lowerLaneOp(llvm::CallBase &Call);
  /// __ockl_*, traps, clocks and fences.
  bool lowerLibraryCall(llvm::CallBase &Call, llvm::StringRef Name);
  bool lowerReadRegister(llvm::CallBase &Call);
  bool lowerHalfMath(llvm::CallBase &Call, llvm::StringRef Name);
  llvm::Error lowerAsm(llvm::CallBase &Call);
  llvm::Error refuse(llvm::CallBase &Call, const llvm::Twine &What);

  llvm::Value *lane() { return laneOf(*B.GetInsertBlock()->getParent()); }
  llvm::Value *laneWord(uint64_t Offset, bool Fixed);
  llvm::Value *blockField(llvm::Type *Ty, uint64_t Offset);
  llvm::Value *groupSize(unsigned Dimension);
  llvm::Value *groupCount(unsigned Dimension);
  llvm::Value *groupId(unsigned Dimension);
  llvm::Value *itemId(unsigned Dimension);
  llvm::Value *maskedCount(llvm::CallBase &Call, bool High);
  llvm::Value *floatClass(llvm::CallBase &Call);
  llvm::Value *bitField(llvm::CallBase &Call, bool Signed);
  llvm::Value *product24(llvm::CallBase &Call, bool Signed, bool High);
  llvm::Value *addressIsIn(llvm::CallBase &Call, bool Lds);
  llvm::Value *callService(llvm::CallBase &Call, const llvm::Twine &Name,
                           bool WithLane);
  llvm::Value *callFloatService(llvm::CallBase &Call, llvm::StringRef Name);
  static llvm::Value *nothing(llvm::CallBase &Call);
  static bool replaceWith(llvm::CallBase &Call, llvm::Value *New);

  /// The bits of \p V in an i64, and back.
  llvm::Value *toBits(llvm::Value *V);
  llvm::Value *fromBits(llvm::Value *Bits, llvm::Type *Ty);
  /// An operation that moves whole values, in pieces of 64 bits where needed;
  /// \p Old, if any, has the value's type.
  llvm::Value *moveValue(llvm::CallBase &Call, LaneOp Op, llvm::Value *V,
                         llvm::Value *Selector, llvm::Value *Old,
                         llvm::Value *Immediate);
  llvm::Value *ballot(llvm::CallBase &Call, llvm::Value *Condition,
                      llvm::Type *Ty);
  llvm::Value *reduce(llvm::CallBase &Call, ReduceOp Op);
  llvm::Value *dpp(llvm::CallBase &Call, llvm::Value *Old, unsigned First);
  llvm::Value *permLane(llvm::CallBase &Call, bool Across, bool Variable);
  llvm::Value *permLaneSwap(llvm::CallBase &Call, unsigned Step);

  DeviceProgram &P;
  llvm::IRBuilder<> B;
};

} // namespace hipify::execute

#endif
