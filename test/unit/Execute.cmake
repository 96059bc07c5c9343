if(HIPIFY_EXECUTOR)
  hipify_add_unit_test(ExecuteTests SOURCES ExecuteTests.cpp
                       LINK hipifyExecute hipifyExecuteFrontEnd)
  target_include_directories(ExecuteTests PRIVATE ${CMAKE_SOURCE_DIR}/lib/Execute)
endif()
