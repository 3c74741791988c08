"""Contents of invented products, and the numbers that laws let labels print."""

import math

# Means for 100 g: low and high fat, share of saturated fat, low and high carbohydrate, share of sugars,
# low and high protein, fibre, salt; a density where labels may count millilitres; servings in g or ml.
PRODUCTS = {
    "water": (0, 0, 0.2, 0, 5, 0.98, 0, 0.05, 0, 0.05, 0, 0.05, 1.0, (200, 500)),
    "soft drink": (0, 0, 0.2, 0, 12, 0.98, 0, 0.05, 0, 0.05, 0, 0.03, 1.0, (200, 330)),
    "juice": (0, 0.3, 0.2, 4, 14, 0.92, 0.1, 0.9, 0, 0.6, 0, 0.02, 1.0, (150, 250)),
    "milk": (0.1, 4, 0.65, 4.5, 5.2, 1, 3, 3.6, 0, 0.05, 0.09, 0.14, 1.0, (200, 250)),
    "cream": (8, 36, 0.65, 2.5, 5, 0.97, 2, 3.2, 0, 0.2, 0.05, 0.15, 1.0, (15, 100)),
    "plant drink": (0.8, 4, 0.2, 0.5, 9, 0.5, 0.3, 3.7, 0.1, 1.2, 0.03, 0.15, 1.0, (100, 250)),
    "syrup": (0, 0.2, 0.2, 55, 82, 0.97, 0, 0.3, 0, 0.3, 0, 0.05, 1.3, (15, 40)),
    "wine": (0, 0, 0.2, 0.2, 6, 0.8, 0, 0.1, 0, 0, 0, 0.02, 1.0, (100, 150)),
    "beer": (0, 0, 0.2, 2, 6, 0.4, 0.2, 0.6, 0, 0.1, 0, 0.02, 1.0, (330, 500)),
    "oil": (91, 100, 0.14, 0, 0.3, 0.5, 0, 0.2, 0, 0.1, 0, 0.01, 0.915, (10, 15)),
    "vinegar": (0, 0.1, 0.2, 0.3, 20, 0.9, 0, 0.5, 0, 0.2, 0, 0.1, 1.0, (10, 20)),
    "soy sauce": (0, 0.1, 0.2, 1, 15, 0.5, 2, 10, 0, 0.8, 9, 22, 1.1, (10, 20)),
    "soup": (0.5, 4, 0.4, 3, 9, 0.3, 0.6, 4, 0.2, 2, 0.5, 1.1, 1.0, (200, 300)),
    "biscuit": (10, 28, 0.45, 52, 74, 0.4, 5, 9, 1.5, 6, 0.2, 1.2, None, (10, 50)),
    "cake": (10, 26, 0.35, 40, 62, 0.55, 3, 8, 0.5, 4, 0.2, 1, None, (30, 80)),
    "bread": (1, 8, 0.2, 38, 55, 0.07, 7, 13, 2.5, 9, 0.8, 1.5, None, (25, 60)),
    "crispbread": (1.5, 10, 0.2, 55, 78, 0.04, 9, 13, 4, 20, 0.3, 1.6, None, (10, 30)),
    "cereal": (1.5, 18, 0.25, 52, 84, 0.28, 6, 14, 3, 12, 0.02, 1.2, None, (30, 60)),
    "chocolate": (28, 46, 0.6, 30, 60, 0.88, 4, 12, 1.5, 12, 0.01, 0.4, None, (10, 30)),
    "sweets": (0, 8, 0.6, 72, 98, 0.75, 0, 6, 0, 0.5, 0, 0.3, None, (10, 40)),
    "sugar-free sweets": (0, 1, 0.5, 90, 98, 0.0, 0, 1, 0, 2, 0, 0.1, None, (2, 10)),
    "jam": (0, 0.4, 0.2, 35, 66, 0.97, 0.2, 0.8, 0.5, 1.5, 0, 0.1, None, (15, 25)),
    "honey": (0, 0.1, 0.2, 79, 83, 0.98, 0.1, 0.5, 0, 0.3, 0, 0.03, None, (15, 25)),
    "nut butter": (45, 62, 0.14, 8, 20, 0.35, 18, 30, 4, 10, 0, 1, None, (15, 32)),
    "sweet spread": (28, 42, 0.3, 46, 60, 0.95, 4, 8, 1, 4, 0.02, 0.3, None, (15, 30)),
    "crisps": (18, 36, 0.12, 46, 64, 0.06, 5, 9, 3, 6, 0.7, 2.4, None, (20, 40)),
    "nuts": (42, 62, 0.12, 5, 22, 0.3, 14, 27, 5, 11, 0, 1.4, None, (25, 40)),
    "cheese": (16, 35, 0.66, 0, 3, 0.6, 17, 30, 0, 0.1, 0.7, 2.6, None, (20, 40)),
    "yogurt": (0.1, 10, 0.65, 3.6, 16, 0.95, 2.8, 9, 0, 0.9, 0.08, 0.25, None, (100, 200)),
    "butter": (60, 83, 0.62, 0.3, 1, 0.9, 0.3, 0.9, 0, 0.1, 0.02, 1.5, None, (5, 15)),
    "meat": (1, 30, 0.4, 0, 3, 0.5, 14, 26, 0, 0.5, 0.1, 4, None, (30, 150)),
    "fish": (0.5, 18, 0.22, 0, 4, 0.5, 14, 27, 0, 0.5, 0.1, 2.5, None, (50, 150)),
    "tofu": (4, 14, 0.16, 0.5, 5, 0.3, 9, 18, 0.3, 3, 0.02, 1.3, None, (60, 120)),
    "plant meat": (4, 18, 0.15, 2, 16, 0.15, 9, 24, 3, 8, 0.7, 1.9, None, (60, 120)),
    "vegetables": (0, 1, 0.2, 1, 12, 0.55, 0.5, 4, 1, 5, 0, 0.9, None, (80, 150)),
    "pickles": (0, 0.6, 0.2, 1, 8, 0.8, 0.4, 1.5, 0.5, 2, 0.8, 2.5, None, (30, 80)),
    "olives": (12, 24, 0.16, 0, 4, 0.2, 0.8, 1.6, 1.5, 4, 2.2, 5, None, (15, 40)),
    "pulses": (0.5, 3, 0.2, 10, 55, 0.08, 5, 25, 4, 16, 0, 0.8, None, (60, 130)),
    "pasta": (0.7, 3.5, 0.22, 58, 75, 0.05, 9, 15, 2, 6, 0, 0.1, None, (60, 125)),
    "rice": (0.3, 3, 0.25, 72, 81, 0.01, 6, 9, 0.5, 3.5, 0, 0.05, None, (50, 100)),
    "flour": (0.2, 3, 0.18, 60, 86, 0.02, 0.3, 14, 0.5, 11, 0, 0.05, None, (30, 100)),
    "sugar": (0, 0, 0.2, 93, 100, 1, 0, 1, 0, 0.1, 0, 0.05, None, (4, 10)),
    "spice": (0, 14, 0.2, 2, 50, 0.3, 1, 14, 1, 30, 0.1, 70, None, (1, 10)),
    "ketchup": (0, 0.6, 0.2, 8, 28, 0.9, 0.8, 2, 0.5, 2, 0.8, 2.5, 1.1, (15, 20)),
    "mayonnaise": (20, 80, 0.1, 0.5, 14, 0.6, 0.4, 1.6, 0, 0.5, 0.7, 2, 0.95, (13, 20)),
    "dressing": (3, 55, 0.1, 3, 18, 0.75, 0.3, 2, 0, 0.8, 0.8, 3, 1.03, (15, 30)),
    "cooking sauce": (0.5, 14, 0.4, 4, 24, 0.6, 0.6, 3, 0.3, 2, 0.6, 3, 1.05, (50, 125)),
    "condensed milk": (0.2, 10, 0.65, 10, 57, 1, 6, 9, 0, 0.05, 0.2, 0.4, 1.2, (10, 30)),
    "custard": (0.5, 5, 0.65, 9, 19, 0.75, 2.3, 4, 0, 0.4, 0.08, 0.25, 1.05, (100, 200)),
    "drinking yogurt": (0.1, 4, 0.65, 4, 14, 0.95, 2.5, 6, 0, 0.5, 0.08, 0.2, 1.03, (100, 250)),
    "smoothie": (0, 1, 0.25, 8, 16, 0.85, 0.3, 2, 0.4, 2, 0, 0.05, 1.05, (150, 250)),
    "protein drink": (0.2, 3, 0.5, 3, 9, 0.8, 5, 12, 0, 1, 0.1, 0.3, 1.05, (250, 330)),
    "pesto": (25, 55, 0.15, 2, 10, 0.4, 2.5, 6, 1, 4, 1, 3.5, None, (20, 60)),
    "ready meal": (2, 12, 0.38, 6, 26, 0.16, 3, 11, 0.8, 3.5, 0.5, 1.4, None, (250, 450)),
    "pizza": (6, 15, 0.42, 24, 36, 0.12, 8, 13, 1, 3.5, 0.8, 1.7, None, (100, 200)),
    "ice cream": (3, 19, 0.62, 18, 34, 0.85, 1.5, 5, 0, 2, 0.05, 0.3, 0.62, (50, 120)),
    "protein powder": (0.5, 8, 0.4, 1, 20, 0.5, 55, 86, 0, 6, 0.1, 1.6, None, (25, 40)),
    "bar": (4, 30, 0.35, 30, 66, 0.5, 6, 34, 3, 14, 0.02, 0.7, None, (25, 60)),
    "baby food": (0, 4, 0.25, 6, 15, 0.7, 0.4, 4, 0.8, 2.5, 0, 0.15, None, (100, 200)),
    "fibre": (0, 2, 0.2, 0, 6, 0.2, 0.5, 5, 60, 86, 0, 0.2, None, (5, 10)),
    "cocoa powder": (8, 22, 0.6, 8, 18, 0.08, 17, 24, 25, 35, 0, 0.2, None, (5, 20)),
    "coconut milk": (10, 24, 0.9, 1, 4, 0.7, 0.8, 2, 0, 1.5, 0.01, 0.1, 1.0, (60, 125)),
    "coffee": (0, 0.3, 0.3, 0, 1, 0.3, 0, 0.5, 0, 0.3, 0, 0.02, 1.0, (100, 250)),
    "tea": (0, 0, 0.2, 0, 0.3, 0.3, 0, 0.1, 0, 0.1, 0, 0.01, 1.0, (200, 250)),
}
# The share of labels that count millilitres: of liquids, and of foods that are sold by mass or by volume.
LIQUIDS_BY_VOLUME = 0.88
THICK_BY_VOLUME = {
    "ketchup": 0.25,
    "mayonnaise": 0.3,
    "dressing": 0.6,
    "cooking sauce": 0.4,
    "condensed milk": 0.35,
    "custard": 0.5,
    "drinking yogurt": 0.5,
    "ice cream": 0.55,
    "soup": 0.6,
    "cream": 0.75,
    "syrup": 0.75,
}
LIQUIDS = [name for name, product in PRODUCTS.items() if product[12] and name not in THICK_BY_VOLUME]
SMALL = {"transFat": 0.01, "cholesterol": 0.03}
MINERALS = {"calcium": 0.12, "iron": 0.003, "potassium": 0.25, "magnesium": 0.04, "phosphorus": 0.15}
VITAMINS = {"vitaminA": 1.5e-4, "vitaminC": 0.02, "vitaminD": 2e-6, "vitaminE": 0.003}
PARTS = {
    "saturatedFat": "fat",
    "monounsaturatedFat": "fat",
    "polyunsaturatedFat": "fat",
    "transFat": "fat",
    "sugars": "carbohydrates",
    "polyols": "carbohydrates",
    "starch": "carbohydrates",
    "addedSugars": "sugars",
}
# Daily values of 21 CFR 101.9 in grams.
DAILY = {
    "fat": 78,
    "saturatedFat": 20,
    "cholesterol": 0.3,
    "sodium": 2.3,
    "carbohydrates": 275,
    "fiber": 28,
    "addedSugars": 50,
    "vitaminD": 20e-6,
    "calcium": 1.3,
    "iron": 0.018,
    "potassium": 4.7,
    "vitaminA": 9e-4,
    "vitaminC": 0.09,
    "protein": 50,
    "sugars": 90,
    "salt": 6,
    "energyKcal": 2000,
    "energyKJ": 8400,
}


