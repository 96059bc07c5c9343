"""bytes.py TOOL: all bytes but those of the translated name stay."""
import os
import subprocess
import sys

NAME, NEW = b"cudaDeviceReset", b"hipDeviceReset"
TEXTS = {
    "bom": b"\xef\xbb\xbfvoid f() { @(); }\n",
    "crlf": b"void f() {\r\n\t@();\r\n}\r\n",
    "mixed": b"void f() {\n\t@();\r\n}\n\r\n",
    "cr": b"void f() {\r\t@();\r}\r",
    "latin": b"// Andr\xe9 \xff\nvoid f() { @(); } /* \xc0\x80 */\n",
    "noend": b"void f() { @(); }",
    "feed": b"\f\nvoid f() {\f@(); \v}\n\f",
    "blank ends": b"void f() {   \n\t \t@();  \t\n}   \n\n\n",
    "string": b"const char *s = \"\xe9 \\\xe9 @\" ; void f() { @(); }\n".replace(b" @\"", b"\""),
    "continued": b"#define F \\\r\n  @()\r\nvoid f() { F; }\r\n",
}

tool = sys.argv[1]
bad = []
for name, text in TEXTS.items():
    source, want = text.replace(b"@", NAME), text.replace(b"@", NEW)
    path = f"{name}.cu"
    with open(path, "wb") as file:
        # CUDA's header is named, so that none is added.
        file.write(source)
    line_end = b"\r\n" if b"\r\n" in text else b"\n"
    printed = subprocess.run([tool, "-q", path], stdout=subprocess.PIPE, check=True).stdout
    piped = subprocess.run([tool, "-q", "-"], input=source, stdout=subprocess.PIPE,
                           check=True).stdout
    subprocess.run([tool, "-q", path, "-o", "out.hip"], check=True)
    with open("out.hip", "rb") as file:
        written = file.read()
    # The runtime's header comes first where nothing named it.
    rest = printed.replace(b"#include <hip/hip_runtime.h>" + line_end, b"", 1)
    if rest != want:
        bad.append((name, rest, want))
    if piped != printed or written != printed:
        bad.append((name, "destinations differ"))
for entry in bad:
    print(*entry, sep="\n  ")
sys.exit(bool(bad))
