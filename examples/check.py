#!/usr/bin/env python3
"""Translates every example, compiles the result for AMD GPUs, runs it where it can.

For each example: translate it and common.h with hipify-cpp, compile the
translation with the distribution's hipcc and with a current clang and HIP
headers, for the targets these know, and run it where there is a device. What
was not compiled or not run is named in the table at the end; any failure ends
the program with status 1.
"""
import argparse
import concurrent.futures
import csv
import dataclasses
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
# Examples that show what the translator reports instead of rewriting.
REPORTED = {"inline_ptx": {"ptx-no-equivalent"}}
TARGETS = ["gfx90a", "gfx942", "gfx1030", "gfx1100"]
# GPUs without texture units reject every texture fetch at compile time.
NO_IMAGES = {"gfx942", "gfx950"}
LINK_LIBRARIES = {
    "hipblas/": "hipblas",
    "hipfft/": "hipfft",
    "hiprand/": "hiprand",
}


def execute(command, timeout=600, **kwargs):
    """Runs a command; returns (status, stdout, stderr), status None on a timeout."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              timeout=timeout, text=True, errors="replace", **kwargs)
        return done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        return None, "", f"no end after {timeout} s"
    except OSError as error:
        return 127, "", str(error)


@dataclasses.dataclass
class Example:
    """One example and what became of it."""
    name: str
    source: pathlib.Path
    translated: pathlib.Path = None
    checksum: str = ""
    compiled: list = dataclasses.field(default_factory=list)
    skipped: list = dataclasses.field(default_factory=list)
    ran: list = dataclasses.field(default_factory=list)
    notes: list = dataclasses.field(default_factory=list)
    failures: list = dataclasses.field(default_factory=list)
    logs: list = dataclasses.field(default_factory=list)

    def fail(self, what, log=""):
        self.failures.append(what)
        self.logs.append(f"==== {self.name}: {what}\n{log}")

    def needs_images(self):
        return "cudaTextureObject_t" in self.source.read_text()


def system_includes(folder):
    """The HIP and ROCm headers that the translated files of a folder include."""
    names = set()
    for file in folder.rglob("*"):
        if file.suffix in (".hip", ".h", ".cuh", ".cpp"):
            names.update(re.findall(r'^\s*#\s*include\s*<((?:hip|roc)[^>]*)>',
                                    file.read_text(errors="replace"), re.M))
    names.discard("hip/hip_runtime.h")
    return sorted(names)


class Hipcc:
    """The distribution's compiler with its own headers and device libraries."""

    def __init__(self, program, scratch):
        self.program = program
        self.name = "hipcc"
        self.scratch = scratch
        self.headers = {}
        version = execute([program, "--version"])[1]
        match = re.search(r"HIP version: (\S+)", version)
        self.title = f"hipcc (HIP {match.group(1)})" if match else "hipcc"
        probe = scratch / "probe.hip"
        probe.write_text("#include <hip/hip_runtime.h>\n"
                         "__global__ void k(float *P) { *P = sinf(*P); }\n")
        self.targets = [target for target in TARGETS if execute(
            [program, f"--offload-arch={target}", "-c", str(probe),
             "-o", str(scratch / "probe.o")])[0] == 0]

    def has_header(self, header):
        if header not in self.headers:
            probe = self.scratch / f"header-{len(self.headers)}.hip"
            probe.write_text(f"#if !__has_include(<{header}>)\n#error missing\n#endif\n")
            self.headers[header] = execute(
                [self.program, f"--offload-arch={self.targets[0]}", "--cuda-host-only",
                 "-fsyntax-only", str(probe)])[0] == 0
        return self.headers[header]

    def compile(self, source, targets, folder):
        """Returns the error text of each target, empty where the source compiles."""
        def once(some):
            status, out, err = execute(
                [self.program, *(f"--offload-arch={target}" for target in some), "-std=c++17",
                 "-O1", "-c", str(source), "-o", str(folder / f"{source.stem}-{some[0]}.o")])
            return "" if status == 0 else out + err

        # One command shares the host pass; only a failure needs to be attributed.
        if not once(targets):
            return dict.fromkeys(targets, "")
        return {target: once([target]) for target in targets}

    def link(self, source, target, program):
        """Builds a program that runs; returns an error text."""
        libraries = [f"-l{LINK_LIBRARIES[prefix]}" for prefix in LINK_LIBRARIES
                     if any(name.startswith(prefix) for name in system_includes(source.parent))]
        status, out, err = execute(
            [self.program, f"--offload-arch={target}", "-std=c++17", "-O3", str(source),
             "-o", str(program), *libraries])
        return "" if status == 0 else out + err


