"""options.py: a source for each option that changes what is translated."""
FILES = {
    "a.cu": "#include <cuda_runtime.h>\n#include <cstdio>\n"
            "__global__ void k(int *p) { *p = 1; }\n"
            'void f(int *p) {\n  k<<<1, 32>>>(p);\n  if (cudaFree(p)) puts("cudaFree failed");\n'
            "  cudaFree(p);\n}\n",
    "blas.cu": "#include <cublas_v2.h>\nvoid f(cublasHandle_t h) { cublasDestroy(h); }\n",
    "guards.cu": "#ifdef __CUDACC__\n__device__ int x;\n#endif\nvoid f() { cudaFree(0); }\n",
    "map.yaml": "library: local\nfunctions:\n- { cuda: cudaFree, hip: myFree }\n",
    "new.cu": "#include <cuda_runtime.h>\nvoid f(void **p, cudaStream_t s) { cudaMallocAsync(p, 4, s); }\n",
    "deep.cu": "int x = " + "(" * 20 + "1" + ")" * 20 + ";\nvoid f() { cudaFree(0); }\n",
}
for name, text in FILES.items():
    with open(name, "w") as file:
        file.write(text)
