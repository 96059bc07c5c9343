// P16: a file without CUDA is not touched at all.
// RUN: %check
// RUN: %hipify translate %s > %t.out
// RUN: cmp %s %t.out
#include <vector>
static int sum(const std::vector<int> &v) {
  int s = 0;
  for (int x : v)
    s += x;
  return s;
}
int main() { return sum({1, 2}); }
// CHECK: #include <vector>
