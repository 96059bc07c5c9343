"""The lit suite: input, command and expectation in one file.

Substitutions:
  %hipify      the translator
  %check       translate %s, match the output with FileCheck against %s, then
               translate the output again and demand equal bytes; further
               arguments go to the translator:  RUN: %check --launch=ggl
  %findings    translate %s and match the findings (stderr) instead:
               comments of the form  FIND: …
  %hip_cxx     a compiler for HIP, with -I for hipify-compat; for tests that
               say  REQUIRES: hip-headers

HIP headers are taken from HIPIFY_HIP_HEADERS, a folder with include/hip in it (of
several, separated by colons, the first),
for the compiler HIPIFY_HIP_CXX (default: LLVM's clang++), else from an
installed hipcc. Features hip-gfx942 and hip-gfx1100 say that the compiler knows
these GPUs; gfx90a and gfx1030 are known to every one that compiles HIP 5.2.
"""
import os
import shutil
import subprocess
import lit.formats

config.name = "hipify-cpp"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".cu", ".cuh", ".hip", ".cpp", ".c", ".h", ".test", ".yaml"]
config.excludes = ["Inputs", "unit", "builtin", "conformance", "CMakeLists.txt", "lit.cfg.py"]
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


def hip_compiler():
    """Command line of a HIP compiler, or None."""
    headers = os.environ.get("HIPIFY_HIP_HEADERS", "").split(":")[0]
    if headers:
        clang = os.environ.get(
            "HIPIFY_HIP_CXX", os.path.join(config.llvm_tools_dir, "clang++"))
        if not os.path.exists(os.path.join(headers, "include/hip/hip_runtime.h")):
            lit_config.fatal(f"HIPIFY_HIP_HEADERS: no include/hip in {headers}")
        # -isystem: clang itself looks into --rocm-path after /usr/include.
        return (f"'{clang}' -x hip --rocm-path='{headers}' "
                f"-isystem '{headers}/include'")
    hipcc = shutil.which("hipcc")
    # hipcc adds linker options even where nothing is linked.
    return hipcc and f"'{hipcc}' -x hip -Wno-unused-command-line-argument"


hip_cxx = hip_compiler()
if hip_cxx:
    include = os.path.join(os.path.dirname(config.test_source_root), "include")
    config.available_features.add("hip-headers")
    config.substitutions.append(
        ("%hip_cxx", f"{hip_cxx} -nogpulib -I '{include}'"))
    config.available_features.update(
        f"hip-{gpu}" for gpu in ("gfx942", "gfx1100")
        if subprocess.run(
            f"{hip_cxx} --cuda-device-only --offload-arch={gpu} -nogpuinc "
            "-nogpulib -fsyntax-only /dev/null", shell=True,
            capture_output=True).returncode == 0)
