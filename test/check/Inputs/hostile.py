"""Feeds the translator texts that are cut off, deep, long or no text at all.

Each run must end by itself, within a minute, with an exit status of the
documented ones other than 'internal error', and what it prints must be the
input with API names renamed where the case says so.
"""
import os
import subprocess
import sys

tool, folder = sys.argv[1], sys.argv[2]
os.makedirs(folder, exist_ok=True)
head = b"#include <cuda_runtime.h>\n"
translated = b"#include <hip/hip_runtime.h>\n"
failures = 0


def run(name, text, expected=None, codes=(0,)):
    global failures
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(text)
    try:
        done = subprocess.run([tool, "translate", path], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, timeout=60)
    except subprocess.TimeoutExpired:
        failures += 1
        print(f"{name}: still running after a minute")
        return
    if done.returncode not in codes:
        failures += 1
        print(f"{name}: exit {done.returncode}: {done.stderr[-400:]!r}")
    elif expected is not None and done.stdout != expected:
        failures += 1
        print(f"{name}: expected {expected[-200:]!r}, got {done.stdout[-200:]!r}")


def both(name, text, codes=(0,)):
    """A text in which exactly the name cudaFree is to change."""
    run(name, head + text, translated + text.replace(b"cudaFree", b"hipFree"), codes)


both("cut-string.cu", b'const char *s = "no end\nvoid f() { cudaFree(0); }\n')
both("cut-comment.cu", b"void f() { cudaFree(0); } /* no end\n")
both("cut-raw.cu", b'void f() { cudaFree(0); } const char *s = R"x(no end\n')
both("cut-call.cu", b"void f() { cudaFree(")
both("cut-launch.cu", b"void f() { k<<<1, 1")
both("cut-launch-more.cu", b"void f() { k<<<1, 1>>>(cudaFree(0)")
both("cut-directive.cu", b"void f() { cudaFree(0); }\n#if defined(")
both("cut-endif.cu", b"#if 1\nvoid f() { cudaFree(0); }\n")
both("lone-endif.cu", b"#endif\n#else\n#elif\nvoid f() { cudaFree(0); }\n")
both("lone-hash.cu", b"#\n# \\\n\n#include\n#include <\n#define\nvoid f() { cudaFree(0); }\n")
both("closing.cu", b")))}}}]]]>>>\nvoid f() { cudaFree(0); }\n")
both("chevrons.cu", b"<<<<<<>>>>>>\nvoid f() { cudaFree(0); k<<<>>>(); k<<<1>>>; <<<1,1>>>(cudaFree); }\n")
both("bytes.cu", b"void f() { cudaFree(0); } // \xff\xfe\x80 \xe9\n")
both("backslashes.cu", b"int a; \\\n\\\n\\\nvoid f() { cudaFree(0); }\n\\")
both("itself.cuh", b'#include "itself.cuh"\nvoid f() { cudaFree(0); }\n')
both("macro-itself.cu", b"#define cudaX cudaX\n#define A B\n#define B A\nint x = A + B;\nvoid f() { cudaFree(0); }\n")
both("macro-bomb.cu", b"#define A0 cudaFree(0),\n" + b"".join(
    b"#define A%d A%d A%d A%d A%d\n" % (i, i - 1, i - 1, i - 1, i - 1) for i in range(1, 9)) +
    b"void f() { A8 0; }\n")
deep = 20000
both("deep-parens.cu", b"int x = " + b"(" * deep + b"cudaFree(0)" + b")" * deep + b";\n")
both("deep-braces.cu", b"void f() " + b"{" * deep + b"cudaFree(0);" + b"}" * deep + b"\n")
both("deep-templates.cu", b"A<" * deep + b"int" + b">" * deep + b" x;\nvoid f() { cudaFree(0); }\n")
both("deep-unary.cu", b"int x = " + b"!" * deep + b"0;\nint y = " + b"- " * deep + b"1;\nvoid f() { cudaFree(0); }\n")
both("deep-pointers.cu", b"int " + b"*" * deep + b"p;\nvoid f() { cudaFree(0); }\n")
both("deep-conditional.cu", b"int x = " + b"1 ? 2 : " * deep + b"3;\nvoid f() { cudaFree(0); }\n")
both("long-sum.cu", b"int x = " + b"1 + " * 50000 + b"0;\nvoid f() { cudaFree(0); }\n")
both("long-else.cu", b"void f(int i) { " + b"if (i) cudaFree(0); else " * 5000 + b"cudaFree(0); }\n")
both("deep-scopes.cu", b"namespace a {" * 2000 + b"void f() { cudaFree(0); }" + b"}" * 2000 + b"\n")
both("deep-branches.cu", b"#if 1\n" * deep + b"void f() { cudaFree(0); }\n" + b"#endif\n" * deep)
both("deep-calls.cu", b"void f() { " + b"cudaFree(" * 500 + b"0" + b")" * 500 + b"; }\n")
both("long-line.cu", b"void f() { " + b"cudaFree(0); " * 50000 + b"}\n")
both("long-name.cu", b"int " + b"cuda" * 100000 + b";\nvoid f() { cudaFree(0); }\n")
both("many-lines.cu", b"// nothing here\n" * 200000 + b"void f() { cudaFree(0); }\n")
both("template-recursion.cu", b"template <int N> struct S { enum { v = S<N + 1>::v }; };\n"
     b"int x = S<0>::v;\nvoid f() { cudaFree(0); }\n")
both("constexpr-loop.cu", b"constexpr int spin() { int i = 0; while (true) ++i; return i; }\n"
     b"constexpr int x = spin();\nvoid f() { cudaFree(0); }\n")
run("nul.cu", head + b"void f() { cudaFree(0); }\0\0\0", codes=(0, 2))
run("white.cu", b" \t\r\n\f\n", b" \t\r\n\f\n")
sys.exit(1 if failures else 0)
