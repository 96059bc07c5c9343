// The program around the kernels is an ordinary one: exit status, arguments,
// exceptions, threads, handlers, standard input, files where it was started.
// RUN: not %run %s -- throw 2>&1 | FileCheck %s --check-prefix=THROW
// RUN: not %run %s -- abort 2>&1 | FileCheck %s --check-prefix=ABORT
// RUN: not %run %s -- null 2>&1 | FileCheck %s --check-prefix=NULL
// RUN: not %run %s -- raise 2>&1 | FileCheck %s --check-prefix=RAISE
// RUN: not %run %s -- kill 2>&1 | FileCheck %s --check-prefix=KILL
// RUN: not %run %s -- exit 2>&1 | FileCheck %s --check-prefix=EXIT
// RUN: %run %s -- --help -x --wave=7 "two words" "" 2>&1 | FileCheck %s --check-prefix=ARGS
// RUN: %run %s -- catch | FileCheck %s --check-prefix=CATCH
// RUN: printf 'one\ntwo\nthree' > %t.txt
// RUN: %run %s -- lines < %t.txt | FileCheck %s --check-prefix=LINES
// RUN: rm -rf %t && mkdir %t && cp %t.txt %t/data.txt && cd %t && %run %s -- file | FileCheck %s --check-prefix=FILE
// RUN: %run --extra-arg=-std=c++20 %s -- standard | FileCheck %s --check-prefix=CXX20
// RUN: %run %s -- standard | FileCheck %s --check-prefix=CXX17
// Under another name, and with what many HIP programs are called.
// RUN: cp %s %t/program.cpp && %run %t/program.cpp -- wave | FileCheck %s --check-prefix=WAVE
// RUN: cp %s %t/program.cu && %run %t/program.cu -- wave | FileCheck %s --check-prefix=WAVE
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <hip/hip_runtime.h>
#include <iostream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

struct Closing {
  ~Closing() { std::puts("destroyed"); }
};
static Closing closing;
static thread_local std::vector<int> mine(3, 1);

__global__ void width(int *p) { *p = warpSize; }

static int lines(std::istream &in) {
  int n = 0;
  for (std::string line; std::getline(in, line);)
    ++n;
  return n;
}

static void throwing() {
  try {
    std::vector<int>(3).at(7);
  } catch (const std::out_of_range &) {
    std::puts("caught out of range");
    std::fflush(stdout);
    throw std::runtime_error("uncaught");
  }
}

int main(int argc, char **argv) {
  const std::string how = argc > 1 ? argv[1] : "";
  if (how == "throw") {
    // THROW: caught out of range
    // THROW: what(): uncaught
    throwing();
  }
  if (how == "abort") {
    // ABORT: about to
    // ABORT-NOT: destroyed
    std::puts("about to");
    std::fflush(stdout);
    std::abort();
  }
  if (how == "null") {
    // NULL: error: host code accessed address (nil): Segmentation fault
    int *volatile p = nullptr;
    *p = 1;
  }
  if (how == "raise") {
    // RAISE: handled 15
    std::signal(SIGTERM, [](int s) {
      std::printf("handled %d\n", s);
      std::exit(4);
    });
    std::raise(SIGTERM);
  }
  if (how == "kill") {
    // As the system does to a program for which there is not enough memory.
    // KILL: error: the program was killed; it may have needed more memory than there is
    std::raise(SIGKILL);
  }
  if (how == "exit") {
    // EXIT: at exit
    // EXIT: destroyed
    std::atexit([] { std::puts("at exit"); });
    return 3;
  }
  if (how == "--help") {
    // ARGS: {{.*}}program.hip|--help|-x|--wave=7|two words||
    for (int i = 0; i < argc; ++i)
      std::printf("%s|", argv[i]);
    std::puts("");
  }
  if (how == "catch") {
    // CATCH: caught uncaught
    // CATCH: in a thread 1 3
    try {
      throwing();
    } catch (const std::exception &e) {
      std::printf("caught %s\n", e.what());
    }
    std::thread([] {
      int *p, v = 0;
      mine.push_back(1);
      (void)hipMalloc(&p, sizeof v);
      width<<<1, 1>>>(p);
      (void)hipMemcpy(&v, p, sizeof v, hipMemcpyDeviceToHost);
      std::printf("in a thread %d", v == 64 && mine.size() == 4);
    }).join();
    std::printf(" %zu\n", mine.size());
  }
  // LINES: 3 lines
  if (how == "lines")
    std::printf("%d lines\n", lines(std::cin));
  if (how == "file") {
    // FILE: 3 lines in the file
    std::ifstream file("data.txt");
    std::printf("%d lines in the file\n", lines(file));
  }
  // CXX17: c++ 17
  // CXX20: c++ 20
  if (how == "standard")
    std::printf("c++ %ld\n", __cplusplus / 100 % 100);
  if (how == "wave") {
    // WAVE: 64 lanes
    int *p;
    (void)hipMallocManaged(&p, sizeof *p);
    width<<<1, 1>>>(p);
    (void)hipDeviceSynchronize();
    std::printf("%d lanes\n", *p);
  }
}
