"""The newest releases that the translator names are those of its rows.

  newest_versions.py TRANSLATOR FILE
"""
import json
import re
import subprocess
import sys

tool, path = sys.argv[1:]
rows = json.loads(subprocess.run([tool, "lookup", "--format=json", "*"],
                                 check=True, capture_output=True).stdout)
said = subprocess.run([tool, "scan", "--rocm=999", "--cuda=999", path],
                      check=False, capture_output=True, text=True).stderr
wrong = 0
for name, sides in (("ROCm", ("hip", "roc")), ("CUDA", ("cuda",))):
    newest = max(
        tuple(int(part) for part in row[event][side].split(".")[:2])
        for row in rows for event in ("since", "deprecated", "removed")
        for side in sides if side in row.get(event, {}))
    named = re.search(rf"newest {name} that the mapping tables know is (\d+\.\d+)", said)
    want = ".".join(map(str, newest))
    if not named or named.group(1) != want:
        wrong += 1
        print(f"{name}: said {named and named.group(1)}, the rows know {want}")
sys.exit(wrong)
