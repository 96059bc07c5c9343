hipify_add_unit_test(InputTests SOURCES InputTests.cpp LINK hipifyInput)
target_include_directories(InputTests PRIVATE ${CMAKE_SOURCE_DIR}/lib/Input)
hipify_add_unit_test(OutputTests SOURCES OutputTests.cpp LINK hipifyOutput)
target_include_directories(OutputTests PRIVATE ${CMAKE_SOURCE_DIR}/lib/Output)
