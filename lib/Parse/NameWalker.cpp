//===- NameWalker.cpp - an AST to names, calls and launches ---------------===//

#include "NameWalker.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"

namespace hipify {
namespace {

using namespace clang;

/// `a::b::name` without inline and anonymous namespaces and template
/// arguments: the form of the mapping rows.
std::string qualifiedName(const NamedDecl *D) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  llvm::SmallVector<const NamedDecl *, 4> Scopes;
  for (const DeclContext *C = D->getDeclContext(); C; C = C->getParent()) {
    if (const auto *NS = dyn_cast<NamespaceDecl>(C)) {
      if (!NS->isInline() && !NS->isAnonymousNamespace())
        Scopes.push_back(NS);
    } else if (const auto *Tag = dyn_cast<TagDecl>(C)) {
      if (isa<RecordDecl>(Tag))
        Scopes.push_back(Tag);
    }
  }
  for (const NamedDecl *S : llvm::reverse(Scopes)) {
    const auto *Tag = dyn_cast<TagDecl>(S);
    const NamedDecl *Named = S;
    if (Tag && !Tag->getIdentifier() && Tag->getTypedefNameForAnonDecl())
      Named = Tag->getTypedefNameForAnonDecl();
    OS << Named->getName() << "::";
  }
  if (D->getDeclName().isIdentifier())
    OS << D->getName();
  return Text;
}

class Walker : public RecursiveASTVisitor<Walker> {
public:
  Walker(ASTContext &Context, Origins &Where)
      : Context(Context), Where(Where) {}

  bool shouldVisitTemplateInstantiations() const { return false; }
  bool shouldVisitImplicitCode() const { return false; }

  void name(SourceLocation Loc, const NamedDecl *D, bool Declares = false) {
    if (!D)
      return;
    auto At = Where.spelling(Loc);
    if (!At)
      return;
    if (const auto *Shadow = dyn_cast<UsingShadowDecl>(D))
      D = Shadow->getTargetDecl();
    Origin From = Where.origin(D);
    At->File->Names.push_back(
        {At->Offset, From, At->ViaMacro, Declares && From == Origin::User,
         From == Origin::Cuda              ? qualifiedName(D)
         : D->getDeclName().isIdentifier() ? D->getName().str()
                                           : std::string()});
  }

  void angle(SourceLocation Loc) {
    if (auto At = Where.spelling(Loc))
      At->File->Angles.push_back(At->Offset);
  }

  // Declarations.
  bool VisitNamedDecl(NamedDecl *D) {
    // Their location is the name they bring in, a use of it.
    if (isa<UsingDecl, UsingDirectiveDecl, UsingShadowDecl, UsingPackDecl>(D))
      return true;
    // `cudaMalloc(&p, 4);` outside a function, behind a stray brace for example:
    // no type, so nobody's declaration.
    if (D->isInvalidDecl() && D->getBeginLoc() == D->getLocation())
      return true;
    if (D->getIdentifier() && !D->isImplicit())
      name(D->getLocation(), D,
           /*Declares=*/D->getDeclContext()->isFileContext());
    return true;
  }
  bool VisitFunctionDecl(FunctionDecl *D) {
    signature(D);
    return true;
  }
  bool
  VisitClassTemplateSpecializationDecl(ClassTemplateSpecializationDecl *D) {
    specialisation(D);
    return true;
  }
  bool VisitUsingDirectiveDecl(UsingDirectiveDecl *D) {
    name(D->getIdentLocation(), D->getNominatedNamespaceAsWritten());
    return true;
  }
  bool VisitNamespaceAliasDecl(NamespaceAliasDecl *D) {
    name(D->getTargetNameLoc(), D->getAliasedNamespace());
    return true;
  }
  bool VisitUsingDecl(UsingDecl *D) {
    for (const UsingShadowDecl *S : D->shadows()) {
      name(D->getNameInfo().getLoc(), S->getTargetDecl());
      break;
    }
    return true;
  }
  bool TraverseConstructorInitializer(CXXCtorInitializer *Init) {
    if (Init->isWritten() && Init->isAnyMemberInitializer())
      name(Init->getMemberLocation(), Init->getAnyMember());
    return RecursiveASTVisitor::TraverseConstructorInitializer(Init);
  }

