#include "Products.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

/// Input rows of one tile; each weight is fetched once for all of them.
#define TOGETHER 8

#if defined(__x86_64__)
#include <immintrin.h>

#define VNNI __attribute__((target("avx512f,avx512bw,avx512vnni")))
#define INLINED_VNNI __attribute__((target("avx512f,avx512bw,avx512vnni"), always_inline)) static inline

/// Most row blocks of one tile; each input is fetched once for all of them.
#define BLOCKS 6
/// Sums of one tile: the processor has registers for so many.
#define TILE 24

/// AVX-512 VNNI multiplies unsigned by signed bytes, so inputs are offset by 128: `offset` of the tile's rows, `columns` wide.
INLINED_VNNI void offset_inputs(const int8_t *inputs, int stride, int columns, const int together, uint8_t *offset) {
  const __m512i high = _mm512_set1_epi8((char)0x80);
  for (int n = 0; n < together; n++) {
    for (int column = 0; column < columns; column += QUAD * BLOCK) {
      const int rest = columns - column < QUAD * BLOCK ? columns - column : QUAD * BLOCK;
      const __mmask64 mask = ~(__mmask64)0 >> (QUAD * BLOCK - rest);
      const __m512i input = _mm512_maskz_loadu_epi8(mask, inputs + (size_t)n * stride + column);
      _mm512_mask_storeu_epi8(offset + (size_t)n * columns + column, mask, _mm512_xor_si512(input, high));
    }
  }
}

INLINED_VNNI __m512i four(const uint8_t *input) {
  int32_t quad;
  memcpy(&quad, input, QUAD);
  return _mm512_set1_epi32(quad);
}

/// The dot products of one tile. The share of the inputs' offset is taken off: 128 times the sum of a row's weights.
INLINED_VNNI void block_products_vnni(
    const int8_t *weights, const int32_t *weight_sums, const int blocks, int columns, const uint8_t *offset, const int together,
    __m512i sum[BLOCKS][TOGETHER]) {
  for (int block = 0; block < blocks; block++) {
    const __m512i share = _mm512_slli_epi32(_mm512_loadu_si512(weight_sums + block * BLOCK), 7);
    for (int n = 0; n < together; n++) sum[block][n] = _mm512_sub_epi32(_mm512_setzero_si512(), share);
  }
  for (int column = 0; column < columns; column += QUAD) {
    __m512i weight[BLOCKS];
    for (int block = 0; block < blocks; block++) {
      weight[block] = _mm512_loadu_si512(weights + (size_t)(block * columns + column) * BLOCK);
    }
    for (int n = 0; n < together; n++) {
      const __m512i input = four(offset + (size_t)n * columns + column);
      for (int block = 0; block < blocks; block++) sum[block][n] = _mm512_dpbusd_epi32(sum[block][n], input, weight[block]);
    }
  }
}

INLINED_VNNI void add_block_products_vnni(
    const int8_t *weights, const int32_t *weight_sums, const float *scales, int row, const int blocks, int rows, int columns,
    const uint8_t *offset, const int together, const float *addends, int apart, float *sums) {
  __m512i sum[BLOCKS][TOGETHER];
  block_products_vnni(weights + (size_t)row * columns, weight_sums + row, blocks, columns, offset, together, sum);
  for (int block = 0; block < blocks; block++) {
    const __m512 scale = _mm512_loadu_ps(scales + row + block * BLOCK);
    for (int n = 0; n < together; n++) {
      const int place = row + block * BLOCK;
      const __m512 addend = _mm512_loadu_ps(addends + (size_t)n * apart + place);
      const __m512 product = _mm512_cvtepi32_ps(sum[block][n]);
      _mm512_storeu_ps(sums + (size_t)n * rows + place, _mm512_add_ps(addend, _mm512_mul_ps(scale, product)));
    }
  }
}

INLINED_VNNI void add_some_products_vnni(
    const int8_t *weights, const int32_t *weight_sums, const float *scales, int rows, int columns, const int8_t *inputs, int stride,
    const int together, const float *addends, int apart, float *sums, uint8_t *offset) {
  offset_inputs(inputs, stride, columns, together, offset);
  // Few inputs take more blocks: a sum waits for its last product.
  const int blocks = together > TILE / BLOCKS ? TILE / together : BLOCKS;
  int row = 0;
  for (; row + blocks * BLOCK <= rows; row += blocks * BLOCK) {
    add_block_products_vnni(weights, weight_sums, scales, row, blocks, rows, columns, offset, together, addends, apart, sums);
  }
  for (; row < rows; row += BLOCK) {
    add_block_products_vnni(weights, weight_sums, scales, row, 1, rows, columns, offset, together, addends, apart, sums);
  }
}

/// With AVX-512 VNNI dot products.
VNNI static void add_products_vnni(
    const int8_t *weights, const int32_t *weight_sums, const float *scales, int rows, int columns, const int8_t *inputs, int stride,
    int count, const float *addends, int apart, float *sums) {
#define SOME(together) \
  case together: \
    add_some_products_vnni( \
        weights, weight_sums, scales, rows, columns, inputs, stride, together, addends, apart, sums, offset); \
    break;
  uint8_t offset[TOGETHER * MOST_COLUMNS];
  while (count > 0) {
    const int together = count < TOGETHER ? count : TOGETHER;
    // With the number known when this is compiled, sums stay in the processor's registers.
    switch (together) { SOME(1) SOME(2) SOME(3) SOME(4) SOME(5) SOME(6) SOME(7) SOME(8) }
    inputs += (size_t)together * stride;
    addends += (size_t)together * apart;
    sums += (size_t)together * rows;
    count -= together;
  }
#undef SOME
}

