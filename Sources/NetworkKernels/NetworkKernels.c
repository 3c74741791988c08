#include "NetworkKernels.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

#define BLOCK NETWORK_ROW_BLOCK
/// Columns whose weights of one row lie together.
#define QUAD 4
/// Rows of inputs that are taken at once, so that weights are fetched once for all of them.
#define TOGETHER 8

#if defined(__x86_64__)
#include <immintrin.h>

/// By the dot products of AVX-512 VNNI: an unsigned times a signed byte. Weights are moved up by 128, and what that adds taken off.
__attribute__((target("avx512f,avx512bw,avx512vnni"))) static void add_products_vnni(
    const int8_t *weights, const float *scales, int rows, int columns, const int8_t *inputs, int stride, int count, float *sums) {
  const __m512i half = _mm512_set1_epi8((char)0x80);
  for (int first = 0; first < count; first += TOGETHER) {
    const int together = count - first < TOGETHER ? count - first : TOGETHER;
    int32_t excess[TOGETHER];
    for (int n = 0; n < together; n++) {
      const int8_t *input = inputs + (size_t)(first + n) * stride;
      int32_t sum = 0;
      for (int column = 0; column < columns; column++) sum += input[column];
      excess[n] = 128 * sum;
    }
    for (int row = 0; row < rows; row += BLOCK) {
      const int8_t *block = weights + (size_t)row * columns;
      __m512i sum[TOGETHER];
      for (int n = 0; n < TOGETHER; n++) sum[n] = _mm512_setzero_si512();
      if (together == TOGETHER) {
        for (int column = 0; column < columns; column += QUAD) {
          const __m512i weight = _mm512_xor_si512(_mm512_loadu_si512(block + (size_t)column * BLOCK), half);
          for (int n = 0; n < TOGETHER; n++) {
            int32_t quad;
            memcpy(&quad, inputs + (size_t)(first + n) * stride + column, QUAD);
            sum[n] = _mm512_dpbusd_epi32(sum[n], weight, _mm512_set1_epi32(quad));
          }
        }
      } else {
        for (int n = 0; n < together; n++) {
          // Two sums, so that one need not wait for the other.
          __m512i odd = _mm512_setzero_si512();
          for (int column = 0; column < columns; column += 2 * QUAD) {
            int32_t quads[2] = {0, 0};
            const int8_t *place = block + (size_t)column * BLOCK;
            const int8_t *input = inputs + (size_t)(first + n) * stride + column;
            memcpy(quads, input, QUAD);
            sum[n] = _mm512_dpbusd_epi32(sum[n], _mm512_xor_si512(_mm512_loadu_si512(place), half), _mm512_set1_epi32(quads[0]));
            if (column + QUAD >= columns) break;
            memcpy(quads + 1, input + QUAD, QUAD);
            odd = _mm512_dpbusd_epi32(
                odd, _mm512_xor_si512(_mm512_loadu_si512(place + QUAD * BLOCK), half), _mm512_set1_epi32(quads[1]));
          }
          sum[n] = _mm512_add_epi32(sum[n], odd);
        }
      }
      const __m512 scale = _mm512_loadu_ps(scales + row);
      for (int n = 0; n < together; n++) {
        float *target = sums + (size_t)(first + n) * rows + row;
        const __m512 product = _mm512_cvtepi32_ps(_mm512_sub_epi32(sum[n], _mm512_set1_epi32(excess[n])));
        _mm512_storeu_ps(target, _mm512_add_ps(_mm512_loadu_ps(target), _mm512_mul_ps(scale, product)));
      }
    }
  }
}

/// By the pairwise products of AVX2, which two of at most 127 times 127 cannot overflow.
__attribute__((target("avx2"))) static void add_products_avx2(
    const int8_t *weights, const float *scales, int rows, int columns, const int8_t *inputs, int stride, int count, float *sums) {
  const __m256i ones = _mm256_set1_epi16(1);
  for (int n = 0; n < count; n++) {
    const int8_t *input = inputs + (size_t)n * stride;
    for (int row = 0; row < rows; row += BLOCK) {
      const int8_t *block = weights + (size_t)row * columns;
      __m256i low = _mm256_setzero_si256(), high = _mm256_setzero_si256();
      for (int column = 0; column < columns; column += QUAD) {
        int32_t quad;
        memcpy(&quad, input + column, QUAD);
        const __m256i value = _mm256_set1_epi32(quad), size = _mm256_abs_epi8(value);
        const int8_t *place = block + (size_t)column * BLOCK;
        const __m256i first = _mm256_sign_epi8(_mm256_loadu_si256((const __m256i *)place), value);
        const __m256i second = _mm256_sign_epi8(_mm256_loadu_si256((const __m256i *)(place + 32)), value);
        low = _mm256_add_epi32(low, _mm256_madd_epi16(_mm256_maddubs_epi16(size, first), ones));
        high = _mm256_add_epi32(high, _mm256_madd_epi16(_mm256_maddubs_epi16(size, second), ones));
      }
      float *target = sums + (size_t)n * rows + row;
      const __m256 lower = _mm256_mul_ps(_mm256_loadu_ps(scales + row), _mm256_cvtepi32_ps(low));
      const __m256 upper = _mm256_mul_ps(_mm256_loadu_ps(scales + row + 8), _mm256_cvtepi32_ps(high));
      _mm256_storeu_ps(target, _mm256_add_ps(_mm256_loadu_ps(target), lower));
      _mm256_storeu_ps(target + 8, _mm256_add_ps(_mm256_loadu_ps(target + 8), upper));
    }
  }
}