  // Qualifiers.
  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc Loc) {
    if (Loc && Loc.getNestedNameSpecifier().getKind() ==
                   NestedNameSpecifier::Kind::Namespace)
      name(Loc.getLocalBeginLoc(), Loc.castAsNamespaceAndPrefix().Namespace);
    return RecursiveASTVisitor::TraverseNestedNameSpecifierLoc(Loc);
  }

  // Types.
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) {
    name(T.getNameLoc(), T.getDecl());
    return true;
  }
  bool VisitUsingTypeLoc(UsingTypeLoc T) {
    name(T.getNameLoc(), T.getDecl());
    return true;
  }
  bool VisitTagTypeLoc(TagTypeLoc T) {
    name(T.getNameLoc(), T.getDecl());
    return true;
  }
  bool VisitTemplateSpecializationTypeLoc(TemplateSpecializationTypeLoc T) {
    name(T.getTemplateNameLoc(),
         T.getTypePtr()->getTemplateName().getAsTemplateDecl());
    angle(T.getLAngleLoc());
    return true;
  }
  bool VisitDeducedTemplateSpecializationTypeLoc(
      DeducedTemplateSpecializationTypeLoc T) {
    name(T.getTemplateNameLoc(),
         T.getTypePtr()->getTemplateName().getAsTemplateDecl());
    return true;
  }

  // Expressions.
  bool VisitDeclRefExpr(DeclRefExpr *E) {
    name(E->getLocation(), E->getFoundDecl());
    angle(E->getLAngleLoc());
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) {
    name(E->getMemberLoc(), E->getMemberDecl());
    angle(E->getLAngleLoc());
    return true;
  }
  bool VisitOverloadExpr(OverloadExpr *E) {
    angle(E->getLAngleLoc());
    // Candidates may mix: a user's overload beside CUDA's is the user's name.
    const NamedDecl *Chosen = nullptr;
    for (const NamedDecl *D : E->decls()) {
      Origin From = Where.origin(D->getUnderlyingDecl());
      if (!Chosen || From == Origin::User)
        Chosen = D->getUnderlyingDecl();
    }
    name(E->getNameLoc(), Chosen);
    return true;
  }
  bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) {
    angle(E->getLAngleLoc());
    return true;
  }
  bool VisitDependentScopeDeclRefExpr(DependentScopeDeclRefExpr *E) {
    angle(E->getLAngleLoc());
    return true;
  }
  bool VisitDesignatedInitExpr(DesignatedInitExpr *E) {
    for (const auto &D : E->designators())
      if (D.isFieldDesignator() && D.getFieldDecl())
        name(D.getFieldLoc(), D.getFieldDecl());
    return true;
  }
  bool VisitOffsetOfExpr(OffsetOfExpr *E) {
    for (unsigned I = 0; I != E->getNumComponents(); ++I)
      if (E->getComponent(I).getKind() == OffsetOfNode::Field)
        name(E->getComponent(I).getEndLoc(), E->getComponent(I).getField());
    return true;
  }
  bool VisitCallExpr(CallExpr *E) {
    call(E);
    return true;
  }
  bool VisitCUDAKernelCallExpr(CUDAKernelCallExpr *E) {
    auto Begin = Where.spelling(E->getCallee()->getBeginLoc());
    // The configuration is a call of its own whose `(` is the `<<<`.
    auto Chevron = Where.spelling(E->getConfig()->getBeginLoc());
    if (Begin && Chevron)
      Chevron->File->Launches.push_back(
          {Begin->Offset, Chevron->Offset, onDevice()});
    return true;
  }

  bool TraverseFunctionDecl(FunctionDecl *D) {
    return inside(D,
                  [&] { return RecursiveASTVisitor::TraverseFunctionDecl(D); });
  }
  bool TraverseCXXMethodDecl(CXXMethodDecl *D) {
    return inside(
        D, [&] { return RecursiveASTVisitor::TraverseCXXMethodDecl(D); });
  }

