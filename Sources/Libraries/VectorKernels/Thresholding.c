#include <string.h>

#include "Processors.h"
#include "VectorKernels.h"

#pragma STDC FP_CONTRACT OFF

FOR_EACH_PROCESSOR
void add_levels(const uint8_t *restrict row, int count, uint32_t *restrict levels, uint32_t *restrict squares) {
  for (int x = 0; x < count; x++) {
    const uint32_t level = row[x];
    levels[x] += level;
    squares[x] += level * level;
  }
}

FOR_EACH_PROCESSOR
void remove_levels(const uint8_t *restrict row, int count, uint32_t *restrict levels, uint32_t *restrict squares) {
  for (int x = 0; x < count; x++) {
    const uint32_t level = row[x];
    levels[x] -= level;
    squares[x] -= level * level;
  }
}

typedef uint32_t Totals __attribute__((vector_size(64)));
/// Numbers of one vector.
#define LANES 16

/// Adds to each lane of `sum` the lane that is `by` lanes before it.
#define ADD_FROM(by) \
  sum += __builtin_shufflevector( \
      zero, sum, 16 - by, 17 - by, 18 - by, 19 - by, 20 - by, 21 - by, 22 - by, 23 - by, 24 - by, 25 - by, 26 - by, 27 - by, 28 - by, \
      29 - by, 30 - by, 31 - by)

FOR_EACH_PROCESSOR
void running_totals(const uint32_t *restrict values, int count, uint32_t *restrict totals) {
  const Totals zero = {0};
  Totals before = zero;
  totals[0] = 0;
  int x = 0;
  for (; x + LANES <= count; x += LANES) {
    Totals sum;
    memcpy(&sum, values + x, sizeof sum);
    ADD_FROM(1);
    ADD_FROM(2);
    ADD_FROM(4);
    ADD_FROM(8);
    sum += before;
    memcpy(totals + x + 1, &sum, sizeof sum);
    before = __builtin_shufflevector(sum, sum, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15);
  }
  for (; x < count; x++) totals[x + 1] = totals[x] + values[x];
}

FOR_EACH_PROCESSOR
void label_ink(
    const uint8_t *restrict row, int count, const uint32_t *levels, const uint32_t *squares, int window, float share, float factor,
    float least, uint8_t *restrict labels) {
  for (int x = 0; x < count; x++) {
    const float mean = (float)(int32_t)(levels[x + window] - levels[x]) * share;
    const float square = (float)(int32_t)(squares[x + window] - squares[x]) * share;
    const float distance = (float)row[x] - mean, spread = factor * (square - mean * mean);
    const float needed = spread > least ? spread : least;
    labels[x] = distance * distance > needed ? distance < 0 ? 1 : 2 : 0;
  }
}

void count_levels(const uint8_t *levels, size_t count, uint32_t *counts) {
  // Equal neighbours are counted in different tables, so that no count waits for the one before.
  uint32_t tables[4][256] = {{0}};
  size_t index = 0;
  for (; index + 4 <= count; index += 4) {
    for (int table = 0; table < 4; table++) tables[table][levels[index + table]]++;
  }
  for (; index < count; index++) tables[0][levels[index]]++;
  for (int level = 0; level < 256; level++) counts[level] = tables[0][level] + tables[1][level] + tables[2][level] + tables[3][level];
}

FOR_EACH_PROCESSOR
void stretch_levels(uint8_t *levels, size_t count, float low, float scale) {
  for (size_t index = 0; index < count; index++) {
    const float level = ((float)levels[index] - low) * scale;
    levels[index] = (uint8_t)(int)(level < 0 ? 0 : level > 255 ? 255 : level);
  }
}
