# The simulated wave stands in for HIP, so its folder comes first.
hipify_add_unit_test(warp-tests SOURCES WarpTests.cpp WarpWave.cpp)
target_include_directories(warp-tests BEFORE PRIVATE
  ${CMAKE_CURRENT_SOURCE_DIR}/WarpInputs)
# Instructions are told by their callers' frames (WarpWave.cpp).
target_compile_options(warp-tests PRIVATE -O0 -fno-omit-frame-pointer)
