"""What becomes of calls and fields whose types differ in HIP.

Compares each line of a list (TARGET NAME ANSWER; the list says what answers
there are) with the rows that the translator has for the name. An answer that a
row does not bear out is printed. Templates are translated by templates.py;
findings have a page, and a test that the page names.

  signatures.py TRANSLATOR LIST
"""
import json
import re
import subprocess
import sys

tool, path = sys.argv[1:]
with open(path, encoding="utf-8") as file:
    lines = [line.split(maxsplit=3) for line in file
             if line.strip() and not line.startswith("#")]
found = subprocess.run(
    [tool, "lookup", "--format=json", *sorted({line[1] for line in lines})],
    capture_output=True, text=True, check=False).stdout
rows = {}
for row in json.loads(found):
    rows.setdefault(row["cuda"], []).append(row)


def holds(target, answer, text, named):
    roc = target == "roc"
    if answer == "template":
        return any(("afterRoc" if roc else "after") in row for row in named)
    if answer == "compat":
        return any("compat" in row for row in named)
    if answer == "constant":
        return roc and all(re.match("roc(blas|sparse)_", row.get("roc", ""))
                           for row in named)
    if answer == "rows":
        return len(named) > 1
    if answer == "renamed":
        return all(row["state"] == "renamed" for row in named)
    if answer == "none":
        return any(not row.get("roc" if roc else "hip") for row in named)
    if answer == "same":
        return bool(text) and all(row["state"] != "none" for row in named)
    if answer != "finding":
        return False
    if roc and text == "signature-mismatch":
        return any("With --target=roc: " in row.get("note", "") for row in named)
    if text == "api-version":
        return any("hip" in row.get("since", {}) for row in named)
    return any(text == row.get("finding") for row in named) or text in by_rules


def explained(finding):
    return subprocess.run([tool, "explain", finding], capture_output=True,
                          check=False).returncode == 0


# Findings of rules, which no row names.
by_rules = {"popc-returns-unsigned", "clock-type-and-rate", "warp-compat"}
wrong = 0
for target, name, answer, *rest in lines:
    text = rest[0].strip() if rest else ""
    if name not in rows or not holds(target, answer, text, rows[name]):
        wrong += 1
        print(f"{target} {name}: not '{answer} {text}'".rstrip())
for finding in sorted({line[3].strip() for line in lines if line[2] == "finding"}):
    if not explained(finding):
        wrong += 1
        print(f"finding {finding}: no page")
print(f"{len(lines)} names, {wrong} wrong")
sys.exit(1 if wrong or len(lines) < 450 else 0)
