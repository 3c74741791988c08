"""Writes invented labels as readings with their truth.

python3 -m labels.generate --count 2000 --seed 1 --output FOLDER
"""

import argparse
import hashlib
import json
import random as randoms
from pathlib import Path

from . import (
    channel,
    facts,
    grids,
    lexicon,
    panels,
    petlists,
    pets,
    photo,
    plan,
    running,
    surroundings,
    tables,
)
from .sheet import Sheet

# Kinds of labels and how often they are drawn.
KINDS = {
    "eu table": 25,
    "swiss table": 11,
    "au table": 8,
    "asia table": 6,
    "us facts": 11,
    "ca facts": 4,
    "eu running": 9,
    "swiss running": 4,
    "eu grid": 6,
    "pet list": 5,
    "pet grid": 4,
    "pet running": 6,
    "negative": 7,
}
# Errors relative to a usual page, so that values are as legible as on real photos of a family.
LEGIBILITY = {
    "us": 0.4,
    "ca": 0.45,
    "au": 0.65,
    "asia": 0.7,
    "eu": 1.0,
    "swiss": 1.7,
    "pet": 1.2,
    "pet us": 0.7,
}
TRIES = 12
SWISS = [["de", "fr", "it"], ["de", "fr"], ["de", "fr", "it", "en"], ["it", "fr", "de"]]


def draw(random, kind, languages):
    """Returns a label of a kind and its sheet; print that lies over other print is drawn anew."""
    for _ in range(TRIES):
        label, sheet = draw_once(random, kind, languages)
        if not sheet.is_overprinted():
            break
    sheet.part_blocks()
    return label, sheet


def draw_once(random, kind, languages):
    """Returns a label of a kind and its sheet."""
    region, _, layout = kind.partition(" ")
    sheet = Sheet(random, random.uniform(0.72, 1.25))
    if region == "eu":
        label = plan.european(random, languages)
    elif region == "swiss":
        label = plan.european(random, languages, random.choices(SWISS, [6, 3, 1, 1])[0], "swiss")
    elif region == "au":
        label = panels.australian(random, languages)
    elif region == "asia":
        label = panels.asian(random, languages)
    elif region == "us":
        label = panels.american(random, languages)
    elif region == "ca":
        label = panels.canadian(random, languages)
    elif region == "pet":
        label = pets.pet_food(random, languages)
    else:
        label = plan.begin(random, "negative", "food", plan.market(random, languages))
    if region == "negative":
        label.layout = "negative"
        surroundings.negative(random, label, languages, sheet)
    elif region == "pet":
        label.layout = {"list": "petList", "grid": "petGrid", "running": "running"}[layout]
        {"list": petlists.draw_list, "grid": petlists.draw_grid, "running": running.draw}[layout](
            random, label, languages, sheet
        )
        if layout == "running":
            bottom, right = sheet.bounds()[3], sheet.bounds()[2]
            petlists.tail(random, label, sheet, bottom + 0.2, max(14, right))
    else:
        label.layout = layout
        {"table": tables.draw, "facts": facts.draw, "grid": grids.draw, "running": running.draw}[layout](
            random, label, languages, sheet
        )
        if layout in ("table", "grid") and random.random() < 0.06:
            second_panel(random, kind, label, languages, sheet)
    surroundings.add(random, label, languages, sheet)
    return label, sheet


def second_panel(random, kind, label, languages, sheet):
    """Puts a second panel beside or below the first: the same analysis again, or another product's."""
    layout = {"table": tables.draw, "grid": grids.draw, "list": petlists.draw_list}[kind.split(" ")[1]]
    other, beside = label, Sheet(random, sheet.condensed)
    if random.random() < 0.5:
        make = {
            "eu": plan.european,
            "swiss": plan.european,
            "au": panels.australian,
            "asia": panels.asian,
        }.get(kind.split(" ")[0])
        if make is None:
            return
        other = make(random, languages)
        label.others.append(other)
    layout(random, other, languages, beside)
    left, top, right, bottom = sheet.bounds()
    own = beside.bounds()
    below = random.random() < 0.35
    x, y = (
        (left - own[0], bottom + random.uniform(0.8, 3) - own[1])
        if below
        else (right + random.uniform(1, 5) - own[0], top - own[1])
    )
    for word in beside.words:
        word.x, word.y = word.x + x, word.y + y
        word.group = "second " + word.group if below else word.group.replace("column", "column1")
    sheet.words += beside.words


def one(seed, number, languages, rates, kind=None):
    """Returns an invented label's truth and reading; each number of a seed is independent of the others."""
    random = randoms.Random("%s %s" % (seed, number))
    kind = kind or random.choices(list(KINDS), list(KINDS.values()))[0]
    label, sheet = draw(random, kind, languages)
    image = "g%05d" % number
    looks = photo.take(random, sheet, rates, LEGIBILITY.get(label.family, 1.0))
    truth = plan.truth(label, image)
    for look in looks.values():
        if look:
            look["source"] = image
    reading = {"file": image, "size": looks["page"]["size"], **looks, "barcodes": []}
    # A photo's reading has these as well; a label without a photo has only its name to digest.
    reading["sha256"] = hashlib.sha256(image.encode()).hexdigest()
    reading.update(cpuSeconds=0, peakMemoryBytes=0)
    reading["engine"] = {"labelscan": "invented", "name": "label", "version": "invented", "models": ["label"]}
    return truth, reading


def main():
    """Writes a folder of invented labels."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", required=True)
    options = parser.parse_args()
    folder = Path(options.output)
    (folder / "readings").mkdir(parents=True, exist_ok=True)
    languages, rates = lexicon.read(), channel.Rates()
    with open(folder / "truth.jsonl", "w", encoding="utf-8") as file:
        for number in range(options.count):
            truth, reading = one(options.seed, number, languages, rates)
            file.write(json.dumps(truth, ensure_ascii=False) + "\n")
            text = json.dumps(reading, ensure_ascii=False, separators=(",", ":"))
            (folder / "readings" / (truth["image"] + ".json")).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
