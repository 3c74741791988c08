"""Plans of pet-food labels."""

from . import amounts, rownames, wording
from .plan import Column, Row, begin, market, names

FOODS = {  # Low and high protein, fat, fibre, ash, moisture in per cent.
    "dry dog food": ((18, 34), (8, 20), (1.5, 5), (4, 9), (6, 12)),
    "dry cat food": ((26, 44), (9, 22), (1, 5), (5, 9), (5, 10)),
    "wet dog food": ((5, 12), (2, 9), (0.2, 1.5), (1, 3.5), (72, 84)),
    "wet cat food": ((7, 14), (1, 8), (0.1, 1), (1, 3), (75, 86)),
    "treats": ((8, 60), (2, 30), (0.3, 5), (2, 10), (8, 30)),
    "chews": ((40, 90), (1, 12), (0.2, 3), (1, 9), (8, 15)),
    "broth": ((0.3, 4), (0, 0.8), (0, 0.4), (0.1, 1), (93, 98)),
    "cat sticks": ((25, 40), (10, 24), (0.1, 1.5), (5, 10), (22, 32)),
    "rodent food": ((10, 18), (2, 7), (6, 22), (3, 9), (8, 13)),
    "bird food": ((9, 17), (3, 24), (4, 14), (2, 8), (9, 13)),
    "fish food": ((30, 55), (4, 14), (1, 6), (6, 14), (5, 10)),
    "horse feed": ((8, 16), (2, 8), (8, 24), (6, 12), (9, 13)),
    "frozen meat": ((10, 19), (6, 18), (0.2, 2), (1, 4), (62, 76)),
}
MINIMUM = {"protein", "fat", "calcium", "phosphorus", "taurine", "omega3", "omega6", "vitaminE"}
EXTRAS = {
    "calcium": (0.05, 2.0),
    "phosphorus": (0.05, 1.5),
    "sodium": (0.05, 0.6),
    "magnesium": (0.01, 0.2),
    "potassium": (0.1, 0.9),
    "taurine": (0.03, 0.3),
    "omega3": (0.1, 2.0),
    "omega6": (0.4, 4.0),
    "starch": (5, 38),
    "sugars": (0.2, 4),
}
US_NAMES = {
    "protein": ["Crude Protein"],
    "fat": ["Crude Fat"],
    "fiber": ["Crude Fiber", "Crude Fibre"],
    "moisture": ["Moisture"],
    "ash": ["Ash", "Crude Ash"],
    "taurine": ["Taurine", "Taurine*"],
    "calcium": ["Calcium"],
    "phosphorus": ["Phosphorus"],
    "omega3": ["Omega-3 Fatty Acids*", "Omega 3 Fatty Acids"],
    "omega6": ["Omega-6 Fatty Acids*", "Omega 6"],
    "magnesium": ["Magnesium"],
    "sodium": ["Sodium"],
    "potassium": ["Potassium"],
    "starch": ["Starch"],
    "sugars": ["Sugars"],
}
ADDITIVES = [
    "Vitamin A",
    "Vitamin D3",
    "Vitamin E",
    "Zink (3b603)",
    "Zinc (zinc sulphate)",
    "3b405 Copper",
    "Mangan (3b502)",
    "Jod (3b202)",
    "Taurin (3a370)",
    "Biotin",
    "L-Carnitine",
    "Cholinchlorid",
    "Selenium (3b801)",
    "Kupfer (als Kupfer(II)-sulfat)",
    "E1 Iron",
    "Vitamine B1",
    "3a700 Vitamine E",
    "Glucosamin",
    "Vitamina C",
    "Zinco",
]


