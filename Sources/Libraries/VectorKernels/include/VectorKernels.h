// The loops that time goes into: scaling pictures, cutting out lines, products of 8-bit weights and 8-bit numbers, and the steps of
// long short-term memory. In C, since Swift reaches no processor's own instructions for them. What comes out is the same on every
// processor: the products are whole numbers, and no multiplication is fused with an addition.

#ifndef VECTOR_KERNELS_H
#define VECTOR_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/// Rows of weights that are together: for each four columns first the four weights of the first row, then those of the second …
#define NETWORK_ROW_BLOCK 16

/// Sets each of `count` rows of `sums`, `rows` wide, to a row of `addends` plus the products of `weights` and a row of `inputs`, times
/// `scales`.
///
/// The rows of `addends` are `apart`, 0 where all are the same. They may be those of `sums`.
/// `weights` are `rows` rows of `columns`, -127 … 127, in blocks of NETWORK_ROW_BLOCK rows; `rows` is a multiple of that, `columns`
/// one of four. `weight_sums` has the sum of each row's weights. `inputs`, -127 … 127, are `columns` wide and `stride` apart. `scales`
/// has a factor for each row.
void network_add_products(
    const int8_t *weights, const int32_t *weight_sums, const float *scales, int rows, int columns, const int8_t *inputs, int stride,
    int count, const float *addends, int apart, float *sums);

/// How many routines for these products this processor has. They are numbered from 0, which any processor has, to the fastest; all
/// give the same.
int network_routines(void);

/// Does the same by a routine of a number.
void network_add_products_by(
    int routine, const int8_t *weights, const int32_t *weight_sums, const float *scales, int rows, int columns, const int8_t *inputs,
    int stride, int count, const float *addends, int apart, float *sums);

/// Sets each of `count` rows of `greatest`, `filters` wide, to the greatest of the `places` products of a row of `inputs` with
/// `filters` rows of weights each.
///
/// `filters` is a multiple of NETWORK_ROW_BLOCK, the weights are `places` times as many rows, and a filter's scale, not below 0, is
/// the same at all places. All else is as in network_add_products.
void network_greatest_products(
    const int8_t *weights, const int32_t *weight_sums, const float *scales, int places, int filters, int columns,
    const int8_t *inputs, int count, float *greatest);

/// Does the same by a routine of a number.
void network_greatest_products_by(
    int routine, const int8_t *weights, const int32_t *weight_sums, const float *scales, int places, int filters, int columns,
    const int8_t *inputs, int count, float *greatest);

/// Sets `outputs` to the hyperbolic tangent of each of `count` rows of `width` sums plus `bias`, in 127ths.
void network_activate(const float *sums, const float *bias, int width, int count, int8_t *outputs);

/// A step of `count` times `states` memory cells (Hochreiter and Schmidhuber 1997, with forget gates): from the sums of their four
/// gates, one after the other cell input, input gate, forget gate and output gate, and `cells`, which it changes, to `outputs` in
/// 127ths, whose rows are `stride` apart.
void network_steps(const float *gates, float *cells, int states, int count, int8_t *outputs, int stride);

/// The two greatest of some logits, and what all are to the greatest.
typedef struct {
  /// The index of the greatest; -1 where there is none.
  int first;
  /// The index of the next; -1 where there is none.
  int second;
  /// The sum of e to the power of each less the greatest, off by a millionth at most.
  float sum;
} NetworkChoices;

/// Returns the choices among `count` logits.
NetworkChoices network_choices(const float *logits, int count);

/// Sets `levels`, `rows * columns` of them, to the grey at places of a picture: of each column from `x`, `y` downwards a step apart,
/// between the pixels' middles, which are whole numbers, by Catmull–Rom splines, beyond the edges the nearest pixel's. The picture is
/// `width * height` grey levels, row by row, at least one and fewer than 2³¹.
void sample_columns(
    const uint8_t *pixels, int width, int height, const float *x, const float *y, const float *step_x, const float *step_y, int columns,
    int rows, uint8_t *levels);

/// Adds to each of `count` sums a number of a row, `weight` times; arithmetic wraps.
void add_weighted(const uint8_t *row, int count, uint32_t weight, uint32_t *sums);

/// Adds to each of `count` sums the level that is `first` of some, times its weight; arithmetic wraps.
void add_weighted_of(const uint32_t *levels, const int32_t *first, const uint32_t *weights, int count, uint32_t *sums);