INLINED_VNNI void greatest_of_some_vnni(
    const int8_t *weights, const int32_t *weight_sums, const float *scales, int places, int filters, int columns,
    const int8_t *inputs, const int together, float *greatest, uint8_t *offset) {
  offset_inputs(inputs, columns, columns, together, offset);
  for (int filter = 0; filter < filters; filter += BLOCK) {
    __m512i most[TOGETHER], sum[BLOCKS][TOGETHER];
    for (int n = 0; n < together; n++) most[n] = _mm512_set1_epi32(INT32_MIN);
    for (int place = 0; place < places; place++) {
      const size_t row = (size_t)place * filters + filter;
      block_products_vnni(weights + row * columns, weight_sums + row, 1, columns, offset, together, sum);
      for (int n = 0; n < together; n++) most[n] = _mm512_max_epi32(most[n], sum[0][n]);
    }
    for (int n = 0; n < together; n++) {
      const __m512 value = _mm512_mul_ps(_mm512_loadu_ps(scales + filter), _mm512_cvtepi32_ps(most[n]));
      _mm512_storeu_ps(greatest + (size_t)n * filters + filter, value);
    }
  }
}

VNNI static void greatest_products_vnni(
    const int8_t *weights, const int32_t *weight_sums, const float *scales, int places, int filters, int columns,
    const int8_t *inputs, int count, float *greatest) {
  uint8_t offset[TOGETHER * MOST_COLUMNS];
  for (; count >= TOGETHER; count -= TOGETHER) {
    greatest_of_some_vnni(weights, weight_sums, scales, places, filters, columns, inputs, TOGETHER, greatest, offset);
    inputs += (size_t)TOGETHER * columns;
    greatest += (size_t)TOGETHER * filters;
  }
  for (int n = 0; n < count; n++) {
    greatest_of_some_vnni(
        weights, weight_sums, scales, places, filters, columns, inputs + (size_t)n * columns, 1, greatest + (size_t)n * filters,
        offset);
  }
}

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

/// With portable vector types. The sum of two products of at most 127 × 127 fits into 16 bits.
static void add_products_anywhere(
    const int8_t *weights, const float *scales, int rows, int columns, const int8_t *inputs, int stride, int count,
    const float *addends, int apart, float *sums) {
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
      const float *addend = addends + (size_t)n * apart + row;
      float *target = sums + (size_t)n * rows + row;
      for (int lane = 0; lane < BLOCK; lane++) target[lane] = addend[lane] + scales[row + lane] * (float)sum[lane];
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
    int routine, const int8_t *weights, const int32_t *weight_sums, const float *scales, int rows, int columns, const int8_t *inputs,
    int stride, int count, const float *addends, int apart, float *sums) {
  switch (routine) {
#if defined(__x86_64__)
    case 2:
      if (columns <= MOST_COLUMNS) {
        add_products_vnni(weights, weight_sums, scales, rows, columns, inputs, stride, count, addends, apart, sums);
        break;
      }
      // Falls through.
    case 1:
      if (columns <= MOST_COLUMNS) {
        add_products_avx2(weights, scales, rows, columns, inputs, stride, count, addends, apart, sums);
        break;
      }
      // Falls through.
#endif
    default: add_products_anywhere(weights, scales, rows, columns, inputs, stride, count, addends, apart, sums);
  }
}

void network_add_products(
    const int8_t *weights, const int32_t *weight_sums, const float *scales, int rows, int columns, const int8_t *inputs, int stride,
    int count, const float *addends, int apart, float *sums) {
  network_add_products_by(
      network_routines() - 1, weights, weight_sums, scales, rows, columns, inputs, stride, count, addends, apart, sums);
}

/// By the sums of all places.
static void greatest_products_anywhere(
    const int8_t *weights, const float *scales, int places, int filters, int columns,
    const int8_t *inputs, int count, float *greatest) {
  for (int n = 0; n < count; n++) {
    // One place at a time, so that only one place's sums are kept.
    for (int place = 0; place < places; place++) {
      const size_t row = (size_t)place * filters;
      for (int filter = 0; filter < filters; filter += BLOCK) {
        float sums[BLOCK] = {0};
        add_products_anywhere(
            weights + (row + filter) * columns, scales + row + filter, BLOCK, columns, inputs, columns, 1, sums, BLOCK, sums);
        for (int index = 0; index < BLOCK; index++) {
          float *most = greatest + filter + index;
          *most = place == 0 || sums[index] > *most ? sums[index] : *most;
        }
      }
    }
    inputs += columns;
    greatest += filters;
  }
}

void network_greatest_products_by(
    int routine, const int8_t *weights, const int32_t *weight_sums, const float *scales, int places, int filters, int columns,
    const int8_t *inputs, int count, float *greatest) {
  switch (routine) {
#if defined(__x86_64__)
    case 2:
      if (columns <= MOST_COLUMNS) {
        greatest_products_vnni(weights, weight_sums, scales, places, filters, columns, inputs, count, greatest);
        break;
      }
      // Falls through.
    case 1:
      if ((int64_t)places * columns <= MOST_COLUMNS) {
        greatest_products_avx2(weights, scales, places, filters, columns, inputs, count, greatest);
        break;
      }
      // Falls through.
#endif
    default: greatest_products_anywhere(weights, scales, places, filters, columns, inputs, count, greatest);
  }
}

void network_greatest_products(
    const int8_t *weights, const int32_t *weight_sums, const float *scales, int places, int filters, int columns,
    const int8_t *inputs, int count, float *greatest) {
  network_greatest_products_by(
      network_routines() - 1, weights, weight_sums, scales, places, filters, columns, inputs, count, greatest);
}
