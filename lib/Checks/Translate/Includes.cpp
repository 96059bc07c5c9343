//===- Includes.cpp - CUDA headers to HIP headers -------------------------===//
//
// Maps the paths of #include lines, drops lines whose HIP header is included
// already, makes nvcc's own include of the runtime explicit, and lets local
// includes follow renamed files.
//
//===----------------------------------------------------------------------===//

#include "../RocNames.h"
#include "../TargetedRows.h"
#include "InsertInclude.h"
#include "hipify/Check.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

constexpr llvm::StringLiteral RuntimeHeader = "hip/hip_runtime.h";
constexpr llvm::StringLiteral RtcHeader = "hip/hiprtc.h";
constexpr llvm::StringLiteral OldRoctxHeader = "roctracer/roctx.h";
constexpr llvm::StringLiteral NewRoctxHeader = "rocprofiler-sdk-roctx/roctx.h";

/// The `<path>` or `"path"` of a directive or macro body.
struct PathText {
  ByteRange Path; ///< without the delimiters
  bool Angled;
};

std::optional<PathText> pathAt(const TokenView &T, uint32_t First,
                               uint32_t End) {
  if (First >= End)
    return std::nullopt;
  ByteRange Head = T.tokens()[First].Range;
  if (T.is(First, tok::string_literal)) {
    if (!T.slice(Head).starts_with("\"") || Head.size() < 2)
      return std::nullopt;
    return PathText{{Head.Begin + 1, Head.End - 1}, false};
  }
  if (!T.is(First, tok::less))
    return std::nullopt;
  uint32_t Line = T.lineAt(Head.Begin).End;
  size_t Close = T.text().slice(Head.End, Line).find('>');
  if (Close == llvm::StringRef::npos)
    return std::nullopt;
  return PathText{{Head.End, uint32_t(Head.End + Close)}, true};
}

class Includes {
public:
  Includes(const FileContext &C, FindingSink &Out)
      : C(C), T(C.Tokens), Out(Out) {}

  void run() {
    if (C.File && C.Project.NeedsRuntime.contains(C.Path))
      addRuntime();
    if (C.File && uses(RtcHeader, "driver") && !includes(RtcHeader))
      addLinker();
    for (uint32_t I = 0, E = T.directives().size(); I != E; ++I) {
      const Directive &D = T.directives()[I];
      if (D.Name == "include" || D.Name == "include_next" || D.Name == "import")
        include(I);
      else if (D.Name == "define")
        definition(D);
    }
  }

private:
  const FileContext &C;
  const TokenView &T;
  FindingSink &Out;
  /// HIP headers included so far, by the directive whose branch they are in.
  llvm::DenseMap<int32_t, llvm::StringSet<>> Seen;

  bool seen(int32_t Branch, llvm::StringRef Header) const {
    for (;; Branch = T.directives()[Branch].Parent) {
      auto It = Seen.find(Branch);
      if (It != Seen.end() && It->second.contains(Header))
        return true;
      if (Branch < 0)
        return false;
    }
  }

  void include(uint32_t Index) {
    const Directive &D = T.directives()[Index];
    auto At = pathAt(T, D.FirstTok + 2, D.EndTok);
    if (!At)
      return;
    llvm::StringRef Path = T.slice(At->Path);
    const IncludeFact *Fact = C.includeFact(D.FirstTok);
    if (Fact && Fact->From == Origin::User)
      return followRename(Path, At->Path, Fact->Path);
    const MapEntry *Row = C.Table.find(Path, NameKind::Header);
    if (!Row) {
      Seen[D.Parent].insert(Path);
      return unmapped(Path, At->Path, Fact);
    }
    if (!isToolkits(Path, At->Angled, Fact))
      return;
    llvm::StringRef To = target(*Row);
    // The older header declares no names for devices, streams and threads.
    if (To == OldRoctxHeader && uses(NewRoctxHeader, "nvtx"))
      To = NewRoctxHeader;
    if (Row->Drop)
      return drop(D, Path + " goes: HIP needs nothing in its place");
    if (To.empty())
      return noCounterpart(At->Path, *Row, Fact);
    if (!Row->Check.empty())
      review(At->Path, *Row, Fact);
    if (To != Path && seen(D.Parent, To))
      return drop(D, Path + " goes: " + To + " is included already");
    Seen[D.Parent].insert(To);
    if (To == "hipblas/hipblas.h" && To != Path)
      chooseBlasInterface(D);
    if ((To == "rocblas/rocblas.h" || To == "rocsolver/rocsolver.h") &&
        To != Path && usesComplex())
      defineBefore(D, "ROCM_MATHLIBS_API_USE_HIP_COMPLEX",
                   "lets rocBLAS take HIP's complex numbers");
    if (To != Path)
      replace(At->Path, Path, To, Fact);
  }

