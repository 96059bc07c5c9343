//===- TokenHazards.cpp - places that tokens alone cannot translate -------===//
//
// A name pasted together in a macro, a member whose struct is not known, and
// texture references, which HIP only keeps as deprecated. Each is reported where
// it stands.
//
//===----------------------------------------------------------------------===//

#include "hipify/Check.h"
#include "llvm/ADT/StringExtras.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

/// `cuda##Malloc`: half a name is no name in the tables.
void pastedNames(const FileContext &C, FindingSink &Out) {
  const TokenView &T = C.Tokens;
  for (uint32_t I = 1, E = T.tokens().size(); I + 1 < E; ++I) {
    if (!T.is(I, tok::hashhash) || !T.is(I - 1, tok::raw_identifier) ||
        C.useAt(I - 1)) // `cudaMemcpy##Kind`: its first part is renamed
      continue;
    llvm::StringRef Part = T.spelling(I - 1);
    bool Cudas = llvm::StringRef(Part).starts_with("cuda") ||
                 looksLikeCuda(Part) || Part == "cu" || Part == "CU_" ||
                 Part == "cublas" || Part == "cufft" || Part == "curand" ||
                 Part == "cusparse" || Part == "cusolver" || Part == "cudnn";
    if (Cudas)
      Out.push_back({"macro-paste",
                     Severity::Warning,
                     T.tokens()[I - 1].Range,
                     ("a name that begins with '" + Part +
                      "' is pasted together here; write the HIP name's "
                      "beginning, or one macro per name")
                         .str(),
                     {},
                     Trust::Lexical,
                     false});
  }
}

/// Members that have another name in HIP, by their last name.
llvm::StringMap<const MapEntry *> renamedFields(const MapTable &Table) {
  llvm::StringMap<const MapEntry *> Fields;
  for (const MapEntry *Row : Table.all(NameKind::Field)) {
    if (Row->Hip.empty())
      continue;
    llvm::StringRef From = Row->Cuda.rsplit("::").second;
    llvm::StringRef To = Row->Hip.rsplit("::").second;
    if (From != (To.empty() ? Row->Hip : To))
      Fields.try_emplace(From, Row);
  }
  return Fields;
}

bool namesType(const TokenView &T, llvm::StringRef Cuda, llvm::StringRef Hip) {
  for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I)
    if (T.isIdentifier(I, Cuda) || T.isIdentifier(I, Hip))
      return true;
  return false;
}

/// A member access in code that no parse understood.
void unknownMembers(const FileContext &C, FindingSink &Out) {
  const TokenView &T = C.Tokens;
  std::optional<llvm::StringMap<const MapEntry *>> Fields;
  for (uint32_t I = 1, E = T.tokens().size(); I < E; ++I) {
    if (!T.is(I, tok::raw_identifier) ||
        !(T.is(I - 1, tok::period) || T.is(I - 1, tok::arrow)) ||
        !C.nameFacts(I).empty())
      continue;
    if (!Fields)
      Fields = renamedFields(C.Table);
    auto It = Fields->find(T.spelling(I));
    if (It == Fields->end())
      continue;
    const MapEntry &Row = *It->second;
    if (!namesType(T, Row.Cuda.rsplit("::").first, Row.Hip.rsplit("::").first))
      continue;
    Out.push_back({"field-unresolved",
                   Severity::Warning,
                   T.tokens()[I].Range,
                   ("if this is '" + Row.Cuda + "', it is '" + Row.Hip +
                    "' in HIP; the object's type is not known here")
                       .str(),
                   {},
                   Trust::Lexical,
                   false});
  }
}

void textureReferences(const FileContext &C, FindingSink &Out) {
  const TokenView &T = C.Tokens;
  for (uint32_t I = 0, E = T.tokens().size(); I + 1 < E; ++I) {
    if (!T.isIdentifier(I, "texture") || !T.is(I + 1, tok::less))
      continue;
    auto Facts = C.nameFacts(I);
    bool Cudas = llvm::all_of(
        Facts, [](const NameFact &F) { return F.From == Origin::Cuda; });
    if (!Cudas || (I && T.is(I - 1, tok::coloncolon)))
      continue;
    Out.push_back(
        {"texture-reference",
         Severity::Warning,
         T.tokens()[I].Range,
         "texture references are deprecated in HIP and gone from CUDA 12, and "
         "some AMD GPUs (MI200, MI300) have no image hardware: use texture "
         "objects, or plain loads",
         {},
         Facts.empty() ? Trust::Lexical : Trust::Resolved,
         false});
  }
}

void runTokenHazards(const FileContext &C, FindingSink &Out) {
  pastedNames(C, Out);
  unknownMembers(C, Out);
  textureReferences(C, Out);
}

/// # macro-paste
/// Severity: warning.
///
/// A macro pastes a CUDA name together (`cuda##Name`). Half a name is in no table,
/// so the result is still CUDA's and does not compile.
///
/// Write the HIP prefix (`hip##Name`) if all results have the same name after it,
/// else one macro for each name.
///
/// # field-unresolved
/// Severity: warning.
/// Test: test/check/renamed-fields-dead.cu.
///
/// A member has the name of one that HIP calls differently
/// (`cudaPointerAttributes::memoryType` is `hipPointerAttribute_t::type`), in code
/// that no parse understood. If the object is CUDA's, rename the member; `-D` for
/// the branch's condition lets the parse see it.
///
/// # texture-reference
/// Severity: warning.
///
/// Texture references (`texture<float> t;`) are gone from CUDA 12 and deprecated in
/// HIP; GPUs without image hardware (gfx942, gfx950) have no textures
/// of any kind.
///
/// Use texture objects, or plain loads: a texture of linear memory without
/// filtering is an array.
HIPIFY_CHECK("token-hazards", runTokenHazards);

} // namespace
} // namespace hipify
