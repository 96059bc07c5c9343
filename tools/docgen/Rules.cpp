//===- Rules.cpp - the catalogue of portability rules ---------------------===//

#include "Rules.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/YAMLTraits.h"
#include <map>

using namespace llvm;
using docgen::Page;
using docgen::Rule;

LLVM_YAML_IS_SEQUENCE_VECTOR(Rule)

template <> struct llvm::yaml::MappingTraits<Rule> {
  static void mapping(IO &Io, Rule &R) {
    Io.mapRequired("rule", R.Name);
    Io.mapRequired("number", R.Number);
    Io.mapRequired("level", R.Level);
    Io.mapRequired("how", R.How);
    Io.mapOptional("by", R.By);
    Io.mapOptional("why", R.Why);
  }
};

namespace docgen {
namespace {

const std::map<StringRef, StringRef> Kinds = {
    {"translation", "translated"},
    {"finding", "reported"},
    {"compat", "meaning kept by hipify-compat"},
    {"table", "mapping tables"},
    {"none", "not handled"}};

const Page *pageOf(ArrayRef<Page> Pages, StringRef Id) {
  auto It = find_if(Pages, [&](const Page &P) { return P.Id == Id; });
  return It == Pages.end() ? nullptr : It;
}

} // namespace

Expected<std::vector<Rule>> readRules(StringRef Root, ArrayRef<Page> Pages) {
  std::string Path = (Root + "/docs/rules.yaml").str();
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer)
    return createStringError(Buffer.getError(),
                             Path + ": " + Buffer.getError().message());
  std::vector<Rule> Rules;
  yaml::Input In((*Buffer)->getMemBufferRef());
  In >> Rules;
  if (In.error())
    return createStringError(In.error(), Path + ": no list of rules");
  std::vector<std::string> Problems;
  StringRef Last;
  for (const Rule &R : Rules) {
    auto Wrong = [&](const Twine &What) {
      Problems.push_back(("docs/rules.yaml: '" + R.Name + "': " + What).str());
    };
    if (R.Number.size() != 4 || R.Number <= Last)
      Wrong("numbers have four digits and ascend");
    Last = R.Number;
    if (R.Level != "error" && R.Level != "warning" && R.Level != "note")
      Wrong("level is error, warning or note");
    if (!Kinds.count(R.How))
      Wrong("how is translation, finding, compat, table or none");
    if (R.By.empty() && R.Why.empty())
      Wrong("needs 'by' or 'why'");
    if (R.How == "none" && R.Why.empty())
      Wrong("is not handled: 'why' says why");
    for (const std::string &Id : R.By)
      if (!pageOf(Pages, Id))
        Wrong("no finding '" + Id + "'");
  }
  if (!Problems.empty())
    return createStringError(join(Problems, "\n"));
  return Rules;
}

/// `warp-size, reduce-sync`: the tests' names without folder and kind.
static std::string names(const std::set<std::string> &Paths) {
  std::string Text;
  for (const std::string &Path : Paths)
    Text += (Text.empty() ? "" : ", ") + sys::path::stem(Path).str();
  return Text;
}

std::string rulesText(ArrayRef<Rule> Rules, ArrayRef<Page> Pages,
                      const std::map<std::string, Cases> &Found) {
  std::map<StringRef, unsigned> Counts;
  for (const Rule &R : Rules)
    ++Counts[R.How];
  std::string Text =
      "# Rules\n\nEvery difference between CUDA and HIP that is known here, "
      "and "
      "what the program does about it.\n\n| handled by | rules |\n| --- | --- "
      "|\n";
  for (StringRef Kind : {"translation", "finding", "compat", "table", "none"})
    Text +=
        ("| " + Kinds.at(Kind) + " | " + utostr(Counts[Kind]) + " |\n").str();
  Text +=
      "| all | " + utostr(Rules.size()) +
      " |\n\nThe tests are those that expect one of the findings, those that "
      "fail where it is\nreported elsewhere, and those that suppress it by a "
      "comment; most are in test/check.\n\n| number | rule | severity | "
      "handled | "
      "findings | expected by | forbidden elsewhere by | suppressed by | "
      "remark |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";
  for (const Rule &R : Rules) {
    std::string Ids;
    Cases All;
    for (const std::string &Id : R.By) {
      Ids += (Ids.empty() ? "[" : ", [") + Id + "](findings/" + Id + ".md)";
      const std::string &Own = pageOf(Pages, Id)->Test;
      if (!StringRef(Own).starts_with("none"))
        All.Fires.insert(Own);
      auto It = Found.find(Id);
      if (It == Found.end())
        continue;
      All.Fires.insert(It->second.Fires.begin(), It->second.Fires.end());
      All.Silent.insert(It->second.Silent.begin(), It->second.Silent.end());
      All.Suppressed.insert(It->second.Suppressed.begin(),
                            It->second.Suppressed.end());
    }
    Text += "| " + R.Number + " | " + R.Name + " | " + R.Level + " | " +
            Kinds.at(R.How).str() + " | " + Ids + " | " + names(All.Fires) +
            " | " + names(All.Silent) + " | " + names(All.Suppressed) + " | " +
            R.Why + " |\n";
  }
  return Text;
}

} // namespace docgen
