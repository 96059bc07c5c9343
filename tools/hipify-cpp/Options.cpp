//===- Options.cpp - arguments to option values ---------------------------===//
#include "Options.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Option/Option.h"

using namespace llvm;
using namespace llvm::opt;

namespace hipify {
namespace {

#define OPTTABLE_STR_TABLE_CODE
#include "Options.inc"
#undef OPTTABLE_STR_TABLE_CODE

#define OPTTABLE_PREFIXES_TABLE_CODE
#include "Options.inc"
#undef OPTTABLE_PREFIXES_TABLE_CODE

constexpr OptTable::Info InfoTable[] = {
#define OPTION(...) LLVM_CONSTRUCT_OPT_INFO(__VA_ARGS__),
#include "Options.inc"
#undef OPTION
};

/// The values that Options.td lists for the option of \p A; empty: any.
StringRef listedValues(const Arg &A) {
  for (const OptTable::Info &Entry : InfoTable)
    if (Entry.ID == A.getOption().getID() && Entry.Values)
      return Entry.Values;
  return {};
}

void checkValue(const Arg &A, SmallVectorImpl<std::string> &Problems) {
  StringRef Listed = listedValues(A);
  if (Listed.empty() || A.getNumValues() == 0)
    return;
  SmallVector<StringRef, 4> Allowed;
  Listed.split(Allowed, ',');
  StringRef Value = A.getValue();
  if (is_contained(Allowed, Value))
    return;
  Problems.push_back("'" + Value.str() + "' is no value of '" +
                     A.getSpelling().str() + "'; use one of " +
                     join(Allowed, ", "));
}

} // namespace

HipifyOptions::HipifyOptions()
    : GenericOptTable(OptionStrTable, OptionPrefixesTable, InfoTable) {}

Expected<InputArgList> parseOptions(const HipifyOptions &Table,
                                    ArrayRef<const char *> Args,
                                    CommandBit Command) {
  unsigned MissingIndex = 0, MissingCount = 0;
  Visibility Mask(Command);
  InputArgList Parsed = Table.ParseArgs(Args, MissingIndex, MissingCount, Mask);
  SmallVector<std::string, 2> Problems;
  if (MissingCount)
    Problems.push_back(std::string("'") + Args[MissingIndex] +
                       "' needs a value");
  for (const Arg *A : Parsed.filtered(OPT_UNKNOWN)) {
    std::string Text = A->getAsString(Parsed), Nearest;
    std::string Problem = "unknown option '" + Text + "'";
    // A suggestion further away than a third of the option is a guess.
    unsigned Limit = std::max<size_t>(1, Text.size() / 3);
    if (Table.findNearest(Text, Nearest, Mask, /*MinimumLength=*/1, Limit) <=
        Limit)
      Problem += "; did you mean '" + Nearest + "'?";
    Problems.push_back(std::move(Problem));
  }
  for (const Arg *A : Parsed.filtered(OPT_foreign_Group))
    Problems.push_back("'" + A->getSpelling().str() +
                       "': " + Table.getOptionHelpText(A->getOption().getID()));
  for (const Arg *A : Parsed)
    checkValue(*A, Problems);
  if (!Problems.empty())
    return createStringError(join(Problems, "\n"));
  return Parsed;
}

} // namespace hipify
