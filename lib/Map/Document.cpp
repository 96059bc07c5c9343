//===- Document.cpp - the tables as documentation -------------------------===//
//
// Counts per library and one line per row, as Markdown, CSV or HTML; and the
// report on a user's mapping file.
//
//===----------------------------------------------------------------------===//
#include "RowReader.h"
#include "hipify/Lookup.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace hipify {
namespace {

/// What the columns of a row's line say.
struct RowText {
  explicit RowText(const MapEntry &Row) {
    Hip = Row.Drop                             ? "(dropped)"
          : stateOf(Row) == RowState::Supplied ? compatText(Row)
                                               : Row.Hip.str();
    if (auto Example = callExample(Row)) {
      Cuda = Example->Before;
      Hip = Example->After;
    } else {
      Cuda = Row.Cuda.str();
    }
    auto Since = [](const std::optional<Version> &V) {
      return V ? V->getAsString() : std::string();
    };
    CudaSince = Since(Row.CudaLife.Since);
    CudaRemoved = Since(Row.CudaLife.Removed);
    HipSince = Since(Row.HipLife.Since);
    HipRemoved = Since(Row.HipLife.Removed);
    if (Row.Compat && !Row.Hip.empty())
      Remark = "With hipify-compat: " + compatText(Row) + ". ";
    Remark += Row.Why.empty() ? Row.Note.str() : Row.Why.str();
  }

  std::string Cuda, Hip, CudaSince, CudaRemoved, HipSince, HipRemoved, Remark;
};

std::string csv(StringRef Text) {
  if (Text.find_first_of(",\"\n") == StringRef::npos)
    return Text.str();
  std::string Quoted = "\"";
  for (char C : Text) {
    if (C == '"')
      Quoted += '"';
    Quoted += C;
  }
  return Quoted + "\"";
}

std::string markdown(StringRef Text) {
  std::string Escaped;
  for (char C : Text) {
    if (C == '|' || C == '*' || C == '_' || C == '<')
      Escaped += '\\';
    Escaped += C;
  }
  return Escaped;
}

std::string code(StringRef Text) {
  if (Text.empty())
    return "";
  std::string Escaped;
  for (char C : Text) {
    // A pipe ends the cell even inside code.
    if (C == '|')
      Escaped += '\\';
    Escaped += C;
  }
  return "`" + Escaped + "`";
}

std::string html(StringRef Text) {
  std::string Escaped;
  raw_string_ostream OS(Escaped);
  printHTMLEscaped(Text, OS);
  return Escaped;
}

void writeCsv(ArrayRef<const MapEntry *> Rows, raw_ostream &OS) {
  OS << "library,kind,cuda,hip,roc,state,cuda_since,cuda_deprecated,"
        "cuda_removed,hip_since,hip_deprecated,hip_removed,header,before,after,"
        "finding,remark,compat\n";
  auto V = [](const std::optional<Version> &Of) {
    return Of ? Of->getAsString() : std::string();
  };
  for (const MapEntry *Row : Rows) {
    auto Example = callExample(*Row);
    StringRef Header = Row->Hip.empty() ? StringRef() : Row->Header;
    OS << csv(Row->Library) << "," << kindName(Row->Kind) << ","
       << csv(Row->Cuda) << "," << csv(Row->Hip) << "," << csv(Row->Roc) << ","
       << stateName(stateOf(*Row)) << "," << V(Row->CudaLife.Since) << ","
       << V(Row->CudaLife.Deprecated) << "," << V(Row->CudaLife.Removed) << ","
       << V(Row->HipLife.Since) << "," << V(Row->HipLife.Deprecated) << ","
       << V(Row->HipLife.Removed) << "," << csv(Header) << ","
       << csv(Example ? Example->Before : "") << ","
       << csv(Example ? Example->After : "") << "," << csv(Row->Check) << ","
       << csv(Row->Why.empty() ? Row->Note : Row->Why) << ","
       << csv(compatText(*Row)) << "\n";
  }
}

/// Writes the counts and sections of Markdown or HTML.
class Document {
public:
  Document(raw_ostream &OS, bool Html) : OS(OS), Html(Html) {}

  void begin() {
    if (Html)
      OS << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta "
            "charset=\"utf-8\">\n<title>CUDA names in HIP</title>\n<style>\n"
            "body { font-family: sans-serif; margin: 2em; }\n"
            "table { border-collapse: collapse; }\n"
            "td, th { border: 1px solid #ccc; padding: .2em .5em; "
            "text-align: left; vertical-align: top; }\n"
            "</style>\n</head>\n<body>\n";
    heading(1, "CUDA names in HIP");
  }

  void end() {
    if (Html)
      OS << "</body>\n</html>\n";
  }

  void counts(ArrayRef<LibraryCount> Counts) {
    tableBegin({"library", "rows", "renamed", "identical", "dropped",
                "supplied", "no counterpart", "argument templates",
                "findings"});
    LibraryCount All;
    for (const LibraryCount &C : Counts) {
      countRow(C.Library, C);
      All.Rows += C.Rows;
      All.Renamed += C.Renamed;
      All.Identical += C.Identical;
      All.Dropped += C.Dropped;
      All.Supplied += C.Supplied;
      All.None += C.None;
      All.Templates += C.Templates;
      All.Checks += C.Checks;
    }
    countRow("all", All);
    tableEnd();
  }

