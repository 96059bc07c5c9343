"""Writes build/compile_commands.json of a test: nvcc's commands, two spellings.

The folder of an entry and the paths in it are relative or absolute as build
systems write them.
"""
import json
import os
import sys

root = os.path.abspath(sys.argv[1])
build = os.path.join(root, "build")
os.makedirs(build, exist_ok=True)
common = ["-gencode", "arch=compute_80,code=sm_80", "--expt-relaxed-constexpr",
          "--expt-extended-lambda", "-Xcompiler", "-Wall,-fPIC", "-rdc=true",
          "--use_fast_math", "-ccbin", "/usr/bin/g++", "-lineinfo", "-Xptxas=-v",
          "--maxrregcount=64", "-std=c++17", "-t", "4", "--threads=2"]
entries = [{
    "directory": build,
    "file": "../a.cu",
    "arguments": ["nvcc", *common, "-I../inc", "-DWIDTH=8", '-DNAME="a b"',
                  "-x", "cu", "-c", "../a.cu", "-o", "a.o"],
}, {
    "directory": build,
    "file": os.path.join(root, "b.cu"),
    "command": " ".join(["/usr/local/bin/nvcc", *common, "-isystem", root + "/inc",
                         "-DWIDTH=4", "-dc", root + "/b.cu"]),
}]
with open(os.path.join(build, "compile_commands.json"), "w") as file:
    json.dump(entries, file, indent=1)
