"""Warp photos as cans, bags and tilted panels do.

A shape has the place in the photo of each place in the warped one. Both are from -1 to 1, across and down.
"""
import math

from PIL import Image

CELLS = 32


def can(source):
    """Return a can's shape. It is seen from above or below, and its rows bend more at one end."""
    half = source.uniform(0.75, 1.1)
    bow = source.uniform(0.05, 0.14) * source.choice((-1, 1))
    more = source.uniform(-0.5, 0.5)

    def shape(across, down):
        angle = math.asin(across * math.sin(half))
        fall = (1 - math.cos(angle)) / (1 - math.cos(half))
        return angle / half, down - 2 * bow * fall * (1 + more * down)
    return shape


def bag(source):
    """Return a bag's shape. Its rows are waves, which change down the bag."""
    waves, start = source.uniform(1, 2.2), source.uniform(0, 2 * math.pi)
    height, change = source.uniform(0.03, 0.08), source.uniform(-0.6, 0.6)

    def shape(across, down):
        wave = math.sin(waves * math.pi * across + start + change * down)
        return across + 0.02 * math.sin(2 * down + start), down + height * wave
    return shape


def panel(source):
    """Return the shape of a tilted and slightly bent panel."""
    tilt = source.uniform(0.03, 0.1) * source.choice((-1, 1))
    bow = source.uniform(0.03, 0.08) * source.choice((-1, 1))

    def shape(across, down):
        return across - 0.3 * tilt * down, down + tilt * across + bow * across ** 2 * (1 + down)
    return shape


def warped(image, source):
    """Return an image as on a can, a bag or a tilted panel, by chance."""
    width, height = image.size
    shape = source.choice((can, can, bag, panel))(source)

    def place(column, row):
        across, down = shape(2 * column / CELLS - 1, 2 * row / CELLS - 1)
        return (across + 1) * width / 2, (down + 1) * height / 2
    mesh = []
    for row in range(CELLS):
        for column in range(CELLS):
            corners = ((column, row), (column, row + 1), (column + 1, row + 1), (column + 1, row))
            box = (
                width * column // CELLS, height * row // CELLS,
                width * (column + 1) // CELLS, height * (row + 1) // CELLS)
            mesh.append((box, tuple(part for corner in corners for part in place(*corner))))
    return image.transform(image.size, Image.Transform.MESH, mesh, Image.Resampling.BICUBIC)
