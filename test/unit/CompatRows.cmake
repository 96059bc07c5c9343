# The lists of the rules lie inside lib/Checks.
hipify_add_unit_test(compat-rows-tests SOURCES CompatRowsTests.cpp
                     LINK hipifyParse hipifyChecks hipifyTranslate hipifyExplain hipifyApply
                     hipifyMap hipifyBuiltin hipifyParsed hipifyReport hipifyInput)
target_include_directories(compat-rows-tests PRIVATE ${CMAKE_SOURCE_DIR}/lib)
