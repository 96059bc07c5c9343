//===- Options.h - the option table and its values ------------------------===//
#ifndef HIPIFY_CPP_OPTIONS_H
#define HIPIFY_CPP_OPTIONS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"
#include "llvm/Support/Error.h"

namespace hipify {

/// Commands as Options.td names them: one bit for each.
enum CommandBit : unsigned {
  InTop = 1u << 1, ///< options without a command
  InTranslate = 1u << 2,
  InScan = 1u << 3,
  InCompletion = 1u << 4,
  InLookup = 1u << 5,
  InTables = 1u << 6,
  InRun = 1u << 7,
  InExplain = 1u << 8,
};

enum OptionId {
  OPT_INVALID = 0,
#define OPTION(...) LLVM_MAKE_OPT_ID(__VA_ARGS__),
#include "Options.inc"
#undef OPTION
};

/// The table made from Options.td.
class HipifyOptions : public llvm::opt::GenericOptTable {
public:
  HipifyOptions();
};

/// Parses the arguments of the command with bit \p Command. The error has one
/// line for each unknown option (with the nearest known one), missing value,
/// value outside the listed ones, and option of another tool that has no
/// meaning here (with the reason).
llvm::Expected<llvm::opt::InputArgList>
parseOptions(const HipifyOptions &Table, llvm::ArrayRef<const char *> Args,
             CommandBit Command);

} // namespace hipify

#endif
