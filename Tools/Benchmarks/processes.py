"""What benchmarks ask the system about processes."""

import os
import pathlib
import time

PAGE = os.sysconf("SC_PAGE_SIZE")


def memory_of_tree(root):
    """Resident bytes of a process and all below it; pages that they share count once for each."""
    parents, sizes = {}, {}
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            stat = pathlib.Path("/proc", entry, "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue  # It ended while we looked.
        parents[int(entry)] = int(stat[1])
        sizes[int(entry)] = int(stat[21]) * PAGE
    total = 0
    for process in sizes:
        ancestor = process
        while ancestor not in (0, root):
            ancestor = parents.get(ancestor, 0)
        total += sizes[process] if ancestor == root else 0
    return total


class Run:
    """Finds the processes that a run has started, directly or not, by a variable in their environment."""

    VARIABLE = "LABELSCAN_HOSTILE_RUN"

    def __init__(self):
        self.value = f"{os.getpid()}-{time.time()}"
        self.environment = dict(os.environ, **{self.VARIABLE: self.value})

    def processes(self, parent=None):
        """The numbers, states and command lines of the processes; those of `parent`'s children too that
        have lost their environment, zombies."""
        mark = f"{self.VARIABLE}={self.value}".encode()
        for entry in os.listdir("/proc"):
            if not entry.isdigit():
                continue
            try:
                with open(f"/proc/{entry}/stat", encoding="utf-8", errors="replace") as file:
                    state, above = file.read().rpartition(")")[2].split()[:2]
                with open(f"/proc/{entry}/environ", "rb") as file:
                    ours = mark in file.read()
                with open(f"/proc/{entry}/cmdline", "rb") as file:
                    line = file.read().replace(b"\0", b" ").decode(errors="replace")
            except OSError:
                continue
            if ours or int(above) == parent:
                yield int(entry), state, line

    def workers(self):
        return [number for number, _, line in self.processes() if line.startswith("labelscan worker")]

    def wait_until_gone(self, seconds):
        """Whether no process is left after so many seconds at most."""
        end = time.monotonic() + seconds
        while left := list(self.processes()):
            if time.monotonic() > end:
                print(f"still there: {left}")
                return False
            time.sleep(0.05)
        return True
