//===- Record.cpp - preprocessor events to facts --------------------------===//

#include "Record.h"
#include "clang/Lex/MacroArgs.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Token.h"

namespace hipify {
namespace {

using namespace clang;

class Recorder : public PPCallbacks {
public:
  Recorder(Origins &Where, UnitFacts &Unit) : Where(Where), Unit(Unit) {}

  // A missing header is a fact, not a reason to stop.
  bool FileNotFound(StringRef FileName) override {
    Unit.MissingHeaders.push_back(FileName.str());
    return true;
  }

  void InclusionDirective(SourceLocation HashLoc, const Token &,
                          StringRef FileName, bool, CharSourceRange,
                          OptionalFileEntryRef File, StringRef, StringRef,
                          const Module *, bool,
                          SrcMgr::CharacteristicKind) override {
    auto At = Where.spelling(HashLoc);
    if (!At) {
      if (File && Where.origin(*File) == Origin::Cuda)
        broughtIn(HashLoc, FileName);
      return;
    }
    IncludeFact Fact{At->Offset, {}, Origin::Unknown};
    if (File) {
      Fact.Path = realPath(*File);
      // The file may not have an ID yet; its name tells enough.
      Fact.From = Where.origin(*File);
    }
    At->File->Includes.push_back(std::move(Fact));
  }

  void MacroExpands(const Token &Name, const MacroDefinition &MD, SourceRange,
                    const MacroArgs *) override {
    use(Name, MD);
  }
  void MacroDefined(const Token &Name, const MacroDirective *) override {
    if (auto At = Where.spelling(Name.getLocation()))
      add(*At, Name, Origin::User, /*Declares=*/true);
  }
  void MacroUndefined(const Token &Name, const MacroDefinition &MD,
                      const MacroDirective *) override {
    use(Name, MD);
  }
  void Defined(const Token &Name, const MacroDefinition &MD,
               SourceRange) override {
    use(Name, MD);
  }
  void Ifdef(SourceLocation, const Token &Name,
             const MacroDefinition &MD) override {
    use(Name, MD);
  }
  void Ifndef(SourceLocation, const Token &Name,
              const MacroDefinition &MD) override {
    use(Name, MD);
  }

  void SourceRangeSkipped(SourceRange Range, SourceLocation Endif) override {
    auto Begin = Where.spelling(Range.getBegin());
    auto End = Where.spelling(Endif);
    if (Begin && End && Begin->File == End->File && Begin->Offset < End->Offset)
      Begin->File->Skipped.push_back({Begin->Offset, End->Offset});
  }

private:
  /// A header outside the input set includes one of CUDA's: that is said of the
  /// input file's include that led there, which is its last so far.
  void broughtIn(SourceLocation Loc, StringRef FileName) {
    const SourceManager &SM = Where.sources();
    FileID ID = SM.getFileID(Loc);
    if (Where.origin(ID) != Origin::Other)
      return;
    while (ID.isValid() && !Where.facts(ID))
      ID = SM.getFileID(SM.getIncludeLoc(ID));
    if (FileFacts *Facts = ID.isValid() ? Where.facts(ID) : nullptr)
      if (!Facts->Includes.empty())
        Facts->Includes.back().Brings.push_back(FileName.str());
  }

  Origins &Where;
  UnitFacts &Unit;

  void add(Place At, const Token &Name, Origin From, bool Declares) {
    if (const IdentifierInfo *II = Name.getIdentifierInfo())
      At.File->Names.push_back(
          {At.Offset, From, At.ViaMacro, Declares, II->getName().str()});
  }

  void use(const Token &Name, const MacroDefinition &MD) {
    const MacroInfo *Macro = MD.getMacroInfo();
    auto At = Where.spelling(Name.getLocation());
    if (!Macro || !At)
      return;
    // Macros of the command line and of the compiler say nothing of a name.
    SourceLocation Def = Macro->getDefinitionLoc();
    if (Macro->isBuiltinMacro() ||
        Where.sources().isWrittenInBuiltinFile(Def) ||
        Where.sources().isWrittenInCommandLineFile(Def))
      return;
    add(*At, Name, Where.origin(Def), false);
  }
};

} // namespace

std::unique_ptr<PPCallbacks> recordPreprocessor(Origins &Where,
                                                UnitFacts &Unit) {
  return std::make_unique<Recorder>(Where, Unit);
}

} // namespace hipify
