"""Plans of labels from outside the EU: US, Canada, Australia, Asia, India."""

from . import amounts, rownames, wording
from .plan import Column, Row, begin, units

US_ROWS = [
    "fat",
    "saturatedFat",
    "transFat",
    "cholesterol",
    "sodium",
    "carbohydrates",
    "fiber",
    "sugars",
    "addedSugars",
    "protein",
]
MICRO = ["vitaminD", "calcium", "iron", "potassium"]
AU_ROWS = ["protein", "fat", "saturatedFat", "carbohydrates", "sugars", "fiber", "sodium"]
HOUSEHOLD = [
    "1 cup",
    "2/3 cup",
    "3/4 cup",
    "1/2 cup",
    "1 Tbsp",
    "2 Tbsp",
    "1 tsp",
    "1 bar",
    "2 cookies",
    "1 can",
    "12 crackers",
    "about 15 chips",
    "1 package",
    "1 slice",
    "1 oz",
    "1 bottle",
    "3 pieces",
    "1/4 tsp",
    "8 FL OZ",
    "1 container",
]


def american(random, lexicon):
    """Returns a US label: numbers per serving, rounded by 21 CFR 101.9."""
    label = begin(random, "us", "food", ["en"])
    label.comma, label.less, label.gap = (
        False,
        random.choice(["<", "<", "less than "]),
        random.choice(["", "", "", " "]),
    )
    label.product = random.choice(list(amounts.PRODUCTS))
    size = units(random, label, amounts.PRODUCTS[label.product][13])
    grams = amounts.contents(random, label.product, label.unit == "ml")
    kinds = random.choices(
        [
            ["serving", "%"],
            ["serving", "%", "container", "%"],
            ["serving"],
            ["serving", "%", "prepared", "%"],
        ],
        [82, 8, 6, 4],
    )[0]
    packs = random.choice([2, 2.5, 3])
    label.columns = [
        Column(
            kind,
            {"serving": size / 100, "container": size * packs / 100, "prepared": size * 1.6 / 100, "%": None}[
                kind
            ],
            label.unit,
            size if kind == "serving" else size * packs,
        )
        for kind in kinds
    ]
    label.old, label.spanish, label.wide = (
        random.random() < 0.3,
        random.random() < 0.08,
        random.random() < 0.15,
    )
    label.household, label.title = random.choice(HOUSEHOLD), "Nutrition Facts"
    label.servings = random.choice([1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24, 30, "About 7", "about 10", "Varied"])
    keys = [key for key in US_ROWS if not (label.old and key == "addedSugars") and random.random() > 0.03]
    if random.random() < 0.15:
        keys[3:3] = ["polyunsaturatedFat", "monounsaturatedFat"]
    micro = [key for key in (MICRO if not label.old else []) if random.random() < 0.9]
    fill(random, label, grams, ["energyKcal"], keys, micro)
    return label


def fill(random, label, grams, energies, keys, micro, namer=None, rounding=amounts.american):
    """Adds rows with numbers in every column and percentages of the daily values."""
    tables = {
        i: amounts.consistent({key: rounding(key, grams[key] * c.factor) for key in energies + keys + micro})
        for i, c in enumerate(label.columns)
        if c.kind != "%"
    }
    for key in energies + keys + micro:
        row, factor = [], label.columns[0].factor
        for index, column in enumerate(label.columns):
            if column.kind == "%":
                shown = (
                    key in amounts.DAILY
                    and key not in ("energyKcal", "sugars")
                    and (key != "protein" or random.random() < 0.1)
                )
                row.append(amounts.percent_of_daily(key, grams[key] * factor) if shown else "")
            else:
                factor = column.factor
                row.append([(key, tables[index][key])])
        if namer:
            name = namer(key)
        else:
            name = random.choice(rownames.US_NAMES[key])
            if label.spanish and key in rownames.ES_NAMES:
                name += random.choice([" / ", "/"]) + rownames.ES_NAMES[key]
        level = 2 if key == "addedSugars" else 1 if key in amounts.PARTS or key == "fiber" else 0
        label.rows.append(
            Row(key, [wording.cased(name, label.case) if label.case == "upper" else name], row, level)
        )


