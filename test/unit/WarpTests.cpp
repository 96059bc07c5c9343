// hipify-compat/warp.h against CUDA's definitions, lane by lane, on waves of
// 32 lanes, of 64, and of 64 whose reads stay in their half.
#include "WarpInputs/Wave.h"
#include "hipify-compat/warp.h"
#include "gtest/gtest.h"
#include <array>
#include <cstring>

namespace {

/// Which lanes call, and with which mask each.
struct Scene {
  std::uint64_t Active = 0;
  std::array<std::uint32_t, 64> Mask{};

  bool active(unsigned Lane) const { return Active >> Lane & 1; }
  /// Active lanes of `Lane`'s logical warp, cut to its mask.
  std::uint32_t members(unsigned Lane) const {
    return static_cast<std::uint32_t>(Active >> (Lane & 32)) & Mask[Lane];
  }
};

std::uint64_t allLanes(unsigned Lanes) {
  return Lanes == 64 ? ~std::uint64_t(0) : 0xffffffffu;
}

class Warp : public testing::TestWithParam<WaveKind> {
protected:
  std::mt19937_64 Random{20};
  Wave W{GetParam(), 7};

  /// All lanes or some, one group for each logical warp or several; what a
  /// mask names beyond the active lanes stands for lanes that have exited.
  std::vector<Scene> scenes() {
    std::vector<Scene> Result;
    for (int Kind = 0; Kind < 24; ++Kind) {
      Scene S;
      S.Active = allLanes(W.lanes());
      if (Kind % 4 == 1)
        S.Active &= Random();
      if (Kind % 4 == 2)
        S.Active &= Random() & Random() & Random();
      if (Kind % 4 == 3) // One half whole, the other one in part.
        S.Active &= Random() | 0xffffffffu;
      unsigned Groups = Kind < 8 ? 1 : 1 + Random() % 6;
      std::array<unsigned, 64> Group;
      for (unsigned &G : Group)
        G = Random() % Groups;
      for (unsigned I = 0; I < 64; ++I)
        for (unsigned J = 0; J < 32; ++J)
          if (Group[(I & 32) + J] == Group[I])
            S.Mask[I] |= 1u << J;
      Result.push_back(S);
    }
    Result.push_back(Scene{0x1, {0x1}});
    return Result;
  }

