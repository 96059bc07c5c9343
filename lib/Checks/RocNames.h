//===- RocNames.h - what --target=roc makes of names ----------------------===//
#ifndef HIPIFY_LIB_CHECKS_ROCNAMES_H
#define HIPIFY_LIB_CHECKS_ROCNAMES_H

#include "hipify/Check.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace hipify {

/// Stands in a row's note before what it says of the roc* library; what it says
/// of HIP comes first.
constexpr llvm::StringLiteral RocNoteMark = "With --target=roc: ";

/// What the note of \p Row says of the roc* library; empty: nothing.
inline llvm::StringRef rocNote(const MapEntry &Row) {
  return Row.Note.split(RocNoteMark).second;
}

/// What the note of \p Row says of HIP's name.
inline llvm::StringRef hipNote(const MapEntry &Row) {
  return Row.Note.split(RocNoteMark).first.rtrim();
}

/// True where the target is roc and \p Row has a name there.
inline bool becomesRoc(const FileContext &C, const MapEntry &Row) {
  return C.Options.Target == TargetApi::Roc && !Row.Roc.empty();
}

/// CUDA's libraries share one enumeration for types of data, and so do HIP's;
/// each roc* library has its own, with other numbers. A constant that stands
/// alone as an argument of a call of such a library becomes the library's:
/// `CUDA_R_32F` → `rocsparse_datatype_f32_r`. What rocBLAS computes with is a
/// type of data as well: `CUBLAS_COMPUTE_32F` → `rocblas_datatype_f32_r`, or
/// `…_f32_c` where the operands are complex.
class RocNames {
public:
  /// An argument that is a type of data and no constant.
  struct Unknown {
    uint32_t Token;          ///< of the function's name
    unsigned Argument;       ///< from 1
    llvm::StringRef Library; ///< `rocblas`
  };

  explicit RocNames(const FileContext &C);

  /// The roc* header in place of the HIP header that declares \p Row's HIP name;
  /// empty where that header is still included.
  llvm::StringRef headerInstead(const MapEntry &Row) const;

  /// The name of the constant at \p Token in the library whose call it is an
  /// argument of; empty where it is none.
  llvm::StringRef constant(uint32_t Token) const {
    auto It = Constants.find(Token);
    return It == Constants.end() ? llvm::StringRef() : It->second;
  }

  llvm::ArrayRef<Unknown> unknown() const { return Unknowns; }

private:
  void readHeaders();
  void keepComputes();
  bool isForeign(llvm::StringRef Type) const;
  void readCall(const NameUse &Use, const MapEntry &Row);

  const FileContext &C;
  bool HasLt = false;                       ///< the file uses cuBLASLt
  llvm::StringMap<llvm::StringRef> Headers; ///< HIP's path → roc's path
  llvm::DenseMap<uint32_t, std::string> Constants;
  std::vector<Unknown> Unknowns;
};

} // namespace hipify

#endif
