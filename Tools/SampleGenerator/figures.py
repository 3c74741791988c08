"""The figures on labels: derived ones, and all of them as truth files hold them."""
from decimal import ROUND_HALF_UP, Decimal

from words import GUARANTEES

# kJ and kcal a gram (EU 1169/2011, annex XIV).
FACTORS = {"fat": (37, 9), "carbohydrates": (17, 4), "protein": (17, 4), "fiber": (8, 2)}


def rounded(value, places):
    """Half up, as the labels' guidance has it."""
    return value.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)


def energies(nutrients):
    """kJ and kcal of 100 g, from what the label prints."""
    sums = [sum(Decimal(nutrients[k].lstrip("<")) * f[unit] for k, f in FACTORS.items()
                if k in nutrients) for unit in (0, 1)]
    return tuple(str(rounded(s, 0)) for s in sums)


def with_energy(nutrients):
    """The nutrients of a food, energy first."""
    kilojoules, kilocalories = energies(nutrients)
    return {"energyKJ": kilojoules, "energyKcal": kilocalories, **nutrients}


def portion(nutrients, grams):
    """The amounts in a portion."""
    result = {}
    for key, text in nutrients.items():
        amount = Decimal(text.lstrip("<")) * grams / 100
        places = 0 if key.startswith("energy") else 2 if key == "salt" else 1
        result[key] = ("<" if text.startswith("<") else "") + str(rounded(amount, places))
    return result


UNITS = {"sodium": "mg", "cholesterol": "mg", "energyKJ": "kJ", "energyKcal": "kcal"}


def number(text):
    value = Decimal(text)
    return int(value) if value == value.to_integral_value() else float(value)


def stated(nutrients, subject, bounds):
    """Amounts as truth files hold them."""
    result = {}
    for key, text in nutrients.items():
        unit = "%" if subject == "petFood" else UNITS.get(key, "g")
        result[key] = {"value": number(text.lstrip("<")), "unit": unit}
        if bounds:
            result[key]["bound"] = GUARANTEES[key][1]
        if text.startswith("<"):
            result[key]["modifier"] = "<"
    return result


def truth(sample):
    """The line of truth.jsonl about a sample."""
    nutrients = dict(sample.get("nutrients", {}))
    eu_food = sample["layout"] in ("euTable", "euLinear")
    if eu_food:
        nutrients = with_energy(nutrients)
    us_pet = sample["layout"].startswith("ga")
    line = {"image": sample["file"], "subject": sample["subject"], "languages": sample["languages"],
            "basis": sample["basis"], "difficulty": sample["difficulty"], "layout": sample["layout"],
            "nutrients": stated(nutrients, sample["subject"], us_pet)}
    if sample.get("serving"):
        if eu_food:
            line["perServing"] = stated(portion(nutrients, sample["serving"]), "food", False)
        if sample["basis"] != "per100ml":
            line["servingSizeGrams"] = sample["serving"]
    if sample.get("barcode"):
        line["barcode"] = sample["barcode"]
    if not sample.get("headless"):
        line.update(brand=sample["brand"], name=sample["name"])
    line["effects"] = sample["effects"]
    return line
