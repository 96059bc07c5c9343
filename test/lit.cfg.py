"""The lit suite: input, command and expectation in one file.

Substitutions:
  %hipify      the translator
  %check       translate %s, match the output with FileCheck against %s, then
               translate the output again and demand equal bytes; further
               arguments go to the translator:  RUN: %check --launch=ggl
  %findings    translate %s and match the findings (stderr) instead:
               comments of the form  FIND: …
"""
import os
import lit.formats

config.name = "hipify-cpp"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".cu", ".cuh", ".cpp", ".c", ".h", ".test", ".yaml"]
config.excludes = ["Inputs", "unit", "CMakeLists.txt", "lit.cfg.py"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.hipify_obj_root, "test")

tools = os.path.join(config.hipify_obj_root, "bin")
path = os.pathsep.join([tools, config.llvm_tools_dir, os.environ["PATH"]])
config.environment["PATH"] = path
for name in ("HOME", "ASAN_OPTIONS", "UBSAN_OPTIONS", "HIPIFY_HIP_HEADERS"):
    if name in os.environ:
        config.environment[name] = os.environ[name]

python = config.python
check = os.path.join(config.test_source_root, "check.py")
config.substitutions += [
    ("%hipify", os.path.join(tools, "hipify-cpp")),
    ("%check", f"'{python}' '{check}' --tool='{tools}/hipify-cpp' --test=%s --temp=%t --"),
    ("%findings", f"'{python}' '{check}' --tool='{tools}/hipify-cpp' --test=%s --temp=%t --findings --"),
    ("%python", python),
]
