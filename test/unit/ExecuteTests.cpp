//===- ExecuteTests.cpp - parts of the CPU executor -----------------------===//
#include "DeviceHeap.h"
#include "HeaderCorrections.h"
#include "Settings.h"
#include "Wave.h"
#include "gtest/gtest.h"
#include <vector>

using namespace hipify::execute;

namespace {

/// A wave whose lanes have stopped at one operation, lane I with value 100 + I.
class LaneOps : public testing::Test {
protected:
  LaneOps() : Lanes(64), In() {
    settings().CheckInactive = false;
    for (unsigned I = 0; I < 64; ++I) {
      Lanes[I] = Lane();
      Lanes[I].Index = I;
      Lanes[I].A = 100 + I;
      Lanes[I].In = &In;
    }
    W.Lanes = Lanes.data();
    W.Size = 64;
  }
  void perform(LaneOp Op, uint32_t Immediate, uint64_t Group = ~uint64_t(0)) {
    for (Lane &L : Lanes) {
      L.Op = Op;
      L.Immediate = Immediate;
    }
    performTogether(W, Group, 64);
  }
  uint64_t result(unsigned I) const { return Lanes[I].Result; }

  std::vector<Lane> Lanes;
  Block In;
  Wave W;
};

TEST_F(LaneOps, BallotNamesActiveLanesOnly) {
  for (Lane &L : Lanes)
    L.A = L.Index % 2;
  perform(LaneOp::Ballot, 0, 0xFF00);
  EXPECT_EQ(result(8), 0xAA00u);
}

TEST_F(LaneOps, BPermuteReadsZeroFromInactiveLanes) {
  for (Lane &L : Lanes)
    L.B = (L.Index + 1) * 4;
  perform(LaneOp::BPermute, 0, 0x7);
  EXPECT_EQ(result(0), 101u);
  EXPECT_EQ(result(1), 102u);
  EXPECT_EQ(result(2), 0u);
}

TEST_F(LaneOps, BPermuteAddressesWrapAtTheWave) {
  for (Lane &L : Lanes)
    L.B = (L.Index + 63) * 4;
  perform(LaneOp::BPermute, 0);
  EXPECT_EQ(result(0), 163u);
  EXPECT_EQ(result(1), 100u);
}

TEST_F(LaneOps, PermuteWritesToTheNamedLane) {
  for (Lane &L : Lanes)
    L.B = (63 - L.Index) * 4;
  perform(LaneOp::Permute, 0);
  EXPECT_EQ(result(0), 163u);
  EXPECT_EQ(result(63), 100u);
}

TEST_F(LaneOps, SwizzleStaysWithinThirtyTwoLanes) {
  perform(LaneOp::Swizzle, 0x041F); // xor 1
  EXPECT_EQ(result(0), 101u);
  EXPECT_EQ(result(33), 132u);
  perform(LaneOp::Swizzle, 0x801B); // quad: 3 2 1 0
  EXPECT_EQ(result(4), 107u);
  EXPECT_EQ(result(7), 104u);
}

TEST_F(LaneOps, DppMovesWithinRowsAndKeepsTheOldValueOutside) {
  for (Lane &L : Lanes)
    L.B = 7;
  const uint32_t All = 15u << 12 | 15u << 16;
  perform(LaneOp::Dpp, 0x111 | All); // row_shr:1
  EXPECT_EQ(result(1), 100u);
  EXPECT_EQ(result(16), 7u);
  perform(LaneOp::Dpp, 0x111 | All | 1u << 20); // with bound_ctrl
  EXPECT_EQ(result(16), 0u);
  perform(LaneOp::Dpp, 0x140 | All); // row_mirror
  EXPECT_EQ(result(16), 131u);
  perform(LaneOp::Dpp,
          0x142 | 0xAu << 12 | 15u << 16); // row_bcast:15, rows 1, 3
  EXPECT_EQ(result(20), 115u);
  EXPECT_EQ(result(40), 7u);
  EXPECT_EQ(result(50), 147u);
}

TEST_F(LaneOps, ReductionsCountSignsAndActiveLanes) {
  Lanes[3].A = static_cast<uint32_t>(-5);
  perform(LaneOp::Reduce, static_cast<uint32_t>(ReduceOp::Min) | 32 << 8, 0xF);
  EXPECT_EQ(static_cast<int32_t>(result(0)), -5);
  perform(LaneOp::Reduce, static_cast<uint32_t>(ReduceOp::UMin) | 32 << 8, 0xF);
  EXPECT_EQ(result(0), 100u);
}

TEST(DeviceHeap, KnowsWhatMayBeAccessed) {
  DeviceHeap Heap;
  ASSERT_TRUE(Heap.reserve(1000));
  char *P = Heap.allocate(100, MemoryKind::Device);
  ASSERT_NE(P, nullptr);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(P) % 256, 0u);
  EXPECT_TRUE(Heap.accessible(P, 100));
  EXPECT_FALSE(Heap.accessible(P + 97, 4));
  EXPECT_FALSE(Heap.accessible(P - 1, 1));
  EXPECT_EQ(Heap.allocate(901, MemoryKind::Device), nullptr);
  EXPECT_FALSE(Heap.release(P + 4));
  EXPECT_TRUE(Heap.release(P));
  EXPECT_FALSE(Heap.release(P));
  EXPECT_FALSE(Heap.accessible(P, 1));
  ASSERT_TRUE(Heap.find(P).has_value());
  EXPECT_TRUE(Heap.find(P)->Freed);
  EXPECT_FALSE(Heap.findLive(P).has_value());
  EXPECT_NE(Heap.allocate(900, MemoryKind::Device), nullptr);
}

