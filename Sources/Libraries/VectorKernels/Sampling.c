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
void sample_columns(
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
