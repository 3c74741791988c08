// The memory that a process has freed. Only glibc has such settings. Elsewhere the function does nothing.

#ifndef PROCESS_MEMORY_H
#define PROCESS_MEMORY_H

/// Keeps freed blocks of up to `largest` bytes for later ones (mallopt(3)), in place of giving each back to the system.
///
/// Older versions of glibc take at most 32 MiB for `largest` (512 KiB on 32-bit systems) and ignore more. Free memory at the
/// end of a heap goes back to the system once it is more than `most` bytes.
void keep_freed_memory(int largest, int most);

#endif
