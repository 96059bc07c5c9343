#define ROWS (cudaSuccess + 2)
