// make_int4, make_float2, ...: one function per vector type.
#ifndef HIPIFY_VECTOR_FUNCTIONS_H
#define HIPIFY_VECTOR_FUNCTIONS_H
#include "vector_types.h"

HIPIFY_HD char1 make_char1(signed char);
HIPIFY_HD char2 make_char2(signed char, signed char);
HIPIFY_HD char3 make_char3(signed char, signed char, signed char);
HIPIFY_HD char4 make_char4(signed char, signed char, signed char, signed char);
HIPIFY_HD uchar1 make_uchar1(unsigned char);
HIPIFY_HD uchar2 make_uchar2(unsigned char, unsigned char);
HIPIFY_HD uchar3 make_uchar3(unsigned char, unsigned char, unsigned char);
HIPIFY_HD uchar4 make_uchar4(unsigned char, unsigned char, unsigned char, unsigned char);
HIPIFY_HD short1 make_short1(short);
HIPIFY_HD short2 make_short2(short, short);
HIPIFY_HD short3 make_short3(short, short, short);
HIPIFY_HD short4 make_short4(short, short, short, short);
HIPIFY_HD ushort1 make_ushort1(unsigned short);
HIPIFY_HD ushort2 make_ushort2(unsigned short, unsigned short);
HIPIFY_HD ushort3 make_ushort3(unsigned short, unsigned short, unsigned short);
HIPIFY_HD ushort4 make_ushort4(unsigned short, unsigned short, unsigned short, unsigned short);
HIPIFY_HD int1 make_int1(int);
HIPIFY_HD int2 make_int2(int, int);
HIPIFY_HD int3 make_int3(int, int, int);
HIPIFY_HD int4 make_int4(int, int, int, int);
HIPIFY_HD uint1 make_uint1(unsigned int);
HIPIFY_HD uint2 make_uint2(unsigned int, unsigned int);
HIPIFY_HD uint3 make_uint3(unsigned int, unsigned int, unsigned int);
HIPIFY_HD uint4 make_uint4(unsigned int, unsigned int, unsigned int, unsigned int);
HIPIFY_HD long1 make_long1(long);
HIPIFY_HD long2 make_long2(long, long);
HIPIFY_HD long3 make_long3(long, long, long);
HIPIFY_HD long4 make_long4(long, long, long, long);
HIPIFY_HD ulong1 make_ulong1(unsigned long);
HIPIFY_HD ulong2 make_ulong2(unsigned long, unsigned long);
HIPIFY_HD ulong3 make_ulong3(unsigned long, unsigned long, unsigned long);
HIPIFY_HD ulong4 make_ulong4(unsigned long, unsigned long, unsigned long, unsigned long);
HIPIFY_HD longlong1 make_longlong1(long long);
HIPIFY_HD longlong2 make_longlong2(long long, long long);
HIPIFY_HD longlong3 make_longlong3(long long, long long, long long);
HIPIFY_HD longlong4 make_longlong4(long long, long long, long long, long long);
HIPIFY_HD ulonglong1 make_ulonglong1(unsigned long long);
HIPIFY_HD ulonglong2 make_ulonglong2(unsigned long long, unsigned long long);
HIPIFY_HD ulonglong3 make_ulonglong3(unsigned long long, unsigned long long, unsigned long long);
HIPIFY_HD ulonglong4 make_ulonglong4(unsigned long long, unsigned long long, unsigned long long, unsigned long long);
HIPIFY_HD float1 make_float1(float);
HIPIFY_HD float2 make_float2(float, float);
HIPIFY_HD float3 make_float3(float, float, float);
HIPIFY_HD float4 make_float4(float, float, float, float);
HIPIFY_HD double1 make_double1(double);
HIPIFY_HD double2 make_double2(double, double);
HIPIFY_HD double3 make_double3(double, double, double);
HIPIFY_HD double4 make_double4(double, double, double, double);
HIPIFY_HD long4_16a make_long4_16a(long, long, long, long);
HIPIFY_HD long4_32a make_long4_32a(long, long, long, long);
HIPIFY_HD ulong4_16a make_ulong4_16a(unsigned long, unsigned long, unsigned long, unsigned long);
HIPIFY_HD ulong4_32a make_ulong4_32a(unsigned long, unsigned long, unsigned long, unsigned long);
HIPIFY_HD longlong4_16a make_longlong4_16a(long long, long long, long long, long long);
HIPIFY_HD longlong4_32a make_longlong4_32a(long long, long long, long long, long long);
HIPIFY_HD ulonglong4_16a make_ulonglong4_16a(unsigned long long, unsigned long long, unsigned long long, unsigned long long);
HIPIFY_HD ulonglong4_32a make_ulonglong4_32a(unsigned long long, unsigned long long, unsigned long long, unsigned long long);
HIPIFY_HD double4_16a make_double4_16a(double, double, double, double);
HIPIFY_HD double4_32a make_double4_32a(double, double, double, double);
#endif
