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
import dataclasses
import os
import pathlib
import re
import shutil
import sys
import tempfile

from check_runners import find_runners
from check_toolchains import (Headers, NO_IMAGES, TARGETS, execute, fetch_headers,
                              find_toolchains, system_includes)

HERE = pathlib.Path(__file__).resolve().parent
# Examples that show what the translator reports instead of rewriting.
REPORTED = {"inline_ptx": {"ptx-no-equivalent"}}


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


def compile_with(example, toolchains):
    """Compiles one translated example with the first toolchain that has all its
    headers, for every target of it."""
    folder = example.translated.parent
    names = system_includes(folder)
    toolchain = next((t for t in toolchains if not t.missing(names)), None)
    if not toolchain:
        example.skipped.append(
            f"{toolchains[0].name}: not compiled: header <{toolchains[0].missing(names)}> missing")
        return
    if toolchain is not toolchains[0]:
        example.notes.append(toolchain.name)
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
    for group in toolchains:
        compile_with(example, group)
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
    rows += [(e.name, " ".join(sorted(e.compiled, key=TARGETS.index)) or "-",
              ", ".join(e.ran) or "-", result_of(e)) for e in examples]
    widths = [max(len(row[i]) for row in rows) for i in range(3)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)) + "  " + row[3])


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0], allow_abbrev=False)
    parser.add_argument("names", nargs="*", metavar="NAME", help="examples (default all)")
    parser.add_argument("--hipify", metavar="PROGRAM", help="the hipify-cpp to check")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("examples-check"),
                        metavar="DIR", help="where translations go (default examples-check)")
    parser.add_argument("--hipcc", default="hipcc", metavar="PROGRAM")
    parser.add_argument("--clang", default="clang++-22", metavar="PROGRAM")
    parser.add_argument("--hip-headers", metavar="DIRS",
                        default=os.environ.get("HIPIFY_HIP_HEADERS", ""),
                        help="folders with include/hip for clang and the CPU, separated by ':'; "
                             "an example takes the first that has all its headers "
                             "(default $HIPIFY_HIP_HEADERS)")
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

    folders = [Headers(pathlib.Path(name).resolve())
               for name in arguments.hip_headers.split(":") if name]
    for headers in folders:
        if not (headers.include / "hip/hip_version.h").exists():
            sys.exit(f"check.py: {headers.root} holds no include/hip/hip_version.h")

    with tempfile.TemporaryDirectory() as scratch:
        toolchains, absent = [], ["compilers (--run-only)"]
        if not arguments.run_only:
            toolchains, absent = find_toolchains(arguments.hipcc, arguments.clang, folders,
                                                 pathlib.Path(scratch))
        hipcc = next((group[0] for group in toolchains if group[0].name == "hipcc"), None)
        runners = find_runners(arguments.hipify, hipcc, folders)
        checksums = recorded_checksums(arguments.checksums)
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            list(pool.map(lambda example: process(example, arguments, toolchains, runners,
                                                  checksums), examples))

    for example in examples:
        for log in example.logs:
            print(log.rstrip()[:8000] + "\n")
    for toolchain in [toolchain for group in toolchains for toolchain in group]:
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
