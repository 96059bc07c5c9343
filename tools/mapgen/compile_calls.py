"""Compiles what the translator makes of one call per function row.

For every library whose HIP header is there: the CUDA calls that mapgen-verify
wrote from the declarations in the CUDA headers (--calls) are translated, and
the result is compiled with the HIP headers, syntax only. A call that does not
compile has to have a reason: the translator reported its line, or the file of
reasons (lines GLOB: reason, the name being CUDA's) has it.

  compile_calls.py TRANSLATOR CLANG CALLS HIP-INCLUDE REASONS

The libraries that have a roc* library are compiled once more as --target=roc
translates them. Says for each library how many calls compiled, were reported, are explained,
failed; and which libraries were not run. Ends with 1 if a call failed, with 77
if nothing was run.
"""
import fnmatch
import os
import re
import subprocess
import sys

CORE = ["cuda_runtime.h", "cuda_fp16.h", "cuda_bf16.h", "cuda_fp8.h",
        "cuComplex.h", "library_types.h"]
# Library: header that tells whether HIP's is there, CUDA headers of the calls.
LIBRARIES = {
    "runtime": ("hip/hip_runtime.h", ["cuda_profiler_api.h"]),
    "driver": ("hip/hip_runtime.h", ["cuda.h", "cudaProfiler.h"]),
    "device": ("hip/hip_runtime.h", ["cooperative_groups.h"]),
    "rtc": ("hip/hiprtc.h", ["cuda.h", "nvrtc.h", "nvJitLink.h"]),
    "blas": ("hipblas/hipblas.h", ["cublas_v2.h", "cublasLt.h"]),
    "sparse": ("hipsparse/hipsparse.h", ["cusparse.h"]),
    "solver": ("hipsolver/hipsolver.h",
               ["cusolverDn.h", "cusolverSp.h", "cusolverRf.h"]),
    "fft": ("hipfft/hipfft.h", ["cufft.h", "cufftXt.h"]),
    "rand": ("hiprand/hiprand_kernel.h",
             ["curand.h", "curand_kernel.h", "curand_mtgp32_host.h"]),
    "dnn": ("miopen/miopen.h", ["cudnn.h"]),
    "nccl": ("rccl/rccl.h", ["nccl.h"]),
    "nvtx": ("roctracer/roctx.h", ["nvToolsExt.h"]),
}
ROC_HEADERS = {
    "blas": "rocblas/rocblas.h",
    "sparse": "rocsparse/rocsparse.h",
    "solver": "rocsolver/rocsolver.h",
    "rand": "rocrand/rocrand_kernel.h",
}


def hip_version(include):
    with open(os.path.join(include, "hip/hip_version.h"), encoding="utf-8") as f:
        text = f.read()
    parts = [re.search(rf"define HIP_VERSION_{part} (\d+)", text)
             for part in ("MAJOR", "MINOR")]
    return ".".join(part.group(1) for part in parts)


def reasons(path):
    with open(path, encoding="utf-8") as file:
        lines = [line.strip() for line in file]
    return [line.split(": ", 1) for line in lines if line and line[0] != "#"]


def lines_of(text, name, severities):
    """Line number → first message that names the file."""
    found = {}
    pattern = rf"{re.escape(name)}:(\d+):\d+: (?:{severities}): (.*)"
    for match in re.finditer(pattern, text):
        found.setdefault(int(match.group(1)), match.group(2))
    return found


def run_library(library, headers, target, calls, tool, clang, include, version):
    """[(CUDA name, outcome, message)] of the calls of one library."""
    source = os.path.join(calls, library + ".cu")
    with open(os.path.join(calls, library + ".inc"), encoding="utf-8") as file:
        body = file.read().splitlines()
    head = [f"#include <{header}>" for header in CORE + headers]
    with open(source, "w", encoding="utf-8") as file:
        file.write("\n".join(head + body) + "\n")
    # The translation keeps the lines: warnings and errors of both speak of
    # the same call.
    result = os.path.join(calls, library + ".hip.cpp")
    translate = subprocess.run(
        [tool, "--rocm=" + version, "--target=" + target, "--fail-on=never", source,
         "-o", result],
        capture_output=True, text=True, check=True)
    with open(result, encoding="utf-8") as file:
        shift = len(file.read().splitlines()) - len(head + body)
    compile_ = subprocess.run(
        [clang, "-x", "hip", "--cuda-host-only", "-nogpulib", "-nogpuinc",
         "-include", "__clang_hip_runtime_wrapper.h", "--offload-arch=gfx90a",
         "-D__HIP_PLATFORM_AMD__", "-DHIP_ENABLE_WARP_SYNC_BUILTINS",
         "-D__AMDGCN_WAVEFRONT_SIZE=64", "-DMIOPEN_BETA_API=1", "-std=c++17",
         "-fsyntax-only", "-ferror-limit=0", "-w", "-isystem", include, result],
        capture_output=True, text=True, check=False)
    outside = [line for line in compile_.stderr.splitlines()
               if ": fatal error: " in line]
    if outside:
        print(f"{library}: not run, {outside[0].split(': fatal error: ')[1]}")
        return []
    reported = lines_of(translate.stderr, source, "error|warning")
    failed = lines_of(compile_.stderr, result, "error")
    outcomes = []
    for number, line in enumerate(body, len(head) + 1):
        name = re.search(r"\{ \(void\)([\w:]+)\(", line).group(1)
        message = failed.get(number + shift)
        if message is None:
            outcome = "compiled"
        elif number in reported:
            outcome = "reported"
        else:
            outcome = "failed"
        outcomes.append((name, outcome, message))
    return outcomes


def main():
    tool, clang, calls, include, reason_file = sys.argv[1:]
    if not os.path.exists(os.path.join(include, "hip/hip_version.h")):
        print(f"not run: no HIP headers in {include}")
        return 77
    version = hip_version(include)
    explained = reasons(reason_file)
    unused = {glob for glob, _ in explained}
    print(f"HIP {version}")
    runs = [(library, needs, headers, "hip")
            for library, (needs, headers) in sorted(LIBRARIES.items())]
    runs += [(library, needs, LIBRARIES[library][1], "roc")
             for library, needs in ROC_HEADERS.items()]
    wrong = ran = 0
    for library, needs, headers, target in runs:
        title = library if target == "hip" else f"{library} with --target=roc"
        if not os.path.exists(os.path.join(include, needs)):
            print(f"{title}: not run, no {needs}")
            continue
        counts = {"compiled": 0, "reported": 0, "explained": 0, "failed": 0}
        for name, outcome, message in run_library(
                library, headers, target, calls, tool, clang, include, version):
            if outcome == "failed":
                for glob, _ in explained:
                    if fnmatch.fnmatchcase(name, glob):
                        outcome = "explained"
                        unused.discard(glob)
                        break
            if outcome == "failed":
                print(f"{title}: {name}: {message}")
            counts[outcome] += 1
        if not sum(counts.values()):
            continue
        print(f"{title}: " + ", ".join(f"{n} {what}" for what, n in counts.items()))
        wrong += counts["failed"]
        ran += sum(counts.values())
    for glob in sorted(unused):
        print(f"{reason_file}: '{glob}' explains nothing here")
    print("not run: cub, thrust, cupti, nvml, torch: names of templates, or "
          "no HIP header to compile against")
    if not ran:
        return 77
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
