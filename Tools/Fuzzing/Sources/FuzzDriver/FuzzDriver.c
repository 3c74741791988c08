// A target of C needs a file of C; the function is the fuzzer's.
#include "FuzzDriver.h"
