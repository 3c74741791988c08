"""Flat label artwork: blocks of text and tables, all lengths in ems of the small print."""
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

import ean13

ROOT = "/usr/share/fonts/truetype/"
FAMILIES = {
    "sans": ("liberation/LiberationSans-Regular.ttf", "liberation/LiberationSans-Bold.ttf"),
    "narrow": ("liberation/LiberationSansNarrow-Regular.ttf",
               "liberation/LiberationSansNarrow-Bold.ttf"),
    "serif": ("liberation/LiberationSerif-Regular.ttf", "liberation/LiberationSerif-Bold.ttf"),
    "dejavu": ("dejavu/DejaVuSansCondensed.ttf", "dejavu/DejaVuSansCondensed-Bold.ttf"),
    "roboto": ("roboto/unhinted/RobotoTTF/Roboto-Regular.ttf",
               "roboto/unhinted/RobotoTTF/Roboto-Bold.ttf"),
    "condensed": ("roboto/unhinted/RobotoCondensed-Regular.ttf",
                  "roboto/unhinted/RobotoCondensed-Bold.ttf"),
    "lato": ("lato/Lato-Regular.ttf", "lato/Lato-Heavy.ttf"),
    "open": ("open-sans/OpenSans-Regular.ttf", "open-sans/OpenSans-Bold.ttf"),
}

# Paper, small print, colour of the brand's band, print on that band.
THEMES = {
    "white": ("#fbfbf8", "#151515", "#b3202c", "#ffffff"),
    "cream": ("#f6eeda", "#3a2416", "#6d3b1c", "#fff4dc"),
    "sky": ("#e3eff8", "#10284f", "#1c5fa5", "#ffffff"),
    "mint": ("#e6f3e4", "#143a20", "#2d7a3e", "#ffffff"),
    "orange": ("#f3a444", "#1d1208", "#5b1d0c", "#ffe9c9"),
    "kraft": ("#c59a68", "#2a190c", "#2a190c", "#f4dfbf"),
    "forest": ("#123c2a", "#f4f6ee", "#d9b44a", "#123c2a"),
    "night": ("#17181c", "#f2f2f2", "#8f1d28", "#ffffff"),
    "plum": ("#4a1740", "#f8eef4", "#e7c9dc", "#4a1740"),
    "silver": ("#b9bbb8", "#6b6e70", "#8d9092", "#d8dad8"),
    "rose": ("#f2dbd8", "#a0706c", "#c48a85", "#fbeeed"),
    "lemon": ("#f8e35a", "#20200c", "#c1121f", "#fff7c9"),
}


@lru_cache(maxsize=None)
def font(family, bold, size):
    """The font in pixels per em."""
    return ImageFont.truetype(ROOT + FAMILIES[family][bool(bold)], max(6, round(size)))


@dataclass(frozen=True)
class Pen:
    """What a block is drawn with: the font, its size in pixels, and the colours."""
    family: str
    em: float
    theme: str

    @property
    def paper(self): return THEMES[self.theme][0]
    @property
    def ink(self): return THEMES[self.theme][1]
    @property
    def accent(self): return THEMES[self.theme][2]
    @property
    def on_accent(self): return THEMES[self.theme][3]

    def px(self, ems): return round(ems * self.em)
    def font(self, bold=False, size=1.0): return font(self.family, bold, self.em * size)
    def blank(self, width, height): return Image.new("RGB", (width, max(1, height)), self.paper)


def paragraph(pen, width, text, size=1.0, leading=1.27, align="left", ink=None, paper=None):
    """Text wrapped to `width` ems; `*words*` between asterisks are bold, newlines break."""
    wide, space = pen.px(width), pen.font(False, size).getlength(" ")
    lines, bold = [[]], False
    for number, row in enumerate(text.split("\n")):
        if number:
            lines.append([])
        used = 0.0
        for word in row.split():
            pieces = []
            for part_number, part in enumerate(word.split("*")):
                bold ^= part_number > 0
                if part:
                    pieces.append((part, bold))
            length = sum(pen.font(b, size).getlength(p) for p, b in pieces)
            if used and used + space + length > wide:
                lines.append([])
                used = 0.0
            lines[-1].append((pieces, length))
            used += (space if used else 0) + length
    step = pen.em * size * leading
    baseline = pen.em * size * (0.5 * leading + 0.3)
    image = Image.new("RGB", (wide, round(step * len(lines))), paper or pen.paper)
    draw = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        spare = wide - sum(l for _, l in line) - space * max(0, len(line) - 1)
        left = {"left": 0, "center": spare / 2, "right": spare}[align]
        for pieces, _ in line:
            for part, heavy in pieces:
                face = pen.font(heavy, size)
                draw.text((left, step * number + baseline), part, font=face, anchor="ls",
                          fill=ink or pen.ink)
                left += face.getlength(part)
            left += space
    return image


def stack(pen, blocks, gap=0.6):
    """Blocks one under the other."""
    space = pen.px(gap)
    image = pen.blank(max(b.width for b in blocks),
                      sum(b.height for b in blocks) + space * (len(blocks) - 1))
    top = 0
    for block in blocks:
        image.paste(block, (0, top))
        top += block.height + space
    return image


