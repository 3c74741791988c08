// What a recognition network spends its time with: products of 8-bit weights and 8-bit numbers, and the steps of long short-term
// memory. In C, since Swift reaches no processor's own instructions for them. What comes out is the same on every processor: the
// products are whole numbers, and no multiplication is fused with an addition.

#ifndef NETWORK_KERNELS_H
#define NETWORK_KERNELS_H

#include <stdint.h>

/// Rows of weights that lie together: for each four columns first the four weights of the first row, then those of the second …
#define NETWORK_ROW_BLOCK 16

/// Adds to each of `count` rows of `sums`, `rows` wide, the products of `weights` and a row of `inputs`, times `scales`.
///
/// `weights` are `rows` rows of `columns`, -127 … 127, in blocks of NETWORK_ROW_BLOCK rows; `rows` is a multiple of that, `columns`
/// one of four. `inputs`, -127 … 127, are `columns` wide and `stride` apart. `scales` has a factor for each row.
void network_add_products(
    const int8_t *weights, const float *scales, int rows, int columns, const int8_t *inputs, int stride, int count, float *sums);

/// How many routines for these products this processor has. They are numbered from 0, which any processor has, to the fastest; all
/// give the same.
int network_routines(void);

/// Does the same by a routine of a number.
void network_add_products_by(
    int routine, const int8_t *weights, const float *scales, int rows, int columns, const int8_t *inputs, int stride, int count,
    float *sums);

/// A step of `states` memory cells (Hochreiter and Schmidhuber 1997, with forget gates): from the sums of their four gates, one
/// after the other cell input, input gate, forget gate and output gate, and `cells`, which it changes, to `outputs` in 127ths.
void network_step(const float *gates, float *cells, int states, int8_t *outputs);

/// The hyperbolic tangent of the greatest of `places` rows of `filters` sums, plus a bias, in 127ths.
void network_greatest(const float *sums, int places, int filters, const float *bias, int8_t *outputs);

#endif
