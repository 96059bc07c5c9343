//===- VectorLayout.cpp - vector types as members and aggregates ----------===//
//
// double4 and the 64-bit integer vectors of four are aligned differently, and
// HIP's vectors are class templates, which a structured binding cannot take
// apart. Both are reported at the declaration.
//
//===----------------------------------------------------------------------===//

#include "DeviceVisitor.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

using namespace clang;

class VectorLayout : public DeviceVisitor {
public:
  using DeviceVisitor::DeviceVisitor;

  bool VisitFieldDecl(FieldDecl *D) override {
    llvm::StringRef Name = vectorName(D->getType());
    bool Wide = llvm::StringSwitch<bool>(Name)
                    .Cases({"double4", "long4", "ulong4"}, true)
                    .Cases({"longlong4", "ulonglong4"}, true)
                    .Default(false);
    if (Wide && D->getIdentifier() && !isAligned(D))
      report(D->getLocation(), D->getName().size(), "vector-layout",
             Severity::Warning,
             "layout of '" + D->getParent()->getNameAsString() +
                 "' differs (alignment of '" + Name.str() +
                 "' is 16 in CUDA up to 12, 32 in HIP): check data shared with "
                 "other code, or write alignas");
    return true;
  }

  bool VisitDecompositionDecl(DecompositionDecl *D) override {
    llvm::StringRef Name = vectorName(D->getType().getNonReferenceType());
    if (!Name.empty())
      report(
          D->getLocation(), 1, "vector-layout", Severity::Error,
          "'" + Name.str() +
              "' is no aggregate in HIP: a structured binding cannot take it "
              "apart; name the components (.x, .y)");
    return true;
  }

private:
  /// The name of a vector type of CUDA's; arrays count as their elements.
  llvm::StringRef vectorName(QualType T) const {
    const auto *Record = T->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
    if (T->isDependentType() || !Record || !Record->getIdentifier() ||
        View.Where.origin(Record) != Origin::Cuda)
      return {};
    llvm::StringRef Name = Record->getName(), Base = Name.drop_back();
    bool Vector = Name.back() >= '1' && Name.back() <= '4' &&
                  llvm::StringSwitch<bool>(Base)
                      .Cases({"char", "uchar", "short", "ushort"}, true)
                      .Cases({"int", "uint", "long", "ulong"}, true)
                      .Cases({"longlong", "ulonglong", "float", "double"}, true)
                      .Default(false);
    return Vector ? Name : llvm::StringRef();
  }

  /// Somebody has thought of it.
  static bool isAligned(const FieldDecl *D) {
    return D->hasAttr<AlignedAttr>() ||
           D->getParent()->hasAttr<AlignedAttr>() ||
           D->getParent()->hasAttr<PackedAttr>();
  }
};

void runVectorLayout(const AstView &View) { VectorLayout(View).run(); }

/// # vector-layout
/// Severity: warning or error.
///
/// A struct has a member of type double4, long4, ulong4, longlong4 or ulonglong4.
/// CUDA up to release 12 aligns them to 16 bytes, HIP to 32: offsets behind the
/// member move, and what is exchanged with a file or another program no longer
/// fits. CUDA 13 has `double4_16a` and `double4_32a` to say which is meant.
///
/// A structured binding of any vector type (`auto [x, y] = v;`) is an error: HIP's
/// vectors are classes with private bases, not aggregates.
HIPIFY_AST_CHECK("vector-layout", runVectorLayout);

} // namespace
} // namespace hipify
