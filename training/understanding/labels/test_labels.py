"""Tests of the invented labels; run in training/understanding: python3 -m unittest labels.test_labels"""

import json
import random
import re
import unittest
from pathlib import Path

from labels import align, allergens, amounts, channel, compare, generate, lexicon, lines, measure, values, wording
from labels import sheet as sheets
from labels.plan import Label

MODEL = Path(__file__).resolve().parents[3] / "Sources" / "Foundations" / "LabelModel"
LANGUAGES, RATES = lexicon.read(), channel.Rates()
UNITS = {"g", "mg", "µg", "kJ", "kcal", "%", "g/kg", "mg/kg"}


def keys():
    """Returns the nutrients' raw values."""
    body = (MODEL / "Nutrients" / "Nutrient.swift").read_text(encoding="utf-8").split("enum Nutrient", 1)[1].split("public static", 1)[0]
    return {name.strip() for line in re.findall(r"^\s*case (.+)$", body, re.M) for name in line.split(",")}


class TestSheets(unittest.TestCase):
    """Print that lies side by side."""

    def test_nothing_of_an_analysis_is_printed_over_something_else(self):
        over = 0
        for seed in range(150):
            chance = random.Random(seed)
            kind = chance.choices(list(generate.KINDS), list(generate.KINDS.values()))[0]
            _, sheet = generate.draw(chance, kind, LANGUAGES)
            over += sheet.is_overprinted()
            blocks = [w for w in sheet.words if w.group.startswith("text")]
            others = [w for w in sheet.words if not w.group.startswith("text")]
            self.assertFalse(any(sheets.lie_over(b, o) for b in blocks for o in others), seed)
        # Twelve tries do not always do.
        self.assertLessEqual(over, 3)

    def test_a_block_over_the_analysis_moves_below_it_as_it_is(self):
        sheet = sheets.Sheet(random.Random(1))
        sheet.put("fat 3 g", 0, 0, group="names")
        sheet.block("sugar, salt, water, wheat", 0.2, 0.1, 4)
        before = [(w.x, w.y) for w in sheet.words]
        sheet.part_blocks()
        after = [(w.x, w.y) for w in sheet.words]
        self.assertEqual(before[:3], after[:3])
        down = {round(a[1] - b[1], 6) for a, b in zip(after[3:], before[3:])}
        self.assertEqual(len(down), 1)
        self.assertGreater(min(y for _, y in after[3:]), 1.0)


class TestAmounts(unittest.TestCase):
    """Contents and rounding."""

    def test_energy_follows_from_the_nutrients(self):
        for seed in range(300):
            product = random.Random(seed).choice(list(amounts.PRODUCTS))
            grams = amounts.contents(random.Random(seed), product)
            if product in ("wine", "beer"):
                continue
            plain = grams["carbohydrates"] - grams["polyols"]
            kilojoules = (
                37 * grams["fat"]
                + 17 * (plain + grams["protein"])
                + 8 * grams["fiber"]
                + 10 * grams["polyols"]
            )
            self.assertAlmostEqual(grams["energyKJ"], kilojoules, places=6)
            if grams["energyKcal"] > 20:
                self.assertAlmostEqual(grams["energyKJ"] / grams["energyKcal"] / 4.184, 1, delta=0.06)

    def test_parts_are_no_more_than_their_wholes(self):
        for seed in range(300):
            chance = random.Random(seed)
            grams = amounts.contents(chance, chance.choice(list(amounts.PRODUCTS)))
            self.assertAlmostEqual(grams["salt"], 2.5 * grams["sodium"])
            for part, whole in amounts.PARTS.items():
                self.assertLessEqual(grams[part], grams[whole] + 1e-9, part)

    def test_american_rounding(self):
        for key, amount, text in (
            ("energyKcal", 47, "45"),
            ("energyKcal", 187, "190"),
            ("energyKcal", 4, "0"),
            ("fat", 0.4, "0"),
            ("fat", 2.3, "2.5"),
            ("fat", 7.4, "7"),
            ("sodium", 0.142, "140"),
            ("sodium", 0.147, "150"),
            ("sodium", 0.004, "0"),
            ("protein", 3.6, "4"),
            ("cholesterol", 0.023, "25"),
        ):
            self.assertEqual(amounts.american(key, amount).text, text, key)
        self.assertEqual(amounts.american("sugars", 0.7).modifier, "<")
        self.assertEqual(
            amounts.american("cholesterol", 0.003).truth(), {"value": 5, "unit": "mg", "modifier": "<"}
        )

    def test_european_rounding(self):
        for key, amount, text in (
            ("fat", 12.4, "12"),
            ("fat", 3.44, "3.4"),
            ("salt", 1.26, "1.3"),
            ("salt", 0.254, "0.25"),
            ("energyKJ", 1520.4, "1520"),
        ):
            self.assertEqual(amounts.european(key, amount, "guidance").text, text)
        self.assertEqual(
            amounts.european("saturatedFat", 0.05, "guidance").truth(),
            {"value": 0.1, "unit": "g", "modifier": "<"},
        )

    def test_syrup_has_more_than_a_hundred_grams_at_times(self):
        most = max(amounts.contents(random.Random(seed), "syrup")["carbohydrates"] for seed in range(200))
        self.assertGreater(most, 100)


    def test_thick_foods_are_counted_in_grams_or_millilitres(self):
        chance = random.Random(1)
        for product, low, high in (("ice cream", 0.4, 0.7), ("juice", 0.8, 0.95), ("biscuit", 0, 0)):
            share = sum(amounts.by_volume(chance, product) for _ in range(400)) / 400
            self.assertTrue(low <= share <= high, (product, share))
        for product in amounts.THICK_BY_VOLUME:
            density = amounts.PRODUCTS[product][12]
            volume = amounts.contents(random.Random(7), product)
            mass = amounts.contents(random.Random(7), product, in_volume=False)
            self.assertAlmostEqual(volume["fat"], density * mass["fat"], msg=product)
            self.assertAlmostEqual(volume["energyKcal"], density * mass["energyKcal"], msg=product)


