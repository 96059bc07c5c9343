//===- Cases.cpp - comments of the tests to cases -------------------------===//

#include "Cases.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace docgen {
namespace {

/// Calls \p Visit with the first group of every match of \p Pattern in \p Line.
template <typename Fn>
void eachMatch(StringRef Pattern, StringRef Line, Fn Visit) {
  Regex Search(Pattern);
  SmallVector<StringRef, 4> Groups;
  while (Search.match(Line, &Groups)) {
    Visit(Groups[1]);
    Line = Line.drop_front(Groups[0].end() - Line.begin());
  }
}

class Reader {
public:
  explicit Reader(std::map<std::string, Cases> &Found) : Found(Found) {}

  void read(StringRef Text, const std::string &Path) {
    std::set<std::pair<std::string, StringRef>> Expected; ///< with its level
    std::set<StringRef> Strict; ///< levels that are forbidden elsewhere
    SmallVector<StringRef, 0> Lines;
    Text.split(Lines, '\n');
    for (StringRef Line : Lines) {
      eachMatch("implicit-check-not=(warning|error|note):", Line,
                [&](StringRef Level) { Strict.insert(Level); });
      eachMatch("implicit-check-not=\\[([a-z0-9-]+)\\]", Line,
                [&](StringRef Id) { Found[Id.str()].Silent.insert(Path); });
      eachMatch("NOHIPIFY[A-Z]*\\(([^)]*)\\)", Line, [&](StringRef Ids) {
        SmallVector<StringRef, 4> Each;
        Ids.split(Each, ',');
        for (StringRef Id : Each)
          Found[Id.trim().str()].Suppressed.insert(Path);
      });
      bool Not = Regex("[A-Z]-NOT:").match(Line);
      bool Expects = Regex("[A-Z](-NEXT|-SAME|-DAG)?:").match(Line);
      StringRef Level;
      for (StringRef L : {"note", "warning", "error"})
        if (Line.contains((" " + L + ":").str()))
          Level = L;
      eachMatch("\\[([a-z][a-z0-9-]+)\\]", Line, [&](StringRef Id) {
        if (Not)
          Found[Id.str()].Silent.insert(Path);
        else if (Expects)
          Expected.insert({Id.str(), Level});
      });
    }
    for (const auto &[Id, Level] : Expected) {
      Found[Id].Fires.insert(Path);
      if (Strict.count(Level))
        Found[Id].Silent.insert(Path);
    }
  }

private:
  std::map<std::string, Cases> &Found;
};

} // namespace

Expected<std::map<std::string, Cases>> readCases(StringRef Root) {
  std::map<std::string, Cases> Found;
  Reader Into(Found);
  SmallString<256> Folder(Root);
  sys::path::append(Folder, "test", "check");
  std::error_code Problem;
  for (sys::fs::directory_iterator I(Folder, Problem), E; I != E && !Problem;
       I.increment(Problem)) {
    if (I->type() != sys::fs::file_type::regular_file)
      continue;
    auto Buffer = MemoryBuffer::getFile(I->path());
    if (!Buffer)
      return createStringError(Buffer.getError(),
                               I->path() + ": " + Buffer.getError().message());
    Into.read((*Buffer)->getBuffer(),
              ("test/check/" + sys::path::filename(I->path())).str());
  }
  if (Problem)
    return createStringError(Problem, Folder + ": " + Problem.message());
  return Found;
}

Error checkCases(ArrayRef<Page> Pages,
                 const std::map<std::string, Cases> &Found) {
  std::vector<std::string> Problems;
  for (const Page &P : Pages) {
    if (StringRef(P.Test).starts_with("none, because ") ||
        StringRef(P.Cases).starts_with("none, because "))
      continue;
    static const Cases None;
    auto It = Found.find(P.Id);
    const Cases &C = It == Found.end() ? None : It->second;
    SmallVector<StringRef, 3> Missing;
    if (C.Fires.empty())
      Missing.push_back("expects it");
    if (C.Silent.empty())
      Missing.push_back("forbids it elsewhere");
    if (C.Suppressed.empty())
      Missing.push_back("suppresses it");
    if (!Missing.empty())
      Problems.push_back(P.Where + ": page '" + P.Id +
                         "': no file in test/check " + join(Missing, ", or "));
  }
  return Problems.empty() ? Error::success()
                          : createStringError(join(Problems, "\n"));
}

} // namespace docgen