  /// `#define HDR <cuda_runtime.h>`.
  void definition(const Directive &D) {
    uint32_t Body = D.FirstTok + 3;
    auto At = pathAt(T, Body, D.EndTok);
    if (!At ||
        (At->Angled && T.tokens()[D.EndTok - 1].Range.Begin != At->Path.End) ||
        (!At->Angled && Body + 1 != D.EndTok))
      return;
    llvm::StringRef Path = T.slice(At->Path);
    const MapEntry *Row = C.Table.find(Path, NameKind::Header);
    if (Row && Row->supported() && target(*Row) != Path)
      replace(At->Path, Path, target(*Row), nullptr);
  }

  llvm::StringRef target(const MapEntry &Row) const {
    return becomesRoc(C, Row) ? Row.Roc : Row.Hip;
  }

  void replace(ByteRange At, llvm::StringRef From, llvm::StringRef To,
               const IncludeFact *Fact) {
    Out.push_back({"include",
                   Severity::Note,
                   At,
                   (From + " becomes " + To).str(),
                   {Edit::replace(At, To.str())},
                   Fact ? Trust::Resolved : Trust::Lexical,
                   false});
  }

  /// A path that names a file of the project is the project's, whatever a
  /// toolkit calls its headers.
  bool isToolkits(llvm::StringRef Path, bool Angled, const IncludeFact *Fact) {
    if (Fact && Fact->From == Origin::Cuda)
      return true;
    if (Fact && Fact->From == Origin::Other && !Fact->Path.empty())
      return Angled; // a toolkit's header found in a folder of the command line
    for (const auto &Input : C.Project.ByRealPath)
      if (Input.first().ends_with(("/" + Path).str()))
        return false;
    if (Angled || !C.File)
      return true;
    llvm::SmallString<256> Beside(llvm::sys::path::parent_path(C.Path));
    llvm::sys::path::append(Beside, Path);
    return !llvm::sys::fs::exists(Beside);
  }

  void unmapped(llvm::StringRef Path, ByteRange At, const IncludeFact *Fact) {
    bool Known = Fact && Fact->From == Origin::Cuda;
    bool Guess = (!Fact || Fact->Path.empty()) && looksLikeToolkit(Path);
    if (!Known && !Guess)
      return;
    Out.push_back({"header-unmapped",
                   Severity::Warning,
                   At,
                   ("the mapping tables have no row for the header '" + Path +
                    "'; the include stays as it is")
                       .str(),
                   {},
                   Known ? Trust::Resolved : Trust::Lexical,
                   false});
  }

  static bool looksLikeToolkit(llvm::StringRef Path) {
    llvm::StringRef Top = Path.split('/').first;
    for (llvm::StringRef Prefix :
         {"cuda", "cublas", "cufft", "curand", "cusparse", "cusolver", "cudnn",
          "nvrtc", "nvtx3", "nvToolsExt", "cupti", "nvml", "cooperative_groups",
          "cufile", "npp"})
      if (Top.starts_with(Prefix) && !Path.contains("hip"))
        return !Path.contains('/') || Top == Prefix || Top == "cuda";
    return false;
  }

  void noCounterpart(ByteRange At, const MapEntry &Row,
                     const IncludeFact *Fact) {
    std::string Text =
        ("the header '" + Row.Cuda + "' has no counterpart in HIP").str();
    if (!Row.Why.empty())
      Text += (": " + Row.Why).str();
    Out.push_back({"header-unmapped",
                   Severity::Warning,
                   At,
                   std::move(Text),
                   {},
                   Fact ? Trust::Resolved : Trust::Lexical,
                   false});
  }

  /// Before ROCm 7, hipBLAS takes CUDA's data types only where HIPBLAS_V2 is
  /// defined ahead of its header. Source: hipBLAS's documentation of 6.0.
  void chooseBlasInterface(const Directive &D) {
    bool Wants = llvm::any_of(C.uses(), [&](const NameUse &Use) {
      const MapEntry *Row = C.row(Use);
      return Row && Row->Note.contains("HIPBLAS_V2");
    });
    if (Wants && C.Options.Rocm < Version(7))
      defineBefore(D, "HIPBLAS_V2",
                   "chooses hipBLAS's interface with CUDA's data types");
  }

  /// rocBLAS's complex numbers are structs of its own, unless a macro says that
  /// they are HIP's. Source: rocblas-complex-types.h.
  bool usesComplex() const {
    return llvm::any_of(C.uses(), [](const NameUse &Use) {
      if (Use.Cuda.ends_with("Complex"))
        return true;
      llvm::StringRef Name = Use.Rows.front().Roc;
      if (!Name.consume_front("rocblas_") && !Name.consume_front("rocsolver_"))
        return false;
      for (llvm::StringRef Mixed : {"scasum", "scnrm2", "dzasum", "dznrm2"})
        if (Name.starts_with(Mixed))
          return true;
      Name.consume_front("i"); // `rocblas_izamax`
      return Name.starts_with("z") ||
             (Name.starts_with("c") && !Name.starts_with("create"));
    });
  }