#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

typedef int8_t Bytes __attribute__((vector_size(64)));
typedef int16_t Products __attribute__((vector_size(128)));
typedef int16_t Pairs __attribute__((vector_size(64)));
typedef int16_t Halves __attribute__((vector_size(32)));
typedef int32_t Sums __attribute__((vector_size(64)));

#define EVEN_OF_64 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, \
      32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62
#define ODD_OF_64 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, \
      33, 35, 37, 39, 41, 43, 45, 47, 49, 51, 53, 55, 57, 59, 61, 63
#define EVEN_OF_32 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30
#define ODD_OF_32 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31

/// By whatever the compiler makes of vectors. Two products of at most 127 times 127 fit into 16 bits.
static void add_products_anywhere(
    const int8_t *weights, const float *scales, int rows, int columns, const int8_t *inputs, int stride, int count, float *sums) {
  for (int n = 0; n < count; n++) {
    const int8_t *input = inputs + (size_t)n * stride;
    for (int row = 0; row < rows; row += BLOCK) {
      const int8_t *block = weights + (size_t)row * columns;
      Sums sum = {0};
      for (int column = 0; column < columns; column += QUAD) {
        Bytes weight, value;
        memcpy(&weight, block + (size_t)column * BLOCK, sizeof weight);
        for (int lane = 0; lane < BLOCK; lane++) memcpy((int8_t *)&value + lane * QUAD, input + column, QUAD);
        const Products product = __builtin_convertvector(weight, Products) * __builtin_convertvector(value, Products);
        const Pairs pair =
            __builtin_shufflevector(product, product, EVEN_OF_64) + __builtin_shufflevector(product, product, ODD_OF_64);
        const Halves even = __builtin_shufflevector(pair, pair, EVEN_OF_32);
        const Halves odd = __builtin_shufflevector(pair, pair, ODD_OF_32);
        sum += __builtin_convertvector(even, Sums) + __builtin_convertvector(odd, Sums);
      }
      float *target = sums + (size_t)n * rows + row;
      for (int lane = 0; lane < BLOCK; lane++) target[lane] += scales[row + lane] * (float)sum[lane];
    }
  }
}

int network_routines(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bw")) return 3;
  if (__builtin_cpu_supports("avx2")) return 2;
#endif
  return 1;
}

void network_add_products_by(
    int routine, const int8_t *weights, const float *scales, int rows, int columns, const int8_t *inputs, int stride, int count,
    float *sums) {
  switch (routine) {
#if defined(__x86_64__)
    case 2: add_products_vnni(weights, scales, rows, columns, inputs, stride, count, sums); break;
    case 1: add_products_avx2(weights, scales, rows, columns, inputs, stride, count, sums); break;
#endif
    default: add_products_anywhere(weights, scales, rows, columns, inputs, stride, count, sums);
  }
}

void network_add_products(
    const int8_t *weights, const float *scales, int rows, int columns, const int8_t *inputs, int stride, int count, float *sums) {
  network_add_products_by(network_routines() - 1, weights, scales, rows, columns, inputs, stride, count, sums);
}

static inline __attribute__((always_inline)) float clamped(float x, float limit) {
  x = x < -limit ? -limit : x;
  return x > limit ? limit : x;
}

/// The hyperbolic tangent by seven steps of Lambert's continued fraction, off by 1e-4 at most; 1 where the fraction reaches it.
static inline __attribute__((always_inline)) float tangent(float x) {
  x = clamped(x, 4.97f);
  const float square = x * x;
  const float above = x * (135135 + square * (17325 + square * (378 + square)));
  const float below = 135135 + square * (62370 + square * (3150 + square * 28));
  return above / below;
}

/// The logistic function, off by 1e-4 at most.
static inline __attribute__((always_inline)) float logistic(float x) { return 0.5f + 0.5f * tangent(0.5f * x); }

/// A number of -1 … 1 in 127ths: Tesseract's integer networks keep what they activate so.
static inline __attribute__((always_inline)) int8_t in_127ths(float x) {
  const float size = x * 127;
  return (int8_t)(int32_t)(size + (size < 0 ? -0.5f : 0.5f));
}

FOR_EACH_PROCESSOR
void network_step(const float *restrict gates, float *restrict cells, int states, int8_t *restrict outputs) {
  for (int index = 0; index < states; index++) {
    const float input = tangent(gates[index]) * logistic(gates[states + index]);
    const float kept = cells[index] * logistic(gates[2 * states + index]);
    // Tesseract clips the cells to this.
    const float cell = clamped(kept + input, 100);
    cells[index] = cell;
    outputs[index] = in_127ths(tangent(cell) * logistic(gates[3 * states + index]));
  }
}

FOR_EACH_PROCESSOR
void network_greatest(const float *restrict sums, int places, int filters, const float *restrict bias, int8_t *restrict outputs) {
  for (int filter = 0; filter < filters; filter++) {
    float greatest = sums[filter];
    for (int place = 1; place < places; place++) {
      const float sum = sums[place * filters + filter];
      greatest = sum > greatest ? sum : greatest;
    }
    // The greatest before the activation is the greatest after it.
    outputs[filter] = in_127ths(tangent(greatest + bias[filter]));
  }
}
