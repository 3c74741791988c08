"""Writes photos of invented labels with their truth.

python3 -m labels.render --count 800 --seed 1 --output FOLDER

Needs NumPy, Pillow and fontconfig. The same seed and fonts give the same photos.
"""

import argparse
import json
import math
import random as randoms
import subprocess
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from . import generate, lexicon, plan

sys.path.insert(0, str(Path(__file__).parents[3] / "Tools" / "SampleGenerator"))
import photo as camera  # noqa: E402 (the samples' camera)

LONGEST_SIDE = 3000  # Pixels of a photo.
LEGIBLE = 30.0  # Least pixels of a line on a legible photo, where the label is not too large.
EM = 0.92  # Size of a font, in heights of its word's box.
# Languages whose letters a font must have to print them.
LETTERS = "aAgG0ßéłžőșğ"
PAPERS = [(250, 248, 242), (255, 255, 255), (232, 226, 205), (214, 226, 236), (240, 220, 150), (196, 214, 180)]
INKS = [(20, 20, 24), (35, 30, 90), (70, 40, 30), (20, 70, 45), (110, 20, 30)]


def fonts():
    """Returns the files of upright fonts that have the letters of Europe's languages, and of Greek and Cyrillic."""
    listed = subprocess.run(
        ["fc-list", "-f", "%{file}|%{slant}|%{style}\n", ":outline=true:charset=%s" % " ".join("%x" % ord(l) for l in LETTERS)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found = set()
    for line in listed.splitlines():
        file, slant, style = (line.split("|") + ["", ""])[:3]
        if slant == "0" and "Thin" not in style and "Mono" not in file and file.endswith((".ttf", ".otf")):
            found.add(file)
    if not found:
        raise SystemExit("There are no fonts: install fonts-liberation, fonts-open-sans or others.")
    return sorted(found)


class Face:
    """A font in the sizes of a sheet."""

    def __init__(self, file):
        self.file, self.sizes = file, {}

    def size(self, pixels):
        """Returns the font in a size."""
        if pixels not in self.sizes:
            self.sizes[pixels] = ImageFont.truetype(self.file, pixels)
        return self.sizes[pixels]

    def has(self, text):
        """Whether the font has all letters of a text."""
        font = self.size(20)
        missing = font.getmask("\uffff").getbbox(), bytes(font.getmask("\uffff"))
        return all((font.getmask(l).getbbox(), bytes(font.getmask(l))) != missing for l in set(text) if l.strip())


def face(random, files, sheet):
    """Returns a font that has all letters of a sheet."""
    text = "".join(word.text for word in sheet.words)
    for _ in range(40):
        one = Face(random.choice(files))
        if one.has(text):
            return one
    return one


def rules(random, sheet, draw, place, ink):
    """Draws the rules of a table: between its rows, between its columns, around it."""
    table = [w for w in sheet.words if w.group.startswith(("names", "column", "units", "head"))]
    cells = [w for w in table if w.group.startswith("column")]
    if not cells:
        return
    left, right = min(w.x for w in table) - 0.4, max(w.x + w.w for w in table) + 0.4
    top, bottom = min(w.y for w in table) - 0.2, max(w.y + w.h for w in table) + 0.2
    width = max(1, round(random.uniform(0.03, 0.13) * place(0, 1, 0)[1]))
    if random.random() < 0.5:
        rows = sorted({round(w.y, 2) for w in cells})
        for above, below in zip(rows, rows[1:]):
            if below - above > 1.02:
                y = (above + 1.0 + below) / 2
                draw.line([place(left, y), place(right, y)], ink, width)
    if random.random() < 0.45:
        groups = sorted({w.group for w in cells}, key=lambda g: min(w.x for w in cells if w.group == g))
        names = [w.x + w.w for w in table if w.group.startswith("names")]
        before = max(names) if names else left
        for group in groups:
            own = [w for w in table if w.group == group]
            start = min(w.x for w in own)
            if start - before > 0.5:
                x = (start + before) / 2
                draw.line([place(x, top), place(x, bottom)], ink, width)
            before = max(w.x + w.w for w in own)
    if random.random() < 0.4:
        draw.rectangle([place(left, top), place(right, bottom)], outline=ink, width=width)


def artwork(random, sheet, one, scale):
    """Returns a sheet as flat print; `scale` is pixels a height."""
    left, top, right, bottom = sheet.bounds()
    margin = random.uniform(0.8, 3.0)
    size = (math.ceil((right - left + 2 * margin) * scale), math.ceil((bottom - top + 2 * margin) * scale))
    paper, ink = random.choice(PAPERS), random.choice(INKS)
    if random.random() < 0.22:
        paper, ink = random.choice(INKS), random.choice(PAPERS)
    if random.random() < 0.2:
        share = random.uniform(0.2, 0.55)
        ink = tuple(round(i + (p - i) * share) for i, p in zip(ink, paper))
    picture = Image.new("RGB", size, paper)
    draw = ImageDraw.Draw(picture)

    def place(x, y, offset=1):
        return round((x - offset * (left - margin)) * scale), round((y - offset * (top - margin)) * scale)

    rules(random, sheet, draw, place, ink)
    for word in sheet.words:
        font = one.size(max(6, round(EM * word.h * scale)))
        box = font.getbbox(word.text, anchor="ls")
        wide = max(1, round(word.w * scale))
        natural = max(1, box[2] - min(0, box[0]))
        mask = Image.new("L", (natural + 2, round(1.7 * font.size)), 0)
        ImageDraw.Draw(mask).text((-min(0, box[0]), round(1.15 * font.size)), word.text, 255, font=font, anchor="ls")
        mask = mask.resize((min(wide, round(1.25 * natural)) + 2, mask.height), Image.Resampling.LANCZOS)
        x, y = place(word.x, word.y + 0.76 * word.h)
        picture.paste(Image.new("RGB", mask.size, ink), (x, y - round(1.15 * font.size)), mask)
    return picture


def legible(random, size):
    """Returns how a photo is taken on which a person reads every letter."""
    taken = {
        "fill": random.uniform(0.85, 0.98),
        "tilt": random.gauss(0, 1.0),
        "falloff": random.uniform(0.05, 0.2),
        "noise": random.uniform(0.5, 1.5),
        "blur": 0.3,
        "exposure": random.uniform(0.9, 1.05),
        "on": random.choice(["wood", "stone", "cloth", "table"]),
        "closeup": random.random() < 0.6,
    }
    taken["size"] = tuple(min(LONGEST_SIDE, math.ceil(side / taken["fill"])) for side in size)
    return taken


def settings(random, size, scale):
    """Returns how a photo is taken."""
    chance = random.random
    taken = {
        "fill": random.uniform(0.8, 0.98),
        "tilt": random.gauss(0, 1.0 if chance() < 0.6 else 4.0),
        "yaw": random.gauss(0, 0.08),
        "pitch": random.gauss(0, 0.08),
        "falloff": random.uniform(0.05, 0.5),
        "noise": random.uniform(0.8, 6.0),
        "blur": abs(random.gauss(0, 0.035)) * scale,
        "exposure": random.uniform(0.65, 1.1),
        "warm": random.uniform(-1, 1),
        "on": random.choice(["wood", "stone", "cloth", "table"]),
        "closeup": chance() < 0.6,
    }
    if chance() < 0.3:
        taken.update(can=random.uniform(0.35, 0.95), bow=random.uniform(0.0, 0.2))
    if chance() < 0.2:
        taken.update(creases=random.randint(1, 3), crease_depth=random.uniform(0.002, 0.008))
    if chance() < 0.25:
        taken["waves"] = random.uniform(0.002, 0.012)
    if chance() < 0.25:
        taken.update(shadow=random.uniform(0.2, 0.6), shadow_at=random.uniform(0.3, 1.0))
    if chance() < 0.2:
        taken["haze"] = random.uniform(0.05, 0.35)
    if chance() < 0.25:
        taken["glare"] = [
            (random.random(), random.random(), random.uniform(0.04, 0.15), random.uniform(0.4, 1.0))
            for _ in range(random.randint(1, 2))
        ]
    taken["size"] = tuple(min(LONGEST_SIDE, math.ceil(side / taken["fill"])) for side in size)
    return taken


def photo(random, sheet, files, is_legible=False):
    """Returns a photo of a sheet."""
    left, top, right, bottom = sheet.bounds()
    longest = max(right - left, bottom - top) + 6
    scale = min(max(math.exp(random.gauss(math.log(26), 0.5)), 10.0), 70.0, 0.8 * LONGEST_SIDE / longest)
    if is_legible:
        scale = min(max(scale, LEGIBLE), 0.8 * LONGEST_SIDE / longest)
    flat = artwork(random, sheet, face(random, files, sheet), scale)
    noise = np.random.default_rng(random.getrandbits(32))
    taken = legible(random, flat.size) if is_legible else settings(random, flat.size, scale)
    return camera.take(flat, taken, noise)[0]


def one(seed, number, languages, files, kind=None, is_legible=False):
    """Returns an invented label's truth and its photo; each number of a seed is independent of the others."""
    random = randoms.Random("%s %s photo" % (seed, number))
    kind = kind or random.choices(list(generate.KINDS), list(generate.KINDS.values()))[0]
    label, sheet = generate.draw(random, kind, languages)
    picture = photo(random, sheet, files, is_legible)
    return plan.truth(label, "g%05d.jpg" % number), picture, random.randint(85 if is_legible else 45, 92)


def main():
    """Writes a folder of photos."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=800)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=list(generate.KINDS), help="Only labels of this kind.")
    parser.add_argument("--legible", action="store_true", help="Only photos on which a person reads every letter.")
    parser.add_argument("--output", required=True)
    options = parser.parse_args()
    folder = Path(options.output)
    folder.mkdir(parents=True, exist_ok=True)
    languages, files = lexicon.read(), fonts()
    with open(folder / "truth.jsonl", "a" if options.first else "w", encoding="utf-8") as file:
        for number in range(options.first, options.first + options.count):
            truth, picture, quality = one(
                options.seed, number, languages, files, options.kind, options.legible
            )
            picture.save(folder / truth["image"], quality=quality)
            file.write(json.dumps(truth, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
