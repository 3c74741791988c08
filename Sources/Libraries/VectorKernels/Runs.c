#include <string.h>

#include "Processors.h"
#include "VectorKernels.h"

/// Labels of a word, and of those whose changes are gone through together: few branches depend on the picture so.
#define WORD 8
#define PART 64

/// A bit for each of a part's labels that differs from the one before it.
INLINED uint64_t changes(const uint8_t *labels) {
  const uint64_t low = 0x7f7f7f7f7f7f7f7f;
  uint64_t bits = 0;
  for (int place = 0; place < PART; place += WORD) {
    uint64_t word, before;
    memcpy(&word, labels + place, WORD);
    memcpy(&before, labels + place - 1, WORD);
    // The highest bit of each byte that differs; the product brings the eight of them side by side.
    const uint64_t differing = word ^ before, high = (((differing & low) + low) | differing) & ~low;
    bits |= ((high >> 7) * 0x0102040810204080 >> 56) << place;
  }
  return bits;
}

int ink_runs(const uint8_t *labels, int width, InkRun *runs) {
  // The label before the part is in front of it.
  uint8_t space[1 + PART] = {0}, *part = space + 1;
  int count = 0;
  for (int x = 0; x < width; x += PART) {
    const int length = width - x < PART ? width - x : PART;
    memcpy(part, labels + x, length);
    // Of a part that is not whole, the labels behind the row are no ink.
    memset(part + length, 0, PART - length);
    for (uint64_t rest = changes(part); rest != 0; rest &= rest - 1) {
      const int place = __builtin_ctzll(rest), ends = part[place - 1] != 0;
      // Without a run that ends, this is set anew later.
      runs[count - ends].to = (uint16_t)(x + place);
      runs[count].from = (uint16_t)(x + place);
      runs[count].label = part[place];
      count += part[place] != 0;
    }
    part[-1] = part[PART - 1];
  }
  if (part[-1] != 0) runs[count - 1].to = (uint16_t)width;
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
