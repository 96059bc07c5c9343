//===- LaneOps.cpp - cross-lane operations on a group of lanes ------------===//
//
// What the lanes of a wave that stopped at one operation get from each other, as
// AMD's instruction set manuals define it: an inactive source lane reads as 0
// (ds_bpermute) or leaves the old value (DPP, permlane).
//
//===----------------------------------------------------------------------===//
#include "Fault.h"
#include "Settings.h"
#include "Wave.h"
#include <bit>
#include <cstring>
#include <string>

namespace hipify::execute {

namespace {

/// One operation of one group.
struct Together {
  Wave &W;
  uint64_t Group;
  unsigned Width;

  bool active(unsigned Index) const {
    return Index < W.Size && (Group >> Index & 1);
  }
  template <typename Fn> void forEach(Fn F) const {
    for (uint64_t Rest = Group; Rest; Rest &= Rest - 1)
      F(W.Lanes[std::countr_zero(Rest)]);
  }
  Lane &first() const { return W.Lanes[std::countr_zero(Group)]; }

  /// The value of lane \p Index, 0 where it takes no part.
  uint64_t valueOf(const Lane &Reader, unsigned Index) const {
    if (active(Index))
      return W.Lanes[Index].A;
    complain(Reader, Index);
    return 0;
  }
  void complain(const Lane &Reader, unsigned Index) const {
    if (settings().CheckInactive)
      faultOnce(Check::InactiveLane, &Reader, Reader.At,
                "lane " + std::to_string(Reader.Index) + " reads lane " +
                    std::to_string(Index) + ", which is inactive here");
  }

