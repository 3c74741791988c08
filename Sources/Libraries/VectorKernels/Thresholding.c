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
