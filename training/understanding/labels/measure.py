"""Measures how recognition damages print, on kept readings with their truth; writes rates, no label's text.

python3 -m labels.measure --readings FOLDER --photos FOLDER --output labels/channel.json
"""

import argparse
import collections
import json
import re
from pathlib import Path

from .align import align, trigrams

SETS = ["real-food", "real-food-2", "swiss", "real-pet", "real-pet-2"]
BINS = 20


def pages(readings, photos, sets=SETS):
    """Yields each label's truth and reading."""
    for name in sets:
        file = Path(photos) / name / "truth.jsonl"
        if not file.exists() or name == "counted":
            continue
        truth = {t["image"]: t for t in map(json.loads, file.read_text(encoding="utf-8").splitlines())}
        for path in sorted((Path(readings) / name).glob("*.json")):
            kept = json.loads(path.read_text(encoding="utf-8"))
            reading = kept.get("reading", kept)
            if reading["file"] in truth:
                yield truth[reading["file"]], reading


def quantiles(values, count=20):
    """Returns evenly spaced quantiles."""
    values = sorted(values)
    return (
        [round(values[min(len(values) - 1, int(i * len(values) / count))], 4) for i in range(count + 1)]
        if values
        else [0]
    )


def shares(counter, least=2, most=14):
    """Returns a counter's commonest entries as shares of its total."""
    total = sum(counter.values())
    kept = {key: n / total for key, n in counter.most_common(most) if n >= least}
    return {key: round(n, 4) for key, n in kept.items()}


def histogram(values):
    """Returns the shares of confidences in even bins from 0 to 1; exact zeros come first."""
    counts = [0] * (BINS + 1)
    for value in values:
        counts[0 if value == 0 else 1 + min(BINS - 1, int(value * BINS))] += 1
    return [round(n / max(1, len(values)), 4) for n in counts]


class Tally:
    """Counts of everything that is measured."""

    def __init__(self):
        self.printed, self.wrong = collections.Counter(), collections.defaultdict(collections.Counter)
        self.inserted, self.rates, self.line_rates = collections.Counter(), [], []
        self.confidence = collections.defaultdict(list)
        self.words = collections.defaultdict(lambda: [0, 0])
        self.units = collections.defaultdict(collections.Counter)
        self.less, self.marks = collections.Counter(), collections.Counter()
        self.present = collections.defaultdict(lambda: [0, 0])
        self.second = collections.Counter()
        self.amounts = collections.Counter()
        self.junk_share, self.junk_lengths, self.junk_heights, self.junk_letters = (
            [],
            collections.Counter(),
            [],
            collections.Counter(),
        )
        self.junk_words, self.junk_slopes = collections.Counter(), []
        self.doubles, self.lines, self.heights, self.gaps, self.per_page = 0, 0, [], [], []
        self.covered = [0, 0]


def measure_lines(tally, truth, page):
    """Aligns lines with the transcribed ingredients: letters, words, confidences."""
    known = re.sub(r"\s+", " ", truth.get("ingredients") or "")
    if len(known) < 40 or "[...]" in known:
        return {}
    grams, marked, wrong, letters = trigrams(known), bytearray(len(known)), 0, 0
    right_words = {}
    for number, line in enumerate(page["lines"]):
        text = " ".join(word["text"] for word in line["words"])
        own = trigrams(text)
        if len(text) < 12 or len(own & grams) < 0.5 * len(own):
            continue
        steps, cost, start, end = align(text, known)
        if cost > 0.22 * len(text):
            continue
        for place in range(start, end):
            marked[place] = 1
        wrong, letters = wrong + cost, letters + len(text)
        rate = cost / len(text)
        tally.line_rates.append(rate)
        for known_letter, read_letter in steps:
            if not known_letter:
                tally.inserted[read_letter] += 1
                continue
            tally.printed[known_letter] += 1
            if known_letter != read_letter:
                tally.wrong[known_letter][read_letter] += 1
        # A word is right if none of its steps, nor the spaces around it, differ.
        clean = True
        flags = []
        for known_letter, read_letter in steps:
            if read_letter == " ":
                flags.append(clean and known_letter == " ")
                clean = known_letter == " "
            elif known_letter != read_letter:
                clean = False
        flags.append(clean)
        last = len(line["words"]) - 1
        for index, (entry, flag) in enumerate(zip(line["words"], flags)):
            if index == last and entry["text"].endswith("-"):
                continue
            kind = ("right" if flag else "wrong") + (" calm" if rate < 0.05 else " rough")
            tally.confidence[kind].append(entry["confidence"])
            if flag and len(entry["text"]) < 3:
                tally.confidence["right short"].append(entry["confidence"])
            right_words[number, index] = flag
            size = len(entry["text"])
            count = tally.words["1" if size == 1 else "2" if size == 2 else "3-5" if size < 6 else "6+"]
            count[0] += 1
            count[1] += not flag
    tally.covered[0] += sum(marked)
    tally.covered[1] += len(marked)
    if letters > 60:
        tally.rates.append(wrong / letters)
    return right_words


