//===- HeaderNames.cpp - what real headers declare ------------------------===//
#include "HeaderNames.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclFriend.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Tooling/Tooling.h"

using namespace clang;
using llvm::StringRef;

namespace hipify {
namespace {

/// Finds names and the header each comes from.
class Collector {
public:
  Collector(SourceManager &Sources, const HeaderRequest &Request,
            HeaderNames &Names)
      : Sources(Sources), Request(Request), Names(Names) {}

  void addScope(const DeclContext &Scope, const std::string &Prefix);
  void addMacro(const Token &Name, const MacroDirective &Macro);

private:
  void add(const Decl &D, const std::string &Prefix);
  void addFunction(const FunctionDecl &F, HeaderName &Name);
  void addFields(const RecordDecl &Record, const std::string &Owner);
  /// The header of \p Where below a folder that counts; empty elsewhere.
  StringRef headerOf(SourceLocation Where) const;

  HeaderName *entry(const std::string &Name, SourceLocation Where) {
    StringRef Header = headerOf(Where);
    if (Header.empty() || Name.empty())
      return nullptr;
    HeaderName &Entry = Names[Name];
    if (Entry.Header.empty())
      Entry.Header = Header.str();
    return &Entry;
  }

  SourceManager &Sources;
  const HeaderRequest &Request;
  HeaderNames &Names;
};

StringRef Collector::headerOf(SourceLocation Where) const {
  // What the compiler defines counts as well.
  if (Sources.isWrittenInBuiltinFile(Where))
    return "(compiler)";
  StringRef File = Sources.getFilename(Sources.getExpansionLoc(Where));
  for (StringRef Folder : Request.Folders)
    if (File.consume_front(Folder))
      return File.ltrim('/');
  return "";
}

void Collector::addMacro(const Token &Name, const MacroDirective &Macro) {
  const MacroInfo *Info = Macro.getMacroInfo();
  auto *Entry =
      entry(Name.getIdentifierInfo()->getName().str(), Name.getLocation());
  if (!Entry)
    return;
  Entry->Macro = true;
  if (Info->isObjectLike() && Info->getNumTokens() == 1)
    if (const IdentifierInfo *Of = Info->tokens()[0].getIdentifierInfo())
      Entry->Alias = Of->getName().str();
  // What a macro expands to may be called with any arguments.
  Entry->Variadic |= !Info->isFunctionLike() || Info->isVariadic();
  if (Info->isFunctionLike()) {
    Entry->Arities.resize(
        std::max<unsigned>(Entry->Arities.size(), Info->getNumParams() + 1));
    Entry->Arities.set(Info->getNumParams());
  }
}

Overload overload(const FunctionDecl &F) {
  PrintingPolicy Policy(F.getASTContext().getLangOpts());
  Overload Result;
  llvm::raw_string_ostream OS(Result.Parameters);
  for (const ParmVarDecl *Parameter : F.parameters()) {
    OS << (Result.Count ? ", " : "");
    Parameter->getOriginalType().print(OS, Policy,
                                       "a" + llvm::Twine(++Result.Count));
  }
  Result.Device = F.hasAttr<CUDADeviceAttr>() && !F.hasAttr<CUDAHostAttr>();
  return Result;
}

void Collector::addFunction(const FunctionDecl &F, HeaderName &Name) {
  if (F.getDeclContext()->getRedeclContext()->isFileContext() &&
      !F.isTemplated() && !F.isVariadic())
    if (Overload O = overload(F); !llvm::is_contained(Name.Overloads, O))
      Name.Overloads.push_back(std::move(O));
  Name.Function = true;
  Name.Variadic |= F.isVariadic();
  Name.Arities.resize(
      std::max<unsigned>(Name.Arities.size(), F.getNumParams() + 1));
  Name.Arities.set(F.getMinRequiredArguments(), F.getNumParams() + 1);
}

/// Members that a program cannot name, and the class's own name inside it.
bool isHidden(const Decl &D) {
  if (auto *Record = dyn_cast<CXXRecordDecl>(&D))
    if (Record->isInjectedClassName())
      return true;
  return D.getAccess() == AS_private || D.getAccess() == AS_protected ||
         isa<FriendDecl>(D);
}

void Collector::addFields(const RecordDecl &Record, const std::string &Owner) {
  for (const Decl *Member : Record.decls()) {
    if (isHidden(*Member))
      continue;
    if (auto *Field = dyn_cast<FieldDecl>(Member))
      if (auto *Entry = entry(Owner + "::" + Field->getName().str(),
                              Field->getLocation()))
        Entry->Field = true;
    // Rows write what lies in a nested struct as if it were the owner's.
    if (auto *Inner = dyn_cast<RecordDecl>(Member))
      if (Inner->isThisDeclarationADefinition())
        addFields(*Inner, Owner);
  }
}

void Collector::add(const Decl &D, const std::string &Prefix) {
  if (auto *Template = dyn_cast<TemplateDecl>(&D)) {
    if (const NamedDecl *Pattern = Template->getTemplatedDecl())
      add(*Pattern, Prefix);
    return;
  }
  if (auto *Scope = dyn_cast<LinkageSpecDecl>(&D))
    return addScope(*Scope, Prefix);
  auto *Named = dyn_cast<NamedDecl>(&D);
  if (!Named || !Named->getDeclName().isIdentifier() || isHidden(D))
    return;
  if (auto *Space = dyn_cast<NamespaceDecl>(&D)) {
    std::string Inner = Prefix;
    if (!Space->isInline() && !Space->isAnonymousNamespace()) {
      if (auto *Entry = entry(Prefix + Space->getName().str(), D.getLocation()))
        Entry->Namespace = true;
      Inner += Space->getName().str() + "::";
    }
    return addScope(*Space, Inner);
  }
  std::string Name = Prefix + Named->getName().str();
  HeaderName *Entry =
      Named->getName().empty() ? nullptr : entry(Name, D.getLocation());
  if (auto *Enum = dyn_cast<EnumDecl>(&D)) {
    for (const EnumConstantDecl *Constant : Enum->enumerators())
      if (auto *Value = entry((Enum->isScoped() ? Name + "::" : Prefix) +
                                  Constant->getName().str(),
                              Constant->getLocation()))
        Value->Enumerator = true;
  }
  if (!Entry)
    return;
  if (auto *F = dyn_cast<FunctionDecl>(&D))
    return addFunction(*F, *Entry);
  Entry->Variable |= isa<VarDecl>(D);
  if (isa<TagDecl>(D))
    Entry->Tag = true;
  Entry->Type |= isa<TypeDecl>(D);
  // A name from elsewhere may be anything.
  if (isa<UsingDecl>(D)) {
    Entry->Type = Entry->Function = Entry->Variable = Entry->Tag = true;
    Entry->Variadic = true;
  }
  if (auto *Alias = dyn_cast<TypedefNameDecl>(&D)) {
    if (const RecordDecl *Of = Alias->getUnderlyingType()->getAsRecordDecl()) {
      Entry->Members |= Of->isThisDeclarationADefinition();
      addFields(*Of, Name);
    }
    return;
  }
  auto *Record = dyn_cast<RecordDecl>(&D);
  if (!Record || !Record->isThisDeclarationADefinition())
    return;
  Entry->Members = true;
  addFields(*Record, Name);
  if (isa<CXXRecordDecl>(Record))
    addScope(*Record, Name + "::");
}

void Collector::addScope(const DeclContext &Scope, const std::string &Prefix) {
  for (const Decl *D : Scope.decls())
    add(*D, Prefix);
}

class MacroCallbacks : public PPCallbacks {
public:
  explicit MacroCallbacks(Collector &C) : C(C) {}
  void MacroDefined(const Token &Name, const MacroDirective *Macro) override {
    C.addMacro(Name, *Macro);
  }

private:
  Collector &C;
};

class NameConsumer : public ASTConsumer {
public:
  explicit NameConsumer(std::unique_ptr<Collector> Names)
      : Names(std::move(Names)) {}
  void HandleTranslationUnit(ASTContext &Context) override {
    Names->addScope(*Context.getTranslationUnitDecl(), "");
  }

private:
  std::unique_ptr<Collector> Names;
};

class NameAction : public ASTFrontendAction {
public:
  NameAction(const HeaderRequest &Request, HeaderNames &Names, unsigned &Errors)
      : Request(Request), Names(Names), Errors(Errors) {}

protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &Compiler,
                                                 StringRef) override {
    auto C = std::make_unique<Collector>(Compiler.getSourceManager(), Request,
                                         Names);
    Compiler.getPreprocessor().addPPCallbacks(
        std::make_unique<MacroCallbacks>(*C));
    return std::make_unique<NameConsumer>(std::move(C));
  }
  void EndSourceFileAction() override {
    Errors +=
        getCompilerInstance().getDiagnostics().getClient()->getNumErrors();
  }

private:
  const HeaderRequest &Request;
  HeaderNames &Names;
  unsigned &Errors;
};

} // namespace