def canadian(random, lexicon):
    """Returns a bilingual Canadian label, which is close to the US one."""
    label = begin(random, "ca", "food", ["en", "fr"])
    label.comma, label.less, label.gap = False, "<", random.choice([" ", " ", ""])
    label.product = random.choice(list(amounts.PRODUCTS))
    size = units(random, label, amounts.PRODUCTS[label.product][13])
    grams = amounts.contents(random, label.product, label.unit == "ml")
    label.columns = [Column("serving", size / 100, label.unit, size), Column("%", None, "")]
    label.old, label.spanish, label.wide = random.random() < 0.4, False, False
    label.household, label.title = random.choice(HOUSEHOLD), random.choice(
        ["Nutrition Facts", "Nutrition Facts / Valeur nutritive"]
    )
    label.servings = None
    keys = [
        "fat",
        "saturatedFat",
        "transFat",
        "carbohydrates",
        "fiber",
        "sugars",
        "protein",
        "cholesterol",
        "sodium",
    ]
    if label.old:
        keys = [
            "fat",
            "saturatedFat",
            "transFat",
            "cholesterol",
            "sodium",
            "carbohydrates",
            "fiber",
            "sugars",
            "protein",
        ]
    keys = [key for key in keys if random.random() > 0.03]
    micro = [] if label.old else ["potassium", "calcium", "iron"]
    apart = random.random() < 0.4

    def namer(key):
        name = rownames.CA_NAMES[key]
        return name.replace(" / ", random.choice(["/", " | "])) if apart else name

    fill(random, label, grams, ["energyKcal"], keys, micro, namer)
    return label


def australian(random, lexicon):
    """Returns an Australian or New Zealand label: serving first, then 100 g."""
    label = begin(random, "au", "food", ["en"])
    label.comma, label.less = False, random.choice(["<", "< ", "LESS THAN ", "Less than "])
    label.product = random.choice(list(amounts.PRODUCTS))
    size = units(random, label, amounts.PRODUCTS[label.product][13])
    grams = amounts.contents(random, label.product, label.unit == "ml")
    kinds = random.choices(
        [
            ["serving", "100"],
            ["serving", "%", "100"],
            ["serving", "%", "prepared", "100"],
            ["100"],
            ["100", "serving"],
        ],
        [62, 20, 6, 6, 6],
    )[0]
    for kind in kinds:
        factor = {"100": 1.0, "serving": size / 100, "prepared": size * 1.9 / 100, "%": None}[kind]
        label.columns.append(Column(kind, factor, label.unit, size))
    label.title, label.case = random.choice(["Nutrition Information", "NUTRITION INFORMATION"]), "first"
    label.servings = random.choice([1, 2, 4, 5, 8, 10, 12, 20, 33])
    label.energy = random.choice(["kJ", "kJ", "rows", "cell", "unnamed"])
    keys = [key for key in AU_ROWS if key != "fiber" or random.random() < 0.55]
    for extra, after in (("transFat", "saturatedFat"), ("potassium", "sodium"), ("calcium", "sodium")):
        if random.random() < 0.12:
            keys.insert(keys.index(after) + 1, extra)
    energies = ["energyKJ"] if label.energy == "kJ" else ["energyKJ", "energyKcal"]

    def number(key, amount):
        if key in ("sodium", "potassium", "calcium"):
            return whole(key, amount)
        if key in ("energyKJ", "energyKcal"):
            return amounts.european(key, amount, "one")
        if 0.05 < amount < 1 and random.random() < 0.35:
            return amounts.Number("1" if random.random() < 0.5 else "1.0", 1.0, "g", modifier="<")
        text = amounts.digits(amount, 1) if amount < 100 else amounts.digits(amount, 0)
        return amounts.Number(text, float(text), "g")

    def whole(key, amount):
        value = amounts.to_steps(amount * 1000, 1 if amount < 0.1 else 5)
        return amounts.Number("%d" % value, float(value), "mg")

    if label.energy == "cell":
        _paired(random, label, grams, keys, number)
    else:
        fill(
            random,
            label,
            grams,
            energies,
            keys,
            [],
            namer=lambda key: _au_name(random, label, key),
            rounding=number,
        )
        if label.energy == "unnamed":
            label.rows[1].names = []
    if random.random() < 0.06:
        label.rows.append(
            Row(
                None,
                ["Gluten"],
                [
                    [(None, amounts.Number("Nil Detected", None, ""))] if c.kind != "%" else ""
                    for c in label.columns
                ],
            )
        )
    return label


