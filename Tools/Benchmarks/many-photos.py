#!/usr/bin/python3
"""What a batch of many photos takes: memory and time as the number of photos grows.

    Tools/Benchmarks/many-photos.py 20000

Draws as many small photos, each another one, has them read by `labelscan batch`, and prints at 100, 1,000 … photos how
much memory the batch and its workers held at most since the line before, and how many photos a second were read since.
Small photos, so that it ends: what grows with their number would grow with theirs as well.
"""

import argparse
import pathlib
import random
import subprocess
import tempfile
import time

import PIL.Image
import PIL.ImageDraw
import PIL.ImageFont
from processes import memory_of_tree

HERE = pathlib.Path(__file__).resolve().parent
FOLDER = 1000


def draw(folder, count):
    """Draws labels of one line, of which no two are alike, a thousand to a folder."""
    random.seed(1)
    font = PIL.ImageFont.truetype("DejaVuSans.ttf", 22)
    for number in range(count):
        if number % FOLDER == 0:
            part = folder / f"{number // FOLDER:04}"
            part.mkdir()
        photo = PIL.Image.new("L", (300, 48), random.randint(200, 255))
        text = f"Protein {random.randint(50, 199) / 10} %  {number}"
        PIL.ImageDraw.Draw(photo).text((8, 8), text, fill=random.randint(0, 60), font=font)
        photo.save(part / f"{number:06}.png", compress_level=1)


def lines(path, size):
    """The lines that were added to a file since it had `size` bytes, and its bytes now."""
    try:
        with open(path, "rb") as file:
            file.seek(size)
            added = file.read()
    except FileNotFoundError:
        return 0, size
    return added.count(b"\n"), size + len(added)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("count", type=int, help="how many photos")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--labelscan", default=str(HERE.parents[1] / ".build/release/labelscan"))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        photos, out = pathlib.Path(work, "photos"), pathlib.Path(work, "out")
        photos.mkdir()
        draw(photos, options.count)
        start = last = time.monotonic()
        batch = subprocess.Popen(
            [options.labelscan, "batch", str(photos), "--output", str(out), "--offline", "--jobs", str(options.jobs)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        marks = [10**power * factor for power in range(2, 7) for factor in (1, 2, 5)] + [options.count]
        marks = sorted({mark for mark in marks if mark <= options.count})
        sizes, done, before, peak = {"records.jsonl": 0, "failures.jsonl": 0}, 0, 0, 0
        print("photos\tMiB\tphotos a second")
        while True:
            ended = batch.poll() is not None
            peak = max(peak, memory_of_tree(batch.pid))
            for name in sizes:
                added, sizes[name] = lines(out / name, sizes[name])
                done += added
            while marks and done >= marks[0]:
                now = time.monotonic()
                print(f"{marks.pop(0)}\t{peak >> 20}\t{(done - before) / max(now - last, 0.001):.1f}", flush=True)
                last, before, peak = now, done, 0
            if ended:
                break
            time.sleep(0.1)
        print(f"exit code {batch.returncode}, {done} photos named, {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
