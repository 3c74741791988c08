"""Lines as a line finder joins and cuts them."""


class Found:
    """A line that grows to the right."""

    __slots__ = ("words", "slope", "x", "y", "h", "group")

    def __init__(self, word):
        self.words = [word]
        self.follow(word)

    def follow(self, word):
        box = word["box"]
        self.x, self.y, self.h, self.slope = (
            box[2],
            (box[1] + box[3]) / 2 + word["slope"] * (box[2] - box[0]) / 2,
            word["h"],
            word["slope"],
        )
        self.group = word["group"]


def find(random, words, reach):
    """Joins words to lines; `reach` is the widest gap in a line, in heights."""
    lines, buckets = [], {}
    words = sorted(words, key=lambda w: w["box"][0])
    if not words:
        return []
    step = sorted(w["h"] for w in words)[len(words) // 2]
    for word in words:
        box, h = word["box"], word["h"]
        y = (box[1] + box[3]) / 2 - word["slope"] * (box[2] - box[0]) / 2
        best, least = None, 0.38
        around = int(y // step)
        for bucket in range(around - 2, around + 3):
            for line in buckets.get(bucket, ()):
                gap = (box[0] - line.x) / h
                if gap > 6 or gap < -0.5:
                    continue
                same = line.group == word["group"]
                limit = reach * (1.0 if same else 0.75) * word["luck"]
                if gap > limit or not 0.62 < h / line.h < 1.6:
                    continue
                off = abs(y - line.y - (line.slope + word["slope"]) / 2 * gap * h) / h + (0 if same else 0.08)
                if off < least:
                    best, least = line, off
        if best:
            old = int(best.y // step)
            best.words.append(word)
            best.follow(word)
            if int(best.y // step) != old:
                buckets[old].remove(best)
                buckets.setdefault(int(best.y // step), []).append(best)
        else:
            best = Found(word)
            lines.append(best)
            buckets.setdefault(int(best.y // step), []).append(best)
    return lines


def order(lines):
    """Returns the lines by rows from the top, within a row from the left."""
    if not lines:
        return lines
    slopes = sorted(line["slope"] for line in lines)
    slope = slopes[len(slopes) // 2]
    placed = []
    for line in lines:
        l = min(w["box"][0] for w in line["words"])
        t = min(w["box"][1] for w in line["words"])
        r = max(w["box"][2] for w in line["words"])
        b = max(w["box"][3] for w in line["words"])
        placed.append(((t + b) / 2 - slope * (l + r) / 2, b - t, l, line))
    placed.sort(key=lambda p: p[0])
    rows = []
    for item in placed:
        if rows and abs(rows[-1][0][0] - item[0]) < 0.5 * min(rows[-1][0][1], item[1]):
            rows[-1].append(item)
        else:
            rows.append([item])
    return [item[3] for row in rows for item in sorted(row, key=lambda p: p[2])]
