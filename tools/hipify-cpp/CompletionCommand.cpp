//===- CompletionCommand.cpp - the option table to shell completions ------===//
#include "Command.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Option/Option.h"

using namespace llvm;
using namespace llvm::opt;

namespace hipify {
namespace {

struct OptionRow {
  std::string Spelling; ///< `--rocm=`, `-i`
  std::string Help;
  std::string Values; ///< comma separated; empty: any
};

/// The options of a command that its --help lists.
std::vector<OptionRow> optionsOf(const HipifyOptions &Table,
                                 const Command &Of) {
  std::vector<OptionRow> Rows;
  for (unsigned Id = 1; Id <= Table.getNumOptions(); ++Id) {
    const Option Opt = Table.getOption(Id);
    const char *Help = Table.getOptionHelpText(Id);
    if (!Opt.hasVisibilityFlag(Of.Bit) || Opt.hasFlag(HelpHidden) || !Help)
      continue;
    std::string Values;
    for (const std::string &Value :
         Table.suggestValueCompletions(Opt.getPrefixedName(), ""))
      Values += (Values.empty() ? "" : ",") + Value;
    Rows.push_back({Opt.getPrefixedName().str(), Help, std::move(Values)});
  }
  return Rows;
}

std::string wordsOf(const HipifyOptions &Table, const Command &Of) {
  std::string Words;
  for (const OptionRow &Row : optionsOf(Table, Of)) {
    SmallVector<StringRef, 4> Values;
    StringRef(Row.Values).split(Values, ',', -1, /*KeepEmpty=*/false);
    if (Values.empty())
      Values.push_back("");
    for (StringRef Value : Values)
      Words += (Words.empty() ? "" : " ") + Row.Spelling + Value.str();
  }
  return Words;
}

std::string commandNames() {
  std::string Names;
  for (const Command &C : commands())
    Names += (Names.empty() ? "" : " ") + C.Name.str();
  return Names;
}

void writeBash(raw_ostream &OS, const HipifyOptions &Table) {
  OS << "_hipify_cpp() {\n"
        "  local word=${COMP_WORDS[COMP_CWORD]} "
        "line=${COMP_LINE:0:COMP_POINT}\n"
        "  local words\n"
        // Bash splits at '='; the whole option is looked up instead.
        "  word=${line##* }\n"
        "  case ${COMP_WORDS[1]} in\n";
  for (const Command &C : commands())
    if (C.Name != "translate")
      OS << "  " << C.Name << ") words='" << wordsOf(Table, C) << "' ;;\n";
  OS << "  *) words='" << wordsOf(Table, commands().front()) << "' ;;\n"
     << "  esac\n"
        "  COMPREPLY=()\n"
        "  if [[ $word == -* ]]; then\n"
        "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
        "    [[ $word == *=* ]] && COMPREPLY=(\"${COMPREPLY[@]#*=}\")\n"
        "    [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt "
        "-o "
        "nospace\n"
        "  elif [[ $COMP_CWORD == 1 ]]; then\n"
        "    COMPREPLY=($(compgen -W '"
     << commandNames()
     << "' -- \"$word\"))\n"
        "  fi\n"
        "}\n"
        "complete -o default -F _hipify_cpp hipify-cpp\n";
}

/// \p Text inside single quotes of a shell.
std::string quoted(StringRef Text) {
  std::string Out = "'";
  for (char C : Text) {
    if (C == '\'')
      Out += "'\\''";
    else
      Out += C;
  }
  return Out + "'";
}

void writeZsh(raw_ostream &OS, const HipifyOptions &Table) {
  OS << "#compdef hipify-cpp\n"
        "local -a options commands\n"
        "commands=(\n";
  for (const Command &C : commands())
    OS << "  " << quoted((C.Name + ":" + C.Help).str()) << '\n';
  OS << ")\ncase ${words[2]} in\n";
  auto Options = [&](StringRef Case, const Command &C) {
    OS << Case << ")\n  options=(\n";
    for (const OptionRow &Row : optionsOf(Table, C)) {
      std::string Help = Row.Help;
      for (char &Ch : Help)
        if (Ch == '[' || Ch == ']' || Ch == ':')
          Ch = ' ';
      std::string Spec = Row.Spelling;
      bool Joined = StringRef(Spec).ends_with("=");
      std::string Values = Row.Values;
      std::replace(Values.begin(), Values.end(), ',', ' ');
      Spec += (Joined ? "-[" : "[") + Help + "]";
      if (Joined)
        Spec += ":value:" + (Values.empty() ? "_files" : "(" + Values + ")");
      OS << "    " << quoted(Spec) << '\n';
    }
    OS << "  )\n  ;;\n";
  };
  for (const Command &C : commands())
    if (C.Name != "translate")
      Options(C.Name, C);
  Options("*", commands().front());
  OS << "esac\n"
        "if (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then\n"
        "  _describe command commands\n"
        "fi\n"
        "_arguments -S $options '*:file:_files'\n";
}

void writeFish(raw_ostream &OS, const HipifyOptions &Table) {
  for (const Command &C : commands())
    OS << "complete -c hipify-cpp -n __fish_use_subcommand -a " << C.Name
       << " -d " << quoted(C.Help) << '\n';
  std::string Others;
  for (const Command &C : commands())
    if (C.Name != "translate")
      Others += " " + C.Name.str();
  for (const Command &C : commands()) {
    std::string When = C.Name == "translate"
                           ? "not __fish_seen_subcommand_from" + Others
                           : "__fish_seen_subcommand_from " + C.Name.str();
    for (const OptionRow &Row : optionsOf(Table, C)) {
      StringRef Name = Row.Spelling;
      bool Value = Name.consume_back("=");
      bool Long = Name.consume_front("--");
      if (!Long)
        Name.consume_front("-");
      OS << "complete -c hipify-cpp -n " << quoted(When)
         << (Long               ? " -l "
             : Name.size() == 1 ? " -s "
                                : " -o ")
         << Name << (Value ? " -r" : "");
      if (!Row.Values.empty()) {
        std::string Values = Row.Values;
        std::replace(Values.begin(), Values.end(), ',', ' ');
        OS << " -f -a " << quoted(Values);
      }
      OS << " -d " << quoted(Row.Help) << '\n';
    }
  }
}

} // namespace

ExitCode runCompletion(Invocation &Call) {
  std::vector<std::string> Shells = Call.inputs();
  if (Shells.size() == 1 && Shells[0] == "bash")
    writeBash(Call.Out, Call.Table);
  else if (Shells.size() == 1 && Shells[0] == "zsh")
    writeZsh(Call.Out, Call.Table);
  else if (Shells.size() == 1 && Shells[0] == "fish")
    writeFish(Call.Out, Call.Table);
  else {
    Call.error("name one shell: bash, zsh, or fish");
    return ExitUsage;
  }
  return ExitDone;
}

} // namespace hipify
