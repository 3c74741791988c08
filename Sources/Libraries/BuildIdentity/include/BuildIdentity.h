// The commit that this program was built from. C, since SwiftPM passes no text to Swift.

#ifndef BUILD_IDENTITY_H
#define BUILD_IDENTITY_H

/// The commit as `git describe --tags --always --dirty` names it: the value of LABELSCAN_COMMIT during the build.
/// Empty where the build had no such value.
const char *build_commit(void);

#endif
