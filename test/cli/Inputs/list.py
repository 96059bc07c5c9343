"""list.py DIR: the files and links below a folder, sorted."""
import os
import sys

found = []
for folder, folders, names in os.walk(sys.argv[1]):
    links = [n for n in folders if os.path.islink(os.path.join(folder, n))]
    for name in names + links:
        path = os.path.join(folder, name)
        shown = os.path.relpath(path, sys.argv[1])
        found.append(f"{shown} -> {os.readlink(path)}" if os.path.islink(path) else shown)
for line in sorted(found):
    print(line)
