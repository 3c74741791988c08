#include <math.h>
#include <stddef.h>
#include <string.h>

#include "VectorKernels.h"
#include "Processors.h"

#pragma STDC FP_CONTRACT OFF

/// Places that are sampled side by side.
#define LANES 16

/// Catmull–Rom weights of the four pixels around a place `t` after the second, 0 … 1.
#define SPLINE_WEIGHTS(weights, t)                       \
  do {                                                   \
    const float t1 = (t), t2 = t1 * t1, t3 = t2 * t1;    \
    weights[0][lane] = -0.5f * t3 + t2 - 0.5f * t1;      \
    weights[1][lane] = 1.5f * t3 - 2.5f * t2 + 1;        \
    weights[2][lane] = -1.5f * t3 + 2 * t2 + 0.5f * t1;  \
    weights[3][lane] = 0.5f * t3 - 0.5f * t2;            \
  } while (0)

static int within(int place, int last) { return place < 0 ? 0 : place > last ? last : place; }

/// The four pixels around each place, in a row of four bytes each.
typedef struct {
  uint32_t quads[4][LANES];
} Pixels;

/// The same for places at an edge or outside.
static void take_at_edges(
    const uint8_t *pixels, int width, int height, const int32_t *columns, const int32_t *rows, Pixels *taken) {
  for (int lane = 0; lane < LANES; lane++) {
    for (int tap = 0; tap < 4; tap++) {
      uint8_t quad[4];
      for (int place = 0; place < 4; place++) {
        const int row = within(rows[lane] - 1 + tap, height - 1), column = within(columns[lane] - 1 + place, width - 1);
        quad[place] = pixels[(size_t)row * width + column];
      }
      memcpy(&taken->quads[tap][lane], quad, 4);
    }
  }
}

/// Sets `levels` to the grey at some places.
INLINED void sample_some(
    const uint8_t *pixels, int width, int height, const float *restrict x, const float *restrict y, uint8_t *restrict levels) {
  float across[4][LANES], down[4][LANES], sums[LANES] = {0};
  int32_t columns[LANES], rows[LANES], offsets[LANES], outside[LANES], are_outside = 0;
  for (int lane = 0; lane < LANES; lane++) {
    // Places far outside take the edge's level, and so does NaN.
    const float near_x = x[lane] > -4 ? x[lane] : -4, near_y = y[lane] > -4 ? y[lane] : -4;
    const float at_x = near_x > (float)width + 4 ? (float)width + 4 : near_x;
    const float at_y = near_y > (float)height + 4 ? (float)height + 4 : near_y;
    // Truncation rounds down: the value is not negative.
    columns[lane] = (int32_t)(at_x + 8) - 8;
    rows[lane] = (int32_t)(at_y + 8) - 8;
    SPLINE_WEIGHTS(across, at_x - (float)columns[lane]);
    SPLINE_WEIGHTS(down, at_y - (float)rows[lane]);
    outside[lane] = (columns[lane] < 1) | (rows[lane] < 1) | (columns[lane] > width - 3) | (rows[lane] > height - 3);
    offsets[lane] = (rows[lane] - 1) * width + columns[lane] - 1;
  }
  for (int lane = 0; lane < LANES; lane++) are_outside |= outside[lane];
  Pixels taken;
  if (are_outside) {
    take_at_edges(pixels, width, height, columns, rows, &taken);
  } else {
    for (int tap = 0; tap < 4; tap++) {
      const uint8_t *row = pixels + (size_t)tap * width;
      for (int lane = 0; lane < LANES; lane++) memcpy(&taken.quads[tap][lane], row + offsets[lane], 4);
    }
  }
  for (int tap = 0; tap < 4; tap++) {
    for (int lane = 0; lane < LANES; lane++) {
      const int32_t quad = (int32_t)taken.quads[tap][lane];
      const float sum = across[0][lane] * (float)(quad & 255) + across[1][lane] * (float)(quad >> 8 & 255) +
                        across[2][lane] * (float)(quad >> 16 & 255) + across[3][lane] * (float)(quad >> 24 & 255);
      sums[lane] += down[tap][lane] * sum;
    }
  }
  for (int lane = 0; lane < LANES; lane++) {
    const float level = sums[lane] + 0.5f;
    levels[lane] = (uint8_t)(int32_t)(level < 0 ? 0 : level > 255 ? 255 : level);
  }
}

