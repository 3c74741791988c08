#!/usr/bin/env python3
"""Writes a made-up dump in the form of Open Food Facts', to measure `labelscan catalog import` with.

    make-dump.py COUNT FILE[.gz]      the same bytes each time

The members are those that a product of the real dump has most often, with amounts and texts drawn from a
fixed seed; a line has some 2 KB. One in a thousand products comes twice.
"""
import gzip
import json
import random
import sys


def with_check_digit(digits):
    total = sum(int(d) * (3 if i % 2 else 1) for i, d in enumerate(digits))
    return digits + str(-total % 10)


NUTRIENTS = {
    "energy-kcal": (10, 700), "energy-kj": (40, 2900), "fat": (0, 90), "saturated-fat": (0, 40),
    "carbohydrates": (0, 95), "sugars": (0, 80), "fiber": (0, 20), "proteins": (0, 40),
    "salt": (0, 5), "sodium": (0, 2),
}
WORDS = "soup bread cheese milk yogurt biscuit oat rice pasta tomato honey nut bar dark fine old".split()


def product(number, draw):
    code = with_check_digit(f"{200000000000 + number * 7919 % 100000000000:012d}")
    nutriments = {}
    for name, (low, high) in NUTRIENTS.items():
        unit = {"energy-kcal": "kcal", "energy-kj": "kJ"}.get(name, "g")
        value = round(draw.uniform(low, high), 2)
        nutriments[name] = nutriments[name + "_value"] = nutriments[name + "_100g"] = value
        nutriments[name + "_serving"] = round(value * 0.3, 3)
        nutriments[name + "_unit"] = unit
    name = " ".join(draw.sample(WORDS, 4)).title()
    return {
        "_id": code, "code": code, "lang": "en", "lc": "en", "product_name": name,
        "product_name_en": name, "brands": draw.choice(WORDS).title(), "product_type": "food",
        "schema_version": 1002, "categories_tags": ["en:" + word for word in draw.sample(WORDS, 3)],
        "serving_quantity": 30, "serving_quantity_unit": "g", "nutrition_data_per": "100g",
        "nutriments": nutriments, "ingredients_text": " ".join(draw.choices(WORDS, k=40)),
        "countries_tags": ["en:france"], "states": " ".join(draw.choices(WORDS, k=20)),
        "images": {"front": {"sizes": {"100": {"h": 100, "w": 75}, "400": {"h": 400, "w": 300}}}},
    }


def main():
    count, path = int(sys.argv[1]), sys.argv[2]
    draw = random.Random(5)
    with (gzip.open(path, "wt", compresslevel=5) if path.endswith(".gz") else open(path, "w")) as dump:
        for number in range(count):
            line = json.dumps(product(number, draw), separators=(",", ":")) + "\n"
            dump.write(line)
            if number % 1000 == 999:
                dump.write(line)


main()
