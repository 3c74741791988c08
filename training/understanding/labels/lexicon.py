"""Phrases of the project's lexicon, read from its Swift files."""

import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3] / "Sources" / "Foundations" / "Languages"
LISTS = [
    "energy",
    "others",
    "distractions",
    "minimum",
    "maximum",
    "lessThan",
    "traces",
    "per",
    "servings",
    "servingSizes",
    "petHeadings",
    "foodHeadings",
    "footnotes",
    "prepared",
    "asSold",
]


class Language:
    """Phrases of one language, in lower case as the Swift file lists them."""

    def __init__(self, code, nutrients, assays, lists):
        self.code, self.nutrients, self.assays, self.lists = code, nutrients, assays, lists

    def names(self, nutrient, pet=False):
        """Returns a nutrient's names; a pet food's assay names come first."""
        if nutrient in ("energyKJ", "energyKcal"):
            return self.lists["energy"]
        assays = self.assays.get(nutrient, []) if pet else []
        return assays or self.nutrients.get(nutrient, []) or self.assays.get(nutrient, [])

    def __getitem__(self, name):
        return self.lists[name]


def _strings(text):
    return re.findall(r'"((?:[^"\\]|\\.)*)"', text)


def _after(text, label):
    """Returns the bracket's content that follows a label."""
    found = re.search(r"\b%s: \[" % label, text)
    if not found:
        return ""
    depth, start = 1, found.end()
    for place in range(start, len(text)):
        depth += {"[": 1, "]": -1}.get(text[place], 0)
        if depth == 0:
            return text[start:place]
    return ""


def read(folder=FOLDER):
    """Returns the languages by code."""
    languages = {}
    for path in sorted(Path(folder).glob("*/*Panel.swift"), key=lambda path: path.name):
        text = re.sub(r"^\s*//.*$", "", path.read_text(encoding="utf-8"), flags=re.M)
        code = re.search(r'code: "(\w+)"', text)
        if not code:
            continue
        by_key = [
            {
                key: _strings(body)
                for key, body in re.findall(r"\.(\w+): \[(.*?)\]", _after(text, label), re.S)
            }
            for label in ("nutrients", "assays")
        ]
        lists = {label: _strings(_after(text, label)) for label in LISTS}
        languages[code.group(1)] = Language(code.group(1), *by_key, lists)
    return languages
