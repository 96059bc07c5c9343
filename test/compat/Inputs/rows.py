"""Writes a HIP source that names every function and type of hipify-compat/ that
the mapping tables promise; it compiles if the headers have them.

  rows.py TRANSLATOR
"""
import json
import re
import subprocess
import sys

rows = json.loads(subprocess.run(
    [sys.argv[1], "lookup", "--format=json", "*"], check=True,
    capture_output=True).stdout)
names = set()
for row in rows:
    if "compat" in row:
        name, header = re.fullmatch(r"hipify::([\w:]+) of (\S+)", row["compat"]).groups()
        names.add((header, name))
if len(names) < 200:
    sys.exit(f"only {len(names)} names")
for header in sorted({header for header, _ in names}):
    print(f'#include "{header}"')
print("namespace promised {")
for name in sorted({name for _, name in names}):
    print(f"using hipify::{name};")
print("}")
