//===- Finding.h - what the analysis has to say about a place -------------===//
//
// A translation is a finding that brings edits; a hazard is a finding that
// brings advice. Findings are plain values: sorted, merged, stored and tested
// without Clang.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_FINDING_H
#define HIPIFY_FINDING_H

#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

namespace hipify {

/// How bad a finding is. Translations are notes: they are done.
enum class Severity : uint8_t { Note, Warning, Error };

/// How a place was understood, from weakest to strongest.
enum class Trust : uint8_t {
  Lexical,  ///< tokens only: inactive code, or code that did not parse
  Expanded, ///< a declaration is known through a macro's expansion
  Resolved, ///< the declaration is known
};

/// A half-open range of bytes of one file, `[Begin, End)`.
struct ByteRange {
  uint32_t Begin = 0;
  uint32_t End = 0;

  uint32_t size() const { return End - Begin; }
  bool contains(ByteRange R) const { return Begin <= R.Begin && R.End <= End; }
  bool touches(ByteRange R) const { return Begin < R.End && R.Begin < End; }
  auto operator<=>(const ByteRange &) const = default;
};

/// Part of an edit's new text: either literal text, or the text that a range
/// of the original file has after its own edits. So arguments can move while
/// the names inside them are still translated.
struct Piece {
  std::string Text;
  ByteRange Slice; ///< used where Text is empty and the slice is not

  static Piece text(std::string T) { return {std::move(T), {}}; }
  static Piece slice(ByteRange R) { return {{}, R}; }
  bool isSlice() const { return Slice.size() != 0; }
  auto operator<=>(const Piece &) const = default;
};

/// Replaces Range (empty: inserts before Range.Begin) by the pieces in order.
struct Edit {
  ByteRange Range;
  std::vector<Piece> Pieces;

  static Edit replace(ByteRange R, std::string T) {
    return {R, {Piece::text(std::move(T))}};
  }
  static Edit insert(uint32_t At, std::string T) {
    return replace({At, At}, std::move(T));
  }
  static Edit remove(ByteRange R) { return {R, {}}; }
  auto operator<=>(const Edit &) const = default;
};

/// One finding in one file. Ids are kebab-case, family first
/// (`api-unsupported`); the id names the test and the documentation page.
struct Finding {
  std::string Id;
  Severity Level = Severity::Note;
  ByteRange Range;         ///< the place, in bytes of the original file
  std::string Message;     ///< one sentence, no final full stop
  std::vector<Edit> Edits; ///< empty: advice only
  Trust Certainty = Trust::Lexical;
  bool Unsafe = false; ///< edits are offered, applied on request only

  auto key() const { return std::tie(Range, Id, Message, Edits); }
  friend bool operator<(const Finding &A, const Finding &B) {
    return A.key() < B.key();
  }
  friend bool operator==(const Finding &A, const Finding &B) {
    return A.key() == B.key();
  }
};

} // namespace hipify

#endif
