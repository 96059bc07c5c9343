#!/bin/bash
# Installs what the project needs on Debian 12, builds it, translates the
# examples and shows what changed.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=(cmake ninja-build g++ git python3 libgtest-dev libgmock-dev
          llvm-22-dev libclang-22-dev llvm-22-tools clang-22 clang-format-22 lld-22)
sudo=
[ "$(id -u)" = 0 ] || sudo=sudo
if ! dpkg -s "${packages[@]}" >/dev/null 2>&1; then
  $sudo apt-get update
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y --no-install-recommends \
    "${packages[@]}"
fi

# `hipify-cpp run` compiles with HIP's headers and links AMD's math library; all
# else works without them.
hip=(libamdhip64-dev rocm-device-libs)
if ! dpkg -s "${hip[@]}" >/dev/null 2>&1; then
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y --no-install-recommends \
    "${hip[@]}" || echo "no HIP headers: 'hipify-cpp run' needs --rocm-path"
fi

launcher=()
if command -v ccache >/dev/null; then
  launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
  # The precompiled header of LLVM's headers is worth caching, too.
  export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
fi
cmake --preset release "${launcher[@]}"
cmake --build --preset release

# Nothing is written: the findings go to the terminal, the changes after them.
build/bin/hipify-cpp translate examples --diff --fail-on=never
