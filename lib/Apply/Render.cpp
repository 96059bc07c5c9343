//===- Render.cpp - original text and edits to new text -------------------===//

#include "hipify/Apply.h"
#include "llvm/ADT/STLExtras.h"

namespace hipify {
namespace {

/// Renders ranges of the original with the edits that lie in them. Edits are
/// sorted so that an outer edit comes before those inside it.
class Renderer {
public:
  Renderer(llvm::StringRef Original, llvm::ArrayRef<Finding> Findings)
      : Original(Original) {
    for (const Finding &F : Findings)
      if (!F.Unsafe)
        for (const Edit &E : F.Edits)
          Edits.push_back(&E);
    llvm::stable_sort(Edits, [](const Edit *A, const Edit *B) {
      if (A->Range.Begin != B->Range.Begin)
        return A->Range.Begin < B->Range.Begin;
      // Insertions come before what is replaced at their place.
      bool InsertA = A->Range.size() == 0, InsertB = B->Range.size() == 0;
      if (InsertA != InsertB)
        return InsertA;
      return A->Range.End > B->Range.End;
    });
    Edits.erase(llvm::unique(Edits, [](const Edit *A,
                                       const Edit *B) { return *A == *B; }),
                Edits.end());
  }

  std::string all() {
    std::string Out;
    Out.reserve(Original.size() + Original.size() / 8);
    render(Out, {0, uint32_t(Original.size())}, nullptr);
    return Out;
  }

private:
  llvm::StringRef Original;
  std::vector<const Edit *> Edits;

  /// Appends range \p R; \p Outer is the edit whose slice it is. An insertion
  /// at the very end of a slice belongs to it.
  void render(std::string &Out, ByteRange R, const Edit *Outer) {
    uint32_t At = R.Begin;
    size_t I =
        llvm::partition_point(
            Edits, [&](const Edit *E) { return E->Range.Begin < R.Begin; }) -
        Edits.begin();
    for (; I != Edits.size(); ++I) {
      const Edit *E = Edits[I];
      if (E->Range.Begin > R.End)
        break;
      // The outer edit begins where its first slice does.
      bool Inside =
          E != Outer && E->Range.Begin >= At && E->Range.End <= R.End &&
          !(Outer && E->Range.contains(Outer->Range) && E->Range.size());
      if (!Inside)
        continue;
      Out += Original.slice(At, E->Range.Begin);
      apply(Out, *E);
      At = E->Range.End;
    }
    Out += Original.slice(At, R.End);
  }

  void apply(std::string &Out, const Edit &E) {
    for (const Piece &P : E.Pieces)
      if (P.isSlice())
        render(Out, P.Slice, &E);
      else
        Out += P.Text;
  }
};

} // namespace

std::string applyEdits(llvm::StringRef Original,
                       llvm::ArrayRef<Finding> Findings) {
  return Renderer(Original, Findings).all();
}

} // namespace hipify
