"""Headings of columns."""

from . import wording


def amount(random, unit, size=None):
    """Returns "100 g" or another amount as it is printed."""
    number = "100" if size is None else ("%g" % size)
    if size is not None and unit == "ml" and size >= 200 and random.random() < 0.3:
        return number[:-1] + " cl" if number.endswith("0") else number + " ml"
    unit = {
        "ml": random.choice(["ml"] * 8 + ["mL", "mL", "ML"]),
        "g": random.choice(["g"] * 30 + ["G", "gr"]),
    }[unit]
    return number + random.choice([" ", " ", ""]) + unit


def hundred(random, label, column):
    """Returns the heading of a column of 100 g or 100 ml."""
    text = amount(random, column.unit)
    if column.heading:
        return random.choice(wording.EXTRA_100[column.heading]).format(text)
    chance = random.random()
    if chance < 0.2:
        return random.choice(wording.BARE).format(text)
    if chance < 0.3:
        return wording.nonsense(random) + " " + text
    if chance < 0.34:
        return text + " " + " ".join(wording.nonsense(random) for _ in range(random.randint(1, 2)))
    if set(label.languages[:3]) & {"de"} and "fr" in label.languages and random.random() < 0.6:
        return random.choice(wording.SWISS_PER).replace("{1}", column.unit).replace("{}", text)
    known = [code for code in label.languages if code in wording.PER] or ["en"]
    if len(known) > 1 and random.random() < 0.4:
        words = [wording.PER[code][0].replace("{}", "").strip() for code in known[:4]]
        return (
            random.choice(["/", " / ", " | ", " - "]).join(dict.fromkeys(w for w in words if w)) + " " + text
        )
    return wording.pick(random, wording.PER[random.choice(known)], 0.45).format(text)


def serving(random, label, lexicon, column):
    """Returns the heading of a serving's column."""
    text = amount(random, column.unit, column.size)
    if column.size and column.size > 100 and random.random() < 0.4:
        return random.choice(wording.POTS).format(text)
    words = lexicon[random.choice(label.languages)]["servings"] or ["per serving"]
    name = wording.pick(random, words, 0.35) if random.random() < 0.88 else wording.nonsense(random)
    if random.random() < 0.4:
        name = wording.cased(name, "first")
    shape = random.choice(
        ["{n} ({a})", "{n} {a}", "{n}", "{n} = {a}", "{n}*", "{a}", "{n} ({a})", "{n} {a}**", "1 {n} ({a})"]
    )
    return shape.format(n=name, a=text)


def of(random, label, lexicon, column):
    """Returns a column's heading."""
    if column.kind == "100":
        return hundred(random, label, column)
    if column.kind == "serving":
        return serving(random, label, lexicon, column)
    if column.kind == "container":
        return random.choice(wording.CONTAINERS).format(amount(random, column.unit, column.size))
    if column.kind == "%":
        return random.choice(wording.PERCENT)
    if column.kind == "100x":
        return random.choice(wording.EXTRA_100["ready"]).format(amount(random, column.unit))
    words = lexicon[random.choice(label.languages)]["prepared"] or ["prepared"]
    return random.choice(words + wording.WITH) + random.choice(
        ["", " " + amount(random, column.unit, 100), " 250 ml", " %d ml" % (column.size or 200)]
    )
