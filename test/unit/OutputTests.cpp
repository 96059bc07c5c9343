//===- OutputTests.cpp - line differences, collisions, writing ------------===//
#include "LineEdits.h"
#include "hipify/Output.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"
#include <random>

using namespace hipify;
using llvm::StringRef;

namespace {

/// Applies the edits, which must be in order and describe the rest as equal.
std::vector<StringRef> applied(const std::vector<StringRef> &Old,
                               const std::vector<StringRef> &New) {
  std::vector<StringRef> Out;
  unsigned At = 0;
  for (const LineEdit &E : diffLines(Old, New)) {
    EXPECT_LE(At, E.OldBegin);
    Out.insert(Out.end(), Old.begin() + At, Old.begin() + E.OldBegin);
    EXPECT_EQ(Out.size(), E.NewBegin);
    Out.insert(Out.end(), New.begin() + E.NewBegin, New.begin() + E.NewEnd);
    At = E.OldEnd;
  }
  Out.insert(Out.end(), Old.begin() + At, Old.end());
  return Out;
}

TEST(DiffLines, TurnsOldIntoNew) {
  std::mt19937 Random(1);
  for (int Round = 0; Round < 300; ++Round) {
    auto Make = [&] {
      std::vector<StringRef> Lines(Random() % 40);
      for (StringRef &Line : Lines)
        Line = StringRef("abcdefgh").substr(Random() % (2 + Round % 7), 1);
      return Lines;
    };
    std::vector<StringRef> Old = Make(), New = Make();
    EXPECT_EQ(applied(Old, New), New);
  }
}

TEST(DiffLines, FindsSmallEdits) {
  std::vector<StringRef> Old = {"a", "x", "x", "b", "x", "c"};
  std::vector<StringRef> New = {"a", "x", "x", "B", "x", "c"};
  std::vector<LineEdit> Edits = diffLines(Old, New);
  ASSERT_EQ(Edits.size(), 1u);
  EXPECT_EQ(Edits[0].OldBegin, 3u);
  EXPECT_EQ(Edits[0].OldEnd, 4u);
  EXPECT_TRUE(diffLines(Old, Old).empty());
}

TEST(DiffLines, LongTextsWithoutAnchorsEnd) {
  std::vector<StringRef> Old(20000, "x"), New(19000, "y");
  EXPECT_EQ(applied(Old, New), New);
}

TEST(UnifiedDiff, MarksMissingNewline) {
  EXPECT_EQ(unifiedDiff("a", "a", "x", "y"),
            "diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n"
            "-x\n\\ No newline at end of file\n"
            "+y\n\\ No newline at end of file\n");
}

TEST(UnifiedDiff, RenamesWithoutChange) {
  EXPECT_EQ(unifiedDiff("k.cu", "k.hip", "x\n", "x\n"),
            "diff --git a/k.cu b/k.hip\nrename from k.cu\nrename to k.hip\n");
  EXPECT_EQ(unifiedDiff("k.cu", "k.cu", "x\n", "x\n"), "");
}

TEST(UnifiedDiff, MakesNewFiles) {
  EXPECT_EQ(unifiedDiff("", "n/w.h", "", "x\n"),
            "diff --git a/n/w.h b/n/w.h\nnew file mode 100644\n"
            "--- /dev/null\n+++ b/n/w.h\n@@ -0,0 +1 @@\n+x\n");
}

TEST(Collisions, NameBothSources) {
  std::vector<OutputFile> Files = {
      {"b/k.cu", "o/k.hip"}, {"a/k.cu", "o/k.hip"}, {"c.cu", "o/c.hip"}};
  EXPECT_EQ(llvm::toString(checkCollisions(Files)),
            "'a/k.cu' and 'b/k.cu' would both become 'o/k.hip'; nothing was "
            "written");
  Files.erase(Files.begin());
  EXPECT_FALSE(static_cast<bool>(checkCollisions(Files)));
}

TEST(WriteFile, ReplacesInOneStepAndOnlyWhereNeeded) {
  llvm::SmallString<128> Folder;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("hipify-write", Folder));
  std::string Path = (Folder + "/new/k.hip").str();
  auto Wrote = [&](StringRef Text) {
    return llvm::cantFail(writeFile(Path, Text, ""));
  };
  EXPECT_TRUE(Wrote("one"));
  EXPECT_FALSE(Wrote("one"));
  EXPECT_TRUE(Wrote("two"));
  EXPECT_EQ((*llvm::MemoryBuffer::getFile(Path))->getBuffer(), "two");
  std::error_code Problem;
  int Count = 0;
  for (llvm::sys::fs::directory_iterator I(Folder + "/new", Problem), E;
       I != E && !Problem; I.increment(Problem))
    ++Count;
  EXPECT_EQ(Count, 1) << "temporary files are left";
  llvm::sys::fs::remove_directories(Folder);
}

} // namespace
