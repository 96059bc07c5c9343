//===- Launch.cpp - `k<<<g, b>>>(p)` to hipLaunchKernelGGL ----------------===//
//
// HIP's compiler takes `<<<>>>`; launches stay unless --launch=ggl asks for
// the macro form. A launch from device code has no counterpart at all.
//
//===----------------------------------------------------------------------===//

#include "hipify/Check.h"
#include "llvm/ADT/STLExtras.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

struct LaunchView {
  uint32_t First;   ///< first token of the callee
  uint32_t Chevron; ///< `<<<`
  uint32_t CloseParen;
  std::vector<ByteRange> Config, Args;
};

/// First token of the postfix expression that ends before token \p End:
/// `ns::Obj<float>::run`, `this->kern`, `table[i]`, `pick(x)`.
uint32_t calleeBegin(const TokenView &T, uint32_t End) {
  uint32_t I = End;
  while (I > 0) {
    tok::TokenKind K = T.tokens()[I - 1].Kind;
    if (K == tok::greater || K == tok::greatergreater) {
      int Depth = 0;
      uint32_t J = I;
      while (J-- > 0) {
        tok::TokenKind Kind = T.tokens()[J].Kind;
        if (auto Open = T.opening(J)) {
          J = *Open;
          continue;
        }
        Depth += Kind == tok::greater ? 1 : Kind == tok::greatergreater ? 2 : 0;
        if (Kind == tok::less && --Depth <= 0)
          break;
        if (Kind == tok::semi)
          return End;
      }
      I = J;
    } else if (K == tok::r_paren || K == tok::r_square) {
      auto Open = T.opening(I - 1);
      if (!Open)
        return End;
      I = *Open;
      if (I == 0 || !T.is(I - 1, tok::raw_identifier))
        return I;
    } else if (K == tok::raw_identifier) {
      --I;
      if (I == 0 || !(T.is(I - 1, tok::coloncolon) ||
                      T.is(I - 1, tok::period) || T.is(I - 1, tok::arrow)))
        return I;
      --I; // the operator; a leading `::` may stand alone
      if (I == 0 ||
          !(T.is(I - 1, tok::raw_identifier) || T.is(I - 1, tok::greater) ||
            T.is(I - 1, tok::r_paren) || T.is(I - 1, tok::r_square)))
        return I;
    } else {
      return I;
    }
  }
  return I;
}

/// Splits tokens [First, End) at commas outside brackets and angles.
std::vector<ByteRange> split(const FileContext &C, uint32_t First,
                             uint32_t End) {
  const TokenView &T = C.Tokens;
  std::vector<ByteRange> Parts;
  uint32_t Begin = First;
  auto Finish = [&](uint32_t I) {
    if (Begin < I)
      Parts.push_back(
          {T.tokens()[Begin].Range.Begin, T.tokens()[I - 1].Range.End});
    Begin = I + 1;
  };
  for (uint32_t I = First; I < End; ++I) {
    if (auto Close = T.matching(I))
      I = *Close;
    else if (auto Angle = templateEnd(T, I, C.Facts.Angles);
             Angle && *Angle < End)
      I = *Angle;
    else if (T.is(I, tok::comma))
      Finish(I);
  }
  Finish(End);
  return Parts;
}

std::optional<LaunchView> launchAt(const FileContext &C, uint32_t Chevron) {
  const TokenView &T = C.Tokens;
  uint32_t Close = Chevron + 1, E = T.tokens().size();
  for (; Close < E && !T.is(Close, tok::greatergreatergreater); ++Close) {
    if (auto Match = T.matching(Close))
      Close = *Match;
    else if (T.is(Close, tok::semi))
      return std::nullopt;
  }
  if (!T.is(Close + 1, tok::l_paren))
    return std::nullopt;
  auto End = T.matching(Close + 1);
  uint32_t First = calleeBegin(T, Chevron);
  if (!End || First == Chevron)
    return std::nullopt;
  return LaunchView{First, Chevron, *End, split(C, Chevron + 1, Close),
                    split(C, Close + 2, *End)};
}

/// A grid or block size as dim3, unless it is written as one.
void addDim(std::vector<Piece> &Pieces, const FileContext &C, ByteRange R) {
  llvm::StringRef Text = C.Tokens.slice(R);
  bool Written = Text.starts_with("dim3(") || Text.starts_with("dim3 (") ||
                 Text.starts_with("dim3{");
  Pieces.push_back(Piece::text(Written ? ", " : ", dim3("));
  Pieces.push_back(Piece::slice(R));
  if (!Written)
    Pieces.push_back(Piece::text(")"));
}

