"""Runs `scan -p auto` in a folder that has no compile database above it; the
build folder, where tests run, has one."""
import pathlib
import subprocess
import sys
import tempfile

with tempfile.TemporaryDirectory() as folder:
    source = pathlib.Path(folder) / "x.cu"
    source.write_text("int x;\n")
    done = subprocess.run([sys.argv[1], "scan", "-p", "auto", str(source)])
    sys.exit(0 if done.returncode == 2 else 1)
