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

/// The index of the maximum, the first of equals, leaving out the number at `except`.
INLINED int index_of_greatest(const float *restrict values, int count, int except) {
  float greatest[LANES];
  for (int lane = 0; lane < LANES; lane++) greatest[lane] = -FLT_MAX;
  int start = 0;
  for (; start + LANES <= count; start += LANES) {
    for (int lane = 0; lane < LANES; lane++) {
      const float value = start + lane == except ? -FLT_MAX : values[start + lane];
      greatest[lane] = value > greatest[lane] ? value : greatest[lane];
    }
  }
  for (int lane = 1; lane < LANES; lane++) greatest[0] = greatest[lane] > greatest[0] ? greatest[lane] : greatest[0];
  for (; start < count; start++) {
    if (start != except && values[start] > greatest[0]) greatest[0] = values[start];
  }
  for (int index = 0; index < count; index++) {
    if (index != except && values[index] >= greatest[0]) return index;
  }
  return -1;
}

FOR_EACH_PROCESSOR
NetworkChoices network_choices(const float *logits, int count) {
  NetworkChoices choices;
  choices.first = index_of_greatest(logits, count, -1);
  choices.second = index_of_greatest(logits, count, choices.first);
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
