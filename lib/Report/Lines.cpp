//===- Lines.cpp - byte offsets to lines and columns ----------------------===//
#include "hipify/Report.h"
#include <algorithm>

using namespace llvm;

namespace hipify {

LineTable::LineTable(StringRef Text) : Text(Text), Starts{0} {
  for (size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '\n' ||
        (Text[I] == '\r' && (I + 1 == Text.size() || Text[I + 1] != '\n')))
      Starts.push_back(I + 1);
}

Position LineTable::position(ByteRange Range) const {
  auto Place = [&](uint32_t Offset, unsigned &Line, unsigned &Column) {
    Offset = std::min<uint32_t>(Offset, Text.size());
    auto Next = std::upper_bound(Starts.begin(), Starts.end(), Offset);
    Line = Next - Starts.begin();
    Column = Offset - *std::prev(Next) + 1;
  };
  Position P;
  Place(Range.Begin, P.Line, P.Column);
  Place(std::max(Range.Begin, Range.End), P.EndLine, P.EndColumn);
  return P;
}

StringRef LineTable::line(unsigned Line) const {
  if (Line == 0 || Line > Starts.size())
    return {};
  size_t End = Line < Starts.size() ? Starts[Line] : Text.size();
  return Text.slice(Starts[Line - 1], End).rtrim("\r\n");
}

} // namespace hipify
