#!/usr/bin/env python3
"""Compares labelscan with other ways to read a folder of label photos: how fast, how large, how right.

    Tools/Benchmarks/compare/compare.py samples

The folder holds photos and a truth.jsonl, as for `labelscan evaluate`. All contestants read the same photos, one after
the other in one run, each with the same number of processes; their start counts. What the others read is
understood by `labelscan parse`, whose time does not count, and judged by `labelscan evaluate`: they lack nothing but
what this project adds. tesserocr and RapidOCR are taken from the Python of --python, and left out where it has none.
"""

import argparse
import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from processes import memory_of_tree  # noqa: E402

# What all of them can decode: tesseract knows no HEIC.
ENDINGS = {".jpg", ".jpeg", ".png", ".webp", ".tif", ".tiff"}


def run(command, environment):
    """Runs a command; returns its seconds, its processor seconds and the most memory of its processes in bytes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    process = subprocess.Popen(
        command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    peak, ended = [0], threading.Event()

    def watch():
        while not ended.wait(0.1):
            peak[0] = max(peak[0], memory_of_tree(process.pid))

    watcher = threading.Thread(target=watch)
    watcher.start()
    errors = process.communicate()[1]
    seconds = time.monotonic() - start
    ended.set()
    watcher.join()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if process.returncode not in (0, 1, 123):  # 1: some photos are for review; xargs: some photos failed
        sys.exit(f"{command[0]} ended with {process.returncode}:\n{errors[-2000:]}")
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return seconds, processor, peak[0]


class Contest:
    def __init__(self, options, photos, work):
        self.options, self.photos, self.work = options, photos, work
        self.folder = work / "photos"
        self.folder.mkdir()
        for photo in photos:
            (self.folder / photo.name).symlink_to(photo.resolve())
        names = {photo.name for photo in photos}
        lines = pathlib.Path(options.truth).read_text().splitlines()
        kept = [line for line in lines if line.strip() and json.loads(line).get("image") in names]
        (self.folder / "truth.jsonl").write_text("\n".join(kept) + "\n")
        self.list = work / "photos.txt"
        self.list.write_text("".join(f"{self.folder / photo.name}\n" for photo in photos))

    def contestants(self):
        """Name, command that reads all photos into a folder, environment."""
        jobs, one = str(self.options.jobs), {"OMP_THREAD_LIMIT": "1"}
        shell = 'tesseract "$1" "$0/$(basename "$1")" -l eng --psm {} tsv'

        def tesseract(segmentation):
            return lambda out: ["xargs", "-d", "\n", "-a", str(self.list), "-n", "1", "-P", jobs,
                                "sh", "-c", shell.format(segmentation), str(out)]

        yield "labelscan", lambda out: [
            self.options.labelscan, "batch", str(self.folder), "--output", str(out), "--offline", "--jobs", jobs,
            "--force"], {}
        yield "tesseract, psm 3", tesseract(3), one
        yield "tesseract, psm 11", tesseract(11), one
        yield "tesseract, psm 3, OpenMP as installed", tesseract(3), {}
        for name, script in (("tesserocr", "read_tesserocr.py"), ("RapidOCR", "read_rapidocr.py")):
            library = {"tesserocr": "tesserocr", "RapidOCR": "rapidocr_onnxruntime"}[name]
            python = self.options.python
            if subprocess.run([python, "-c", f"import {library}"], capture_output=True).returncode:
                print(f"{name} is left out: {python} has no {library}", file=sys.stderr)
                continue
            yield name, lambda out, script=script, python=python: [
                python, str(HERE / script), str(self.list), str(out), jobs], one

    def records(self, name, out):
        """The records of what a contestant read, as labelscan writes them."""
        if name == "labelscan":
            return out / "records.jsonl"
        records = self.work / "records.jsonl"
        texts = [out / f"{photo.name}.tsv" for photo in self.photos]
        texts = [str(text) for text in texts if text.exists()]
        parsed = subprocess.run(
            [self.options.labelscan, "parse", "--from", "tsv", *texts], capture_output=True, text=True)
        with records.open("w") as file:
            for line in parsed.stdout.splitlines():
                record = json.loads(line)
                read = pathlib.Path(record["text"]).name.removesuffix(".tsv")
                record["images"] = [{"file": str(self.folder / read)}]
                file.write(json.dumps(record) + "\n")
        return records

    def judge(self, name, out):
        judged = subprocess.run(
            [self.options.labelscan, "evaluate", str(self.folder), "--records", str(self.records(name, out)), "--json"],
            capture_output=True, text=True)
        if not judged.stdout.startswith("{"):
            sys.exit(f"labelscan evaluate: {judged.stderr}")
        return json.loads(judged.stdout)

    def hold(self):
        rows = []
        for name, command, environment in self.contestants():
            if self.options.only and not any(only in name for only in self.options.only):
                continue
            seconds, processor, peak = [], 0, 0
            for number in range(self.options.rounds):
                out = self.work / f"{len(rows)}-{number}"
                out.mkdir()
                figures = run(command(out), environment)
                seconds.append(figures[0])
                processor, peak = figures[1], max(peak, figures[2])
            judged = self.judge(name, out)
            rows.append((name, len(self.photos) / min(seconds), processor / len(self.photos), peak, judged))
            print(f"{name}: {min(seconds):.1f} s", file=sys.stderr)
        return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("folder", type=pathlib.Path, help="photos and truth.jsonl")
    parser.add_argument("--truth", type=pathlib.Path, help="the truth, in place of FOLDER/truth.jsonl")
    parser.add_argument("--jobs", type=int, default=2, help="processes of each contestant (default: 2)")
    parser.add_argument("--rounds", type=int, default=1, help="the best of so many runs counts (default: 1)")
    parser.add_argument("--only", action="append", help="contestants whose names hold this; repeatable")
    parser.add_argument("--labelscan", default=str(HERE.parents[2] / ".build/release/labelscan"))
    parser.add_argument("--python", default=sys.executable, help="a Python that has tesserocr and rapidocr_onnxruntime")
    options = parser.parse_args()
    options.truth = options.truth or options.folder / "truth.jsonl"
    if not options.truth.exists():
        sys.exit(f"no {options.truth}: name the truth with --truth")
    known = {json.loads(line).get("image") for line in options.truth.read_text().splitlines() if line.strip()}
    photos = sorted(p for p in options.folder.iterdir() if p.suffix.lower() in ENDINGS and p.name in known)
    if not photos:
        sys.exit(f"no photo in {options.folder} that {options.truth} knows")
    with tempfile.TemporaryDirectory() as work:
        rows = Contest(options, photos, pathlib.Path(work)).hold()
    print(f"{len(photos)} photos, {options.jobs} processes each\n")
    print("| | photos a second | of labelscan's | processor seconds a photo | memory, MiB | right | wrong | F1 |")
    print("|---|---|---|---|---|---|---|---|")
    for name, speed, processor, peak, judged in rows:
        print(f"| {name} | {speed:.2f} | {speed / rows[0][1]:.2f} | {processor:.2f} | {peak >> 20} "
              f"| {judged['right']} | {judged['wrong']} | {judged['f1']:.3f} |")


if __name__ == "__main__":
    main()