constexpr const char *Coordinates = R"(template <typename F>
struct __HIP_Coordinates {
  using R = decltype(F{}(0));
  static constexpr __X x{};
  static constexpr __Y y{};
  static constexpr __Z z{};
  __device__ operator dim3() const { return dim3(x, y, z); }
};
constexpr typename __HIP_Coordinates<F>::__X __HIP_Coordinates<F>::x;
constexpr typename __HIP_Coordinates<F>::__Y __HIP_Coordinates<F>::y;
constexpr typename __HIP_Coordinates<F>::__Z __HIP_Coordinates<F>::z;
)";

/// What a compiler reads of a header with \p Text in HIP \p Major.
std::string corrected(const char *Text, unsigned Major) {
  constexpr const char *Path = "/rocm/include/hip/amd_detail/amd_hip_runtime.h";
  auto Base = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  Base->addFile(Path, 0, llvm::MemoryBuffer::getMemBuffer(Text));
  auto Files = correctedHeaders(Base, HipHeaders{"/rocm", Major, 2, 0});
  auto Buffer = Files->getBufferForFile(Path);
  return Buffer ? (*Buffer)->getBuffer().str() : "";
}

TEST(HeaderCorrections, MakesIntegersOfTheCoordinates) {
  const std::string Text = corrected(Coordinates, 5);
  EXPECT_NE(Text.find("__declspec(property(get = __get_y)) R y;"),
            std::string::npos);
  EXPECT_NE(Text.find("__get_z() const noexcept { return F{}(2); }"),
            std::string::npos);
  EXPECT_EQ(Text.find("static constexpr"), std::string::npos);
  EXPECT_EQ(Text.find("__HIP_Coordinates<F>::"), std::string::npos);
  // Messages name lines of the file that is there.
  auto Lines = [](llvm::StringRef T) { return T.count('\n'); };
  EXPECT_EQ(Lines(Text), Lines(Coordinates));
}

TEST(HeaderCorrections, LeavesOtherHeadersAlone) {
  EXPECT_EQ(corrected(Coordinates, 6), Coordinates);
  EXPECT_EQ(corrected("struct __HIP_Coordinates;\n", 5),
            "struct __HIP_Coordinates;\n");
}

TEST(Settings, LimitsOfLocalsFollowTheWave) {
  EXPECT_EQ(findGpu("gfx90a")->frameLimit(), 131056u);
  EXPECT_EQ(findGpu("gfx1030")->frameLimit(), 262112u);
  EXPECT_EQ(findGpu("gfx1"), nullptr);
}

} // namespace