/// The macro takes these arguments by name: a comma of template arguments
/// would part them.
void addMacroArgument(std::vector<Piece> &Pieces, const FileContext &C,
                      ByteRange R) {
  bool Comma = false;
  for (uint32_t I = C.Tokens.tokenAt(R.Begin);
       I < C.Tokens.tokens().size() && C.Tokens.tokens()[I].Range.Begin < R.End;
       ++I) {
    if (auto Close = C.Tokens.matching(I);
        Close && C.Tokens.is(I, tok::l_paren))
      I = *Close;
    else
      Comma |= C.Tokens.is(I, tok::comma);
  }
  if (Comma)
    Pieces.push_back(Piece::text("("));
  Pieces.push_back(Piece::slice(R));
  if (Comma)
    Pieces.push_back(Piece::text(")"));
}

Edit toGgl(const FileContext &C, const LaunchView &L) {
  const auto &Toks = C.Tokens.tokens();
  ByteRange Callee{Toks[L.First].Range.Begin, Toks[L.Chevron - 1].Range.End};
  Edit E{{Callee.Begin, Toks[L.CloseParen].Range.End}, {}};
  bool Bracket =
      C.Tokens.slice(Callee).find_first_of("<,") != llvm::StringRef::npos;
  E.Pieces.push_back(
      Piece::text(Bracket ? "hipLaunchKernelGGL((" : "hipLaunchKernelGGL("));
  E.Pieces.push_back(Piece::slice(Callee));
  if (Bracket)
    E.Pieces.push_back(Piece::text(")"));
  addDim(E.Pieces, C, L.Config[0]);
  addDim(E.Pieces, C, L.Config[1]);
  for (unsigned I : {2u, 3u}) {
    E.Pieces.push_back(Piece::text(", "));
    if (I >= L.Config.size())
      E.Pieces.push_back(Piece::text("0"));
    else
      addMacroArgument(E.Pieces, C, L.Config[I]);
  }
  for (ByteRange A : L.Args) {
    E.Pieces.push_back(Piece::text(", "));
    E.Pieces.push_back(Piece::slice(A));
  }
  E.Pieces.push_back(Piece::text(")"));
  return E;
}

void runLaunch(const FileContext &C, FindingSink &Out) {
  const auto &Toks = C.Tokens.tokens();
  for (const LaunchFact &L : C.Facts.Launches)
    if (L.OnDevice)
      Out.push_back({"device-launch",
                     Severity::Error,
                     {L.Chevron, L.Chevron + 3},
                     "a kernel launched from device code does not run on AMD "
                     "GPUs: HIP has no dynamic parallelism; launch from the "
                     "host, or loop over the work in the parent kernel",
                     {},
                     Trust::Resolved,
                     false});
  if (C.Options.Launch != LaunchStyle::Ggl)
    return;
  for (uint32_t I = 0, E = Toks.size(); I != E; ++I) {
    if (Toks[I].Kind != tok::lesslessless)
      continue;
    auto Launch = launchAt(C, I);
    if (!Launch || Launch->Config.size() < 2 || Launch->Config.size() > 4)
      continue;
    Out.push_back({"launch",
                   Severity::Note,
                   Toks[I].Range,
                   "launch becomes hipLaunchKernelGGL",
                   {toGgl(C, *Launch)},
                   Trust::Lexical,
                   false});
  }
}

/// # launch
/// Severity: note.
/// Test: test/check/launch-ggl.cu.
///
/// With `--launch=ggl`, `kernel<<<grid, block, shared, stream>>>(a)` becomes
/// `hipLaunchKernelGGL(kernel, grid, block, shared, stream, a)`. HIP's compiler
/// takes both forms; without the option launches stay.
///
/// # device-launch
/// Severity: error.
///
/// A kernel is launched from device code (dynamic parallelism). HIP has no device
/// runtime on any AMD GPU: the launch does not compile.
///
/// Launch from the host between the parent's phases, or let the parent's blocks
/// loop over the children's work; a queue of work items in global memory serves
/// recursive algorithms.
HIPIFY_CHECK("launch", runLaunch);

} // namespace
} // namespace hipify