def pet_food(random, lexicon):
    """Returns a pet food's label with its analysis."""
    american = random.random() < 0.28
    codes = ["en"] if american else market(random, lexicon)
    if not american and random.random() < 0.3:
        codes = random.sample(
            ["de", "en", "fr", "it", "nl", "es", "pl", "cs", "hu", "sv"], random.choice([2, 3, 4, 5])
        )
    label = begin(random, "pet us" if american else "pet", "petFood", codes)
    label.product = random.choice(list(FOODS))
    label.columns = [Column("pet", 1.0, "%")]
    label.american = american
    if american:
        label.comma, label.gap = False, random.choice(["", "", " "])
    ranges = dict(zip(("protein", "fat", "fiber", "ash", "moisture"), FOODS[label.product]))
    values = {key: random.uniform(*limits) for key, limits in ranges.items()}
    for key, limits in EXTRAS.items():
        if random.random() < (0.16 if key not in ("starch", "sugars") else 0.02):
            values[key] = random.uniform(*limits)
    order = [
        key
        for key in values
        if random.random()
        > (0.04 if key not in ("ash", "moisture") else 0.5 if american and key == "ash" else 0.1)
    ]
    core = order[:5]
    if random.random() < 0.5:
        random.shuffle(core)
    order = core + order[5:]
    bounded = american or random.random() < 0.12
    label.bounds = (
        random.choice(["behind name", "brackets", "before", "behind", "comma", "columns"])
        if bounded
        else None
    )
    label.words = (
        random.choice(["min", "min.", "Min.", "MIN", "minimum", "not less than"])
        if american or "en" in codes
        else random.choice([w for w in lexicon[codes[0]]["minimum"]] or ["min."])
    )
    twins = {
        "min": "max",
        "min.": "max.",
        "Min.": "Max.",
        "MIN": "MAX",
        "minimum": "maximum",
        "not less than": "not more than",
    }
    label.most = twins.get(label.words) or (lexicon[codes[0]]["maximum"] or ["max."])[0]
    decimals = random.choice([0, 1, 1, 1, 2])
    grams_kg = random.random() < 0.3
    foreign = (
        "vi" if random.random() < 0.06 else random.choice(["ru", "tr"]) if random.random() < 0.04 else None
    )
    for key in order:
        places = max(decimals, 1 if values[key] < 3 else 0) if key in ranges else 2 if values[key] < 1 else 1
        text = amounts.digits(values[key], places)
        if random.random() < 0.4 and "." in text and not american:
            text = text.rstrip("0").rstrip(".")
        unit = "%"
        if key in ("taurine", "calcium", "sodium") and grams_kg:
            text, unit = (
                (amounts.digits(values[key] * 10, 1), "g/kg")
                if key != "taurine"
                else (amounts.digits(values[key] * 1e4, 0), "mg/kg")
            )
        number = amounts.Number(
            text, float(text), unit, bound=("minimum" if key in MINIMUM else "maximum") if bounded else None
        )
        named = [random.choice(US_NAMES[key])] if american else _names(random, label, lexicon, key, foreign)
        if american:
            named = [wording.cased(n, label.case) if label.case == "upper" else n for n in named]
        label.rows.append(Row(key, named, [[(key, number)]]))
    if random.random() < 0.05:  # A range is no single value.
        low = random.uniform(0.3, 1.5)
        text = "%.1f%s%.1f" % (low, random.choice(["-", " - ", "–"]), low + random.uniform(0.2, 0.9))
        named = (
            [random.choice(US_NAMES["calcium"])]
            if american
            else _names(random, label, lexicon, "calcium", None)
        )
        label.rows = [row for row in label.rows if row.key != "calcium"]
        label.rows.insert(
            random.randint(0, len(label.rows)), Row(None, named, [[(None, amounts.Number(text, None, "%"))]])
        )
    if random.random() < 0.16:
        label.per_kilogram = round(100 * (100 - values["moisture"]) * random.uniform(0.36, 0.44))
    titles = ["Guaranteed Analysis", "GUARANTEED ANALYSIS", "Guaranteed Analysis:"] if american else None
    label.title = (
        random.choice(titles)
        if titles
        else " / ".join(
            wording.cased((lexicon[c]["petHeadings"] or ["analysis"])[0], label.case) for c in codes
        )
    )
    return label


def _names(random, label, lexicon, key, foreign):
    if key in ("omega3", "omega6"):
        return [
            random.choice(["Omega-%s-Fettsäuren", "Omega-%s fatty acids", "Omega %s", "Acides gras oméga %s"])
            % key[-1]
        ]
    return names(
        random,
        label,
        lexicon,
        key,
        foreign if foreign in rownames.FOREIGN and key in rownames.FOREIGN[foreign] else None,
    )


def additives(random):
    """Returns text on vitamins per kilogram, whose numbers are no constituents."""
    parts = []
    for name in random.sample(ADDITIVES, random.randint(2, 7)):
        unit = random.choice(["mg", "mg", "IE", "IU", "mg/kg", "I.E.", "UI", "µg"])
        text = "%d" % random.choice(
            [random.randint(1, 99), random.randint(100, 999), random.randint(1000, 25000)]
        )
        if int(text) > 1000 and random.random() < 0.4:
            text = text[:-3] + random.choice([".", " ", ","]) + text[-3:]
        parts.append("%s %s%s" % (name, text, random.choice([" ", " ", ""]) + unit))
    head = random.choice(
        [
            "Ernährungsphysiologische Zusatzstoffe je kg:",
            "Nutritional additives per kg:",
            "Additifs nutritionnels (par kg):",
            "Zusatzstoffe/kg:",
            "Additivi nutrizionali per kg:",
            "Toevoegingsmiddelen per kg:",
            "Additives (per kg):",
            "Dodatki na kg:",
        ]
    )
    return head + " " + random.choice([", ", "; ", ". "]).join(parts) + "."