def forms(value):
    """Returns the texts that a number may be printed as."""
    texts = {"%g" % value, "%.1f" % value if abs(value * 10 - round(value * 10)) < 1e-9 else "%g" % value}
    if abs(value * 100 - round(value * 100)) < 1e-9:
        texts.add("%.2f" % value)
    return texts | {text.replace(".", ",") for text in texts}


def measure_values(tally, truth, page):
    """Looks for the printed values: marks, units, signs."""
    lines = [[word["text"] for word in line["words"]] for line in page["lines"]]
    sure = {
        id(words): [word["confidence"] for word in line["words"]] for words, line in zip(lines, page["lines"])
    }
    for table in ("nutrients", "perServing"):
        for key, fact in (truth.get(table) or {}).items():
            texts = forms(fact["value"])
            kind = (
                "one digit"
                if len("%g" % fact["value"]) == 1
                else "marked" if any("." in t or "," in t for t in {"%g" % fact["value"]}) else "whole"
            )
            found = None
            for words in lines:
                for place, word in enumerate(words):
                    match = re.match(r"^([^\d]*)(\d+(?:[.,]\d+)?)(.*)$", word)
                    if match and match.group(2) in texts:
                        found = found or (words, place, match)
            tally.present[kind][0] += 1
            if not found:
                flat = {re.sub(r"[.,]", "", t) for t in texts if len(t) > 1}
                tally.present[kind][1] += 1
                joined = " ".join(w for words in lines for w in words)
                if kind == "marked":
                    lost = any(re.search(r"(?<!\d)%s(?!\d)" % re.escape(t), joined) for t in flat)
                    other = any(
                        re.search(
                            r"(?<!\d)%s(?!\d)" % t.replace(".", ",").replace(",", r"[ :;'’\-·*]\s?"), joined
                        )
                        for t in texts
                        if "," in t or "." in t
                    )
                    glued = any(re.search(r"(?<!\d)%s[98](?!\d)" % re.escape(t), joined) for t in texts)
                    tally.marks[
                        "lost" if lost else "other" if other else "unit as digit" if glued else "digits wrong"
                    ] += 1
                continue
            if kind == "marked":
                tally.marks["kept"] += 1
            words, place, match = found
            if kind != "one digit":
                tally.confidence["right amount"].append(sure[id(words)][place])
            if not match.group(3) and place + 1 < len(words) and words[place + 1] == fact["unit"]:
                tally.confidence["right unit"].append(sure[id(words)][place + 1])
            follow = match.group(3) or (words[place + 1] if place + 1 < len(words) else "")
            follow = follow.strip("()/|,;.*")
            if fact["unit"] in ("g", "mg", "kJ", "kcal", "%") and len(follow) <= 4:
                tally.units[fact["unit"]][follow] += 1
            if fact.get("modifier") == "<":
                before = match.group(1) or (words[place - 1][-1:] if place else "")
                tally.less[before[-1:]] += 1


def overlap(a, b):
    """Returns the share of the smaller box that both cover."""
    width = min(a[2], b[2]) - max(a[0], b[0])
    height = min(a[3], b[3]) - max(a[1], b[1])
    if width <= 0 or height <= 0:
        return 0.0
    return width * height / max(1, min((a[2] - a[0]) * (a[3] - a[1]), (b[2] - b[0]) * (b[3] - b[1])))


def box_of(line):
    """Returns the box around a line's words."""
    boxes = [word["box"] for word in line["words"]]
    return (
        min(b["left"] for b in boxes),
        min(b["top"] for b in boxes),
        max(b["right"] for b in boxes),
        max(b["bottom"] for b in boxes),
    )


