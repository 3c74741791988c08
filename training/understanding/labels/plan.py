"""Plans of invented labels: rows, columns and numbers, before anything has a place."""

from . import amounts, rownames, wording

MARKETS = [
    (["de"], 9),
    (["de", "fr"], 5),
    (["de", "fr", "it"], 10),
    (["en"], 12),
    (["pl"], 7),
    (["fr"], 6),
    (["it"], 6),
    (["es"], 5),
    (["es", "pt"], 3),
    (["fr", "nl"], 3),
    (["nl"], 2),
    (["de", "fr", "nl"], 2),
    (["pl", "en"], 3),
    (["fr", "en"], 3),
    (["sv", "no", "da", "fi"], 2),
    (["sv"], 1),
    (["da", "no", "sv"], 1),
    (["fi", "sv"], 1),
    (["cs", "sk"], 3),
    (["cs", "sk", "hu"], 2),
    (["cs", "hr", "pl", "ro"], 2),
    (["hr", "sl"], 2),
    (["hr", "sl", "bg"], 1),
    (["ro", "hu"], 1),
    (["hu"], 1),
    (["ro"], 1),
    (["el"], 2),
    (["el", "en"], 1),
    (["bg"], 2),
    (["bg", "ro", "el"], 1),
    (["et", "lv", "lt"], 3),
    (["lt"], 1),
    (["it", "de", "fr", "en"], 2),
    (["en", "de", "fr", "it", "es", "pt", "nl"], 2),
    (["mt", "en"], 1),
    (["ga", "en"], 1),
    (["pt"], 2),
    (["et"], 1),
    (["lv"], 1),
]
ORDER = ["fat", "saturatedFat", "carbohydrates", "sugars", "fiber", "protein", "salt"]
OLD_ORDER = ["protein", "carbohydrates", "sugars", "fat", "saturatedFat", "fiber", "sodium"]
EXTRA = {"fat": ["monounsaturatedFat", "polyunsaturatedFat"], "carbohydrates": ["polyols", "starch"]}
COLUMNS = [
    (["100"], 46),
    (["100", "serving"], 18),
    (["serving", "100"], 7),
    (["100", "serving", "%"], 10),
    (["100", "%"], 4),
    (["100", "container"], 2),
    (["100", "prepared"], 3),
    (["prepared", "100"], 1),
    (["100", "container", "%"], 3),
    (["%", "100"], 1),
    (["100", "serving", "prepared", "%"], 1),
    (["100", "serving", "container", "%"], 1),
    (["serving"], 2),
    (["serving", "%", "100"], 2),
    (["100", "100x"], 1),
]


class Column:
    """A column of numbers; `kind` is "100", "serving", "container", "prepared", "100x" or "%"."""

    def __init__(self, kind, factor, unit, size=None, heading=""):
        self.kind, self.factor, self.unit, self.size, self.heading = kind, factor, unit, size, heading


class Row:
    """A row; `cells` holds for each column a list of numbers, or a percentage as text."""

    def __init__(self, key, names, cells, level=0):
        self.key, self.names, self.cells, self.level = key, names, cells, level


class Label:
    """Everything that a label prints, without places."""

    def __init__(self, family, subject, languages):
        self.family, self.subject, self.languages = family, subject, languages
        self.columns, self.rows, self.comma, self.product = [], [], False, None
        self.title, self.energy, self.case, self.unit, self.layout = "", "cell", "first", "g", "table"
        self.gap, self.less, self.place, self.separator = " ", "<", "value", " / "
        self.per_kilogram, self.others = None, []


def market(random, lexicon):
    """Returns the languages of a place where products are sold, or any few."""
    if random.random() < 0.12:
        return random.sample(sorted(lexicon), random.choice([1, 1, 2, 3]))
    codes = random.choices([m for m, _ in MARKETS], [w for _, w in MARKETS])[0]
    codes = list(codes)
    if random.random() < 0.15:
        random.shuffle(codes)
    return codes


def names(random, label, lexicon, key, foreign=None):
    """Returns a row's name in each language."""
    result = []
    for code in label.languages:
        name = wording.pick(random, lexicon[code].names(key, label.subject == "petFood"))
        if name:
            result.append(
                wording.cased(
                    name,
                    (
                        label.case
                        if key not in amounts.PARTS
                        else random.choice([label.case, "lower"]) if label.case == "first" else label.case
                    ),
                )
            )
    if foreign and key.replace("KJ", "Kcal") in rownames.FOREIGN[foreign]:
        result.insert(
            random.randint(0, len(result)),
            wording.cased(rownames.FOREIGN[foreign][key.replace("KJ", "Kcal")], label.case),
        )
    kept = []
    for name in result:
        if name not in kept:
            kept.append(name)
    return kept or [
        wording.cased(lexicon["en"].names(key)[0] if lexicon["en"].names(key) else key, label.case)
    ]


