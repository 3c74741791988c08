"""Compares invented labels with real ones: prints a table of statistics.

python3 -m labels.compare --invented FOLDER --readings FOLDER --photos FOLDER
"""

import argparse
import json
import re
from pathlib import Path

from . import measure


def invented(folder):
    """Yields each invented label's truth and reading."""
    folder = Path(folder)
    for line in (folder / "truth.jsonl").read_text(encoding="utf-8").splitlines():
        truth = json.loads(line)
        path = folder / "readings" / (truth["image"] + ".json")
        yield truth, json.loads(path.read_text(encoding="utf-8"))


def middle(values, place=0.5):
    """Returns a quantile."""
    values = sorted(values)
    return values[min(len(values) - 1, int(place * len(values)))] if values else 0


def statistics(labels):
    """Returns the figures by name."""
    words, lines, zero, low, every, single, gaps, spread = [], [], 0, 0, 0, 0, [], []
    printed = present = unit_near = 0
    with_second = with_amounts = changed = pages = slopes = 0
    digits_alone = numbers = values_alone = 0
    for truth, reading in labels:
        page = reading["page"]
        pages += 1
        lines.append(len(page["lines"]))
        words.append(sum(len(line["words"]) for line in page["lines"]))
        for line in page["lines"]:
            single += len(line["words"]) == 1
            slopes += abs(line["slope"]) > 0.05
            heights = [w["box"]["bottom"] - w["box"]["top"] for w in line["words"]]
            if len(heights) > 1:
                spread.append((max(heights) - min(heights)) / max(1, sum(heights) / len(heights)))
            for a, b in zip(line["words"], line["words"][1:]):
                gaps.append(
                    (b["box"]["left"] - a["box"]["right"]) / max(1, a["box"]["bottom"] - a["box"]["top"])
                )
            for word in line["words"]:
                every += 1
                zero += word["confidence"] == 0
                low += word["confidence"] < 0.5
                if any(c.isdigit() for c in word["text"]):
                    numbers += 1
                    digits_alone += bool(re.fullmatch(r"\d+([.,]\d+)?", word["text"]))
        tokens = [[w["text"] for w in line["words"]] for line in page["lines"]]
        for key, fact in truth["nutrients"].items():
            texts = measure.forms(fact["value"])
            printed += 1
            hit = None
            for row in tokens:
                for place, text in enumerate(row):
                    found = re.match(r"^([^\d]*)(\d+(?:[.,]\d+)?)(.*)$", text)
                    if found and found.group(2) in texts:
                        after = found.group(3) or (row[place + 1] if place + 1 < len(row) else "")
                        near = re.match(
                            r"^[(|/]?\s*(g|mg|kJ|KJ|kcal|%|Cal|mcg)\b", after
                        ) is not None or after.startswith("%")
                        alone = len(row) == 1
                        if hit is None or near > hit[0]:
                            hit = (near, alone)
            if hit:
                present += 1
                unit_near += hit[0]
                values_alone += hit[1]
        if reading.get("secondLook"):
            with_second += 1
            first = [[w["text"] for w in line["words"]] for line in page["lines"]]
            again = [[w["text"] for w in line["words"]] for line in reading["secondLook"]["lines"]]
            changed += len([t for t in again if t not in first]) / max(1, len(again))
        with_amounts += bool(reading.get("amountsLook"))
    return {
        "pages": pages,
        "words a page, quarter": middle(words, 0.25),
        "words a page, median": middle(words),
        "words a page, three quarters": middle(words, 0.75),
        "lines a page, median": middle(lines),
        "words a line, mean": round(every / sum(lines), 2),
        "lines of one word": round(single / sum(lines), 3),
        "slope beyond 0.05": round(slopes / sum(lines), 3),
        "confidence 0": round(zero / every, 3),
        "confidence below 0.5": round(low / every, 3),
        "gap, median in heights": round(middle(gaps), 2),
        "gap above 1": round(sum(g > 1 for g in gaps) / max(1, len(gaps)), 3),
        "height spread in a line": round(middle(spread), 3),
        "values printed a label": round(printed / pages, 2),
        "values present": round(present / max(1, printed), 3),
        "present without unit": round(1 - unit_near / max(1, present), 3),
        "present alone in a line": round(values_alone / max(1, present), 3),
        "words with digits": round(numbers / every, 3),
        "bare numbers among these": round(digits_alone / max(1, numbers), 3),
        "with second look": round(with_second / pages, 3),
        "with amounts look": round(with_amounts / pages, 3),
        "lines changed in second look": round(changed / max(1, with_second), 3),
    }


def main():
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--invented", required=True)
    parser.add_argument("--readings", required=True)
    parser.add_argument("--photos", required=True)
    options = parser.parse_args()
    real = statistics(measure.pages(options.readings, options.photos))
    made = statistics(invented(options.invented))
    print("| statistic | real | invented |\n|---|---|---|")
    for name in real:
        print("| %s | %s | %s |" % (name, real[name], made[name]))


if __name__ == "__main__":
    main()
