#ifndef COPENBLAS_SHIM_H
#define COPENBLAS_SHIM_H
#include <cblas.h>
#endif
