#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H
/* What is unpacked is not written to. */
#define ZLIB_CONST
#include <zlib.h>
#endif