/// Sets `halved` to the means of `count` squares of two pixels a side in two rows, rounded.
void halve_rows(const uint8_t *upper, const uint8_t *lower, int count, uint8_t *halved);

/// Sets `mixed` to two rows of grey levels, each times its weight, in 16ths, rounded; the weights sum to 4096.
void mix_rows(
    const uint8_t *above, const uint8_t *below, int count, uint32_t weight_above, uint32_t weight_below, uint32_t *mixed);

/// Sets `mixed` to grey levels between two neighbours of such a row: from `first` on, each times its weight, of which there are two for
/// each level, one after the other; they sum to 4096.
void mix_columns(const uint32_t *levels, const int32_t *first, const uint32_t *weights, int count, uint8_t *mixed);

/// Sets `scaled` to a picture in another size, by linear interpolation between pixels to 16 parts of one, the same as Leptonica's
/// pixScaleGrayLI. `mixed` has room for `width + 1` numbers.
void scale_linearly(
    const uint8_t *pixels, int width, int height, uint8_t *scaled, int new_width, int new_height, uint16_t *mixed);

/// The pixels to each side of one that is sharpened which the mean around it takes in.
#define SHARPENING_REACH 2

/// Sets `sharp` to a picture whose pixels are moved away from the mean of the 5 x 5 around them, by `amount` times the difference.
/// Two rows and columns at each edge stay as they are. The result is that of Leptonica's pixUnsharpMaskingGray. `sums` has room for
/// `width` numbers.
void sharpen(const uint8_t *pixels, int width, int height, float amount, uint8_t *sharp, uint16_t *sums);

/// Does the same with a mean of `reach` pixels to each side, at the edges too, as Leptonica does for more than two.
///
/// The mean is a whole number there. The reach is 3 ... 1000, so that the sum of a window has 31 bits. `width` and `height` are more than
/// twice the reach, and `sums` has room for `2 * width` numbers.
void sharpen_widely(const uint8_t *pixels, int width, int height, int reach, float amount, uint8_t *sharp, uint32_t *sums);

/// Sets `turned`, `height` columns and `width` rows, to a picture turned by a quarter, to the left or else to the right.
void turn_quarter(const uint8_t *pixels, int width, int height, int is_left, uint8_t *turned);

/// Sets `reversed` to grey levels from the last to the first.
void reverse_levels(const uint8_t *levels, size_t count, uint8_t *reversed);

/// Sets `inverted` to 255 less each grey level.
void invert_levels(const uint8_t *levels, size_t count, uint8_t *inverted);

/// Adds the grey levels of a row and their squares to sums, column by column; arithmetic wraps.
void add_levels(const uint8_t *row, int count, uint32_t *levels, uint32_t *squares);

/// Takes them off again.
void remove_levels(const uint8_t *row, int count, uint32_t *levels, uint32_t *squares);

/// Sets `totals`, one more than `count`, to the sums of the values before each place; arithmetic wraps.
void running_totals(const uint32_t *values, int count, uint32_t *totals);

/// Labels pixels that differ from the mean of a window by more than `factor` times its variance, or than `least`, both as squares: 1
/// what is darker, 2 what is brighter, 0 all else.
///
/// `levels` and `squares` are the sums before each column of the window's grey levels and their squares, those of the first pixel's
/// window first; a window is `window` columns wide, and `share` is one by its pixels.
void label_ink(
    const uint8_t *row, int count, const uint32_t *levels, const uint32_t *squares, int window, float share, float factor, float least,
    uint8_t *labels);

/// Sets `counts`, 256 of them, to the number of pixels of each grey level.
void count_levels(const uint8_t *levels, size_t count, uint32_t *counts);

/// Sets each grey level to its distance above `low`, times `scale`, rounded down and within 0 … 255.
void stretch_levels(uint8_t *levels, size_t count, float low, float scale);

/// Neighbouring ink of one label in a row.
typedef struct {
  uint16_t from, to;
  /// Its pixels.
  uint16_t starts;
  uint8_t label;
} InkRun;

/// Sets `runs`, with room for `width + 1`, to those of a row of labels, of which 0 is no ink; returns their number. `width` is below 2¹⁶.
int ink_runs(const uint8_t *labels, int width, InkRun *runs);

/// Returns the sum of the grey levels in `rows` rows of `columns` pixels, `width` apart.
int64_t sum_of_levels(const uint8_t *pixels, size_t width, int columns, int rows);

#endif
