//===- VectorOperators.cpp - operators that HIP's vectors have already ----===//
//
// The project's `operator*(float4, float4)` and `operator+=(float4 &, float4)`
// are ambiguous beside HIP's own. Definitions that compute the same, component
// by component, are left to CUDA by `#if !defined(__HIP_PLATFORM_AMD__)`.
//
//===----------------------------------------------------------------------===//

#include "DeviceVisitor.h"
#include "hipify/Tokens.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

using namespace clang;

/// One definition: its finding, and the lines that would be hidden.
struct Clash {
  FileFacts *File;
  Finding What;
  ByteRange Lines; ///< empty: not written so that it can be hidden
  FileID Where;
};

class VectorOperators : public DeviceVisitor {
public:
  using DeviceVisitor::DeviceVisitor;

  bool VisitFunctionDecl(FunctionDecl *D) override {
    if (D->isOverloadedOperator() && !isa<CXXMethodDecl>(D) &&
        D->getNumParams() == 2 && D->isThisDeclarationADefinition() &&
        !D->isDependentContext() && D->getDeclContext()->isFileContext())
      check(D);
    return true;
  }

  void finish() {
    llvm::stable_sort(Found, [](const Clash &A, const Clash &B) {
      return std::tie(A.Where, A.What.Range) < std::tie(B.Where, B.What.Range);
    });
    for (size_t I = 0; I != Found.size();) {
      size_t Next = I + 1;
      if (Found[I].Lines.size())
        Next = hideGroup(I);
      for (; I != Next; ++I)
        Found[I].File->Findings.push_back(std::move(Found[I].What));
    }
  }

private:
  std::vector<Clash> Found;

  /// The number of components of `float4` and its like; 0 for other types.
  unsigned components(QualType T) const {
    const auto *Record = T.getNonReferenceType()->getAsCXXRecordDecl();
    if (!Record || !Record->getIdentifier() ||
        View.Where.origin(Record) != Origin::Cuda)
      return 0;
    llvm::StringRef Name = Record->getName();
    unsigned Count =
        Name.back() >= '1' && Name.back() <= '4' ? Name.back() - '0' : 0;
    bool Vector = llvm::StringSwitch<bool>(Name.drop_back())
                      .Cases({"char", "uchar", "short", "ushort"}, true)
                      .Cases({"int", "uint", "long", "ulong"}, true)
                      .Cases({"longlong", "ulonglong", "float", "double"}, true)
                      .Default(false);
    return Vector ? Count : 0;
  }

  static bool isMutableReference(QualType T) {
    return T->isLValueReferenceType() &&
           !T.getNonReferenceType().isConstQualified();
  }

  /// `*` and `/` of two vectors are ambiguous from ROCm 6 on, `+` and `-` are
  /// not; compound assignments are unless the second operand binds closer.
  bool clashes(const FunctionDecl *D) const {
    QualType Left = D->getParamDecl(0)->getType();
    QualType Right = D->getParamDecl(1)->getType();
    if (!View.Context.hasSameUnqualifiedType(Left.getNonReferenceType(),
                                             Right.getNonReferenceType()))
      return false;
    switch (D->getOverloadedOperator()) {
    case OO_Star:
    case OO_Slash:
      return View.Options.Rocm >= Version(6);
    case OO_PlusEqual:
    case OO_MinusEqual:
    case OO_StarEqual:
    case OO_SlashEqual:
      return isMutableReference(Left) && !isMutableReference(Right);
    default:
      return false;
    }
  }

  /// The body without white space and comments.
  std::string bodyText(const FunctionDecl *D) const {
    auto At = View.spelled(D->getBody()->getSourceRange());
    if (!At)
      return {};
    const SourceManager &SM = View.Where.sources();
    llvm::StringRef Text = SM.getBufferData(SM.getFileID(D->getLocation()));
    TokenView Tokens(Text.slice(At->Range.Begin, At->Range.End));
    std::string Result;
    for (uint32_t I = 0; I != Tokens.tokens().size(); ++I) {
      if (!Result.empty() && isIdentifierChar(Result.back()) &&
          isIdentifierChar(Tokens.spelling(I).front()))
        Result += ' ';
      Result += Tokens.spelling(I);
    }
    return Result;
  }
  static bool isIdentifierChar(char C) { return llvm::isAlnum(C) || C == '_'; }

