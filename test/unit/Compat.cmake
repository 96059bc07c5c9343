# The stand-in for HIP's header comes first.
hipify_add_unit_test(compat-tests SOURCES CompatTests.cpp)
target_include_directories(compat-tests BEFORE PRIVATE
  ${CMAKE_CURRENT_SOURCE_DIR}/CompatInputs)
# Rounding modes change while it runs, and clang's pragmas are in the headers.
target_compile_options(compat-tests PRIVATE -O1 -frounding-math
  -ffp-contract=off -Wno-unknown-pragmas)
