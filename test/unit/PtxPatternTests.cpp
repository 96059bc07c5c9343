// The patterns of inline PTX that CUDA code uses, by their numbers in the list
// that InlinePtx.h gives: what each becomes, or that it is refused with advice.
#include "PtxRow.h"
#include "gtest/gtest.h"
#include <set>

using namespace hipify;

namespace {

struct Pattern {
  int Number;
  const char *Text, *Operands, *Result; ///< `!…`: part of the advice
};

const Pattern Patterns[] = {
#include "PtxPatterns.def"
};

TEST(PtxPatterns, Become) {
  std::set<int> Done, Refused;
  for (const Pattern &P : Patterns) {
    ptx::Surroundings Where;
    Where.InKernel = true;
    std::string Result = translated(P.Text, P.Operands, Where);
    if (P.Result[0] == '!') {
      EXPECT_EQ(Result.substr(0, 2), "! ") << P.Text << " gives " << Result;
      EXPECT_NE(Result.find(P.Result + 1), std::string::npos)
          << P.Text << " gives " << Result;
      Refused.insert(P.Number);
      continue;
    }
    EXPECT_EQ(Result, P.Result) << P.Number << ": " << P.Text;
    Done.insert(P.Number);
  }
  for (int N = 1; N <= 85; ++N)
    EXPECT_TRUE(Done.count(N) || Refused.count(N)) << "pattern " << N;
}

} // namespace
