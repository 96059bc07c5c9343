hipify_add_unit_test(BuiltinTests
  SOURCES ${CMAKE_CURRENT_LIST_DIR}/../builtin/BuiltinTests.cpp LINK hipifyBuiltin)
