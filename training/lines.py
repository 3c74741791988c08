"""Draws camera-like lines of labels, cut out as the program cuts them out.

    lines.py OUT.npz COUNT SEED --base FOLDER

FOLDER is what prepare.py wrote. A shard holds `pixels`, the network's inputs side by side, their
`widths` and `texts`. The same seed, fonts and words give the same shard.
"""
import argparse
import io
import math
import os
import pathlib
import random
import re

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

import crop
from characters import Characters
from network_input import Leptonica, network_input
from scribbles import scribbled
from texts import LabelText

GREATEST_WIDTH = 1700  # pixels of a line picture; longer ones only cost time
# Fonts by name: how much oftener or seldomer than others. Labels are set in narrow sans serif.
FONT_WEIGHTS = ((r"mono|cursor|courier", .3), (r"serif|termes|pagella|schola|bonum|c059|p052", .35),
                (r"bookman|chorus|caladea|slab", .35), (r"thin|extralight|hairline", .25),
                (r"italic|oblique", .4), (r"narrow|cond", 2.0),
                (r"liberation ?sans|arimo|heros|nimbus ?sans|open ?sans|roboto|helvet", 1.6))
LETTERS = "aAgG0ßéłž"  # a font without these is no label font
RARE_SIGNS = set("µ²³¹℮½¼¾≤≥±†‡•™®")
MISSING = "\U0010fffd"  # drawn as any letter is that a font lacks
FONT_TRIES = 20  # to find one with the signs of a text
SMALL_PRINT = 0.3  # of the lines have capitals of 6 to 10 pixels
NO_PRINT = 0.06  # of the strips show no letter at all
SHARPENED = 0.12  # of the strips are sharpened, as the program does with those of blurred photos
SHARPENING_REACH = 5  # Sharpening.blurredStrip.halfWidth


