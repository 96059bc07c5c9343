//===- TemplateReader.h - the pieces of argument templates ----------------===//
//
// Turns one piece of a row's 'args' into its text and wrap, and checks that a
// template only speaks of arguments that the call has.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_LIB_MAP_TEMPLATEREADER_H
#define HIPIFY_LIB_MAP_TEMPLATEREADER_H

#include "hipify/Map.h"
#include "llvm/Support/StringSaver.h"

namespace hipify {

/// One argument of the call that a template makes.
struct TemplatePiece {
  llvm::StringRef Text; ///< with named wraps spelled out
  ArgWrap Wrap = ArgWrap::None;
};

/// Reads one piece. An error says what is wrong with it.
llvm::Expected<TemplatePiece> readPiece(llvm::StringRef Text,
                                        llvm::UniqueStringSaver &Saver);

/// Checks a template of \p Row against the row's arity; where no arity is
/// given, sets the least one to what the template refers to.
llvm::Error checkTemplate(MapEntry &Row, const ArgTemplate &Template);

/// A place in a piece that stands for arguments of the source's call.
struct ArgReference {
  unsigned Arg;  ///< from 1
  bool Rest;     ///< `$N...`: and all that follow
  size_t Offset; ///< of the `$` in the piece
  size_t Length;
};

/// All references of \p Piece, left to right.
llvm::SmallVector<ArgReference, 2> argReferences(llvm::StringRef Piece);

/// Number of arguments of the call that a call with \p Arity arguments becomes.
unsigned resultArity(const ArgTemplate &Template, unsigned Arity);

/// A row that keeps its name must not change what it has made: a second
/// translation would add or drop again. \p Rows are all rows of one name and
/// kind. The error says which number of arguments is at fault.
llvm::Error checkSettles(llvm::ArrayRef<const MapEntry *> Rows);

} // namespace hipify

#endif