def beside(pen, blocks, gap=1.5, middle=False):
    """Blocks side by side."""
    space = pen.px(gap)
    image = pen.blank(sum(b.width for b in blocks) + space * (len(blocks) - 1),
                      max(b.height for b in blocks))
    left = 0
    for block in blocks:
        image.paste(block, (left, (image.height - block.height) // 2 if middle else 0))
        left += block.width + space
    return image


def framed(pen, block, margin=1.0, line=0.0):
    """A block with a margin of paper and, if `line` is given, a frame that thick."""
    edge, thick = pen.px(margin), round(pen.em * line)
    image = pen.blank(block.width + 2 * edge, block.height + 2 * edge)
    image.paste(block, (edge, edge))
    if thick:
        ImageDraw.Draw(image).rectangle((0, 0, image.width - 1, image.height - 1),
                                        outline=pen.ink, width=thick)
    return image


def band(pen, width, brand, name):
    """The coloured band with brand and product name."""
    inner = width - 2.4
    rows = [paragraph(pen, inner, f"*{brand}*", 2.4, 1.1, "center", pen.on_accent, pen.accent),
            paragraph(pen, inner, name, 1.5, 1.15, "center", pen.on_accent, pen.accent)]
    height = sum(r.height for r in rows) + pen.px(1.6)
    image = Image.new("RGB", (pen.px(width), height), pen.accent)
    top = pen.px(0.7)
    for row in rows:
        image.paste(row, (pen.px(1.2), top))
        top += row.height
    return image


def table(pen, width, rows, shares, header=None, lines=True, boxed=True, pad=0.22):
    """Rows of cells; the first cell is a name (leading spaces indent it), the rest are numbers.

    `shares` are the columns' parts of the width. A name that is too long wraps.
    """
    total, drawn = sum(shares), []
    for number, cells in enumerate(([header] if header else []) + rows):
        heavy = header is not None and number == 0
        blocks = []
        for place, (cell, share) in enumerate(zip(cells, shares)):
            indent = (len(cell) - len(cell.lstrip())) * 0.5
            mark = "*" if heavy and cell.strip() else ""
            body = "\n".join(f"{mark}{part}{mark}" for part in cell.strip().split("\n"))
            block = paragraph(pen, width * share / total - 2 * pad - indent, body, leading=1.2,
                              align="left" if place == 0 else "right")
            blocks.append(framed(pen, _indented(pen, block, indent), pad))
        drawn.append(beside(pen, blocks, 0))
    image = stack(pen, drawn, 0)
    thin = max(1, round(pen.em * 0.05))
    pencil, top = ImageDraw.Draw(image), 0
    for row in drawn[:-1]:
        top += row.height
        if lines:
            pencil.line((0, top, image.width, top), fill=pen.ink, width=thin)
    if boxed:
        left = 0
        for share in shares[:-1]:
            left += image.width * share / total
            pencil.line((left, 0, left, image.height), fill=pen.ink, width=thin)
        image = framed(pen, image, 0.06, 0.06)
    return image


def _indented(pen, block, indent):
    image = pen.blank(block.width + pen.px(indent), block.height)
    image.paste(block, (pen.px(indent), 0))
    return image


def dotted(pen, width, rows, leading=1.35):
    """Names and values with a row of dots between."""
    image = pen.blank(pen.px(width), round(pen.em * leading * len(rows)))
    draw, face = ImageDraw.Draw(image), pen.font()
    for number, (name, value) in enumerate(rows):
        base = pen.em * leading * (number + 0.8)
        draw.text((0, base), name, font=face, anchor="ls", fill=pen.ink)
        draw.text((image.width, base), value, font=face, anchor="rs", fill=pen.ink)
        left = face.getlength(name) + pen.em * 0.4
        end = image.width - face.getlength(value) - pen.em * 0.4
        while left < end:
            draw.text((left, base), ".", font=face, anchor="ls", fill=pen.ink)
            left += pen.em * 0.42
    return image


def rule(pen, width, thickness):
    """A bar across."""
    image = pen.blank(pen.px(width), round(pen.em * thickness))
    image.paste(pen.ink, (0, 0, image.width, image.height))
    return image


def between(pen, width, left, right, size=1.0, indent=0.0):
    """One line with words at both ends; each may hold bold parts between asterisks."""
    image = pen.blank(pen.px(width), round(pen.em * size * 1.3))
    draw, base = ImageDraw.Draw(image), pen.em * size
    for text, start in ((left, pen.em * indent), (right, None)):
        parts = [(part, number % 2 == 1) for number, part in enumerate(text.split("*")) if part]
        lengths = [pen.font(heavy, size).getlength(part) for part, heavy in parts]
        x = image.width - sum(lengths) if start is None else start
        for (part, heavy), length in zip(parts, lengths):
            draw.text((x, base), part, font=pen.font(heavy, size), anchor="ls", fill=pen.ink)
            x += length
    return image


def barcode(pen, number):
    """The symbol on white with its quiet zones (11 and 7 modules) and the digits below."""
    module = max(2, round(pen.em * 0.1))
    face, height = font("sans", False, 9 * module), 60 * module
    image = Image.new("RGB", (113 * module, height + 12 * module), "white")
    pencil = ImageDraw.Draw(image)
    for place, bar in enumerate(ean13.modules(number)):
        if bar == "1":
            guard = place < 3 or place > 91 or 45 <= place <= 49
            left = (11 + place) * module
            pencil.rectangle((left, 3 * module, left + module - 1,
                              height + (5 * module if guard else 0)), fill="black")
    top = height + module
    pencil.text((3 * module, top), number[0], fill="black", font=face)
    for first, digits in ((14, number[1:7]), (61, number[7:])):
        for place, digit in enumerate(digits):
            pencil.text(((first + 7 * place) * module, top), digit, fill="black", font=face)
    return image
