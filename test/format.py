"""Says which C++ files of the project clang-format would change.

usage: format.py CLANG-FORMAT ROOT [--fix]
"""
import os
import subprocess
import sys

FOLDERS = ["include", "lib", "tools", "test/unit", "test/builtin"]
# CUDA's declarations are one a line, however long.
LEFT_ALONE = ["lib/Parse/Builtin/cuda"]


def sources(root):
    for folder in FOLDERS:
        for where, folders, names in os.walk(os.path.join(root, folder)):
            here = os.path.relpath(where, root)
            folders[:] = sorted(f for f in folders
                                if os.path.join(here, f) not in LEFT_ALONE
                                and not f.endswith("Inputs"))
            for name in sorted(names):
                if name.endswith((".cpp", ".h")):
                    yield os.path.join(here, name)


def main():
    tool, root = sys.argv[1:3]
    mode = ["-i"] if "--fix" in sys.argv else ["--dry-run", "-Werror"]
    files = list(sources(root))
    result = subprocess.run([tool, *mode, *files], cwd=root)
    print(len(files), "files")
    return result.returncode


if __name__ == "__main__":
    sys.exit(main())
