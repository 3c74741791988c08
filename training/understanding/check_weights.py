"""Fits weights to a few invented labels and compares them with those of an earlier run.

python3 check_weights.py FITLATTICE [--write]

FITLATTICE is the built program. With --write the run's weights become those to compare with.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
KNOWN = HERE / "weights-of-60-labels.txt"
# Processors differ in the last bit of exp and log, and a fit stops a step earlier or later.
ABSOLUTE, RELATIVE = 0.02, 0.02


def fitted(program):
    """Returns the Swift source of weights fitted to 60 invented labels."""
    with tempfile.TemporaryDirectory() as folder:
        invented, empty, output = Path(folder, "invented"), Path(folder, "empty"), Path(folder, "weights")
        empty.mkdir()
        generate = ["-m", "labels.generate", "--count", "60", "--seed", "7", "--output", invented]
        subprocess.run([sys.executable, *generate], cwd=HERE, check=True)
        options = ["--photos", empty, "--readings", empty, "--invented", invented]
        options += ["--invented-count", "60", "--invented-tested", "0", "--invented-weight", "1"]
        options += ["--trees", "0", "--acceptance", "0.75", "--output", output]
        run = subprocess.run([program, *options], capture_output=True, text=True)
        if run.returncode != 0:
            sys.exit(run.stderr + "FitLattice failed with status %d" % run.returncode)
        return output.read_text(encoding="utf-8")


def lists(source):
    """Returns the numbers of each list of weights by its name."""
    found = re.findall(r"weights\.([A-Za-z.]+) = (\[[^\]]*\]|[-0-9.e]+)", source)
    return {name: [float(n) for n in re.findall(r"-?[0-9][-+0-9.e]*", text)] for name, text in found}


def main():
    """Compares, or writes."""
    source = fitted(str(Path(sys.argv[1]).resolve()))
    if "--write" in sys.argv[2:]:
        KNOWN.write_text(source, encoding="utf-8")
        return
    known, new = lists(KNOWN.read_text(encoding="utf-8")), lists(source)
    faults = ["%s is missing or new" % name for name in sorted(set(known) ^ set(new))]
    for name in sorted(set(known) & set(new)):
        if len(known[name]) != len(new[name]):
            faults.append("%s has %d weights, not %d" % (name, len(new[name]), len(known[name])))
        faults += [
            "%s %d is %g, not %g" % (name, index, b, a)
            for index, (a, b) in enumerate(zip(known[name], new[name]))
            if abs(a - b) > ABSOLUTE + RELATIVE * abs(a)
        ]
    if faults:
        sys.exit("\n".join(faults[:20]) + "\nThe fit changed; if that was meant, run this with --write")


if __name__ == "__main__":
    main()