class Clang:
    """A current clang with current HIP headers and no device libraries.

    Without device libraries nothing can be linked, so each target is compiled
    to assembly (which runs the whole back end) and that is assembled (which
    checks inline assembly); the host side is compiled to an object.
    """
    targets = ["gfx942", "gfx1100"]

    def __init__(self, program, headers):
        self.program = program
        self.name = "clang"
        self.include = headers / "include"
        version = execute([program, "--version"])[1].split("\n")[0]
        number = re.search(r"version (\d+[\d.]*)", version)
        self.title = (f"{pathlib.Path(program).name} ({number.group(1) if number else '?'}, "
                      f"HIP {hip_version(headers)})")
        # -isystem: a distribution's older headers in /usr/include would come first.
        self.flags = ["-x", "hip", "-std=c++17", "-O1", "-nogpulib", f"--rocm-path={headers}",
                      "-isystem", str(self.include), "-Wno-unused-value"]

    def has_header(self, header):
        return (self.include / header).exists()

    def compile(self, source, targets, folder):
        """Returns the error text of each target, empty where the source compiles."""
        host = self.first_error([["--cuda-host-only", "-c", str(source), "-o", os.devnull]])
        if host:
            return dict.fromkeys(targets, host)
        errors = {}
        for target in targets:
            assembly = str(folder / f"{source.stem}-{target}.s")
            errors[target] = self.first_error([
                ["--cuda-device-only", f"--offload-arch={target}", "-S", str(source), "-o",
                 assembly],
                ["-x", "assembler", "--target=amdgcn-amd-amdhsa", f"-mcpu={target}", "-c",
                 assembly, "-o", os.devnull],
            ])
        return errors

    def first_error(self, steps):
        for step in steps:
            flags = [] if "assembler" in step else self.flags
            status, out, err = execute([self.program, *flags, *step])
            if status != 0:
                return out + err
        return ""


def translate(example, hipify, folder):
    """Translates the example together with common.h into a folder of its own."""
    target = folder / example.name
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    status, out, err = execute([hipify, "translate", str(HERE / "common.h"), str(example.source),
                                "-o", str(target)])
    errors = re.findall(r" error: .* \[([a-z0-9-]+)\]$", err, re.MULTILINE)
    if status == 1 and errors and set(errors) <= REPORTED.get(example.name, set()):
        # What cannot be rewritten is the translator's to report, not to hide.
        example.skipped.append(f"reported, not translated: {len(errors)} places")
        return
    if status != 0:
        example.fail(f"not translated: exit {status}", out + err)
        return
    found = sorted(target.rglob(f"{example.name}.hip"))
    if not found:
        example.fail(f"not translated: no {example.name}.hip written", out + err)
        return
    example.translated = found[0]


def compile_with(example, toolchain):
    """Compiles one translated example for every target of a toolchain."""
    folder = example.translated.parent
    missing = [name for name in system_includes(folder) if not toolchain.has_header(name)]
    if missing:
        example.skipped.append(f"{toolchain.name}: not compiled: header <{missing[0]}> missing")
        return
    targets = list(toolchain.targets)
    if example.needs_images():
        for target in NO_IMAGES.intersection(targets):
            example.skipped.append(f"{target}: not compiled: no texture units")
            targets.remove(target)
    if not targets:
        return
    for target, error in toolchain.compile(example.translated, targets, folder).items():
        if error:
            example.fail(f"{toolchain.name} {target}: does not compile", error)
        else:
            example.compiled.append(target)


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
        missing = [name for name in system_includes(example.translated.parent)
                   if not self.hipcc.has_header(name)]
        if missing:
            return f"header <{missing[0]}> missing"
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

    def __init__(self, hipify, wave, headers):
        self.hipify = hipify
        self.wave = wave
        self.title = f"CPU wave {wave}"
        self.options = [f"--rocm-path={headers}"] if headers else []
        self.include = hip_include(headers)

    def obstacle(self, example):
        """Why this example cannot run here, empty where it can."""
        if not self.include:
            return "no HIP headers (Debian: libamdhip64-dev)"
        for name in system_includes(example.translated.parent):
            if name.startswith(tuple(LINK_LIBRARIES)):
                return f"needs a GPU for <{name}>"
            if not (self.include / name).exists():
                return f"header <{name}> missing"
        return ""

    def run(self, example):
        status, out, err = execute(
            [self.hipify, "run", f"--wave={self.wave}", "--on=cpu", "--timeout=280",
             *self.options, str(example.translated)], timeout=300)
        return status, out + err