def by_volume(random, product):
    """Returns whether a label counts millilitres (EU 1169/2011 article 32: 100 g or 100 ml)."""
    share = LIQUIDS_BY_VOLUME if product in LIQUIDS else THICK_BY_VOLUME.get(product, 0)
    return random.random() < share


def contents(random, product, in_volume=True):
    """Returns the grams of each nutrient and the energies in 100 g, or in 100 ml of what has a density."""
    f0, f1, saturated, c0, c1, sugar, p0, p1, b0, b1, s0, s1, density, _ = PRODUCTS[product]

    def between(low, high):
        if low <= 0 or high / low > 4:
            value = low + (high - low) * random.random() ** 1.6
        else:
            value = low + (high - low) * random.random()
        return value if random.random() > 0.05 else value * math.exp(random.gauss(0, 0.4))

    def share(mean):
        if mean in (0, 1):
            return mean
        odds = mean / (1 - mean) * math.exp(random.gauss(0, 0.5))
        return odds / (1 + odds)

    grams = {
        "fat": between(f0, f1),
        "carbohydrates": between(c0, c1),
        "protein": between(p0, p1),
        "fiber": between(b0, b1),
        "salt": between(s0, s1),
    }
    alcohol = {"wine": 9.0, "beer": 3.8}.get(product, 0.0) * random.uniform(0.8, 1.2)
    total = sum(grams.values()) + alcohol
    if total > 98.5 and product not in ("oil", "sugar"):
        grams = {key: value * 98 / total for key, value in grams.items()}
    elif total > 100:
        grams = {key: value * 100 / total for key, value in grams.items()}
    grams["polyols"] = (
        grams["carbohydrates"] * 0.98
        if product == "sugar-free sweets"
        else (
            grams["carbohydrates"] * random.uniform(0.1, 0.6)
            if product in ("bar", "protein powder") and random.random() < 0.3
            else 0.0
        )
    )
    grams["sugars"] = min(grams["carbohydrates"] * share(sugar), grams["carbohydrates"] - grams["polyols"])
    grams["starch"] = max(0.0, grams["carbohydrates"] - grams["sugars"] - grams["polyols"]) * random.uniform(
        0.8, 0.98
    )
    grams["addedSugars"] = grams["sugars"] * random.choice([0, 0.3, 0.8, 1])
    grams["saturatedFat"] = grams["fat"] * share(saturated)
    rest = grams["fat"] - grams["saturatedFat"]
    grams["monounsaturatedFat"] = rest * random.uniform(0.3, 0.75)
    grams["polyunsaturatedFat"] = (rest - grams["monounsaturatedFat"]) * random.uniform(0.85, 1)
    grams["sodium"] = grams["salt"] / 2.5
    for table, spread in ((SMALL, 0.9), (MINERALS, 0.6), (VITAMINS, 0.8)):
        for key, mean in table.items():
            grams[key] = mean * math.exp(random.gauss(0, spread))
    grams["transFat"] = min(grams["transFat"], 0.1 * rest)
    if in_volume and density and density != 1.0:
        grams = {key: value * density for key, value in grams.items()}
    carbohydrates = grams["carbohydrates"] - grams["polyols"]
    grams["energyKcal"] = (
        9 * grams["fat"]
        + 4 * carbohydrates
        + 4 * grams["protein"]
        + 2 * grams["fiber"]
        + 2.4 * grams["polyols"]
        + 7 * alcohol
    )
    grams["energyKJ"] = (
        37 * grams["fat"]
        + 17 * carbohydrates
        + 17 * grams["protein"]
        + 8 * grams["fiber"]
        + 10 * grams["polyols"]
        + 29 * alcohol
    )
    return grams


