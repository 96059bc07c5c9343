//===- MapTable.cpp - the mapping table -----------------------------------===//
//
// Answers look-ups from the rows that mapgen compiled in and from the rows of
// user files. Built-in rows become MapEntry values when first asked for.
//
//===----------------------------------------------------------------------===//
#include "RowReader.h"
#include "TableData.h"
#include "hipify/UserRows.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <algorithm>
#include <atomic>

using namespace llvm;

namespace hipify {
namespace {

#include "MapTableData.inc"

constexpr uint32_t RowCount = std::size(Rows);
using EntryList = std::vector<MapEntry>;

StringRef textAt(data::Text Offset) { return StringRef(Blob + Offset); }

bool isBuildRow(uint32_t Row) {
  return isBuildKind(static_cast<NameKind>(Rows[Row].Kind));
}

std::optional<Version> versionAt(data::VersionIndex Index) {
  if (!Index)
    return std::nullopt;
  const data::VersionData &V = Versions[Index];
  if (V.Parts == 1)
    return Version(V.Major);
  return V.Parts == 2 ? Version(V.Major, V.Minor)
                      : Version(V.Major, V.Minor, V.Sub);
}

Lifetime lifetimeAt(const data::VersionIndex *First) {
  return {versionAt(First[0]), versionAt(First[1]), versionAt(First[2])};
}

ArgTemplate templateAt(uint32_t First, uint32_t Count) {
  ArgTemplate Template;
  for (uint32_t Piece : ArrayRef(Pieces).slice(First, Count)) {
    Template.Args.push_back(textAt(Piece & ((1u << data::WrapShift) - 1)));
    Template.Wraps.push_back(static_cast<ArgWrap>(Piece >> data::WrapShift));
  }
  return Template;
}

MapEntry entryAt(uint32_t Row) {
  const data::RowData &D = Rows[Row];
  auto Arity = [](uint8_t Value) {
    return Value == data::NoArity ? std::nullopt
                                  : std::optional<unsigned>(Value);
  };
  MapEntry E;
  E.Kind = static_cast<NameKind>(D.Kind);
  E.Cuda = textAt(D.Cuda);
  E.Hip = textAt(D.Hip);
  E.Roc = textAt(D.Roc);
  E.Library = textAt(D.Library);
  E.Header = textAt(D.Header);
  E.Why = textAt(D.Why);
  E.Note = textAt(D.Note);
  E.Check = textAt(D.Check);
  E.Link = textAt(D.Link);
  E.Work = static_cast<Effort>(D.Effort);
  E.CudaLife = lifetimeAt(D.Versions);
  E.HipLife = lifetimeAt(D.Versions + 3);
  E.RocLife = lifetimeAt(D.Versions + 6);
  E.CudaFrom = versionAt(D.Versions[9]);
  E.CudaUntil = versionAt(D.Versions[10]);
  E.MinArity = Arity(D.MinArity);
  E.MaxArity = Arity(D.MaxArity);
  E.Lexical = D.Flags & data::Lexical;
  E.Drop = D.Flags & data::Drop;
  E.DropTag = D.Flags & data::DropTag;
  if (D.WhenArg)
    E.When = ArgCondition{D.WhenArg, static_cast<ArgCondition::Test>(D.WhenIs),
                          textAt(D.WhenType)};
  if (D.Flags & data::HasTemplate)
    E.Template = templateAt(D.FirstPiece, D.PieceCount);
  if (D.Flags & data::HasRocTemplate)
    E.RocTemplate = templateAt(D.FirstPiece + D.PieceCount, D.RocPieceCount);
  if (D.CompatHeader)
    E.Compat = CompatName{textAt(D.CompatHeader), textAt(D.CompatName)};
  return E;
}

/// First row of \p Name, or RowCount.
uint32_t firstRow(StringRef Name, bool Build) {
  for (uint32_t Slot = data::hashSlot(Name, Build, std::size(NameSlots));;
       Slot = (Slot + 1) & (std::size(NameSlots) - 1)) {
    uint32_t Row = NameSlots[Slot];
    if (!Row)
      return RowCount;
    if (isBuildRow(Row - 1) == Build && textAt(Rows[Row - 1].Cuda) == Name)
      return Row - 1;
  }
}

uint32_t lastRow(uint32_t First) {
  uint32_t Last = First + 1;
  while (Last < RowCount && Rows[Last].Cuda == Rows[First].Cuda &&
         isBuildRow(Last) == isBuildRow(First))
    ++Last;
  return Last;
}

/// True if the row takes a call with that many arguments.
bool takes(const MapEntry &Row, unsigned Arity) {
  return (!Row.MinArity || Arity >= *Row.MinArity) &&
         (!Row.MaxArity || Arity <= *Row.MaxArity);
}

/// True if the row holds for that version; an absent version is the newest.
bool holdsFor(const MapEntry &Row, std::optional<Version> Cuda) {
  if (!Cuda)
    return !Row.CudaUntil;
  return (!Row.CudaFrom || *Row.CudaFrom <= *Cuda) &&
         (!Row.CudaUntil || *Cuda < *Row.CudaUntil);
}

} // namespace

struct MapTable::Storage {
  Storage() : Cache(new std::atomic<EntryList *>[RowCount]()), Saver(Memory) {}
  ~Storage() {
    for (uint32_t I = 0; I != RowCount; ++I)
      delete Cache[I].load(std::memory_order_relaxed);
  }