def measure_junk(tally, page):
    """Counts lines that show no print: covered by better lines, or unsure throughout."""
    lines = [
        (box_of(line), sum(w["confidence"] for w in line["words"]) / len(line["words"]), line)
        for line in page["lines"]
    ]
    heights = sorted(b[3] - b[1] for b, c, _ in lines if c > 0.6)
    if not heights:
        return
    usual = heights[len(heights) // 2]
    junk = 0
    for box, sure, line in lines:
        tally.lines += 1
        best = max([w["confidence"] for w in line["words"]])
        if best < 0.5:
            junk += 1
            tally.junk_heights.append((box[3] - box[1]) / max(1, usual))
            tally.junk_words[min(6, len(line["words"]))] += 1
            tally.junk_slopes.append(line["slope"])
            for word in line["words"]:
                tally.junk_lengths[min(12, len(word["text"]))] += 1
                tally.junk_letters.update(word["text"])
                tally.confidence["junk"].append(word["confidence"])
        elif any(other is not line and overlap(box, b) > 0.5 and c > sure for b, c, other in lines):
            tally.doubles += 1
    tally.junk_share.append(junk / len(lines))
    tally.per_page.append(sum(len(line["words"]) for _, _, line in lines))
    tally.heights += [(b[3] - b[1]) for b, c, _ in lines if c > 0.6]


def measure_looks(tally, reading, right):
    """Compares the second look and the look for amounts with the first."""
    first, second, third = reading["page"], reading.get("secondLook"), reading.get("amountsLook")
    if not second:
        return
    by_slope = collections.defaultdict(list)
    for line in second["lines"]:
        by_slope[line["slope"]].append(line)
    for number, line in enumerate(first["lines"]):
        same = [other for other in by_slope[line["slope"]] if overlap(box_of(line), box_of(other)) > 0.4]
        sure = min(word["confidence"] for word in line["words"])
        band = "sure" if sure > 0.85 else "fair" if sure > 0.5 else "unsure"
        if not same:
            tally.second[band + " gone"] += 1
            continue
        changed = [w["text"] for w in same[0]["words"]] != [w["text"] for w in line["words"]]
        reread = same[0]["words"] != line["words"]
        tally.second[band + (" changed" if changed else " reread" if reread else " kept")] += 1
        if reread and len(same[0]["words"]) == len(line["words"]):
            for index, (a, b) in enumerate(zip(line["words"], same[0]["words"])):
                flag = right.get((number, index))
                if flag is not None:
                    tally.second[
                        "word %s %s"
                        % ("right" if flag else "wrong", "same" if a["text"] == b["text"] else "other")
                    ] += 1
    if third:
        for a, b in zip(second["lines"], third["lines"]):
            if len(a["words"]) == len(b["words"]):
                for one, two in zip(a["words"], b["words"]):
                    digits = any(c.isdigit() for c in one["text"])
                    tally.amounts[
                        ("digits " if digits else "letters ")
                        + ("same" if one["text"] == two["text"] else "other")
                    ] += 1


def table(tally):
    """Returns the measured rates as the channel's table."""
    total = sum(tally.printed.values())
    overall = sum(sum(c.values()) for c in tally.wrong.values()) / max(1, total)
    letters, factors = {}, {}
    for letter, n in tally.printed.items():
        errors = sum(tally.wrong[letter].values())
        if n >= 20:
            factors[letter] = round(min(8.0, (errors + 2 * overall) / (n + 2) / overall), 3)
        found = shares(tally.wrong[letter])
        if found:
            letters[letter] = found
    return {
        "pageErrorRates": quantiles(tally.rates),
        "lineErrorRates": quantiles(tally.line_rates),
        "letterFactors": factors,
        "letters": letters,
        "insertions": {
            "rate": round(sum(tally.inserted.values()) / max(1, total), 5),
            "letters": shares(tally.inserted, 1, 20),
        },
        "wordErrors": {k: round(w / max(1, n), 4) for k, (n, w) in tally.words.items()},
        "covered": round(tally.covered[0] / max(1, tally.covered[1]), 3),
        "units": {unit: shares(c, 2, 12) for unit, c in tally.units.items()},
        "marks": shares(tally.marks, 1),
        "less": shares(tally.less, 1, 8),
        "missing": {k: round(m / max(1, n), 4) for k, (n, m) in tally.present.items()},
        "confidence": {kind: histogram(values) for kind, values in tally.confidence.items()},
        "junk": {
            "share": quantiles(tally.junk_share),
            "lengths": shares(tally.junk_lengths, 1, 12),
            "heights": quantiles(tally.junk_heights),
            "letters": shares(tally.junk_letters, 3, 60),
            "words": shares(tally.junk_words, 1, 6),
            "slopes": quantiles(tally.junk_slopes),
        },
        "doubles": round(tally.doubles / max(1, tally.lines), 4),
        "wordsPerPage": quantiles(tally.per_page),
        "lineHeights": quantiles(tally.heights),
        "secondLook": dict(sorted(tally.second.items())),
        "amountsLook": dict(sorted(tally.amounts.items())),
    }


def main():
    """Measures a folder of readings."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--readings", required=True)
    parser.add_argument("--photos", required=True)
    parser.add_argument("--output", required=True)
    options = parser.parse_args()
    tally, count = Tally(), 0
    for truth, reading in pages(options.readings, options.photos):
        count += 1
        right = measure_lines(tally, truth, reading["page"])
        measure_values(tally, truth, reading["page"])
        measure_junk(tally, reading["page"])
        measure_looks(tally, reading, right)
    result = {"measuredOn": "%d pages" % count, **table(tally)}
    Path(options.output).write_text(
        json.dumps(result, ensure_ascii=False, indent=1, sort_keys=True) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
