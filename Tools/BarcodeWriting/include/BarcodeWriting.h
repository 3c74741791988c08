#ifndef BARCODE_WRITING_H
#define BARCODE_WRITING_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Draws a symbol by ZXing's writers into `modules`, a byte each, 1 for dark, row by row.
///
/// Returns the number of columns and sets `rows`; 0 where the content does not fit or the symbology is not one of
/// ZXing's names.
int barcode_write(const char *format, const char *text, uint8_t *modules, int capacity, int *rows);

#ifdef __cplusplus
}
#endif
#endif
