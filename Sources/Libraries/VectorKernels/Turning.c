#include <stddef.h>
#include <string.h>

#include "Processors.h"
#include "VectorKernels.h"

/// The rows and columns of one block.
#define SIDE 8

/// The rows of one pass: its input and output fit into the first-level cache.
#define BAND 64

/// Exchanges rows and columns of eight rows of eight bytes each, the first in the lowest bits (Warren, Hacker's Delight, 7-3).
INLINED void transpose(uint64_t rows[SIDE]) {
  static const uint64_t masks[3] = {0x00ff00ff00ff00ffu, 0x0000ffff0000ffffu, 0x00000000ffffffffu};
  for (int step = 0; step < 3; step++) {
    const int distance = 1 << step, bits = 8 << step;
    for (int row = 0; row < SIDE; row++) {
      if (row & distance) continue;
      const uint64_t swapped = (rows[row] >> bits ^ rows[row + distance]) & masks[step];
      rows[row + distance] ^= swapped;
      rows[row] ^= swapped << bits;
    }
  }
}

/// Copies a square of eight pixels a side to its place in the turned picture.
INLINED void turn_square(const uint8_t *from, ptrdiff_t row, uint8_t *to, ptrdiff_t next) {
  uint64_t rows[SIDE];
  for (int y = 0; y < SIDE; y++) memcpy(&rows[y], from + y * row, SIDE);
  transpose(rows);
  for (int x = 0; x < SIDE; x++) memcpy(to + x * next, &rows[x], SIDE);
}

FOR_EACH_PROCESSOR
void turn_quarter(const uint8_t *restrict pixels, int width, int height, int is_left, uint8_t *restrict turned) {
  if (width <= 0 || height <= 0) return;
  // A turn to the right begins with the lowest row, one to the left with the first and writes its rows from below.
  const ptrdiff_t row = is_left ? width : -(ptrdiff_t)width, next = is_left ? -(ptrdiff_t)height : height;
  const uint8_t *first = is_left ? pixels : pixels + (size_t)(height - 1) * width;
  uint8_t *start = is_left ? turned + (size_t)(width - 1) * height : turned;
  const int whole_rows = height - height % SIDE, whole_columns = width - width % SIDE;
  for (int top = 0; top < whole_rows; top += BAND) {
    const int bottom = top + BAND < whole_rows ? top + BAND : whole_rows;
    for (int x = 0; x < whole_columns; x += SIDE) {
      for (int y = top; y < bottom; y += SIDE) turn_square(first + y * row + x, row, start + x * next + y, next);
    }
  }
  for (int x = 0; x < width; x++) {
    for (int y = x < whole_columns ? whole_rows : 0; y < height; y++) start[x * next + y] = first[y * row + x];
  }
}

FOR_EACH_PROCESSOR
void reverse_levels(const uint8_t *restrict levels, size_t count, uint8_t *restrict reversed) {
  const uint8_t *last = levels + count;
  for (size_t index = 0; index < count; index++) reversed[index] = *--last;
}

FOR_EACH_PROCESSOR
void invert_levels(const uint8_t *restrict levels, size_t count, uint8_t *restrict inverted) {
  for (size_t index = 0; index < count; index++) inverted[index] = (uint8_t)~levels[index];
}
