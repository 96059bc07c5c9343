"""tree.py DIR: a small CUDA program in several files."""
import os
import sys

FILES = {
    "main.cu": '#include "kernels/deep/k.cu"\n#include "include/buf.h"\n'
                "int main() { return cudaDeviceSynchronize(); }\n",
    "include/buf.h": "#pragma once\n#include <cuda_runtime.h>\n"
                     "struct Buf { cudaStream_t s; int *p; };\n",
    "include/math.hpp": "inline int twice(int x) { return 2 * x; }\n",
    "util.cuh": "#pragma once\n__device__ inline int lane() { return threadIdx.x; }\n",
    "kernels/deep/k.cu": '#include "../../util.cuh"\n'
                         "__global__ void k(int *p) { *p = lane(); }\n"
                         "void go(int *p) { k<<<1, 32>>>(p); cudaFree(p); }\n",
    "data.txt": "cudaFree is a word here\n",
    "Makefile": "all:\n\tnvcc main.cu\n",
    ".hidden/x.cu": "void f() { cudaFree(0); }\n",
}

for name, text in FILES.items():
    path = os.path.join(sys.argv[1], name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
os.chmod(os.path.join(sys.argv[1], "main.cu"), 0o750)
