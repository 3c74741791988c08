#!/usr/bin/env python3
"""Shows what a film gains over its best frame, on films that are made of the samples.

    Tools/Benchmarks/clips.py [SAMPLE …]

A camera moves over each sample in three ways: it trembles and is sharp at times, it sees a part, it sees a part and
trembles. Each film is read as one product. Each of its frames that was read is written as PNG and read by itself. The
table counts nutrients with the printed amount, and others that were accepted. The best frame is the one with most
printed amounts; only somebody who knows the truth can choose it. The sharpest frame is what a person would photograph.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = ROOT / ".build/release/labelscan"
CAMERAS = {
    "trembles": "scale=1440:-2,rotate=0.03*sin(2*PI*t):fillcolor=gray,"
                "gblur=sigma=5:enable='lt(mod(t,1),0.7)',gblur=sigma=1.2",
    "sees a part": "scale=1440:-2,crop=iw:floor(ih*0.2)*2:0:(ih-floor(ih*0.2)*2)*min(1\\,t/2.4)",
    "both": "scale=1440:-2,crop=floor(iw*0.35)*2:floor(ih*0.3)*2:(iw-ow)*(0.5+0.5*sin(2*PI*t/3)):(ih-oh)*min(1\\,t/2.6),"
            "rotate=0.03*sin(2*PI*t):fillcolor=gray,gblur=sigma=5:enable='lt(mod(t,0.5),0.3)'",
}
# One in each third of the samples' kinds of layout, none of them turned by EXIF, which ffmpeg would not apply.
SAMPLES = [
    "pet-us-can", "pet-en-can", "pet-de-fr-it-can", "pet-de-flat", "pet-en-tilt15", "pet-us-table", "pet-it-low-contrast",
    "food-de-table", "food-us-facts", "food-en-portion", "food-nl-glare", "food-fr-drink-can",
]


def run(*command):
    subprocess.run([str(part) for part in command], check=True, stdin=subprocess.DEVNULL)


def film(sample, camera, path):
    run("ffmpeg", "-loglevel", "error", "-y", "-loop", "1", "-framerate", "15", "-t", "3", "-i",
        ROOT / f"samples/{sample}.jpg", "-vf", camera, "-c:v", "libx264", "-preset", "veryfast", "-crf", "23",
        "-pix_fmt", "yuv420p", "-g", "15", path)


def records(folder, output):
    """Returns the records of a folder's files by the name of the file."""
    subprocess.run([PROGRAM, "batch", folder, "--output", output, "--offline", "--time-limit", "600"],
                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False)
    lines = (output / "records.jsonl").read_text().splitlines()
    return {record["images"][0]["file"]: record for record in map(json.loads, lines)}


def judge(record, truth):
    """Returns the numbers of accepted nutrients with the printed amount and with another one."""
    accepted = {name: value for name, value in (record or {}).get("nutrients", {}).items()
                if value and value["source"] == "ocr"}
    printed = truth["nutrients"]
    right = sum(1 for name, value in accepted.items() if name in printed
                and (value["value"], value["unit"]) == (printed[name]["value"], printed[name]["unit"]))
    return right, len(accepted) - right


def main():
    samples = sys.argv[1:] or SAMPLES
    truths = {Path(line["image"]).stem: line for line in
              map(json.loads, (ROOT / "samples/truth.jsonl").read_text().splitlines())}
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        films, frames = folder / "films", folder / "frames"
        films.mkdir()
        frames.mkdir()
        for number, camera in enumerate(CAMERAS.values()):
            for sample in samples:
                film(sample, camera, films / f"{number}-{sample}.mp4")
        found = records(films, folder / "of-films")
        for name, record in found.items():
            for place, time in enumerate(record["images"][0]["frames"]):
                run("ffmpeg", "-loglevel", "error", "-y", "-i", films / name, "-vf", f"select=gte(t\\,{time - 0.001})",
                    "-frames:v", "1", frames / f"{name}-{place}.png")
        alone = records(frames, folder / "of-frames")
        print("| camera | printed | best frame | film | wrong in best frame | wrong in film |")
        print("|---|---|---|---|---|---|")
        for number, camera in enumerate(CAMERAS):
            sums = [0] * 5
            for sample in samples:
                name = f"{number}-{sample}.mp4"
                truth = truths[sample]
                judged = [judge(record, truth) for frame, record in alone.items() if frame.startswith(name + "-")]
                best = max(judged, key=lambda counts: (counts[0], -counts[1]), default=(0, 0))
                whole = judge(found.get(name), truth)
                for place, value in enumerate((len(truth["nutrients"]), best[0], whole[0], best[1], whole[1])):
                    sums[place] += value
                print(f"{camera}: {sample}: {best} {whole} of {len(truth['nutrients'])}", file=sys.stderr)
            print(f"| {camera} | " + " | ".join(map(str, sums)) + " |")


main()
