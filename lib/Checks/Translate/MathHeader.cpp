//===- MathHeader.cpp - <math.h>, which nvcc includes by itself -----------===//

#include "InsertInclude.h"
#include "hipify/Check.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

/// What HIP's headers declare for device code alone; the other functions of
/// <math.h> come to host code through <cmath>. Tried with HIP 5.2 to 7.1.
bool isClassification(llvm::StringRef Name) {
  return llvm::StringSwitch<bool>(Name)
      .Cases({"fpclassify", "isfinite", "isgreater", "isgreaterequal", "isinf",
              "isless", "islessequal", "islessgreater", "isnan", "isnormal",
              "isunordered", "signbit"},
             true)
      .Default(false);
}

class MathHeader {
public:
  explicit MathHeader(const FileContext &C) : C(C), T(C.Tokens) {}

  /// The first use in host code of a name that nobody else declares.
  const Tok *firstUse() const {
    if (includesIt())
      return nullptr;
    const auto &Toks = T.tokens();
    bool DeviceOnly = false;
    for (uint32_t I = 0, Depth = 0, Begin = 0; I != Toks.size(); ++I) {
      if (T.is(I, tok::l_brace)) {
        if (Depth == 0 && opensScope(Begin, I)) {
          Begin = I + 1;
          continue;
        }
        if (Depth++ == 0)
          DeviceOnly = runsOnDeviceOnly(Begin, I);
      } else if (T.is(I, tok::r_brace)) {
        Depth -= Depth != 0;
        if (Depth == 0) {
          Begin = I + 1;
          DeviceOnly = false;
        }
      } else if (T.is(I, tok::semi) && Depth == 0) {
        Begin = I + 1;
      } else if (!DeviceOnly && isUse(I)) {
        return &Toks[I];
      }
    }
    return nullptr;
  }

private:
  const FileContext &C;
  const TokenView &T;

  bool includesIt() const {
    return llvm::any_of(T.directives(), [&](const Directive &D) {
      llvm::StringRef Line = T.slice(D.Lines);
      return D.Name == "include" &&
             (Line.contains("<math.h>") || Line.contains("\"math.h\""));
    });
  }

  /// `namespace n {`, `extern "C" {`, `struct S {`: what it holds is looked at
  /// as what stands outside.
  bool opensScope(uint32_t Begin, uint32_t Brace) const {
    bool Function = false;
    for (uint32_t I = Begin; I != Brace; ++I)
      Function |= T.is(I, tok::l_paren);
    return !Function;
  }

  bool runsOnDeviceOnly(uint32_t Begin, uint32_t Brace) const {
    bool Device = false, Host = false;
    for (uint32_t I = Begin; I != Brace; ++I) {
      Device |=
          T.isIdentifier(I, "__global__") || T.isIdentifier(I, "__device__");
      Host |= T.isIdentifier(I, "__host__");
    }
    return Device && !Host;
  }

  bool isUse(uint32_t I) const {
    const Tok &Token = T.tokens()[I];
    if (Token.Kind != tok::raw_identifier || Token.Directive >= 0 ||
        I + 1 == T.tokens().size() || !T.is(I + 1, tok::l_paren) ||
        !isClassification(T.spelling(I)))
      return false;
    if (I && (T.is(I - 1, tok::period) || T.is(I - 1, tok::arrow) ||
              T.is(I - 1, tok::coloncolon)))
      return false;
    // Without facts nobody knows who declares it: nothing is added.
    auto Facts = C.nameFacts(I);
    return !Facts.empty() && llvm::all_of(Facts, [](const NameFact &F) {
      return F.From == Origin::Cuda;
    });
  }
};

void runMathHeader(const FileContext &C, FindingSink &Out) {
  if (C.File && C.File->Kind == FileKind::CUnit)
    return;
  const Tok *Use = MathHeader(C).firstUse();
  if (!Use)
    return;
  uint32_t At = includeInsertionPoint(C.Tokens);
  std::string Line = ("#include <math.h>" + newlineOf(C.Tokens)).str();
  Out.push_back(
      {"math-include",
       Severity::Note,
       {At, At},
       ("nvcc includes <math.h> by itself; with HIP host code has no '" +
        C.Tokens.slice(Use->Range) + "' without it")
           .str(),
       {Edit::insert(At, Line)},
       Trust::Resolved,
       false});
}

/// # math-include
/// Severity: note.
/// Test: test/check/math-include.cu.
///
/// CUDA's headers include `<math.h>`, HIP's only `<cmath>` and their own device
/// functions: `isnan`, `isinf`, `isfinite`, `signbit` and the other macros that became
/// functions are then unknown to host code outside `std`.
///
/// The include is added to files that use one of them in host code.
HIPIFY_CHECK("math-include", runMathHeader);

} // namespace
} // namespace hipify
