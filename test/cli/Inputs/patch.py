"""patch.py KIND TOOL OPTIONS…: --diff applied by git equals -i, byte for byte."""
import os
import random
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def tree(folder):
    subprocess.run([sys.executable, os.path.join(HERE, "tree.py"), folder], check=True)


def odd_bytes(folder):
    os.makedirs(os.path.join(folder, "with space"), exist_ok=True)
    files = {
        "crlf.cu": b"void f() {\r\n  cudaFree(0);\r\n}\r\n",
        "mixed.cu": b"void f() {\n  cudaFree(0);\r\n  cudaFree(0);\n}\r\n",
        "noend.cu": b"void f() { cudaFree(0); }",
        "noend2.cu": b"int a;\nint b;\nint c;\nint d;\nvoid f() { cudaFree(0); }\n// end",
        "bom.cu": b"\xef\xbb\xbfvoid f() { cudaFree(0); }\n",
        "latin.cu": b"// Andr\xe9\nvoid f() { cudaFree(0); } // \xfc\n",
        "feed.cu": b"void f() {\n\f  cudaFree(0);\n}\n",
        "with space/my kernel.cu": b"void f() { cudaFree(0); }\n",
        "\u00fcn\u00ef.cu": b"void f() { cudaFree(0); }\n",
        "-odd.cu": b"void f() { cudaFree(0); }\n",
        'quo"te.cu': b"void f() { cudaFree(0); }\n",
        "tab\there.cu": b"void f() { cudaFree(0); }\n",
        "back\\slash.cu": b"void f() { cudaFree(0); }\n",
    }
    for name, data in files.items():
        with open(os.path.join(folder, name), "wb") as file:
            file.write(data)


def warp(folder):
    """A kernel whose translation includes a header that comes with it."""
    os.makedirs(os.path.join(folder, "sub"), exist_ok=True)
    with open(os.path.join(folder, "sub", "vote.cu"), "w") as file:
        file.write("#include <cuda_runtime.h>\n"
                   "__global__ void k(unsigned *p) {\n"
                   "  *p = __ballot_sync(0xffffffffu, threadIdx.x & 1);\n}\n")


def random_lines(folder):
    """Long files with few different lines: no line to hold on to."""
    source = random.Random(20240607)
    os.makedirs(folder, exist_ok=True)
    for number in range(40):
        lines = source.choices(
            [b"  cudaFree(0);\n", b"  ;\n", b"\n", b"  x = 1;\r\n", b"  y(%d);\n" % number],
            k=source.randrange(1, 400))
        with open(os.path.join(folder, f"r{number}.cu"), "wb") as file:
            file.write(b"int x;\nvoid f() {\n" + b"".join(lines) + b"}\n")


def contents(folder):
    found = {}
    for where, _, names in os.walk(folder):
        if ".git" in where.split(os.sep):
            continue
        for name in names:
            path = os.path.join(where, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = file.read()
    return found


kind, tool, options = sys.argv[1], sys.argv[2], sys.argv[3:]
make = {"tree": tree, "bytes": odd_bytes, "random": random_lines,
        "warp": warp}[kind]
for folder in ("applied", "inplace"):
    shutil.rmtree(folder, ignore_errors=True)
    make(folder)
clean = dict(os.environ, GIT_CONFIG_GLOBAL=os.devnull, GIT_CONFIG_NOSYSTEM="1")
subprocess.run(["git", "init", "-q", "."], cwd="applied", env=clean, check=True)
before = contents("applied")
patch = subprocess.run([tool, "translate", "--diff", ".", *options], cwd="applied",
                       stdout=subprocess.PIPE, check=True).stdout
if contents("applied") != before:
    sys.exit("--diff changed the tree")
subprocess.run(["git", "apply", "--whitespace=nowarn", "-"], cwd="applied", input=patch,
               env=clean, check=True)
subprocess.run([tool, "translate", "-i", ".", *options], cwd="inplace", check=True)
applied, inplace = contents("applied"), contents("inplace")
if applied != inplace:
    sys.exit(f"differ: {[n for n in applied.keys() | inplace.keys() if applied.get(n) != inplace.get(n)]}")
if applied == before:
    sys.exit("nothing was translated")
