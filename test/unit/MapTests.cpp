//===- MapTests.cpp - the mapping table -----------------------------------===//
#include "hipify/Map.h"
#include "llvm/Support/Parallel.h"
#include "gtest/gtest.h"
#include <chrono>

using namespace hipify;
using llvm::StringRef;

namespace {

llvm::MemoryBufferRef file(StringRef Text) { return {Text, "user.yaml"}; }

TEST(MapTable, FindsRowsByName) {
  MapTable Table;
  auto Rows = Table.find("cudaMalloc");
  ASSERT_EQ(Rows.size(), 1u);
  EXPECT_EQ(Rows[0].Hip, "hipMalloc");
  EXPECT_EQ(Rows[0].Library, "runtime");
  EXPECT_EQ(Rows[0].Kind, NameKind::Function);
  EXPECT_TRUE(Rows[0].Lexical);
  EXPECT_TRUE(Table.find("cudaMallocate").empty());
  EXPECT_TRUE(Table.find("").empty());
}

TEST(MapTable, FindsByKind) {
  MapTable Table;
  const MapEntry *Header = Table.find("cuda_runtime.h", NameKind::Header);
  ASSERT_TRUE(Header);
  EXPECT_EQ(Header->Hip, "hip/hip_runtime.h");
  EXPECT_FALSE(Table.find("cuda_runtime.h", NameKind::Function));
  const MapEntry *Field =
      Table.find("cudaPointerAttributes::memoryType", NameKind::Field);
  ASSERT_TRUE(Field);
  EXPECT_EQ(Field->Hip, "hipPointerAttribute_t::type");
}

TEST(MapTable, SaysWhyThereIsNothing) {
  MapTable Table;
  const MapEntry *Row =
      Table.find("cudaEGLStreamConsumerConnect", NameKind::Function);
  ASSERT_TRUE(Row);
  EXPECT_FALSE(Row->supported());
  EXPECT_FALSE(Row->Why.empty());
  EXPECT_FALSE(Row->Why.starts_with("@"));
  EXPECT_EQ(Row->Work, Effort::Rewrite);
}

TEST(MapTable, IdenticalNamesAreKnown) {
  MapTable Table;
  for (StringRef Name : {"atomicAdd", "float4", "threadIdx", "__syncthreads",
                         "make_float4", "__global__", "cooperative_groups"}) {
    auto Rows = Table.find(Name);
    ASSERT_FALSE(Rows.empty()) << Name.str();
    EXPECT_TRUE(Rows[0].identical()) << Name.str();
    EXPECT_FALSE(Rows[0].Lexical) << Name.str();
  }
}

TEST(MapTable, ArityChoosesAmongRows) {
  MapTable Table;
  const MapEntry *Two = Table.findCall("cudaMallocHost", 2, std::nullopt);
  ASSERT_TRUE(Two && Two->Template);
  EXPECT_EQ(Two->Template->Args.back(), "hipHostMallocDefault");
  const MapEntry *Three = Table.findCall("cudaMallocHost", 3, std::nullopt);
  ASSERT_TRUE(Three);
  EXPECT_FALSE(Three->Template);
  EXPECT_FALSE(Table.findCall("cudaMallocHost", 4, std::nullopt));
}

TEST(MapTable, CudaVersionChoosesAmongRows) {
  MapTable Table;
  auto Hip = [&](unsigned Arity, std::optional<Version> Cuda) {
    const MapEntry *Row = Table.findCall("cudaGraphInstantiate", Arity, Cuda);
    return Row ? Row->Hip : StringRef("nothing");
  };
  EXPECT_EQ(Hip(3, std::nullopt), "hipGraphInstantiateWithFlags");
  EXPECT_EQ(Hip(3, Version(12, 4)), "hipGraphInstantiateWithFlags");
  EXPECT_EQ(Hip(3, Version(11, 8)), "hipGraphInstantiate");
  EXPECT_EQ(Hip(5, Version(11, 8)), "hipGraphInstantiate");
  EXPECT_EQ(Hip(5, std::nullopt), "hipGraphInstantiate");
}

TEST(MapTable, ConditionsChooseAmongRows) {
  MapTable Table;
  auto Hip = [&](StringRef Type) {
    return Table
        .findCall("cudaMemAdvise", 4, std::nullopt,
                  [&](const ArgCondition &C) {
                    return C.Arg == 4 && C.TypeName == Type;
                  })
        ->Hip;
  };
  EXPECT_EQ(Hip("cudaMemLocation"), "hipMemAdvise_v2");
  EXPECT_EQ(Hip("int"), "hipMemAdvise");
  EXPECT_EQ(Table.findCall("cudaMemAdvise", 4, std::nullopt)->Hip,
            "hipMemAdvise");
}

TEST(MapTable, NamedWrapsAreSpelledOut) {
  MapTable Table;
  const MapEntry *Row = Table.findCall("cudaFuncSetAttribute", 3, std::nullopt);
  ASSERT_TRUE(Row && Row->Template);
  EXPECT_EQ(Row->Template->Args[0], "reinterpret_cast<const void *>($1)");
  EXPECT_EQ(Row->Template->Wraps[0], ArgWrap::Kernel);
  EXPECT_EQ(Row->Template->Wraps[1], ArgWrap::None);
  Row = Table.findCall("cudaMemcpyFromSymbol", 3, std::nullopt);
  ASSERT_TRUE(Row && Row->Template);
  EXPECT_EQ(Row->Template->Args[1], "HIP_SYMBOL($2)");
  EXPECT_EQ(Row->Template->Wraps[1], ArgWrap::Symbol);
  EXPECT_EQ(Row->Template->Args[2], "$3...");
}

TEST(MapTable, KnowsItsTargets) {
  MapTable Table;
  EXPECT_TRUE(Table.isTarget("hipMalloc"));
  EXPECT_TRUE(Table.isTarget("hip/hip_runtime.h"));
  EXPECT_FALSE(Table.isTarget("cudaMalloc"));
  EXPECT_FALSE(Table.isTarget(""));
}

TEST(MapTable, OverlayReplacesRowsOfNameAndKind) {
  MapTable Table;
  ASSERT_FALSE(Table.overlay(file(R"(library: mine
functions:
- { cuda: cudaMalloc, hip: myMalloc }
- { cuda: myCudaThing, hip: myHipThing }
types:
- { cuda: cudaFree, hip: myFreeType }
)")));
  ASSERT_EQ(Table.find("cudaMalloc").size(), 1u);
  EXPECT_EQ(Table.find("cudaMalloc")[0].Hip, "myMalloc");
  EXPECT_EQ(Table.find("myCudaThing")[0].Library, "mine");
  // The built-in function stays beside the user's type.
  EXPECT_EQ(Table.find("cudaFree", NameKind::Function)->Hip, "hipFree");
  EXPECT_EQ(Table.find("cudaFree", NameKind::Type)->Hip, "myFreeType");
  EXPECT_TRUE(Table.isTarget("myHipThing"));
  // A later file wins over an earlier one.
  ASSERT_FALSE(Table.overlay(file("library: mine\nfunctions:\n"
                                  "- { cuda: cudaMalloc, hip: other }\n")));
  EXPECT_EQ(Table.find("cudaMalloc")[0].Hip, "other");
}

TEST(MapTable, BadOverlayChangesNothing) {
  MapTable Table;
  llvm::Error E = Table.overlay(file("library: mine\nfunctions:\n"
                                     "- { cuda: cudaMalloc, hip: bad }\n"
                                     "- { cuda: cudaA, hop: hipA }\n"));
  ASSERT_TRUE(static_cast<bool>(E));
  EXPECT_NE(toString(std::move(E)).find("user.yaml:4:"), std::string::npos);
  EXPECT_EQ(Table.find("cudaMalloc")[0].Hip, "hipMalloc");
}

TEST(MapTable, AllIsSortedAndComplete) {
  MapTable Table;
  auto All = Table.all();
  EXPECT_GT(All.size(), 7000u);
  for (size_t I = 1; I < All.size(); ++I) {
    const MapEntry &A = *All[I - 1], &B = *All[I];
    EXPECT_LE(std::tie(A.Library, A.Kind, A.Cuda),
              std::tie(B.Library, B.Kind, B.Cuda));
  }
  for (const MapEntry *Row : All) {
    EXPECT_TRUE(Row->supported() || !Row->Why.empty()) << Row->Cuda.str();
    EXPECT_TRUE(Table.find(Row->Cuda, Row->Kind)) << Row->Cuda.str();
  }
}

TEST(MapTable, LooksUpFromManyThreads) {
  MapTable Table;
  MapTable Reference;
  auto All = Reference.all();
  llvm::parallelFor(0, All.size() * 4, [&](size_t I) {
    const MapEntry &Row = *All[I % All.size()];
    const MapEntry *Found = Table.find(Row.Cuda, Row.Kind);
    if (!Found || Found->Library != Row.Library)
      abort();
  });
}

TEST(MapTable, StartsWithoutWork) {
  auto Start = std::chrono::steady_clock::now();
  MapTable Table;
  ASSERT_FALSE(Table.find("cudaMalloc").empty());
  auto Time = std::chrono::steady_clock::now() - Start;
  // 1 ms is the promise; the factor is for a busy machine.
  EXPECT_LT(Time, std::chrono::milliseconds(10));
}

TEST(Spelling, TellsCudaNames) {
  for (StringRef Name :
       {"cudaMalloc", "cuMemAlloc", "CU_TR_ADDRESS_MODE_WRAP", "cublasSgemm",
        "CUBLAS_OP_N", "cudnnCreate", "curand_init", "__nv_bfloat16",
        "ncclAllReduce", "nvrtcCompileProgram", "cufftExecC2C"})
    EXPECT_TRUE(looksLikeCuda(Name)) << Name.str();
  for (StringRef Name : {"cudart", "cuda", "custom", "cube", "CUBE", "current",
                         "min", "atomicAdd", "hipMalloc", "CU", "cu", ""})
    EXPECT_FALSE(looksLikeCuda(Name)) << Name.str();
}

} // namespace
