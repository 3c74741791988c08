"""Tables of rows: EU, Swiss, Australian and Asian labels."""

from . import headings, values, wording


def names_text(label, row):
    """Returns a row's names in one text."""
    return label.separator.join(row.names)


def unit_of(row):
    """Returns the unit of a row's first number."""
    for cell in row.cells:
        if isinstance(cell, list):
            return "/".join(number.unit for _, number in cell if number.unit)
    return ""


def with_unit(random, name, unit):
    """Returns a name with the unit of its numbers."""
    if not name or not unit:
        return name
    return name + random.choice([" (%s)", " (%s)", ", %s", " %s", " [%s]", "(%s)", ",%s"]) % unit


def draw(random, label, lexicon, sheet):
    """Puts a table of rows on the sheet."""
    place = label.place = random.choices(
        ["value", "name", "left", "right", "heading", "nowhere"], [75, 10, 3, 4, 2, 6]
    )[0]
    pitch = random.uniform(1.0, 1.75)
    room = random.choice([9, 11, 13, 16, 20, 26])
    longest = max([sheet.length(names_text(label, row)) for row in label.rows] + [3])
    names_width = min(room, longest)
    gap = random.choice([0.6, 1.2, 2.5, 4, 7])
    columns = len(label.columns)
    spacing = random.uniform(4.2, 7.5)
    align = random.choice(["right", "right", "center", "left"])
    first = names_width + gap + (0 if align == "left" else 2 if align == "center" else 4)
    edges = [first + i * spacing for i in range(columns)]
    flip = columns == 1 and random.random() < 0.02
    if flip:
        edges = [-1.0]
        align = "right"
    y = header(random, label, lexicon, sheet, edges, align, pitch, place)
    leaders, hyphens = random.random() < 0.08, random.choice([0.0, 0.0, 0.3])
    dashes = random.random() < 0.25
    beside = random.choice(["first", "first", "last", "last", "middle"])
    bars = random.random() < 0.06
    energy_units = place in ("value", "left", "right") or random.random() < 0.75
    percent_inside = random.random() < 0.12
    bare_percent = random.random() < 0.12
    no_separator_lines = len(label.languages) > 1 and random.random() < 0.35
    for row in label.rows:
        if no_separator_lines:
            mark = label.separator.strip()
            lines = []
            for n, name in enumerate(row.names):
                tail = " " + mark if mark and n + 1 < len(row.names) else ""
                lines += sheet.wrap(name + tail, names_width, 1.0, hyphens)
        else:
            lines = sheet.wrap(names_text(label, row), names_width, 1.0, hyphens)
        lines = lines or [""]
        energy = row.key in ("energy", "energyKJ", "energyKcal")
        if place == "name" and (not energy or not energy_units):
            lines[-1] = with_unit(random, lines[-1], unit_of(row))
        indent = 0.6 * row.level if random.random() < 0.5 else 0
        for n, line in enumerate(lines):
            if n == 0 and row.level and dashes and line[:1] not in "-–":
                line = random.choice(["- ", "– ", "-"]) + line
            sheet.put(line, indent, y + n * pitch * 0.92, group="names")
        down = {"first": 0, "last": len(lines) - 1, "middle": (len(lines) - 1) / 2}[beside] * pitch * 0.92
        cells(
            random,
            label,
            sheet,
            row,
            edges,
            align,
            y + down,
            place,
            energy_units,
            percent_inside,
            bare_percent,
        )
        if leaders and lines[-1]:
            start = indent + sheet.length(lines[-1]) + 0.2
            dots = int((edges[0] - (4 if align == "right" else 0) - start) / 0.22)
            if dots > 2:
                sheet.put("." * min(dots, 24), start, y + (len(lines) - 1) * pitch * 0.92, group="names")
        if bars:
            for edge in edges:
                aside = {"right": 0.4, "center": 2.6, "left": -0.7}[align]
                sheet.put("|", edge + aside, y + down, group="names")
        y += pitch * (1 + 0.92 * (len(lines) - 1))
    return y


