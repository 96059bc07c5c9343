"""The compilers and HIP headers that check.py compiles translated examples with."""
import dataclasses
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

TARGETS = ["gfx90a", "gfx942", "gfx1030", "gfx1100"]
# GPUs without texture units reject every texture fetch at compile time.
NO_IMAGES = {"gfx942", "gfx950"}
# Libraries that programs with these headers are linked with.
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


def system_includes(folder):
    """The HIP and ROCm headers that the translated files of a folder include."""
    names = set()
    for file in folder.rglob("*"):
        if file.suffix in (".hip", ".h", ".cuh", ".cpp"):
            names.update(re.findall(r'^\s*#\s*include\s*<((?:hip|roc)[^>]*)>',
                                    file.read_text(errors="replace"), re.M))
    names.discard("hip/hip_runtime.h")
    return sorted(names)


@dataclasses.dataclass(frozen=True)
class Headers:
    """A folder laid out like ROCm, with HIP's headers below include/hip."""
    root: pathlib.Path

    @property
    def include(self):
        return self.root / "include"

    def version(self):
        text = (self.include / "hip/hip_version.h").read_text()
        parts = [re.search(rf"#define HIP_VERSION_{part}\s+(\d+)", text)
                 for part in ("MAJOR", "MINOR", "PATCH")]
        return ".".join(part.group(1) for part in parts if part)

    def release(self):
        """The version as --rocm takes it."""
        return ".".join(self.version().split(".")[:2])

    def missing(self, names):
        """The first of some headers that the folder does not have, or None."""
        return next((name for name in names if not (self.include / name).exists()), None)


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
        self.probe = probe
        self.targets = [target for target in TARGETS if self.knows(target)]

    def knows(self, target):
        """Whether programs can be compiled for a GPU."""
        return execute([self.program, f"--offload-arch={target}", "-c", str(self.probe),
                        "-o", str(self.scratch / f"{target}.o")])[0] == 0

    def missing(self, names):
        """The first of some headers that is not there, or None. What a header
        includes may be in a package of its own."""
        return next((name for name in names if not self.has_header(name)), None)

    def has_header(self, header):
        if header not in self.headers:
            probe = self.scratch / f"header-{len(self.headers)}.hip"
            probe.write_text(f"#include <hip/hip_runtime.h>\n#include <{header}>\n")
            status, _, err = execute(
                [self.program, f"--offload-arch={self.targets[0]}", "--cuda-host-only", "-E",
                 "-o", os.devnull, str(probe)])
            self.headers[header] = status == 0 or "file not found" not in err
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
    """A current clang with newer HIP headers and no device libraries.

    Without device libraries nothing can be linked, so each target is compiled
    to assembly (which runs the whole back end) and that is assembled (which
    checks inline assembly); the host side is compiled to an object.
    """
    targets = ["gfx942", "gfx1100"]

    def __init__(self, program, headers):
        self.program = program
        self.headers = headers
        self.name = f"clang with HIP {headers.release()}"
        version = execute([program, "--version"])[1].split("\n")[0]
        number = re.search(r"version (\d+[\d.]*)", version)
        self.title = (f"{pathlib.Path(program).name} ({number.group(1) if number else '?'}, "
                      f"HIP {headers.version()})")
        # -isystem: a distribution's older headers in /usr/include would come first.
        self.flags = ["-x", "hip", "-std=c++17", "-O1", "-nogpulib",
                      f"--rocm-path={headers.root}", "-isystem", str(headers.include),
                      "-Wno-unused-value"]
        self.missing = headers.missing

    def wave(self, target):
        """Headers before 7.0 count on a macro that clang no longer defines."""
        if int(self.headers.version().split(".")[0]) >= 7:
            return []
        return [f"-D__AMDGCN_WAVEFRONT_SIZE={32 if target.startswith('gfx1') else 64}"]

    def compile(self, source, targets, folder):
        """Returns the error text of each target, empty where the source compiles."""
        host = self.first_error([[*self.wave(targets[0]), "--cuda-host-only", "-c", str(source),
                                  "-o", os.devnull]])
        if host:
            return dict.fromkeys(targets, host)
        errors = {}
        for target in targets:
            assembly = str(folder / f"{source.stem}-{target}.s")
            errors[target] = self.first_error([
                [*self.wave(target), "--cuda-device-only", f"--offload-arch={target}", "-S",
                 str(source), "-o", assembly],
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


def find_toolchains(hipcc, clang, folders, scratch):
    """Returns groups of compilers for the same targets, the one to prefer first, and
    why something cannot compile."""
    toolchains, absent = [], []
    if shutil.which(hipcc):
        distribution = Hipcc(shutil.which(hipcc), scratch)
        if distribution.targets:
            toolchains.append([distribution])
        else:
            absent.append(f"{distribution.title}: knows none of {' '.join(TARGETS)}")
    else:
        absent.append(f"no {hipcc} (Debian: hipcc libamdhip64-dev rocm-device-libs)")
    if not shutil.which(clang):
        absent.append(f"no {clang}")
    elif not folders:
        absent.append("no current HIP headers: give --hip-headers or HIPIFY_HIP_HEADERS "
                      "(check.py --fetch-headers DIR gets some)")
    else:
        toolchains.append([Clang(shutil.which(clang), headers) for headers in folders])
    return toolchains, absent


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
    version = Headers(folder).version().split(".")
    share = folder / "share/hip"
    share.mkdir(parents=True, exist_ok=True)
    (share / "version").write_text(
        "".join(f"HIP_VERSION_{part}={number}\n"
                for part, number in zip(("MAJOR", "MINOR", "PATCH"), version)))
    print(f"HIP {'.'.join(version)} headers are in {folder}")