FOR_EACH_PROCESSOR
static void sample_columns_anywhere(
    const uint8_t *pixels, int width, int height, const float *x, const float *y, const float *step_x, const float *step_y, int columns,
    int rows, uint8_t *levels) {
  for (int first = 0; first < columns; first += LANES) {
    const int count = columns - first < LANES ? columns - first : LANES;
    float start_x[LANES], start_y[LANES], next_x[LANES], next_y[LANES];
    for (int lane = 0; lane < LANES; lane++) {
      // Surplus lanes repeat the last place, and their results are dropped.
      const int column = first + (lane < count ? lane : count - 1);
      start_x[lane] = x[column];
      start_y[lane] = y[column];
      next_x[lane] = step_x[column];
      next_y[lane] = step_y[column];
    }
    for (int row = 0; row < rows; row++) {
      float at_x[LANES], at_y[LANES];
      for (int lane = 0; lane < LANES; lane++) {
        at_x[lane] = start_x[lane] + (float)row * next_x[lane];
        at_y[lane] = start_y[lane] + (float)row * next_y[lane];
      }
      uint8_t found[LANES];
      sample_some(pixels, width, height, at_x, at_y, found);
      memcpy(levels + (size_t)row * columns + first, found, count);
    }
  }
}

#if defined(__x86_64__)
#include <immintrin.h>

/// With AVX-512 and its permutations of bytes.
#define VBMI __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi")))
#define INLINED_VBMI __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi"), always_inline)) static inline

/// The greatest distance of places whose pixels fit into one register: 64 bytes less the four of a place.
#define WIDEST 60

INLINED_VBMI void spline_weights(__m512 t1, __m512 weights[4]) {
  const __m512 half = _mm512_set1_ps(0.5f), t2 = _mm512_mul_ps(t1, t1), t3 = _mm512_mul_ps(t2, t1);
  const __m512 half1 = _mm512_mul_ps(half, t1), half3 = _mm512_mul_ps(half, t3), more3 = _mm512_mul_ps(_mm512_set1_ps(1.5f), t3);
  weights[0] = _mm512_sub_ps(_mm512_sub_ps(t2, half3), half1);
  weights[1] = _mm512_add_ps(_mm512_sub_ps(more3, _mm512_mul_ps(_mm512_set1_ps(2.5f), t2)), _mm512_set1_ps(1));
  weights[2] = _mm512_add_ps(_mm512_sub_ps(_mm512_mul_ps(_mm512_set1_ps(2), t2), more3), half1);
  weights[3] = _mm512_sub_ps(half3, _mm512_mul_ps(half, t2));
}

/// Rounds places down, and sets `part` to the rest of each. Places far outside are moved near the edge, and NaN too.
INLINED_VBMI __m512i rounded_down(__m512 place, int length, __m512 *part) {
  const __m512 near = _mm512_max_ps(place, _mm512_set1_ps(-4));
  const __m512 at = _mm512_min_ps(_mm512_set1_ps((float)length + 4), near);
  const __m512i down =
      _mm512_sub_epi32(_mm512_cvttps_epi32(_mm512_add_ps(at, _mm512_set1_ps(8))), _mm512_set1_epi32(8));
  *part = _mm512_sub_ps(at, _mm512_cvtepi32_ps(down));
  return down;
}

INLINED_VBMI __mmask16 are_outside(__m512i places, int length) {
  return _mm512_cmplt_epi32_mask(places, _mm512_set1_epi32(1)) | _mm512_cmpgt_epi32_mask(places, _mm512_set1_epi32(length - 3));
}

/// The lower one of the first and the last of some places.
INLINED_VBMI int32_t lower_end(__m512i places) {
  const int32_t first = _mm512_cvtsi512_si32(places);
  const int32_t last = _mm_extract_epi32(_mm512_extracti32x4_epi32(places, 3), 3);
  return first < last ? first : last;
}

INLINED_VBMI __m512 byte_of(__m512i quads, int shift) {
  return _mm512_cvtepi32_ps(_mm512_and_si512(_mm512_srli_epi32(quads, shift), _mm512_set1_epi32(255)));
}

