// Random numbers inside kernels.
#ifndef HIPIFY_CURAND_KERNEL_H
#define HIPIFY_CURAND_KERNEL_H
#include "crt/host_defines.h"
#include "curand.h"
#include "vector_types.h"
#define CURAND_STD std
#define CURAND_MRG32K3A_MATRICES_DEVICE_QUALIFIERS static __device__
#define CURAND_MRG32K3A_MATRICES_HOST_QUALIFIERS inline
#define MTGPDC_MEXP 11213
#define MTGPDC_N 351
#define MTGPDC_FLOOR_2P 256
#define MTGPDC_CEIL_2P 512
#define MTGPDC_PARAM_TABLE mtgp32dc_params_fast_11213
#define MTGP32_STATE_SIZE 1024
#define MTGP32_STATE_MASK 1023
#define CURAND_NUM_MTGP32_PARAMS 200
#define MEXP 11213
#define THREAD_NUM MTGPDC_FLOOR_2P
#define LARGE_SIZE (THREAD_NUM * 3)
#define TBL_SIZE 16
#define PHILOX_W32_0 (0x9E3779B9)
#define PHILOX_W32_1 (0xBB67AE85)
#define PHILOX_M4x32_0 (0xD2511F53)
#define PHILOX_M4x32_1 (0xCD9E8D57)
#define MAX_XOR_N (5)
#define SKIPAHEAD_BLOCKSIZE (4)
#define CURAND_2POW32 (4294967296.f)
#define CURAND_2POW32_DOUBLE (4294967296.)
#define CURAND_2POW32_INV (2.3283064e-10f)
#define CURAND_2POW32_INV_DOUBLE (2.3283064365386963e-10)
#define CURAND_2POW53_INV_DOUBLE (1.1102230246251565e-16)
#define CURAND_2POW32_INV_2PI (2.3283064e-10f * 6.2831855f)
#define CURAND_2PI (6.2831855f)
#define CURAND_2POW53_INV_2PI_DOUBLE (1.1102230246251565e-16 * 6.2831853071795860)
#define CURAND_PI_DOUBLE (3.1415926535897932)
#define CURAND_2PI_DOUBLE (6.2831853071795860)
#define CURAND_SQRT2 (-1.4142135f)
#define CURAND_SQRT2_DOUBLE (-1.4142135623730951)
#define SOBOL64_ITR_BINARY_DIVIDE 2
#define SOBOL_M2_BINARY_DIVIDE 10
#define MTGP32_M2_BINARY_DIVIDE 32
#define MAX_LAMBDA 400000
#define MIN_GAUSS_LAMBDA 2000
#define EXTRA_FLAG_NORMAL 0x00000001
#define EXTRA_FLAG_LOG_NORMAL 0x00000002
#define MRG32K3A_MOD1 4294967087.
#define MRG32K3A_MOD2 4294944443.
#define MRG32K3A_A12 1403580.
#define MRG32K3A_A13N 810728.
#define MRG32K3A_A21 527612.
#define MRG32K3A_A23N 1370589.
#define MRG32K3A_NORM (2.3283065498378288e-10)
#define MRG32K3A_BITS_NORM 1.000000048662
#define CR_CUDART_PI 3.1415926535897931e+0
#define CR_CUDART_TWO_TO_52 4503599627370496.0
#define KNUTH_FLOAT_CONST 60.0
#define MAGIC_DOUBLE_CONST 500.0
#define QUALIFIERS static __forceinline__ __device__
#define QUALIFIERS_STATIC QUALIFIERS
#ifdef __cplusplus
struct curandDistributionShift_st {
  curandDistribution_t probability;
  curandDistribution_t host_probability;
  unsigned int shift;
  unsigned int length;
  unsigned int host_gen;
};
struct curandHistogramM2_st {
  curandHistogramM2V_t V;
  curandHistogramM2V_t host_V;
  curandHistogramM2K_t K;
  curandHistogramM2K_t host_K;
  unsigned int host_gen;
};
struct curandDistributionM2Shift_st {
  curandHistogramM2_t histogram;
  curandHistogramM2_t host_histogram;
  unsigned int shift;
  unsigned int length;
  unsigned int host_gen;
};
struct curandDiscreteDistribution_st {
  curandDiscreteDistribution_t self_host_ptr;
  curandDistributionM2Shift_t M2;
  curandDistributionM2Shift_t host_M2;
  double stddev;
  double mean;
  curandMethod_t method;
  unsigned int host_gen;
};
struct mtgp32_params_fast;
struct mtgp32_params_fast {
  int mexp;
  int pos;
  int sh1;
  int sh2;
  unsigned int tbl[16];
  unsigned int tmp_tbl[16];
  unsigned int flt_tmp_tbl[16];
  unsigned int mask;
  unsigned char poly_sha1[21];
};
typedef struct mtgp32_params_fast mtgp32_params_fast_t;
struct mtgp32_kernel_params;
struct mtgp32_kernel_params {
  unsigned int pos_tbl[200];
  unsigned int param_tbl[200][16];
  unsigned int temper_tbl[200][16];
  unsigned int single_temper_tbl[200][16];
  unsigned int sh1_tbl[200];
  unsigned int sh2_tbl[200];
  unsigned int mask[1];
};
typedef struct mtgp32_kernel_params mtgp32_kernel_params_t;
struct curandStateMtgp32;
struct curandStateMtgp32 {
  unsigned int s[1024];
  int offset;
  int pIdx;
  mtgp32_kernel_params_t *k;
};
typedef struct curandStateMtgp32 curandStateMtgp32_t;
struct curandStatePhilox4_32_10 {
  uint4 ctr;
  uint4 output;
  uint2 key;
  unsigned int STATE;
  int boxmuller_flag;
  int boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
};
typedef struct curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;
struct normal_args_st {
  float mean;
  float stddev;
};
typedef struct normal_args_st normal_args_t;
struct normal_args_double_st {
  double mean;
  double stddev;
};
typedef struct normal_args_double_st normal_args_double_t;
struct curandStateTest {
  unsigned int v;
};
typedef struct curandStateTest curandStateTest_t;
struct curandStateXORWOW;
struct curandStateXORWOW {
  unsigned int d;
  unsigned int v[5];
  int boxmuller_flag;
  int boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
};
typedef struct curandStateXORWOW curandStateXORWOW_t;
struct curandStateMRG32k3a;
struct curandStateMRG32k3a {
  unsigned int s1[3];
  unsigned int s2[3];
  int boxmuller_flag;
  int boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
};
typedef struct curandStateMRG32k3a curandStateMRG32k3a_t;
struct curandStateSobol32;
struct curandStateSobol32 {
  unsigned int i;
  unsigned int x;
  unsigned int c;
  unsigned int direction_vectors[32];
};
typedef struct curandStateSobol32 curandStateSobol32_t;
struct curandStateScrambledSobol32;
struct curandStateScrambledSobol32 {
  unsigned int i;
  unsigned int x;
  unsigned int c;
  unsigned int direction_vectors[32];
};
typedef struct curandStateScrambledSobol32 curandStateScrambledSobol32_t;
struct curandStateSobol64;
struct curandStateSobol64 {
  unsigned long long i;
  unsigned long long x;
  unsigned long long c;
  unsigned long long direction_vectors[64];
};
typedef struct curandStateSobol64 curandStateSobol64_t;
struct curandStateScrambledSobol64;
struct curandStateScrambledSobol64 {
  unsigned long long i;
  unsigned long long x;
  unsigned long long c;
  unsigned long long direction_vectors[64];
};
typedef struct curandStateScrambledSobol64 curandStateScrambledSobol64_t;
typedef struct curandStateXORWOW curandState_t;
typedef struct curandStateXORWOW curandState;
HIPIFY_D unsigned int para_rec(mtgp32_kernel_params_t *, unsigned int, unsigned int, unsigned int, int);
HIPIFY_D unsigned int temper(mtgp32_kernel_params_t *, unsigned int, unsigned int, int);
HIPIFY_D unsigned int temper_single(mtgp32_kernel_params_t *, unsigned int, unsigned int, int);
HIPIFY_D unsigned int curand(curandStateMtgp32_t *);
HIPIFY_D unsigned int curand_mtgp32_specific(curandStateMtgp32_t *, unsigned char, unsigned char);
HIPIFY_D float curand_mtgp32_single(curandStateMtgp32_t *);
HIPIFY_D float curand_mtgp32_single_specific(curandStateMtgp32_t *, unsigned char, unsigned char);
HIPIFY_D void Philox_State_Incr(curandStatePhilox4_32_10_t *, unsigned long long);
HIPIFY_D void Philox_State_Incr_hi(curandStatePhilox4_32_10_t *, unsigned long long);
HIPIFY_D void Philox_State_Incr(curandStatePhilox4_32_10_t *);
HIPIFY_D unsigned int mulhilo32(unsigned int, unsigned int, unsigned int *);
HIPIFY_D uint4 _philox4x32round(uint4, uint2);
HIPIFY_D uint4 curand_Philox4x32_10(uint4, uint2);
template <int N> static HIPIFY_D void __curand_matvec_inplace(unsigned int *, unsigned int *);
HIPIFY_D void __curand_matvec(unsigned int *, unsigned int *, unsigned int *, int);
HIPIFY_D void __curand_matidentity(unsigned int *, int);
HIPIFY_D void __curand_matmat(unsigned int *, unsigned int *, int);
HIPIFY_D void __curand_veccopy(unsigned int *, unsigned int *, int);
HIPIFY_D void __curand_matcopy(unsigned int *, unsigned int *, int);
HIPIFY_D void __curand_matpow(unsigned int *, unsigned int *, unsigned long long, int);
HIPIFY_D double curand_MRGmod(double, double);
HIPIFY_D double curand_MRGmodMul(double, double, double);
HIPIFY_D void curand_MRGmatMul3x3(unsigned int[][3], unsigned int[][3], unsigned int[][3], double);
HIPIFY_D void curand_MRGmatVecMul3x3(unsigned int[][3], unsigned int[], double);
HIPIFY_D void curand_MRGmatPow3x3(unsigned int[][3][3], unsigned int[][3], double, unsigned long long);
HIPIFY_D void curnand_MRGmatPow2Pow3x3(double[][3], double[][3], double, unsigned long);
HIPIFY_D void curand_init(unsigned long long, unsigned long long, unsigned long long, curandStateTest_t *);
HIPIFY_D unsigned int curand(curandStateTest_t *);
HIPIFY_D void skipahead(unsigned long long, curandStateTest_t *);
template <typename T, int n> static HIPIFY_D void __curand_generate_skipahead_matrix_xor(unsigned int[]);
template <typename T, int n> static HIPIFY_D void _skipahead_scratch(unsigned long long, T *, unsigned int *);
template <typename T, int n> static HIPIFY_D void _skipahead_sequence_scratch(unsigned long long, T *, unsigned int *);
template <typename T, int N> static HIPIFY_D void _skipahead_inplace(const unsigned long long, T *);
template <typename T, int N> static HIPIFY_D void _skipahead_sequence_inplace(unsigned long long, T *);
HIPIFY_D void skipahead(unsigned long long, curandStateXORWOW_t *);
HIPIFY_D void skipahead_sequence(unsigned long long, curandStateXORWOW_t *);
HIPIFY_D void _curand_init_scratch(unsigned long long, unsigned long long, unsigned long long, curandStateXORWOW_t *, unsigned int *);
HIPIFY_D void _curand_init_inplace(unsigned long long, unsigned long long, unsigned long long, curandStateXORWOW_t *);
HIPIFY_D void curand_init(unsigned long long, unsigned long long, unsigned long long, curandStateXORWOW_t *);
HIPIFY_D unsigned int curand(curandStateXORWOW_t *);
HIPIFY_D unsigned int curand(curandStatePhilox4_32_10_t *);
HIPIFY_D uint4 curand4(curandStatePhilox4_32_10_t *);
HIPIFY_D void skipahead(unsigned long long, curandStatePhilox4_32_10_t *);
HIPIFY_D void skipahead_sequence(unsigned long long, curandStatePhilox4_32_10_t *);
HIPIFY_D void curand_init(unsigned long long, unsigned long long, unsigned long long, curandStatePhilox4_32_10_t *);
HIPIFY_D unsigned long long __curand_umad(unsigned int, unsigned int, unsigned long long);
HIPIFY_D unsigned long long __curand_umul(unsigned int, unsigned int);
HIPIFY_D double curand_MRG32k3a(curandStateMRG32k3a_t *);
HIPIFY_D unsigned int curand(curandStateMRG32k3a_t *);
HIPIFY_D void skipahead(unsigned long long, curandStateMRG32k3a_t *);
HIPIFY_D void skipahead_subsequence(unsigned long long, curandStateMRG32k3a_t *);
HIPIFY_D void skipahead_sequence(unsigned long long, curandStateMRG32k3a_t *);
HIPIFY_D void curand_init(unsigned long long, unsigned long long, unsigned long long, curandStateMRG32k3a_t *);
HIPIFY_D void curand_init(curandDirectionVectors32_t, unsigned int, curandStateSobol32_t *);
HIPIFY_D void curand_init(curandDirectionVectors32_t, unsigned int, unsigned int, curandStateScrambledSobol32_t *);
HIPIFY_D int __curand_find_trailing_zero(unsigned int);
HIPIFY_D int __curand_find_trailing_zero(unsigned long long);
HIPIFY_D void curand_init(curandDirectionVectors64_t, unsigned long long, curandStateSobol64_t *);
HIPIFY_D void curand_init(curandDirectionVectors64_t, unsigned long long, unsigned long long, curandStateScrambledSobol64_t *);
HIPIFY_D unsigned int curand(curandStateSobol32_t *);
HIPIFY_D unsigned int curand(curandStateScrambledSobol32_t *);
HIPIFY_D unsigned long long curand(curandStateSobol64_t *);
HIPIFY_D unsigned long long curand(curandStateScrambledSobol64_t *);
HIPIFY_D float _curand_uniform(unsigned int);
HIPIFY_D float4 _curand_uniform4(uint4);
HIPIFY_D float _curand_uniform(unsigned long long);
HIPIFY_D double _curand_uniform_double(unsigned int);
HIPIFY_D double _curand_uniform_double(unsigned long long);
HIPIFY_D double _curand_uniform_double_hq(unsigned int, unsigned int);
HIPIFY_D float curand_uniform(curandStateTest_t *);
HIPIFY_D double curand_uniform_double(curandStateTest_t *);
HIPIFY_D float curand_uniform(curandStateXORWOW_t *);
HIPIFY_D double curand_uniform_double(curandStateXORWOW_t *);
HIPIFY_D float curand_uniform(curandStateMRG32k3a_t *);
HIPIFY_D double curand_uniform_double(curandStateMRG32k3a_t *);
HIPIFY_D double2 curand_uniform2_double(curandStatePhilox4_32_10_t *);
HIPIFY_D double4 curand_uniform4_double(curandStatePhilox4_32_10_t *);
HIPIFY_D float curand_uniform(curandStatePhilox4_32_10_t *);
HIPIFY_D float4 curand_uniform4(curandStatePhilox4_32_10_t *);
HIPIFY_D float curand_uniform(curandStateMtgp32_t *);
HIPIFY_D double curand_uniform_double(curandStateMtgp32_t *);
HIPIFY_D double curand_uniform_double(curandStatePhilox4_32_10_t *);
HIPIFY_D float curand_uniform(curandStateSobol32_t *);
HIPIFY_D double curand_uniform_double(curandStateSobol32_t *);
HIPIFY_D float curand_uniform(curandStateScrambledSobol32_t *);
HIPIFY_D double curand_uniform_double(curandStateScrambledSobol32_t *);
HIPIFY_D float curand_uniform(curandStateSobol64_t *);
HIPIFY_D double curand_uniform_double(curandStateSobol64_t *);
HIPIFY_D float curand_uniform(curandStateScrambledSobol64_t *);
HIPIFY_D double curand_uniform_double(curandStateScrambledSobol64_t *);
HIPIFY_HD float _curand_normal_icdf(unsigned int);
HIPIFY_HD float _curand_normal_icdf(unsigned long long);
HIPIFY_HD double _curand_normal_icdf_double(unsigned int);
HIPIFY_HD double _curand_normal_icdf_double(unsigned long long);
HIPIFY_D float2 _curand_box_muller(unsigned int, unsigned int);
HIPIFY_D float2 curand_box_muller_mrg(curandStateMRG32k3a_t *);
HIPIFY_D double2 _curand_box_muller_double(unsigned int, unsigned int, unsigned int, unsigned int);
HIPIFY_D double2 curand_box_muller_mrg_double(curandStateMRG32k3a_t *);
template <typename R> static HIPIFY_D float2 curand_box_muller(R *);
template <typename R> static HIPIFY_D float4 curand_box_muller4(R *);
template <typename R> static HIPIFY_D double2 curand_box_muller_double(R *);
template <typename R> static HIPIFY_D double2 curand_box_muller2_double(R *);
template <typename R> static HIPIFY_D double4 curand_box_muller4_double(R *);
HIPIFY_D float curand_normal(curandStateXORWOW_t *);
HIPIFY_D float curand_normal(curandStatePhilox4_32_10_t *);
HIPIFY_D float curand_normal(curandStateMRG32k3a_t *);
HIPIFY_D float2 curand_normal2(curandStateXORWOW_t *);
HIPIFY_D float2 curand_normal2(curandStatePhilox4_32_10_t *);
HIPIFY_D float4 curand_normal4(curandStatePhilox4_32_10_t *);
HIPIFY_D float2 curand_normal2(curandStateMRG32k3a_t *);
HIPIFY_D float curand_normal(curandStateMtgp32_t *);
HIPIFY_D float curand_normal(curandStateSobol32_t *);
HIPIFY_D float curand_normal(curandStateScrambledSobol32_t *);
HIPIFY_D float curand_normal(curandStateSobol64_t *);
HIPIFY_D float curand_normal(curandStateScrambledSobol64_t *);
HIPIFY_D double curand_normal_double(curandStateXORWOW_t *);
HIPIFY_D double curand_normal_double(curandStatePhilox4_32_10_t *);
HIPIFY_D double curand_normal_double(curandStateMRG32k3a_t *);
HIPIFY_D double2 curand_normal2_double(curandStateXORWOW_t *);
HIPIFY_D double2 curand_normal2_double(curandStatePhilox4_32_10_t *);
HIPIFY_D double4 curand_normal4_double(curandStatePhilox4_32_10_t *);
HIPIFY_D double2 curand_normal2_double(curandStateMRG32k3a_t *);
HIPIFY_D double curand_normal_double(curandStateMtgp32_t *);
HIPIFY_D double curand_normal_double(curandStateSobol32_t *);
HIPIFY_D double curand_normal_double(curandStateScrambledSobol32_t *);
HIPIFY_D double curand_normal_double(curandStateSobol64_t *);
HIPIFY_D double curand_normal_double(curandStateScrambledSobol64_t *);
HIPIFY_D float curand_log_normal(curandStateXORWOW_t *, float, float);
HIPIFY_D float curand_log_normal(curandStatePhilox4_32_10_t *, float, float);
HIPIFY_D float2 curand_log_normal2(curandStateXORWOW_t *, float, float);
HIPIFY_D float2 curand_log_normal2(curandStatePhilox4_32_10_t *, float, float);
HIPIFY_D float4 curand_log_normal4(curandStatePhilox4_32_10_t *, float, float);
HIPIFY_D float curand_log_normal(curandStateMRG32k3a_t *, float, float);
HIPIFY_D float2 curand_log_normal2(curandStateMRG32k3a_t *, float, float);
HIPIFY_D float curand_log_normal(curandStateMtgp32_t *, float, float);
HIPIFY_D float curand_log_normal(curandStateSobol32_t *, float, float);
HIPIFY_D float curand_log_normal(curandStateScrambledSobol32_t *, float, float);
HIPIFY_D float curand_log_normal(curandStateSobol64_t *, float, float);
HIPIFY_D float curand_log_normal(curandStateScrambledSobol64_t *, float, float);
HIPIFY_D double curand_log_normal_double(curandStateXORWOW_t *, double, double);
HIPIFY_D double curand_log_normal_double(curandStatePhilox4_32_10_t *, double, double);
HIPIFY_D double2 curand_log_normal2_double(curandStateXORWOW_t *, double, double);
HIPIFY_D double2 curand_log_normal2_double(curandStatePhilox4_32_10_t *, double, double);
HIPIFY_D double4 curand_log_normal4_double(curandStatePhilox4_32_10_t *, double, double);
HIPIFY_D double curand_log_normal_double(curandStateMRG32k3a_t *, double, double);
HIPIFY_D double2 curand_log_normal2_double(curandStateMRG32k3a_t *, double, double);
HIPIFY_D double curand_log_normal_double(curandStateMtgp32_t *, double, double);
HIPIFY_D double curand_log_normal_double(curandStateSobol32_t *, double, double);
HIPIFY_D double curand_log_normal_double(curandStateScrambledSobol32_t *, double, double);
HIPIFY_D double curand_log_normal_double(curandStateSobol64_t *, double, double);
HIPIFY_D double curand_log_normal_double(curandStateScrambledSobol64_t *, double, double);
HIPIFY_D float __cr_rsqrt(float);
HIPIFY_D float __cr_exp(float);
HIPIFY_D float __cr_log(float);
HIPIFY_D float __cr_rcp(float);
HIPIFY_D float __cr_pgammainc(float, float);
HIPIFY_D float __cr_pgammaincinv(float, float);
HIPIFY_D double __cr_lgamma_integer(int);
template <typename T> static HIPIFY_D unsigned int curand_poisson_knuth(T *, float);
template <typename T> static HIPIFY_D uint4 curand_poisson_knuth4(T *, float);
template <typename T> static HIPIFY_D unsigned int _curand_M2_double(T, curandDistributionM2Shift_t);
template <typename T> static HIPIFY_D uint4 _curand_M2_double4(T, curandDistributionM2Shift_t);
template <typename STATE> static HIPIFY_D unsigned int curand_M2_double(STATE *, curandDistributionM2Shift_t);
template <typename STATE> static HIPIFY_D uint4 curand_M2_double4(STATE *, curandDistributionM2Shift_t);
template <typename T> static HIPIFY_D unsigned int _curand_binary_search_double(T, curandDistributionShift_t);
template <typename STATE> static HIPIFY_D unsigned int curand_binary_search_double(STATE *, curandDistributionShift_t);
HIPIFY_D double _curand_uniform_double_excluding_one(unsigned int);
HIPIFY_D double _curand_uniform_double_excluding_one(unsigned long long);
template <typename T> static HIPIFY_D unsigned int _curand_poisson_ITR_double(T, double);
template <typename T> static HIPIFY_D unsigned int curand_poisson_gammainc(T, float);
template <typename T> static HIPIFY_D uint4 curand_poisson_gammainc4(T, float);
template <typename T> static HIPIFY_D unsigned int _curand_poisson(T, double);
template <typename T> static HIPIFY_D unsigned int _curand_poisson_from_normal(T, double);
template <typename STATE> static HIPIFY_D unsigned int curand_poisson_from_normal(STATE, double);
template <typename STATE> static HIPIFY_D uint4 curand_poisson_from_normal4(STATE, double);
HIPIFY_D unsigned int curand_poisson(curandStateXORWOW_t *, double);
HIPIFY_D unsigned int curand_poisson(curandStatePhilox4_32_10_t *, double);
HIPIFY_D uint4 curand_poisson4(curandStatePhilox4_32_10_t *, double);
HIPIFY_D unsigned int curand_poisson(curandStateMRG32k3a_t *, double);
HIPIFY_D unsigned int curand_poisson(curandStateMtgp32_t *, double);
HIPIFY_D unsigned int curand_poisson(curandStateSobol32_t *, double);
HIPIFY_D unsigned int curand_poisson(curandStateScrambledSobol32_t *, double);
HIPIFY_D unsigned int curand_poisson(curandStateSobol64_t *, double);
HIPIFY_D unsigned int curand_poisson(curandStateScrambledSobol64_t *, double);
template <typename T> static HIPIFY_D unsigned int _curand_discrete(T, curandDiscreteDistribution_t);
template <typename STATE> static HIPIFY_D unsigned int curand__discrete(STATE, curandDiscreteDistribution_t);
template <typename STATE> static HIPIFY_D uint4 curand__discrete4(STATE, curandDiscreteDistribution_t);
HIPIFY_D unsigned int curand_discrete(curandStateXORWOW_t *, curandDiscreteDistribution_t);
HIPIFY_D unsigned int curand_discrete(curandStatePhilox4_32_10_t *, curandDiscreteDistribution_t);
HIPIFY_D uint4 curand_discrete4(curandStatePhilox4_32_10_t *, curandDiscreteDistribution_t);
HIPIFY_D unsigned int curand_discrete(curandStateMRG32k3a_t *, curandDiscreteDistribution_t);
HIPIFY_D unsigned int curand_discrete(curandStateMtgp32_t *, curandDiscreteDistribution_t);
HIPIFY_D unsigned int curand_discrete(curandStateSobol32_t *, curandDiscreteDistribution_t);
HIPIFY_D unsigned int curand_discrete(curandStateScrambledSobol32_t *, curandDiscreteDistribution_t);
HIPIFY_D unsigned int curand_discrete(curandStateSobol64_t *, curandDiscreteDistribution_t);
HIPIFY_D unsigned int curand_discrete(curandStateScrambledSobol64_t *, curandDiscreteDistribution_t);
HIPIFY_D unsigned int *__get_precalculated_matrix(int);
HIPIFY_D unsigned int *__get_precalculated_matrix_host(int);
HIPIFY_D unsigned int *__get_mrg32k3a_matrix(int);
HIPIFY_D unsigned int *__get_mrg32k3a_matrix_host(int);
HIPIFY_D double *__get__cr_lgamma_table_host(void);
#endif
#endif