class Printer:
    """Fonts and texts, drawn from one seed."""

    def __init__(self, seed, fonts, words, knows):
        self.random = random.Random(seed)
        self.noise = np.random.default_rng(seed)
        self.fonts = fonts
        self.weights = [font_weight(path) for path in fonts]
        self.text = LabelText(self.random, words, knows)

    def line(self):
        """A text and its picture (uint8)."""
        while True:
            text = self.text.line()
            is_print = not self._chance(NO_PRINT)
            picture = self._photographed(text, is_print)
            if picture is not None and picture.shape[1] <= GREATEST_WIDTH:
                if self._chance(SHARPENED):
                    picture = sharpened(picture)
                return (text if is_print else ""), picture

    def _chance(self, probability):
        return self.random.random() < probability

    def _photographed(self, text, is_print):
        r = self.random
        # Capital heights on photos: median about 20 px, in frames of videos often 7 to 9.
        em = min(85.0, max(9.5, math.exp(r.gauss(math.log(27), .58))))
        if self._chance(SMALL_PRINT):
            em = r.uniform(8.5, 14)
        over = 2 if em < 22 else 1
        ink, boxes = self._printed(text, int(round(em * over)))
        if not is_print:
            ink = scribbled(r, ink, boxes, em * over)
        mapping = self._camera(ink.size, over, em)
        size, flat_to_photo, quads = mapping
        if over == 2:
            ink = ink.filter(ImageFilter.BoxBlur(0.5))
        ink = ink.transform(size, Image.Transform.MESH, quads, Image.Resampling.BILINEAR)
        is_dark_ground = self._chance(.33)
        photo = self._exposed(np.asarray(ink, np.float32) / 255, em, is_dark_ground)
        curve = self._found(boxes, flat_to_photo, em)
        return crop.line_picture(photo, curve, is_dark_ground)

    def _printed(self, text, em):
        """The line with its neighbours as an ink mask, and the boxes of its letters."""
        r = self.random
        font = self._font(text, em)
        squeeze = r.choices([1, r.uniform(.7, 1), r.uniform(1, 1.12)], [52, 38, 10])[0]
        tracking = r.choices([0, r.uniform(-.04, .1) * em], [72, 28])[0]
        is_short = len(text) <= 9
        above = below = ""
        if self._chance(.7):
            above, below = [
                self.text.value() if is_short and self._chance(.7)
                else self.text.line()[:max(6, len(text) + 4)] for _ in range(2)]
        pitch = em * r.uniform(.95, 1.45)
        width = int(max(font.getlength(line) + abs(tracking) * len(line)
                        for line in (text, above, below)) + 3 * em)
        height = int(2 * pitch + 3 * em)
        mask = Image.new("L", (width, height), 0)
        draw = ImageDraw.Draw(mask)
        left, top = 1.5 * em, em + pitch
        for line, row in ((above, top - pitch), (below, top + pitch)):
            draw.text((left + r.uniform(-.5, .5) * em, row), line, font=font, fill=255)
        boxes, x = [], left
        if tracking == 0:
            draw.text((left, top), text, font=font, fill=255)
        for index, letter in enumerate(text):
            if tracking:
                draw.text((x, top), letter, font=font, fill=255)
            if letter != " ":
                a, b, c, d = font.getbbox(letter)
                boxes.append((x + a, top + b, x + c, top + d))
                # Letters that touch are one piece of ink.
                if len(boxes) > 1 and (boxes[-1][0] - boxes[-2][2]) < .015 * em \
                        and self._chance(.5):
                    second, first = boxes.pop(), boxes.pop()
                    boxes.append((first[0], min(first[1], second[1]), second[2],
                                  max(first[3], second[3])))
            x = (left + font.getlength(text[:index + 1]) if tracking == 0
                 else x + font.getlength(letter) + tracking)
        self._ruled(draw, mask.size, boxes, em, is_short)
        if self._chance(.08):
            self._dotted(mask, em)
        if self._chance(.15) and em > 18:
            mask = mask.filter(ImageFilter.MaxFilter(3)) if em > 45 else \
                mask.filter(ImageFilter.GaussianBlur(.02 * em)).point(lambda v: min(255, v * 2))
        if squeeze != 1:
            mask = mask.resize((max(4, int(width * squeeze)), height), Image.Resampling.BOX
                               if squeeze < 1 else Image.Resampling.BILINEAR)
            boxes = [(a * squeeze, b, c * squeeze, d) for a, b, c, d in boxes]
        return mask, boxes

    def _font(self, text, em):
        """A font that has the text's characters; signs are missing in some."""
        for _ in range(FONT_TRIES):
            font = ImageFont.truetype(
                self.random.choices(self.fonts, self.weights)[0], em)
            missing = font.getmask(MISSING).getbbox(), font.getlength(MISSING)
            if all((font.getmask(sign).getbbox(), font.getlength(sign)) != missing
                   for sign in set(text) & RARE_SIGNS):
                break
        return font

    def _ruled(self, draw, size, boxes, em, is_short):
        """Rules of tables and borders of cells around the line."""
        r = self.random
        if not self._chance(.38 if is_short else .25):
            return
        left, right = boxes[0][0], boxes[-1][2]
        top, bottom = min(b[1] for b in boxes), max(b[3] for b in boxes)
        thick, ink = max(1, int(em * r.uniform(.02, .1))), int(255 * r.uniform(.4, 1))
        sides = r.sample("TBLR", r.choice([1, 1, 2, 2, 3, 4])) if is_short or self._chance(.3) \
            else r.sample("TB", r.choice([1, 2]))
        for side in sides:
            gap = r.uniform(.06, .4) * em
            if side in "TB":
                y = top - gap - thick if side == "T" else bottom + gap
                draw.rectangle((0, y, size[0], y + thick), fill=ink)
            else:
                x = left - gap - thick if side == "L" else right + gap
                draw.rectangle((x, 0, x + thick, size[1]), fill=ink)

    def _dotted(self, mask, em):
        """Dot-matrix and ink-jet print, coarse screens: the ink is a grid of dots."""
        step = max(2.0, em / self.random.uniform(8, 14))
        size = (max(2, int(mask.width / step)), max(2, int(mask.height / step)))
        coarse = mask.resize(size, Image.Resampling.BOX).resize(mask.size, Image.Resampling.NEAREST)
        y, x = np.mgrid[0:mask.height, 0:mask.width]
        dots = np.sin(np.pi * x / step) ** 2 * np.sin(np.pi * y / step) ** 2
        dots = np.clip(dots * self.random.uniform(1.6, 3), 0, 1)
        mask.paste(Image.fromarray((np.asarray(coarse) * dots).astype(np.uint8)))

    def _camera(self, size, over, em):
        """Turn, shear, perspective and bend: the photo's size, flat -> photo, and Pillow's mesh."""
        r = self.random
        width, height = size
        angle, shear = math.radians(r.gauss(0, 1.7)), r.gauss(0, .03)
        cos, sin = math.cos(angle) / over, math.sin(angle) / over
        turn = np.array([[cos, -sin + shear / over, 0], [sin, cos, 0], [0, 0, 1.0]])
        turn = turn @ np.array([[1, 0, -width / 2], [0, 1, -height / 2], [0, 0, 1.0]])
        tilt = np.eye(3)
        tilt[2, 0] = r.gauss(0, .02) / width * min(3, width / (6 * em * over))
        tilt[2, 1] = r.gauss(0, .02) / height
        matrix = tilt @ turn
        corners = projected(matrix, np.array(
            [[0, 0], [width, 0], [width, height], [0, height]], float))
        low = corners.min(0)
        matrix = np.array([[1, 0, -low[0]], [0, 1, -low[1]], [0, 0, 1.0]]) @ matrix
        photo = tuple(int(v) + 1 for v in corners.max(0) - low)
        bend = r.uniform(0, .16) * em if self._chance(.3) else 0.0
        period, phase = r.uniform(.7, 3) * photo[0], r.uniform(0, 6.28)

        def shift(x):
            return bend * np.sin(2 * np.pi * x / period + phase)

        def to_photo(points):
            places = projected(matrix, points)
            places[:, 1] += shift(places[:, 0])
            return places

        inverse, quads = np.linalg.inv(matrix), []
        for left in range(0, photo[0], 32):
            right = min(left + 32, photo[0])
            edge = np.array([[left, 0], [left, photo[1]], [right, photo[1]], [right, 0]], float)
            edge[:, 1] -= shift(edge[:, 0])
            quads.append(((left, 0, right, photo[1]), projected(inverse, edge).ravel().tolist()))
        return photo, to_photo, quads

    def _exposed(self, ink, em, is_dark_ground):
        """Ink on ground in the light there is, through lens, sensor and JPEG."""
        r, noise = self.random, self.noise
        height, width = ink.shape
        contrast = min(1.0, max(.12, r.betavariate(2.2, 1.4))) * 215
        low = r.uniform(5, 250 - contrast)
        fore, back = (low + contrast, low) if is_dark_ground else (low, low + contrast)
        ground = np.full(ink.shape, back, np.float32)
        if self._chance(.6):
            ground += self._texture(width, height) * r.uniform(0, .12) * contrast
        if self._chance(.4):
            ground += np.linspace(-1, 1, width, dtype=np.float32) * r.uniform(-.4, .4) * contrast
        if self._chance(.3):
            ground += np.linspace(-1, 1, height, dtype=np.float32)[:, None] \
                * r.uniform(-.3, .3) * contrast
        y, x = np.mgrid[0:height, 0:width].astype(np.float32)
        if self._chance(.12):  # halftone
            pitch, turn = r.uniform(2, 5), r.uniform(0, 1.57)
            u, v = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
            ground += contrast * r.uniform(.03, .2) * np.sin(6.28 / pitch * u) \
                * np.sin(6.28 / pitch * v)
        opacity = r.uniform(.75, 1)
        light = ground * (1 - ink * opacity) + fore * ink * opacity
        if self._chance(.12):  # glare
            radius = r.uniform(.5, 2.5) * em
            distance = (x - r.uniform(0, width)) ** 2 + (y - r.uniform(0, height)) ** 2
            light += r.uniform(20, 140) * np.exp(-distance / (2 * radius * radius))
        light = self._blurred(light, em)
        level = r.choices([0, r.uniform(1, 6), r.uniform(5, 17)], [30, 45, 25])[0]
        if em < 16:
            level = min(level, .12 * contrast)  # more would leave nothing to be read
        if level:
            grain = noise.standard_normal(light.shape, np.float32) * level * min(1, contrast / 90)
            if self._chance(.5):
                grain = (grain + np.roll(grain, 1, 1) + np.roll(grain, 1, 0)) * .7
            light = light + grain
        photo = Image.fromarray(np.clip(light, 0, 255).astype(np.uint8))
        if self._chance(.2):
            photo = photo.filter(ImageFilter.UnsharpMask(max(.7, .04 * em), r.randint(50, 200), 0))
        if self._chance(.6):
            photo = compressed(photo, r.randint(28, 95))
        elif self._chance(.25):
            # A frame of a video: fewer pixels, coarse, and shown larger.
            factor = r.uniform(min(1, max(.5, 10 / em)), 1)
            size = tuple(max(8, int(side * factor)) for side in photo.size)
            photo = compressed(photo.resize(size, Image.Resampling.BICUBIC), r.randint(12, 45)) \
                .resize(photo.size, Image.Resampling.BICUBIC)
        return photo

    def _blurred(self, light, em):
        """Out of focus, moved, or enlarged from fewer pixels."""
        r, form = self.random, self.random.random()
        if form < .72:
            sigma = abs(r.gauss(0, .06)) * em
            if sigma > .3:
                image = Image.fromarray(np.clip(light, 0, 255).astype(np.uint8))
                return np.asarray(image.filter(ImageFilter.GaussianBlur(sigma)), np.float32)
        elif form < .86:
            length, turn = r.uniform(.05, .22) * em, r.uniform(0, math.pi)
            steps = max(2, int(length) + 1)
            return sum(np.roll(light, (round(k * length / steps * math.sin(turn)),
                                       round(k * length / steps * math.cos(turn))), (0, 1))
                       for k in range(steps)) / steps
        elif em > 15:
            factor = r.uniform(max(.4, 9 / em), .95)
            image = Image.fromarray(np.clip(light, 0, 255).astype(np.uint8))
            small = image.resize((max(4, int(image.width * factor)),
                                  max(4, int(image.height * factor))), Image.Resampling.BOX)
            return np.asarray(small.resize(image.size, Image.Resampling.BICUBIC), np.float32)
        return light

    def _texture(self, width, height):
        total = np.zeros((height, width), np.float32)
        for size in (self.random.choice([60, 100, 200]), self.random.choice([8, 16, 30])):
            small = self.noise.standard_normal((height // size + 2, width // size + 2), np.float32)
            total += np.asarray(Image.fromarray(small).resize(
                (width, height), Image.Resampling.BICUBIC)) * self.random.choice([.3, 1])
        return total

    def _found(self, boxes, to_photo, em):
        """The curve as the line finder lays it through the pieces of ink it found."""
        r, found = self.random, []
        # What the threshold adds to or takes from each piece of ink.
        growth = r.gauss(.01, .025) * em
        for left, top, right, bottom in boxes:
            corners = to_photo(np.array(
                [[left, top], [right, top], [right, bottom], [left, bottom]], float))
            low, high = corners.min(0) - growth, corners.max(0) + growth
            # A decimal point or a hyphen is often not linked to its line.
            if high[1] - low[1] < .3 * em and self._chance(.5):
                continue
            jitter = [r.gauss(0, .012) * em for _ in range(4)]
            found.append((low[0] + jitter[0], low[1] + jitter[1],
                          max(low[0] + 1, high[0] + jitter[2]),
                          max(low[1] + 1, high[1] + jitter[3])))
        for end in (0, -1):  # a letter at an end may be lost, END_PADDING brings it back
            if len(found) > 3 and self._chance(.06):
                found.pop(end)
        if not found:
            left, top, right, bottom = boxes[0][0], boxes[0][1], boxes[-1][2], boxes[-1][3]
            corners = to_photo(np.array([[left, top], [right, bottom]], float))
            found = [(*corners[0], *corners[1])]
        ends = to_photo(np.array([[boxes[0][0], boxes[0][3]], [boxes[-1][2], boxes[0][3]]], float))
        run = max(1.0, ends[1, 0] - ends[0, 0])
        slope = (ends[1, 1] - ends[0, 1]) / run + r.gauss(0, .02 if len(boxes) < 9 else .008)
        return crop.fitted(found, slope)


def projected(matrix, points):
    places = np.c_[points, np.ones(len(points))] @ matrix.T
    return places[:, :2] / places[:, 2:]


def compressed(photo, quality):
    file = io.BytesIO()
    photo.save(file, "JPEG", quality=quality)
    return Image.open(file).convert("L")


def sharpened(picture):
    """As Sharpening.swift: each pixel steps away from the mean around it."""
    mean = Image.fromarray(picture).filter(ImageFilter.BoxBlur(SHARPENING_REACH))
    step = picture.astype(np.int16) - np.asarray(mean, np.int16)
    return np.clip(picture + step, 0, 255).astype(np.uint8)


def font_weight(path):
    name, weight = os.path.basename(path).lower(), 1.0
    for pattern, factor in FONT_WEIGHTS:
        if re.search(pattern, name):
            weight *= factor
    return weight


def write_shard(path, lines):
    """`lines` are texts and network inputs."""
    pictures = [picture for _, picture in lines]
    temporary = f"{path}.part"
    with open(temporary, "wb") as file:
        np.savez(file, pixels=np.concatenate(pictures, 1),
                 widths=np.array([picture.shape[1] for picture in pictures]),
                 texts=np.array([text for text, _ in lines]))
    os.replace(temporary, path)


def read_shard(path):
    """The lines' texts, the widths of their inputs, and the inputs side by side."""
    with np.load(path) as shard:
        return shard["texts"].tolist(), shard["widths"].tolist(), shard["pixels"]


def printer(base, seed):
    """The printer with the fonts and words that prepare.py found."""
    base = pathlib.Path(base)
    characters = Characters(base / "model.lstm-unicharset", base / "model.lstm-recoder")
    return Printer(seed, (base / "fonts.txt").read_text().split("\n"),
                   (base / "words.txt").read_text(encoding="utf-8").split("\n"), characters.knows)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("out")
    parser.add_argument("count", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--base", required=True)
    arguments = parser.parse_args()
    source, leptonica = printer(arguments.base, arguments.seed), Leptonica()
    lines = (source.line() for _ in range(arguments.count))
    write_shard(arguments.out, [
        (text, network_input(picture, crop.HEIGHT, leptonica)) for text, picture in lines])


if __name__ == "__main__":
    main()
