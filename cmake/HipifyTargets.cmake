# One way to declare the project's targets, so that warnings, sanitizers and
# the precompiled LLVM headers are the same everywhere.

option(HIPIFY_WERROR "Treat compiler warnings as errors" ON)
set(HIPIFY_SANITIZE "" CACHE STRING "Sanitizers to build with, e.g. address;undefined")

add_library(hipifyOptions INTERFACE)
target_compile_options(hipifyOptions INTERFACE
  $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wno-unused-parameter
  -fno-rtti -fno-exceptions -fvisibility-inlines-hidden>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # std::stable_sort of GCC 12's library uses what that library deprecates.
  target_compile_options(hipifyOptions INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Wno-deprecated-declarations>)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 reports members of LLVM's own inlined containers.
  target_compile_options(hipifyOptions INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Wno-maybe-uninitialized -Wno-dangling-reference>)
  target_compile_options(hipifyOptions INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Wno-array-bounds -Wno-stringop-overflow
    -Wno-stringop-overread -Wno-restrict>)
endif()
if(HIPIFY_WERROR)
  target_compile_options(hipifyOptions INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Werror>)
endif()
foreach(san IN LISTS HIPIFY_SANITIZE)
  target_compile_options(hipifyOptions INTERFACE -fsanitize=${san} -fno-omit-frame-pointer)
  target_link_options(hipifyOptions INTERFACE -fsanitize=${san})
endforeach()

# Headers of LLVM and Clang that most sources include, compiled once.
set(HIPIFY_PCH_LLVM
  <llvm/ADT/DenseMap.h> <llvm/ADT/SmallString.h> <llvm/ADT/SmallVector.h>
  <llvm/ADT/StringMap.h> <llvm/ADT/StringRef.h> <llvm/Support/Error.h>
  <llvm/Support/FileSystem.h> <llvm/Support/MemoryBuffer.h>
  <llvm/Support/Path.h> <llvm/Support/raw_ostream.h>
  <memory> <optional> <string> <vector>)
set(HIPIFY_PCH_CLANG ${HIPIFY_PCH_LLVM}
  <clang/AST/ASTConsumer.h> <clang/AST/ASTContext.h>
  <clang/AST/RecursiveASTVisitor.h> <clang/Basic/SourceManager.h>
  <clang/Frontend/CompilerInstance.h> <clang/Frontend/FrontendAction.h>
  <clang/Lex/Lexer.h> <clang/Lex/Preprocessor.h>)

# hipify_add_library(NAME [CLANG] SOURCES… [LINK …])
# An object library: self-registering checks must not be dropped by the linker.
function(hipify_add_library name)
  cmake_parse_arguments(ARG "CLANG" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} OBJECT ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC hipifyOptions ${ARG_LINK})
  if(ARG_CLANG)
    hipify_use_pch(${name} hipifyPchClang)
  else()
    hipify_use_pch(${name} hipifyPchLLVM)
  endif()
endfunction()

function(hipify_use_pch name carrier)
  target_precompile_headers(${name} REUSE_FROM ${carrier})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${name} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-fpch-preprocess>)
  endif()
endfunction()

file(WRITE ${CMAKE_BINARY_DIR}/pch/empty.cpp "")
foreach(flavour LLVM CLANG)
  if(flavour STREQUAL "CLANG")
    set(carrier hipifyPchClang)
  else()
    set(carrier hipifyPchLLVM)
  endif()
  add_library(${carrier} OBJECT ${CMAKE_BINARY_DIR}/pch/empty.cpp)
  target_link_libraries(${carrier} PUBLIC hipifyOptions)
  target_include_directories(${carrier} SYSTEM PRIVATE ${LLVM_INCLUDE_DIRS} ${CLANG_INCLUDE_DIRS})
  target_precompile_headers(${carrier} PRIVATE ${HIPIFY_PCH_${flavour}})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${carrier} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-fpch-preprocess>)
  endif()
endforeach()

# The shared libraries of the LLVM install; one copy of LLVM in the process.
set(HIPIFY_LLVM_LIBS clang-cpp LLVM)
