//===- Explain.cpp - the pages that docgen collected ----------------------===//

#include "hipify/Explain.h"
#include "llvm/ADT/STLExtras.h"

namespace hipify {

static const FindingPage Pages[] = {
#define PAGE(ID, SEVERITY, SUMMARY, TEXT) {ID, SEVERITY, SUMMARY, TEXT},
#include "FindingPages.inc"
};

llvm::ArrayRef<FindingPage> findingPages() { return Pages; }

const FindingPage *findPage(llvm::StringRef Id) {
  auto It = llvm::partition_point(
      Pages, [&](const FindingPage &P) { return P.Id < Id; });
  return It != std::end(Pages) && It->Id == Id ? It : nullptr;
}

llvm::StringRef nearestPage(llvm::StringRef Id) {
  llvm::StringRef Best;
  unsigned Least = Id.size() / 3 + 1; // more than that is another word
  for (const FindingPage &P : Pages) {
    unsigned Distance = Id.edit_distance(P.Id, true, Least);
    if (Distance < Least || (Distance == Least && Best.empty())) {
      Least = Distance;
      Best = P.Id;
    }
  }
  return Best;
}

} // namespace hipify
