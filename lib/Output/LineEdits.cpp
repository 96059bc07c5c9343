//===- LineEdits.cpp - two lists of lines to what changed between them ----===//
#include "LineEdits.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <algorithm>

using namespace llvm;

namespace hipify {
namespace {

/// Cells of the table for a longest common subsequence. Larger stretches
/// without an anchor become one edit.
constexpr size_t MaxCells = size_t(1) << 22;

class LineDiff {
public:
  LineDiff(ArrayRef<StringRef> OldLines, ArrayRef<StringRef> NewLines) {
    StringMap<unsigned> Numbers;
    auto Intern = [&](ArrayRef<StringRef> Lines, std::vector<unsigned> &Into) {
      Into.reserve(Lines.size());
      for (StringRef Line : Lines)
        Into.push_back(Numbers.try_emplace(Line, Numbers.size()).first->second);
    };
    Intern(OldLines, Old);
    Intern(NewLines, New);
  }

  std::vector<LineEdit> run() {
    // A list instead of recursion: hostile texts nest deeply.
    Work.push_back({0, unsigned(Old.size()), 0, unsigned(New.size())});
    while (!Work.empty()) {
      LineEdit Part = Work.back();
      Work.pop_back();
      compare(Part);
    }
    sort(Edits, [](const LineEdit &A, const LineEdit &B) {
      return std::tie(A.OldBegin, A.NewBegin) <
             std::tie(B.OldBegin, B.NewBegin);
    });
    return joined();
  }

private:
  std::vector<unsigned> Old, New;
  std::vector<LineEdit> Work, Edits;

  void compare(LineEdit P) {
    while (P.OldBegin < P.OldEnd && P.NewBegin < P.NewEnd &&
           Old[P.OldBegin] == New[P.NewBegin])
      ++P.OldBegin, ++P.NewBegin;
    while (P.OldBegin < P.OldEnd && P.NewBegin < P.NewEnd &&
           Old[P.OldEnd - 1] == New[P.NewEnd - 1])
      --P.OldEnd, --P.NewEnd;
    if (P.OldBegin == P.OldEnd || P.NewBegin == P.NewEnd) {
      if (P.OldBegin != P.OldEnd || P.NewBegin != P.NewEnd)
        Edits.push_back(P);
      return;
    }
    std::vector<std::pair<unsigned, unsigned>> Anchors = anchorsOf(P);
    if (Anchors.empty()) {
      commonSubsequence(P);
      return;
    }
    unsigned OldAt = P.OldBegin, NewAt = P.NewBegin;
    for (auto [OldLine, NewLine] : Anchors) {
      Work.push_back({OldAt, OldLine, NewAt, NewLine});
      OldAt = OldLine + 1;
      NewAt = NewLine + 1;
    }
    Work.push_back({OldAt, P.OldEnd, NewAt, P.NewEnd});
  }

  /// Pairs of lines that occur once on each side, increasing on both.
  std::vector<std::pair<unsigned, unsigned>> anchorsOf(const LineEdit &P) {
    struct Place {
      unsigned OldCount = 0, NewCount = 0, NewLine = 0;
    };
    DenseMap<unsigned, Place> Places;
    for (unsigned I = P.OldBegin; I < P.OldEnd; ++I)
      ++Places[Old[I]].OldCount;
    for (unsigned I = P.NewBegin; I < P.NewEnd; ++I) {
      Place &At = Places[New[I]];
      ++At.NewCount;
      At.NewLine = I;
    }
    // The longest increasing subsequence by patience sorting.
    struct Card {
      unsigned OldLine, NewLine;
      int Before;
    };
    std::vector<Card> Cards;
    std::vector<int> Tops;
    for (unsigned I = P.OldBegin; I < P.OldEnd; ++I) {
      const Place &At = Places[Old[I]];
      if (At.OldCount != 1 || At.NewCount != 1)
        continue;
      auto Pile = partition_point(
          Tops, [&](int Top) { return Cards[Top].NewLine < At.NewLine; });
      int Before = Pile == Tops.begin() ? -1 : *std::prev(Pile);
      Cards.push_back({I, At.NewLine, Before});
      if (Pile == Tops.end())
        Tops.push_back(Cards.size() - 1);
      else
        *Pile = Cards.size() - 1;
    }
    std::vector<std::pair<unsigned, unsigned>> Anchors;
    for (int I = Tops.empty() ? -1 : Tops.back(); I >= 0; I = Cards[I].Before)
      Anchors.push_back({Cards[I].OldLine, Cards[I].NewLine});
    std::reverse(Anchors.begin(), Anchors.end());
    return Anchors;
  }

  void commonSubsequence(const LineEdit &P) {
    size_t Rows = P.OldEnd - P.OldBegin, Columns = P.NewEnd - P.NewBegin;
    if (Rows > MaxCells / Columns) {
      Edits.push_back(P);
      return;
    }
    // Length[R][C]: of the longest common subsequence from there on.
    std::vector<unsigned> Length((Rows + 1) * (Columns + 1));
    auto At = [&](size_t R, size_t C) -> unsigned & {
      return Length[R * (Columns + 1) + C];
    };
    for (size_t R = Rows; R-- > 0;)
      for (size_t C = Columns; C-- > 0;)
        At(R, C) = Old[P.OldBegin + R] == New[P.NewBegin + C]
                       ? At(R + 1, C + 1) + 1
                       : std::max(At(R + 1, C), At(R, C + 1));
    size_t R = 0, C = 0;
    auto Edited = [&](size_t NextR, size_t NextC) {
      unsigned OldLine = P.OldBegin + R, NewLine = P.NewBegin + C;
      Edits.push_back({OldLine, unsigned(P.OldBegin + NextR), NewLine,
                       unsigned(P.NewBegin + NextC)});
      R = NextR;
      C = NextC;
    };
    while (R < Rows && C < Columns) {
      if (Old[P.OldBegin + R] == New[P.NewBegin + C])
        ++R, ++C;
      else if (At(R + 1, C) >= At(R, C + 1))
        Edited(R + 1, C);
      else
        Edited(R, C + 1);
    }
    if (R < Rows || C < Columns)
      Edited(Rows, Columns);
  }

  /// Neighbouring edits as one.
  std::vector<LineEdit> joined() const {
    std::vector<LineEdit> Out;
    for (const LineEdit &E : Edits) {
      if (!Out.empty() && Out.back().OldEnd == E.OldBegin &&
          Out.back().NewEnd == E.NewBegin) {
        Out.back().OldEnd = E.OldEnd;
        Out.back().NewEnd = E.NewEnd;
      } else {
        Out.push_back(E);
      }
    }
    return Out;
  }
};

} // namespace

std::vector<LineEdit> diffLines(ArrayRef<StringRef> Old,
                                ArrayRef<StringRef> New) {
  return LineDiff(Old, New).run();
}

} // namespace hipify
