"""Printed forms of numbers with their units."""


def marked(text, label, random=None):
    """Returns a number's text with the label's decimal mark."""
    return text.replace(".", ",") if label.comma else text


def number_text(random, label, number):
    """Returns a number as it is printed, without its unit."""
    text = marked(number.text, label)
    if number.value is not None and number.value >= 1000 and number.value == int(number.value):
        chance = random.random()
        if chance < 0.06:
            text = text[:-3] + ("." if label.comma else ",") + text[-3:]
        elif chance < 0.09:
            text = text[:-3] + " " + text[-3:]
    if text.startswith("0") and len(text) > 2 and label.family in ("us", "asia") and random.random() < 0.1:
        text = text[1:]
    if number.modifier == "<":
        text = label.less + text
    return text


def pieces(random, label, cell, units=True, energies=True):
    """Returns a cell's words, each with the number that it shows.

    `units`: whether masses carry their units; `energies`: whether energies do.
    """
    words = []
    join = label.join if len(cell) > 1 else ""
    for place, (key, number) in enumerate(cell):
        body = number_text(random, label, number)
        energy = key in ("energyKJ", "energyKcal")
        unit = number.unit if (energies if energy else units) else ""
        unit = label.spelled.get(unit, unit)
        text = body + (label.gap if unit else "") + unit
        if unit == "g" and random.random() < 0.015:
            text += random.choice(["*", "**"])
        if place == 1 and join == "(":
            text = "(" + text + ")"
        elif place == 1 and join:
            if label.glued and words:
                last, shown = words[-1]
                if not unit or random.random() < 0.5:
                    words[-1] = (last + join, shown)
                else:
                    text = join + text
            else:
                words.append((join, None))
        parts = text.split(" ")
        digit = next((i for i in range(len(parts) - 1, -1, -1) if any(c.isdigit() for c in parts[i])), 0)
        for index, part in enumerate(parts):
            if part:
                words.append((part, number if index == digit else None))
    return words


def percent(random, text, sign=True):
    """Returns a percentage's words."""
    if not text:
        return []
    star = random.choice(["", "", "", "*"])
    return [
        (word, None) for word in (text + (random.choice(["%", "%", " %"]) if sign else "") + star).split()
    ]