class Number:
    """A printed number: text, value and modifier; the value is missing for a word such as "traces"."""

    def __init__(self, text, value, unit, modifier=None, bound=None):
        self.text, self.value, self.unit, self.modifier, self.bound = text, value, unit, modifier, bound

    def truth(self):
        """Returns the value as a line of truth states it."""
        whole = self.value == int(self.value)
        unit = "µg" if self.unit == "mcg" else self.unit
        fact = {"value": int(self.value) if whole else self.value, "unit": unit}
        if self.modifier:
            fact["modifier"] = self.modifier
        if self.bound:
            fact["bound"] = self.bound
        return fact


def to_steps(value, step):
    """Returns the value in whole steps, halves rounded up."""
    return round(math.floor(value / step + 0.5) * step, 10)


def digits(value, decimals):
    """Returns the value's text with a point."""
    return "%.*f" % (decimals, to_steps(value, 10.0**-decimals))


def european(key, grams, style):
    """Returns a number by the EU's guidance on rounding, or by a label's own number of decimals.

    `style`: "guidance", "one" decimal, "two" decimals or "short" without final zeros; with "-" no "<" is printed.
    """
    if key in ("energyKJ", "energyKcal"):
        decimals = 1 if style.startswith("two") and grams < 100 else 0
        text = digits(grams, decimals)
        return Number(text, float(text), "kJ" if key == "energyKJ" else "kcal")
    kind, below = style.rstrip("-"), not style.endswith("-")
    salty = key in ("salt", "sodium")
    limit = {"saturatedFat": 0.1, "salt": 0.0125, "sodium": 0.005}.get(key, 0.5)
    if below and grams <= limit and (grams > 0.0001 or salty):
        shown = {"saturatedFat": 0.1, "salt": 0.01, "sodium": 0.005}.get(key, 0.5)
        return Number(("%g" % shown), shown, "g", modifier="<")
    if kind == "guidance":
        decimals = (1 if grams >= 1 else 2) if salty else (0 if grams >= 10 else 1)
    elif kind == "two":
        decimals = 2 if salty or grams < 10 else 1
    else:
        decimals = (2 if grams < 1 else 1) if salty else 1
    text = digits(grams, decimals)
    if kind == "short" and "." in text:
        text = text.rstrip("0").rstrip(".")
    if float(text) == 0:
        text = "0" if kind != "one" or salty else text
    return Number(text, float(text), "g")


