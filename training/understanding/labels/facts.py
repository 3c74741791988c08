"""Nutrition Facts panels of the US and Canada."""

from . import values

OLD_VITAMINS = ["Vitamin A", "Vitamin C", "Calcium", "Iron", "Vitamin A / Vitamine A", "Vitamin D"]
FOOTS = [
    "* The % Daily Value (DV) tells you how much a nutrient in a serving of food contributes to a daily diet. 2,000 calories a day is used for general nutrition advice.",
    "*Percent Daily Values are based on a 2,000 calorie diet. Your daily values may be higher or lower depending on your calorie needs:",
    "* Percent Daily Values are based on a diet of other people's secrets.",
    "*5% or less is a little, 15% or more is a lot / *5% ou moins c'est peu, 15% ou plus c'est beaucoup",
    "Not a significant source of trans fat, cholesterol, dietary fiber, vitamin D, calcium and iron.",
    "*Percent Daily Values are based on a 2,000 calorie diet.",
]
GRID = [
    "Total Fat Less than 65g 80g",
    "Sat Fat Less than 20g 25g",
    "Cholesterol Less than 300mg 300mg",
    "Sodium Less than 2,400mg 2,400mg",
    "Total Carbohydrate 300g 375g",
    "Dietary Fiber 25g 30g",
]


def draw(random, label, lexicon, sheet):
    """Puts a panel on the sheet."""
    room = random.uniform(13, 21)
    columns = [c for c in label.columns]
    numeric = [i for i, c in enumerate(columns) if c.kind != "%"]
    dual = len(numeric) > 1
    if label.wide and not dual:
        return wide(random, label, sheet, room)
    y = top(random, label, sheet, room)
    pitch = random.uniform(1.0, 1.45)
    right = [room] if not dual else [room, room + random.uniform(6, 9)]
    if dual:
        heads = [
            ("Per serving", "Per container"),
            ("Per 1 serving", "Per package"),
            ("As packaged", "As prepared"),
        ][2 if columns[2].kind == "prepared" else random.randint(0, 1)]
        for edge, head in zip(right, heads):
            sheet.put(head, edge, y, align="right", group="head")
        y += pitch
    elif len(columns) > 1:
        text = (
            random.choice(["% Daily Value*", "% Daily Value", "%DV*", "% DV", "% Daily Value*"])
            if label.family == "us"
            else random.choice(
                [
                    "% Daily Value* / % valeur quotidienne*",
                    "% Daily Value % valeur quotidienne",
                    "% DV / % VQ",
                ]
            )
        )
        energy_first = label.rows[0].key == "energyKcal" and random.random() < 0.85
        if energy_first:
            y = calories(random, label, sheet, label.rows[0], room, y)
        for line in sheet.wrap(text, 14):
            sheet.put(line, room, y, align="right", group="head")
            y += 1.0
        y += 0.1
    rows = label.rows
    if rows[0].key == "energyKcal" and not dual and (len(columns) == 1 or energy_first):
        if len(columns) == 1:
            y = calories(random, label, sheet, rows[0], room, y)
        rows = rows[1:]
    aligned = random.random() < 0.12
    micro_mode = random.random() < 0.3
    for row in rows:
        micro = row.key in ("vitaminA", "vitaminC", "vitaminD", "calcium", "iron", "potassium")
        x = 0.7 * row.level
        for n, index in enumerate(numeric):
            words = values.pieces(random, label, row.cells[index], energies=False)
            name = row.names[0]
            if row.key == "addedSugars" and "{}" in name:
                before, after = name.split("{}")
                words = [(w, None) for w in before.split()] + words + [(w, None) for w in after.split()]
                if n == 0:
                    sheet.pieces(words, x, y, group="names")
                continue
            if n == 0:
                end = (
                    sheet.put(name, x, y, group="names")
                    if not (row.key == "energyKcal" and dual)
                    else sheet.put(name, x, y, 1.5, group="names")
                )
                if dual or aligned:
                    sheet.pieces(words, (room - 4.5) if dual else 0.62 * room, y, group="column0")
                else:
                    sheet.pieces(words, end + (0.3 if not (micro and micro_mode) else 0.3), y, group="names")
            else:
                sheet.pieces(words, right[n] - 4.5, y, group="column%d" % index)
            if index + 1 < len(columns) and columns[index + 1].kind == "%":
                sheet.pieces(
                    values.percent(random, row.cells[index + 1]),
                    right[n],
                    y,
                    align="right",
                    group="column%d" % (index + 1),
                )
        y += pitch
    if label.old:
        for pair in range(2):
            names = random.sample(OLD_VITAMINS, 2)
            sheet.put(
                "%s %d%% %s %s %d%%"
                % (
                    names[0],
                    random.randint(0, 40),
                    random.choice(["•", "·", " ", "*"]),
                    names[1],
                    random.randint(0, 40),
                ),
                0,
                y,
                group="names",
            )
            y += pitch
    return foot(random, label, sheet, room, y + 0.3)


