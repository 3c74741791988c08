#include "Products.h"

#if defined(__x86_64__)
#include <immintrin.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

#define AVX2 __attribute__((target("avx2")))
#define INLINED_AVX2 __attribute__((target("avx2"), always_inline)) static inline

/// Input rows of one tile; each weight is fetched once for all of them.
#define TOGETHER 4
/// Sums of one register.
#define LANES 8
/// Registers for the sums of a block.
#define PARTS (BLOCK / LANES)
/// Bytes of one register.
#define WIDTH 32
/// Columns of a group. A lane adds the products of four of them in 16 bits: two quads of a group have two each.
#define GROUP (2 * QUAD)
/// The greatest sum of a lane's positive inputs in a small group, and that of its negative ones without their sign. Weights that are
/// offset by 128 are at most 255, and 255 × 128 is below 2¹⁵.
#define SMALL 128

/// The columns of a tile's inputs, by the way in which they are multiplied.
typedef struct {
  /// The first columns of small groups.
  int *groups;
  int group_count;
  /// The first columns of all other quads.
  int *quads;
  int quad_count;
} Columns;

INLINED_AVX2 __m256i bytes(const int8_t *source) {
  return _mm256_loadu_si256((const __m256i *)source);
}

INLINED_AVX2 __m256i moved_up(__m256i bytes) {
  return _mm256_xor_si256(bytes, _mm256_set1_epi8((char)0x80));
}

INLINED_AVX2 __m256i four(const int8_t *input) {
  int32_t quad;
  memcpy(&quad, input, QUAD);
  return _mm256_set1_epi32(quad);
}

/// The sums of each lane's inputs in a group, in the first half of the group's 64 bits.
INLINED_AVX2 __m256i lane_sums(__m256i inputs) {
  const __m256i pairs = _mm256_maddubs_epi16(_mm256_set1_epi8(1), inputs);
  return _mm256_add_epi16(pairs, _mm256_srli_epi64(pairs, 32));
}

/// Finds the groups that are small in all rows of a tile. Sets `excess` to the share of the weights' offset in their products.
INLINED_AVX2 Columns sorted_columns(
    const int8_t *inputs, int stride, const int together, int columns, int *groups, int *quads, int32_t *excess) {
  Columns sorted = {groups, 0, quads, 0};
  const __m256i zero = _mm256_setzero_si256();
  for (int n = 0; n < together; n++) excess[n] = 0;
  for (int start = 0; start < columns; start += WIDTH) {
    const int width = columns - start < WIDTH ? columns - start : WIDTH;
    int64_t sums[TOGETHER][WIDTH / GROUP];
    __m256i large = zero;
    for (int n = 0; n < together; n++) {
      int8_t input[WIDTH] = {0};
      memcpy(input, inputs + (size_t)n * stride + start, width);
      const __m256i values = bytes(input);
      const __m256i above = lane_sums(_mm256_max_epi8(values, zero)), below = lane_sums(_mm256_min_epi8(values, zero));
      large = _mm256_or_si256(large, _mm256_cmpgt_epi16(above, _mm256_set1_epi16(SMALL)));
      large = _mm256_or_si256(large, _mm256_cmpgt_epi16(_mm256_set1_epi16(-SMALL), below));
      _mm256_storeu_si256((__m256i *)sums[n], _mm256_sad_epu8(moved_up(values), zero));
    }
    const uint32_t are_large = (uint32_t)_mm256_movemask_epi8(large);
    for (int place = 0; place < width; place += GROUP) {
      if (width - place < GROUP) {
        quads[sorted.quad_count++] = start + place;
      } else if (are_large >> place & 0xf) {
        quads[sorted.quad_count++] = start + place;
        quads[sorted.quad_count++] = start + place + QUAD;
      } else {
        groups[sorted.group_count++] = start + place;
        // Each byte was moved up, too.
        for (int n = 0; n < together; n++) excess[n] += 128 * ((int32_t)sums[n][place / GROUP] - 128 * GROUP);
      }
    }
  }
  return sorted;
}

/// The dot products of one tile, the offset's share included.
///
/// Two ways have the same result. AVX2 multiplies unsigned by signed bytes, and limits the sum of two products to 16 bits. Small groups
/// take the weights as unsigned, offset by 128, and need the fewest instructions. Other quads take the inputs without their sign, which
/// the weights get: the sum of two products of at most 127 × 127 cannot overflow.
INLINED_AVX2 void block_products_avx2(
    const int8_t *weights, const int8_t *inputs, int stride, const int together, const Columns *columns, __m256i sum[TOGETHER][PARTS]) {
  const __m256i ones = _mm256_set1_epi16(1);
  for (int n = 0; n < together; n++) {
    for (int part = 0; part < PARTS; part++) sum[n][part] = _mm256_setzero_si256();
  }
  for (int index = 0; index < columns->group_count; index++) {
    const int column = columns->groups[index];
    const int8_t *place = weights + (size_t)column * BLOCK;
    __m256i first[PARTS], second[PARTS];
    for (int part = 0; part < PARTS; part++) {
      first[part] = moved_up(bytes(place + part * WIDTH));
      second[part] = moved_up(bytes(place + QUAD * BLOCK + part * WIDTH));
    }
    for (int n = 0; n < together; n++) {
      const __m256i value = four(inputs + (size_t)n * stride + column), next = four(inputs + (size_t)n * stride + column + QUAD);
      for (int part = 0; part < PARTS; part++) {
        const __m256i products =
            _mm256_add_epi16(_mm256_maddubs_epi16(first[part], value), _mm256_maddubs_epi16(second[part], next));
        sum[n][part] = _mm256_add_epi32(sum[n][part], _mm256_madd_epi16(products, ones));
      }
    }
  }
  for (int index = 0; index < columns->quad_count; index++) {
    const int column = columns->quads[index];
    const int8_t *place = weights + (size_t)column * BLOCK;
    for (int n = 0; n < together; n++) {
      const __m256i value = four(inputs + (size_t)n * stride + column), size = _mm256_abs_epi8(value);
      for (int part = 0; part < PARTS; part++) {
        const __m256i products = _mm256_maddubs_epi16(size, _mm256_sign_epi8(bytes(place + part * WIDTH), value));
        sum[n][part] = _mm256_add_epi32(sum[n][part], _mm256_madd_epi16(products, ones));
      }
    }
  }
}

