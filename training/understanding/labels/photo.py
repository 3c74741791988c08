"""Photos of sheets: what is outside the picture, glare, junk, three looks."""

from . import channel as channels
from . import lines as finder
from .geometry import Warp


class Loss:
    """What is lost on a page: words, rows, stripes of glare, headings."""

    def __init__(self, random, channel, pixels):
        self.random, self.channel = random, channel
        self.share = random.choice([0.01, 0.02, 0.03, 0.06]) * min(2.0, 0.4 + 0.6 * channel.bad)
        self.single = min(0.5, random.choice([0.05, 0.15, 0.25, 0.4]))
        chance = random.random()
        self.head = "lost" if chance < 0.1 else "garbled" if chance < 0.2 else None

    def __call__(self, word):
        if word["lost"]:
            return True
        if self.head == "lost" and word["group"] == "head":
            return self.random.random() < 0.93
        chance = self.share
        if word["alone"] and len(word["text"]) <= 1:
            chance += self.single
        elif word["alone"] and len(word["text"]) == 2:
            chance += 0.4 * self.single
        return self.random.random() < chance


def cut(random, boxes, size):
    """Returns the picture's edges; some pictures cut the label."""
    left, top, right, bottom = 0.0, 0.0, size[0], size[1]
    chance = random.random()
    if chance < 0.045:
        left = size[0] * random.uniform(0.08, 0.3)
    elif chance < 0.08:
        right = size[0] * random.uniform(0.65, 0.92)
    elif chance < 0.13:
        bottom = size[1] * random.uniform(0.5, 0.9)
    elif chance < 0.15:
        top = size[1] * random.uniform(0.1, 0.4)
    return left, top, right, bottom