  /// The rows of all names that have a built-in row that \p Wanted accepts, and
  /// all rows of users, sorted.
  SmallVector<const MapEntry *>
  collect(llvm::function_ref<bool(const data::RowData &)> Wanted) const {
    SmallVector<const MapEntry *> Result;
    auto Append = [&](ArrayRef<MapEntry> List) {
      for (const MapEntry &Row : List)
        Result.push_back(&Row);
    };
    for (uint32_t Row = 0, End; Row != RowCount; Row = End) {
      End = lastRow(Row);
      const auto &Users = isBuildRow(Row) ? UserBuildRows : UserRows;
      if (std::any_of(Rows + Row, Rows + End, Wanted) &&
          !Users.contains(textAt(Rows[Row].Cuda)))
        Append(rowsFrom(Row));
    }
    for (auto *Users : {&UserRows, &UserBuildRows})
      for (auto &Named : *Users)
        Append(Named.second);
    // Rows of one name lie in one list and keep its order: they are tried so.
    llvm::sort(Result, [](const MapEntry *A, const MapEntry *B) {
      if (int Order = A->Library.compare(B->Library))
        return Order < 0;
      if (A->Kind != B->Kind)
        return A->Kind < B->Kind;
      if (int Order = A->Cuda.compare(B->Cuda))
        return Order < 0;
      return A < B;
    });
    return Result;
  }

  /// The built-in rows of \p Name.
  ArrayRef<MapEntry> builtIn(StringRef Name, bool Build) const {
    uint32_t First = firstRow(Name, Build);
    return First == RowCount ? ArrayRef<MapEntry>() : rowsFrom(First);
  }

  ArrayRef<MapEntry> rowsFrom(uint32_t First) const {
    std::atomic<EntryList *> &Slot = Cache[First];
    if (EntryList *Known = Slot.load(std::memory_order_acquire))
      return *Known;
    auto List = std::make_unique<EntryList>();
    for (uint32_t Row = First, End = lastRow(First); Row != End; ++Row)
      List->push_back(entryAt(Row));
    EntryList *Other = nullptr;
    if (!Slot.compare_exchange_strong(Other, List.get(),
                                      std::memory_order_acq_rel))
      return *Other; // another thread was faster
    return *List.release();
  }

  ArrayRef<MapEntry> rows(StringRef Name, bool Build) const {
    const auto &Users = Build ? UserBuildRows : UserRows;
    if (auto It = Users.find(Name); It != Users.end())
      return It->second;
    return builtIn(Name, Build);
  }

