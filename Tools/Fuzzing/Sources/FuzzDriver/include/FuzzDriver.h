#pragma once

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with a program's arguments: `test` is called with input after input. Part of the
/// fuzzer's library, which `-sanitize=fuzzer` links.
int LLVMFuzzerRunDriver(int *count, char ***arguments,
                        int (*test)(const uint8_t *bytes, size_t length));
