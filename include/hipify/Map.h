//===- Map.h - the mapping table: CUDA names and what they become ---------===//
//
// Rows of mappings/*.yaml (compiled in by mapgen) and of user overlays turned
// into one look-up by CUDA name.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_MAP_H
#define HIPIFY_MAP_H

#include "hipify/Version.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <memory>
#include <optional>
#include <string>

namespace hipify {

/// What a CUDA name is. Decides which places of a source a row applies to.
enum class NameKind : uint8_t {
  Function,   ///< host API or device function, function-like API macro
  Type,       ///< struct, union, enum, class, typedef; struct tags too
  Enumerator, ///< enumerator, or a macro that stands for an enumerator's value
  Macro,      ///< object-like or function-like preprocessor macro
  Variable,   ///< variable or built-in variable (`warpSize`)
  Header,     ///< path between < > or " "
  Namespace,  ///< namespace, possibly qualified (`thrust::cuda`)
  Field,      ///< `Struct::field`
  // Names of builds and scripts, found by name and kind only.
  Flag,          ///< compiler option (`-maxrregcount`)
  Tool,          ///< program (`nvcc`, `nvidia-smi`)
  Image,         ///< container image (`nvidia/cuda`)
  Package,       ///< package of a distribution or of PyPI
  BuildCommand,  ///< CMake command, or Python build class
  BuildTarget,   ///< CMake target, or library name of a link line
  BuildVariable, ///< CMake, Make or environment variable
};

/// True for the kinds that name things of builds and scripts, not of sources.
constexpr bool isBuildKind(NameKind Kind) { return Kind >= NameKind::Flag; }

/// The kind's name as the mapping files' sections and the reports spell it, in
/// the singular ("function", "build-variable").
llvm::StringRef kindName(NameKind Kind);

/// How much work is left to a person where there is no counterpart.
enum class Effort : uint8_t { None, Minutes, Hours, Rewrite };

/// Versions of one side (CUDA, HIP or the roc library) at which a name
/// appeared, became deprecated, and was dropped; absent where unknown.
struct Lifetime {
  std::optional<Version> Since, Deprecated, Removed;
};

/// What a piece of a template puts around its argument, so that a caller can
/// leave out a wrap that the source has already, or that the argument's type
/// makes needless.
enum class ArgWrap : uint8_t {
  None,   ///< the text of `Args` as it stands
  Symbol, ///< `symbol($N)`: `HIP_SYMBOL($N)`, unless wrapped or a `const void
          ///< *`
  Kernel, ///< `kernel($N)`: a cast to `const void *`, unless it is one already
};

/// An argument template: what a call with a fitting number of arguments
/// becomes. Pieces of `Args` hold `$N` (argument N, from 1), `$N...` (argument
/// N and all that follow) or literal text around them; see mappings/README.md.
/// `Args` has the named wraps spelled out; `Wraps` says which they were.
struct ArgTemplate {
  llvm::SmallVector<llvm::StringRef, 6> Args;
  llvm::SmallVector<ArgWrap, 6> Wraps; ///< as many as `Args`
};

/// A function or type of a header of hipify-compat/ that does what the CUDA name
/// does; a translation writes it where HIP has nothing, or something else.
struct CompatName {
  llvm::StringRef Header; ///< below hipify-compat/: `warp.h`
  llvm::StringRef Name;   ///< in namespace hipify, without it
};

/// What an argument must be for a row to hold.
struct ArgCondition {
  enum Test : uint8_t {
    Type,  ///< its type, without qualifiers and `struct`, is `TypeName`
    Null,  ///< it is a null pointer constant (`0`, `NULL`, `nullptr`)
    Const, ///< it points to const, at the end of all pointers
  };
  unsigned Arg = 0; ///< from 1
  Test Is = Type;
  llvm::StringRef TypeName;
};

/// One row. All strings live as long as the table.
struct MapEntry {
  NameKind Kind = NameKind::Function;
  llvm::StringRef Cuda;    ///< as written in CUDA code; qualified in namespaces
  llvm::StringRef Hip;     ///< empty: no counterpart
  llvm::StringRef Roc;     ///< name in the roc* library; empty: none
  llvm::StringRef Library; ///< `runtime`, `driver`, `blas`, …
  llvm::StringRef Header;  ///< HIP header that declares Hip; may be empty
  llvm::StringRef Why;     ///< reason and advice; required without Hip
  llvm::StringRef Note;    ///< what differs although the name is mapped
  /// Finding id to report where the name is used, with `Note` or `Why` as its
  /// text: the name is mapped, a person has to look. Empty: nothing to report.
  llvm::StringRef Check;
  /// CMake target to link (`hip::hipfft`); headers and build targets have it.
  llvm::StringRef Link;
  Effort Work = Effort::None;
  Lifetime CudaLife, HipLife, RocLife;
  /// Smallest and largest number of arguments that this row takes; absent: any.
  std::optional<unsigned> MinArity, MaxArity;
  /// CUDA versions for which the row holds: first that has this meaning, and
  /// first that no longer has it. A user's `--cuda` chooses among rows of one
  /// name and one arity.
  std::optional<Version> CudaFrom, CudaUntil;
  /// What an argument must be for the row to hold.
  std::optional<ArgCondition> When;
  /// Set where the call's arguments change.
  std::optional<ArgTemplate> Template;
  /// Set where those of the call of the roc* library do; Template says nothing
  /// of that call.
  std::optional<ArgTemplate> RocTemplate;
  /// Set where hipify-compat/ has what HIP lacks.
  std::optional<CompatName> Compat;
  /// The name may be renamed on tokens alone: it follows the spelling rules of
  /// a CUDA library (`cuda*`, `cu[A-Z]*`, `CU_*`, `cublas*`, …). The others
  /// (`atomicAdd`, `min`, …) need a resolved declaration.
  bool Lexical = false;
  /// `hip: drop`: the name stands for nothing that HIP needs; it goes away.
  bool Drop = false;
  /// `tag: drop`: Hip is no struct, union or enum tag, so that `struct cudaX`
  /// loses its keyword.
  bool DropTag = false;