unsigned readHeaders(const HeaderRequest &Request, HeaderNames &Names) {
  std::string Code;
  for (StringRef Header : Request.Headers)
    Code += ("#include <" + Header + ">\n").str();
  std::vector<std::string> Arguments = {"-std=c++17", "-w",
                                        "-resource-dir=" HIPIFY_RESOURCE_DIR,
                                        "-fsyntax-only", "-ferror-limit=0"};
  for (const std::string &Folder : Request.Folders)
    // A folder given with -I falls behind where the toolkit names it as its
    // own.
    Arguments.push_back("-isystem" + Folder);
  llvm::append_range(Arguments, Request.Arguments);
  // An absolute folder of the tool's in-memory file system.
  constexpr llvm::StringLiteral Stands = "/headers-that-are-not-there";
  Arguments.push_back(("-idirafter" + Stands).str());
  tooling::FileContentMappings Texts;
  for (const auto &[Path, Text] : Request.Texts)
    Texts.emplace_back((Stands + "/" + Path).str(), Text);
  unsigned Errors = 0;
  tooling::runToolOnCodeWithArgs(
      std::make_unique<NameAction>(Request, Names, Errors), Code, Arguments,
      "headers.cu", "mapgen-verify", std::make_shared<PCHContainerOperations>(),
      Texts);
  return Errors;
}

} // namespace hipify
