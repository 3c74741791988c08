#!/usr/bin/python3
"""Runs `labelscan batch` over a folder of generate.py and checks that nothing in it stops the batch.

    Tools/Robustness/check.py FOLDER LABELSCAN [--jobs 2] [--as-user 65534] [-- MORE OPTIONS]

Checked are: it ends by itself, with exit code 1 (some photos failed); every file that counts as a
photo is named exactly once, in records.jsonl or failures.jsonl, and nothing else is; no process of it
is left, nor was one a zombie for seconds; nothing is left in the folder for temporary files, beside
the photos, or in the output folder beside its three files. It says what it measured; its own exit
code is 0 where all that holds.
"""

import argparse
import collections
import json
import os
import pathlib
import shutil
import subprocess
import sys
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Benchmarks"))
import processes  # noqa: E402


class Watch(threading.Thread):
    """Looks twice a second at a process and those that it has started."""

    def __init__(self, process, run):
        super().__init__(daemon=True)
        self.process, self.started = process, run
        self.zombie_stayed = False
        self.peak = self.peak_batch = self.most_files = 0
        self.zombies = collections.Counter()

    @staticmethod
    def memory(number):
        """Bytes of the process in memory, those that it shares with others in proportion."""
        try:
            with open(f"/proc/{number}/smaps_rollup", encoding="ascii") as file:
                return next(int(line.split()[1]) for line in file if line.startswith("Pss:")) * 1024
        except (OSError, StopIteration):
            return 0

    def run(self):
        while self.process.poll() is None:
            found = list(self.started.processes(self.process.pid))
            self.peak = max(self.peak, sum(self.memory(number) for number, _, _ in found))
            self.peak_batch = max(self.peak_batch, self.memory(self.process.pid))
            try:
                files = len(os.listdir(f"/proc/{self.process.pid}/fd"))
                self.most_files = max(self.most_files, files)
            except OSError:
                pass
            dead = {number for number, state, _ in found if state == "Z" and number != self.process.pid}
            self.zombies = collections.Counter({number: self.zombies[number] + 1 for number in dead})
            for number, times in self.zombies.items():
                if times == 10:
                    print(f"process {number} has been a zombie for five seconds")
                    self.zombie_stayed = True
            time.sleep(0.5)


def read_lines(path):
    text = path.read_text(encoding="utf-8")
    if text and not text.endswith("\n"):
        raise ValueError(f"{path} ends within a line")
    return [json.loads(line) for line in text.split("\n")[:-1]]


def named_files(output):
    """What the batch names, with how it ended: a record's status or a failure's word."""
    found = []
    for record in read_lines(output / "records.jsonl"):
        found += [(image["file"], record["status"]) for image in record["images"]]
    found += [(failure["file"], failure["error"]) for failure in read_lines(output / "failures.jsonl")]
    return found


def compare(expected, found):
    """Returns the complaints about the files that are named."""
    counts = collections.Counter(file for file, _ in found)
    complaints = [f"{file!r} is named {count} times" for file, count in counts.items() if count != 1]
    for entry in expected:
        file, kind = entry["file"], entry["kind"]
        if kind == "deep":
            names = [name for name in counts if name.startswith(file)]
            if len(names) != 1:
                complaints.append(f"{len(names)} names in the deep folder {file!r}")
        elif kind == "closedfolder":
            names = [name for name in (file, file + "/inside.jpg") if name in counts]
            if len(names) != 1:
                complaints.append(f"the closed folder {file!r} is named {len(names)} times")
        else:
            names = [file] if file in counts else []
            if bool(names) != entry["named"]:
                complaints.append(f"{file!r} ({kind}) is {'' if names else 'not '}named")
        for name in names:
            counts.pop(name)
    return complaints + [f"{file!r} is named and is no file of the folder" for file in counts]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("labelscan", type=pathlib.Path)
    parser.add_argument("--jobs", default="2")
    parser.add_argument("--as-user", type=int, help="a number; for root, who may read all files")
    parser.add_argument("more", nargs="*")
    options = parser.parse_args()
    folder = options.folder.resolve()
    output, scratch = folder / "out", folder / "scratch"
    for path in (output, scratch):
        shutil.rmtree(path, ignore_errors=True)
        path.mkdir()
        if options.as_user:
            os.chown(path, options.as_user, options.as_user)
    before = sum(len(folders) + len(files) for _, folders, files in os.walk(folder / "photos"))
    run = processes.Run()
    environment = dict(run.environment, TMPDIR=str(scratch))
    user = {"user": options.as_user, "group": options.as_user, "extra_groups": []} if options.as_user else {}
    start = time.monotonic()
    process = subprocess.Popen(
        [str(options.labelscan.resolve()), "batch", str(folder / "photos"), "--output", str(output), "--offline",
         "--jobs", options.jobs, *options.more], env=environment, stdin=subprocess.DEVNULL,
        cwd=scratch, **user)
    watch = Watch(process, run)
    watch.start()
    code = process.wait()
    wall = time.monotonic() - start
    watch.join()
    are_gone = run.wait_until_gone(2)
    expected = read_lines(folder / "expected.jsonl")
    found = named_files(output)
    complaints = compare(expected, found)
    if code != 1:
        complaints.append(f"the exit code is {code}, not 1")
    if not are_gone:
        complaints.append("processes are left")
    if watch.zombie_stayed:
        complaints.append("a process stayed a zombie")
    if left := os.listdir(scratch):
        complaints.append(f"temporary files are left: {left[:5]}")
    names = {"records.jsonl", "records.csv", "failures.jsonl"}
    if left := set(os.listdir(output)) - names:
        complaints.append(f"files are left in the output folder: {left}")
    after = sum(len(folders) + len(files) for _, folders, files in os.walk(folder / "photos"))
    if before != after:
        complaints.append(f"the folder of photos has {after} names, {before} before")

    print(f"{len(found)} files named in {wall:.0f} s; memory at most {watch.peak / 1e6:.0f} MB, "
          f"of that the batch's process {watch.peak_batch / 1e6:.0f} MB; {watch.most_files} open files")
    for ending, count in collections.Counter(ending for _, ending in found).most_common():
        print(f"  {count:6} {ending}")
    for complaint in complaints[:20]:
        print("WRONG:", complaint)
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
