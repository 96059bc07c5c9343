//===- Symbols.h - what generated code can call ---------------------------===//
#ifndef HIPIFY_EXECUTE_SYMBOLS_H
#define HIPIFY_EXECUTE_SYMBOLS_H

#include <vector>

namespace hipify::execute {

/// A name that generated code refers to and its address in this process.
struct Symbol {
  const char *Name;
  void *Address;
};
using SymbolList = std::vector<Symbol>;

// For device code.
SymbolList deviceServiceSymbols(); ///< stops, checks, traps, memory, clocks
SymbolList printfSymbols();
SymbolList intrinsicSymbols(); ///< hipify.* with a plain C meaning
SymbolList mathSymbols();      ///< __ocml_*
SymbolList integerSymbols();   ///< __ockl_* without lanes
SymbolList imageSymbols();     ///< __ockl_image_*
// For host code.
SymbolList hostSupportSymbols(); ///< exit handlers, thread-local storage
SymbolList registrationSymbols();
SymbolList deviceApiSymbols();
SymbolList memoryApiSymbols();
SymbolList memoryPoolApiSymbols();
SymbolList copyApiSymbols();
SymbolList streamApiSymbols();
SymbolList launchApiSymbols();
SymbolList graphApiSymbols();
SymbolList textureApiSymbols();
SymbolList moduleApiSymbols();
SymbolList contextApiSymbols();
SymbolList rtcApiSymbols();

/// The address of a function of any signature, for a SymbolList.
template <typename R, typename... Args> void *addressOf(R (*F)(Args...)) {
  return reinterpret_cast<void *>(F);
}

} // namespace hipify::execute

#endif
