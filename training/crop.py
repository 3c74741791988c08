"""Cuts a line out of a photo exactly as the program does (Sources/Reading/TextRecognition/LineReading).

Whatever is changed in LineImage.swift or in how LineCandidate.swift fits lines has to be changed
here, and the model trained again: it knows lines cut out this way only.
"""
import math

import numpy as np
from PIL import Image

HEIGHT = 48  # LineImage.Shape.height
PADDING = 0.05  # .padding, in letter heights
END_PADDING = 0.6  # .endPadding, in letter heights
BORDER = 4  # .border
GROUND = 235  # LineImage.ground
DARKEST, BRIGHTEST = 0.02, 0.9  # the shares that become black and ground
PIECE = 24  # columns of the strip that are sampled as if the curve were straight within


class Curve:
    """A line's middle: a parabola over its columns, and its letters' reach around it."""

    def __init__(self, start, end, coefficients, top, bottom):
        self.start, self.end, self.coefficients = start, end, coefficients
        self.top, self.bottom = top, bottom

    @property
    def middle(self):
        return (self.start + self.end) / 2

    @property
    def reach(self):
        return max(1.0, (self.end - self.start) / 2)

    @property
    def height(self):
        return self.bottom - self.top

    def row(self, x):
        """The row at column `x`; beyond the ends the curve goes on straight."""
        level, rise, bend = self.coefficients
        t = (x - self.middle) / self.reach
        inside = np.clip(t, -1, 1)
        return (level + inside * (rise + inside * bend)
                + (rise + 2 * bend * inside) * (t - inside))

    def slope(self, x):
        """The rise at column `x`, rows per column."""
        _, rise, bend = self.coefficients
        inside = min(1.0, max(-1.0, (x - self.middle) / self.reach))
        return (rise + 2 * bend * inside) / self.reach


def percentile(values, share):
    """As Percentile.swift: one of the values."""
    position = share * (len(values) - 1)
    return sorted(values)[int(position + 0.5)]


def fitted(boxes, slope):
    """The curve LineCandidate.fit lays through letter boxes (left, top, right, bottom).

    `slope` is that of short lines, which have none of their own.
    """
    boxes = np.asarray(boxes, float)
    heights, widths = boxes[:, 3] - boxes[:, 1], boxes[:, 2] - boxes[:, 0]
    letter = max(1.0, percentile(heights, 0.75))
    start, end = boxes[:, 0].min(), boxes[:, 2].max()
    x, y = (boxes[:, 0] + boxes[:, 2]) / 2, (boxes[:, 1] + boxes[:, 3]) / 2
    length, count = (end - start) / letter, len(boxes)
    degree = 2 if length > 12 and count >= 8 else 1 if length > 2.5 and count >= 3 else 0
    curve = Curve(start, end, np.zeros(3), 0.0, 1.0)
    given = slope * curve.reach if degree == 0 else 0.0
    base = np.clip(widths / letter, 0.5, 3)
    weights = base
    for _ in range(3):
        t = (x - curve.middle) / curve.reach
        powers = np.stack([np.ones(count), t, t * t])[:degree + 1]
        matrix = (powers * weights) @ powers.T
        right = (powers * weights) @ (y - given * t)
        matrix += np.diag([1e-6] + [1e-6 + 0.02 * matrix[0, 0]] * degree)
        solution = np.zeros(3)
        solution[:degree + 1] = np.linalg.solve(matrix, right)
        curve.coefficients = solution + (0, given, 0)
        offsets = (y - curve.row(x)) / letter
        weights = base / (1 + 25 * offsets * offsets)
    outer = 0.0 if count <= 4 else 0.12
    curve.top = percentile(boxes[:, 1] - curve.row(x), outer)
    curve.bottom = percentile(boxes[:, 3] - curve.row(x), 1 - outer)
    return curve


def strip(photo, curve):
    """The straightened line without border, or None when it is too small."""
    tilt = math.cos(math.atan(curve.slope(curve.middle)))
    height = curve.height * tilt
    if height < 4 or curve.end - curve.start < 1:
        return None
    padding, ends = PADDING * height, END_PADDING * height
    step = (height + 2 * padding) / HEIGHT
    above = (padding - curve.top * tilt) / step
    scale = 1.0
    while step * scale > 1.5 and min(photo.size) >= 32:
        photo, scale = photo.reduce(2), scale / 2
    places, x, last = [], curve.start - ends * tilt, curve.end + ends * tilt
    while x < last:
        slope = curve.slope(x)
        run = 1 / math.sqrt(1 + slope * slope)
        places.append((x, curve.row(x), -slope * run * step, run * step))
        x += run * step
    width = len(places)
    if width < 4:
        return None
    # Each piece's corners on the photo, for Pillow's quads: top left, bottom left, bottom right,
    # top right. Places are edges of pixels for Pillow, middles of pixels for the program.
    quads = []
    for left in range(0, width, PIECE):
        right = min(left + PIECE, width)
        corners = []
        for column, row in ((left, 0), (left, HEIGHT), (right, HEIGHT), (right, 0)):
            x, y, down_x, down_y = places[min(column, width - 1)]
            if column == width:
                x, y = x + down_y, y - down_x
            # Half a step left: `places` are the columns' middles.
            x, y = x - down_y / 2, y + down_x / 2
            corners += [(x + (row - above) * down_x) * scale, (y + (row - above) * down_y) * scale]
        quads.append(((left, 0, right, HEIGHT), corners))
    framed, margin = _with_edges(photo, quads)
    shifted = [(box, [value + margin for value in corners]) for box, corners in quads]
    return np.asarray(framed.transform(
        (width, HEIGHT), Image.Transform.MESH, shifted, Image.Resampling.BICUBIC))


def _with_edges(photo, quads):
    """The photo with its edge pixels repeated outwards as far as the quads reach."""
    xs = [value for _, corners in quads for value in corners[0::2]]
    ys = [value for _, corners in quads for value in corners[1::2]]
    margin = int(max(0, -min(xs), -min(ys), max(xs) - photo.width, max(ys) - photo.height)) + 3
    return Image.fromarray(np.pad(np.asarray(photo), margin, mode="edge")), margin


def stretched(pixels):
    """LineImage.stretchContrast, to the bit."""
    histogram = np.bincount(pixels.ravel(), minlength=256)
    sums = np.cumsum(histogram)

    def level(share):
        above = np.flatnonzero(sums > int(share * pixels.size))
        return np.float32(above[0] if len(above) else 255)

    low = level(DARKEST)
    scale = np.float32(GROUND) / max(np.float32(1), level(BRIGHTEST) - low)
    table = (np.arange(256, dtype=np.float32) - low) * scale
    return np.clip(table, 0, 255).astype(np.uint8)[pixels]


def line_picture(photo, curve, is_bright_on_dark):
    """The picture that the program gives to Tesseract, or None."""
    pixels = strip(photo, curve)
    if pixels is None:
        return None
    if is_bright_on_dark:
        pixels = 255 - pixels
    return np.pad(stretched(pixels), BORDER, constant_values=GROUND)