def take(random, sheet, rates, factor=1.0):
    """Returns the reading of a sheet's photo; numbers that are outside the picture are marked as hidden."""
    warp = Warp(random, sheet)
    channel = channels.Channel(random, rates, factor)
    placed = []
    for word in sheet.words:
        box, slope, height = warp.box(word)
        placed.append((word, box, slope, height))
    width = max(b[2] for _, b, _, _ in placed) + warp.margin[0] * warp.scale
    tall = max(b[3] for _, b, _, _ in placed) + warp.margin[1] * warp.scale
    left, top, right, bottom = cut(random, placed, (width, tall))
    words, seen, shown = [], set(), set()
    glare = None
    if random.random() < 0.09:
        y, x = random.uniform(0.1, 0.9) * tall, random.uniform(0, 0.8) * width
        glare = (x, y, x + random.uniform(0.15, 1.0) * width, y + random.uniform(1.5, 5) * warp.scale)
    loss = Loss(random, channel, warp.scale)
    for word, box, slope, height in placed:
        middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        inside = left <= middle[0] <= right and top <= middle[1] <= bottom
        if word.number is not None:
            seen.add(id(word.number))
            if inside:
                shown.add(id(word.number))
        if not inside:
            continue
        lost = (
            glare is not None
            and glare[0] < middle[0] < glare[2]
            and glare[1] < middle[1] < glare[3]
            and random.random() < 0.75
        )
        text = word.text
        if box[0] < left and len(text) > 3:
            text = text[len(text) // 2 :]
        # The rates are those of ingredients, which are printed smaller than the analysis.
        harder = 1.0 if word.group.startswith(("text", "running")) else 0.45
        if loss.head == "garbled" and word.group == "head":
            harder = 6.0
        box = [max(0, box[0] - left), max(0, box[1] - top), box[2] - left, box[3] - top]
        words.append(
            {
                "text": text,
                "box": box,
                "slope": slope,
                "h": height,
                "group": word.group,
                "lost": lost,
                "harder": harder,
                "luck": random.lognormvariate(0, 0.3),
                "alone": False,
                "amount": word.number is not None,
            }
        )
    for word, *_ in placed:
        if word.number is not None and id(word.number) not in shown:
            word.number.hidden = True
    size = (int(min(width, right) - left) + 1, int(min(tall, bottom) - top) + 1)
    amounts = [word["box"] for word in words if word["amount"]]
    if not amounts and random.random() < 0.4:
        amounts = [word["box"] for word in words if any(c.isdigit() for c in word["text"])][:6]
    return reading(random, channel, loss, words, size, warp.scale, amounts)


def reading(random, channel, loss, words, size, scale, shown):
    """Returns the three looks at words that are in the picture."""
    found = channels.found_lines(random, words)
    for line in found:
        if len(line.words) == 1:
            for word in line.words:
                word["alone"] = True
    lines = []
    gone = 0.02 + 0.02 * channel.bad
    for line in found:
        if random.random() < gone:
            continue
        read = channel.line(line, loss)
        if read:
            lines.append(read)
            if random.random() < 0.13 * min(2.0, 0.3 + 0.7 * channel.bad):
                lines.append(double(random, channel, line))
    lines = [line for line in lines if line]
    lines += junk(random, channel, len(lines), size, scale, lines)
    lines = finder.order([{**line, "words": [_Word(w) for w in line["words"]]} for line in lines])
    for line in lines:
        line["words"] = [word.entry for word in line["words"]]
    near = region(random, channel, lines, shown, scale)
    first, second, third, changed = [], [], [], False
    for line in lines:
        first.append(line)
        look = channel.again(line) if near and near(line) else line
        if look:
            second.append(look)
            amounts, differs = channel.as_amounts(look)
            third.append(amounts)
            changed = changed or differs
    return {
        "page": page(first, size),
        "secondLook": page(second, size) if near else None,
        "amountsLook": page(third, size) if near and changed else None,
    }


def region(random, channel, lines, shown, scale):
    """Returns whether a line is near the analysis, where all lines are read twice; `None` where none is."""
    boxes = [box for box in shown]
    if not boxes or random.random() < (0.3 if channel.bad < 0.6 else 0.1):
        return None
    left, top, right, bottom = (
        min(b[0] for b in boxes),
        min(b[1] for b in boxes),
        max(b[2] for b in boxes),
        max(b[3] for b in boxes),
    )
    across, down = 0.45 * (right - left) + 12 * scale, 3.5 * scale

    def near(line):
        box = line["words"][0][1]
        middle, end = (box[1] + box[3]) / 2, line["words"][-1][1][2]
        return top - down <= middle <= bottom + down and end >= left - across and box[0] <= right + across

    return near


class _Word(dict):
    """A read word in the shape that the order of lines expects."""

    def __init__(self, entry):
        super().__init__(box=entry[1])
        self.entry = entry


def double(random, channel, line):
    """Returns a second, worse finding of a stretch of a line."""
    start = random.randint(0, len(line.words) - 1)
    words = line.words[start : start + random.randint(1, 4)]
    out = []
    for word in words:
        height = word["box"][3] - word["box"][1]
        grow, shift = height * random.uniform(0.0, 0.5), height * random.gauss(0, 0.2)
        text = channel.read(word["text"], random.choice([0.03, 0.2, 0.5]))
        for part, box in channels._parts(text, word["box"]) if text else []:
            right = part == word["text"]
            sure = channel.rates.sure(random, "right rough" if right else "wrong rough") * random.choice(
                [1, 1, 0.5]
            )
            out.append(
                [
                    part,
                    [box[0], box[1] - grow + shift, box[2], box[3] + grow + shift],
                    right,
                    word["text"],
                    sure,
                ]
            )
    return (
        {"slope": random.choice([0.0, line.slope, random.gauss(0, 0.05)]), "words": out, "rate": 0.3}
        if out
        else None
    )


def junk(random, channel, count, size, scale, lines):
    """Returns lines that graphics, bar codes and print on its side are read as."""
    rates, table = channel.rates, channel.rates.table["junk"]
    share = 0.97 * min(0.8, rates.quantile(random, table["share"]))
    wanted = int(count * share / max(0.25, 1 - share))
    wanted = min(wanted, 220)
    result = []
    clusters = [(random.random(), random.random()) for _ in range(random.randint(1, 4))]
    while len(result) < wanted:
        kind = random.random()
        if kind < 0.03:  # Print on its side: a column of short words.
            x, y, height = (
                random.random() * size[0],
                random.random() * size[1],
                scale * random.uniform(0.8, 1.5),
            )
            for _ in range(random.randint(3, 14)):
                result.append(scrap(random, rates, x + random.gauss(0, 0.1) * height, y, height, 1))
                y += height * random.uniform(0.9, 1.6)
        else:
            x, y = random.random(), random.random()
            if kind < 0.7:
                cluster = random.choice(clusters)
                x, y = cluster[0] + random.gauss(0, 0.08), cluster[1] + random.gauss(0, 0.08)
            height = scale * rates.quantile(random, table["heights"])
            result.append(
                scrap(
                    random,
                    rates,
                    max(0, x) * size[0],
                    max(0, y) * size[1],
                    min(height, 5 * scale),
                    int(rates.junk_words(random)),
                )
            )
    return [
        line
        for line in result
        if line["words"][-1][1][3] < size[1] + scale and line["words"][0][1][0] < size[0]
    ]


def scrap(random, rates, x, y, height, count):
    """Returns a line of junk."""
    words = []
    for _ in range(count):
        text = rates.scrap(random)
        wide = height * 0.4 * max(1, len(text))
        words.append([text, [x, y, x + wide, y + height], False, "", rates.sure(random, "junk")])
        x += wide + min(3.0, random.lognormvariate(-1.0, 0.9)) * height
    return {"slope": rates.quantile(random, rates.table["junk"]["slopes"]), "words": words, "rate": 0.5}


def page(lines, size):
    """Returns a page as the program keeps it."""
    return {
        "source": "",
        "size": {"width": size[0], "height": size[1]},
        "turn": 0,
        "models": ["label"],
        "lines": [
            {
                "slope": round(line["slope"], 5),
                "words": [
                    {
                        "text": text,
                        "confidence": round(sure, 4),
                        "box": {
                            "left": int(max(0, min(box[0], size[0] - 1))),
                            "top": int(max(0, min(box[1], size[1] - 1))),
                            "right": int(max(1, min(box[2], size[0]))),
                            "bottom": int(max(1, min(box[3], size[1]))),
                        },
                    }
                    for text, box, _, _, sure in line["words"]
                ],
            }
            for line in lines
        ],
    }
