//===- Options.td - every option of every command -------------------------===//
//
// One entry is an option's parser, its help and its completion. An option is
// known to the commands in its Visibility.
//
//===----------------------------------------------------------------------===//
include "llvm/Option/OptParser.td"

def InTop : OptionVisibility;
def InTranslate : OptionVisibility;
def InScan : OptionVisibility;
def InCompletion : OptionVisibility;
def InLookup : OptionVisibility;
def InTables : OptionVisibility;
def InRun : OptionVisibility;
def InExplain : OptionVisibility;

class Everywhere { list<OptionVisibility> Visibility =
  [InTop, InTranslate, InScan, InCompletion, InLookup, InTables, InRun,
   InExplain]; }
/// What both analyses take: input, parsing, what to look for.
class Analysis { list<OptionVisibility> Visibility = [InTranslate, InScan]; }
/// What `run` takes, too.
class AnalysisOrRun { list<OptionVisibility> Visibility =
  [InTranslate, InScan, InRun]; }
class Run { list<OptionVisibility> Visibility = [InRun]; }
class Translate { list<OptionVisibility> Visibility = [InTranslate]; }
class Lookup { list<OptionVisibility> Visibility = [InLookup]; }
class LookupTables { list<OptionVisibility> Visibility =
  [InLookup, InTables, InExplain]; }
class Tables { list<OptionVisibility> Visibility = [InTables]; }
class Scan { list<OptionVisibility> Visibility = [InScan]; }

// Long options take one or two dashes, as LLVM's tools do.
class F<string name, string help> : Flag<["--", "-"], name>, HelpText<help>;
class Eq<string name, string meta, string help>
    : Joined<["--", "-"], name # "=">, MetaVarName<meta>, HelpText<help>;
/// `--name VALUE` as another spelling of `--name=VALUE`.
class Sep<string name, Option to> : Separate<["--", "-"], name>, Alias<to>;
class Also<string name, Option to> : Flag<["--", "-"], name>, Alias<to>;

// Everywhere.
def help : F<"help", "Print this and exit">, Everywhere;
def help_short : Flag<["-"], "h">, Alias<help>, Everywhere;
def version : F<"version", "Print the version and exit">, Everywhere;
def versions : Also<"versions", version>, Everywhere;
def color : Eq<"color", "WHEN", "Colour messages: auto (default), always, never">,
  Values<"auto,always,never">, Everywhere;

// Input.
def p : Separate<["-"], "p">, MetaVarName<"DIR">, Analysis,
  HelpText<"Read compile_commands.json of DIR; 'auto' looks for it near the input">;
def p_eq : Joined<["-"], "p=">, Alias<p>, Analysis;
def files : Eq<"files", "LIST", "Read input paths from the file LIST, one a line">, Analysis;
def files_sep : Sep<"files", files>, Analysis;
def include_glob : Joined<["--"], "include=">, MetaVarName<"GLOB">, Analysis,
  HelpText<"In directories, take only files that match GLOB (.gitignore's rules)">;
def include_sep : Separate<["--"], "include">, Alias<include_glob>, Analysis;
def exclude : Eq<"exclude", "GLOB", "In directories, leave out what matches GLOB">, Analysis;
def exclude_sep : Sep<"exclude", exclude>, Analysis;
def no_ignore : F<"no-ignore", "Do not respect .gitignore files">, Analysis;
def max_file_size : Eq<"max-file-size", "SIZE",
  "Refuse files larger than SIZE bytes; K, M, G allowed (default 64M)">, Analysis;
def I : JoinedOrSeparate<["-"], "I">, MetaVarName<"DIR">, AnalysisOrRun,
  HelpText<"Search DIR for included headers">;
def D : JoinedOrSeparate<["-"], "D">, MetaVarName<"MACRO[=VALUE]">, AnalysisOrRun,
  HelpText<"Define MACRO while parsing">;
def U : JoinedOrSeparate<["-"], "U">, MetaVarName<"MACRO">, AnalysisOrRun,
  HelpText<"Undefine MACRO while parsing">;
def extra_arg : Eq<"extra-arg", "ARG", "Pass ARG to Clang, as after '--'">, AnalysisOrRun;

// Analysis.
def cuda_path : Eq<"cuda-path", "DIR",
  "Parse with the CUDA toolkit in DIR ('auto' finds one) instead of the built-in declarations">,
  AnalysisOrRun;
def cuda_path_sep : Sep<"cuda-path", cuda_path>, AnalysisOrRun;
def cuda : Eq<"cuda", "VERSION", "The program's CUDA version (default: newest)">,
  AnalysisOrRun;
def rocm : Eq<"rocm", "VERSION",
  "The ROCm that will compile the output (default 7.0; run: that of the headers it uses)">,
  AnalysisOrRun;
