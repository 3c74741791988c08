#include <string.h>

#include "Processors.h"
#include "VectorKernels.h"

/// Labels that are compared at once.
#define WORD 8

int ink_runs(const uint8_t *labels, int width, InkRun *runs) {
  int count = 0;
  uint8_t before = 0;
  for (int x = 0; x < width; x += WORD) {
    uint64_t word = 0;
    memcpy(&word, labels + x, width - x < WORD ? width - x : WORD);
    // The labels to the left, in whose places those that differ leave bits; the first label is the lowest byte.
    const uint64_t left = word << 8 | before;
    uint64_t changes = word ^ left;
    before = (uint8_t)(word >> 56);
    while (changes != 0) {
      const int bit = __builtin_ctzll(changes) & ~7;
      const int ends = (left >> bit & 255) != 0;
      const uint16_t place = (uint16_t)(x + bit / 8);
      // Without a run that ends, this is set anew later.
      runs[count - ends].to = place;
      runs[count].from = place;
      runs[count].label = (uint8_t)(word >> bit);
      count += runs[count].label != 0;
      changes &= ~((uint64_t)255 << bit);
    }
  }
  // Of a last word that is not whole, the labels behind the row are no ink.
  if (before != 0) runs[count - 1].to = (uint16_t)width;
  for (int index = 0; index < count; index++) runs[index].starts = runs[index].to - runs[index].from;
  return count;
}

FOR_EACH_PROCESSOR
int64_t sum_of_levels(const uint8_t *pixels, size_t width, int columns, int rows) {
  int64_t sum = 0;
  for (int y = 0; y < rows; y++) {
    const uint8_t *row = pixels + y * width;
    uint32_t of_row = 0;
    for (int x = 0; x < columns; x++) of_row += row[x];
    sum += of_row;
  }
  return sum;
}