  void permute() const;
  void swizzle() const;
  void dpp() const;
  void permLane16() const;
  void permLaneVar() const;
  void permLaneSwap() const;
  void reduce() const;
};

} // namespace

void Together::permute() const {
  // Lanes nobody writes to get 0; of several writers the highest lane wins.
  forEach([](Lane &L) { L.Result = 0; });
  forEach([&](Lane &L) {
    unsigned To = static_cast<uint32_t>(L.B) / 4 % Width;
    if (active(To))
      W.Lanes[To].Result = L.A;
  });
}

/// Source lane of ds_swizzle_b32 (its offset field, both encodings).
static unsigned swizzleSource(unsigned Index, unsigned Pattern) {
  if (Pattern >= 0xC000) { // rotate within 32 lanes
    unsigned By = Pattern >> 5 & 31;
    unsigned Keep = Pattern & 31;
    unsigned Rotated = Pattern >> 10 & 1 ? Index - By : Index + By;
    return (Index & 32) | ((Index & Keep) | (Rotated & 31 & ~Keep));
  }
  if (Pattern & 0x8000) // any lane of four
    return (Index & ~3u) | (Pattern >> (2 * (Index & 3)) & 3);
  unsigned And = Pattern & 31, Or = Pattern >> 5 & 31, Xor = Pattern >> 10 & 31;
  return (Index & 32) | ((((Index & 31) & And) | Or) ^ Xor);
}

void Together::swizzle() const {
  forEach([&](Lane &L) {
    L.Result = valueOf(L, swizzleSource(L.Index, L.Immediate));
  });
}

/// Source lane of a DPP control value, or ~0 where there is none.
static unsigned dppSource(unsigned I, unsigned Ctrl, unsigned Width) {
  const unsigned None = ~0u, Row = I & ~15u, InRow = I & 15;
  if (Ctrl <= 0xFF) // quad_perm
    return (I & ~3u) | (Ctrl >> (2 * (I & 3)) & 3);
  if (Ctrl >= 0x101 && Ctrl <= 0x10F) // row_shl
    return InRow + (Ctrl & 15) < 16 ? I + (Ctrl & 15) : None;
  if (Ctrl >= 0x111 && Ctrl <= 0x11F) // row_shr
    return InRow >= (Ctrl & 15) ? I - (Ctrl & 15) : None;
  if (Ctrl >= 0x121 && Ctrl <= 0x12F) // row_ror
    return Row | ((InRow - (Ctrl & 15)) & 15);
  if (Ctrl >= 0x150 && Ctrl <= 0x15F) // row_share, row_newbcast
    return Row | (Ctrl & 15);
  if (Ctrl >= 0x160 && Ctrl <= 0x16F) // row_xmask
    return Row | (InRow ^ (Ctrl & 15));
  switch (Ctrl) {
  case 0x130:
    return I + 1 < Width ? I + 1 : None; // wave_shl
  case 0x134:
    return (I + 1) % Width; // wave_rol
  case 0x138:
    return I ? I - 1 : None; // wave_shr
  case 0x13C:
    return (I + Width - 1) % Width; // wave_ror
  case 0x140:
    return Row | (15 - InRow); // row_mirror
  case 0x141:
    return (I & ~7u) | (7 - (I & 7)); // row_half_mirror
  case 0x142:
    return I >= 16 ? Row - 1 : None; // row_bcast:15
  case 0x143:
    return I >= 32 ? (I & ~31u) - 1 : None; // row_bcast:31
  default:
    return None;
  }
}

void Together::dpp() const {
  forEach([&](Lane &L) {
    const unsigned Ctrl = L.Immediate & 0xFFF;
    const unsigned Rows = L.Immediate >> 12 & 15;
    const unsigned Banks = L.Immediate >> 16 & 15;
    const bool BoundCtrl = L.Immediate >> 20 & 1;
    L.Result = L.B;
    if (!(Rows >> (L.Index / 16 % 4) & 1) || !(Banks >> (L.Index / 4 % 4) & 1))
      return;
    unsigned From = dppSource(L.Index, Ctrl, Width);
    if (From != ~0u && active(From))
      L.Result = W.Lanes[From].A;
    else if (BoundCtrl)
      L.Result = 0;
  });
}

void Together::permLane16() const {
  forEach([&](Lane &L) {
    unsigned Sel = L.B >> (4 * (L.Index & 15)) & 15;
    unsigned Row = (L.Index & ~15u) ^ (L.Immediate & 1 ? 16 : 0);
    bool FetchInactive = L.Immediate >> 1 & 1, BoundCtrl = L.Immediate >> 2 & 1;
    if (active(Row | Sel))
      L.Result = W.Lanes[Row | Sel].A;
    else
      L.Result = FetchInactive || BoundCtrl ? 0 : L.C;
  });
}

void Together::permLaneVar() const {
  forEach([&](Lane &L) {
    unsigned From =
        ((L.Index & ~15u) ^ (L.Immediate & 1 ? 16 : 0)) | (L.B & 15);
    if (active(From))
      L.Result = W.Lanes[From].A;
    else
      L.Result = L.Immediate >> 1 & 3 ? 0 : L.C;
  });
}

void Together::permLaneSwap() const {
  // Odd rows of the first operand change places with even rows of the second.
  forEach([&](Lane &L) {
    const unsigned Step = L.Immediate;
    const unsigned Other = L.Index ^ Step;
    const Lane *Partner = active(Other) ? &W.Lanes[Other] : nullptr;
    const bool Odd = L.Index & Step;
    L.Result = Odd ? (Partner ? Partner->B : 0) : L.A;
    L.Result2 = Odd ? L.B : (Partner ? Partner->A : 0);
  });
}

template <typename T> static T valueAs(uint64_t Bits) {
  T Value;
  std::memcpy(&Value, &Bits, sizeof(T));
  return Value;
}
template <typename T> static uint64_t bitsOf(T Value) {
  uint64_t Bits = 0;
  std::memcpy(&Bits, &Value, sizeof(T));
  return Bits;
}

template <typename Unsigned, typename Signed>
static uint64_t reduceIntegers(const Together &T, ReduceOp Op) {
  auto Value = static_cast<Unsigned>(T.first().A);
  unsigned Count = 0;
  T.forEach([&](Lane &L) {
    auto V = static_cast<Unsigned>(L.A);
    if (Count++ == 0)
      return;
    switch (Op) {
    case ReduceOp::Add:
    case ReduceOp::Sub:
      Value += V;
      break;
    case ReduceOp::UMin:
      Value = std::min(Value, V);
      break;
    case ReduceOp::UMax:
      Value = std::max(Value, V);
      break;
    case ReduceOp::Min:
      Value = static_cast<Unsigned>(
          std::min(static_cast<Signed>(Value), static_cast<Signed>(V)));
      break;
    case ReduceOp::Max:
      Value = static_cast<Unsigned>(
          std::max(static_cast<Signed>(Value), static_cast<Signed>(V)));
      break;
    case ReduceOp::And:
      Value &= V;
      break;
    case ReduceOp::Or:
      Value |= V;
      break;
    case ReduceOp::Xor:
      Value ^= V;
      break;
    default:
      break;
    }
  });
  return Op == ReduceOp::Sub ? static_cast<Unsigned>(0 - Value) : Value;
}

template <typename Float>
static uint64_t reduceFloats(const Together &T, ReduceOp Op) {
  Float Value = valueAs<Float>(T.first().A);
  unsigned Count = 0;
  T.forEach([&](Lane &L) {
    Float V = valueAs<Float>(L.A);
    if (Count++ == 0)
      return;
    if (Op == ReduceOp::FAdd || Op == ReduceOp::FSub)
      Value += V;
    else if (Op == ReduceOp::FMin ? V < Value : V > Value)
      Value = V;
  });
  return bitsOf<Float>(Op == ReduceOp::FSub ? -Value : Value);
}

void Together::reduce() const {
  const auto Op = static_cast<ReduceOp>(first().Immediate & 0xFF);
  const bool Wide = first().Immediate >> 8 == 64;
  uint64_t Value;
  if (Op >= ReduceOp::FAdd)
    Value =
        Wide ? reduceFloats<double>(*this, Op) : reduceFloats<float>(*this, Op);
  else
    Value = Wide ? reduceIntegers<uint64_t, int64_t>(*this, Op)
                 : reduceIntegers<uint32_t, int32_t>(*this, Op);
  forEach([&](Lane &L) { L.Result = Value; });
}

void performTogether(Wave &W, uint64_t Group, unsigned WaveSize) {
  Together T{W, Group, WaveSize};
  switch (T.first().Op) {
  case LaneOp::Ballot: {
    uint64_t Votes = 0;
    T.forEach([&](Lane &L) { Votes |= uint64_t(L.A != 0) << L.Index; });
    T.forEach([&](Lane &L) { L.Result = Votes; });
    break;
  }
  case LaneOp::ReadFirstLane:
    T.forEach([&](Lane &L) { L.Result = T.first().A; });
    break;
  case LaneOp::ReadLane:
  case LaneOp::Shuffle:
    T.forEach([&](Lane &L) { L.Result = T.valueOf(L, L.B % WaveSize); });
    break;
  case LaneOp::WriteLane:
    T.forEach(
        [&](Lane &L) { L.Result = L.Index == L.B % WaveSize ? L.A : L.C; });
    break;
  case LaneOp::BPermute:
    T.forEach([&](Lane &L) {
      L.Result = T.valueOf(L, static_cast<uint32_t>(L.B) / 4 % WaveSize);
    });
    break;
  case LaneOp::PermLane64:
    T.forEach([&](Lane &L) {
      L.Result = WaveSize == 64 ? T.valueOf(L, L.Index ^ 32) : L.A;
    });
    break;
  case LaneOp::Dpp8:
    T.forEach([&](Lane &L) {
      unsigned From =
          (L.Index & ~7u) | (L.Immediate >> (3 * (L.Index & 7)) & 7);
      L.Result = T.active(From) ? W.Lanes[From].A : 0;
    });
    break;
  case LaneOp::Permute:
    T.permute();
    break;
  case LaneOp::Swizzle:
    T.swizzle();
    break;
  case LaneOp::Dpp:
    T.dpp();
    break;
  case LaneOp::PermLane16:
    T.permLane16();
    break;
  case LaneOp::PermLaneVar:
    T.permLaneVar();
    break;
  case LaneOp::PermLaneSwap:
    T.permLaneSwap();
    break;
  case LaneOp::Reduce:
    T.reduce();
    break;
  case LaneOp::Sync:
  case LaneOp::Barrier:
  case LaneOp::BarrierCount:
  case LaneOp::GridSync:
  case LaneOp::Poll:
    break;
  }
}

} // namespace hipify::execute
