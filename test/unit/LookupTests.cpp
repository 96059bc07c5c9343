//===- LookupTests.cpp - answers from the mapping table -------------------===//
#include "hipify/Lookup.h"
#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"

using namespace hipify;
using llvm::StringRef;

namespace {

/// The text of a look-up that works; \p AllFound tells whether each name had a
/// row.
std::string lookup(std::vector<std::string> Names, LookupOptions Options = {},
                   bool *AllFound = nullptr) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  auto Found = lookupNames(MapTable(), Names, Options, OS);
  EXPECT_TRUE(static_cast<bool>(Found));
  if (AllFound)
    *AllFound = *Found;
  return Text;
}

bool has(StringRef Text, StringRef Part) { return Text.contains(Part); }

TEST(Lookup, SaysWhatANameBecomes) {
  bool AllFound = false;
  std::string Text = lookup({"cudaMalloc"}, {}, &AllFound);
  EXPECT_TRUE(AllFound);
  EXPECT_TRUE(has(Text, "cudaMalloc: function of runtime\n"));
  EXPECT_TRUE(has(Text, "  becomes hipMalloc\n"));
  EXPECT_TRUE(has(Text, "  header: hip/hip_runtime_api.h\n"));
}

TEST(Lookup, ShowsCallsBeforeAndAfter) {
  std::string Text = lookup({"cudaMallocHost"});
  EXPECT_TRUE(has(Text, "before: cudaMallocHost(a, b)\n"));
  EXPECT_TRUE(has(Text, "after:  hipHostMalloc(a, b, hipHostMallocDefault)\n"));
  EXPECT_TRUE(has(Text, "(3 arguments)"));
  Text = lookup({"cudaMemcpyFromSymbol"});
  EXPECT_TRUE(has(Text, "before: cudaMemcpyFromSymbol(a, b, …)\n"));
  EXPECT_TRUE(has(Text, "after:  hipMemcpyFromSymbol(a, HIP_SYMBOL(b), …)\n"));
}

TEST(Lookup, GivesReasonsAndEffort) {
  std::string Text = lookup({"cudaEGLStreamConsumerConnect"});
  EXPECT_TRUE(has(Text, "has no counterpart (effort: rewrite)"));
  EXPECT_TRUE(has(Text, "why: HIP has no EGL"));
}

TEST(Lookup, TakesGlobs) {
  std::string Text = lookup({"cudaStream*Capture"});
  EXPECT_TRUE(has(Text, "cudaStreamBeginCapture:"));
  EXPECT_TRUE(has(Text, "cudaStreamEndCapture:"));
  EXPECT_FALSE(has(Text, "cudaStreamCreate:"));
}

TEST(Lookup, RejectsBadGlobs) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  auto Found = lookupNames(MapTable(), {"cuda["}, {}, OS);
  ASSERT_FALSE(static_cast<bool>(Found));
  EXPECT_TRUE(has(toString(Found.takeError()), "'cuda['"));
  EXPECT_TRUE(Text.empty());
}

TEST(Lookup, GoesBackFromHip) {
  std::string Text = lookup({"hipMalloc"}, {/*Reverse=*/true});
  EXPECT_TRUE(has(Text, "cudaMalloc: function of runtime"));
  EXPECT_TRUE(has(Text, "cuMemAlloc: function of driver"));
  Text = lookup({"rocblas_sgemm"}, {/*Reverse=*/true});
  EXPECT_TRUE(has(Text, "cublasSgemm: function of blas"));
}

TEST(Lookup, SuggestsNearNames) {
  bool AllFound = true;
  std::string Text = lookup({"cudaMaloc"}, {}, &AllFound);
  EXPECT_FALSE(AllFound);
  EXPECT_TRUE(has(Text, "did you mean cudaMalloc"));
  Text = lookup({"hipMalloc"});
  EXPECT_TRUE(has(Text, "--reverse"));
  EXPECT_FALSE(has(lookup({"zzzzzzzzzzzzzz"}), "did you mean"));
}

TEST(Lookup, WritesJson) {
  auto Json = llvm::json::parse(
      lookup({"cudaMallocHost", "noSuchName"}, {false, /*Json=*/true}));
  ASSERT_TRUE(static_cast<bool>(Json));
  auto *Rows = Json->getAsArray();
  ASSERT_TRUE(Rows);
  ASSERT_EQ(Rows->size(), 3u);
  EXPECT_EQ((*Rows)[2].getAsObject()->getString("state"), "unknown");
  auto *First = (*Rows)[0].getAsObject();
  EXPECT_EQ(First->getString("hip"), "hipHostMalloc");
  EXPECT_EQ(First->getInteger("minArity"), 2);
  EXPECT_EQ(First->getString("state"), "renamed");
}

TEST(Document, CountsAddUp) {
  unsigned Sum = 0;
  MapTable Table;
  for (const LibraryCount &C : countRows(Table)) {
    EXPECT_EQ(C.Rows,
              C.Renamed + C.Identical + C.Dropped + C.Supplied + C.None);
    Sum += C.Rows;
  }
  EXPECT_EQ(Sum, Table.all().size());
}

TEST(Document, CsvHasOneLinePerRow) {
  MapTable Table;
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  documentTables(Table, DocumentFormat::Csv, "", OS);
  EXPECT_EQ(StringRef(Text).count('\n'), Table.all().size() + 1);
  // Every line has as many fields as the first.
  llvm::SmallVector<StringRef> Lines;
  StringRef(Text).split(Lines, '\n', -1, false);
  auto Fields = [](StringRef Line) {
    bool Quoted = false;
    return llvm::count_if(Line, [&](char C) {
      Quoted ^= C == '"';
      return C == ',' && !Quoted;
    });
  };
  for (StringRef Line : Lines)
    EXPECT_EQ(Fields(Line), Fields(Lines[0])) << Line.str();
}

TEST(Document, EscapesWhatTheFormatReserves) {
  MapTable Table;
  ASSERT_FALSE(Table.overlay({"library: odd\nmacros:\n- { cuda: ODD, hip: "
                              "none, why: \"a <b> | c\" }\n",
                              "odd.yaml"}));
  std::string Html, Markdown;
  llvm::raw_string_ostream HtmlOS(Html), MarkdownOS(Markdown);
  documentTables(Table, DocumentFormat::Html, "odd", HtmlOS);
  documentTables(Table, DocumentFormat::Markdown, "odd", MarkdownOS);
  EXPECT_TRUE(has(Html, "a &lt;b&gt; | c"));
  EXPECT_TRUE(has(Markdown, "a \\<b> \\| c"));
  EXPECT_TRUE(has(Markdown, "### odd: macros"));
}

TEST(Document, ChecksUserFiles) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  ASSERT_FALSE(checkMappingFile(
      {"library: mine\nfunctions:\n- { cuda: cudaMalloc, hip: a }\n"
       "- { cuda: mine, hip: b }\n",
       "mine.yaml"},
      OS));
  EXPECT_EQ(Text, "mine.yaml: 2 rows, 1 of them in place of built-in ones\n");
  llvm::Error E =
      checkMappingFile({"library: mine\nfunctons: []\n", "m.yaml"}, OS);
  ASSERT_TRUE(static_cast<bool>(E));
  EXPECT_TRUE(has(toString(std::move(E)),
                  "unknown section 'functons'; did you mean 'functions'?"));
}

} // namespace
