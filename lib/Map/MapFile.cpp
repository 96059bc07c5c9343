//===- MapFile.cpp - a mapping file's YAML, and what is wrong with it
//------===//
#include "MapFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"

using namespace llvm;

namespace hipify {

static constexpr unsigned MaxErrors = 20;

MapFile::MapFile(MemoryBufferRef File, UniqueStringSaver &Saver)
    : File(File), Saver(Saver), Stream(File, Sources, /*ShowColors=*/false) {
  Sources.setDiagHandler(
      [](const SMDiagnostic &Diag, void *Self) {
        static_cast<MapFile *>(Self)->fail(
            Diag.getLineNo(), Diag.getColumnNo() + 1, Diag.getMessage());
      },
      this);
}

unsigned MapFile::lineOf(yaml::Node *Node) {
  return Sources.getLineAndColumn(Node->getSourceRange().Start).first;
}

void MapFile::fail(yaml::Node *Node, const Twine &Message) {
  auto [Line, Column] = Sources.getLineAndColumn(Node->getSourceRange().Start);
  fail(Line, Column, Message);
}

void MapFile::fail(unsigned Line, unsigned Column, const Twine &Message) {
  if (Mistakes.size() < MaxErrors)
    Mistakes.push_back((File.getBufferIdentifier() + ":" + Twine(Line) + ":" +
                        Twine(Column) + ": " + Message)
                           .str());
}

StringRef MapFile::text(yaml::Node *Node) {
  SmallString<64> Storage;
  if (RowLine && lineOf(Node) != RowLine)
    fail(Node, "a row is one line");
  if (auto *Scalar = dyn_cast<yaml::ScalarNode>(Node)) {
    StringRef Value = Scalar->getValue(Storage);
    if (Value.empty())
      fail(Node, "expected text, found nothing");
    return Saver.save(Value);
  }
  fail(Node, "expected text");
  return "";
}

std::optional<Version> MapFile::version(yaml::Node *Node) {
  StringRef Text = text(Node);
  if (auto *Scalar = dyn_cast<yaml::ScalarNode>(Node)) {
    StringRef Raw = Scalar->getRawValue();
    if (!Raw.starts_with("\"") && !Raw.starts_with("'")) {
      fail(Node, "a version is quoted: \"" + Text +
                     "\" (12.10 without quotes is the number 12.1)");
      return std::nullopt;
    }
  }
  Version Parsed;
  if (Text.empty() || Parsed.tryParse(Text)) {
    fail(Node, "'" + Text + "' is no version");
    return std::nullopt;
  }
  return Parsed;
}

std::optional<unsigned> MapFile::number(yaml::Node *Node) {
  unsigned Value;
  StringRef Text = text(Node);
  if (Text.getAsInteger(10, Value) || Value > 64) {
    fail(Node, "expected a number from 0 to 64, found '" + Text + "'");
    return std::nullopt;
  }
  return Value;
}

void MapFile::unknownKey(yaml::Node *Node, StringRef Key,
                         ArrayRef<StringLiteral> All, StringRef What) {
  StringRef Nearest;
  unsigned Best = 3;
  for (StringRef Known : All)
    if (unsigned Distance = Key.edit_distance(Known, true, Best);
        Distance < Best) {
      Best = Distance;
      Nearest = Known;
    }
  fail(Node,
       "unknown " + What + " '" + Key + "'" +
           (Nearest.empty() ? Twine() : "; did you mean '" + Nearest + "'?"));
}

void MapFile::forEachKey(yaml::Node *Node, StringRef What, KeyHandler Handle) {
  auto *Map = dyn_cast_or_null<yaml::MappingNode>(Node);
  if (!Map) {
    fail(Node, What + " is a mapping: { key: value, … }");
    return;
  }
  SmallVector<StringRef, 12> Seen;
  for (yaml::KeyValueNode &Pair : *Map) {
    auto *KeyNode = dyn_cast_or_null<yaml::ScalarNode>(Pair.getKey());
    yaml::Node *Value = Pair.getValue();
    if (!KeyNode || !Value)
      return; // the parser has reported it
    StringRef Key = text(KeyNode);
    if (is_contained(Seen, Key))
      fail(KeyNode, "'" + Key + "' is given twice");
    Seen.push_back(Key);
    if (isa<yaml::NullNode>(Value)) {
      fail(KeyNode, "'" + Key + "' has no value");
      continue;
    }
    Handle(Key, Value);
    // The parser reads on demand: what was not looked at has to be passed.
    Value->skip();
  }
}

} // namespace hipify
