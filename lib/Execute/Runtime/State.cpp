//===- State.cpp - errors, streams and graphs of the host runtime ---------===//
#include "../Settings.h"
#include "../Symbols.h"
#include "Runtime.h"
#include <algorithm>
#include <mutex>
#include <set>

namespace hipify::execute {

static thread_local HipError LastError = HipError::Success;

HipError record(HipError E) {
  // Until release 6 hipGetLastError returns the status of the last call, since 7
  // the last error that there was.
  if (E != HipError::Success || settings().HipMajor < 7)
    LastError = E;
  return E;
}

namespace {
struct StreamTable {
  std::mutex Lock;
  std::set<Stream *> Live;
  Stream Default;
};
struct EventTable {
  std::mutex Lock;
  std::set<Event *> Live;
};
} // namespace

static StreamTable &streams() {
  static StreamTable Table;
  return Table;
}

static EventTable &events() {
  static EventTable Table;
  return Table;
}

/// Whether \p E is an event that was created and not destroyed.
static bool isEvent(Event *E) {
  std::lock_guard<std::mutex> Guard(events().Lock);
  return events().Live.count(E);
}

Stream *streamOf(void *Handle) {
  StreamTable &T = streams();
  // hipStreamLegacy and hipStreamPerThread are the handles 1 and 2.
  if (reinterpret_cast<uintptr_t>(Handle) <= 2)
    return &T.Default;
  std::lock_guard<std::mutex> Guard(T.Lock);
  auto *S = static_cast<Stream *>(Handle);
  return T.Live.count(S) ? S : nullptr;
}

bool isCapturing() {
  StreamTable &T = streams();
  std::lock_guard<std::mutex> Guard(T.Lock);
  for (const Stream *S : T.Live)
    if (S->Capturing && S->BeganCapture)
      return true;
  return false;
}

HipError submit(void *StreamHandle, int Type, Work Do) {
  Stream *S = streamOf(StreamHandle);
  if (!S)
    return HipError::InvalidHandle;
  if (!S->Capturing)
    return Do();
  S->Latest = {S->Capturing->add(Type, std::move(Do), S->Latest)};
  return HipError::Success;
}

GraphNode *Graph::add(int Type, Work Do, std::vector<GraphNode *> Needs) {
  Nodes.push_back(std::make_unique<GraphNode>(
      GraphNode{Type, std::move(Do), std::move(Needs)}));
  return Nodes.back().get();
}

bool Graph::endsIn(const std::vector<GraphNode *> &Ends) const {
  std::set<const GraphNode *> Needed;
  for (const auto &N : Nodes)
    Needed.insert(N->Needs.begin(), N->Needs.end());
  for (const auto &N : Nodes)
    if (!Needed.count(N.get()) &&
        std::find(Ends.begin(), Ends.end(), N.get()) == Ends.end())
      return false;
  return true;
}

std::vector<GraphNode *> Graph::order() const {
  std::vector<GraphNode *> Order;
  std::set<const GraphNode *> Done;
  // Nodes are usually added behind what they need; dependencies that are added
  // later may turn that around.
  while (Order.size() < Nodes.size()) {
    const size_t Before = Order.size();
    for (const auto &N : Nodes) {
      if (Done.count(N.get()))
        continue;
      bool Free = true;
      for (const GraphNode *Need : N->Needs)
        Free &= Done.count(Need) != 0;
      if (!Free)
        continue;
      Done.insert(N.get());
      Order.push_back(N.get());
    }
    if (Order.size() == Before)
      return {}; // a cycle
  }
  return Order;
}

namespace api {

static const char *nameOfError(HipError E) {
  switch (E) {
  case HipError::Success:
    return "hipSuccess";
#define HIP_ERROR(Number, Name, Text)                                          \
  case HipError::Name:                                                         \
    return "hipError" #Name;
#include "Errors.def"
#undef HIP_ERROR
  }
  return "hipErrorUnknown";
}
static const char *textOfError(HipError E) {
  switch (E) {
  case HipError::Success:
    return "no error";
#define HIP_ERROR(Number, Name, Text)                                          \
  case HipError::Name:                                                         \
    return Text;
#include "Errors.def"
#undef HIP_ERROR
  }
  return "unknown error";
}
static HipError getLastError() {
  HipError E = LastError;
  LastError = HipError::Success;
  return E;
}
static HipError peekAtLastError() { return LastError; }
static HipError drvGetErrorName(HipError E, const char **Name) {
  *Name = nameOfError(E);
  return HipError::Success;
}
static HipError drvGetErrorString(HipError E, const char **Text) {
  *Text = textOfError(E);
  return HipError::Success;
}

static HipError streamCreateWithPriority(Stream **S, unsigned Flags,
                                         int Priority) {
  if (!S || Flags > 1)
    return record(HipError::InvalidValue);
  StreamTable &T = streams();
  std::lock_guard<std::mutex> Guard(T.Lock);
  *S = new Stream;
  (*S)->Flags = Flags;
  (*S)->Priority = Priority;
  T.Live.insert(*S);
  return record(HipError::Success);
}
static HipError streamCreateWithFlags(Stream **S, unsigned Flags) {
  return streamCreateWithPriority(S, Flags, 0);
}
static HipError streamCreate(Stream **S) {
  return streamCreateWithPriority(S, 0, 0);
}
static HipError streamDestroy(Stream *S) {
  StreamTable &T = streams();
  std::lock_guard<std::mutex> Guard(T.Lock);
  if (!T.Live.erase(S))
    return record(HipError::InvalidHandle);
  delete S;
  return record(HipError::Success);
}
static HipError streamSynchronize(void *Handle) {
  Stream *S = streamOf(Handle);
  if (!S)
    return record(HipError::InvalidHandle);
  if (!S->Capturing)
    return record(HipError::Success);
  // The host cannot wait for what is only recorded; the capture is lost.
  S->Capturing->Invalid = true;
  return record(HipError::StreamCaptureUnsupported);
}
static HipError streamWaitEvent(void *Handle, Event *E, unsigned) {
  Stream *S = streamOf(Handle);
  if (!S || !isEvent(E))
    return record(HipError::InvalidHandle);
  // Work has been done when its event exists; only captures keep the order.
  if (E->Capturing) {
    S->Capturing = E->Capturing;
    S->Latest.insert(S->Latest.end(), E->Latest.begin(), E->Latest.end());
  }
  return record(HipError::Success);
}
static HipError streamGetFlags(void *Handle, unsigned *Flags) {
  Stream *S = streamOf(Handle);
  if (!S || !Flags)
    return record(HipError::InvalidValue);
  *Flags = S->Flags;
  return record(HipError::Success);
}
static HipError streamGetPriority(void *Handle, int *Priority) {
  Stream *S = streamOf(Handle);
  if (!S || !Priority)
    return record(HipError::InvalidValue);
  *Priority = S->Priority;
  return record(HipError::Success);
}
static HipError streamAddCallback(void *Handle,
                                  void (*Callback)(void *, HipError, void *),
                                  void *Argument, unsigned) {
  if (!Callback)
    return record(HipError::InvalidValue);
  return record(submit(Handle, 3, [=] {
    Callback(Handle, HipError::Success, Argument);
    return HipError::Success;
  }));
}
static HipError launchHostFunc(void *Handle, void (*Function)(void *),
                               void *Argument) {
  if (!Function)
    return record(HipError::InvalidValue);
  return record(submit(Handle, 3, [=] {
    Function(Argument);
    return HipError::Success;
  }));
}

static HipError eventCreateWithFlags(Event **E, unsigned Flags) {
  if (!E)
    return record(HipError::InvalidValue);
  *E = new Event;
  (*E)->Flags = Flags;
  std::lock_guard<std::mutex> Guard(events().Lock);
  events().Live.insert(*E);
  return record(HipError::Success);
}
static HipError eventCreate(Event **E) { return eventCreateWithFlags(E, 0); }
static HipError eventDestroy(Event *E) {
  {
    std::lock_guard<std::mutex> Guard(events().Lock);
    if (!events().Live.erase(E))
      return record(HipError::InvalidHandle);
  }
  delete E;
  return record(HipError::Success);
}
static HipError eventRecord(Event *E, void *Handle) {
  Stream *S = streamOf(Handle);
  if (!S || !isEvent(E))
    return record(HipError::InvalidHandle);
  E->Capturing = S->Capturing;
  E->Latest = S->Latest;
  E->Recorded = true;
  E->At = std::chrono::steady_clock::now();
  return record(HipError::Success);
}
static HipError eventRecordWithFlags(Event *E, void *Handle, unsigned) {
  return eventRecord(E, Handle);
}
static HipError eventSynchronize(Event *E) {
  return record(!isEvent(E)    ? HipError::InvalidHandle
                : E->Capturing ? HipError::CapturedEvent
                               : HipError::Success);
}
static HipError eventElapsedTime(float *Milliseconds, Event *Start,
                                 Event *Stop) {
  constexpr unsigned DisableTiming = 2;
  if (!Milliseconds)
    return record(HipError::InvalidValue);
  if (!isEvent(Start) || !isEvent(Stop) || !Start->Recorded ||
      !Stop->Recorded || ((Start->Flags | Stop->Flags) & DisableTiming))
    return record(HipError::InvalidHandle);
  *Milliseconds =
      std::chrono::duration<float, std::milli>(Stop->At - Start->At).count();
  return record(HipError::Success);
}

static HipError streamBeginCapture(void *Handle, int) {
  Stream *S = streamOf(Handle);
  // The default stream cannot be captured.
  if (!S || S == &streams().Default)
    return record(HipError::StreamCaptureUnsupported);
  if (S->Capturing)
    return record(HipError::InvalidValue);
  S->Capturing = new Graph;
  S->BeganCapture = true;
  S->Latest.clear();
  return record(HipError::Success);
}
static HipError streamEndCapture(void *Handle, Graph **Result) {
  Stream *S = streamOf(Handle);
  if (!S || !Result || !S->Capturing || !S->BeganCapture)
    return record(HipError::StreamCaptureUnmatched);
  Graph *Captured = S->Capturing;
  const bool Joined = Captured->endsIn(S->Latest);
  StreamTable &T = streams();
  std::lock_guard<std::mutex> Guard(T.Lock);
  for (Stream *Other : T.Live)
    if (Other->Capturing == Captured) {
      Other->Capturing = nullptr;
      Other->Latest.clear();
    }
  S->BeganCapture = false;
  if (Joined && !Captured->Invalid) {
    *Result = Captured;
    return record(HipError::Success);
  }
  *Result = nullptr;
  const HipError Why = Captured->Invalid ? HipError::StreamCaptureInvalidated
                                         : HipError::StreamCaptureUnjoined;
  delete Captured;
  return record(Why);
}
static HipError streamIsCapturing(void *Handle, int *Status) {
  Stream *S = streamOf(Handle);
  if (!S || !Status)
    return record(HipError::InvalidValue);
  *Status = !S->Capturing ? 0 : S->Capturing->Invalid ? 2 : 1;
  return record(HipError::Success);
}
static HipError threadExchangeCaptureMode(int *Mode) {
  static thread_local int Current = 0; // global
  if (!Mode || *Mode < 0 || *Mode > 2)
    return record(HipError::InvalidValue);
  std::swap(*Mode, Current);
  return record(HipError::Success);
}

} // namespace api

SymbolList streamApiSymbols() {
  using namespace api;
  return {
      {"hipGetErrorName", addressOf(nameOfError)},
      {"hipGetErrorString", addressOf(textOfError)},
      {"hipGetLastError", addressOf(getLastError)},
      {"hipExtGetLastError", addressOf(getLastError)},
      {"hipPeekAtLastError", addressOf(peekAtLastError)},
      {"hipDrvGetErrorName", addressOf(drvGetErrorName)},
      {"hipDrvGetErrorString", addressOf(drvGetErrorString)},
      {"hipStreamCreate", addressOf(streamCreate)},
      {"hipStreamCreateWithFlags", addressOf(streamCreateWithFlags)},
      {"hipStreamCreateWithPriority", addressOf(streamCreateWithPriority)},
      {"hipStreamDestroy", addressOf(streamDestroy)},
      {"hipStreamSynchronize", addressOf(streamSynchronize)},
      {"hipStreamQuery", addressOf(streamSynchronize)},
      {"hipStreamWaitEvent", addressOf(streamWaitEvent)},
      {"hipStreamGetFlags", addressOf(streamGetFlags)},
      {"hipStreamGetPriority", addressOf(streamGetPriority)},
      {"hipStreamAddCallback", addressOf(streamAddCallback)},
      {"hipLaunchHostFunc", addressOf(launchHostFunc)},
      {"hipEventCreate", addressOf(eventCreate)},
      {"hipEventCreateWithFlags", addressOf(eventCreateWithFlags)},
      {"hipEventDestroy", addressOf(eventDestroy)},
      {"hipEventRecord", addressOf(eventRecord)},
      {"hipEventRecordWithFlags", addressOf(eventRecordWithFlags)},
      {"hipEventSynchronize", addressOf(eventSynchronize)},
      {"hipEventQuery", addressOf(eventSynchronize)},
      {"hipEventElapsedTime", addressOf(eventElapsedTime)},
      {"hipStreamBeginCapture", addressOf(streamBeginCapture)},
      {"hipStreamEndCapture", addressOf(streamEndCapture)},
      {"hipStreamIsCapturing", addressOf(streamIsCapturing)},
      {"hipThreadExchangeStreamCaptureMode",
       addressOf(threadExchangeCaptureMode)},
  };
}

} // namespace hipify::execute