  bool supported() const { return !Hip.empty() || Drop; }
  bool identical() const { return Hip == Cuda && !Template; }
};

/// All rows, built in and user-given. Look-ups are by exact CUDA name and
/// return the rows of that name in file order (several where arity or CUDA
/// version decide). User rows replace built-in rows of the same name and kind.
class MapTable {
public:
  /// The built-in rows. Cheap: the rows are compiled in.
  MapTable();
  ~MapTable();
  MapTable(MapTable &&);
  MapTable &operator=(MapTable &&);

  /// Adds the rows of a user's mapping file. The error names file and line and
  /// says what is wrong; the table is then unchanged.
  llvm::Error overlay(llvm::MemoryBufferRef File);

  /// Rows whose CUDA name is \p Cuda (fields: `Struct::field`; headers: the
  /// path). Empty where the name is unknown. Never rows of a build kind. May be
  /// called from several threads, as every look-up here.
  llvm::ArrayRef<MapEntry> find(llvm::StringRef Cuda) const;

  /// Tells whether an argument of the call at hand is what a row asks for;
  /// false also where that is not known.
  using Holds = llvm::function_ref<bool(const ArgCondition &)>;

  /// The row of \p Cuda that fits a call with \p Arity arguments and the CUDA
  /// version \p CudaVersion (absent: newest); null where none fits. A call with
  /// as many arguments as only another CUDA version takes is that version's.
  /// Rows with a condition fit where \p Test says so; they come first.
  const MapEntry *findCall(llvm::StringRef Cuda, unsigned Arity,
                           std::optional<Version> CudaVersion,
                           Holds Test = nullptr) const;

  /// The first row of that name and kind; null where there is none.
  const MapEntry *find(llvm::StringRef Cuda, NameKind Kind) const;

  /// True if \p Hip is the target of a row (`hipMalloc`), so that translated
  /// text is recognised.
  bool isTarget(llvm::StringRef Hip) const;

  /// Every row, sorted by library, kind and CUDA name.
  llvm::SmallVector<const MapEntry *> all() const;
  /// Those of one kind, in the same order, at a cost that goes by their number.
  llvm::SmallVector<const MapEntry *> all(NameKind Kind) const;

private:
  struct Storage;
  std::unique_ptr<Storage> Impl;
};

/// True if \p Name follows the spelling rules of a CUDA library so closely that
/// nobody else's name looks like it (`cuda[A-Z]*`, `cu[A-Z]*`, `CU_*`,
/// `cublas*`, `__nv_bfloat16`, …). An unknown name of this form is reported.
bool looksLikeCuda(llvm::StringRef Name);

} // namespace hipify

#endif
