#!/usr/bin/python3
"""Draws the sample photos and writes their truth and table.

    generate.py               everything
    generate.py NAME...       only these photos, and the truth and table

check.py holds truth and table to the catalogue without drawing.
"""
import pathlib
import subprocess
import sys
import tempfile
import zlib

import numpy as np
from PIL import Image

import catalogue
import layouts
import photo
from check import FOLDER, table_text, truth_text

MAX_BYTES = 900_000
# How the pixels of an upright photo are stored for an EXIF orientation.
STORED = {3: Image.Transpose.ROTATE_180, 6: Image.Transpose.ROTATE_90,
          8: Image.Transpose.ROTATE_270}
# Clockwise turns of photos that no tag tells of.
TURNED = {90: Image.Transpose.ROTATE_270, 180: Image.Transpose.ROTATE_180}
# A place in the empty sea, which no output may ever show.
GPS = {1: "N", 2: (12.0, 34.0, 56.0), 3: "W", 4: (43.0, 21.0, 9.0)}


def fitted(sample):
    """The artwork, drawn slightly larger than the photo will show it."""
    probe = layouts.draw(sample, 24)
    blank = dict(sample["camera"])
    width, height = blank["size"]
    half = blank.get("can", 0.0)
    seen = probe.width * (np.sin(half) / half if half else 1.0)
    fill = blank.get("fill", 0.86)
    scale = min(fill * width / seen, fill * height / probe.height)
    return layouts.draw(sample, 24 * scale * 1.1)


def save(image, sample):
    """Writes the photo in the format that its name says."""
    camera, path = sample["camera"], FOLDER / sample["file"]
    exif = Image.Exif()
    if camera.get("exif"):
        exif[0x0112] = camera["exif"]
        image = image.transpose(STORED[camera["exif"]])
    if camera.get("turned"):
        image = image.transpose(TURNED[camera["turned"]])
    if camera.get("gps"):
        exif[0x010F], exif[0x0110] = "Invented", "Camera 1"
        exif[0x8825] = GPS
    if camera.get("grey"):
        image = image.convert("L")
    if path.suffix == ".heic":
        with tempfile.TemporaryDirectory() as folder:
            plain = pathlib.Path(folder) / "photo.png"
            image.save(plain)
            subprocess.run(["heif-enc", "-q", "50", "-o", path, plain], check=True,
                           stdout=subprocess.DEVNULL)
    elif path.suffix == ".jpg":
        image.save(path, quality=80, optimize=True, **({"exif": exif} if len(exif) else {}))
    elif path.suffix == ".webp":
        image.save(path, quality=80, method=4)
    elif path.suffix == ".tiff":
        image.save(path, compression="tiff_adobe_deflate")
    else:
        image.save(path, optimize=True)


def draw(sample):
    """Takes and writes one photo."""
    random = np.random.default_rng(zlib.crc32(sample["file"].encode()))
    image, scale = photo.take(fitted(sample), sample["camera"], random)
    save(image, sample)
    size = (FOLDER / sample["file"]).stat().st_size
    if size > MAX_BYTES:
        raise SystemExit(f"{sample['file']}: {size} bytes are over the limit of {MAX_BYTES}")
    print(f"{sample['file']:28} {size // 1000:4} kB", flush=True)


def main(arguments):
    samples = catalogue.SAMPLES
    unknown = set(arguments) - {s["file"] for s in samples}
    if unknown:
        raise SystemExit(f"no such sample: {', '.join(sorted(unknown))}")
    for sample in samples:
        if not arguments or sample["file"] in arguments:
            draw(sample)
    (FOLDER / "truth.jsonl").write_text(truth_text(samples), "utf-8")
    (FOLDER / "README.md").write_text(table_text(samples), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