def target : Eq<"target", "API", "Library names to translate to: hip (default), roc">,
  Values<"hip,roc">, Analysis;
def roc : Flag<["--", "-"], "roc">, Alias<target>, AliasArgs<["roc"]>, Analysis;
def launch : Eq<"launch", "STYLE",
  "Kernel launches: keep <<<...>>> (default), or ggl for hipLaunchKernelGGL">,
  Values<"keep,ggl">, Analysis;
def hip_launch : Flag<["--", "-"], "hip-kernel-execution-syntax">, Alias<launch>,
  AliasArgs<["ggl"]>, Analysis;
def cuda_launch : Flag<["--", "-"], "cuda-kernel-execution-syntax">, Alias<launch>,
  AliasArgs<["keep"]>, Analysis;
def warp : Eq<"warp", "MODEL",
  "compat (default): warps keep 32 lanes on every GPU; native: the hardware's "
  "waves, and a finding where 32 is assumed">, Values<"compat,native">, AnalysisOrRun;
def arch : Eq<"arch", "GPUS",
  "The GPUs to build for, such as gfx90a,gfx1100 (default: any); findings that "
  "concern none of them are left out. run: the GPU whose limits and properties "
  "hold on the CPU (default gfx90a, gfx1030)">, AnalysisOrRun;
def checks : Eq<"checks", "GLOBS",
  "Comma-separated globs on finding ids; '-glob' switches off">, Analysis;
class Mappings { list<OptionVisibility> Visibility =
  [InTranslate, InScan, InLookup, InTables, InRun]; }
def map : Eq<"map", "FILE", "Add or replace mappings from the YAML file FILE">, Mappings;
def map_sep : Sep<"map", map>, Mappings;
def strings : F<"strings", "Rename CUDA names in string literals, too">, Analysis;
def unsafe : F<"unsafe", "Make the changes that findings offer, too; look at them "
  "afterwards">, Analysis;
def keep_cuda_branches : F<"keep-cuda-branches",
  "Leave branches alone that a guard compiles for CUDA only">, Analysis;
def replace_guards : F<"replace-guards",
  "Replace __CUDACC__ and its like in conditions instead of adding HIP's">, Analysis;
def jobs : JoinedOrSeparate<["-"], "j">, MetaVarName<"N">, AnalysisOrRun,
  HelpText<"Use N threads (default: one for each core)">;
def jobs_long : Joined<["--", "-"], "jobs=">, Alias<jobs>, AnalysisOrRun;
def timeout : Eq<"timeout", "SECONDS",
  "Give up parsing a file after SECONDS (default 60); its tokens are still "
  "translated. run: stop the program after SECONDS (default 600; 0: never)">,
  AnalysisOrRun;
def max_nesting : Eq<"max-nesting", "N",
  "Do not parse files with brackets nested deeper than N (default 2048)">, Analysis;

// Running.
def wave : Eq<"wave", "LANES", "Lanes of a wave: 64 (default), 32; --arch names a GPU that has them">, Run;
def on : Eq<"on", "WHERE",
  "Run on an AMD GPU, on the CPU, or (auto, default) on a GPU where there is one">,
  Values<"auto,gpu,cpu">, Run;
def check : Eq<"check", "NAMES",
  "Comma-separated checks: barrier, inactive, bounds, division (on by default), uninit, race, all; no-NAME">,
  Run;
def memory : Eq<"memory", "SIZE",
  "Device memory on the CPU, in bytes; K, M, G allowed (default: what is free)">, Run;
def rocm_path : Eq<"rocm-path", "DIR", "Folder with include/hip">, Run;

// Output.
def o : Separate<["-"], "o">, MetaVarName<"PATH">, Translate,
  HelpText<"Write to the file PATH, or the tree below the folder PATH">;
def o_eq : Joined<["-"], "o=">, Alias<o>, Translate;
def output : Joined<["--", "-"], "output=">, Alias<o>, Translate;
def o_dir : Eq<"o-dir", "DIR", "Write the tree below the folder DIR">, Translate;
def o_dir_sep : Sep<"o-dir", o_dir>, Translate;
def i : Flag<["-"], "i">, HelpText<"Change the files in place">, Translate;
def inplace : Also<"inplace", i>, Translate;
def diff : F<"diff", "Print a patch for 'git apply'; write nothing">, Translate;
def no_output : F<"no-output", "Analyse only; print and write no translated text">, Translate;
def rename : Eq<"rename", "HOW",
  "Files: hip renames k.cu to k.hip (default with -o), keep keeps names (default with -i, --diff)">,
  Values<"keep,hip">, Translate;
def annotate : F<"annotate",
  "Write a comment, // HIPIFY[id]: message, above each place where work is left">, Translate;
def copy_all : F<"copy-all",
  "With -o, copy every file of a directory, not only sources and headers">, Translate;

// Report.
def format : Eq<"format", "NAME", "Format of the report: text (default), json">,
  Values<"text,json">, Scan;
