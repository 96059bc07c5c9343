//===- Json.cpp - findings to one JSON object -----------------------------===//
//
// Version 1:
//   { "version": 1,
//     "files": [ { "path", "parsed", "problem", "counts": {…},
//                  "findings": [ { "id", "level", "trust", "message",
//                                  "line", "column", "endLine", "endColumn",
//                                  "offset", "length", "safe",
//                                  "edits": [ { "offset", "length",
//                                               "pieces": [ "text" |
//                                                 { "offset", "length" } ] }
//     ] } ] } ],
//     "counts": { "translated", "review", "unsupported", "identical" } }
// A piece with an offset stands for the text that this range of the file has
// after its own edits. Keys may be added within a version.
//
//===----------------------------------------------------------------------===//
#include "llvm/Support/JSON.h"
#include "hipify/Report.h"

using namespace llvm;

namespace hipify {
namespace {

StringRef trustName(Trust Certainty) {
  switch (Certainty) {
  case Trust::Lexical:
    return "lexical";
  case Trust::Expanded:
    return "expanded";
  case Trust::Resolved:
    return "resolved";
  }
  return "";
}

/// JSON is UTF-8; paths and sources need not be.
json::Value text(StringRef Bytes) {
  return json::isUTF8(Bytes) ? Bytes.str() : json::fixUTF8(Bytes);
}

void writeCounts(json::OStream &J, const Counts &C) {
  J.attributeObject("counts", [&] {
    J.attribute("translated", C.Translated);
    J.attribute("review", C.Review);
    J.attribute("unsupported", C.Unsupported);
    J.attribute("identical", C.Identical);
  });
}

void writeRange(json::OStream &J, ByteRange Range) {
  J.attribute("offset", Range.Begin);
  J.attribute("length", Range.size());
}

void writeEdit(json::OStream &J, const Edit &E) {
  J.object([&] {
    writeRange(J, E.Range);
    J.attributeArray("pieces", [&] {
      for (const Piece &P : E.Pieces) {
        if (P.isSlice())
          J.object([&] { writeRange(J, P.Slice); });
        else
          J.value(text(P.Text));
      }
    });
  });
}

void writeFinding(json::OStream &J, const Finding &F, const LineTable &Lines) {
  Position P = Lines.position(F.Range);
  J.object([&] {
    J.attribute("id", F.Id);
    J.attribute("level", severityName(F.Level));
    J.attribute("trust", trustName(F.Certainty));
    J.attribute("message", text(F.Message));
    J.attribute("line", P.Line);
    J.attribute("column", P.Column);
    J.attribute("endLine", P.EndLine);
    J.attribute("endColumn", P.EndColumn);
    writeRange(J, F.Range);
    J.attribute("safe", !F.Unsafe);
    J.attributeArray("edits", [&] {
      for (const Edit &E : F.Edits)
        writeEdit(J, E);
    });
  });
}

class JsonReport : public ReportFormat {
public:
  void write(raw_ostream &OS, ArrayRef<FileResult> Results,
             const ReportOptions &) const override {
    json::OStream J(OS, /*IndentSize=*/1);
    Counts Total;
    J.object([&] {
      J.attribute("version", 1);
      J.attributeArray("files", [&] {
        for (const FileResult &R : Results) {
          Total += countPlaces(R);
          writeFile(J, R);
        }
      });
      writeCounts(J, Total);
    });
    OS << '\n';
  }

private:
  static void writeFile(json::OStream &J, const FileResult &R) {
    LineTable Lines(R.File->Text);
    J.object([&] {
      J.attribute("path", text(R.File->Path));
      J.attribute("parsed", R.Parsed);
      if (!R.ParseProblem.empty())
        J.attribute("problem", text(R.ParseProblem));
      writeCounts(J, countPlaces(R));
      J.attributeArray("findings", [&] {
        for (const Finding &F : R.Findings)
          writeFinding(J, F, Lines);
      });
    });
  }
};

} // namespace

static ReportFormats::Add<JsonReport> Registration("json", "one JSON object");

} // namespace hipify