class TestWords(unittest.TestCase):
    """Lexicon and printed forms."""

    def test_lexicon_is_read(self):
        self.assertGreaterEqual(len(LANGUAGES), 24)
        self.assertEqual(LANGUAGES["de"].names("fat")[0], "fett")
        self.assertEqual(LANGUAGES["de"].names("protein", pet=True)[0], "rohprotein")
        for language in LANGUAGES.values():
            for key in ("fat", "protein", "energyKJ"):
                self.assertTrue(language.names(key), (language.code, key))

    def test_numbers_keep_the_labels_mark(self):
        label = Label("eu", "food", ["de"])
        label.comma, label.less = True, "< "
        number = amounts.Number("0.5", 0.5, "g", modifier="<")
        self.assertEqual(values.number_text(random.Random(1), label, number), "< 0,5")

    def test_wordings_have_one_amount(self):
        for phrases in wording.PER.values():
            for phrase in phrases:
                self.assertEqual(phrase.count("{}"), 1, phrase)


class TestLabels(unittest.TestCase):
    """Whole labels."""

    @classmethod
    def setUpClass(cls):
        cls.labels = [generate.one(7, number, LANGUAGES, RATES) for number in range(220)]

    def test_a_seed_gives_the_same_labels(self):
        for number in range(0, 40, 4):
            again = generate.one(7, number, LANGUAGES, RATES)
            self.assertEqual(json.dumps(again), json.dumps(self.labels[number]))
        self.assertNotEqual(json.dumps(generate.one(8, 0, LANGUAGES, RATES)), json.dumps(self.labels[0]))

    def test_all_layouts_occur(self):
        found = {truth["layout"] for truth, _ in self.labels}
        self.assertEqual(found, {"table", "running", "grid", "facts", "petList", "petGrid", "negative"})

    def test_truth_has_its_shape(self):
        known = keys()
        self.assertIn("energyKJ", known)
        for truth, _ in self.labels:
            self.assertIn(truth["subject"], ("food", "petFood"))
            self.assertIn(truth["basis"], (None, "per100g", "per100ml", "perServing", "asFed"))
            self.assertEqual(truth["basis"] is None, not truth["nutrients"])
            self.assertTrue(truth["generated"])
            if truth["layout"] == "negative":
                self.assertEqual(truth["nutrients"], {})
            for table in (truth["nutrients"], truth.get("perServing", {})):
                for key, fact in table.items():
                    self.assertIn(key, known)
                    self.assertIn(fact["unit"], UNITS)
                    self.assertGreaterEqual(fact["value"], 0)
                    self.assertLessEqual(set(fact), {"value", "unit", "modifier", "bound"})

    def test_readings_have_their_shape(self):
        for truth, reading in self.labels:
            self.assertLessEqual(
                {"file", "size", "page", "secondLook", "amountsLook", "sha256", "engine"}, set(reading)
            )
            for look in ("page", "secondLook", "amountsLook"):
                page = reading[look]
                if page is None:
                    self.assertNotEqual(look, "page")
                    continue
                self.assertEqual(set(page), {"source", "size", "turn", "lines", "models"})
                for line in page["lines"]:
                    self.assertTrue(line["words"])
                    for word in line["words"]:
                        self.assertTrue(word["text"] and " " not in word["text"])
                        self.assertTrue(0 <= word["confidence"] <= 0.93)
                        box = word["box"]
                        self.assertTrue(all(isinstance(edge, int) for edge in box.values()))
                        self.assertTrue(
                            0 <= box["left"] <= page["size"]["width"]
                            and box["bottom"] <= page["size"]["height"]
                        )

    def test_most_values_are_readable(self):
        figures = compare.statistics(self.labels)
        self.assertTrue(0.76 < figures["values present"] < 0.9, figures["values present"])

    def test_printed_arithmetic_holds(self):
        for truth, _ in self.labels:
            table = truth["nutrients"]
            if truth["layout"] in ("petList", "petGrid") or truth["subject"] == "petFood":
                self.assertLess(
                    sum(
                        table[k]["value"]
                        for k in ("protein", "fat", "fiber", "ash", "moisture")
                        if k in table
                    ),
                    160,
                )
                continue
            for part, whole in (("saturatedFat", "fat"), ("sugars", "carbohydrates")):
                if part in table and whole in table:
                    self.assertLessEqual(table[part]["value"], table[whole]["value"], truth)
            if "energyKJ" in table and "energyKcal" in table and table["energyKcal"]["value"] > 60:
                self.assertAlmostEqual(
                    table["energyKJ"]["value"] / table["energyKcal"]["value"] / 4.184, 1, delta=0.07
                )


