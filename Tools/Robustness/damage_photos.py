#!/usr/bin/env python3
"""Damage photos, to see what is read on worse ones. Needs Pillow and NumPy.

damage_photos.py KIND PHOTOS OUTPUT [SEED]

PHOTOS is a folder of photos with a `truth.jsonl`, OUTPUT a new folder for damaged copies with the same truth. Then
`labelscan evaluate OUTPUT` reads them. KIND is one of

    blur        a Gaussian blur of a 900th of the width, at least of one pixel
    small       0.6 times the size
    jpeg        JPEG of quality 20
    turned      turned by 4 degrees
    dark        0.45 times as bright, then 0.6 times the contrast
    bent        bent down by 6 % of the height at both sides, as on a can
    raised      bent up by as much
    aside       a sixth narrower at the top, turned by 3 degrees
    grain       normally distributed grain of 12 grey levels
    cut         one side cut off, from a tenth to nearly half of the picture, by the photo's name and SEED
    warped      bent as on a can or a bag, or a tilted panel, by the photo's name and SEED
    varied      taken anew: some of the above at once, each to a small degree, by the photo's name and SEED
"""
import io
import pathlib
import random
import re
import shutil
import sys

import numpy
from PIL import Image, ImageEnhance, ImageFilter, ImageOps

import warping

FORMATS = {".png": "PNG", ".webp": "WEBP"}
BANDS = 24


def bent(image, share):
    """Return an image whose sides are moved down along a parabola, by a share of the height."""
    width, height = image.size
    bow = share * height / (width / 2) ** 2
    mesh = []
    for band in range(BANDS):
        left, right = width * band // BANDS, width * (band + 1) // BANDS
        first, last = (bow * (x - width / 2) ** 2 for x in (left, right))
        mesh.append((
            (left, 0, right, height),
            (left, -first, left, height - first, right, height - last, right, -last)))
    return image.transform((width, height), Image.Transform.MESH, mesh, Image.Resampling.BICUBIC)


def aside(image):
    """Return an image as seen from above, a little turned."""
    width, height = image.size
    corners = (-0.1 * width, 0, 0, height, width, height, 1.1 * width, 0)
    seen = image.transform(
        (width, height), Image.Transform.QUAD, corners, Image.Resampling.BICUBIC)
    return seen.rotate(-3, fillcolor=(200, 200, 200), resample=Image.Resampling.BICUBIC)


def grain(image):
    """Return an image with grain, always the same."""
    levels = numpy.asarray(image, dtype=numpy.float32)
    noise = numpy.random.default_rng(1).normal(0, 12, levels.shape[:2])
    return Image.fromarray((levels + noise[..., None]).clip(0, 255).astype(numpy.uint8))


def varied(image, source):
    """Return an image as another shot might show the same label."""
    scale = source.uniform(0.6, 1.05)
    if max(image.size) * scale > 500:
        image = image.resize(
            (int(image.width * scale), int(image.height * scale)), Image.Resampling.LANCZOS)
    if source.random() < 0.5:
        image = bent(image, source.uniform(-0.03, 0.03))
    image = image.rotate(
        source.gauss(0, 1.5), expand=True, fillcolor=(200, 200, 200),
        resample=Image.Resampling.BICUBIC)
    image = ImageEnhance.Brightness(image).enhance(source.uniform(0.6, 1.2))
    image = ImageEnhance.Contrast(image).enhance(source.uniform(0.7, 1.2))
    if source.random() < 0.4:
        image = image.filter(ImageFilter.GaussianBlur(source.uniform(0.3, 1) * image.width / 1200))
    if source.random() < 0.5:
        file = io.BytesIO()
        image.save(file, "JPEG", quality=source.randint(25, 70))
        image = Image.open(file)
    return image


def cut(image, source):
    """Return an image without a part at one side, as a careless shot has it."""
    share = source.uniform(0.1, 0.45)
    width, height = image.size
    return image.crop(source.choice((
        (int(share * width), 0, width, height), (0, 0, int((1 - share) * width), height),
        (0, int(share * height), width, height), (0, 0, width, int((1 - share) * height)))))


def damaged(kind, image):
    """Return a damaged copy of an image."""
    if kind == "blur":
        return image.filter(ImageFilter.GaussianBlur(max(1, image.width / 900)))
    if kind == "small":
        size = (int(image.width * 0.6), int(image.height * 0.6))
        return image.resize(size, Image.Resampling.LANCZOS)
    if kind == "turned":
        return image.rotate(
            4, expand=True, fillcolor=(200, 200, 200), resample=Image.Resampling.BICUBIC)
    if kind == "dark":
        return ImageEnhance.Contrast(ImageEnhance.Brightness(image).enhance(0.45)).enhance(0.6)
    if kind in ("bent", "raised"):
        return bent(image, 0.06 if kind == "bent" else -0.06)
    if kind == "grain":
        return grain(image)
    return aside(image) if kind == "aside" else image


def main():
    """Damage a folder of photos."""
    kinds = re.findall(r"^    (\w+) ", __doc__, re.M)
    if len(sys.argv) not in (4, 5) or sys.argv[1] not in kinds:
        sys.exit(__doc__)
    kind, source, target = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    seed = sys.argv[4] if len(sys.argv) == 5 else "1"
    target.mkdir(parents=True)
    shutil.copy(source / "truth.jsonl", target)
    for file in sorted(source.iterdir()):
        if file.suffix.lower() not in (".jpg", ".jpeg", ".png", ".webp"):
            continue
        image = ImageOps.exif_transpose(Image.open(file)).convert("RGB")
        chance = random.Random(f"{seed} {file.name}")
        by_chance = {"varied": varied, "cut": cut, "warped": warping.warped}
        copy = by_chance[kind](image, chance) if kind in by_chance else damaged(kind, image)
        copy.save(
            target / file.name, format=FORMATS.get(file.suffix.lower(), "JPEG"),
            quality=20 if kind == "jpeg" else 92)


if __name__ == "__main__":
    main()
