#include "BuildIdentity.h"

const char *build_commit(void) { return LABELSCAN_COMMIT; }
