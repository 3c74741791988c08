#include <stddef.h>

#include "VectorKernels.h"
#include "Processors.h"

#pragma STDC FP_CONTRACT OFF

/// A fraction whose division is deferred: division is the most expensive operation here.
typedef struct {
  float above, below;
} Fraction;

/// The hyperbolic tangent by seven steps of Lambert's continued fraction, off by 1e-4 at most; 1 where the fraction reaches it.
INLINED Fraction tangent(float x) {
  x = clamped(x, 4.97f);
  const float square = x * x;
  return (Fraction){
      x * (135135 + square * (17325 + square * (378 + square))), 135135 + square * (62370 + square * (3150 + square * 28))};
}

/// The logistic function, off by 1e-4 at most.
INLINED Fraction logistic(float x) {
  const Fraction half = tangent(0.5f * x);
  return (Fraction){half.below + half.above, 2 * half.below};
}

/// A number of -1 … 1 in 127ths, the format of activations in Tesseract's integer networks.
INLINED int8_t in_127ths(float x) {
  const float size = x * 127;
  return (int8_t)(int32_t)(size + (size < 0 ? -0.5f : 0.5f));
}

FOR_EACH_PROCESSOR
static void step(const float *restrict gates, float *restrict cells, int states, int8_t *restrict outputs) {
#pragma clang loop interleave_count(1)
  for (int index = 0; index < states; index++) {
    const Fraction input = tangent(gates[index]), let_in = logistic(gates[states + index]);
    const Fraction keep = logistic(gates[2 * states + index]);
    const float below = input.below * let_in.below;
    const float cell = (cells[index] * keep.above * below + input.above * let_in.above * keep.below) / (keep.below * below);
    // Tesseract clips the cells to this.
    cells[index] = clamped(cell, 100);
  }
#pragma clang loop interleave_count(1)
  for (int index = 0; index < states; index++) {
    const Fraction output = tangent(cells[index]), let_out = logistic(gates[3 * states + index]);
    outputs[index] = in_127ths(output.above * let_out.above / (output.below * let_out.below));
  }
}

void network_steps(const float *gates, float *cells, int states, int count, int8_t *outputs, int stride) {
  for (int n = 0; n < count; n++) {
    step(gates + (size_t)n * 4 * states, cells + (size_t)n * states, states, outputs + (size_t)n * stride);
  }
}

FOR_EACH_PROCESSOR
void network_activate(const float *restrict sums, const float *restrict bias, int width, int count, int8_t *restrict outputs) {
  for (int n = 0; n < count; n++) {
    for (int index = 0; index < width; index++) {
      const Fraction value = tangent(sums[(size_t)n * width + index] + bias[index]);
      outputs[(size_t)n * width + index] = in_127ths(value.above / value.below);
    }
  }
}
