"""ids.py: compares the finding ids of the sources with their pages.

Ids are found twice: as string constants where findings are made and rows name
them, and in what the program reports on the tests of all checks.
"""
import argparse
import glob
import json
import os
import re
import subprocess
import sys

parser = argparse.ArgumentParser()
parser.add_argument("--root", required=True)
parser.add_argument("--tool", required=True)
arguments = parser.parse_args()

pages = {os.path.basename(path)[:-3]
         for path in glob.glob(f"{arguments.root}/docs/findings/*.md")} - {"README"}

ID = r'"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"'
named, words = {}, set()
for path in glob.glob(f"{arguments.root}/lib/**/*.cpp", recursive=True):
    if "/lib/Execute/" in path:
        continue
    with open(path, encoding="utf-8") as file:
        text = file.read()
    words.update(re.findall(ID, text))
    for match in re.finditer(r"[({]\s*" + ID + r",\s*[^;{}\"]{0,80}?Severity::", text):
        named[match.group(1)] = path
for path in glob.glob(f"{arguments.root}/mappings/*.yaml"):
    with open(path, encoding="utf-8") as file:
        for name in re.findall(r"\bcheck: ([a-z0-9-]+)", file.read()):
            named[name] = path

tests = sorted(glob.glob(f"{arguments.root}/test/check/*.cu"))
scan = subprocess.run([arguments.tool, "scan", "--format=json", "--fail-on=never", *tests],
                      stdout=subprocess.PIPE, check=False)
if scan.returncode:
    sys.exit(f"scan ended with {scan.returncode}")
for file in json.loads(scan.stdout)["files"]:
    for finding in file["findings"]:
        named.setdefault(finding["id"], file["path"])

problems = [f"{where}: '{name}' has no page" for name, where in sorted(named.items())
            if name not in pages]
problems += [f"docs/findings/{name}.md: no check reports this" for name in sorted(pages)
             if name not in named and name not in words]
if len(named) < 30:
    problems.append(f"only {len(named)} ids found: the search is broken")
print("\n".join(problems))
sys.exit(bool(problems))
