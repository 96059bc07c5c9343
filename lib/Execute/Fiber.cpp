//===- Fiber.cpp - switching between the stacks of lanes ------------------===//
#include "Fiber.h"
#include <cstdint>

#if !defined(__x86_64__) || !defined(__linux__)
#error "the CPU executor switches stacks on x86-64 Linux only"
#endif

// Callee-saved registers of the System V ABI. The vector registers are all
// caller-saved, so a switch at a call has nothing else to keep.
asm(R"(
  .text
  .globl hipifySwitchStack
  .type hipifySwitchStack,@function
hipifySwitchStack:
  .cfi_startproc
  endbr64
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  retq
  .cfi_endproc
  .size hipifySwitchStack, .-hipifySwitchStack

  .type hipifyFiberStart,@function
hipifyFiberStart:
  .cfi_startproc
  .cfi_undefined rip
  endbr64
  movq %r12, %rdi
  callq *%rbx
  ud2
  .cfi_endproc
  .size hipifyFiberStart, .-hipifyFiberStart
)");

extern "C" void hipifyFiberStart() __attribute__((visibility("hidden")));

void *hipify::execute::prepareStack(void *Top, void (*Entry)(void *),
                                    void *Argument) {
  auto *Slot = static_cast<uintptr_t *>(Top);
  // The frame hipifySwitchStack pops: r15 r14 r13 r12 rbx rbp, return address.
  // One more word keeps the stack 16-byte aligned at the call.
  *--Slot = 0;
  *--Slot = 0;
  *--Slot = reinterpret_cast<uintptr_t>(&hipifyFiberStart);
  *--Slot = 0;
  *--Slot = reinterpret_cast<uintptr_t>(Entry);
  *--Slot = reinterpret_cast<uintptr_t>(Argument);
  *--Slot = 0;
  *--Slot = 0;
  *--Slot = 0;
  return Slot;
}
