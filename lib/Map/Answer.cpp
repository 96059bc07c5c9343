//===- Answer.cpp - one row for people and for scripts --------------------===//
#include "Answer.h"
#include "TemplateReader.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace hipify {

RowState stateOf(const MapEntry &Row) {
  if (Row.Drop)
    return RowState::Dropped;
  if (Row.Hip.empty())
    return Row.Compat ? RowState::Supplied : RowState::None;
  return Row.identical() ? RowState::Identical : RowState::Renamed;
}

StringRef stateName(RowState State) {
  switch (State) {
  case RowState::Renamed:
    return "renamed";
  case RowState::Identical:
    return "identical";
  case RowState::Dropped:
    return "dropped";
  case RowState::Supplied:
    return "supplied";
  case RowState::None:
    return "none";
  }
  return "";
}

namespace {

/// The letters that stand for a call's arguments, from \p First to \p Last.
std::string letters(unsigned First, unsigned Last, bool More) {
  SmallVector<std::string, 8> Names;
  for (unsigned Arg = First; Arg <= Last; ++Arg)
    Names.push_back(Arg <= 26 ? std::string(1, char('a' + Arg - 1))
                              : "a" + utostr(Arg));
  if (More)
    Names.push_back("…");
  return join(Names, ", ");
}

/// A template's piece with the letters in place of `$N`.
std::string fill(StringRef Piece, unsigned Last, bool More) {
  std::string Result;
  size_t At = 0;
  for (const ArgReference &Ref : argReferences(Piece)) {
    Result += Piece.slice(At, Ref.Offset);
    Result += Ref.Rest ? letters(Ref.Arg, Last, More)
                       : letters(Ref.Arg, Ref.Arg, false);
    At = Ref.Offset + Ref.Length;
  }
  Result += Piece.substr(At);
  return Result;
}

/// The call of \p Row before and after \p Template.
std::optional<CallExample> example(const MapEntry &Row, StringRef Name,
                                   const std::optional<ArgTemplate> &Template) {
  if (!Template || Name.empty())
    return std::nullopt;
  unsigned Last = Row.MaxArity.value_or(Row.MinArity.value_or(0));
  bool More = !Row.MaxArity;
  SmallVector<std::string, 8> After;
  for (StringRef Piece : Template->Args) {
    for (const ArgReference &Ref : argReferences(Piece))
      if (More && !Ref.Rest)
        Last = std::max(Last, Ref.Arg);
  }
  for (StringRef Piece : Template->Args)
    if (std::string Text = fill(Piece, Last, More); !Text.empty())
      After.push_back(std::move(Text));
  return CallExample{(Row.Cuda + "(" + letters(1, Last, More) + ")").str(),
                     (Name + "(" + join(After, ", ") + ")").str()};
}

StringRef effortName(Effort Work) {
  switch (Work) {
  case Effort::None:
    return "";
  case Effort::Minutes:
    return "minutes";
  case Effort::Hours:
    return "hours";
  case Effort::Rewrite:
    return "rewrite";
  }
  return "";
}

std::string conditionText(const ArgCondition &When) {
  std::string Arg = "argument " + utostr(When.Arg);
  if (When.Is == ArgCondition::Null)
    return Arg + " is null";
  if (When.Is == ArgCondition::Const)
    return Arg + " points to const";
  return (Arg + " is a " + When.TypeName).str();
}

std::string arityText(const MapEntry &Row) {
  if (!Row.MinArity && !Row.MaxArity)
    return "";
  if (!Row.MaxArity)
    return "at least " + utostr(*Row.MinArity) + " arguments";
  if (Row.MinArity == Row.MaxArity)
    return utostr(*Row.MinArity) +
           (*Row.MinArity == 1 ? " argument" : " arguments");
  return utostr(Row.MinArity.value_or(0)) + " to " + utostr(*Row.MaxArity) +
         " arguments";
}

/// Under which circumstances a row is the one that counts.
std::string circumstances(const MapEntry &Row) {
  SmallVector<std::string, 3> Parts;
  if (std::string Arity = arityText(Row); !Arity.empty())
    Parts.push_back(Arity);
  if (Row.CudaFrom)
    Parts.push_back("CUDA " + Row.CudaFrom->getAsString() + " or later");
  if (Row.CudaUntil)
    Parts.push_back("before CUDA " + Row.CudaUntil->getAsString());
  if (Row.When)
    Parts.push_back(conditionText(*Row.When));
  return join(Parts, ", ");
}

void lifetimeText(StringRef Side, const Lifetime &Life, raw_ostream &OS) {
  SmallVector<std::string, 3> Parts;
  if (Life.Since)
    Parts.push_back("since " + Life.Since->getAsString());
  if (Life.Deprecated)
    Parts.push_back("deprecated in " + Life.Deprecated->getAsString());
  if (Life.Removed)
    Parts.push_back("removed in " + Life.Removed->getAsString());
  if (!Parts.empty())
    OS << "  " << Side << ": " << join(Parts, ", ") << "\n";
}

} // namespace

