//===- TemplateReader.cpp - the pieces of argument templates --------------===//
#include "TemplateReader.h"
#include "llvm/ADT/STLExtras.h"
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

Error checkTemplate(MapEntry &Row, const ArgTemplate &Template) {
  unsigned Greatest = 0;
  for (StringRef Piece : Template.Args)
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

unsigned resultArity(const ArgTemplate &Template, unsigned Arity) {
  unsigned Count = 0;
  for (StringRef Piece : Template.Args) {
    auto Refs = argReferences(Piece);
    bool Rest = Refs.size() == 1 && Refs[0].Rest;
    Count += !Rest ? 1 : Arity >= Refs[0].Arg ? Arity - Refs[0].Arg + 1 : 0;
  }
  return Count;
}

namespace {

/// True where the template leaves a call of its own making as it is: every
/// argument stays in its place, bare or in a wrap that is seen to be there.
bool leavesAlone(const ArgTemplate &Template) {
  for (auto [I, Piece] : enumerate(Template.Args)) {
    auto Refs = argReferences(Piece);
    if (Refs.size() != 1 || Refs[0].Arg != I + 1)
      return false;
    bool Bare = Refs[0].Length == Piece.size();
    if (!Bare && Refs[0].Offset == 0)
      return false; // text behind the argument is added each time
  }
  return true;
}

} // namespace

Error checkSettles(ArrayRef<const MapEntry *> Rows) {
  // More arguments than any API has stand for "any number".
  constexpr unsigned Many = 24;
  auto Takes = [](const MapEntry &Row, unsigned Arity) {
    return (!Row.MinArity || Arity >= *Row.MinArity) &&
           (!Row.MaxArity || Arity <= *Row.MaxArity);
  };
  for (const MapEntry *Row : Rows) {
    if (!Row->Template || Row->Hip != Row->Cuda)
      continue;
    unsigned Last = Row->MaxArity.value_or(std::max(Many, *Row->MinArity));
    for (unsigned Arity = *Row->MinArity; Arity <= Last; ++Arity) {
      unsigned Result = resultArity(*Row->Template, Arity);
      for (const MapEntry *Next : Rows)
        if (Takes(*Next, Result) && Next->Template &&
            (resultArity(*Next->Template, Result) != Result ||
             !leavesAlone(*Next->Template)))
          return createStringError(
              "'" + Row->Cuda + "' with " + Twine(Arity) +
              " arguments becomes itself with " + Twine(Result) +
              ", which a second translation changes again");
    }
  }
  return Error::success();
}

} // namespace hipify
