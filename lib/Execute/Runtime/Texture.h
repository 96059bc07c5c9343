//===- Texture.h - an image that device code reads or writes --------------===//
#ifndef HIPIFY_EXECUTE_RUNTIME_TEXTURE_H
#define HIPIFY_EXECUTE_RUNTIME_TEXTURE_H

#include "Abi.h"

namespace hipify::execute {

/// A texture or surface object; its address is the handle.
struct Texture {
  char *Data = nullptr;
  ChannelFormat Format{};
  int64_t Width = 0, Height = 1, Depth = 1;
  size_t Pitch = 0, Slice = 0;
  ResourceDescription Resource{};
  TextureDescription How{};
};

} // namespace hipify::execute

#endif
