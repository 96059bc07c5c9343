//===- RunHip.cpp - the executor's command line for its own tests ---------===//
#include "hipify/Execute.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

static cl::list<std::string> Sources(cl::Positional, cl::OneOrMore);
static cl::opt<unsigned> Wave("wave", cl::init(64));
static cl::opt<std::string> Arch("arch");
static cl::opt<std::string> RocmPath("rocm-path");
static cl::list<std::string> Checks("check", cl::CommaSeparated);
static cl::opt<unsigned> Timeout("timeout", cl::init(60));
static cl::opt<unsigned> Jobs("j", cl::init(0));
static cl::opt<size_t> Memory("memory", cl::init(0));
static cl::list<std::string> Flags("flag");
static cl::list<std::string> Include("I", cl::Prefix);
static cl::list<std::string> Define("D", cl::Prefix);
static cl::list<std::string> Arguments("arg");

int main(int Argc, char **Argv) {
  cl::ParseCommandLineOptions(Argc, Argv);
  hipify::RunOptions Options;
  for (const std::string &S : Sources)
    Options.Sources.push_back({S, ""});
  for (const std::string &I : Include)
    Options.CompileArgs.push_back("-I" + I);
  for (const std::string &D : Define)
    Options.CompileArgs.push_back("-D" + D);
  Options.CompileArgs.insert(Options.CompileArgs.end(), Flags.begin(),
                             Flags.end());
  Options.Args.assign(Arguments.begin(), Arguments.end());
  Options.WaveSize = Wave;
  Options.Arch = Arch;
  Options.RocmPath = RocmPath;
  Options.Checks.assign(Checks.begin(), Checks.end());
  Options.TimeoutSeconds = Timeout;
  Options.Jobs = Jobs;
  Options.MemoryLimit = Memory;
  auto Status = hipify::runHip(Options, errs());
  if (Status)
    return *Status;
  errs() << "run-hip: error: " << toString(Status.takeError()) << "\n";
  return 2;
}