private:
  ASTContext &Context;
  Origins &Where;
  llvm::SmallVector<const FunctionDecl *, 4> Functions;

  template <typename Fn> bool inside(const FunctionDecl *D, Fn Traverse) {
    Functions.push_back(D);
    bool Continue = Traverse();
    Functions.pop_back();
    return Continue;
  }
  bool onDevice() const {
    return !Functions.empty() &&
           (Functions.back()->hasAttr<CUDAGlobalAttr>() ||
            (Functions.back()->hasAttr<CUDADeviceAttr>() &&
             !Functions.back()->hasAttr<CUDAHostAttr>()));
  }

  static const NamedDecl *calleeDecl(const CallExpr *E, SourceLocation &Loc) {
    const Expr *Callee = E->getCallee()->IgnoreParenImpCasts();
    if (const auto *Ref = dyn_cast<DeclRefExpr>(Callee)) {
      Loc = Ref->getLocation();
      return Ref->getDecl();
    }
    if (const auto *Lookup = dyn_cast<UnresolvedLookupExpr>(Callee)) {
      Loc = Lookup->getNameLoc();
      return Lookup->decls_begin() == Lookup->decls_end()
                 ? nullptr
                 : *Lookup->decls_begin();
    }
    return nullptr;
  }

  void call(const CallExpr *E) {
    SourceLocation Loc;
    const NamedDecl *D = calleeDecl(E, Loc);
    if (!D || Where.origin(D) != Origin::Cuda)
      return;
    auto At = Where.written(Loc);
    if (!At)
      return;
    CallFact Fact{At->Offset, {}};
    for (const Expr *A : E->arguments())
      if (!isa<CXXDefaultArgExpr>(A))
        Fact.Args.push_back(shape(A));
    At->File->Calls.push_back(std::move(Fact));
  }

  /// A type as text without the user's typedefs, and whether CUDA's are in it.
  /// An address is told from the integer that CUDA stores it in.
  std::pair<std::string, bool> signatureType(QualType Written) const {
    for (QualType T = Written.getNonReferenceType();
         const auto *Typedef = T->getAs<TypedefType>();
         T = Typedef->getDecl()->getUnderlyingType())
      if (Typedef->getDecl()->getName().starts_with("CUdeviceptr") &&
          Where.origin(Typedef->getDecl()) == Origin::Cuda)
        return {"CUdeviceptr", true};
    QualType T = Written.getCanonicalType();
    QualType Inner = T.getNonReferenceType();
    while (Inner->isPointerType())
      Inner = Inner->getPointeeType();
    const TagDecl *Tag = Inner->getAsTagDecl();
    PrintingPolicy Policy(Context.getLangOpts());
    Policy.SuppressTagKeyword = true;
    // `void *` is what CUDA's integer addresses become.
    bool OfCuda = (Tag && Where.origin(Tag) == Origin::Cuda) ||
                  T.getNonReferenceType()->isVoidPointerType();
    return {T.getAsString(Policy), OfCuda};
  }

  void specialisation(const ClassTemplateSpecializationDecl *D) {
    auto At = Where.spelling(D->getLocation());
    if (!At || !D->isExplicitSpecialization())
      return;
    SignatureFact Fact{At->Offset, qualifiedName(D) + "<>", {}};
    bool Cudas = false;
    for (const TemplateArgument &A : D->getTemplateArgs().asArray()) {
      if (A.getKind() != TemplateArgument::Type)
        return;
      auto [Type, OfCuda] = signatureType(A.getAsType());
      Cudas |= OfCuda;
      Fact.Params.push_back(std::move(Type));
    }
    if (Cudas)
      At->File->Signatures.push_back(std::move(Fact));
  }

  /// Two of CUDA's types may become one HIP type; then overloads collide.
  void signature(const FunctionDecl *D) {
    bool Explicit =
        D->getTemplateSpecializationKind() == TSK_ExplicitSpecialization;
    if (D->getPreviousDecl() && !Explicit)
      return;
    auto At = Where.spelling(D->getLocation());
    if (!At || !D->getIdentifier())
      return;
    SignatureFact Fact{At->Offset, qualifiedName(D), {}};
    bool Cudas = false;
    if (const auto *Args = D->getTemplateSpecializationArgs())
      for (const TemplateArgument &A : Args->asArray())
        if (A.getKind() == TemplateArgument::Type) {
          auto [Type, OfCuda] = signatureType(A.getAsType());
          Cudas |= OfCuda;
          Fact.Params.push_back("<" + std::move(Type) + ">");
        }
    for (const ParmVarDecl *P : D->parameters()) {
      auto [Type, OfCuda] = signatureType(P->getType());
      Cudas |= OfCuda;
      Fact.Params.push_back(std::move(Type));
    }
    if (Cudas)
      At->File->Signatures.push_back(std::move(Fact));
  }

  /// `const float *const *`.
  static std::string pointerName(QualType T) {
    PrintingPolicy Policy((LangOptions()));
    Policy.SuppressTagKeyword = true;
    return T.getUnqualifiedType().getAsString(Policy);
  }

  ArgFact shape(const Expr *A) const {
    A = A->IgnoreParenImpCasts();
    if (const auto *Unary = dyn_cast<UnaryOperator>(A);
        Unary && Unary->getOpcode() == UO_AddrOf &&
        isa<OverloadExpr>(Unary->getSubExpr()->IgnoreParens()))
      A = Unary->getSubExpr()->IgnoreParens();
    if (const auto *Set = dyn_cast<OverloadExpr>(A))
      return {namesFunction(Set) ? ArgShape::Kernel : ArgShape::Other, {}};
    if (isa<StringLiteral>(A))
      return {ArgShape::String, {}};
    QualType T = A->getType().getNonReferenceType().getCanonicalType();
    if (T->isDependentType())
      return {};
    if (T->isArrayType())
      T = Context.getArrayDecayedType(T);
    if (T->isFunctionType() || T->isFunctionPointerType())
      return {ArgShape::Kernel, {}};
    if (const auto *P = T->getAs<PointerType>()) {
      QualType To = P->getPointeeType();
      if (To->isCharType() && To.isConstQualified())
        return {ArgShape::String, pointerName(T)};
      return {To->isVoidType() ? ArgShape::VoidPointer : ArgShape::Pointer,
              pointerName(T)};
    }
    if (const auto *Tag = T->getAsTagDecl()) {
      std::string Name = qualifiedName(Tag);
      if (!Tag->getIdentifier() && Tag->getTypedefNameForAnonDecl())
        Name = Tag->getTypedefNameForAnonDecl()->getName().str();
      return {isa<EnumDecl>(Tag) ? ArgShape::Enum : ArgShape::Record, Name};
    }
    if (T->isSpecificBuiltinType(BuiltinType::Float) ||
        T->isSpecificBuiltinType(BuiltinType::Double))
      return {ArgShape::Floating, {}};
    return {T->isIntegerType() ? ArgShape::Integer : ArgShape::Other, {}};
  }

  static bool namesFunction(const OverloadExpr *Set) {
    return llvm::any_of(Set->decls(), [](const NamedDecl *D) {
      return isa<FunctionDecl, FunctionTemplateDecl>(D->getUnderlyingDecl());
    });
  }
};

} // namespace

void walkNames(Decl *Root, ASTContext &Context, Origins &Where) {
  Walker(Context, Where).TraverseDecl(Root);
}

} // namespace hipify
