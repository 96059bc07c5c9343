//===- Graphs.cpp - graphs, explicit and captured -------------------------===//
#include "../DeviceHeap.h"
#include "../Symbols.h"
#include "Runtime.h"
#include <algorithm>
#include <cstring>

namespace hipify::execute {

namespace {
/// An instantiated graph: a copy, so that the graph may change or go.
struct GraphExec {
  std::vector<GraphNode *> Sources; ///< nodes of the graph, to find for updates
  std::vector<Work> Steps;
  /// Of each step its type and the places of the steps that it needs.
  std::vector<std::pair<int, std::vector<size_t>>> Shape;
};
} // namespace

static std::vector<std::pair<int, std::vector<size_t>>>
shapeOf(const std::vector<GraphNode *> &Order) {
  std::map<const GraphNode *, size_t> PlaceOf;
  std::vector<std::pair<int, std::vector<size_t>>> Shape;
  for (const GraphNode *N : Order) {
    PlaceOf[N] = Shape.size();
    Shape.push_back({N->Type, {}});
    for (const GraphNode *Need : N->Needs)
      Shape.back().second.push_back(PlaceOf[Need]);
    std::sort(Shape.back().second.begin(), Shape.back().second.end());
  }
  return Shape;
}

namespace api {

static HipError graphCreate(Graph **G, unsigned Flags) {
  if (!G || Flags)
    return record(HipError::InvalidValue);
  *G = new Graph;
  return record(HipError::Success);
}
static HipError graphDestroy(Graph *G) {
  if (!G)
    return record(HipError::InvalidValue);
  delete G;
  return record(HipError::Success);
}

static HipError addNode(GraphNode **Node, Graph *G, GraphNode *const *Needs,
                        size_t Count, int Type, Work Do) {
  if (!Node || !G || (Count && !Needs))
    return record(HipError::InvalidValue);
  *Node = G->add(Type, std::move(Do),
                 std::vector<GraphNode *>(Needs, Needs + Count));
  return record(HipError::Success);
}

static HipError kernelWork(const KernelNodeParams *P, Work &Do) {
  if (!P)
    return HipError::InvalidValue;
  const Kernel *K = kernelOf(P->Function);
  if (!K)
    return HipError::InvalidDeviceFunction;
  if (HipError E = checkLaunch(*K, P->Grid, P->Group, P->DynamicLds, false);
      E != HipError::Success)
    return E;
  if (!P->Arguments && !K->Parameters.empty())
    return HipError::InvalidValue;
  Do = LaunchWork(*K, P->Grid, P->Group, P->DynamicLds, P->Arguments, false);
  return HipError::Success;
}
static HipError addKernelNode(GraphNode **Node, Graph *G,
                              GraphNode *const *Needs, size_t Count,
                              const KernelNodeParams *P) {
  Work Do;
  if (HipError E = kernelWork(P, Do); E != HipError::Success)
    return record(E);
  return addNode(Node, G, Needs, Count, 0, std::move(Do));
}

using Memcpy3DFunction = HipError (*)(const Memcpy3D *);
using MemcpyFunction = HipError (*)(void *, const void *, size_t, int);

/// The copy functions are found by name, as programs find them.
static void *copyFunction(const char *Name) {
  for (const Symbol &S : copyApiSymbols())
    if (!std::strcmp(S.Name, Name))
      return S.Address;
  return nullptr;
}

static HipError addMemcpyNode(GraphNode **Node, Graph *G,
                              GraphNode *const *Needs, size_t Count,
                              const Memcpy3D *P) {
  if (!P)
    return record(HipError::InvalidValue);
  auto Copy = reinterpret_cast<Memcpy3DFunction>(copyFunction("hipMemcpy3D"));
  return addNode(Node, G, Needs, Count, 1, [P = *P, Copy] { return Copy(&P); });
}
static Work memcpyWork(void *Target, const void *Source, size_t Size,
                       int Kind) {
  auto Copy = reinterpret_cast<MemcpyFunction>(copyFunction("hipMemcpy"));
  return [=] { return Copy(Target, Source, Size, Kind); };
}
static HipError addMemcpyNode1D(GraphNode **Node, Graph *G,
                                GraphNode *const *Needs, size_t Count,
                                void *Target, const void *Source, size_t Size,
                                int Kind) {
  return addNode(Node, G, Needs, Count, 1,
                 memcpyWork(Target, Source, Size, Kind));
}

static Work memsetWork(const MemsetNodeParams &P) {
  return [P] {
    for (size_t Y = 0; Y < std::max<size_t>(1, P.Height); ++Y) {
      char *Row = P.Target + Y * P.Pitch;
      if (deviceHeap().contains(Row) &&
          !deviceHeap().accessible(Row, P.Width * P.ElementSize))
        return HipError::InvalidValue;
      for (size_t X = 0; X < P.Width; ++X)
        std::memcpy(Row + X * P.ElementSize, &P.Value, P.ElementSize);
    }
    return HipError::Success;
  };
}
static HipError addMemsetNode(GraphNode **Node, Graph *G,
                              GraphNode *const *Needs, size_t Count,
                              const MemsetNodeParams *P) {
  if (!P || (P->ElementSize != 1 && P->ElementSize != 2 && P->ElementSize != 4))
    return record(HipError::InvalidValue);
  return addNode(Node, G, Needs, Count, 2, memsetWork(*P));
}
static Work hostWork(const HostNodeParams &P) {
  return [P] {
    P.Function(P.Argument);
    return HipError::Success;
  };
}
static HipError addHostNode(GraphNode **Node, Graph *G, GraphNode *const *Needs,
                            size_t Count, const HostNodeParams *P) {
  if (!P || !P->Function)
    return record(HipError::InvalidValue);
  return addNode(Node, G, Needs, Count, 3, hostWork(*P));
}
static HipError addEmptyNode(GraphNode **Node, Graph *G,
                             GraphNode *const *Needs, size_t Count) {
  return addNode(Node, G, Needs, Count, 5, [] { return HipError::Success; });
}
static HipError addEventRecordNode(GraphNode **Node, Graph *G,
                                   GraphNode *const *Needs, size_t Count,
                                   Event *E) {
  if (!E)
    return record(HipError::InvalidValue);
  return addNode(Node, G, Needs, Count, 7, [E] {
    E->Recorded = true;
    E->At = std::chrono::steady_clock::now();
    return HipError::Success;
  });
}
static HipError addEventWaitNode(GraphNode **Node, Graph *G,
                                 GraphNode *const *Needs, size_t Count,
                                 Event *E) {
  if (!E)
    return record(HipError::InvalidValue);
  return addNode(Node, G, Needs, Count, 6, [] { return HipError::Success; });
}
static HipError addChildGraphNode(GraphNode **Node, Graph *G,
                                  GraphNode *const *Needs, size_t Count,
                                  Graph *Child) {
  if (!Child)
    return record(HipError::InvalidValue);
  std::vector<Work> Steps;
  for (GraphNode *N : Child->order())
    Steps.push_back(N->Do);
  return addNode(Node, G, Needs, Count, 4, [Steps] {
    for (const Work &Step : Steps)
      if (HipError E = Step(); E != HipError::Success)
        return E;
    return HipError::Success;
  });
}
static HipError addDependencies(Graph *G, GraphNode *const *From,
                                GraphNode *const *To, size_t Count) {
  if (!G || (Count && (!From || !To)))
    return record(HipError::InvalidValue);
  for (size_t I = 0; I < Count; ++I)
    To[I]->Needs.push_back(From[I]);
  return record(HipError::Success);
}
static HipError removeDependencies(Graph *G, GraphNode *const *From,
                                   GraphNode *const *To, size_t Count) {
  if (!G || (Count && (!From || !To)))
    return record(HipError::InvalidValue);
  for (size_t I = 0; I < Count; ++I)
    if (!std::erase(To[I]->Needs, From[I]))
      return record(HipError::InvalidValue);
  return record(HipError::Success);
}
static HipError getDependencies(GraphNode *N, GraphNode **Needs,
                                size_t *Count) {
  if (!N || !Count)
    return record(HipError::InvalidValue);
  if (Needs)
    std::copy_n(N->Needs.begin(), std::min(*Count, N->Needs.size()), Needs);
  *Count = N->Needs.size();
  return record(HipError::Success);
}
static HipError getEdges(Graph *G, GraphNode **From, GraphNode **To,
                         size_t *Count) {
  if (!G || !Count)
    return record(HipError::InvalidValue);
  size_t Found = 0;
  for (const auto &N : G->Nodes)
    for (GraphNode *Need : N->Needs) {
      if (From && To && Found < *Count) {
        From[Found] = Need;
        To[Found] = N.get();
      }
      ++Found;
    }
  *Count = Found;
  return record(HipError::Success);
}
static HipError cloneGraph(Graph **Copy, Graph *G) {
  if (!Copy || !G)
    return record(HipError::InvalidValue);
  std::map<const GraphNode *, GraphNode *> CopyOf;
  *Copy = new Graph;
  for (const auto &N : G->Nodes)
    CopyOf[N.get()] = (*Copy)->add(N->Type, N->Do, {});
  for (const auto &N : G->Nodes)
    for (const GraphNode *Need : N->Needs)
      CopyOf[N.get()]->Needs.push_back(CopyOf[Need]);
  return record(HipError::Success);
}
static HipError getNodes(Graph *G, GraphNode **Nodes, size_t *Count) {
  if (!G || !Count)
    return record(HipError::InvalidValue);
  if (Nodes)
    for (size_t I = 0; I < G->Nodes.size() && I < *Count; ++I)
      Nodes[I] = G->Nodes[I].get();
  *Count = G->Nodes.size();
  return record(HipError::Success);
}
static HipError getRootNodes(Graph *G, GraphNode **Nodes, size_t *Count) {
  if (!G || !Count)
    return record(HipError::InvalidValue);
  size_t Found = 0;
  for (const auto &N : G->Nodes)
    if (N->Needs.empty()) {
      if (Nodes && Found < *Count)
        Nodes[Found] = N.get();
      ++Found;
    }
  *Count = Found;
  return record(HipError::Success);
}
static HipError nodeGetType(GraphNode *N, int *Type) {
  if (!N || !Type)
    return record(HipError::InvalidValue);
  *Type = N->Type;
  return record(HipError::Success);
}

static HipError instantiateWithFlags(GraphExec **Exec, Graph *G,
                                     unsigned long long) {
  if (!Exec || !G)
    return record(HipError::InvalidValue);
  std::vector<GraphNode *> Order = G->order();
  if (Order.size() != G->Nodes.size())
    return record(HipError::InvalidValue); // a cycle
  auto *E = new GraphExec;
  for (GraphNode *N : Order) {
    E->Sources.push_back(N);
    E->Steps.push_back(N->Do);
  }
  E->Shape = shapeOf(Order);
  *Exec = E;
  return record(HipError::Success);
}
static HipError instantiate(GraphExec **Exec, Graph *G, GraphNode **ErrorNode,
                            char *, size_t) {
  if (ErrorNode)
    *ErrorNode = nullptr;
  return instantiateWithFlags(Exec, G, 0);
}
static HipError execDestroy(GraphExec *E) {
  if (!E)
    return record(HipError::InvalidValue);
  delete E;
  return record(HipError::Success);
}
static HipError graphLaunch(GraphExec *E, void *StreamHandle) {
  if (!E)
    return record(HipError::InvalidValue);
  return record(submit(StreamHandle, 4, [Steps = E->Steps] {
    for (const Work &Step : Steps)
      if (HipError Failed = Step(); Failed != HipError::Success)
        return Failed;
    return HipError::Success;
  }));
}
static HipError replaceStep(GraphExec *E, GraphNode *N, Work Do) {
  if (!E)
    return record(HipError::InvalidValue);
  auto It = std::find(E->Sources.begin(), E->Sources.end(), N);
  if (It == E->Sources.end())
    return record(HipError::InvalidValue);
  E->Steps[static_cast<size_t>(It - E->Sources.begin())] = std::move(Do);
  return record(HipError::Success);
}
static HipError execKernelNodeSetParams(GraphExec *E, GraphNode *N,
                                        const KernelNodeParams *P) {
  Work Do;
  if (HipError Failed = kernelWork(P, Do); Failed != HipError::Success)
    return record(Failed);
  return replaceStep(E, N, std::move(Do));
}
static HipError kernelNodeSetParams(GraphNode *N, const KernelNodeParams *P) {
  Work Do;
  if (!N)
    return record(HipError::InvalidValue);
  if (HipError Failed = kernelWork(P, Do); Failed != HipError::Success)
    return record(Failed);
  N->Do = std::move(Do);
  return record(HipError::Success);
}
static HipError execMemcpyNodeSetParams1D(GraphExec *E, GraphNode *N,
                                          void *Target, const void *Source,
                                          size_t Size, int Kind) {
  return replaceStep(E, N, memcpyWork(Target, Source, Size, Kind));
}
static HipError execMemsetNodeSetParams(GraphExec *E, GraphNode *N,
                                        const MemsetNodeParams *P) {
  if (!P)
    return record(HipError::InvalidValue);
  return replaceStep(E, N, memsetWork(*P));
}
static HipError execHostNodeSetParams(GraphExec *E, GraphNode *N,
                                      const HostNodeParams *P) {
  if (!P || !P->Function)
    return record(HipError::InvalidValue);
  return replaceStep(E, N, hostWork(*P));
}

/// The new graph must have the same shape; its work replaces the old.
static HipError execUpdate(GraphExec *E, Graph *G, GraphNode **ErrorNode,
                           int *Result) {
  if (!E || !G)
    return record(HipError::InvalidValue);
  std::vector<GraphNode *> Order = G->order();
  const auto Shape = shapeOf(Order);
  size_t I = 0;
  while (I < Shape.size() && I < E->Shape.size() && Shape[I] == E->Shape[I])
    ++I;
  const bool Same = I == Shape.size() && I == E->Shape.size();
  if (ErrorNode)
    *ErrorNode = Same || I == Order.size() ? nullptr : Order[I];
  // hipGraphExecUpdateError: the type of a node is another, or the shape.
  const bool OtherType = !Same && Shape.size() == E->Shape.size() &&
                         Shape[I].second == E->Shape[I].second;
  if (Result)
    *Result = Same ? 0 : OtherType ? 3 : 2;
  if (!Same)
    return record(HipError::GraphExecUpdateFailure);
  for (I = 0; I < Order.size(); ++I)
    E->Steps[I] = Order[I]->Do;
  return record(HipError::Success);
}
static HipError graphUpload(GraphExec *E, void *StreamHandle) {
  return record(E && streamOf(StreamHandle) ? HipError::Success
                                            : HipError::InvalidValue);
}

} // namespace api

SymbolList graphApiSymbols() {
  using namespace api;
  return {
      {"hipGraphCreate", addressOf(graphCreate)},
      {"hipGraphDestroy", addressOf(graphDestroy)},
      {"hipGraphAddKernelNode", addressOf(addKernelNode)},
      {"hipGraphAddMemcpyNode", addressOf(addMemcpyNode)},
      {"hipGraphAddMemcpyNode1D", addressOf(addMemcpyNode1D)},
      {"hipGraphAddMemsetNode", addressOf(addMemsetNode)},
      {"hipGraphAddHostNode", addressOf(addHostNode)},
      {"hipGraphAddEmptyNode", addressOf(addEmptyNode)},
      {"hipGraphAddEventRecordNode", addressOf(addEventRecordNode)},
      {"hipGraphAddEventWaitNode", addressOf(addEventWaitNode)},
      {"hipGraphAddChildGraphNode", addressOf(addChildGraphNode)},
      {"hipGraphAddDependencies", addressOf(addDependencies)},
      {"hipGraphRemoveDependencies", addressOf(removeDependencies)},
      {"hipGraphNodeGetDependencies", addressOf(getDependencies)},
      {"hipGraphGetEdges", addressOf(getEdges)},
      {"hipGraphClone", addressOf(cloneGraph)},
      {"hipGraphGetNodes", addressOf(getNodes)},
      {"hipGraphGetRootNodes", addressOf(getRootNodes)},
      {"hipGraphNodeGetType", addressOf(nodeGetType)},
      {"hipGraphInstantiate", addressOf(instantiate)},
      {"hipGraphInstantiateWithFlags", addressOf(instantiateWithFlags)},
      {"hipGraphExecDestroy", addressOf(execDestroy)},
      {"hipGraphLaunch", addressOf(graphLaunch)},
      {"hipGraphUpload", addressOf(graphUpload)},
      {"hipGraphExecUpdate", addressOf(execUpdate)},
      {"hipGraphKernelNodeSetParams", addressOf(kernelNodeSetParams)},
      {"hipGraphExecKernelNodeSetParams", addressOf(execKernelNodeSetParams)},
      {"hipGraphExecMemcpyNodeSetParams1D",
       addressOf(execMemcpyNodeSetParams1D)},
      {"hipGraphExecHostNodeSetParams", addressOf(execHostNodeSetParams)},
      {"hipGraphExecMemsetNodeSetParams", addressOf(execMemsetNodeSetParams)},
  };
}

} // namespace hipify::execute