  /// Runs `Call(Lane)` on the active lanes and compares with `Expect(Lane)`.
  template <class T>
  void compare(const Scene &S, const std::function<T(unsigned)> &Call,
               const std::function<T(unsigned)> &Expect) {
    std::array<T, 64> Got{};
    W.run(S.Active, [&](unsigned Lane) { Got[Lane] = Call(Lane); });
    for (unsigned I = 0; I < W.lanes(); ++I)
      if (S.active(I)) {
        ASSERT_EQ(Got[I], Expect(I)) << "lane " << I << " active " << std::hex
                                     << S.Active << " mask " << S.Mask[I];
      }
  }
};

/// Source lane of PTX's shfl, written from its description; Mode is one of
/// i(ndex), u(p), d(own), x(or).
unsigned shuffleSource(char Mode, unsigned Lane, unsigned Operand,
                       unsigned Width) {
  const unsigned C = ((32 - Width) << 8) | (Mode == 'u' ? 0 : 0x1f);
  const int Segment = C >> 8 & 0x1f, Clamp = C & 0x1f, B = Operand & 0x1f;
  const int Self = Lane & 31, Last = (Self & Segment) | (Clamp & ~Segment);
  int J = 0;
  bool Valid = true;
  switch (Mode) {
  case 'i':
    J = (Self & Segment) | (B & ~Segment);
    Valid = J <= Last;
    break;
  case 'u':
    J = Self - B;
    Valid = J >= Last;
    break;
  case 'd':
    J = Self + B;
    Valid = J <= Last;
    break;
  case 'x':
    J = Self ^ B;
    Valid = J <= Last;
    break;
  }
  return (Lane & 32) | static_cast<unsigned>(Valid ? J : Self);
}

TEST_P(Warp, LanesAndTheirMasks) {
  Scene S{allLanes(W.lanes()), {}};
  compare<unsigned>(
      S, [](unsigned) { return hipify::lane_id(); },
      [](unsigned L) { return L % 32; });
  auto Bits = [](auto Member) {
    return [Member](unsigned Lane) {
      unsigned Mask = 0;
      for (unsigned J = 0; J < 32; ++J)
        if (Member(J, Lane % 32))
          Mask |= 1u << J;
      return Mask;
    };
  };
  using Pred = bool;
  compare<unsigned>(
      S, [](unsigned) { return hipify::lanemask_lt(); },
      Bits([](unsigned A, unsigned B) -> Pred { return A < B; }));
  compare<unsigned>(
      S, [](unsigned) { return hipify::lanemask_le(); },
      Bits([](unsigned A, unsigned B) -> Pred { return A <= B; }));
  compare<unsigned>(
      S, [](unsigned) { return hipify::lanemask_eq(); },
      Bits([](unsigned A, unsigned B) -> Pred { return A == B; }));
  compare<unsigned>(
      S, [](unsigned) { return hipify::lanemask_ge(); },
      Bits([](unsigned A, unsigned B) -> Pred { return A >= B; }));
  compare<unsigned>(
      S, [](unsigned) { return hipify::lanemask_gt(); },
      Bits([](unsigned A, unsigned B) -> Pred { return A > B; }));
}

TEST_P(Warp, ShufflesOfEveryWidthAndOperand) {
  std::array<int, 64> Value;
  for (int &V : Value)
    V = static_cast<int>(Random());
  for (std::uint64_t Active : {allLanes(W.lanes()), Random() & Random()}) {
    Scene S{Active & allLanes(W.lanes()), {}};
    S.Mask.fill(0xffffffffu);
    for (int Width : {2, 4, 8, 16, 32})
      for (unsigned Operand = 0; Operand < 70; ++Operand) {
        auto Expect = [&](char Mode) {
          return [&, Mode](unsigned Lane) {
            unsigned Source = shuffleSource(Mode, Lane, Operand, Width);
            return S.active(Source) ? Value[Source] : 0;
          };
        };
        int Signed = static_cast<int>(Operand);
        compare<int>(
            S,
            [&](unsigned L) {
              return hipify::shfl_sync(S.Mask[L], Value[L], Signed, Width);
            },
            Expect('i'));
        compare<int>(
            S,
            [&](unsigned L) {
              return hipify::shfl_up_sync(-1, Value[L], Operand, Width);
            },
            Expect('u'));
        compare<int>(
            S,
            [&](unsigned L) {
              return hipify::shfl_down_sync(~0ull, Value[L], Operand, Width);
            },
            Expect('d'));
        compare<int>(
            S,
            [&](unsigned L) {
              return hipify::shfl_xor_sync(S.Mask[L], Value[L], Signed, Width);
            },
            Expect('x'));
        if (HasFatalFailure())
          return;
      }
  }
}

TEST_P(Warp, ShufflesWithoutMaskOrWidth) {
  Scene S{allLanes(W.lanes()), {}};
  auto From = [](char Mode, unsigned Operand) {
    return [=](unsigned L) {
      return static_cast<int>(shuffleSource(Mode, L, Operand, 32));
    };
  };
  compare<int>(
      S, [](unsigned L) { return hipify::shfl(int(L), -3); }, From('i', 29));
  compare<int>(
      S, [](unsigned L) { return hipify::shfl_up(int(L), 5); }, From('u', 5));
  compare<int>(
      S, [](unsigned L) { return hipify::shfl_down(int(L), 9); }, From('d', 9));
  compare<int>(
      S, [](unsigned L) { return hipify::shfl_xor(int(L), 17); },
      From('x', 17));
}

struct Particle {
  double Mass;
  float Position[3];
  unsigned char Kind;
};
struct Odd {
  char Byte[7];
};
enum class Scoped : std::uint8_t { Zero };

template <class T> T valueOf(unsigned Lane) {
  T Value;
  unsigned char Bytes[sizeof(T)];
  for (unsigned I = 0; I < sizeof(T); ++I)
    Bytes[I] = static_cast<unsigned char>((Lane * 37 + I * 11) & 0x3f);
  std::memcpy(&Value, Bytes, sizeof(T));
  return Value;
}

TEST_P(Warp, ShufflesOfEverySize) {
  Scene S{allLanes(W.lanes()), {}};
  auto Check = [&](auto Type) {
    using T = decltype(Type);
    compare<bool>(
        S,
        [](unsigned L) {
          T Got = T(hipify::shfl_xor_sync(~0u, valueOf<T>(L), 13));
          T Want = valueOf<T>(L ^ 13);
          return std::memcmp(&Got, &Want, sizeof(T)) == 0;
        },
        [](unsigned) { return true; });
  };
  Check(char());
  Check((unsigned char)0);
  Check(short());
  Check(1);
  Check(1.0f);
  Check(1.0);
  Check(1ull);
  Check(static_cast<int *>(nullptr));
  Check(Scoped::Zero);
  Check(Odd());
  Check(std::array<float, 4>());
  // A user type's padding travels as well, and nobody looks at it.
  compare<bool>(
      S,
      [](unsigned L) {
        Particle P{L * 0.5, {1.0f * L, 2, 3}, static_cast<unsigned char>(L)};
        P = hipify::shfl_down_sync(~0u, P, 3, 8);
        unsigned From = L % 8 + 3 < 8 ? L + 3 : L;
        return P.Mass == From * 0.5 && P.Position[0] == 1.0f * From &&
               P.Position[2] == 3 && P.Kind == From;
      },
      [](unsigned) { return true; });
}

TEST_P(Warp, SmallIntegersComeBackPromoted) {
  enum Unscoped : unsigned char { A };
  using C = decltype(hipify::shfl_sync(~0u, 'c', 0));
  using E = decltype(hipify::shfl_sync(~0u, A, 0));
  using V =
      decltype(hipify::shfl_sync(~0u, std::declval<volatile short &>(), 0));
  using F = decltype(hipify::shfl_sync(~0u, 1.0f, 0));
  EXPECT_TRUE((std::is_same_v<C, int> && std::is_same_v<E, int>));
  EXPECT_TRUE((std::is_same_v<V, int> && std::is_same_v<F, float>));
  Scene S{allLanes(W.lanes()), {}};
  compare<int>(
      S,
      [](unsigned L) {
        return hipify::shfl_sync(~0u, static_cast<signed char>(-int(L)), 5);
      },
      [](unsigned L) { return -int((L & 32) + 5); });
}

TEST_P(Warp, VotesCountActiveLanesOfTheMask) {
  for (const Scene &S : scenes())
    for (std::uint64_t Bits : {Random(), std::uint64_t(0), ~std::uint64_t(0),
                               Random() & Random() & Random()}) {
      auto Predicate = [&](unsigned L) { return Bits >> L & 1 ? 8 : 0; };
      auto Half = [&](unsigned L) {
        return static_cast<unsigned>(Bits >> (L & 32));
      };
      auto Live = [&](unsigned L) {
        return static_cast<unsigned>(S.Active >> (L & 32));
      };
      compare<unsigned>(
          S,
          [&](unsigned L) {
            return hipify::ballot_sync(S.Mask[L], Predicate(L));
          },
          [&](unsigned L) { return Half(L) & S.members(L); });
      compare<bool>(
          S,
          [&](unsigned L) {
            return hipify::any_sync(S.Mask[L], Predicate(L)) != 0;
          },
          [&](unsigned L) { return (Half(L) & S.members(L)) != 0; });
      compare<bool>(
          S,
          [&](unsigned L) {
            return hipify::all_sync(S.Mask[L], Predicate(L)) != 0;
          },
          [&](unsigned L) { return (~Half(L) & S.members(L)) == 0; });
      compare<unsigned>(
          S, [&](unsigned L) { return hipify::ballot(Predicate(L)); },
          [&](unsigned L) { return Half(L) & Live(L); });
      compare<bool>(
          S, [&](unsigned L) { return hipify::any(Predicate(L)) != 0; },
          [&](unsigned L) { return (Half(L) & Live(L)) != 0; });
      compare<bool>(
          S, [&](unsigned L) { return hipify::all(Predicate(L)) != 0; },
          [&](unsigned L) { return (~Half(L) & Live(L)) == 0; });
      compare<unsigned>(
          S, [&](unsigned) { return hipify::activemask(); }, Live);
    }
}

TEST_P(Warp, MatchesFindEqualBits) {
  for (const Scene &S : scenes())
    for (unsigned Kinds : {1u, 2u, 5u, 64u}) {
      std::array<std::uint64_t, 64> Value;
      for (std::uint64_t &V : Value)
        V = (Random() % Kinds) << 40 | 1;
      auto Equal = [&](unsigned L) {
        unsigned Mask = 0;
        for (unsigned J = 0; J < 32; ++J)
          if ((S.members(L) >> J & 1) && Value[(L & 32) + J] == Value[L])
            Mask |= 1u << J;
        return Mask;
      };
      compare<unsigned>(
          S,
          [&](unsigned L) {
            return hipify::match_any_sync(S.Mask[L], Value[L]);
          },
          Equal);
      compare<std::pair<unsigned, int>>(
          S,
          [&](unsigned L) {
            int Predicate = 7;
            unsigned Mask =
                hipify::match_all_sync(S.Mask[L], Value[L], &Predicate);
            return std::pair(Mask, Predicate);
          },
          [&](unsigned L) {
            bool Same = Equal(L) == S.members(L);
            return std::pair(Same ? S.members(L) : 0, Same ? 1 : 0);
          });
    }
  Scene S{allLanes(W.lanes()), {}};
  compare<unsigned>(
      S,
      [](unsigned L) {
        return hipify::match_any_sync(~0u, L % 2 ? 0.0f : -0.0f);
      },
      [](unsigned L) { return L % 2 ? 0xaaaaaaaau : 0x55555555u; });
}

TEST_P(Warp, ReductionsCoverTheMask) {
  for (const Scene &S : scenes()) {
    std::array<unsigned, 64> Value;
    for (unsigned &V : Value)
      V = static_cast<unsigned>(Random() | Random());
    auto Fold = [&](auto Op) {
      return [&, Op](unsigned L) {
        std::vector<unsigned> Of;
        for (unsigned J = 0; J < 32; ++J)
          if (S.members(L) >> J & 1)
            Of.push_back(Value[(L & 32) + J]);
        unsigned Result = Of.at(0);
        for (unsigned I = 1; I < Of.size(); ++I)
          Result = Op(Result, Of[I]);
        return Result;
      };
    };
    using U = unsigned;
    auto Less = [](U A, U B) { return int(A) < int(B); };
    auto Sum = Fold([](U A, U B) { return A + B; });
#define CHECK_REDUCTION(NAME, TYPE, EXPECT)                                    \
  compare<U>(                                                                  \
      S, [&](U L) { return U(hipify::NAME(S.Mask[L], TYPE(Value[L]))); },      \
      EXPECT)
    CHECK_REDUCTION(reduce_add_sync, U, Sum);
    CHECK_REDUCTION(reduce_add_sync, int, Sum);
    CHECK_REDUCTION(reduce_min_sync, U,
                    Fold([](U A, U B) { return std::min(A, B); }));
    CHECK_REDUCTION(reduce_max_sync, U,
                    Fold([](U A, U B) { return std::max(A, B); }));
    CHECK_REDUCTION(reduce_min_sync, int,
                    Fold([=](U A, U B) { return Less(A, B) ? A : B; }));
    CHECK_REDUCTION(reduce_max_sync, int,
                    Fold([=](U A, U B) { return Less(A, B) ? B : A; }));
    CHECK_REDUCTION(reduce_and_sync, U, Fold([](U A, U B) { return A & B; }));
    CHECK_REDUCTION(reduce_or_sync, U, Fold([](U A, U B) { return A | B; }));
    CHECK_REDUCTION(reduce_xor_sync, U, Fold([](U A, U B) { return A ^ B; }));
#undef CHECK_REDUCTION
    if (HasFatalFailure())
      return;
  }
}

TEST_P(Warp, LoopsThatLanesLeaveOneByOne) {
  // Lane L leaves after L + 1 rounds; the others still vote among themselves.
  Scene S{allLanes(W.lanes()), {}};
  compare<unsigned>(
      S,
      [](unsigned L) {
        unsigned Sum = 0;
        for (unsigned I = 0; I <= L % 32; ++I)
          Sum +=
              static_cast<unsigned>(__builtin_popcount(hipify::activemask()));
        return Sum;
      },
      [](unsigned L) {
        unsigned Sum = 0;
        for (unsigned I = 0; I <= L % 32; ++I)
          Sum += 32 - I;
        return Sum;
      });
}

TEST_P(Warp, SyncwarpPassesLdsOn) {
  Scene S{allLanes(W.lanes()), {}};
  std::array<unsigned, 64> Shared{};
  compare<unsigned>(
      S,
      [&](unsigned L) {
        Shared[L] = L;
        hipify::syncwarp(0xffffffffu);
        unsigned Neighbour = Shared[L ^ 1];
        hipify::syncwarp();
        return Neighbour;
      },
      [](unsigned L) { return L ^ 1; });
}

INSTANTIATE_TEST_SUITE_P(Waves, Warp,
                         testing::Values(WaveKind::Wide64, WaveKind::Wide32,
                                         WaveKind::Split64),
                         [](const auto &Info) {
                           switch (Info.param) {
                           case WaveKind::Wide64:
                             return "Wide64";
                           case WaveKind::Wide32:
                             return "Wide32";
                           case WaveKind::Split64:
                             break;
                           }
                           return "Split64";
                         });

} // namespace