def _au_name(random, label, key):
    return (
        "Energy"
        if key.startswith("energy")
        else wording.cased(random.choice(rownames.AU_NAMES[key]), label.case)
    )


def _paired(random, label, grams, keys, number):
    """Fills the rows and joins both energies in one cell."""
    fill(
        random,
        label,
        grams,
        ["energyKJ", "energyKcal"],
        keys,
        [],
        namer=lambda key: _au_name(random, label, key),
        rounding=number,
    )
    first, second = label.rows[0], label.rows.pop(1)
    first.key = "energy"
    first.cells = [a + b if isinstance(a, list) else a for a, b in zip(first.cells, second.cells)]


def asian(random, lexicon):
    """Returns a label of Malaysia, Singapore, the Gulf, Korea or India."""
    label = begin(random, "asia", "food", ["en"])
    label.comma, label.less = False, random.choice(["<", "less than "])
    label.product = random.choice(list(amounts.PRODUCTS))
    size = units(random, label, amounts.PRODUCTS[label.product][13])
    grams = amounts.contents(random, label.product, label.unit == "ml")
    kinds = random.choices(
        [["100", "serving"], ["serving", "100"], ["100"], ["serving"], ["100", "serving", "%"]],
        [34, 16, 28, 12, 10],
    )[0]
    for kind in kinds:
        label.columns.append(
            Column(kind, {"100": 1.0, "serving": size / 100, "%": None}[kind], label.unit, size)
        )
    label.title = random.choice(
        [
            "Nutrition Information",
            "NUTRITION INFORMATION",
            "Nutritional Information (Approx.)",
            "Nutrition Facts",
            "NUTRITIONAL INFORMATION*",
            "Nutritional facts",
        ]
    )
    label.servings = random.choice([1, 2, 4, 5, 8, 10, None])
    label.energy = random.choice(["cell", "kcal", "kcal", "rows"])
    foreign = random.choice([None, None, "ms", "id", "vi", "ar", "tr"])
    orders = [
        ["protein", "carbohydrates", "sugars", "addedSugars", "fat", "saturatedFat", "transFat", "sodium"],
        ["carbohydrates", "sugars", "protein", "fat", "saturatedFat", "fiber", "sodium"],
        [
            "fat",
            "saturatedFat",
            "transFat",
            "cholesterol",
            "carbohydrates",
            "sugars",
            "fiber",
            "protein",
            "sodium",
        ],
        ["sodium", "carbohydrates", "sugars", "fat", "transFat", "saturatedFat", "cholesterol", "protein"],
        [
            "protein",
            "carbohydrates",
            "sugars",
            "fat",
            "saturatedFat",
            "transFat",
            "monounsaturatedFat",
            "polyunsaturatedFat",
            "cholesterol",
            "sodium",
            "calcium",
            "iron",
        ],
    ]
    keys = [key for key in random.choice(orders) if random.random() > 0.07]
    decimals = random.choice([1, 1, 2, None])

    def number(key, amount):
        if key in ("sodium", "cholesterol", "calcium", "iron"):
            return amounts.milligrams(amount)
        if key in ("energyKJ", "energyKcal"):
            return amounts.european(key, amount, "one")
        text = amounts.digits(amount, decimals) if decimals else "%g" % round(amount, 1)
        return amounts.Number(text, float(text), "g")

    def namer(key):
        if key.startswith("energy"):
            name = (
                random.choice(["Energy", "Energy", "Energy Value", "Calories"])
                if key != "energyKJ"
                else "Energy"
            )
        else:
            name = wording.pick(random, lexicon["en"].names(key)) or random.choice(rownames.US_NAMES[key])
        name = wording.cased(name, label.case)
        other = rownames.FOREIGN.get(foreign, {}).get(key.replace("KJ", "Kcal"))
        return random.choice(["%s / %s", "%s/%s", "%s %s"]) % (name, other) if other else name

    if label.energy == "cell":
        fill(random, label, grams, ["energyKJ", "energyKcal"], keys, [], namer, number)
        first, second = label.rows[0], label.rows.pop(1)
        first.key = "energy"
        first.cells = [a + b if isinstance(a, list) else a for a, b in zip(first.cells, second.cells)]
    else:
        fill(
            random,
            label,
            grams,
            ["energyKcal"] if label.energy == "kcal" else ["energyKJ", "energyKcal"],
            keys,
            [],
            namer,
            number,
        )
    return label
