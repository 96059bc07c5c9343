"""One translation per row that has an argument template.

Asks the translator for every such row, writes a file with the row's call as it
stands before, translates it, and compares each line with the call after; once
for HIP and once for the roc* libraries. Rows that hold only for a type, or for an
older CUDA version, are tested by hand.

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

def cases_of(before_key, after_key):
    """[(call, call that results)], and the names of the rows left out."""
    cases, skipped = [], []
    for row in rows:
        if after_key not in row:
            continue
        before, after = row[before_key], row[after_key]
        when = row.get("when", "")
        # A name that anybody may have is left alone where it is not declared.
        if ("until" in row or " is a " in when or " points " in when
                or not re.match("cu[A-Z]|cu[a-z]+[A-Z]|nvtx", row["cuda"])):
            skipped.append(row["cuda"])
            continue
        if when:
            null = chr(ord("a") + int(re.search(r"\d+", when).group()) - 1)
            before = re.sub(rf"\b{null}\b", "nullptr", before)
            after = re.sub(rf"\b{null}\b", "nullptr", after)
        cases.append((before.replace("…", "z"), after.replace("…", "z")))
    return cases, skipped


def test(target, cases, skipped, least):
    source = os.path.join(folder, f"templates-{target}.cu")
    with open(source, "w", encoding="utf-8") as file:
        file.write("void calls() {\n")
        for before, _ in cases:
            file.write(f"  {before};\n")
        file.write("}\n")
    run = subprocess.run(
        [tool, "--rocm=99.0", "--fail-on=never", "-q", f"--target={target}", source],
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
    print(f"{target}: {len(cases)} templates, {wrong} wrong, "
          f"{len(skipped)} not tested here")
    return not wrong and len(cases) >= least


hip = test("hip", *cases_of("before", "after"), 50)
roc = test("roc", *cases_of("beforeRoc", "afterRoc"), 150)
sys.exit(0 if hip and roc else 1)
