hipify_add_unit_test(MapTests SOURCES MapTests.cpp LookupTests.cpp LINK hipifyMap)