  /// The macro, unless it is defined already, in lines before the directive.
  void defineBefore(const Directive &D, llvm::StringRef Macro,
                    llvm::StringRef Why) {
    llvm::StringRef Newline = newlineOf(T);
    std::string Text = ("#ifndef " + Macro + Newline + "#define " + Macro +
                        Newline + "#endif" + Newline)
                           .str();
    uint32_t At = T.lineAt(T.tokens()[D.FirstTok].Range.Begin).Begin;
    Out.push_back({"include",
                   Severity::Note,
                   {At, At},
                   Why.str(),
                   {Edit::insert(At, Text)},
                   Trust::Lexical,
                   false});
  }

  void review(ByteRange At, const MapEntry &Row, const IncludeFact *Fact) {
    if (!concernsTargets(C.Options, Row.Check))
      return;
    Out.push_back({Row.Check.str(),
                   Severity::Warning,
                   At,
                   ("the header '" + Row.Cuda + "': " + Row.Note).str(),
                   {},
                   Fact ? Trust::Resolved : Trust::Lexical,
                   false});
  }

  /// Removes a whole line; a comment on it stays as a line of its own.
  void drop(const Directive &D, const llvm::Twine &Why) {
    ByteRange Cut = D.Lines;
    for (ByteRange Comment : T.comments())
      if (Cut.Begin <= Comment.Begin && Comment.Begin < Cut.End) {
        Cut = {T.tokens()[D.FirstTok].Range.Begin, Comment.Begin};
        break;
      }
    ByteRange At{T.tokens()[D.FirstTok].Range.Begin,
                 T.tokens()[D.EndTok - 1].Range.End};
    Out.push_back({"include",
                   Severity::Note,
                   At,
                   Why.str(),
                   {Edit::remove(Cut)},
                   Trust::Resolved,
                   false});
  }

  /// `#include "kernel.cu"` names the file that kernel.cu becomes.
  void followRename(llvm::StringRef Path, ByteRange At, llvm::StringRef Real) {
    if (!C.Options.RenameFiles || !C.Project.ByRealPath.contains(Real))
      return;
    std::string To = outputName(Path);
    if (To != Path)
      Out.push_back({"include",
                     Severity::Note,
                     At,
                     (Path + " becomes " + To).str(),
                     {Edit::replace(At, To)},
                     Trust::Resolved,
                     false});
  }

  // ---- what HIP declares elsewhere than CUDA -------------------------------

  /// A name of \p Library is translated to one that \p Header declares.
  bool uses(llvm::StringRef Header, llvm::StringRef Library) const {
    return llvm::any_of(C.uses(), [&](const NameUse &Use) {
      const MapEntry *Row = C.row(Use);
      return Row && Row->Library == Library && Row->Header == Header &&
             Row->supported() &&
             !(Row->HipLife.Since && C.Options.Rocm < *Row->HipLife.Since);
    });
  }

  /// The file includes \p Header, or what becomes it.
  bool includes(llvm::StringRef Header) const {
    return llvm::any_of(T.directives(), [&](const Directive &D) {
      auto At = D.Name == "include" ? pathAt(T, D.FirstTok + 2, D.EndTok)
                                    : std::nullopt;
      if (!At)
        return false;
      llvm::StringRef Path = T.slice(At->Path);
      const MapEntry *Row = C.Table.find(Path, NameKind::Header);
      return Path == Header || (Row && Row->Hip == Header);
    });
  }

  /// CUDA declares its linker with the driver, HIP with run-time compilation.
  void addLinker() {
    uint32_t At = includeInsertionPoint(T);
    std::string Line = ("#include <" + RtcHeader + ">" + newlineOf(T)).str();
    Out.push_back({"include",
                   Severity::Note,
                   {At, At},
                   "HIP declares the linker in " + RtcHeader.str(),
                   {Edit::insert(At, Line)},
                   Trust::Resolved,
                   false});
  }

  // ---- nvcc's own include -------------------------------------------------

  /// A runtime header further down becomes a duplicate of this line.
  void addRuntime() {
    Seen[-1].insert(RuntimeHeader);
    uint32_t At = includeInsertionPoint(T);
    std::string Line =
        ("#include <" + RuntimeHeader + ">" + newlineOf(T)).str();
    Out.push_back({"include",
                   Severity::Note,
                   {At, At},
                   "nvcc includes CUDA's runtime by itself, hipcc does not "
                   "include HIP's",
                   {Edit::insert(At, Line)},
                   Trust::Resolved,
                   false});
  }
};

void runIncludes(const FileContext &C, FindingSink &Out) {
  Includes(C, Out).run();
}

/// # include
/// Severity: note.
/// Test: test/check/include-merge.cu.
///
/// An include of a CUDA header becomes that of the HIP header. A second one of the
/// same HIP header goes, `hip/hip_runtime.h` is added where nvcc includes CUDA's
/// runtime by itself, and includes of `.cu` files follow their new names.
///
/// # header-unmapped
/// Severity: warning.
///
/// A header that looks like CUDA's has no row in the mapping tables, or no
/// counterpart in HIP. The include stays, and the output does not compile without
/// a CUDA toolkit.
///
/// Remove the include if nothing of it is used, or write the part that is used for
/// HIP. The findings on the names that it declares say more.
HIPIFY_CHECK("include", runIncludes);

} // namespace
} // namespace hipify
