//===- Branches.cpp - conditions on HIP's macros to vendors' branches -----===//

#include "Branches.h"
#include "GuardNames.h"

namespace hipify {

/// `#ifdef X`, `#ifndef X`, `#if defined(X)`, `#if !defined(X)` of a HIP macro:
/// whose code its branch is.
static std::optional<Vendor> vendorOf(const TokenView &T, const Directive &D) {
  uint32_t Name = D.FirstTok + 2;
  bool Negative = D.Name == "ifndef";
  if (D.Name == "if") {
    if (T.is(Name, clang::tok::exclaim)) {
      Negative = true;
      ++Name;
    }
    if (!T.isIdentifier(Name, "defined"))
      return std::nullopt;
    Name += T.is(Name + 1, clang::tok::l_paren) ? 2 : 1;
  } else if (D.Name != "ifdef" && D.Name != "ifndef") {
    return std::nullopt;
  }
  if (Name >= D.EndTok || D.EndTok - Name > 2 || !isHipGuard(T.spelling(Name)))
    return std::nullopt;
  return Negative ? Vendor::Cuda : Vendor::Hip;
}

/// `#if CUDA_VERSION >= 12080`: of CUDA's release alone.
static bool asksCudaVersion(const TokenView &T, const Directive &D) {
  bool Version = false;
  for (uint32_t I = D.FirstTok + 2; I < D.EndTok; ++I) {
    Version |= isVersionMacro(T.spelling(I));
    if (isHipGuard(T.spelling(I)) || T.is(I, clang::tok::pipepipe) ||
        T.is(I, clang::tok::exclaim))
      return false;
  }
  return D.Name == "if" && Version;
}

/// `#elif __HIPCC__`, `#elif defined(__HIP_PLATFORM_AMD__)`.
static bool isHipAlternative(const TokenView &T, const Directive &D) {
  if (D.Name != "elif")
    return false;
  for (uint32_t I = D.FirstTok + 2; I < D.EndTok; ++I)
    if (isHipGuard(T.spelling(I)))
      return !T.is(I - 1, clang::tok::exclaim);
  return false;
}

std::vector<ByteRange> branchesOf(const TokenView &T, Vendor Side) {
  std::vector<ByteRange> Result;
  const auto &Dirs = T.directives();
  // The next directive of the same chain behind Dirs[I].
  auto Next = [&](size_t I) {
    size_t J = I + 1;
    while (J != Dirs.size() &&
           !(Dirs[J].Parent == Dirs[I].Parent &&
             (Dirs[J].Name.starts_with("el") || Dirs[J].Name == "endif")))
      ++J;
    return J;
  };
  for (size_t I = 0; I != Dirs.size(); ++I) {
    auto First = vendorOf(T, Dirs[I]);
    if (!First && asksCudaVersion(T, Dirs[I]))
      if (size_t Other = Next(I);
          Other != Dirs.size() && isHipAlternative(T, Dirs[Other])) {
        size_t End = Side == Vendor::Cuda ? Other : Next(Other);
        size_t Begin = Side == Vendor::Cuda ? I : Other;
        if (End != Dirs.size())
          Result.push_back({Dirs[Begin].Lines.End, Dirs[End].Lines.Begin});
      }
    if (!First)
      continue;
    size_t Second = Next(I);
    if (Second == Dirs.size())
      continue;
    if (*First == Side) {
      Result.push_back({Dirs[I].Lines.End, Dirs[Second].Lines.Begin});
      continue;
    }
    size_t End = Dirs[Second].Name == "else" ? Next(Second) : Dirs.size();
    if (End != Dirs.size())
      Result.push_back({Dirs[Second].Lines.End, Dirs[End].Lines.Begin});
  }
  return Result;
}

} // namespace hipify