def milligrams(grams, style="european"):
    """Returns a number in milligrams."""
    value = grams * 1000
    decimals = 0 if value >= 10 or style != "european" else 1
    text = digits(value, decimals)
    if text.endswith(".0"):
        text = text[:-2]
    return Number(text, float(text), "mg")


def american(key, amount):
    """Returns a number by the rounding rules of 21 CFR 101.9."""
    if key == "energyKcal":
        step = 5 if amount <= 50 else 10
        value = 0 if amount < 5 else to_steps(amount, step)
        return Number("%d" % value, float(value), "kcal")
    if key in ("fat", "saturatedFat", "transFat", "monounsaturatedFat", "polyunsaturatedFat"):
        value = 0 if amount < 0.5 else to_steps(amount, 0.5 if amount < 5 else 1)
        return Number("%g" % value, float(value), "g")
    if key == "cholesterol":
        amount *= 1000
        if 2 <= amount < 5:
            return Number("5", 5.0, "mg", modifier="<")
        value = 0 if amount < 2 else to_steps(amount, 5)
        return Number("%d" % value, float(value), "mg")
    if key == "sodium":
        amount *= 1000
        value = 0 if amount < 5 else to_steps(amount, 5 if amount <= 140 else 10)
        return Number("%d" % value, float(value), "mg")
    if key in MINERALS:
        value = to_steps(amount * 1000, 0.1 if key == "iron" else 10)
        return Number("%g" % value, float(value), "mg")
    if key == "vitaminC":
        value = to_steps(amount * 1000, 1)
        return Number("%d" % value, float(value), "mg")
    if key in VITAMINS:
        value = to_steps(amount * 1e6, 0.1 if key == "vitaminD" else 10)
        return Number("%g" % value, float(value), "mcg")
    if 0.5 <= amount < 1:
        return Number("1", 1.0, "g", modifier="<")
    value = 0 if amount < 0.5 else to_steps(amount, 1)
    return Number("%d" % value, float(value), "g")


def percent_of_daily(key, amount):
    """Returns the percentage of the daily value, in whole numbers."""
    return "%d" % to_steps(100 * amount / DAILY[key], 1)


def consistent(numbers):
    """Lowers parts that rounding put above their whole; returns the numbers."""
    for part, whole in PARTS.items():
        small, large = numbers.get(part), numbers.get(whole)
        if small and large and small.unit == large.unit and small.value > large.value:
            numbers[part] = Number(large.text, large.value, large.unit, large.modifier)
    return numbers
