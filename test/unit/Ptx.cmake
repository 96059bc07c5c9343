hipify_add_unit_test(PtxTests SOURCES PtxTests.cpp PtxPatternTests.cpp
                     LINK hipifyParse hipifyChecks hipifyTranslate hipifyExplain hipifyApply
                          hipifyInput hipifyMap hipifyBuiltin)
target_include_directories(PtxTests PRIVATE ${CMAKE_SOURCE_DIR}/lib)
