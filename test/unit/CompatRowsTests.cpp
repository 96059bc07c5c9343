// The mapping tables say of hipify-compat/ what the rules do: a name that a rule
// translates has a row that names the function, and no row promises another.
#include "Checks/CacheNames.h"
#include "Checks/GroupNames.h"
#include "Checks/WarpNames.h"
#include "gtest/gtest.h"

using namespace hipify;
using llvm::StringRef;

namespace {

/// What the rules with lists of their own make of \p Cuda, and its header.
CompatName ofRules(StringRef Cuda) {
  if (StringRef Name = warpFunction(Cuda); !Name.empty())
    return {"warp.h", Name};
  if (StringRef Name = cacheFunction(Cuda); !Name.empty())
    return {"cache.h", Name};
  if (StringRef Name = ptxFunction(Cuda); !Name.empty())
    return {"ptx.h", Name};
  if (StringRef Name = groupFunction(Cuda, WarpModel::Compat); !Name.empty())
    return {"cooperative_groups.h", Name};
  return {};
}

/// Headers whose functions are translated by the rows themselves.
bool isOfRows(StringRef Header) {
  return Header == "simd.h" || Header == "rounding.h" || Header == "half.h" ||
         Header == "device.h";
}

TEST(CompatRows, SayWhatTheRulesDo) {
  MapTable Table;
  unsigned Rules = 0, Rows = 0;
  for (const MapEntry *Row : Table.all()) {
    CompatName Rule = ofRules(Row->Cuda);
    if (!Rule.Name.empty()) {
      ++Rules;
      ASSERT_TRUE(Row->Compat) << Row->Cuda.str();
    }
    if (!Row->Compat)
      continue;
    ++Rows;
    EXPECT_EQ(Row->Library, "device") << Row->Cuda.str();
    if (isOfRows(Row->Compat->Header)) {
      EXPECT_TRUE(Rule.Name.empty()) << Row->Cuda.str();
      continue;
    }
    EXPECT_EQ(Row->Compat->Header, Rule.Header) << Row->Cuda.str();
    StringRef Name = Row->Compat->Name;
    if (Rule.Header == "ptx.h") { // in a namespace of their own
      EXPECT_TRUE(Name.consume_front("ptx::")) << Row->Cuda.str();
    }
    EXPECT_EQ(Name, Rule.Name) << Row->Cuda.str();
  }
  EXPECT_GE(Rules, 50u);
  EXPECT_GE(Rows, 240u);
}

/// The rules know no name that the tables do not.
TEST(CompatRows, AreThereForEveryRule) {
  MapTable Table;
  for (StringRef Base :
       {"shfl", "shfl_up", "shfl_down", "shfl_xor", "ballot", "any", "all",
        "activemask", "syncwarp", "ldcg", "ldcv", "stwt", "dp4a", "fns",
        "nanosleep", "vadd4", "fadd_rz"})
    for (StringRef Suffix : {"", "_sync"}) {
      std::string Name = ("__" + Base + Suffix).str();
      if (!ofRules(Name).Name.empty()) {
        EXPECT_TRUE(Table.find(Name, NameKind::Function)) << Name;
      }
    }
}

} // namespace
