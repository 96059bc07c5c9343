//===- RowKeys.cpp - the keys of one row
//-----------------------------------===//
#include "RowKeys.h"
#include "TemplateReader.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace hipify {

static constexpr StringLiteral KnownKeys[] = {
    "cuda",  "hip",   "roc",   "header",  "link",       "why",     "note",
    "check", "tag",   "arity", "effort",  "args",       "lexical", "when",
    "from",  "until", "since", "removed", "deprecated", "compat",  "roc-args"};

StringRef RowKeys::prose(yaml::Node *Node) {
  StringRef Text = In.text(Node);
  if (!Text.consume_front("@"))
    return Text;
  auto It = Reasons.find(Text);
  if (It == Reasons.end()) {
    In.fail(Node, "no reason '" + Text + "' in this file's 'reasons'");
    return "";
  }
  UsedReasons.insert(Text);
  return It->second;
}

void RowKeys::readReasons(yaml::Node *Value) {
  In.forEachKey(Value, "'reasons'", [&](StringRef Key, yaml::Node *Text) {
    Reasons[Key] = In.text(Text);
  });
}

void RowKeys::checkReasons() {
  for (auto &Reason : Reasons)
    if (In.mistakes().empty() && !UsedReasons.contains(Reason.getKey()))
      In.fail(1, 1, "no row uses the reason '" + Reason.getKey() + "'");
}

void RowKeys::readLives(MapEntry &Row, std::optional<Version> Lifetime::*Event,
                        yaml::Node *Value) {
  In.forEachKey(
      Value, "'since', 'deprecated' or 'removed'",
      [&](StringRef Side, yaml::Node *Of) {
        Lifetime MapEntry::*Life = StringSwitch<Lifetime MapEntry::*>(Side)
                                       .Case("cuda", &MapEntry::CudaLife)
                                       .Case("hip", &MapEntry::HipLife)
                                       .Case("roc", &MapEntry::RocLife)
                                       .Default(nullptr);
        if (!Life)
          return In.unknownKey(Of, Side, {"cuda", "hip", "roc"}, "side");
        Row.*Life.*Event = In.version(Of);
      });
}

void RowKeys::readArity(MapEntry &Row, yaml::Node *Value) {
  auto *List = dyn_cast<yaml::SequenceNode>(Value);
  if (!List) {
    Row.MinArity = Row.MaxArity = In.number(Value);
    return;
  }
  SmallVector<std::optional<unsigned>, 2> Ends;
  for (yaml::Node &End : *List)
    Ends.push_back(In.number(&End));
  if (Ends.size() != 2 || !Ends[0] || !Ends[1] || *Ends[0] >= *Ends[1])
    return In.fail(Value, "'arity' is a number, or the least and the greatest: "
                          "[2, 4]");
  Row.MinArity = Ends[0];
  Row.MaxArity = Ends[1];
}

void RowKeys::readCondition(MapEntry &Row, yaml::Node *Value) {
  ArgCondition Condition;
  bool HasTest = false;
  In.forEachKey(Value, "'when'", [&](StringRef Key, yaml::Node *Of) {
    if (Key == "arg") {
      Condition.Arg = In.number(Of).value_or(0);
    } else if (Key == "type") {
      Condition.TypeName = In.text(Of);
      HasTest = true;
    } else if (Key == "is") {
      StringRef Word = In.text(Of);
      Condition.Is = Word == "const" ? ArgCondition::Const : ArgCondition::Null;
      HasTest = true;
      if (Word != "null" && Word != "const")
        In.fail(Of, "'is' can only be 'null' or 'const'");
    } else {
      In.unknownKey(Of, Key, {"arg", "type", "is"}, "key of 'when'");
    }
  });
  if (!Condition.Arg || !HasTest)
    return In.fail(Value, "'when' is { arg: N, type: NAME } or "
                          "{ arg: N, is: \"null\" }");
  Row.When = Condition;
}

std::optional<ArgTemplate> RowKeys::readTemplate(yaml::Node *Value) {
  auto *List = dyn_cast<yaml::SequenceNode>(Value);
  if (!List) {
    In.fail(Value, "'args' is a list: [\"$1\", \"$2...\"]");
    return std::nullopt;
  }
  ArgTemplate Template;
  for (yaml::Node &Item : *List) {
    auto Piece = readPiece(In.text(&Item), In.saver());
    if (!Piece) {
      In.fail(&Item, toString(Piece.takeError()));
      continue;
    }
    Template.Args.push_back(Piece->Text);
    Template.Wraps.push_back(Piece->Wrap);
  }
  return Template;
}

void RowKeys::readCompat(MapEntry &Row, yaml::Node *Value) {
  In.forEachKey(Value, "'compat'", [&](StringRef Header, yaml::Node *Of) {
    if (!Header.ends_with(".h") || Row.Compat)
      In.fail(Of, "'compat' is one header of hipify-compat/ and the name in "
                  "it: { warp.h: shfl_sync }");
    Row.Compat = CompatName{Header, In.text(Of)};
  });
}

Effort RowKeys::readEffort(yaml::Node *Value) {
  auto Work = StringSwitch<std::optional<Effort>>(In.text(Value))
                  .Case("minutes", Effort::Minutes)
                  .Case("hours", Effort::Hours)
                  .Case("rewrite", Effort::Rewrite)
                  .Default(std::nullopt);
  if (!Work)
    In.fail(Value, "'effort' is minutes, hours or rewrite");
  return Work.value_or(Effort::None);
}

void RowKeys::read(MapEntry &Row, StringRef Key, yaml::Node *Value) {
  auto Is = [&](StringRef Wanted) { return Key == Wanted; };
  if (Is("cuda"))
    Row.Cuda = In.text(Value);
  else if (Is("hip")) {
    StringRef Name = In.text(Value);
    Row.Drop = Name == "drop";
    Row.Hip = Name == "none" || Name == "drop" ? "" : Name;
  } else if (Is("roc"))
    Row.Roc = In.text(Value);
  else if (Is("header"))
    Row.Header = In.text(Value) == "none" ? "" : In.text(Value);
  else if (Is("link"))
    Row.Link = In.text(Value);
  else if (Is("why"))
    Row.Why = prose(Value);
  else if (Is("note"))
    Row.Note = prose(Value);
  else if (Is("check"))
    Row.Check = In.text(Value);
  else if (Is("since"))
    readLives(Row, &Lifetime::Since, Value);
  else if (Is("deprecated"))
    readLives(Row, &Lifetime::Deprecated, Value);
  else if (Is("removed"))
    readLives(Row, &Lifetime::Removed, Value);
  else if (Is("arity"))
    readArity(Row, Value);
  else if (Is("args"))
    Row.Template = readTemplate(Value);
  else if (Is("roc-args"))
    Row.RocTemplate = readTemplate(Value);
  else if (Is("compat"))
    readCompat(Row, Value);
  else if (Is("when"))
    readCondition(Row, Value);
  else if (Is("from"))
    Row.CudaFrom = In.version(Value);
  else if (Is("until"))
    Row.CudaUntil = In.version(Value);
  else if (Is("lexical")) {
    StringRef Word = In.text(Value);
    Row.Lexical = Word == "true";
    if (Word != "true" && Word != "false")
      In.fail(Value, "'lexical' is true or false");
  } else if (Is("tag")) {
    Row.DropTag = true;
    if (In.text(Value) != "drop")
      In.fail(Value, "'tag' can only be 'drop'");
  } else if (Is("effort")) {
    Row.Work = readEffort(Value);
  } else
    In.unknownKey(Value, Key, KnownKeys, "key");
}

} // namespace hipify
