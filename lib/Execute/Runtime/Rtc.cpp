//===- Rtc.cpp - hiprtc: compile a text while the program runs ------------===//
#include "../Modules.h"
#include "../Symbols.h"
#include <cstring>
#include <memory>
#include <set>

namespace hipify::execute {

/// hiprtcResult.
enum class RtcResult : int {
  Success = 0,
  InvalidInput = 3,
  InvalidProgram = 4,
  Compilation = 6,
  NoNameExpressionsAfterCompilation = 8,
  NoLoweredNamesBeforeCompilation = 9,
  NameExpressionNotValid = 10,
};

namespace {
struct RtcProgram {
  ModuleSource Source;
  ModuleCode Result;
  std::string Log;
  bool Tried = false, Compiled = false;
};
} // namespace

static std::set<RtcProgram *> &programs() {
  static std::set<RtcProgram *> Live;
  return Live;
}

namespace api {

static const char *rtcErrorString(int Result) {
  static const char *const Names[] = {
      "HIPRTC_SUCCESS",
      "HIPRTC_ERROR_OUT_OF_MEMORY",
      "HIPRTC_ERROR_PROGRAM_CREATION_FAILURE",
      "HIPRTC_ERROR_INVALID_INPUT",
      "HIPRTC_ERROR_INVALID_PROGRAM",
      "HIPRTC_ERROR_INVALID_OPTION",
      "HIPRTC_ERROR_COMPILATION",
      "HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE",
      "HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION",
      "HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION",
      "HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID",
      "HIPRTC_ERROR_INTERNAL_ERROR"};
  return Result >= 0 && Result < static_cast<int>(std::size(Names))
             ? Names[Result]
             : "Invalid HIPRTC error code";
}

/// The release of hiprtc is 9.0 in all of ROCm 5 to 7.
static RtcResult rtcVersion(int *Major, int *Minor) {
  if (!Major || !Minor)
    return RtcResult::InvalidInput;
  *Major = 9;
  *Minor = 0;
  return RtcResult::Success;
}

static RtcResult rtcCreate(RtcProgram **Program, const char *Text,
                           const char *Name, int HeaderCount,
                           const char *const *Headers,
                           const char *const *Names) {
  if (!Program || !Text || HeaderCount < 0 ||
      (HeaderCount && (!Headers || !Names)))
    return RtcResult::InvalidInput;
  auto P = std::make_unique<RtcProgram>();
  P->Source.Name = Name && *Name ? Name : "hiprtc program";
  P->Source.Text = Text;
  for (int I = 0; I < HeaderCount; ++I)
    P->Source.Headers.push_back({Names[I], Headers[I]});
  programs().insert(P.get());
  *Program = P.release();
  return RtcResult::Success;
}
static RtcResult rtcDestroy(RtcProgram **Program) {
  if (!Program || !programs().erase(*Program))
    return RtcResult::InvalidProgram;
  delete *Program;
  *Program = nullptr;
  return RtcResult::Success;
}
static RtcResult rtcAddName(RtcProgram *P, const char *Expression) {
  if (!programs().count(P))
    return RtcResult::InvalidProgram;
  if (!Expression)
    return RtcResult::InvalidInput;
  if (P->Tried)
    return RtcResult::NoNameExpressionsAfterCompilation;
  P->Source.NameExpressions.push_back(Expression);
  return RtcResult::Success;
}
static RtcResult rtcCompile(RtcProgram *P, int Count,
                            const char *const *Options) {
  if (!programs().count(P))
    return RtcResult::InvalidProgram;
  if (Count < 0 || (Count && !Options))
    return RtcResult::InvalidInput;
  P->Source.Options.assign(Options, Options + Count);
  P->Tried = true;
  llvm::raw_string_ostream Log(P->Log);
  auto Code = moduleBuilder()->compile(P->Source, Log);
  if (!Code) {
    Log << llvm::toString(Code.takeError()) << "\n";
    return RtcResult::Compilation;
  }
  P->Result = std::move(*Code);
  P->Compiled = true;
  return RtcResult::Success;
}
static RtcResult rtcLoweredName(RtcProgram *P, const char *Expression,
                                const char **Name) {
  if (!programs().count(P))
    return RtcResult::InvalidProgram;
  if (!Expression || !Name)
    return RtcResult::InvalidInput;
  if (!P->Compiled)
    return RtcResult::NoLoweredNamesBeforeCompilation;
  auto It = P->Result.LoweredNames.find(Expression);
  if (It == P->Result.LoweredNames.end())
    return RtcResult::NameExpressionNotValid;
  *Name = It->second.c_str();
  return RtcResult::Success;
}
/// Logs end with a null character, which the size counts.
static RtcResult rtcLogSize(RtcProgram *P, size_t *Size) {
  if (!programs().count(P))
    return RtcResult::InvalidProgram;
  if (!Size)
    return RtcResult::InvalidInput;
  *Size = P->Log.size() + 1;
  return RtcResult::Success;
}
static RtcResult rtcLog(RtcProgram *P, char *Log) {
  if (!programs().count(P))
    return RtcResult::InvalidProgram;
  if (!Log)
    return RtcResult::InvalidInput;
  std::memcpy(Log, P->Log.c_str(), P->Log.size() + 1);
  return RtcResult::Success;
}
static RtcResult rtcCodeSize(RtcProgram *P, size_t *Size) {
  if (!programs().count(P) || !P->Compiled)
    return RtcResult::InvalidProgram;
  if (!Size)
    return RtcResult::InvalidInput;
  *Size = P->Result.Code.size();
  return RtcResult::Success;
}
static RtcResult rtcCode(RtcProgram *P, char *Code) {
  if (!programs().count(P) || !P->Compiled)
    return RtcResult::InvalidProgram;
  if (!Code)
    return RtcResult::InvalidInput;
  std::memcpy(Code, P->Result.Code.data(), P->Result.Code.size());
  return RtcResult::Success;
}

} // namespace api

SymbolList rtcApiSymbols() {
  using namespace api;
  return {
      {"hiprtcGetErrorString", addressOf(rtcErrorString)},
      {"hiprtcVersion", addressOf(rtcVersion)},
      {"hiprtcCreateProgram", addressOf(rtcCreate)},
      {"hiprtcDestroyProgram", addressOf(rtcDestroy)},
      {"hiprtcAddNameExpression", addressOf(rtcAddName)},
      {"hiprtcCompileProgram", addressOf(rtcCompile)},
      {"hiprtcGetLoweredName", addressOf(rtcLoweredName)},
      {"hiprtcGetProgramLogSize", addressOf(rtcLogSize)},
      {"hiprtcGetProgramLog", addressOf(rtcLog)},
      {"hiprtcGetCodeSize", addressOf(rtcCodeSize)},
      {"hiprtcGetCode", addressOf(rtcCode)},
  };
}

} // namespace hipify::execute
