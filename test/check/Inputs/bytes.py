"""Translates texts whose bytes matter and compares the result byte by byte."""
import os
import subprocess
import sys

tool, folder = sys.argv[1], sys.argv[2]
os.makedirs(folder, exist_ok=True)
failures = 0


def run(name, text, expected):
    global failures
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(text)
    results = {"stdout": subprocess.run([tool, "translate", path],
                                        stdout=subprocess.PIPE).stdout}
    written = path + ".out"
    subprocess.run([tool, "translate", path, "-o", written], stdout=subprocess.DEVNULL)
    with open(written, "rb") as file:
        results["-o"] = file.read()
    subprocess.run([tool, "translate", "-i", path], stdout=subprocess.DEVNULL)
    with open(path, "rb") as file:
        results["-i"] = file.read()
    for way, got in results.items():
        if got != expected:
            failures += 1
            print(f"{name} {way}:\n expected {expected!r}\n got      {got!r}")


def renamed(name, text):
    """The head include and the name cudaFree change, nothing else does."""
    run(name, text, text.replace(b"cuda_runtime.h", b"hip/hip_runtime.h")
        .replace(b"cudaFree(p)", b"hipFree(p)"))


unix = b"#include <cuda_runtime.h>\nvoid f(void *p) {\n\tcudaFree(p); // x\n}\n"
bom = b"\xef\xbb\xbf"
renamed("unix.cu", unix)
renamed("crlf.cu", unix.replace(b"\n", b"\r\n"))
renamed("mixed.cu", unix.replace(b"{\n", b"{\r\n"))
renamed("bom.cu", bom + unix)
renamed("bom-crlf.cu", bom + unix.replace(b"\n", b"\r\n"))
renamed("no-last-newline.cu", unix + b"void g(void *p) { cudaFree(p); }")
renamed("no-last-newline-crlf.cu", unix.replace(b"\n", b"\r\n") + b"// end\r")
renamed("latin1.cu", b"// Andr\xe9 wrote this\n" + unix + b'const char *s = "\xe9\xff";\n')
renamed("utf8.cu", "// große Fälle: 行列\n".encode() + unix + 'int größe; const char *s = "π";\n'.encode())
renamed("shift-jis.cu", b"// \x83\x5c\x95\x5c.\n" + unix)  # 0x5c is a backslash
renamed("form-feed.cu", b"\f\n" + unix + b"\f\v  \t\n\n\n")
renamed("trailing-blanks.cu", unix.replace(b";", b"; \t "))
renamed("continuation-crlf.cu", unix.replace(b"\n", b"\r\n") +
        b"#define F(p) \\\r\n  cudaFree(p); \\\r\n  cudaFree(p)\r\n")
renamed("raw-string-crlf.cu", unix + b'const char *s = R"(a\r\nb\n)";\n')

# Inserted and removed lines follow the file's own line ends.
run("insert-crlf.cu", b"#include <cstdio>\r\n__global__ void k() {}\r\n",
    b"#include <hip/hip_runtime.h>\r\n#include <cstdio>\r\n__global__ void k() {}\r\n")
run("insert-bom.cu", bom + b"__global__ void k() {}\n",
    bom + b"#include <hip/hip_runtime.h>\n__global__ void k() {}\n")
run("insert-no-newline.cu", b"__global__ void k() {}",
    b"#include <hip/hip_runtime.h>\n__global__ void k() {}")
run("merge-crlf.cu", b"#include <cuda.h>\r\n#include <cuda_runtime.h>\r\nint a;\r\n",
    b"#include <hip/hip_runtime.h>\r\nint a;\r\n")
run("guard-crlf.cu", b"#include <cuda.h>\r\n#ifdef __CUDACC__\r\n#endif\r\n",
    b"#include <hip/hip_runtime.h>\r\n#if defined(__CUDACC__) || defined(__HIPCC__)\r\n#endif\r\n")
run("argument-crlf.cu",
    b"#include <cuda_runtime.h>\r\nvoid f(void **p) { cudaMallocHost(p, // a\r\n 4 // b\r\n); }\r\n",
    b"#include <hip/hip_runtime.h>\r\nvoid f(void **p) { hipHostMalloc(p, // a\r\n"
    b" 4, hipHostMallocDefault // b\r\n); }\r\n")
sys.exit(1 if failures else 0)
