#!/usr/bin/env python3
"""Runs the conformance programs in the CPU executor and compares with CUDA.

Each NAME.cu is translated and executed with waves of 32 and of 64 lanes; what
it prints is compared line by line with NAME.expected, which the CUDA original
printed on an NVIDIA GPU. The table at the end says what was compared, what
differs and what was not run. Exit status: 0 all equal, 1 a difference or a
failure, 77 nothing could be run.
"""
import argparse
import concurrent.futures
import dataclasses
import os
import pathlib
import re
import struct
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
SKIPPED = 77
WAVES = (32, 64)
# Bits of a number in the narrow and in the pair types: sign, exponent, fraction.
FLOATS = {"f16": (16, 10), "bf16": (16, 7), "f32": (32, 23), "f64": (64, 52)}


@dataclasses.dataclass
class Line:
    """What a program prints for one function."""
    name: str
    type: str
    tolerance: str
    count: int
    hash: str
    values: list

    @classmethod
    def parse(cls, text):
        fields = text.split()
        if len(fields) < 5 or not fields[3].isdigit():
            raise ValueError(f"no result line: {text!r}")
        return cls(fields[0], fields[1], fields[2], int(fields[3]), fields[4],
                   [int(word, 16) for word in fields[5:]])


@dataclasses.dataclass
class Difference:
    """One that is known and explained by a finding of the translator's."""
    name: str
    waves: set
    finding: str
    reason: str
    seen: set = dataclasses.field(default_factory=set)


@dataclasses.dataclass
class Expected:
    lines: list
    differences: dict


def read_expected(path):
    """Result lines, and `differs NAME WAVES FINDING reason`."""
    lines, differences = [], {}
    for text in path.read_text().splitlines():
        if not text or text.startswith("#"):
            continue
        if text.startswith("differs "):
            _, name, waves, finding, reason = text.split(None, 4)
            differences[name] = Difference(
                name, {int(wave) for wave in waves.split(",")}, finding, reason)
        else:
            lines.append(Line.parse(text))
    return Expected(lines, differences)


def lanes(word, kind):
    """The numbers in a recorded word, each as (bits, type)."""
    if kind in ("f16x2", "bf16x2"):
        return [(word & 0xffff, kind[:-2]), (word >> 16, kind[:-2])]
    return [(word, kind)]


def ordinal(bits, kind):
    """An integer whose steps are the steps of the type; None for a NaN."""
    width, fraction = FLOATS[kind]
    sign = bits >> (width - 1)
    magnitude = bits & ((1 << (width - 1)) - 1)
    infinity = ((1 << (width - 1)) - 1) >> fraction << fraction
    if magnitude > infinity:
        return None
    return -magnitude if sign else magnitude


def number(bits, kind):
    """The value of f32 and f64 bits."""
    return struct.unpack("<f" if kind == "f32" else "<d",
                         bits.to_bytes(4 if kind == "f32" else 8, "little"))[0]


def near(wanted, got, kind, tolerance):
    """True if each number is as near as the tolerance asks for."""
    for (a, kind_a), (b, _) in zip(lanes(wanted, kind), lanes(got, kind)):
        if a == b:
            continue
        x, y = ordinal(a, kind_a), ordinal(b, kind_a)
        if x is None or y is None:
            return False
        if tolerance.startswith("ulp="):
            if abs(x - y) > int(tolerance[4:]):
                return False
        elif kind_a in ("f32", "f64"):
            limit = 2.0 ** int(tolerance[2:])
            if not abs(number(a, kind_a) - number(b, kind_a)) <= limit:
                return False
        elif abs(half(a) - half(b)) > 2.0 ** int(tolerance[2:]):
            return False
    return True


def half(bits):
    return struct.unpack("<e", bits.to_bytes(2, "little"))[0]


def same(wanted, got):
    """Empty if the line is as expected, else what is not."""
    if (wanted.type, wanted.tolerance, wanted.count) != (got.type, got.tolerance, got.count):
        return f"recorded as {got.type} {got.tolerance} {got.count}"
    if wanted.tolerance == "exact":
        if wanted.hash == got.hash:
            return ""
        places = [i for i, pair in enumerate(zip(wanted.values, got.values)) if pair[0] != pair[1]]
        if not places:
            return "other values (compare with --values)"
        i = places[0]
        return f"value {i}: {got.values[i]:x}, not {wanted.values[i]:x}"
    for i, (a, b) in enumerate(zip(wanted.values, got.values)):
        if not near(a, b, wanted.type, wanted.tolerance):
            return f"value {i}: {b:x}, not {a:x} within {wanted.tolerance}"
    return ""


def compare(expected, output, wave):
    """The differences of a program's output that nothing explains."""
    wrong = []
    try:
        got = [Line.parse(text) for text in output.splitlines()]
    except ValueError as error:
        return [str(error)]
    if [line.name for line in got] != [line.name for line in expected.lines]:
        return [f"{len(got)} functions, not the {len(expected.lines)} expected ones"]
    for wanted, line in zip(expected.lines, got):
        what = same(wanted, line)
        known = expected.differences.get(wanted.name)
        if known and wave in known.waves:
            if what:
                known.seen.add(wave)
            else:
                wrong.append(f"{wanted.name}: equal, though listed as different")
        elif what:
            wrong.append(f"{wanted.name}: {what}")
    return wrong


