#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H
/* zlib then declares its input as const. */
#define ZLIB_CONST
#include <zlib.h>
#endif
