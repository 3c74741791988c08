#define _GNU_SOURCE
#include "ProcessConfinement.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

bool confine_privileges(void) {
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
}

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define REFUSE BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (EACCES & SECCOMP_RET_DATA))
#define REFUSE_CALL(number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), REFUSE

bool confine_network(void) {
#ifdef ARCHITECTURE
  struct sock_filter rules[] = {
      // System calls of another architecture have other numbers.
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      REFUSE,
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
#ifdef __x86_64__
      // The x32 calls: the same architecture, other numbers.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      REFUSE,
#endif
      REFUSE_CALL(__NR_socket),
      // io_uring creates sockets without a system call that this filter sees.
      REFUSE_CALL(__NR_io_uring_setup),
      REFUSE_CALL(__NR_execve),
      REFUSE_CALL(__NR_execveat),
      REFUSE_CALL(__NR_ptrace),
      REFUSE_CALL(__NR_process_vm_readv),
      REFUSE_CALL(__NR_process_vm_writev),
      REFUSE_CALL(__NR_pidfd_getfd),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof rules / sizeof *rules, rules};
  return syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
#else
  return false;
#endif
}

bool confine_files(const char *writable) {
  long version = syscall(__NR_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version < 1) return false;
  __u64 refused = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE |
                  LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
                  LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR |
                  LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK |
                  LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK |
                  LANDLOCK_ACCESS_FS_MAKE_SYM;
#ifdef LANDLOCK_ACCESS_FS_TRUNCATE
  if (version >= 3) refused |= LANDLOCK_ACCESS_FS_TRUNCATE;
#endif
  struct landlock_ruleset_attr attributes = {.handled_access_fs = refused};
  int rules = (int)syscall(__NR_landlock_create_ruleset, &attributes, sizeof attributes, 0);
  if (rules < 0) return false;
  bool is_confined = true;
  if (writable) {
    struct landlock_path_beneath_attr folder = {
        .allowed_access = refused & ~(__u64)LANDLOCK_ACCESS_FS_EXECUTE,
        .parent_fd = open(writable, O_PATH | O_DIRECTORY | O_CLOEXEC),
    };
    is_confined = folder.parent_fd >= 0 &&
                  syscall(__NR_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &folder, 0) == 0;
    if (folder.parent_fd >= 0) close(folder.parent_fd);
  }
  is_confined = is_confined && syscall(__NR_landlock_restrict_self, rules, 0) == 0;
  close(rules);
  return is_confined;
}
