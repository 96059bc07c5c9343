//===- Facts.h - what a parse knows about the tokens of a file ------------===//
//
// A parse of a translation unit turns into facts about the files of the input
// set it read. Facts of several units about one file are merged, so a header
// is judged once, by everything that is known of it.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_FACTS_H
#define HIPIFY_FACTS_H

#include "hipify/Finding.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>
#include <vector>

namespace hipify {

/// Whose declaration a name refers to.
enum class Origin : uint8_t {
  Unknown, ///< not seen by the parse
  Cuda,    ///< declared by CUDA's headers, built-in or a toolkit's
  User,    ///< declared in a file of the input set
  Other,   ///< declared elsewhere: the system, a third-party library, HIP
};

/// What a name token refers to.
struct NameFact {
  uint32_t Offset; ///< of the token, in its file
  Origin From;
  bool ViaMacro;         ///< known through an expansion
  bool Declares;         ///< the token declares (not uses) a user's name
  std::string Qualified; ///< `cudaMalloc`, `cub::BlockReduce`, `S::field`
};

/// How the argument of a CUDA call is typed, as far as edits ask.
enum class ArgShape : uint8_t {
  Other,
  Kernel,      ///< function, or pointer to a function other than void
  VoidPointer, ///< `void *`, `const void *`
  Pointer,
  Integer,
  Floating, ///< float or double
  Record,   ///< class or struct; ArgFact::Type names it
  String,   ///< string literal or `const char *`
  Enum,
};

struct ArgFact {
  ArgShape Shape = ArgShape::Other;
  /// Canonical unqualified type of records, enums and pointers; empty for
  /// others, and for literals.
  std::string Type;
  auto operator<=>(const ArgFact &) const = default;
};

/// A call of a CUDA function with typed arguments.
struct CallFact {
  uint32_t Offset; ///< of the callee's last name
  std::vector<ArgFact> Args;
};

/// An `#include` that the preprocessor followed.
struct IncludeFact {
  uint32_t Offset;  ///< of the `#`
  std::string Path; ///< resolved; empty where the header was not found
  Origin From;
  /// CUDA headers that it includes in turn, where it lies outside the input set.
  std::vector<std::string> Brings = {};
};

/// A kernel launch, `callee<<<…>>>(…)`.
struct LaunchFact {
  uint32_t CalleeBegin; ///< first byte of the callee's expression
  uint32_t Chevron;     ///< of `<<<`
  bool OnDevice;        ///< inside a `__global__` or `__device__` function
};

/// A user's function whose parameters have CUDA's types.
struct SignatureFact {
  uint32_t Offset;                 ///< of the function's name
  std::string Name;                ///< qualified
  std::vector<std::string> Params; ///< canonical types, without typedefs
};

/// An operand of an asm statement.
struct AsmOperandFact {
  std::string Type;   ///< canonical, unqualified; empty where templates decide
  bool Local = false; ///< a variable or parameter of the function, no reference
  auto operator<=>(const AsmOperandFact &) const = default;
};

/// An asm statement that Clang has read.
struct AsmFact {
  uint32_t Offset; ///< of the keyword
  bool OnHost;     ///< in a function that is for the host alone
  bool InKernel;   ///< in the body of a `__global__` function itself
  std::vector<AsmOperandFact> Operands; ///< outputs, then inputs
  auto operator<=>(const AsmFact &) const = default;
};

/// Facts about one file from one or more translation units.
struct FileFacts {
  std::vector<NameFact> Names;           ///< by offset
  std::vector<uint32_t> Angles;          ///< `<` of template arguments, sorted
  std::vector<CallFact> Calls;           ///< by offset
  std::vector<IncludeFact> Includes;     ///< by offset
  std::vector<LaunchFact> Launches;      ///< by Chevron
  std::vector<SignatureFact> Signatures; ///< by offset
  std::vector<AsmFact> Asms;             ///< by offset
  std::vector<ByteRange> Skipped;        ///< branches no unit compiled
  std::vector<Finding> Findings;         ///< of checks that need the AST
  bool Parsed = false;                   ///< some unit read the file
};

/// Facts and problems of one translation unit.
struct UnitFacts {
  std::map<std::string, FileFacts> Files; ///< by real path of input files
  std::vector<std::string> MissingHeaders;
  unsigned Errors = 0;    ///< Clang's errors in files of the input set
  std::string FirstError; ///< location and text of the first of them
  bool Crashed = false;
  bool TimedOut = false;
};

/// Joins facts of several units about one file. Where units disagree about a
/// token, both facts stay (resolution happens where the token is edited).
void mergeFacts(FileFacts &Into, FileFacts &&From);

} // namespace hipify

#endif
