#include <stddef.h>
#include <string.h>

#include "Processors.h"
#include "VectorKernels.h"

#pragma STDC FP_CONTRACT OFF

/// The subpixel steps that places are rounded down to.
#define PARTS 16

/// The number of pixels whose mean a pixel is compared with where it is sharpened.
#define AREA ((2 * SHARPENING_REACH + 1) * (2 * SHARPENING_REACH + 1))

static int at_most(int value, int limit) { return value < limit ? value : limit; }

FOR_EACH_PROCESSOR
void add_weighted(const uint8_t *restrict row, int count, uint32_t weight, uint32_t *restrict sums) {
  for (int index = 0; index < count; index++) sums[index] += weight * row[index];
}

FOR_EACH_PROCESSOR
void add_weighted_of(
    const uint32_t *restrict levels, const int32_t *restrict first, const uint32_t *restrict weights, int count, uint32_t *restrict sums) {
  for (int index = 0; index < count; index++) sums[index] += weights[index] * levels[first[index]];
}

FOR_EACH_PROCESSOR
void halve_rows(const uint8_t *restrict upper, const uint8_t *restrict lower, int count, uint8_t *restrict halved) {
  for (int index = 0; index < count; index++) {
    const int sum = upper[2 * index] + upper[2 * index + 1] + lower[2 * index] + lower[2 * index + 1];
    halved[index] = (uint8_t)((sum + 2) >> 2);
  }
}

FOR_EACH_PROCESSOR
void mix_rows(
    const uint8_t *restrict above, const uint8_t *restrict below, int count, uint32_t weight_above, uint32_t weight_below,
    uint32_t *restrict mixed) {
  for (int index = 0; index < count; index++) mixed[index] = (weight_above * above[index] + weight_below * below[index] + 8) >> 4;
}

FOR_EACH_PROCESSOR
void mix_columns(
    const uint32_t *restrict levels, const int32_t *restrict first, const uint32_t *restrict weights, int count, uint8_t *restrict mixed) {
  for (int index = 0; index < count; index++) {
    const uint32_t *pair = levels + first[index];
    mixed[index] = (uint8_t)((weights[2 * index] * pair[0] + weights[2 * index + 1] * pair[1] + (1u << 19)) >> 20);
  }
}

FOR_EACH_PROCESSOR
void scale_linearly(
    const uint8_t *restrict pixels, int width, int height, uint8_t *restrict scaled, int new_width, int new_height,
    uint16_t *restrict mixed) {
  const float across = (float)PARTS * (float)width / (float)new_width, down = (float)PARTS * (float)height / (float)new_height;
  for (int y = 0; y < new_height; y++) {
    const int place = (int)(down * (float)y), part = place % PARTS;
    const uint8_t *above = pixels + (size_t)at_most(place / PARTS, height - 1) * width;
    const uint8_t *below = pixels + (size_t)at_most(place / PARTS + 1, height - 1) * width;
    for (int x = 0; x < width; x++) mixed[x] = (uint16_t)((PARTS - part) * above[x] + part * below[x]);
    mixed[width] = mixed[width - 1];
    for (int x = 0; x < new_width; x++) {
      const int at = (int)(across * (float)x), right = at % PARTS;
      const uint16_t *pair = mixed + at_most(at / PARTS, width - 1);
      scaled[(size_t)y * new_width + x] = (uint8_t)(((PARTS - right) * pair[0] + right * pair[1] + PARTS * PARTS / 2) / (PARTS * PARTS));
    }
  }
}

FOR_EACH_PROCESSOR
void sharpen(
    const uint8_t *restrict pixels, int width, int height, float amount, uint8_t *restrict sharp, uint16_t *restrict sums) {
  memcpy(sharp, pixels, (size_t)width * height);
  for (int y = SHARPENING_REACH; y < height - SHARPENING_REACH; y++) {
    const uint8_t *row = pixels + (size_t)y * width;
    for (int x = 0; x < width; x++) {
      sums[x] = (uint16_t)(row[x - 2 * width] + row[x - width] + row[x] + row[x + width] + row[x + 2 * width]);
    }
    for (int x = SHARPENING_REACH; x < width - SHARPENING_REACH; x++) {
      const int sum = sums[x - 2] + sums[x - 1] + sums[x] + sums[x + 1] + sums[x + 2];
      const float level = (float)row[x] + amount * ((float)row[x] - (float)sum * (1.0f / AREA));
      // Half a level is added with twice the digits, as Leptonica does.
      const double rounded = (double)level + 0.5;
      sharp[(size_t)y * width + x] = (uint8_t)(int)(rounded < 0 ? 0 : rounded > 255 ? 255 : rounded);
    }
  }
}