  /// Lists of the rows of one name, at the index of the first.
  std::unique_ptr<std::atomic<EntryList *>[]> Cache;
  BumpPtrAllocator Memory;
  UniqueStringSaver Saver;
  /// Names that user files speak of, with what of the built-in rows stays.
  StringMap<EntryList> UserRows, UserBuildRows;
  StringSet<> UserTargets;
};

MapTable::MapTable() : Impl(std::make_unique<Storage>()) {}
MapTable::~MapTable() = default;
MapTable::MapTable(MapTable &&) = default;
MapTable &MapTable::operator=(MapTable &&) = default;

Error MapTable::overlay(MemoryBufferRef File) {
  auto Read = readRows(File, Impl->Saver);
  if (!Read)
    return Read.takeError();
  StringMap<EntryList> ByName[2];
  for (ReadRow &Row : *Read) {
    if (!Row.Entry.Hip.empty())
      Impl->UserTargets.insert(Row.Entry.Hip);
    // Whoever writes a row for a name of their own means that name.
    if (!Row.SaysLexical && !hasBuiltInRow(Row.Entry.Cuda))
      Row.Entry.Lexical = true;
    ByName[isBuildKind(Row.Entry.Kind)][Row.Entry.Cuda].push_back(Row.Entry);
  }
  for (bool Build : {false, true})
    for (auto &Named : ByName[Build]) {
      EntryList &New = Named.second;
      for (const MapEntry &Old : Impl->rows(Named.first(), Build))
        if (none_of(New, [&](auto &Row) { return Row.Kind == Old.Kind; }))
          New.push_back(Old);
      (Build ? Impl->UserBuildRows : Impl->UserRows)[Named.first()] =
          std::move(New);
    }
  return Error::success();
}

bool hasBuiltInRow(StringRef Cuda) {
  return firstRow(Cuda, /*Build=*/false) != RowCount;
}

ArrayRef<MapEntry> MapTable::find(StringRef Cuda) const {
  return Impl->rows(Cuda, false);
}

const MapEntry *MapTable::find(StringRef Cuda, NameKind Kind) const {
  for (const MapEntry &Row : Impl->rows(Cuda, isBuildKind(Kind)))
    if (Row.Kind == Kind)
      return &Row;
  return nullptr;
}

const MapEntry *MapTable::findCall(StringRef Cuda, unsigned Arity,
                                   std::optional<Version> CudaVersion,
                                   Holds Test) const {
  const MapEntry *Otherwise = nullptr;
  for (const MapEntry &Row : find(Cuda)) {
    if (!takes(Row, Arity) ||
        (Row.Kind != NameKind::Function && Row.Kind != NameKind::Macro))
      continue;
    if (Row.When) {
      // The argument decides, whatever version was named.
      if (Test && Test(*Row.When))
        return &Row;
      continue;
    }
    if (holdsFor(Row, CudaVersion))
      return &Row;
    if (!Otherwise)
      Otherwise = &Row;
  }
  return Otherwise;
}

bool MapTable::isTarget(StringRef Hip) const {
  if (Hip.empty())
    return false;
  for (uint32_t Slot = data::hashSlot(Hip, false, std::size(TargetSlots));
       TargetSlots[Slot]; Slot = (Slot + 1) & (std::size(TargetSlots) - 1))
    if (textAt(TargetSlots[Slot]) == Hip)
      return true;
  return Impl->UserTargets.contains(Hip);
}

SmallVector<const MapEntry *> MapTable::all() const {
  return Impl->collect([](const data::RowData &) { return true; });
}

SmallVector<const MapEntry *> MapTable::all(NameKind Kind) const {
  auto Result = Impl->collect([Kind](const data::RowData &Row) {
    return static_cast<NameKind>(Row.Kind) == Kind;
  });
  llvm::erase_if(Result,
                 [Kind](const MapEntry *Row) { return Row->Kind != Kind; });
  return Result;
}

} // namespace hipify
