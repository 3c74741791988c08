"""A place of its own for the program: folders, settings, services. And the list of cases."""

import dataclasses
import json
import os
import pathlib
import resource
import subprocess
import tempfile
import time

from services import Services

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "samples"

CASES = {}


def case(point):
    """Registers the check of a point of docs/specifications.md, or of a fault that was mended."""

    def register(check):
        if point in CASES:
            raise ValueError(f"two cases of {point}")
        CASES[point] = check
        return check

    return register


@dataclasses.dataclass
class Run:
    """The end of a command."""

    code: int
    out: str
    err: str
    seconds: float
    cpu: float

    @property
    def record(self):
        return json.loads(self.out.splitlines()[0])


class Bench:
    """Runs the program with its data in a temporary folder and its services on the loopback."""

    def __init__(self, program):
        self.program = str(pathlib.Path(program).resolve())
        self.services = Services()
        self.temporary = tempfile.TemporaryDirectory(prefix="specifications-")
        self.folder = pathlib.Path(self.temporary.name)
        self.renew()

    def renew(self):
        """Begins with empty folders, as after the installation."""
        self.services.mode = "ok"
        self.services.requests.clear()
        self.work = pathlib.Path(tempfile.mkdtemp(dir=self.folder))
        self.settings = {
            name: value for name, value in os.environ.items()
            if name == "LABELSCAN_TESSDATA" or not name.startswith(("LABELSCAN_", "XDG_"))
        } | {
            "HOME": str(self.work), "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(self.work / "data"),
            "XDG_CACHE_HOME": str(self.work / "cache"), "XDG_CONFIG_HOME": str(self.work / "config"),
            "LABELSCAN_LOG": str(self.work / "log.jsonl"),
            "LABELSCAN_FOOD_FACTS_URL": self.services.address + "/food",
            "LABELSCAN_PET_FOOD_FACTS_URL": self.services.address + "/pet",
        }

    def run(self, *arguments, settings=None, limit=120):
        return self.command([self.program, *map(str, arguments)], settings, limit)

    def shell(self, script, settings=None, limit=240):
        """Runs a script of bash; `labelscan` is the program."""
        return self.command(["bash", "-c", f'labelscan() {{ "{self.program}" "$@"; }}; {script}'], settings, limit)

    def command(self, words, settings, limit):
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        done = subprocess.run(
            words, cwd=self.work, env=self.settings | (settings or {}), capture_output=True, timeout=limit, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return Run(
            done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"),
            time.monotonic() - start, cpu)

    def write(self, name, text):
        path = self.work / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def parsed(self, text, *options):
        """Returns the record of a label's text."""
        self.write("label.txt", text)
        return self.run("parse", *options, "label.txt").record


def pet_food(protein, fat, fibre, moisture, ash):
    return (
        f"Complete cat food\nAnalytical constituents: protein {protein} %, fat content {fat} %, "
        f"crude fibre {fibre} %, moisture {moisture} %, crude ash {ash} %\n")


def expect(condition, what):
    if not condition:
        raise AssertionError(what)


def expect_in(part, text):
    expect(part in text, f"no {part!r} in: {text[-600:]}")


def expect_code(run, code):
    expect(run.code == code, f"exit code {run.code}, not {code}: {(run.out + run.err)[-600:]}")


def test(suite, name):
    """Holds a point to a test of the project: that it is there. `make test` runs it."""
    for path in (ROOT / "Tests" / suite).rglob("*.swift"):
        if f'"{name}"' in path.read_text():
            return f"held by {path.relative_to(ROOT / 'Tests')}"
    raise AssertionError(f"no test {name!r} in {suite}")
