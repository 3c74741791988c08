// Permanent restrictions that a process puts on itself before it reads untrusted files. Linux only.
// Each function returns whether the kernel supports it. No privileges are needed.

#ifndef PROCESS_CONFINEMENT_H
#define PROCESS_CONFINEMENT_H

#include <stdbool.h>

/// No program that this process starts gains privileges (prctl(2), PR_SET_NO_NEW_PRIVS). The other two
/// functions need it.
bool confine_privileges(void);

/// Bars all threads of this process from creating sockets, starting programs and inspecting other processes
/// (seccomp(2)): such calls fail with EACCES.
bool confine_network(void);

/// Bars this thread and its children from creating, changing, removing and executing files (landlock(7)).
/// `writable` is a folder where they still may, or a null pointer. Open files stay open.
bool confine_files(const char *writable);

#endif