def cells(random, label, sheet, row, edges, align, y, place, energy_units, percent_inside, bare_percent):
    """Puts a row's numbers into their columns."""
    energy = row.key in ("energy", "energyKJ", "energyKcal")
    for index, column in enumerate(label.columns):
        cell, group = row.cells[index], "column%d" % index
        if column.kind == "%":
            parts = values.percent(random, cell, not bare_percent)
            if parts and percent_inside and index:
                text = "(" + " ".join(word for word, _ in parts) + ")"
                sheet.put(text, edges[index - 1] + 0.3, y, group="column%d" % (index - 1))
            elif parts:
                sheet.pieces(parts, edges[index], y, align=align, group=group)
            continue
        own = place in ("left", "right") and not energy
        units = place == "value" or (place == "heading" and cell[0][1].unit == "mg")
        words = values.pieces(random, label, cell, units or (own and False), energy_units)
        if len(cell) > 1 and label.stacked and len(words) > 1:
            split = next((i for i, (_, n) in enumerate(words) if n is cell[1][1]), len(words) - 1)
            sheet.pieces(words[:split], edges[index], y, align=align, group=group)
            sheet.pieces(words[split:], edges[index], y + 0.95, align=align, group=group)
        else:
            sheet.pieces(words, edges[index], y, align=align, group=group)
        if own and (index == 0 or random.random() < 0.5):
            unit = cell[0][1].unit
            if place == "right":
                sheet.put(
                    unit, edges[index] + (0.35 if align == "right" else 2.2), y, group="units%d" % index
                )
            elif index == 0:
                sheet.put(
                    unit,
                    edges[0] - (3.6 if align == "right" else 2.0),
                    y,
                    group="units%d" % index,
                    align="center",
                )


def header(random, label, lexicon, sheet, edges, align, pitch, place):
    """Puts the title and the columns' headings; returns where the first row begins."""
    words = [wording.pick(random, lexicon[code]["foodHeadings"], 0.6) for code in label.languages]
    words = [w for w in words if w][: random.choice([1, 2, 4])]
    title = label.title or label.separator.join(wording.cased(w, label.case) for w in words)
    y = 0.0
    titled = random.random() < 0.75
    texts = [headings.of(random, label, lexicon, column) for column in label.columns]
    if place == "heading":
        texts = [
            t + random.choice([" (g)", " g", " [g]", " in g"]) if c.kind != "%" else t
            for t, c in zip(texts, label.columns)
        ]
    size = random.choice([1, 1, 1.2, 1.6])
    if label.family in ("au", "asia") and getattr(label, "servings", None) and random.random() < 0.7:
        y = servings(random, label, sheet, title, size)
        titled = False
    if len(texts) == 1 and random.random() < 0.38:
        full = (
            texts[0]
            if not titled or random.random() < 0.3
            else title + random.choice([" ", " / ", ": ", " "]) + texts[0]
        )
        for line in sheet.wrap(full, random.choice([edges[0] + 2, 14, 30]), size):
            sheet.put(line, 0, y, size, group="head")
            y += 1.05 * size
        return y + random.uniform(0.0, 0.6)
    if titled:
        for line in sheet.wrap(title, random.choice([edges[0] + 2, 30]), size):
            sheet.put(line, 0, y, size, group="title")
            y += 1.05 * size
        y += random.choice([0, 0, 0.4])
        if random.random() < 0.3:
            y -= 1.0  # A heading may share the title's line.
    wrapped = random.random() < 0.45 or len(texts) > 2
    stacks = []
    widest = min([30.0] + [after - before - 0.4 for before, after in zip(edges, edges[1:])])
    for text in texts:
        stacks.append(sheet.wrap(text, min(widest, random.choice([3.2, 4.5, 6]) if wrapped else 30)))
    tall = max(len(stack) for stack in stacks)
    for index, stack in enumerate(stacks):
        shift = random.choice([0, tall - len(stack)])
        for n, line in enumerate(stack):
            sheet.put(
                line,
                edges[index],
                y + (n + shift) * 1.0,
                align=align if align != "left" else "left",
                group="head",
            )
    return y + tall * 1.0 + random.uniform(0, 0.5)


def servings(random, label, sheet, title, size):
    """Puts the lines on servings that Australian and Asian panels begin with."""
    y = 0.0
    sheet.put(title, 0, y, size, group="title")
    y += 1.1 * size
    column = next((c for c in label.columns if c.kind == "serving"), label.columns[0])
    first = random.choice(
        [
            "Servings per package: %s",
            "Servings per pack: %s",
            "Serving(s) per package: %s",
            "Servings Per Package: Approx. %s",
        ]
    )
    sheet.put(first % label.servings, 0, y, group="title")
    y += 1.05
    text = headings.amount(random, column.unit, column.size)
    sheet.put(
        random.choice(
            [
                "Serving size: %s",
                "Serving size: %s (1 cup)",
                "Serving Size: %s",
                "Serving size : %s (2 pieces)",
            ]
        )
        % text,
        0,
        y,
        group="title",
    )
    return y + 1.2
