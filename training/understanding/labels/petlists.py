"""Pet foods' analyses as lists with leaders, as tables and as grids."""

from . import pets, values


def bound_word(label, number):
    """Returns the word of a number's bound, if it has one."""
    if not number.bound or label.bounds in (None, "columns"):
        return None
    return label.words if number.bound == "minimum" else label.most


def name_of(random, label, row):
    """Returns a row's name with its bound where the label puts it there."""
    name = label.separator.join(row.names)
    word = bound_word(label, row.cells[0][0][1])
    if word and label.bounds == "behind name":
        name += " " + word
    elif word and label.bounds == "comma":
        name += ", " + word
    elif word and label.bounds == "brackets":
        name += " (%s)" % word
    return name


def value_of(random, label, row, units=True):
    """Returns the words of a row's value with its bound."""
    word = bound_word(label, row.cells[0][0][1])
    words = values.pieces(random, label, row.cells[0], units)
    if word and label.bounds == "before":
        return [(w, None) for w in word.split()] + words
    if word and label.bounds == "behind":
        return words + [(w, None) for w in word.split()]
    return words


def draw_list(random, label, lexicon, sheet):
    """Puts a list: a name, perhaps leader dots, a value."""
    place = label.place = random.choices(["value", "name", "heading", "nowhere"], [86, 6, 5, 3])[0]
    y, pitch = 0.0, random.uniform(1.0, 1.8)
    room = random.choice([10, 13, 18, 24])
    title = label.title + (" (%)" if place == "heading" else "")
    for line in sheet.wrap(title, room + 6):
        sheet.put(line, 0, y, group="title")
        y += 1.1
    longest = max(sheet.length(name_of(random, label, row)) for row in label.rows)
    wide = min(longest, room)
    leaders, colon = random.random() < 0.35, random.random() < 0.2
    close = random.random() < 0.25
    edge = wide + random.choice([3.5, 5, 8])
    align = "right" if random.random() < 0.75 else "left"
    twin = label.bounds == "columns"
    if twin:
        align, close, leaders = "right", False, False
        sheet.put(label.words, edge, y, align="right", group="head")
        sheet.put(label.most, edge + 5, y, align="right", group="head")
        y += pitch
    for row in label.rows:
        name = name_of(random, label, row)
        if place == "name":
            name += random.choice([" (%)", " %", ", %"])
        lines = sheet.wrap(name + (":" if colon else ""), wide)
        for n, line in enumerate(lines):
            end = sheet.put(line, 0, y + n * pitch * 0.9, group="names")
        words = value_of(random, label, row, place == "value")
        at = y + (len(lines) - 1) * pitch * 0.9
        if close:
            sheet.pieces(words, end + 0.4, at, group="names")
        else:
            right = edge + (5 if twin and row.cells[0][0][1].bound == "maximum" else 0)
            sheet.pieces(
                words,
                right if align == "right" else wide + 1.5,
                at,
                align=align,
                group="column0" if right == edge else "column1",
            )
            if leaders:
                dots = int((edge - 3.5 - end) / 0.22)
                if dots > 2:
                    sheet.put("." * min(dots, 30), end + 0.1, at, group="names")
        y += pitch * (1 + 0.9 * (len(lines) - 1))
    return tail(random, label, sheet, y, edge)


def draw_grid(random, label, lexicon, sheet):
    """Puts names above values, in one row or in tiles."""
    label.bounds = "brackets" if label.bounds == "columns" else label.bounds
    place = label.place = random.choices(["value", "name", "nowhere"], [84, 10, 6])[0]
    across = random.choice([len(label.rows), len(label.rows), 3, 2])
    broad, tall = random.uniform(5, 10), random.uniform(2.4, 4.5)
    align = random.choice(["center", "center", "left"])
    y = 0.0
    for line in sheet.wrap(label.title, broad * across):
        sheet.put(line, 0, y, group="title")
        y += 1.2
    above = random.random() < 0.85
    for n, row in enumerate(label.rows):
        line, spot = divmod(n, across)
        x, at = spot * broad, y + line * tall
        name = name_of(random, label, row) + (" (%)" if place == "name" else "")
        words = value_of(random, label, row, place == "value")
        stack = sheet.wrap(name, broad - 0.5)
        if not above:
            sheet.pieces(words, x, at, random.choice([1, 1.3]), align=align, group="tiles")
            at += 1.15
        for part in stack:
            sheet.put(part, x, at, align=align, group="tiles")
            at += 1.0
        if above:
            sheet.pieces(
                words, x, at + random.uniform(0, 0.3), random.choice([1, 1.2]), align=align, group="tiles"
            )
    y += ((len(label.rows) - 1) // across + 1) * tall + 0.5
    return tail(random, label, sheet, y, broad * across)


def tail(random, label, sheet, y, room):
    """Puts energy and additives below an analysis."""
    if label.per_kilogram:
        text = "%d" % label.per_kilogram
        if random.random() < 0.4:
            text = text[:-3] + random.choice([",", ".", " "]) + text[-3:]
        sheet.put(
            random.choice(
                [
                    "Metabolizable Energy: %s kcal/kg",
                    "ME (calculated): %s kcal/kg",
                    "Calorie Content %s kcal/kg, 380 kcal/cup",
                    "Umsetzbare Energie: %s kcal/kg",
                    "Energie métabolisable %s kcal/kg",
                    "Energy %s kcal/kg",
                ]
            )
            % text,
            0,
            y,
        )
        y += 1.2
    if random.random() < 0.5:
        y = sheet.block(pets.additives(random), 0, y, max(room, 12))
    if label.american and random.random() < 0.5:
        y = sheet.block(
            random.choice(
                [
                    "*Not recognized as an essential nutrient by the AAFCO Dog Food Nutrient Profiles.",
                    "is formulated to meet the nutritional levels established by the AAFCO Cat Food Nutrient Profiles for maintenance.",
                ]
            ),
            0,
            y,
            max(room, 12),
            0.8,
        )
    return y