def begin(random, family, subject, languages):
    """Returns a label with its habits of print drawn."""
    label = Label(family, subject, languages)
    label.comma = random.random() < (
        0.08 if languages[0] in ("en", "ga", "mt") else 0.35 if languages[:3] == ["de", "fr", "it"] else 0.8
    )
    label.case = random.choices(["first", "lower", "upper", "title"], [68, 12, 14, 6])[0]
    label.gap = random.choice([" ", " ", " ", " ", ""])
    label.less = (
        random.choice(["<"] * 9 + ["< "] * 6 + ["≤ ", "‹"]) if random.random() < 0.97 else "less than "
    )
    label.separator = random.choice([" / ", " / ", "/", " | ", " | ", " • ", " - ", " · ", " ", ", "])
    label.join = random.choice(["/", "/", "/", "(", "(", "", "-", "|"])
    label.glued, label.stacked = random.random() < 0.45, random.random() < 0.12
    label.spelled = {
        "kcal": random.choice(["kcal"] * 20 + ["Kcal", "KCAL", "Cal", "kCal"]),
        "kJ": random.choice(["kJ"] * 18 + ["KJ", "kj"]),
    }
    if random.random() < 0.02:
        label.spelled["g"] = random.choice(["gr", "G", "g."])
    return label


def units(random, label, size_range):
    """Draws the unit of the 100 column and the serving's size."""
    label.unit = "ml" if amounts.by_volume(random, label.product) else "g"
    low, high = size_range
    size = random.uniform(low, high)
    step = (
        0.5
        if size < 15 and random.random() < 0.3
        else 1 if size < 50 or random.random() < 0.06 else 5 if size < 150 else 10
    )
    return max(step, round(size / step) * step)


def european(random, lexicon, languages=None, family="eu"):
    """Returns a label by EU 1169/2011, with its rows and columns."""
    label = begin(random, family, "food", languages or market(random, lexicon))
    label.product = random.choice(list(amounts.PRODUCTS))
    size = units(random, label, amounts.PRODUCTS[label.product][13])
    grams = amounts.contents(random, label.product, label.unit == "ml")
    kinds = random.choices([c for c, _ in COLUMNS], [w for _, w in COLUMNS])[0]
    pieces = random.choice([2, 3, 4, 5, 6, 8, 10])
    for kind in kinds:
        factor = {
            "100": 1.0,
            "serving": size / 100,
            "container": size * pieces / 100,
            "%": None,
            "prepared": random.choice([0.12, 0.2, 0.3, 0.45, 0.6]),
            "100x": random.choice([0.12, 0.3, 0.6]),
        }[kind]
        label.columns.append(Column(kind, factor, label.unit, size if kind == "serving" else size * pieces))
    if kinds == ["100"] and random.random() < 0.06:
        label.columns[0].heading = random.choice(["drained", "diluted", "ready"])
    style = random.choices(["guidance", "one", "two", "short"], [40, 30, 8, 22])[0] + (
        "-" if random.random() < 0.35 else ""
    )
    order = list(ORDER if random.random() < 0.85 else OLD_ORDER)
    if random.random() < 0.3 and grams["fiber"] < 6:
        order.remove("fiber")
    if "salt" in order and random.random() < 0.05:
        order.insert(order.index("salt") + random.choice([0, 1]), "sodium")
    for whole, parts in EXTRA.items():
        for part in parts:
            wanted = 0.9 if part == "polyols" and grams["polyols"] > 1 else 0.08
            if whole in order and random.random() < wanted:
                order.insert(
                    order.index(whole) + 1 + (random.random() < 0.5 and part in ("polyols", "starch")), part
                )
    if random.random() < 0.06:
        order = [key for key in order if random.random() < 0.75] or ["fat"]
    sodium_mg = random.random() < 0.5
    label.energy = random.choices(
        ["cell", "rows", "unnamed", "kJ", "kcal"], [46, 22, 22, 2, 8 if "100x" not in kinds else 0]
    )[0]

    def number(key, factor, kind):
        if key == "sodium" and sodium_mg:
            return amounts.milligrams(grams[key] * factor)
        return amounts.european(key, grams[key] * factor, style)

    keys = {
        "cell": ["energyKJ", "energyKcal"],
        "rows": ["energyKJ", "energyKcal"],
        "unnamed": ["energyKJ", "energyKcal"],
        "kJ": ["energyKJ"],
        "kcal": ["energyKcal"],
    }[label.energy]
    flipped = random.random() < 0.15
    fill(random, label, lexicon, keys[::-1] if flipped else keys, order, number, grams, size / 100)
    if random.random() < 0.1:
        others(random, label)
    return label