def hip_include(headers):
    """Where `hipify-cpp run` finds HIP's headers; None where there are none."""
    roots = [headers] if headers else [os.environ.get("ROCM_PATH"), "/opt/rocm", "/usr"]
    for root in filter(None, roots):
        include = pathlib.Path(root) / "include"
        if (include / "hip/hip_version.h").exists():
            return include
    return None


def find_runners(hipify, hipcc, headers):
    """Everything that can execute a translated example on this machine."""
    runners = [AmdGpu(hipcc, target) for target in amd_gpus() if hipcc and target in hipcc.targets]
    commands = execute([hipify, "--help"])[1]
    if re.search(r"^\s+run\s", commands, re.M):
        runners += [CpuExecutor(hipify, wave, headers) for wave in (32, 64)]
    return runners


def recorded_checksums(path):
    """Checksums of the CUDA originals: example -> checksum at the default size."""
    if not path.exists():
        return {}
    rows = (line.split() for line in path.read_text().splitlines() if line.strip())
    return {row[0]: row[2] for row in rows if len(row) == 3 and row[1] == "default"}


def run_on(example, runner, checksums):
    """Runs one example and judges its result line and its checksum."""
    obstacle = runner.obstacle(example)
    if obstacle:
        example.skipped.append(f"{runner.title}: not run: {obstacle}")
        return
    status, output = runner.run(example)
    if status != 0 or not re.search(rf"^{example.name}: PASS ", output, re.M):
        example.fail(f"{runner.title}: failed with status {status}", output)
        return
    match = re.search(r"^checksum: (\S+)$", output, re.M)
    found = match.group(1) if match else "none"
    want, where = checksums.get(example.name), "on CUDA"
    want_is_recorded = bool(want)
    if not want:
        # Without a record, at least all places must agree.
        want, where = example.checksum or found, "elsewhere"
    if found != want:
        example.fail(f"{runner.title}: checksum {found}, {where} {want}", output)
        return
    example.checksum = found
    if not want_is_recorded:
        example.notes.append("no checksum of CUDA to compare with")
    example.ran.append(runner.title)


def process(example, arguments, toolchains, runners, checksums):
    translate(example, arguments.hipify, arguments.out)
    if not example.translated:
        return example
    for toolchain in toolchains:
        compile_with(example, toolchain)
    for runner in runners:
        run_on(example, runner, checksums)
    return example


def result_of(example):
    if example.failures:
        return "FAIL: " + "; ".join(example.failures)
    if example.ran:
        verdict = "PASS"
    elif example.compiled:
        verdict = "compiled, not run"
    else:
        verdict = "translated, not compiled"
    return "; ".join([verdict, *dict.fromkeys(example.notes), *example.skipped])


def print_table(examples):
    rows = [("example", "compiled for", "ran on", "result")]
    rows += [(e.name, " ".join(e.compiled) or "-", ", ".join(e.ran) or "-", result_of(e))
             for e in examples]
    widths = [max(len(row[i]) for row in rows) for i in range(3)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)) + "  " + row[3])


def hip_version(headers):
    text = (headers / "include/hip/hip_version.h").read_text()
    parts = [re.search(rf"#define HIP_VERSION_{part}\s+(\d+)", text)
             for part in ("MAJOR", "MINOR", "PATCH")]
    return ".".join(part.group(1) for part in parts if part)


def fetch_headers(folder):
    """Puts the HIP headers of PyPI's triton wheel into a folder, laid out like ROCm."""
    prefix = "triton/backends/amd/include/"
    folder = folder.resolve()
    with tempfile.TemporaryDirectory() as scratch:
        status, out, err = execute(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
             "--only-binary=:all:", "--dest", scratch, "triton"], timeout=1800)
        wheels = list(pathlib.Path(scratch).glob("triton-*.whl"))
        if status != 0 or not wheels:
            sys.exit(f"check.py: pip could not download triton:\n{out}{err}")
        with zipfile.ZipFile(wheels[0]) as wheel:
            names = [name for name in wheel.namelist()
                     if name.startswith(prefix) and not name.endswith("/")]
            if prefix + "hip/hip_runtime.h" not in names:
                sys.exit(f"check.py: {wheels[0].name} holds no HIP headers")
            for name in names:
                target = (folder / "include" / name[len(prefix):]).resolve()
                if folder not in target.parents:
                    sys.exit(f"check.py: {wheels[0].name} names a file outside the folder: {name}")
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(wheel.read(name))
    # clang reads the version of a ROCm installation from this file.
    version = hip_version(folder).split(".")
    share = folder / "share/hip"
    share.mkdir(parents=True, exist_ok=True)
    (share / "version").write_text(
        "".join(f"HIP_VERSION_{part}={number}\n"
                for part, number in zip(("MAJOR", "MINOR", "PATCH"), version)))
    print(f"HIP {'.'.join(version)} headers are in {folder}")