std::string compatText(const MapEntry &Row) {
  return Row.Compat ? ("hipify::" + Row.Compat->Name + " of hipify-compat/" +
                       Row.Compat->Header)
                          .str()
                    : std::string();
}

std::optional<CallExample> callExample(const MapEntry &Row) {
  return example(Row, Row.Hip, Row.Template);
}

std::optional<CallExample> rocCallExample(const MapEntry &Row) {
  return example(Row, Row.Roc, Row.RocTemplate);
}

void writeAnswer(const MapEntry &Row, raw_ostream &OS) {
  OS << Row.Cuda << ": " << kindName(Row.Kind) << " of " << Row.Library;
  if (std::string When = circumstances(Row); !When.empty())
    OS << " (" << When << ")";
  OS << "\n  ";
  switch (stateOf(Row)) {
  case RowState::Renamed:
    OS << "becomes " << Row.Hip;
    break;
  case RowState::Identical:
    OS << "is the same in HIP";
    break;
  case RowState::Dropped:
    OS << "goes away";
    break;
  case RowState::Supplied:
    OS << "becomes " << compatText(Row);
    break;
  case RowState::None:
    OS << "has no counterpart";
    if (Row.Work != Effort::None)
      OS << " (effort: " << effortName(Row.Work) << ")";
    break;
  }
  OS << "\n";
  if (Row.Compat && stateOf(Row) != RowState::Supplied)
    OS << "  with hipify-compat: " << compatText(Row) << "\n";
  if (auto Example = callExample(Row))
    OS << "  before: " << Example->Before << "\n  after:  " << Example->After
       << "\n";
  if (auto Example = rocCallExample(Row))
    OS << "  with --target=roc: " << Example->After << "\n";
  else if (!Row.Roc.empty())
    OS << "  with --target=roc: " << Row.Roc << "\n";
  if (!Row.Hip.empty() && !Row.Header.empty())
    OS << "  header: " << Row.Header << "\n";
  if (!Row.Link.empty())
    OS << "  link: " << Row.Link << "\n";
  lifetimeText("CUDA", Row.CudaLife, OS);
  lifetimeText("ROCm", Row.HipLife, OS);
  lifetimeText("roc library", Row.RocLife, OS);
  if (!Row.Check.empty())
    OS << "  finding: " << Row.Check << "\n";
  if (!Row.Why.empty())
    OS << "  why: " << Row.Why << "\n";
  if (!Row.Note.empty())
    OS << "  note: " << Row.Note << "\n";
}

namespace {

void lifetimeJson(StringRef Key, std::optional<Version> Lifetime::*Event,
                  const MapEntry &Row, json::OStream &J) {
  if (!(Row.CudaLife.*Event) && !(Row.HipLife.*Event) && !(Row.RocLife.*Event))
    return;
  J.attributeObject(Key, [&] {
    if (Row.CudaLife.*Event)
      J.attribute("cuda", (Row.CudaLife.*Event)->getAsString());
    if (Row.HipLife.*Event)
      J.attribute("hip", (Row.HipLife.*Event)->getAsString());
    if (Row.RocLife.*Event)
      J.attribute("roc", (Row.RocLife.*Event)->getAsString());
  });
}

} // namespace

void writeAnswer(const MapEntry &Row, json::OStream &J) {
  auto Text = [&](StringRef Key, StringRef Value) {
    if (!Value.empty())
      J.attribute(Key, Value);
  };
  J.object([&] {
    Text("cuda", Row.Cuda);
    Text("kind", kindName(Row.Kind));
    Text("library", Row.Library);
    Text("state", stateName(stateOf(Row)));
    Text("hip", Row.Hip);
    Text("roc", Row.Roc);
    if (Row.Compat)
      Text("compat", compatText(Row));
    if (!Row.Hip.empty())
      Text("header", Row.Header);
    Text("link", Row.Link);
    if (Row.MinArity)
      J.attribute("minArity", *Row.MinArity);
    if (Row.MaxArity)
      J.attribute("maxArity", *Row.MaxArity);
    if (Row.When)
      Text("when", conditionText(*Row.When));
    if (Row.CudaFrom)
      Text("from", Row.CudaFrom->getAsString());
    if (Row.CudaUntil)
      Text("until", Row.CudaUntil->getAsString());
    if (auto Example = callExample(Row)) {
      Text("before", Example->Before);
      Text("after", Example->After);
    }
    if (auto Example = rocCallExample(Row)) {
      Text("beforeRoc", Example->Before);
      Text("afterRoc", Example->After);
    }
    lifetimeJson("since", &Lifetime::Since, Row, J);
    lifetimeJson("deprecated", &Lifetime::Deprecated, Row, J);
    lifetimeJson("removed", &Lifetime::Removed, Row, J);
    Text("effort", effortName(Row.Work));
    Text("finding", Row.Check);
    Text("why", Row.Why);
    Text("note", Row.Note);
  });
}

} // namespace hipify