class TestChannel(unittest.TestCase):
    """Recognition's errors and the lines."""

    def test_damage_changes_a_word(self):
        chance = random.Random(1)
        line = channel.Channel(chance, RATES)
        for _ in range(200):
            self.assertNotEqual(line.damage("Kohlenhydrate", 0.1), "Kohlenhydrate")

    def test_table_holds_no_text(self):
        for shares in (
            *RATES.table["letters"].values(),
            *RATES.table["units"].values(),
            RATES.table["junk"]["letters"],
        ):
            for key in shares:
                self.assertLessEqual(len(key), 4)

    def test_neighbours_become_a_line(self):
        def word(text, left, top):
            return {
                "text": text,
                "box": [left, top, left + 30, top + 10],
                "slope": 0.0,
                "h": 10,
                "group": "a",
                "luck": 1.0,
            }

        found = lines.find(random.Random(1), [word("a", 0, 0), word("b", 33, 1), word("c", 33, 40)], 2.0)
        self.assertEqual(sorted(len(line.words) for line in found), [1, 2])

    def test_alignment_finds_the_place(self):
        steps, cost, start, end = align.align("mllch", "water, milch, salt")
        self.assertEqual((cost, start, end), (1, 7, 12))
        self.assertIn(("i", "l"), steps)

    def test_forms_of_a_number(self):
        self.assertTrue({"3", "3.0", "3,0"} <= measure.forms(3))


class TestAllergens(unittest.TestCase):
    """Lists of ingredients and what they say."""

    def test_truth_names_allergens_of_the_model(self):
        swift = (MODEL / "Ingredients" / "Allergen.swift").read_text(encoding="utf-8")
        known = {name.strip() for line in re.findall(r"^\s*case ([\w, ]+)$", swift, re.M) for name in line.split(",")}
        lists = allergens.labels()
        self.assertGreater(len(lists), 150)
        self.assertEqual(len({label.name for label in lists}), len(lists))
        for label in lists:
            self.assertLessEqual(label.truth["contains"] | label.truth["mayContain"], known, label.name)
            self.assertFalse(label.truth["contains"] & label.truth["mayContain"], label.name)

    def test_a_sheet_has_each_word_of_the_list_and_no_other_list(self):
        label = next(one for one in allergens.labels() if one.name == "en-7")
        for seed in range(20):
            words = [word.text for word in allergens.sheet(random.Random(seed), label, LANGUAGES).words]
            self.assertIn("(80%),", words)
            self.assertEqual(sum(word.lower().startswith("ingredi") for word in words), 1, seed)

    def test_figures_count_each_allergen(self):
        truth = {"contains": {"milk", "egg"}, "mayContain": {"soy"}}
        read = {"contains": {"milk", "fish"}, "mayContain": set()}
        self.assertEqual(
            allergens.scores([(truth, read)]), {"contains": (1, 1, 2), "mayContain": (0, 0, 1)}
        )


if __name__ == "__main__":
    unittest.main()
