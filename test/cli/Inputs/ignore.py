"""ignore.py TOOL: in trees full of .gitignore rules, the tool reads exactly the
files that git does not ignore."""
import os
import random
import shutil
import subprocess
import sys

TOOL = sys.argv[1]
CLEAN = dict(os.environ, GIT_CONFIG_GLOBAL=os.devnull, GIT_CONFIG_NOSYSTEM="1",
             XDG_CONFIG_HOME=os.path.abspath("nowhere"))
SOURCE = "void f() { cudaFree(0); }\n"

HAND_WRITTEN = {
    "files": ["a.cu", "b.cu", "!x.cu", "#x.cu", "sp ace.cu", "sub/a.cu", "sub/keep.cu",
              "sub/deep/a.cu", "build/a.cu", "sub/build/a.cu", "x/build.cu", "doc/a.cu",
              "doc/frotz/a.cu", "a/doc/frotz/a.cu", "lib/one/two/three/z.cu", "lib/z.cu",
              "gen/1.cu", "gen/2.cu", "gen/10.cu", "log[1].cu", "star*.cu", "tail .cu",
              "only/this/a.cu", "only/that/a.cu", "excl/a.cu"],
    "rules": {
        "": "# comment\n\n/b.cu\nbuild/\n\\!x.cu\n\\#x.cu\ndoc/frotz/\nlib/**/z.cu\n"
            "gen/[0-9].cu\nlog\\[1\\].cu\nstar\\*.cu\ntail\\ .cu\nonly/*\n!only/this\n"
            "sp ace.cu   \n[\n",
        "sub": "*.cu\r\n!keep.cu\r\n!/deep/\r\n",
        "sub/deep": "!a.cu\n",
    },
    "exclude": "excl/\n",
}


def made_up(seed):
    source = random.Random(seed)
    names, words = ["a", "b", "ab", "x.y"], ["a", "b", "ab", "*", "a*", "?", "[ab]", "**", "x.*",
                                            "*b", "[!a]", "[a-b]b"]
    files = set()
    for _ in range(60):
        depth = source.randrange(1, 5)
        files.add("/".join(source.choices(names, k=depth)) + source.choice([".cu", ".cuh"]))
    rules = {}
    for folder in ["", "a", "b", "a/b"]:
        lines = []
        for _ in range(source.randrange(0, 5)):
            line = "/".join(source.choices(words, k=source.randrange(1, 4)))
            line += source.choice(["", "", "/", ".cu", "*.cuh", "/**"])
            lines.append(source.choice(["", "", "/", "!", "!/"]) + line)
        rules[folder] = "\n".join(lines) + "\n"
    return {"files": sorted(files), "rules": rules, "exclude": source.choice(["", "ab\n", "/b/\n"])}


def check(tree, start):
    shutil.rmtree("tree", ignore_errors=True)
    os.makedirs("tree")
    subprocess.run(["git", "init", "-q", "tree"], env=CLEAN, check=True)
    for name in tree["files"]:
        path = os.path.join("tree", name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(SOURCE)
    for folder, text in tree["rules"].items():
        if os.path.isdir(os.path.join("tree", folder)):
            with open(os.path.join("tree", folder, ".gitignore"), "w", newline="") as file:
                file.write(text)
    os.makedirs("tree/.git/info", exist_ok=True)
    with open("tree/.git/info/exclude", "w") as file:
        file.write(tree["exclude"])
    asked = "\0".join(name for name in tree["files"] if name.startswith(start))
    ignored = subprocess.run(["git", "check-ignore", "-z", "--stdin"], cwd="tree", env=CLEAN,
                             input=asked.encode(), stdout=subprocess.PIPE).stdout
    ignored = set(ignored.decode().split("\0"))
    want = {name for name in tree["files"] if name.startswith(start)} - ignored
    json_text = subprocess.run([TOOL, "scan", "--format=json", "-q", start or "."], cwd="tree",
                               stdout=subprocess.PIPE, check=True).stdout
    import json
    got = {os.path.normpath(f["path"]) for f in json.loads(json_text)["files"]}
    if got != want:
        sys.exit(f"rules {tree['rules']!r} {tree['exclude']!r}:\nignored wrongly "
                 f"{sorted(want - got)}\nread wrongly {sorted(got - want)}")


check(HAND_WRITTEN, "")
check(HAND_WRITTEN, "sub/")
for seed in range(12):
    check(made_up(seed), "")
