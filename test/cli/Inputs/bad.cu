void f() { cudaCtxResetPersistingL2Cache(); }