INLINED_AVX2 void add_some_products_avx2(
    const int8_t *weights, const float *scales, int rows, int columns, const int8_t *inputs, int stride, const int together,
    const float *addends, int apart, float *sums, int *groups, int *quads) {
  int32_t excess[TOGETHER];
  const Columns sorted = sorted_columns(inputs, stride, together, columns, groups, quads, excess);
  for (int row = 0; row < rows; row += BLOCK) {
    __m256i sum[TOGETHER][PARTS];
    block_products_avx2(weights + (size_t)row * columns, inputs, stride, together, &sorted, sum);
    for (int n = 0; n < together; n++) {
      for (int part = 0; part < PARTS; part++) {
        const int place = row + part * LANES;
        const __m256 addend = _mm256_loadu_ps(addends + (size_t)n * apart + place);
        const __m256 product = _mm256_cvtepi32_ps(_mm256_sub_epi32(sum[n][part], _mm256_set1_epi32(excess[n])));
        _mm256_storeu_ps(
            sums + (size_t)n * rows + place, _mm256_add_ps(addend, _mm256_mul_ps(_mm256_loadu_ps(scales + place), product)));
      }
    }
  }
}

AVX2 void add_products_avx2(
    const int8_t *weights, const float *scales, int rows, int columns, const int8_t *inputs, int stride, int count,
    const float *addends, int apart, float *sums) {
  int groups[columns / QUAD], quads[columns / QUAD];
#define SOME(together) \
  case together: \
    add_some_products_avx2(weights, scales, rows, columns, inputs, stride, together, addends, apart, sums, groups, quads); \
    break;
  while (count > 0) {
    const int together = count < TOGETHER ? count : TOGETHER;
    // With the number known when this is compiled, sums stay in the processor's registers.
    switch (together) { SOME(1) SOME(2) SOME(3) SOME(4) }
    inputs += (size_t)together * stride;
    addends += (size_t)together * apart;
    sums += (size_t)together * rows;
    count -= together;
  }
#undef SOME
}

/// Sets `quads` to the first columns of quads that a block of rows has weights for; returns their number.
INLINED_AVX2 int weighted_quads(const int8_t *weights, int columns, int *quads) {
  int count = 0;
  for (int column = 0; column < columns; column += QUAD) {
    __m256i any = _mm256_setzero_si256();
    for (int part = 0; part < PARTS; part++) any = _mm256_or_si256(any, bytes(weights + (size_t)column * BLOCK + part * WIDTH));
    if (!_mm256_testz_si256(any, any)) quads[count++] = column;
  }
  return count;
}

INLINED_AVX2 void greatest_of_some_avx2(
    const int8_t *weights, const float *scales, int places, int filters, int columns, const int8_t *inputs, const int together,
    const Columns *weighted, float *greatest) {
  __m256i most[TOGETHER][PARTS], sum[TOGETHER][PARTS];
  for (int n = 0; n < together; n++) {
    for (int part = 0; part < PARTS; part++) most[n][part] = _mm256_set1_epi32(INT32_MIN);
  }
  for (int place = 0; place < places; place++) {
    block_products_avx2(weights + (size_t)place * filters * columns, inputs, columns, together, weighted + place, sum);
    for (int n = 0; n < together; n++) {
      for (int part = 0; part < PARTS; part++) most[n][part] = _mm256_max_epi32(most[n][part], sum[n][part]);
    }
  }
  for (int n = 0; n < together; n++) {
    for (int part = 0; part < PARTS; part++) {
      const __m256 value = _mm256_mul_ps(_mm256_loadu_ps(scales + part * LANES), _mm256_cvtepi32_ps(most[n][part]));
      _mm256_storeu_ps(greatest + (size_t)n * filters + part * LANES, value);
    }
  }
}

AVX2 void greatest_products_avx2(
    const int8_t *weights, const float *scales, int places, int filters, int columns, const int8_t *inputs, int count,
    float *greatest) {
  // A filter is smaller than its inputs: at each place some of them have no weights. Pixels are seldom small.
  int quads[places][columns / QUAD];
  Columns weighted[places];
  for (int filter = 0; filter < filters; filter += BLOCK) {
    const int8_t *block = weights + (size_t)filter * columns;
    for (int place = 0; place < places; place++) {
      const int quad_count = weighted_quads(block + (size_t)place * filters * columns, columns, quads[place]);
      weighted[place] = (Columns){NULL, 0, quads[place], quad_count};
    }
    for (int n = 0; n < count;) {
      const int8_t *some = inputs + (size_t)n * columns;
      float *target = greatest + (size_t)n * filters + filter;
      const int together = count - n < TOGETHER ? 1 : TOGETHER;
      if (together == 1) {
        greatest_of_some_avx2(block, scales + filter, places, filters, columns, some, 1, weighted, target);
      } else {
        greatest_of_some_avx2(block, scales + filter, places, filters, columns, some, TOGETHER, weighted, target);
      }
      n += together;
    }
  }
}

#endif
