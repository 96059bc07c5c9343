//===- TemplateReader.cpp - the pieces of argument templates --------------===//
#include "TemplateReader.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace hipify {

SmallVector<ArgReference, 2> argReferences(StringRef Piece) {
  SmallVector<ArgReference, 2> Found;
  for (size_t At = Piece.find('$'); At != StringRef::npos;
       At = Piece.find('$', At + 1)) {
    StringRef Rest = Piece.drop_front(At + 1);
    unsigned Arg = 0;
    if (Rest.consumeInteger(10, Arg))
      Arg = 0;
    bool All = Rest.consume_front("...");
    Found.push_back({Arg, All, At, Piece.size() - Rest.size() - At});
  }
  return Found;
}

Expected<TemplatePiece> readPiece(StringRef Text, UniqueStringSaver &Saver) {
  auto References = argReferences(Text);
  for (const ArgReference &Ref : References) {
    if (Ref.Arg == 0)
      return createStringError("'$' is followed by the number of an argument, "
                               "from 1: '" +
                               Text + "'");
    if (Ref.Rest && Ref.Length != Text.size())
      return createStringError("'$N...' stands alone: '" + Text + "'");
  }
  TemplatePiece Piece{Text};
  for (auto [Prefix, Wrap, Before] :
       {std::tuple<StringRef, ArgWrap, StringRef>{"symbol(", ArgWrap::Symbol,
                                                  "HIP_SYMBOL("},
        {"kernel(", ArgWrap::Kernel, "reinterpret_cast<const void *>("}}) {
    StringRef Inner = Text;
    if (!Inner.consume_front(Prefix))
      continue;
    if (References.size() != 1 || References[0].Offset != Prefix.size() ||
        References[0].Length + 1 != Inner.size() || !Inner.ends_with(")"))
      return createStringError("a wrap holds one argument: '" + Prefix +
                               "$1)', not '" + Text + "'");
    Piece.Wrap = Wrap;
    Piece.Text = Saver.save(Before + Inner);
  }
  return Piece;
}

Error checkTemplate(MapEntry &Row) {
  unsigned Greatest = 0;
  for (StringRef Piece : Row.Template->Args)
    for (const ArgReference &Ref : argReferences(Piece)) {
      // `$N...` may stand for no argument at all.
      unsigned Needed = Ref.Rest ? Ref.Arg - 1 : Ref.Arg;
      Greatest = std::max(Greatest, Needed);
      if (Row.MinArity && Needed > *Row.MinArity)
        return createStringError(
            "'" + Piece + "' refers to argument " + Twine(Ref.Arg) +
            ", but a call may have only " + Twine(*Row.MinArity));
    }
  if (!Row.MinArity)
    Row.MinArity = Greatest;
  return Error::success();
}

} // namespace hipify