  /// The body does to each component what HIP's operator does.
  bool isComponentwise(const FunctionDecl *D, unsigned Count) const {
    std::string Body = bodyText(D);
    std::string A = D->getParamDecl(0)->getName().str();
    std::string B = D->getParamDecl(1)->getName().str();
    std::string Op = getOperatorSpelling(D->getOverloadedOperator());
    std::string Statements = "{", List;
    for (unsigned I = 0; I != Count; ++I) {
      std::string Part(1, "xyzw"[I]);
      Statements += A + "." + Part + Op + B + "." + Part + ";";
      List += (I ? "," : "") + A + "." + Part + Op + B + "." + Part;
    }
    if (Body == Statements + "}" || Body == Statements + "return " + A + ";}")
      return true;
    std::string Type =
        D->getReturnType()
                .getUnqualifiedType()
                .getCanonicalType()
                ->isRecordType()
            ? D->getReturnType()->getAsCXXRecordDecl()->getName().str()
            : std::string();
    return Body == "{return make_" + Type + "(" + List + ");}" ||
           Body == "{return " + Type + "{" + List + "};}" ||
           Body == "{return{" + List + "};}";
  }

  void check(FunctionDecl *D) {
    unsigned Count = components(D->getParamDecl(0)->getType());
    auto Place = View.Where.spelling(D->getLocation());
    if (!Count || !Place || !clashes(D) || inCudaBranch(View, D->getLocation()))
      return;
    bool Same = isComponentwise(D, Count);
    // What nobody calls is no conflict, but hiding it is no loss either.
    if (!Same && !D->isReferenced())
      return;
    std::string Op = getOperatorSpelling(D->getOverloadedOperator());
    std::string Type = D->getParamDecl(0)
                           ->getType()
                           .getNonReferenceType()
                           ->getAsCXXRecordDecl()
                           ->getName()
                           .str();
    Clash C{
        Place->File, {}, {}, View.Where.sources().getFileID(D->getLocation())};
    if (auto Edits = Same ? hideFromHip(View, D) : std::vector<Edit>();
        Edits.size() == 2)
      C.Lines = {Edits[0].Range.Begin, Edits[1].Range.Begin};
    std::string Text = "operator '" + Op + "' on '" + Type +
                       "' conflicts with the operator HIP already provides";
    bool Done = C.Lines.size();
    Text += Done ? "; it does the same, and this one is left to CUDA"
            : Same
                ? ": put #if !defined(__HIP_PLATFORM_AMD__) around it"
                : ", and does not obviously do the same component by "
                  "component: calls are ambiguous; give it a name, or leave it "
                  "to CUDA by #if !defined(__HIP_PLATFORM_AMD__)";
    C.What = {"vector-operator-clash",
              Done ? Severity::Note : Severity::Error,
              {Place->Offset, Place->Offset + 8},
              std::move(Text),
              {},
              Place->ViaMacro ? Trust::Expanded : Trust::Resolved,
              false};
    Found.push_back(std::move(C));
  }

  /// Hides definition \p First and those that follow it with nothing but blank
  /// lines between; returns the index behind them.
  size_t hideGroup(size_t First) {
    llvm::StringRef Text =
        View.Where.sources().getBufferData(Found[First].Where);
    size_t Next = First + 1;
    uint32_t End = Found[First].Lines.End;
    while (Next != Found.size() && Found[Next].Lines.size() &&
           Found[Next].Where == Found[First].Where &&
           Found[Next].Lines.Begin >= End &&
           Text.slice(End, Found[Next].Lines.Begin).trim().empty())
      End = Found[Next++].Lines.End;
    llvm::StringRef Newline = End > 1 && Text[End - 2] == '\r' ? "\r\n" : "\n";
    Found[First].What.Edits = {
        Edit::insert(Found[First].Lines.Begin,
                     ("#if !defined(__HIP_PLATFORM_AMD__)" + Newline).str()),
        Edit::insert(End, ("#endif" + Newline).str())};
    return Next;
  }
};

void runVectorOperators(const AstView &View) {
  VectorOperators Visitor(View);
  Visitor.run();
  Visitor.finish();
}

/// # vector-operator-clash
/// Severity: note or error.
///
/// The project defines `*` or `/` of two CUDA vectors, or `+=`, `-=`, `*=`, `/=`
/// of a vector with a vector. HIP's vector types have these themselves, as
/// functions that fit as well: calls are ambiguous and do not compile (`*` and
/// `/` from ROCm 6.0 on). Other operators of the project (`+`, `-`, with
/// scalars, comparisons) are preferred to HIP's and stay.
///
/// A definition that works component by component does what HIP's does; it is
/// left to CUDA. Any other one (a cross product, complex numbers in a float2) is
/// an error: give it a name.
///
/// ```
/// #if !defined(__HIP_PLATFORM_AMD__)
/// inline __host__ __device__ void operator+=(float2 &a, float2 b) {
///   a.x += b.x;
///   a.y += b.y;
/// }
/// #endif
/// ```
HIPIFY_AST_CHECK("vector-operator-clash", runVectorOperators);

} // namespace
} // namespace hipify
