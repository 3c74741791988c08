#!/usr/bin/env python3
"""Runs the commands of docs/specifications.md on a built program, and compares their results.

    Tools/SpecificationCheck/check.py .build/release/labelscan
    Tools/SpecificationCheck/check.py .build/release/labelscan streaks "two machines"

Every point of the page needs a case. Further cases hold faults that were mended. Services are fakes on the loopback.
"""

import pathlib
import re
import sys
import time

import diary  # noqa: F401
import pet_food  # noqa: F401
import products  # noqa: F401
import safety  # noqa: F401
import sugars  # noqa: F401
from bench import CASES, ROOT, Bench


def points_of_page():
    """Returns the first cells of the page's tables."""
    points = []
    for line in (ROOT / "docs/specifications.md").read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and not re.fullmatch(r"-+|point", cells[0]):
            points.append(cells[0])
    return points


def main():
    if len(sys.argv) < 2 or not pathlib.Path(sys.argv[1]).is_file():
        sys.exit("name the built program: .build/release/labelscan")
    chosen = sys.argv[2:] or list(CASES)
    unknown = [name for name in chosen if name not in CASES]
    missing = [point for point in points_of_page() if point not in CASES]
    if unknown or missing:
        sys.exit(f"no case of: {', '.join(unknown + missing)}")
    bench = Bench(sys.argv[1])
    failed = 0
    print("| point | result | seconds |\n|---|---|---|")
    for name in chosen:
        bench.renew()
        start = time.monotonic()
        try:
            result = CASES[name](bench)
        # A case that cannot go on has failed; the others still run.
        except Exception as error:  # pylint: disable=broad-exception-caught
            failed += 1
            result = f"**FAILED**: {type(error).__name__}: {error}".replace("\n", " ")
        print(f"| {name} | {result} | {time.monotonic() - start:.1f} |", flush=True)
    print(f"\n{len(chosen) - failed} of {len(chosen)} points are as stated.")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
