// Declarations shared by the routines for products of bytes.

#ifndef PRODUCTS_H
#define PRODUCTS_H

#include "VectorKernels.h"

#define BLOCK NETWORK_ROW_BLOCK
/// Columns whose weights of one row are adjacent in memory.
#define QUAD 4

#if defined(__x86_64__)
/// Columns that the faster routines take at most, with AVX2 those of all places. They keep a tile's inputs, or a number for each quad, on
/// the stack. Models of ours have some hundred. A file may claim any number.
#define MOST_COLUMNS 2048

/// network_add_products with AVX2.
void add_products_avx2(
    const int8_t *weights, const float *scales, int rows, int columns, const int8_t *inputs, int stride, int count,
    const float *addends, int apart, float *sums);

/// network_greatest_products with AVX2.
void greatest_products_avx2(
    const int8_t *weights, const float *scales, int places, int filters, int columns, const int8_t *inputs, int count,
    float *greatest);
#endif

#endif