def fail_on : Eq<"fail-on", "LEVEL",
  "Exit with 1 from this level of finding on: note, warning, error (default), never">,
  Values<"note,warning,error,never">, Analysis;
def exit_code : F<"exit-code", "Exit with 1 if any file would change">, Translate;
def require_parse : F<"require-parse",
  "Exit with 3 if a file was not parsed completely">, Analysis;
def print_stats : F<"print-stats", "Print counts for each file">, Analysis;
def examine : F<"examine", "Same as --no-output --print-stats">, Translate;
def quiet : F<"quiet", "Print errors only; no warnings, no summary">, AnalysisOrRun;
def quiet_short : Flag<["-"], "q">, Alias<quiet>, AnalysisOrRun;
def verbose : F<"verbose", "Print notes, too: every place that is translated">, AnalysisOrRun;
def verbose_short : Flag<["-"], "v">, Alias<verbose>, AnalysisOrRun;

// The mapping tables.
def reverse : F<"reverse", "The names are HIP's or a roc library's: say where they come from">,
  Lookup;
def table_format : Joined<["--"], "format=">, MetaVarName<"NAME">,
  HelpText<"lookup, explain: text (default), json; tables doc: md (default), csv, html">,
  Values<"text,json,md,csv,html">, LookupTables;
def library : Eq<"library", "NAME", "Only the rows of one library (runtime, blas, ...)">,
  Tables;

// Options of hipify-clang that ask for something that does not exist here.
// The help text is the reason, printed as the error.
def foreign_Group : OptionGroup<"options of other tools">;
class No<string name, string reason> : Flag<["--", "-"], name>, HelpText<reason>,
  Group<foreign_Group>, Flags<[HelpHidden]>, Analysis;
class NoEq<string name, string reason> : Joined<["--", "-"], name # "=">,
  HelpText<reason>, Group<foreign_Group>, Flags<[HelpHidden]>, Analysis;
class NoSep<string name, string reason> : Separate<["--", "-"], name>,
  HelpText<reason>, Group<foreign_Group>, Flags<[HelpHidden]>, Analysis;

def no_perl : No<"perl", "no other translators are generated">;
def no_python : No<"python", "no other translators are generated">;
def no_o_perl : NoSep<"o-hipify-perl-dir", "no other translators are generated">;
def no_o_perl_eq : NoEq<"o-hipify-perl-dir", "no other translators are generated">;
def no_o_python : NoSep<"o-python-map-dir", "no other translators are generated">;
def no_o_python_eq : NoEq<"o-python-map-dir", "no other translators are generated">;
def no_temp : NoSep<"temp-dir", "no temporary copies of the input are made">;
def no_temp_eq : NoEq<"temp-dir", "no temporary copies of the input are made">;
def no_save_temps : No<"save-temps", "no temporary copies of the input are made">;
def no_miopen : No<"miopen", "cuDNN names cannot be translated to MIOpen">;
def no_backup : No<"no-backup", "backups are never made; leave the option out">;
def no_stats_csv : No<"print-stats-csv", "use --print-stats, or scan --format=json">;
def no_o_stats : NoSep<"o-stats", "use --print-stats, or scan --format=json">;
def no_o_stats_eq : NoEq<"o-stats", "use --print-stats, or scan --format=json">;
def no_skip_blocks : No<"skip-excluded-preprocessor-conditional-blocks",
  "inactive branches are always translated; see --keep-cuda-branches">;
def no_default_pp : No<"default-preprocessor",
  "inactive branches are always translated; see --keep-cuda-branches">;
def no_amap : No<"amap", "everything that can be translated always is; leave the option out">;
def no_gpu_arch : NoEq<"cuda-gpu-arch",
  "the translation does not depend on an NVIDIA architecture; leave the option out">;
def no_md : No<"md", "documentation of the mappings is no part of a translation">;
def no_csv : No<"csv", "documentation of the mappings is no part of a translation">;
def no_doc_format : NoEq<"doc-format", "documentation of the mappings is no part of a translation">;
def no_doc_roc : NoEq<"doc-roc", "documentation of the mappings is no part of a translation">;
def no_experimental : No<"experimental", "use --rocm=VERSION to say which HIP is there">;
def no_undocumented : No<"no-undocumented-features",
  "no undocumented features are used; leave the option out">;
def no_warn_undocumented : No<"no-warnings-on-undocumented-features",
  "no undocumented features are used; leave the option out">;
def no_hip_data_types : No<"use-hip-data-types", "use --rocm=VERSION to say which HIP is there">;
def no_resource_dir : NoEq<"clang-resource-directory",
  "Clang's own headers are part of the program; leave the option out">;
def no_resource_dir_sep : NoSep<"clang-resource-directory",
  "Clang's own headers are part of the program; leave the option out">;
