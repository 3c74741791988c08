"""What the tests share: the program under test, a misbehaving worker, and processes that must be gone."""

import os
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
FAULTY = str(Path(__file__).with_name("faulty_worker.py"))


@pytest.fixture(scope="session")
def program():
    """The path of the labelscan that was built."""
    path = Path(os.environ.get("LABELSCAN_PROGRAM", ROOT / ".build/release/labelscan"))
    assert path.exists(), f"build the program first: no {path}"
    return str(path.resolve())


@pytest.fixture(scope="session")
def samples():
    """The folder of sample photos."""
    return ROOT / "samples"


def processes(word):
    """Returns the numbers of the processes whose command holds `word`."""
    found = set()
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            command = (entry / "cmdline").read_bytes()
        except OSError:
            continue
        if word.encode() in command and b"\0worker\0--records" in command:
            found.add(int(entry.name))
    return found


def wait_until_gone(numbers, seconds=30):
    """Waits until none of the processes is left, and returns those that are."""
    end = time.monotonic() + seconds
    while True:
        left = {number for number in numbers if os.path.exists(f"/proc/{number}")}
        if not left or time.monotonic() > end:
            return left
        time.sleep(0.1)
