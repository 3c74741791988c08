"""Sheets of print: words with places, in heights of a line of the table."""

NARROW = {
    **dict.fromkeys("iljI.,:;'|!()[]/", 0.6),
    **dict.fromkeys("tfr-", 0.75),
    **dict.fromkeys("mwMW%@", 1.55),
}
LETTER = 0.36  # Width of a letter on real pages, in heights of its word's box.


class Print:
    """A printed word; `number` is the fact that it shows, `group` the column that bends with it."""

    __slots__ = ("text", "x", "y", "w", "h", "group", "number")

    def __init__(self, text, x, y, w, h, group, number=None):
        self.text, self.x, self.y, self.w, self.h, self.group, self.number = text, x, y, w, h, group, number


def width(text, size=1.0, condensed=1.0):
    """Returns the width of a text."""
    units = sum(NARROW.get(letter, 1.2 if letter.isupper() else 1.0) for letter in text)
    return units * LETTER * size * condensed


def lie_over(one, other):
    """Whether two words are printed over each other."""
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return across > 0.15 * min(one.w, other.w) and down > 0.3 * min(one.h, other.h)


class Sheet:
    """Words that are put one by one."""

    def __init__(self, random, condensed=1.0):
        self.random, self.condensed, self.words = random, condensed, []
        self.space = random.choice([0.22, 0.27, 0.34])
        self.blocks = 0

    def put(self, text, x, y, size=1.0, align="left", group="text", number=None):
        """Puts a text, word by word; returns its right end."""
        return self.pieces([(word, number) for word in text.split()], x, y, size, align, group)

    def pieces(self, pieces, x, y, size=1.0, align="left", group="text"):
        """Puts words of which each may show a number of its own; returns the right end."""
        space = self.space * size
        total = sum(width(word, size, self.condensed) for word, _ in pieces) + space * max(0, len(pieces) - 1)
        x -= {"left": 0, "right": total, "center": total / 2}[align]
        for word, number in pieces:
            w = width(word, size, self.condensed)
            self.words.append(Print(word, x, y, w, size, group, number))
            x += w + space
        return x - space

    def length(self, text, size=1.0):
        """Returns the width that a text would take."""
        return width(text, size, self.condensed) - sum(
            0.12 * size * self.condensed for letter in text if letter == " "
        )

    def wrap(self, text, room, size=1.0, hyphens=0.0):
        """Returns the lines of a text in a column of a width; words may be hyphenated."""
        lines, line = [], ""
        for word in text.split():
            longer = (line + " " + word).strip()
            if self.length(longer, size) <= room or not line:
                line = longer
                continue
            if len(word) > 7 and word[1:-1].isalpha() and self.random.random() < hyphens:
                cut = self.random.randint(3, len(word) - 3)
                if self.length(line + " " + word[:cut] + "-", size) <= room:
                    lines.append(line + " " + word[:cut] + "-")
                    line = word[cut:]
                    continue
            lines.append(line)
            line = word
        return lines + [line] if line else lines

    def block(self, text, x, y, room, size=1.0, pitch=1.15, group=None, hyphens=0.3):
        """Puts running text; returns the lower end."""
        self.blocks += 1
        for line in self.wrap(text, room, size, hyphens):
            self.put(line, x, y, size, group=group or "text%d" % self.blocks)
            y += pitch * size
        return y

    def flow(self, pieces, x, y, room, size=1.0, pitch=1.15, group="running", hyphens=0.3):
        """Puts running text that shows numbers; returns the lower end."""
        lines, line, used = [], [], 0.0
        for word, number in pieces:
            w = width(word, size, self.condensed) + self.space * size
            if line and used + w > room:
                cut = self.random.randint(3, len(word) - 3) if len(word) > 7 else 0
                if cut and number is None and word[1:-1].isalpha() and self.random.random() < hyphens:
                    line.append((word[:cut] + "-", None))
                    word = word[cut:]
                    w = width(word, size, self.condensed) + self.space * size
                lines.append(line)
                line, used = [], 0.0
            line.append((word, number))
            used += w
        for line in lines + ([line] if line else []):
            self.pieces(line, x, y, size, group=group)
            y += pitch * size
        return y

    def is_overprinted(self):
        """Whether words other than surrounding text are printed over each other."""
        words = [word for word in self.words if not word.group.startswith("text")]
        return any(lie_over(word, other) for n, word in enumerate(words) for other in words[:n])

    def part_blocks(self):
        """Moves surrounding text that is printed over something else below everything."""
        placed = [word for word in self.words if not word.group.startswith("text")]
        blocks = {}
        for word in self.words:
            if word.group.startswith("text"):
                # Text of no block is a line by itself.
                blocks.setdefault(word.group if word.group != "text" else (word.y, word.h), []).append(word)
        for block in blocks.values():
            if any(lie_over(word, other) for word in block for other in placed):
                down = max(word.y + word.h for word in placed) + self.random.uniform(0.3, 2.5)
                down -= min(word.y for word in block)
                for word in block:
                    word.y += down
            placed += block

    def bounds(self):
        """Returns left, top, right and bottom of everything put."""
        if not self.words:
            return 0.0, 0.0, 20.0, 20.0
        return (
            min(w.x for w in self.words),
            min(w.y for w in self.words),
            max(w.x + w.w for w in self.words),
            max(w.y + w.h for w in self.words),
        )