/// Returns the grey at some places.
INLINED_VBMI __m128i levels_at(const uint8_t *pixels, int width, int height, __m512 x, __m512 y) {
  __m512 part_x, part_y, across[4], down[4], sum = _mm512_setzero_ps();
  const __m512i columns = rounded_down(x, width, &part_x), rows = rounded_down(y, height, &part_y);
  spline_weights(part_x, across);
  spline_weights(part_y, down);
  __m512i quads[4];
  if (are_outside(columns, width) | are_outside(rows, height)) {
    Pixels taken;
    int32_t column[LANES], row[LANES];
    _mm512_storeu_si512(column, columns);
    _mm512_storeu_si512(row, rows);
    take_at_edges(pixels, width, height, column, row, &taken);
    for (int tap = 0; tap < 4; tap++) quads[tap] = _mm512_loadu_si512(taken.quads[tap]);
  } else {
    // A place before both ends has a negative distance, which is a great one as a number without a sign.
    const int32_t leftmost = lower_end(columns), row = lower_end(rows);
    const size_t first = (size_t)(row - 1) * width + leftmost - 1;
    const __m512i below = _mm512_sub_epi32(rows, _mm512_set1_epi32(row));
    const __m512i right = _mm512_sub_epi32(columns, _mm512_set1_epi32(leftmost));
    const __mmask16 are_lower = _mm512_test_epi32_mask(below, below);
    const __mmask16 are_far =
        _mm512_cmpgt_epu32_mask(below, _mm512_set1_epi32(1)) | _mm512_cmpgt_epu32_mask(right, _mm512_set1_epi32(WIDEST));
    if (are_far == 0 && first + 4 * (size_t)width + 64 <= (size_t)width * height) {
      // The pixels of each row are within one register: those of a place are moved to its lane.
      const __m512i order = _mm512_add_epi32(
          _mm512_mullo_epi32(right, _mm512_set1_epi32(0x01010101)), _mm512_set1_epi32(0x03020100));
      __m512i upper = _mm512_permutexvar_epi8(order, _mm512_loadu_si512(pixels + first));
      for (int tap = 0; tap < 4; tap++) {
        const __m512i lower = _mm512_permutexvar_epi8(order, _mm512_loadu_si512(pixels + first + (size_t)(tap + 1) * width));
        quads[tap] = _mm512_mask_blend_epi32(are_lower, upper, lower);
        upper = lower;
      }
    } else {
      const __m512i one = _mm512_set1_epi32(1);
      const __m512i offsets = _mm512_add_epi32(
          _mm512_mullo_epi32(_mm512_sub_epi32(rows, one), _mm512_set1_epi32(width)), _mm512_sub_epi32(columns, one));
      for (int tap = 0; tap < 4; tap++) quads[tap] = _mm512_i32gather_epi32(offsets, pixels + (size_t)tap * width, 1);
    }
  }
  for (int tap = 0; tap < 4; tap++) {
    __m512 row = _mm512_mul_ps(across[0], byte_of(quads[tap], 0));
    for (int place = 1; place < 4; place++) row = _mm512_add_ps(row, _mm512_mul_ps(across[place], byte_of(quads[tap], 8 * place)));
    sum = _mm512_add_ps(sum, _mm512_mul_ps(down[tap], row));
  }
  const __m512 level = _mm512_max_ps(_mm512_add_ps(sum, _mm512_set1_ps(0.5f)), _mm512_setzero_ps());
  return _mm512_cvtepi32_epi8(_mm512_cvttps_epi32(_mm512_min_ps(level, _mm512_set1_ps(255))));
}

/// Loads `count` numbers; surplus lanes repeat the last one, and their results are dropped.
INLINED_VBMI __m512 some(const float *numbers, int count) {
  return _mm512_mask_loadu_ps(_mm512_set1_ps(numbers[count - 1]), (__mmask16)((1u << count) - 1), numbers);
}

VBMI static void sample_columns_vbmi(
    const uint8_t *pixels, int width, int height, const float *x, const float *y, const float *step_x, const float *step_y, int columns,
    int rows, uint8_t *levels) {
  for (int first = 0; first < columns; first += LANES) {
    const int count = columns - first < LANES ? columns - first : LANES;
    const __m512 start_x = some(x + first, count), start_y = some(y + first, count);
    const __m512 next_x = some(step_x + first, count), next_y = some(step_y + first, count);
    for (int row = 0; row < rows; row++) {
      const __m512 times = _mm512_set1_ps((float)row);
      const __m128i found = levels_at(
          pixels, width, height, _mm512_add_ps(start_x, _mm512_mul_ps(times, next_x)),
          _mm512_add_ps(start_y, _mm512_mul_ps(times, next_y)));
      _mm_mask_storeu_epi8(levels + (size_t)row * columns + first, (__mmask16)((1u << count) - 1), found);
    }
  }
}
#endif

void sample_columns(
    const uint8_t *pixels, int width, int height, const float *x, const float *y, const float *step_x, const float *step_y, int columns,
    int rows, uint8_t *levels) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")) {
    sample_columns_vbmi(pixels, width, height, x, y, step_x, step_y, columns, rows, levels);
    return;
  }
#endif
  sample_columns_anywhere(pixels, width, height, x, y, step_x, step_y, columns, rows, levels);
}
