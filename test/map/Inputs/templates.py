"""One translation per row that has an argument template.

Asks the translator for every such row, writes a file with the row's call as it
stands before, translates it, and compares each line with the call after. Rows
that hold only for a type, or for an older CUDA version, are tested by hand.

  templates.py TRANSLATOR FOLDER
"""
import json
import os
import re
import subprocess
import sys

tool, folder = sys.argv[1:]
os.makedirs(folder, exist_ok=True)
rows = json.loads(
    subprocess.run(
        [tool, "lookup", "--format=json", "*"], check=True, capture_output=True
    ).stdout
)

cases, skipped = [], []
for row in rows:
    if "before" not in row:
        continue
    before, after = row["before"], row["after"]
    when = row.get("when", "")
    # A name that anybody may have is left alone where it is not declared.
    if "until" in row or " is a " in when or not re.match("cu[A-Z]|cu[a-z]+[A-Z]|nvtx", row["cuda"]):
        skipped.append(row["cuda"])
        continue
    if when:
        null = chr(ord("a") + int(re.search(r"\d+", when).group()) - 1)
        before = re.sub(rf"\b{null}\b", "nullptr", before)
        after = re.sub(rf"\b{null}\b", "nullptr", after)
    cases.append((before.replace("…", "z"), after.replace("…", "z")))

source = os.path.join(folder, "templates.cu")
with open(source, "w", encoding="utf-8") as file:
    file.write("void calls() {\n")
    for before, _ in cases:
        file.write(f"  {before};\n")
    file.write("}\n")
run = subprocess.run(
    [tool, "--rocm=99.0", "--fail-on=never", "-q", source],
    capture_output=True,
    text=True,
)
if run.returncode:
    sys.exit(f"translation failed: {run.stderr}")
lines = [line for line in run.stdout.splitlines() if line.startswith("  ")]
if len(lines) != len(cases):
    sys.exit(f"{len(lines)} lines for {len(cases)} calls")
wrong = 0
for (before, after), line in zip(cases, lines):
    if line.strip() != after + ";":
        wrong += 1
        print(f"{before}: expected {after}, got {line.strip()}")
print(f"{len(cases)} templates, {wrong} wrong, {len(skipped)} not tested here")
sys.exit(1 if wrong or len(cases) < 50 else 0)
