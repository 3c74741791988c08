// What a process gives up for good before it reads files that anybody may have made. Linux only.
// Each function returns whether the system offers it; none of them needs privileges.

#ifndef PROCESS_CONFINEMENT_H
#define PROCESS_CONFINEMENT_H

#include <stdbool.h>

/// No program that this process starts gains privileges (prctl(2), PR_SET_NO_NEW_PRIVS). The other two
/// functions need it.
bool confine_privileges(void);

/// All threads of this process can make no sockets, start no program and look into no other process
/// (seccomp(2)): such calls fail with EACCES.
bool confine_network(void);

/// This thread, and those that it starts, can create, change, remove and start no files (landlock(7)).
/// `writable` is a folder in which they may; or a null pointer. What is open stays open.
bool confine_files(const char *writable);

#endif
