#!/usr/bin/env python3
"""Checks what every translation must fulfil, on all sources of some folders.

  same again   translating the output changes no byte (*)
  untouched    tokens, white space and comments outside edits are the input's,
               in the same order; only CUDA names, preprocessor lines and inline
               PTX go
  complete     outside comments and strings no CUDA name is left that no finding
               names (*)
  any jobs     the tree is the same for -j1 and -j4

With --weak, without (*), and of `untouched` only the comments: tests of single
checks translate their output again themselves, keep CUDA names on purpose, and
say themselves which tokens change.
"""
import argparse
import difflib
import filecmp
import os
import re
import shutil
import subprocess
import sys

SUFFIXES = (".cu", ".cuh", ".cpp", ".h", ".hpp")
TOKEN = re.compile(rb"""
    (?P<comment>//(?:\\\r?\n|[^\n])*|/\*.*?\*/)
  | (?P<string>(?:u8|[uUL])?R"(?P<delimiter>[^()\s\\]*)\(.*?\)(?P=delimiter)"
              |(?:u8|[uUL])?"(?:\\.|[^"\\\n])*"
              |(?<![0-9a-zA-Z])(?:u8|[uUL])?'(?:\\.|[^'\\\n])*')
  | (?P<space>\s+|\\\r?\n)
  | (?P<name>[A-Za-z_]\w*)
  | (?P<number>\.?[0-9](?:[eEpP][-+]|'?[\w.])*)
  | (?P<other>.)
""", re.X | re.S)
# A name of CUDA's host interfaces. Macros of the folder are its own; other user
# names of this form are listed in a comment: `User names: cudaMine, cuThing`.
CUDA = re.compile(rb"(?:cuda|cu|nvrtc|cublas|cufft|curand|cusparse|cusolver)[A-Z]\w*"
                  rb"|CU_\w+|CUDA_\w+|NVRTC_\w+")
USER = re.compile(rb"User names: ([\w, ]+)")
MACRO = re.compile(rb"^[ \t]*#[ \t]*define[ \t]+(\w+)", re.M)
# Names that are CUDA's though their spelling may be anybody's.
OTHERS = re.compile(rb"cu\w+|CU\w+|__\w+|warpSize|nv\w+|NV\w+|half|texture|cg"
                    rb"|atomic\w+_(?:block|system)")
LOCATION = re.compile(rb"^(.*?):(\d+):(\d+): (?:note|warning|error): ", re.M)


def tokens(text):
    return [(m.lastgroup if m.lastgroup != "delimiter" else "string", m.group())
            for m in TOKEN.finditer(text)]


def is_edited(kind, text, line):
    """Whether a token of the input may be missing from the output."""
    stripped = line.lstrip()
    if stripped.startswith(b"#"):
        return True
    return kind == "name" and bool(OTHERS.fullmatch(text))


def comments(before, after):
    # An instruction that AMD GPUs need not leaves a comment in its place.
    old, new = ([text for kind, text in tokens(source) if kind == "comment"
                 and not text.endswith(b": nothing to do */")]
                for source in (before, after))
    return [] if old == new else ["comments differ"]


def untouched(before, after):
    old, new = tokens(before), tokens(after)
    problems = comments(before, after)
    lines = before.split(b"\n")
    line_of, line = [], 0
    for kind, text in old:
        line_of.append(line)
        line += text.count(b"\n")
    in_asm, assembly = [], False  # inline PTX becomes C++
    for kind, text in old:
        assembly = assembly and (kind, text) != ("other", b";") or text in (b"asm", b"__asm__")
        in_asm.append(assembly)
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    for tag, a, b, c, d in matcher.get_opcodes():
        if tag == "equal":
            continue
        for index in range(a, b):
            kind, text = old[index]
            if in_asm[index] or is_edited(kind, text, lines[line_of[index]]):
                continue
            if (kind, text) not in new[c:d]:
                problems.append(f"line {line_of[index] + 1}: {text!r} is gone")
        for kind, text in new[c:d]:
            if kind == "comment" and (kind, text) not in old[a:b]:
                problems.append(f"line {line_of[a] + 1 if a < len(old) else 'last'}: new comment {text!r}")
    return problems


def left_over(before, after, messages, macros):
    named = {int(m.group(2)) for m in LOCATION.finditer(messages)}
    user = {n.strip() for m in USER.finditer(before) for n in m.group(1).split(b",")}
    reported = set()
    line = 1
    for kind, text in tokens(before):
        if kind == "name" and line in named:
            reported.add(text)
        line += text.count(b"\n")
    problems = []
    for kind, text in tokens(after):
        if kind == "name" and CUDA.fullmatch(text) and text not in user | reported | macros:
            problems.append(f"{text.decode()} is left and no finding names it")
    return sorted(set(problems))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--temp", required=True)
    parser.add_argument("--weak", action="store_true")
    parser.add_argument("folders", nargs="+")
    arguments = parser.parse_args()
    failures = 0

    def translate(*options):
        done = subprocess.run([arguments.tool, "translate", *options],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if done.returncode not in (0, 1):
            raise SystemExit(f"exit {done.returncode}: {' '.join(options)}\n"
                             + done.stderr.decode(errors="replace"))
        return done

    for folder in arguments.folders:
        temp = os.path.join(arguments.temp, os.path.basename(os.path.abspath(folder)))
        shutil.rmtree(temp, ignore_errors=True)
        source = os.path.join(temp, "in")
        shutil.copytree(folder, source)
        names = sorted(os.path.relpath(os.path.join(base, f), source)
                       for base, _, files in os.walk(source) for f in files
                       if f.endswith(SUFFIXES))
        if not names:
            raise SystemExit(f"{folder}: no sources")
        texts = {}
        for name in names:
            with open(os.path.join(source, name), "rb") as file:
                texts[name] = file.read()
        macros = {m.group(1) for text in texts.values() for m in MACRO.finditer(text)}
        for name, before in texts.items():
            path = os.path.join(source, name)
            done = translate(path)
            after = done.stdout
            if arguments.weak:
                problems = comments(before, after)
            else:
                problems = untouched(before, after) + left_over(before, after, done.stderr, macros)
                # In its own folder, where its headers are.
                again = path + ".again" + os.path.splitext(path)[1]
                with open(again, "wb") as file:
                    file.write(after)
                if translate(again).stdout != after:
                    problems.append("translating the output again changes it")
                os.remove(again)
            for problem in problems:
                print(f"{name}: {problem}")
            failures += len(problems)

        for jobs in ("1", "4"):
            translate(f"-j{jobs}", source, "-o", os.path.join(temp, f"j{jobs}"))
        trees = [os.path.join(temp, "j1"), os.path.join(temp, "j4")]
        listing = [sorted(os.path.relpath(os.path.join(base, f), tree)
                          for base, _, files in os.walk(tree) for f in files) for tree in trees]
        if listing[0] != listing[1]:
            print(f"{folder}: -j1 and -j4 write different files")
            failures += 1
        for name in listing[0]:
            if not filecmp.cmp(*(os.path.join(tree, name) for tree in trees), shallow=False):
                print(f"{name}: -j1 and -j4 differ")
                failures += 1
    sys.exit(1 if failures else 0)


main()
