#!/usr/bin/python3
"""Kills `labelscan batch` at random moments, goes on with --resume, and looks whether anything is lost.

    Tools/Robustness/kills.py FOLDER LABELSCAN [--kills 30] [--photos 200] [--seed 1]

FOLDER/photos gets copies of samples/ and of the pictures of Tools/Fuzzing/Seeds, each with other bytes behind
its end. A batch over them is killed (SIGKILL), or one of its workers is, or it is asked to stop (SIGINT,
once or twice), again and again. At the end every photo must stand in the results once, with the record
that an undisturbed batch makes; after each kill no worker may live on. The exit code is 0 where it does.
"""

import argparse
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tools" / "Benchmarks"))
import processes  # noqa: E402


def make_photos(folder, count):
    """Copies of pictures, by turns small and large, that differ from each other."""
    folder.mkdir(parents=True)
    small = sorted((ROOT / "Tools" / "Fuzzing" / "Seeds" / "jpeg").glob("*.jpg"))
    large = sorted((ROOT / "samples").glob("*.jpg"))
    for number in range(count):
        choice = large if number % 4 == 0 else small
        content = choice[number // 4 % len(choice)].read_bytes()
        (folder / f"photo{number:04}.jpg").write_bytes(content + b"%d" % number)


class Killer:
    def __init__(self, folder, labelscan, seed):
        self.folder, self.labelscan = folder, labelscan
        self.random = random.Random(seed)
        self.run = processes.Run()
        self.complaints = []

    def start(self, output):
        return subprocess.Popen(
            [str(self.labelscan), "batch", str(self.folder / "photos"), "--output", str(output),
             "--offline", "--jobs", "2", "--resume"],
            env=self.run.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)

    def disturb(self, output, way):
        """Starts the batch, disturbs it, and returns its exit code."""
        batch = self.start(output)
        # Starting takes 0.3 s; a photo, 0.1 to 1 s.
        time.sleep(self.random.uniform(0, 4))
        if way == "worker":
            for _ in range(self.random.randint(1, 3)):
                if workers := self.run.workers():
                    os.kill(self.random.choice(workers), signal.SIGKILL)
                time.sleep(self.random.uniform(0, 1))
            batch.send_signal(signal.SIGKILL)
        elif way == "batch":
            batch.send_signal(signal.SIGKILL)
        else:
            batch.send_signal(signal.SIGINT)
            if way == "interrupted twice":
                time.sleep(self.random.uniform(0, 0.3))
                batch.send_signal(signal.SIGINT)
        try:
            code = batch.wait(120)
        except subprocess.TimeoutExpired:
            self.complaints.append(f"{way}: the batch did not end")
            batch.kill()
            code = batch.wait()
        # -2: it was asked to stop before it had begun to listen. 0: it had finished.
        allowed = {"worker": (-9, 0), "batch": (-9, 0)}.get(way, (130, 0, -2))
        if code not in allowed:
            self.complaints.append(f"{way}: exit code {code}")
        if not self.run.wait_until_gone(3):
            self.complaints.append(f"{way}: processes lived on")
        return code


def results(output):
    """The lines of the records, by photo; every photo as often as it is named; the rows of the table."""
    records, names = {}, []
    for line in (output / "records.jsonl").read_text(encoding="utf-8").splitlines():
        name = json.loads(line)["images"][0]["file"]
        records[name] = line
        names.append(name)
    for line in (output / "failures.jsonl").read_text(encoding="utf-8").splitlines():
        names.append(json.loads(line)["file"])
    rows = len((output / "records.csv").read_text(encoding="utf-8").splitlines()) - 1
    return records, names, rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("labelscan", type=pathlib.Path)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--photos", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    # What was started with `&` ignores Ctrl-C, and so would the batch.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    folder = options.folder.resolve()
    shutil.rmtree(folder, ignore_errors=True)
    make_photos(folder / "photos", options.photos)
    killer = Killer(folder, options.labelscan.resolve(), options.seed)
    complaints = killer.complaints

    output = folder / "out"
    ways = ["batch", "worker", "interrupted", "interrupted twice", "batch"]
    done = []
    for number in range(options.kills):
        way = ways[number % len(ways)]
        code = killer.disturb(output, way)
        named = len(results(output)[1]) if (output / "records.csv").exists() else 0
        done.append(named)
        print(f"kill {number + 1}: {way}, exit code {code}, {named} of {options.photos} done", flush=True)
        if done[-1] < (done[-2] if len(done) > 1 else 0):
            complaints.append(f"kill {number + 1}: fewer photos are done than before")
    code = killer.start(output).wait()
    straight = folder / "straight"
    straight_code = killer.start(straight).wait()
    if (code, straight_code) != (0, 0):
        complaints.append(f"the exit codes are {code} after kills and {straight_code} without")

    records, names, rows = results(output)
    expected = sorted(path.name for path in (folder / "photos").iterdir())
    if sorted(names) != expected:
        lost, twice = set(expected) - set(names), len(names) - len(set(names))
        complaints.append(f"{len(lost)} photos are lost, {twice} are there twice")
    if rows != len(records):
        complaints.append(f"the table has {rows} rows for {len(records)} records")
    if records != (other := results(straight)[0]):
        differing = [name for name in other if records.get(name) != other[name]]
        complaints.append(f"{len(differing)} records are others than without kills: {differing[:3]}")
    if left := set(os.listdir(output)) - {"records.jsonl", "records.csv", "failures.jsonl"}:
        complaints.append(f"files are left in the output folder: {left}")
    print(f"{len(records)} records of {options.photos} photos after {options.kills} kills")
    for complaint in complaints:
        print("WRONG:", complaint)
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
