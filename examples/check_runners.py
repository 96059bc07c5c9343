"""The places where check.py runs translated examples: an AMD GPU, the CPU."""
import csv
import os
import pathlib
import re
import shutil

from check_toolchains import Headers, LINK_LIBRARIES, NO_IMAGES, execute, system_includes


def amd_gpus():
    """Target names of the AMD GPUs of this machine."""
    if not shutil.which("rocminfo"):
        return []
    status, out, _ = execute(["rocminfo"], timeout=60)
    if status != 0:
        return []
    return sorted(set(re.findall(r"^\s*Name:\s*(gfx[0-9a-f]+)\s*$", out, re.M)))


class AmdGpu:
    """Runs programs on the AMD GPU of this machine."""

    def __init__(self, hipcc, target):
        self.hipcc = hipcc
        self.target = target
        self.title = f"AMD GPU {target}"
        self.profiler = shutil.which("rocprofv3")
        self.debugger = shutil.which("rocgdb")

    def obstacle(self, example):
        """Why this example cannot run here, empty where it can."""
        missing = self.hipcc.missing(system_includes(example.translated.parent))
        if missing:
            return f"header <{missing}> missing"
        if self.target in NO_IMAGES and example.needs_images():
            return "no texture units"
        return ""

    def run(self, example):
        """Returns (status, output), status -1 for a failure before the run."""
        program = example.translated.parent / f"{example.name}-{self.target}"
        error = self.hipcc.link(example.translated, self.target, program)
        if error:
            return -1, error
        if not self.profiler:
            status, out, err = execute([str(program)], timeout=120)
        else:
            traces = program.parent / "traces"
            shutil.rmtree(traces, ignore_errors=True)
            status, out, err = execute(
                [self.profiler, "--kernel-trace", "--output-format", "csv", "-d", str(traces),
                 "-o", program.name, "--", str(program)], timeout=240)
            example.notes.append(kernel_times(traces))
        if status != 0 and self.debugger:
            _, trace, more = execute(
                [self.debugger, "--batch", "-ex", "run", "-ex", "backtrace", "--args",
                 str(program)], timeout=240)
            err += "\nrocgdb:\n" + trace + more
        return status, out + err


def kernel_times(folder):
    """What rocprofv3 measured: the sum over all kernels and the longest of them."""
    times = {}
    for file in sorted(folder.rglob("*kernel_trace.csv")):
        with open(file, newline="") as rows:
            for row in csv.DictReader(rows):
                name = re.sub(r"[(<].*", "", row["Kernel_Name"]).split()[-1]
                span = int(row["End_Timestamp"]) - int(row["Start_Timestamp"])
                times[name] = times.get(name, 0) + span
    if not times:
        return "rocprofv3 saw no kernel"
    longest = max(times, key=times.get)
    return (f"kernels {sum(times.values()) * 1e-6:.3f} ms, "
            f"{longest} {times[longest] * 1e-6:.3f} ms")


class CpuExecutor:
    """Runs programs on the CPU with waves of 32 or 64 lanes: hipify-cpp run."""

    def __init__(self, hipify, wave, folders):
        self.hipify = hipify
        self.wave = wave
        self.title = f"CPU wave {wave}"
        self.folders = folders or default_headers()
        self.given = bool(folders)

    def headers_for(self, example):
        """The first folder with all headers of an example; None where none has."""
        names = system_includes(example.translated.parent)
        return next((headers for headers in self.folders if not headers.missing(names)), None)

    def obstacle(self, example):
        """Why this example cannot run here, empty where it can."""
        if not self.folders:
            return "no HIP headers (Debian: libamdhip64-dev)"
        names = system_includes(example.translated.parent)
        for name in names:
            if name.startswith(tuple(LINK_LIBRARIES)):
                return f"needs a GPU for <{name}>"
        if not self.headers_for(example):
            return f"header <{self.folders[0].missing(names)}> missing"
        return ""

    def run(self, example):
        headers = self.headers_for(example)
        options = [f"--rocm-path={headers.root}"] if self.given else []
        status, out, err = execute(
            [self.hipify, "run", f"--wave={self.wave}", "--on=cpu", "--timeout=280", *options,
             str(example.translated)], timeout=300)
        return status, out + err


def default_headers():
    """Where `hipify-cpp run` finds HIP's headers, in a list of one or none."""
    for root in filter(None, [os.environ.get("ROCM_PATH"), "/opt/rocm", "/usr"]):
        if (pathlib.Path(root) / "include/hip/hip_version.h").exists():
            return [Headers(pathlib.Path(root))]
    return []


def find_runners(hipify, hipcc, folders):
    """Everything that can execute a translated example on this machine."""
    runners = [AmdGpu(hipcc, target) for target in amd_gpus() if hipcc and hipcc.knows(target)]
    commands = execute([hipify, "--help"])[1]
    if re.search(r"^\s+run\s", commands, re.M):
        runners += [CpuExecutor(hipify, wave, folders) for wave in (32, 64)]
    return runners
