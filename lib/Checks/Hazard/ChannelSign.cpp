//===- ChannelSign.cpp - channels of unsigned bytes that come out signed --===//
//
// `cudaCreateChannelDesc<uchar4>()`: the channels have the sign of the type in
// CUDA; HIP before 6.0 calls those of uchar1 to uchar4 signed.
//
//===----------------------------------------------------------------------===//

#include "hipify/Check.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

bool isByteVector(llvm::StringRef Type) {
  return llvm::StringSwitch<bool>(Type)
      .Cases({"uchar1", "uchar2", "uchar3", "uchar4"}, true)
      .Default(false);
}

void runChannelSign(const FileContext &C, FindingSink &Out) {
  const TokenView &T = C.Tokens;
  // HIP 5.2's header has it so, that of 6.3 no longer; taken to end with 5.
  if (C.Options.Rocm >= Version(6))
    return;
  for (const NameUse &Use : C.uses()) {
    uint32_t Type = Use.Token + 2;
    if (Use.Cuda != "cudaCreateChannelDesc" ||
        !T.is(Use.Token + 1, tok::less) || !T.is(Type, tok::raw_identifier) ||
        !isByteVector(T.spelling(Type)) || !T.is(Type + 1, tok::greater))
      continue;
    Out.push_back({"channel-desc-sign",
                   Severity::Warning,
                   T.tokens()[Use.Token].Range,
                   ("hipCreateChannelDesc<" + T.spelling(Type) +
                    "> describes signed channels before ROCm 6.0: write the "
                    "bits and hipChannelFormatKindUnsigned out")
                       .str(),
                   {},
                   Use.Certainty,
                   false});
  }
}

/// # channel-desc-sign
/// Severity: warning.
///
/// `cudaCreateChannelDesc<uchar4>()`, and those of `uchar1` to `uchar3`.
///
/// On AMD: HIP before ROCm 6.0 describes signed channels for these types, so that
/// a texture reads bytes from 128 on as negative numbers. Nothing is reported with
/// a newer `--rocm`, the default included.
///
/// Write it out: `cudaCreateChannelDesc(8, 8, 8, 8, cudaChannelFormatKindUnsigned)`.
HIPIFY_CHECK("channel-desc-sign", runChannelSign);

} // namespace
} // namespace hipify
