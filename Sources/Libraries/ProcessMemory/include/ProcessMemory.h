// What a process does with memory that it no longer needs. glibc only; elsewhere the function does nothing.

#ifndef PROCESS_MEMORY_H
#define PROCESS_MEMORY_H

/// Keeps freed blocks of up to `largest` bytes for later ones (mallopt(3)), in place of giving each back to the system. Beyond `most` bytes
/// at the end of a heap the rest is given back.
void keep_freed_memory(int largest, int most);

#endif