  void heading(unsigned Level, const Twine &Text) {
    if (Html)
      OS << "<h" << Level << ">" << html(Text.str()) << "</h" << Level << ">\n";
    else
      OS << (Level == 1 ? "" : "\n") << std::string(Level, '#') << " " << Text
         << "\n\n";
  }

  void rows(ArrayRef<const MapEntry *> Rows) {
    tableBegin({"CUDA", "HIP", "CUDA since", "removed", "ROCm since", "removed",
                "remark"});
    for (const MapEntry *Row : Rows) {
      RowText Text(*Row);
      cells(
          {asCode(Text.Cuda),
           Row->Drop || Row->Hip.empty() ? asText(Text.Hip) : asCode(Text.Hip),
           Text.CudaSince, Text.CudaRemoved, Text.HipSince, Text.HipRemoved,
           asText(Text.Remark)});
    }
    tableEnd();
  }

private:
  std::string asCode(StringRef Text) {
    return Html ? (Text.empty() ? "" : "<code>" + html(Text) + "</code>")
                : code(Text);
  }
  std::string asText(StringRef Text) {
    return Html ? html(Text) : markdown(Text);
  }

  void countRow(StringRef Name, const LibraryCount &C) {
    cells({Name.str(), utostr(C.Rows), utostr(C.Renamed), utostr(C.Identical),
           utostr(C.Dropped), utostr(C.Supplied), utostr(C.None),
           utostr(C.Templates), utostr(C.Checks)});
  }

  void tableBegin(ArrayRef<StringRef> Titles) {
    if (Html) {
      OS << "<table>\n<tr>";
      for (StringRef Title : Titles)
        OS << "<th>" << Title << "</th>";
      OS << "</tr>\n";
      return;
    }
    for (StringRef Title : Titles)
      OS << "| " << Title << " ";
    OS << "|\n";
    for (size_t I = 0; I != Titles.size(); ++I)
      OS << "| --- ";
    OS << "|\n";
  }

  void cells(ArrayRef<std::string> Texts) {
    OS << (Html ? "<tr>" : "");
    for (const std::string &Text : Texts)
      OS << (Html ? "<td>" : "| ") << Text << (Html ? "</td>" : " ");
    OS << (Html ? "</tr>\n" : "|\n");
  }

  void tableEnd() { OS << (Html ? "</table>\n" : ""); }

  raw_ostream &OS;
  bool Html;
};

} // namespace

SmallVector<LibraryCount, 24> countRows(const MapTable &Table) {
  SmallVector<LibraryCount, 24> Counts;
  for (const MapEntry *Row : Table.all()) {
    if (Counts.empty() || Counts.back().Library != Row->Library)
      Counts.push_back({Row->Library});
    LibraryCount &C = Counts.back();
    ++C.Rows;
    C.Templates += Row->Template.has_value();
    C.Checks += !Row->Check.empty();
    switch (stateOf(*Row)) {
    case RowState::Renamed:
      ++C.Renamed;
      break;
    case RowState::Identical:
      ++C.Identical;
      break;
    case RowState::Dropped:
      ++C.Dropped;
      break;
    case RowState::Supplied:
      ++C.Supplied;
      break;
    case RowState::None:
      ++C.None;
      break;
    }
  }
  return Counts;
}

void documentTables(const MapTable &Table, DocumentFormat Format,
                    StringRef Library, raw_ostream &OS) {
  auto All = Table.all();
  if (!Library.empty())
    llvm::erase_if(
        All, [&](const MapEntry *Row) { return Row->Library != Library; });
  if (Format == DocumentFormat::Csv)
    return writeCsv(All, OS);
  auto Counts = countRows(Table);
  if (!Library.empty())
    llvm::erase_if(Counts,
                   [&](const LibraryCount &C) { return C.Library != Library; });
  Document Doc(OS, Format == DocumentFormat::Html);
  Doc.begin();
  Doc.counts(Counts);
  ArrayRef<const MapEntry *> Rest = All;
  StringRef Last;
  while (!Rest.empty()) {
    const MapEntry &First = *Rest.front();
    if (First.Library != Last)
      Doc.heading(2, Last = First.Library);
    auto Section = Rest.take_while([&](const MapEntry *Row) {
      return Row->Library == First.Library && Row->Kind == First.Kind;
    });
    for (const MapSection &Known : mapSections())
      if (Known.Kind == First.Kind)
        Doc.heading(3, First.Library + ": " + Known.Name);
    Doc.rows(Section);
    Rest = Rest.drop_front(Section.size());
  }
  Doc.end();
}

Error checkMappingFile(MemoryBufferRef File, raw_ostream &OS) {
  BumpPtrAllocator Memory;
  UniqueStringSaver Saver(Memory);
  auto Rows = readRows(File, Saver);
  if (!Rows)
    return Rows.takeError();
  MapTable BuiltIn;
  unsigned Replaced = 0;
  for (const ReadRow &Row : *Rows)
    Replaced += BuiltIn.find(Row.Entry.Cuda, Row.Entry.Kind) != nullptr;
  OS << File.getBufferIdentifier() << ": " << Rows->size() << " rows, "
     << Replaced << " of them in place of built-in ones\n";
  return Error::success();
}

} // namespace hipify
