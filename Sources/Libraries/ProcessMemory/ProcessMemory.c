#include "ProcessMemory.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

void keep_freed_memory(int largest, int most) {
#if defined(__GLIBC__)
  mallopt(M_MMAP_THRESHOLD, largest);
  mallopt(M_TRIM_THRESHOLD, most);
#else
  (void)largest;
  (void)most;
#endif
}