class Runner:
    def __init__(self, hipify, headers):
        self.hipify = hipify
        self.headers = headers
        text = (headers / "include/hip/hip_version.h").read_text(errors="replace")
        self.version = tuple(
            int(re.search(rf"#define HIP_VERSION_{part}\s+(\d+)", text).group(1))
            for part in ("MAJOR", "MINOR"))

    def missing(self, source):
        """What the program needs and is not there."""
        need = re.search(r"^// needs: (.*)$", source.read_text(), re.M)
        if not need:
            return ""
        if need.group(1).startswith("HIP "):
            wanted = tuple(int(n) for n in need.group(1)[4:].split("."))
            return "" if self.version >= wanted else f"needs {need.group(1)}"
        there = (self.headers / "include" / need.group(1)).exists()
        return "" if there else f"needs <{need.group(1)}>"

    def run(self, source, wave):
        """(standard output, error text) of one execution."""
        command = [self.hipify, "run", "--on=cpu", f"--wave={wave}", "--quiet",
                   f"--rocm-path={self.headers}", str(source)]
        try:
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                  timeout=900, text=True, errors="replace")
        except subprocess.TimeoutExpired:
            return "", "no end after 900 s"
        if done.returncode:
            error = "\n".join(done.stderr.splitlines()[:5])
            return done.stdout, f"exit {done.returncode}\n{error}"
        return done.stdout, ""

    def findings(self, source):
        """Ids that the translator reports for the program."""
        done = subprocess.run([self.hipify, "scan", "--format=json", "--verbose", str(source)],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        return set(re.findall(r'"id": ?"([a-z0-9-]+)"', done.stdout))


def find_headers(given):
    roots = [given] if given else [os.environ.get("HIPIFY_HIP_HEADERS", "").split(":")[0],
                                   os.environ.get("ROCM_PATH"), "/opt/rocm", "/usr"]
    for root in roots:
        if root and (pathlib.Path(root) / "include/hip/hip_version.h").exists():
            return pathlib.Path(root)
    return None


def unexplained(runner, source, expected):
    """Listed differences that no page or no finding stands for."""
    wrong = []
    reported = runner.findings(source) if expected.differences else set()
    pages = HERE.parent.parent / "docs/findings"
    for known in expected.differences.values():
        if not (pages / f"{known.finding}.md").exists():
            wrong.append(f"{known.name}: no page docs/findings/{known.finding}.md")
        elif known.finding not in reported:
            wrong.append(f"{known.name}: the translator does not report {known.finding}")
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hipify", required=True, help="the hipify-cpp to use")
    parser.add_argument("--hip-headers", help="folder with include/hip (default: found)")
    parser.add_argument("-j", type=int, default=2, help="programs at a time (default 2)")
    parser.add_argument("names", nargs="*", help="programs (default: all)")
    options = parser.parse_args()

    sources = sorted(HERE.glob("*.cu"))
    if options.names:
        sources = [HERE / f"{name}.cu" for name in options.names]
    headers = find_headers(options.hip_headers)
    if not headers:
        print("not run: no HIP headers (Debian: libamdhip64-dev)")
        return SKIPPED
    runner = Runner(options.hipify, headers)

    jobs, rows, failures = {}, [], []
    with concurrent.futures.ThreadPoolExecutor(options.j) as pool:
        for source in sources:
            if not runner.missing(source):
                for wave in WAVES:
                    jobs[source, wave] = pool.submit(runner.run, source, wave)
        for source in sources:
            expected = read_expected(source.with_suffix(".expected"))
            functions = len(expected.lines)
            values = sum(line.count for line in expected.lines)
            why = runner.missing(source)
            if why:
                rows.append((source.stem, functions, values, why, "not run"))
                continue
            cells = []
            for wave in WAVES:
                output, error = jobs[source, wave].result()
                wrong = [error] if error else compare(expected, output, wave)
                known = sum(wave in d.waves for d in expected.differences.values())
                cells.append(f"{len(wrong)} WRONG" if wrong else
                             "equal" + (f", {known} known" if known else ""))
                failures += [f"{source.stem} wave {wave}: {what}" for what in wrong]
            failures += [f"{source.stem}: {what}" for what in unexplained(runner, source, expected)]
            rows.append((source.stem, functions, values, *cells))

    print(f"HIP {'.'.join(map(str, runner.version))} headers in {headers}, CPU executor")
    print(f"{'family':<20} {'functions':>9} {'values':>8}  {'wave 32':<24} wave 64")
    for name, functions, values, first, second in rows:
        print(f"{name:<20} {functions:>9} {values:>8}  {first:<24} {second}")
    ran = [row for row in rows if row[4] != "not run"]
    print(f"{'compared':<20} {sum(row[1] for row in ran):>9} {sum(row[2] for row in ran):>8}")
    for failure in failures:
        print(failure)
    if failures:
        return 1
    return 0 if ran else SKIPPED


if __name__ == "__main__":
    sys.exit(main())
