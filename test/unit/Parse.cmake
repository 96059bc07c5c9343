hipify_add_unit_test(ParseTests SOURCES ParseTests.cpp
                     LINK hipifyParse hipifyBuiltin hipifyParsed)
target_include_directories(ParseTests PRIVATE ${CMAKE_SOURCE_DIR}/lib/Parse)
