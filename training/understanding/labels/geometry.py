"""Bends of a photographed label: slopes, curves, folds, columns out of step."""

import math


class Warp:
    """A map from a sheet to a photo's pixels."""

    def __init__(self, random, sheet):
        self.random = random
        self.left, self.top, self.right, self.bottom = sheet.bounds()
        wide, tall = max(10.0, self.right - self.left), max(6.0, self.bottom - self.top)
        self.wide, self.tall = wide, tall
        pixels = math.exp(random.gauss(math.log(26), 0.65))
        self.scale = min(max(pixels, 9.0), 150.0, 5500 / max(wide, tall))
        chance = random.random()
        self.tilt = random.gauss(0, 0.016 if chance < 0.45 else 0.04 if chance < 0.88 else 0.075)
        self.sag = random.gauss(0, 1.0) * (0.25 if random.random() < 0.6 else 1.0)
        self.middle = random.uniform(0.2, 0.8)
        self.turn = random.gauss(0, 0.02) if random.random() < 0.4 else 0.0
        self.narrow = random.uniform(0.0, 0.16) if random.random() < 0.35 else 0.0
        self.cylinder = (
            random.uniform(0.4, 1.2) / (2 * max(self.middle, 1 - self.middle))
            if random.random() < 0.3
            else 0.0
        )
        self.fold = (
            (random.uniform(0.2, 0.8), random.gauss(0, 0.05), random.gauss(0, 0.35))
            if random.random() < 0.14
            else None
        )
        self.step = (random.uniform(0.2, 0.8), random.gauss(0, 0.6)) if random.random() < 0.07 else None
        self.offsets = {}
        self.margin = random.uniform(0.5, 8), random.uniform(0.5, 10)
        self.bent, apart = random.random(), random.random()
        self.common = (
            random.gauss(0, 0.1)
            if apart < 0.64
            else random.gauss(0, 0.4) if apart < 0.91 else random.uniform(-2.2, 2.2)
        )
        corners = [
            self.place(x, y)
            for x in (self.left, (self.left + self.right) / 2, self.right)
            for y in (self.top, self.bottom)
        ]
        self.shift = (
            -min(c[0] for c in corners) + self.margin[0],
            -min(c[1] for c in corners) + self.margin[1],
        )

    def offset(self, group, y):
        """Returns how far a column's print is out of step at a height, in heights."""
        if not group.startswith(("column", "units")):
            return 0.0
        group = group.replace("units", "column")
        random = self.random
        if group not in self.offsets:
            # Columns are mostly out of step together, for the names are what stands apart.
            own = random.gauss(0, 0.08) if self.bent < 0.85 else random.gauss(0, 0.7)
            swing = random.gauss(0, 0.08) if self.bent < 0.65 else random.gauss(0, 0.4)
            constant = self.common + own
            self.offsets[group] = (constant, swing, random.uniform(0, 3.1), random.uniform(0.5, 1.6))
        constant, swing, phase, waves = self.offsets[group]
        t = (y - self.top) / self.tall
        return max(-2.5, min(2.5, constant + swing * math.sin(phase + waves * math.pi * t)))

    def place(self, x, y):
        """Returns where a point is, in heights."""
        u, v = (x - self.left) / self.wide, (y - self.top) / self.tall
        px, py = x, y
        if self.cylinder:
            angle = (u - self.middle) * 2 * self.cylinder
            px = self.left + self.wide * (self.middle + math.sin(angle) / (2 * self.cylinder))
        if self.narrow:
            px = self.left + self.wide / 2 + (px - self.left - self.wide / 2) * (1 - self.narrow * v)
        bend = (u - self.middle) * 2
        py += (
            self.tilt * (x - self.left)
            + self.sag * bend * bend * (1 + 0.3 * v)
            + self.turn * (x - self.left) * (v - 0.5)
        )
        if self.fold and u > self.fold[0]:
            py += self.fold[1] * (u - self.fold[0]) * self.wide + self.fold[2]
        if self.step and v > self.step[0]:
            py += self.step[1]
        return px, py

    def box(self, word):
        """Returns a word's box in pixels, its slope and the height of its line."""
        random = self.random
        middle = word.y + word.h / 2
        x0, y0 = self.place(word.x, middle)
        x1, y1 = self.place(word.x + word.w, middle)
        down = self.offset(word.group, word.y)
        y0, y1 = y0 + down + self.shift[1], y1 + down + self.shift[1]
        x0, x1 = x0 + self.shift[0], x1 + self.shift[0]
        s = self.scale
        rise = (y1 - y0) / max(0.1, x1 - x0)
        half = word.h / 2 * (1 + random.gauss(0, 0.05)) + abs(y1 - y0) / 2 * 0.8
        jitter = random.gauss(0, 0.03) * word.h
        center = (y0 + y1) / 2 + jitter
        return (
            [
                x0 * s + random.gauss(0, 0.08) * word.h * s,
                (center - half) * s,
                x1 * s + random.gauss(0, 0.08) * word.h * s,
                (center + half) * s,
            ],
            rise,
            word.h * s,
        )
