//===- Merge.cpp - many findings to one agreed list -----------------------===//

#include "hipify/Apply.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

namespace hipify {
namespace {

/// Drops equal findings; the strongest trust of equal ones stays.
void deduplicate(std::vector<Finding> &Findings) {
  std::stable_sort(Findings.begin(), Findings.end());
  std::vector<Finding> Kept;
  for (Finding &F : Findings) {
    if (!Kept.empty() && Kept.back() == F)
      Kept.back().Certainty = std::max(Kept.back().Certainty, F.Certainty);
    else
      Kept.push_back(std::move(F));
  }
  Findings = std::move(Kept);
}

/// One place, one finding: of several with the same id and nothing to edit, such
/// as one for each instantiation of a template, the gravest stays.
void oneEach(std::vector<Finding> &Findings) {
  std::vector<Finding> Kept;
  for (Finding &F : Findings) {
    bool Same = !Kept.empty() && Kept.back().Range == F.Range &&
                Kept.back().Id == F.Id && Kept.back().Edits.empty() &&
                F.Edits.empty() && F.Range.size();
    if (!Same)
      Kept.push_back(std::move(F));
    else if (Kept.back().Level < F.Level)
      Kept.back() = std::move(F);
  }
  Findings = std::move(Kept);
}

struct OwnedEdit {
  const Edit *What;
  size_t Owner;
};

std::string newText(const Edit &E) {
  std::string Text;
  for (const Piece &P : E.Pieces)
    Text += P.isSlice() ? "…" : P.Text;
  return Text;
}

/// Two edits that cannot both be made: one range with two texts, or ranges
/// that cross.
bool clash(const Edit &A, const Edit &B) {
  if (A == B)
    return false;
  if (A.Range.size() == 0 && B.Range.size() == 0)
    return false; // both are inserted, in order
  if (A.Range == B.Range)
    return true;
  if (!A.Range.touches(B.Range))
    return false;
  return !A.Range.contains(B.Range) && !B.Range.contains(A.Range);
}

/// Takes the edits from findings that clash and says so once per place.
void settle(std::vector<Finding> &Findings) {
  std::vector<OwnedEdit> Edits;
  for (size_t I = 0; I != Findings.size(); ++I)
    if (!Findings[I].Unsafe)
      for (const Edit &E : Findings[I].Edits)
        Edits.push_back({&E, I});
  llvm::stable_sort(Edits, [](const OwnedEdit &A, const OwnedEdit &B) {
    return A.What->Range < B.What->Range;
  });
  std::vector<bool> Lost(Findings.size());
  std::vector<Finding> Conflicts;
  for (size_t I = 0; I != Edits.size(); ++I)
    for (size_t J = I + 1; J != Edits.size(); ++J) {
      const OwnedEdit &A = Edits[I], &B = Edits[J];
      if (B.What->Range.Begin >= A.What->Range.End &&
          B.What->Range != A.What->Range)
        break;
      if (A.Owner == B.Owner || !clash(*A.What, *B.What))
        continue;
      Lost[A.Owner] = Lost[B.Owner] = true;
      Conflicts.push_back(
          {"edit-conflict",
           Severity::Warning,
           A.What->Range,
           "two translations disagree here and neither is made: '" +
               newText(*A.What) + "' or '" + newText(*B.What) + "'",
           {},
           std::max(Findings[A.Owner].Certainty, Findings[B.Owner].Certainty),
           false});
    }
  for (size_t I = 0; I != Findings.size(); ++I)
    if (Lost[I])
      Findings[I].Edits.clear();
  // What was not done is no translation; the conflict says all there is.
  size_t Index = 0;
  llvm::erase_if(Findings, [&](const Finding &F) {
    return Lost[Index++] && F.Level == Severity::Note;
  });
  llvm::append_range(Findings, Conflicts);
  deduplicate(Findings);
}

} // namespace

std::vector<Finding> mergeFindings(std::vector<Finding> Findings) {
  deduplicate(Findings);
  settle(Findings);
  oneEach(Findings);
  return Findings;
}

} // namespace hipify