def top(random, label, sheet, room):
    """Puts the title and the lines on servings; returns the place below."""
    size = random.uniform(1.3, 2.6)
    y = 0.0
    if label.spanish:
        for text in ("Nutrition Facts", "Datos de Nutrición"):
            sheet.put(text, 0, y, size, group="title")
            y += 1.05 * size
    else:
        for text in sheet.wrap(label.title, max(room, sheet.length("Nutrition Facts", size) + 0.5), size):
            sheet.put(text, 0, y, size, group="title")
            y += 1.05 * size
        if label.family == "ca" and "/" not in label.title:
            sheet.put("Valeur nutritive", 0, y, size, group="title")
            y += 1.05 * size
    column = label.columns[0]
    amount = "%g%s%s" % (
        column.size,
        random.choice(["", " "]),
        column.unit if column.unit == "g" else random.choice(["mL", "ml"]),
    )
    if label.family == "ca":
        text = random.choice(["Per %s (%s) / pour %s (%s)", "Per %s (%s) pour %s (%s)"]) % (
            label.household,
            amount,
            label.household,
            amount,
        )
        for line in sheet.wrap(text, room):
            sheet.put(line, 0, y, group="head")
            y += 1.1
        return y
    lines = ["%s servings per container" % label.servings, "Serving size %s (%s)" % (label.household, amount)]
    if label.old:
        lines = [
            "Serving Size %s (%s)" % (label.household, amount),
            "Servings Per Container %s" % label.servings,
        ]
    elif random.random() < 0.15:
        lines = [random.choice(["Serv. size: %s (%s)", "Serving Size: %s (%s)"]) % (label.household, amount)]
    for line in lines:
        if line.startswith("Serving size") and random.random() < 0.5:
            name, rest = "Serving size", line[len("Serving size") :].strip()
            sheet.put(name, 0, y, group="head")
            sheet.put(rest, room, y, align="right", group="column0")
        else:
            for part in sheet.wrap(line, room):
                sheet.put(part, 0, y, group="head")
                y += 1.1
            continue
        y += 1.15
    if random.random() < 0.8:
        sheet.put(
            random.choice(["Amount per serving", "Amount Per Serving", "AMOUNT PER SERVING"]),
            0,
            y,
            group="head",
        )
        y += 1.1
    return y


def calories(random, label, sheet, row, room, y):
    """Puts the row of calories, which is often larger than the others."""
    size = 1.0 if label.old or label.family == "ca" and random.random() < 0.5 else random.uniform(1.2, 2.2)
    words = values.pieces(random, label, row.cells[0], energies=False)
    end = sheet.put(row.names[0], 0, y, size, group="names")
    if size > 1.1 and random.random() < 0.75:
        sheet.pieces(words, room, y - 0.15, size * random.choice([1, 1.3]), align="right", group="column0")
    else:
        sheet.pieces(words, end + 0.3, y, size, group="names")
        if label.old and random.random() < 0.7:
            sheet.put(
                "Calories from Fat %d" % (10 * random.randint(0, 18)), room, y, align="right", group="column1"
            )
    return y + size * 1.15


def foot(random, label, sheet, room, y):
    """Puts the footnotes below a panel."""
    for text in random.sample(FOOTS, random.choice([0, 1, 1, 2])):
        y = sheet.block(text, 0, y, room, 0.75, hyphens=0.0)
    if label.old and random.random() < 0.35:
        sheet.put("Calories: 2,000 2,500", room * 0.3, y, 0.75)
        for line in GRID:
            y += 0.85
            sheet.put(line, 0, y, 0.75)
        y += 0.9
    if random.random() < 0.1:
        sheet.put("Calories per gram: Fat 9 • Carbohydrate 4 • Protein 4", 0, y, 0.75)
        y += 0.9
    return y


def wide(random, label, sheet, room):
    """Puts a wide panel: two names with their values in one row."""
    y = top(random, label, sheet, 9)
    left = random.uniform(11, 15)
    rows, top_y = label.rows, 0.2
    if rows[0].key == "energyKcal":
        y = calories(random, label, sheet, rows[0], 10, y)
        rows = rows[1:]
    half = (len(rows) + 1) // 2
    pitch, broad = random.uniform(1.05, 1.5), random.uniform(13, 17)
    sheet.put("Amount/serving", left, top_y, group="head")
    sheet.put("% DV*", left + broad - 0.4, top_y, align="right", group="head")
    sheet.put("Amount/serving", left + broad + 1, top_y, group="head")
    sheet.put("% DV*", left + 2 * broad + 0.6, top_y, align="right", group="head")
    for n, row in enumerate(rows):
        side, line = divmod(n, half)
        x, at = left + side * (broad + 1), top_y + pitch * (line + 1)
        words = values.pieces(random, label, row.cells[0], energies=False)
        name = row.names[0]
        if "{}" in name:
            before, after = name.split("{}")
            words = [(w, None) for w in before.split()] + words + [(w, None) for w in after.split()]
            name = ""
        end = sheet.put(name, x + 0.5 * row.level, at, group="names%d" % side) if name else x
        sheet.pieces(words, end + 0.3, at, group="names%d" % side)
        if len(label.columns) > 1:
            sheet.pieces(
                values.percent(random, row.cells[1]),
                x + broad - 0.4,
                at,
                align="right",
                group="column%d" % side,
            )
    return foot(random, label, sheet, 2 * broad + left, max(y, top_y + pitch * (half + 1)) + 0.5)
