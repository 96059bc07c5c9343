#!/usr/bin/env python3
"""Runs one translation test: output against FileCheck, then once more.

The output of every test is translated again with the same options and must
not change by a byte: translated text is HIP, and HIP needs no translation.
"""
import argparse
import os
import subprocess
import sys


def fail(message):
    sys.stderr.write(message + "\n")
    sys.exit(1)


def run(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode not in (0, 1, 3):
        sys.stderr.buffer.write(done.stderr)
        fail(f"exit {done.returncode}: {' '.join(command)}")
    return done


def file_check(test, text, prefix, temp):
    path = f"{temp}.{prefix.lower()}"
    with open(path, "wb") as file:
        file.write(text)
    command = ["FileCheck", test, f"--input-file={path}", f"--check-prefix={prefix}",
               "--match-full-lines=false", "--allow-empty"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.stderr.buffer.write(done.stdout)
        sys.stderr.write(f"---- {prefix} input ----\n")
        sys.stderr.buffer.write(text)
        sys.exit(1)


def strip_expectations(text):
    """The test's own lines: CHECK lines are comments, and comments stay."""
    keep = [line for line in text.split(b"\n") if not line.lstrip().startswith(
        (b"// CHECK", b"// RUN", b"// FIND"))]
    return b"\n".join(keep)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--test", required=True)
    parser.add_argument("--temp", required=True)
    parser.add_argument("--findings", action="store_true")
    parser.add_argument("options", nargs="*")
    arguments = parser.parse_args()
    name = os.path.basename(arguments.test)
    folder = arguments.temp + ".dir"
    os.makedirs(folder, exist_ok=True)
    base = [arguments.tool, "translate", f"-I{os.path.dirname(arguments.test)}"]
    options = arguments.options

    first = run(base + options + [arguments.test])
    if arguments.findings:
        file_check(arguments.test, first.stderr, "FIND", arguments.temp)
    else:
        file_check(arguments.test, strip_expectations(first.stdout), "CHECK", arguments.temp)

    again = os.path.join(folder, name)
    with open(again, "wb") as file:
        file.write(first.stdout)
    second = run(base + options + [again])
    if second.stdout != first.stdout:
        changed = os.path.join(folder, "again-" + name)
        with open(changed, "wb") as file:
            file.write(second.stdout)
        diff = subprocess.run(["diff", "-u", again, changed], stdout=subprocess.PIPE)
        sys.stderr.buffer.write(diff.stdout)
        fail("translating the output again changed it")


main()
