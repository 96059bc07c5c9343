//===- DevicePrintf.cpp - printf in device code ---------------------------===//
//
// Clang turns device printf into a sequence of calls: begin, the format string,
// arguments seven at a time or strings one by one, the last one marked. Each
// argument is a 64-bit word. The pieces are kept per message and formatted by
// the C library, one conversion at a time.
//
//===----------------------------------------------------------------------===//
#include "Symbols.h"
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <variant>
#include <vector>

namespace hipify::execute {

namespace {

struct Message {
  FILE *To;
  bool HasFormat = false;
  std::string Format;
  std::vector<std::variant<uint64_t, std::string>> Arguments;
};

/// One conversion of a format string: %[flags][width][.precision][length]c.
struct Conversion {
  std::string Text; ///< without length modifiers
  unsigned Stars = 0;
  bool LongLong = false; ///< the argument is wider than int
  char Kind = 0;
};

} // namespace

static uint64_t begin(FILE *To) {
  return reinterpret_cast<uint64_t>(new Message{To, false, {}, {}});
}
static uint64_t printfBegin(uint64_t) { return begin(stdout); }
static uint64_t fprintfStderrBegin() { return begin(stderr); }

static Conversion parseConversion(const char *&P) {
  Conversion C;
  C.Text = *P++;
  for (; *P; ++P) {
    if (std::strchr("hljztqL", *P)) {
      C.LongLong |= std::strchr("ljztq", *P) != nullptr;
      continue;
    }
    C.Stars += *P == '*';
    C.Text += *P;
    if (!std::strchr("#0- +.123456789*'", *P)) {
      C.Kind = *P++;
      break;
    }
  }
  return C;
}

namespace {

class Formatter {
public:
  explicit Formatter(const Message &M) : M(M) {}

  std::string run() {
    for (const char *P = M.Format.c_str(); *P;) {
      if (*P != '%') {
        Out += *P++;
      } else if (P[1] == '%') {
        Out += '%';
        P += 2;
      } else {
        convert(parseConversion(P));
      }
    }
    return std::move(Out);
  }

private:
  uint64_t word() {
    if (Next >= M.Arguments.size())
      return 0;
    const auto &A = M.Arguments[Next++];
    return std::holds_alternative<uint64_t>(A) ? std::get<uint64_t>(A) : 0;
  }
  const char *text() {
    if (Next < M.Arguments.size())
      if (const auto *S = std::get_if<std::string>(&M.Arguments[Next++]))
        return S->c_str();
    return "(null)";
  }
  template <typename T> void append(const Conversion &C, T Value) {
    std::string Format = C.Text;
    // Stars come as arguments of their own.
    for (unsigned I = 0; I < C.Stars; ++I) {
      auto Number = static_cast<int32_t>(Stars[I]);
      Format.replace(Format.find('*'), 1, std::to_string(Number));
    }
    int Length = std::snprintf(nullptr, 0, Format.c_str(), Value);
    if (Length < 0)
      return;
    size_t Old = Out.size();
    Out.resize(Old + static_cast<size_t>(Length) + 1);
    std::snprintf(Out.data() + Old, static_cast<size_t>(Length) + 1,
                  Format.c_str(), Value);
    Out.resize(Old + static_cast<size_t>(Length));
  }
  void convert(Conversion C) {
    Stars.clear();
    for (unsigned I = 0; I < C.Stars; ++I)
      Stars.push_back(word());
    auto Widened = [&] { C.Text.insert(C.Text.size() - 1, "ll"); };
    switch (C.Kind) {
    case 's':
      append(C, text());
      break;
    case 'c':
      append(C, static_cast<int>(word()));
      break;
    case 'p':
      append(C, reinterpret_cast<void *>(word()));
      break;
    case 'd':
    case 'i': {
      uint64_t W = word();
      long long V =
          C.LongLong ? static_cast<long long>(W) : static_cast<int32_t>(W);
      Widened();
      append(C, V);
      break;
    }
    case 'u':
    case 'x':
    case 'X':
    case 'o': {
      uint64_t W = word();
      unsigned long long V = C.LongLong ? W : static_cast<uint32_t>(W);
      Widened();
      append(C, V);
      break;
    }
    case 'f':
    case 'F':
    case 'e':
    case 'E':
    case 'g':
    case 'G':
    case 'a':
    case 'A': {
      uint64_t W = word();
      double V;
      std::memcpy(&V, &W, sizeof V);
      append(C, V);
      break;
    }
    default:
      Out += C.Text;
      break;
    }
  }

  const Message &M;
  std::string Out;
  size_t Next = 0;
  std::vector<uint64_t> Stars;
};

} // namespace

static uint64_t finish(Message *M, uint32_t Last) {
  if (!Last)
    return reinterpret_cast<uint64_t>(M);
  std::unique_ptr<Message> Owned(M);
  std::string Text = Formatter(*M).run();
  std::fwrite(Text.data(), 1, Text.size(), M->To);
  return Text.size();
}

static uint64_t appendString(uint64_t Handle, const char *Text, uint64_t Length,
                             uint32_t Last) {
  auto *M = reinterpret_cast<Message *>(Handle);
  // The length counts the terminating zero.
  std::string Copy = Text ? std::string(Text, strnlen(Text, Length)) : "(null)";
  if (M->HasFormat)
    M->Arguments.emplace_back(std::move(Copy));
  else
    M->Format = std::move(Copy);
  M->HasFormat = true;
  return finish(M, Last);
}

static uint64_t appendArguments(uint64_t Handle, uint32_t Count, uint64_t A0,
                                uint64_t A1, uint64_t A2, uint64_t A3,
                                uint64_t A4, uint64_t A5, uint64_t A6,
                                uint32_t Last) {
  auto *M = reinterpret_cast<Message *>(Handle);
  const uint64_t All[] = {A0, A1, A2, A3, A4, A5, A6};
  for (uint32_t I = 0; I < Count && I < 7; ++I)
    M->Arguments.emplace_back(All[I]);
  return finish(M, Last);
}

SymbolList printfSymbols() {
  return {
      {"__ockl_printf_begin", addressOf(printfBegin)},
      {"__ockl_printf_append_string_n", addressOf(appendString)},
      {"__ockl_printf_append_args", addressOf(appendArguments)},
      {"__ockl_fprintf_stderr_begin", addressOf(fprintfStderrBegin)},
      {"__ockl_fprintf_append_string_n", addressOf(appendString)},
      {"__ockl_fprintf_append_args", addressOf(appendArguments)},
  };
}

} // namespace hipify::execute
