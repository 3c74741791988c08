#include <float.h>
#include <string.h>

#include "VectorKernels.h"
#include "Processors.h"

#pragma STDC FP_CONTRACT OFF

/// Numbers that are compared in parallel, one a lane.
#define LANES 16

/// e to the power of x, for x of at most 0, off by 2e-7 of it; what is below -87 counts as -87.
INLINED float power_of_e(float x) {
  x = x < -87 ? -87 : x;
  // A power of two, and what is left: within half of ln 2 of 0.
  const int32_t twos = (int32_t)(x * 1.44269504f - 0.5f);
  const float rest = (x - (float)twos * 0.693359375f) + (float)twos * 2.12194440e-4f;
  const float series = 1 + rest * (1 + rest * (0.5f + rest * (1.6666667e-1f + rest * (4.1666667e-2f + rest * (8.3333333e-3f + rest * 1.3888889e-3f)))));
  const int32_t bits = (twos + 127) << 23;
  float power;
  memcpy(&power, &bits, sizeof power);
  return series * power;
}

/// The two greatest of some numbers, which may be equal; -FLT_MAX for a missing one.
typedef struct {
  float first, second;
} Greatest;

/// Keeps a number if it is one of the two greatest.
INLINED void take(float value, float *restrict first, float *restrict second) {
  const int is_first = value > *first;
  const float lower = is_first ? *first : value;
  *first = is_first ? value : *first;
  *second = lower > *second ? lower : *second;
}

INLINED Greatest two_greatest(const float *restrict values, int count) {
  float first[LANES], second[LANES];
  for (int lane = 0; lane < LANES; lane++) first[lane] = second[lane] = -FLT_MAX;
  int start = 0;
  for (; start + LANES <= count; start += LANES) {
    for (int lane = 0; lane < LANES; lane++) take(values[start + lane], &first[lane], &second[lane]);
  }
  for (; start < count; start++) take(values[start], &first[0], &second[0]);
  // Halves at once, so that no lane waits for all others.
  for (int half = LANES / 2; half > 0; half /= 2) {
    for (int lane = 0; lane < half; lane++) {
      take(first[lane + half], &first[lane], &second[lane]);
      take(second[lane + half], &first[lane], &second[lane]);
    }
  }
  return (Greatest){first[0], second[0]};
}

/// The index of the first number that is at least `least`, leaving out the number at `except`; -1 without one.
INLINED int first_of_at_least(const float *restrict values, int count, float least, int except) {
  int start = 0;
  for (; start + LANES <= count; start += LANES) {
    int are_least = 0;
    for (int lane = 0; lane < LANES; lane++) are_least |= values[start + lane] >= least;
    for (int lane = 0; are_least && lane < LANES; lane++) {
      if (values[start + lane] >= least && start + lane != except) return start + lane;
    }
  }
  for (; start < count; start++) {
    if (values[start] >= least && start != except) return start;
  }
  return -1;
}

FOR_EACH_PROCESSOR
NetworkChoices network_choices(const float *logits, int count) {
  NetworkChoices choices;
  const Greatest greatest_two = two_greatest(logits, count);
  choices.first = first_of_at_least(logits, count, greatest_two.first, -1);
  choices.second = first_of_at_least(logits, count, greatest_two.second, choices.first);
  choices.sum = 0;
  if (choices.first < 0) return choices;
  const float greatest = logits[choices.first];
  float sums[LANES] = {0};
  int start = 0;
  for (; start + LANES <= count; start += LANES) {
    for (int lane = 0; lane < LANES; lane++) sums[lane] += power_of_e(logits[start + lane] - greatest);
  }
  for (; start < count; start++) sums[start % LANES] += power_of_e(logits[start] - greatest);
  for (int lane = 0; lane < LANES; lane++) choices.sum += sums[lane];
  return choices;
}
