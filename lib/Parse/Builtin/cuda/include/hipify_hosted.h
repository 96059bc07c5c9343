// The standard headers that sources get from CUB and Thrust without asking.
#ifndef HIPIFY_HOSTED_H
#define HIPIFY_HOSTED_H
#if __has_include(<iostream>)
#include <cassert>
#include <chrono>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <iterator>
#include <limits>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#endif
#endif