def find_toolchains(arguments, scratch):
    toolchains, absent = [], []
    hipcc = shutil.which(arguments.hipcc)
    if hipcc:
        toolchains.append(Hipcc(hipcc, scratch))
        if not toolchains[-1].targets:
            absent.append(f"{toolchains.pop().title}: knows none of {' '.join(TARGETS)}")
    else:
        absent.append(f"no {arguments.hipcc} (Debian: hipcc libamdhip64-dev rocm-device-libs)")
    clang = shutil.which(arguments.clang)
    headers = arguments.hip_headers
    if not clang:
        absent.append(f"no {arguments.clang}")
    elif not headers:
        absent.append("no current HIP headers: give --hip-headers or HIPIFY_HIP_HEADERS "
                      "(check.py --fetch-headers DIR gets some)")
    elif not (headers / "include/hip/hip_version.h").exists():
        sys.exit(f"check.py: {headers} holds no include/hip/hip_version.h")
    else:
        toolchains.append(Clang(clang, headers.resolve()))
    return toolchains, absent


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0], allow_abbrev=False)
    parser.add_argument("names", nargs="*", metavar="NAME", help="examples (default all)")
    parser.add_argument("--hipify", metavar="PROGRAM", help="the hipify-cpp to check")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("examples-check"),
                        metavar="DIR", help="where translations go (default examples-check)")
    parser.add_argument("--hipcc", default="hipcc", metavar="PROGRAM")
    parser.add_argument("--clang", default="clang++-22", metavar="PROGRAM")
    environment = os.environ.get("HIPIFY_HIP_HEADERS")
    parser.add_argument("--hip-headers", type=pathlib.Path, metavar="DIR",
                        default=pathlib.Path(environment) if environment else None,
                        help="folder with include/hip for clang (default $HIPIFY_HIP_HEADERS)")
    parser.add_argument("--fetch-headers", type=pathlib.Path, metavar="DIR",
                        help="put the HIP headers of PyPI's triton wheel into DIR and stop")
    parser.add_argument("--run-only", action="store_true",
                        help="run on the CPU what runs there; compile for no GPU")
    parser.add_argument("--checksums", type=pathlib.Path, default=HERE / "checksums.txt",
                        metavar="FILE", help="what run_cuda.sh recorded (default %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N")
    arguments = parser.parse_args()
    if not arguments.fetch_headers and not arguments.hipify:
        parser.error("--hipify is needed")
    if arguments.jobs < 1:
        parser.error("--jobs must be at least 1")
    return arguments


def main():
    arguments = parse_arguments()
    if arguments.fetch_headers:
        fetch_headers(arguments.fetch_headers)
        return 0
    names = arguments.names or sorted(path.stem for path in HERE.glob("*.cu"))
    examples = [Example(name, HERE / f"{name}.cu") for name in names]
    for example in examples:
        if not example.source.exists():
            sys.exit(f"check.py: no example '{example.name}'")
    arguments.out.mkdir(parents=True, exist_ok=True)

    with tempfile.TemporaryDirectory() as scratch:
        toolchains, absent = [], ["compilers (--run-only)"]
        if not arguments.run_only:
            toolchains, absent = find_toolchains(arguments, pathlib.Path(scratch))
        runners = find_runners(arguments.hipify,
                               next((t for t in toolchains if t.name == "hipcc"), None),
                               arguments.hip_headers)
        checksums = recorded_checksums(arguments.checksums)
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            list(pool.map(lambda example: process(example, arguments, toolchains, runners,
                                                  checksums), examples))

    for example in examples:
        for log in example.logs:
            print(log.rstrip()[:8000] + "\n")
    for toolchain in toolchains:
        print(f"{toolchain.title}: {' '.join(toolchain.targets)}")
    for reason in absent:
        print(f"not used: {reason}")
    places = ", ".join(runner.title for runner in runners)
    print("ran on: " + (places or "nothing: no AMD GPU, and hipify-cpp without the command 'run'"))
    print()
    print_table(examples)
    failed = sum(bool(example.failures) for example in examples)
    print(f"\n{len(examples)} examples, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