/// The factor of a mean near an edge, where its window is cut off: the window's length by the pixels that count. At the beginning Leptonica
/// leaves the first pixel out.
static float edge_share(int place, int length, int reach) {
  const int counted = place <= reach ? reach + place : place >= length - reach ? reach + length - place : 2 * reach + 1;
  return (float)(2 * reach + 1) / (float)(counted < 1 ? 1 : counted);
}

INLINED uint8_t scaled_mean(float mean, float down, float across) {
  const float level = mean * down * across;
  return (uint8_t)(int)(level < 255 ? level : 255);
}

FOR_EACH_PROCESSOR
static void scale_means(uint8_t *restrict means, int count, float down) {
  for (int x = 0; x < count; x++) means[x] = scaled_mean(means[x], down, 1);
}

/// The mean of a window whose levels have this sum, rounded.
INLINED uint8_t mean_of(uint32_t sum, float share) { return (uint8_t)(int)((double)((float)(int)sum * share) + 0.5); }

/// Sets `sharp`, which holds the means of a row, to the row's pixels moved away from them.
FOR_EACH_PROCESSOR
static void move_from_means(const uint8_t *restrict row, int width, float amount, uint8_t *restrict sharp) {
  for (int x = 0; x < width; x++) {
    const int level = row[x] + (int)((float)(row[x] - sharp[x]) * amount);
    sharp[x] = (uint8_t)(level < 0 ? 0 : level > 255 ? 255 : level);
  }
}

/// Sets `means` to the sums of windows, which are the differences of `totals` a window apart, times `share`, rounded.
FOR_EACH_PROCESSOR
static void set_means(const uint32_t *restrict totals, int window, int count, float share, uint8_t *restrict means) {
  for (int x = 0; x < count; x++) means[x] = mean_of(totals[x + window] - totals[x], share);
}

FOR_EACH_PROCESSOR
static void add_row(const uint8_t *restrict row, int width, uint32_t *restrict sums) {
  for (int x = 0; x < width; x++) sums[x] += row[x];
}

FOR_EACH_PROCESSOR
static void remove_row(const uint8_t *restrict row, int width, uint32_t *restrict sums) {
  for (int x = 0; x < width; x++) sums[x] -= row[x];
}

void sharpen_widely(const uint8_t *pixels, int width, int height, int reach, float amount, uint8_t *sharp, uint32_t *sums) {
  const int window = 2 * reach + 1, first = reach + 1, last = width - reach;
  const float share = (float)(1.0 / ((float)window * (float)window));
  uint32_t *totals = sums + width;
  memset(sums, 0, (size_t)width * sizeof *sums);
  // The first row counts in no window.
  for (int y = 1; y < reach && y < height; y++) add_row(pixels + (size_t)y * width, width, sums);
  for (int y = 0; y < height; y++) {
    if (y + reach < height) add_row(pixels + (size_t)(y + reach) * width, width, sums);
    if (y - reach - 1 > 0) remove_row(pixels + (size_t)(y - reach - 1) * width, width, sums);
    uint32_t total = 0;
    for (int x = 0; x < width; x++) totals[x] = total += sums[x];
    uint8_t *row = sharp + (size_t)y * width;
    set_means(totals, window, last - first, share, row + first);
    const float down = edge_share(y, height, reach);
    if (y <= reach || y >= height - reach) scale_means(row + first, last - first, down);
    for (int x = 0; x < first; x++) {
      row[x] = scaled_mean(mean_of(totals[x + reach] - totals[0], share), down, edge_share(x, width, reach));
    }
    for (int x = last; x < width; x++) {
      row[x] = scaled_mean(mean_of(total - totals[x - reach - 1], share), down, edge_share(x, width, reach));
    }
    move_from_means(pixels + (size_t)y * width, width, amount, row);
  }
}
