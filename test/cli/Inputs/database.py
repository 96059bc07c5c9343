"""database.py: sources that parse only with the flags of their commands."""
import json

FILES = {
    "src/inc/quick.h": "__device__ inline int quick(int x) { return x + BLOCK; }\n",
    "src/flags/pre.h": "#define FROM_PRE 1\n",
    "src/a.cu": '#include "quick.h"\n#if !defined(FROM_PRE) || !NAME\n#error no flags\n#endif\n'
                "__global__ void k(int *p) { *p = quick(1); }\n"
                "void f(int *p) { k<<<1, BLOCK>>>(p); cudaFree(p); }\n",
    "src/a.cuh": '#include "quick.h"\n__device__ inline int more() { return quick(FROM_PRE); }\n',
    "src/plain.cpp": "__global__ void k(int *p) { *p = 1; }\nvoid f(int *p) { k<<<1, 1>>>(p); }\n",
    "src/rsp.cu": '#include "quick.h"\nint g() { return 0; }\nvoid f(int *p) { cudaFree(p); }\n',
    "src/build/includes.rsp": '"-I../inc" -DBLOCK=8',
    "away/x.cu": "void f() { cudaFree(0); }\n",
}
NVCC = ("/usr/local/cuda/bin/nvcc -forward-unknown-to-host-compiler -gencode arch=compute_80,code=sm_80 "
        "-arch=sm_80 --expt-relaxed-constexpr --extended-lambda -Xcompiler -Wall,-fPIC -Xptxas -v "
        "-rdc=true -ccbin g++ --std c++17 -isystem=../inc -DBLOCK=32 --define-macro NAME=1 "
        "--pre-include ../flags/pre.h --threads 4 -maxrregcount=64 -x cu -dc ../a.cu -o a.o")
COMMANDS = [
    {"directory": "src/build", "file": "../a.cu", "command": "ccache " + NVCC},
    {"directory": "src/build", "file": "../plain.cpp",
     "arguments": ["nvcc", "-x", "cu", "-c", "../plain.cpp", "-o", "plain.o"]},
    {"directory": "src/build", "file": "../rsp.cu",
     "command": "nvcc --options-file includes.rsp -c ../rsp.cu"},
]

import os
for name, text in FILES.items():
    with open(name, "w") as file:
        file.write(text)
for command in COMMANDS:
    command["directory"] = os.path.abspath(command["directory"])
with open("src/build/compile_commands.json", "w") as file:
    json.dump(COMMANDS, file)