def fill(random, label, lexicon, energies, order, number, grams, share):
    """Adds the rows of energy and of nutrients."""
    foreign = random.choice(sorted(rownames.FOREIGN)) if random.random() < 0.07 else None
    numbers = {}
    traces = lexicon[label.languages[0]]["traces"] if random.random() < 0.06 else None
    for index, column in enumerate(label.columns):
        if column.kind != "%":
            numbers[index] = amounts.consistent(
                {key: number(key, column.factor, column.kind) for key in energies + order}
            )
            for key, fact in numbers[index].items():
                if traces and fact.value < 0.5 and fact.unit == "g" and random.random() < 0.7:
                    numbers[index][key] = amounts.Number(traces[0], None, "")
    part = share if "serving" in [c.kind for c in label.columns] else 1.0

    def cells(keys):
        row = []
        for index, column in enumerate(label.columns):
            if column.kind == "%":
                known = [key for key in keys if key in amounts.DAILY]
                row.append(amounts.percent_of_daily(known[-1], grams[known[-1]] * part) if known else "")
            else:
                row.append([(key, numbers[index][key]) for key in keys])
        return row

    if len(energies) == 2 and label.energy == "cell":
        label.rows.append(Row("energy", names(random, label, lexicon, "energyKJ", foreign), cells(energies)))
    else:
        for place, key in enumerate(energies):
            named = (
                names(random, label, lexicon, key, foreign) if place == 0 or label.energy == "rows" else []
            )
            label.rows.append(Row(key, named, cells([key])))
    for key in order:
        label.rows.append(
            Row(
                key,
                names(random, label, lexicon, key, foreign),
                cells([key]),
                1 if key in amounts.PARTS else 0,
            )
        )


def others(random, label, count=None):
    """Adds rows of vitamins and the like, which have no key of their own."""
    for name, unit, mean in random.sample(wording.OTHERS_EU, count or random.randint(1, 4)):
        value = mean * random.uniform(0.1, 1.5)
        text = "%.2g" % value if value < 10 else "%d" % value
        row = []
        for column in label.columns:
            row.append(
                "%d" % random.randint(5, 90)
                if column.kind == "%"
                else [(None, amounts.Number(text, float(text), unit))]
            )
        label.rows.append(Row(None, [name], row))


def truth(label, image):
    """Returns the label's line of truth."""
    line = {
        "image": image,
        "subject": label.subject,
        "languages": label.languages,
        "basis": None,
        "nutrients": {},
    }
    tables = []
    for index, column in enumerate(label.columns):
        table = {}
        for row in label.rows:
            cell = row.cells[index]
            if isinstance(cell, list):
                for key, number in cell:
                    if key and number.value is not None and not getattr(number, "hidden", False):
                        table[key] = number.truth()
        tables.append(table)
    order = {"100": 0, "pet": 0, "serving": 1}
    main = (
        min((order[c.kind], i) for i, c in enumerate(label.columns) if c.kind in order)[1]
        if any(c.kind in order for c in label.columns)
        else None
    )
    for index, column in enumerate(label.columns):
        if index == main:
            line["nutrients"] = tables[index]
            line["basis"] = {"100": "per100" + column.unit, "pet": "asFed", "serving": "perServing"}[
                column.kind
            ]
        elif column.kind == "serving":
            line["perServing"] = tables[index]
        elif column.kind != "%":
            line.setdefault("otherColumns", []).append({"kind": column.kind, "nutrients": tables[index]})
        if column.kind == "serving" and column.size:
            line["servingSizeGrams" if column.unit == "g" else "servingSizeMillilitres"] = (
                int(column.size) if column.size == int(column.size) else column.size
            )
    if label.per_kilogram:
        line["energyKcalPerKg"] = label.per_kilogram
    line.update(
        {
            "ambiguous": [],
            "layout": label.layout,
            "family": label.family,
            "product": label.product,
            "unitPlace": label.place,
            "generated": True,
        }
    )
    if not line["nutrients"]:
        line["basis"] = None
    for other in label.others:  # A second product's panel; where it differs, either answer may be meant.
        second = truth(other, image)
        line.setdefault("otherPanels", []).append(
            {"basis": second["basis"], "nutrients": second["nutrients"]}
        )
        line["ambiguous"] += [
            key for key, fact in second["nutrients"].items() if line["nutrients"].get(key) not in (None, fact)
        ]
    return line
