"""The settings of a scan."""

from dataclasses import dataclass
from typing import Optional, Tuple

MIB = 1 << 20


@dataclass(frozen=True)
class ScanOptions:
    """The settings of a scan. They travel to the executors, so they hold plain values alone."""

    #: The program: a path on every executor, or one within an archive, as `labelscan/bin/labelscan`.
    program: str = "labelscan"
    #: Further arguments of `labelscan worker --records`: `("--language", "de")` for example.
    arguments: Tuple[str, ...] = ()
    #: The version that every worker must have, as `engine_version` gives it; `None` asks an executor first.
    engine_version: Optional[str] = None
    #: Seconds that one photo may take, its record included. The worker is then killed.
    time_limit: float = 60.0
    #: Seconds that a worker may take to start.
    start_limit: float = 60.0
    #: The largest photo in bytes. A larger one is a failure and is not read.
    most_bytes: int = 64 * MIB
    #: Bytes that a worker may grow beyond its start before another takes its place. The words of records take
    #: 70 MiB of it.
    most_growth: int = 166 * MIB
    #: Seconds that fetching a photo may take, for each attempt.
    fetch_limit: float = 30.0
    #: The attempts to fetch a photo.
    fetch_attempts: int = 3
    #: The most photos in a partition of `scan_to`. Fewer photos are spread over all task slots.
    photos_a_partition: int = 200
