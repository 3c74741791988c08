"""Recognition's errors on invented print, with the measured rates of `channel.json`."""

import json
from bisect import bisect_left
from itertools import accumulate
from pathlib import Path

from . import lines as finder

TABLE = Path(__file__).resolve().parent / "channel.json"
# Digits are rare in the transcribed lists, so their confusions are those that reports name.
DIGITS = {
    "0": "8OoD96",
    "1": "7lI4|",
    "2": "Z7",
    "3": "85",
    "4": "1A9",
    "5": "63S8",
    "6": "58Gb",
    "7": "1/2",
    "8": "3B6",
    "9": "g84",
}
ALIKE = {
    "l": "itI1|",
    "i": "lí1j",
    "t": "lfi",
    "f": "tr",
    "e": "coa",
    "o": "eca0",
    "c": "eo",
    "n": "uhr",
    "m": "nr",
    "ß": "8B",
    "g": "q9y",
    "a": "oeuă",
    "u": "un",
    "ä": "aå",
    "ü": "uū",
    "ö": "o6",
    "é": "e",
    "r": "nt",
    "s": "ea5",
    "h": "bn",
    "k": "x",
    "v": "y",
    "y": "v",
    "b": "h6",
    "d": "a",
    "z": "s2",
    "S": "5s",
    "B": "8",
    "O": "0",
    "I": "l1",
    "F": "P",
    "E": "F",
    "(": "{",
    ")": ")",
    "%": "9oX",
    "<": "4Kc«",
}
UNITS = {  # Wrong readings beside the measured ones.
    "g": {"9": 5, "q": 2, "8": 1, "a": 1.5, "%": 1, "ğ": 1, "o": 0.6, "": 2, "0": 0.6, "y": 0.5},
    "mg": {"rng": 1, "mq": 1, "m9": 1, "ma": 1, "ng": 1, "": 1, "g": 1},
    "kJ": {"k": 2, "kl": 1, "U": 1, "kd": 1, "KJ": 1, "kJI": 0.5, "": 1, "kj": 1, "k]": 0.5},
    "kcal": {"kca": 1, "kcat": 2, "kco": 1, "ka": 1, "kcai": 2, "kcel": 1, "": 1.5, "kcaf": 1, "kal": 1},
    "%": {"": 2, "9": 0.7, "X": 0.7, "o": 0.7, "6": 0.7, "90": 0.7, "/": 0.4},
}
UNIT_ERRORS = {"g": 0.10, "mg": 0.16, "kJ": 0.11, "kcal": 0.19, "%": 0.10}
AMOUNTS = str.maketrans("OoDlI|SBZq", "0001115829")


class Draw:
    """Draws from a table of weights."""

    def __init__(self, weights):
        self.keys = list(weights)
        self.sums = list(accumulate(weights[key] for key in self.keys))

    def __call__(self, random):
        return self.keys[bisect_left(self.sums, random.random() * self.sums[-1])] if self.keys else ""


class Rates:
    """Measured rates, ready to draw from."""

    def __init__(self, path=TABLE):
        table = json.loads(Path(path).read_text(encoding="utf-8"))
        self.table = table
        self.factors = table["letterFactors"]
        self.letters = {}
        for letter in set(table["letters"]) | set(ALIKE) | set(DIGITS):
            weights = (
                {k: 3 * v for k, v in table["letters"].get(letter, {}).items() if k != " "}
                if not letter.isdigit()
                else {}
            )
            for other in ALIKE.get(letter, "") + DIGITS.get(letter, ""):
                weights[other] = weights.get(other, 0) + 1 / len(
                    ALIKE.get(letter, "") + DIGITS.get(letter, "")
                )
            if weights:
                self.letters[letter] = Draw(weights)
        self.others = Draw({k: v for k, v in table["insertions"]["letters"].items() if k != " "})
        self.units = {}
        for unit, weights in UNITS.items():
            total, found = sum(weights.values()), {
                k: v
                for k, v in table["units"].get(unit, {}).items()
                if len(k) == 1 and k != "?" and k.isascii()
            }
            scale = max(0.05, sum(found.values()))
            self.units[unit] = Draw(
                {
                    **{k: v / total for k, v in weights.items()},
                    **{k: 0.5 * v / scale for k, v in found.items()},
                }
            )
        self.confidence = {kind: Draw(dict(enumerate(h))) for kind, h in table["confidence"].items()}
        junk = table["junk"]
        self.junk_letters, self.junk_lengths = Draw(junk["letters"]), Draw(junk["lengths"])
        self.junk_words = Draw(junk["words"])

    def quantile(self, random, values):
        """Draws from evenly spaced quantiles."""
        place = random.random() * (len(values) - 1)
        low = int(place)
        return values[low] + (values[min(low + 1, len(values) - 1)] - values[low]) * (place - low)

    def scrap(self, random):
        """Draws a word that shows no print."""
        return (
            "".join(self.junk_letters(random) for _ in range(int(self.junk_lengths(random)))).replace(" ", "")
            or "|"
        )

    def sure(self, random, kind):
        """Draws a confidence."""
        place = self.confidence[kind](random)
        return 0.0 if place == 0 else min(0.93, (place - 1 + random.random()) / 20)


class Channel:
    """Recognition of one page."""

    def __init__(self, random, rates, factor=1.0):
        self.random, self.rates = random, rates
        self.rate = min(0.25, rates.quantile(random, rates.table["pageErrorRates"]) * factor)
        self.bad = self.rate / 0.055  # 1 on a usual page.
        marks = rates.table["marks"]
        self.lost_mark = min(0.6, marks.get("lost", 0.08) / max(0.1, marks.get("kept", 0.8)) * self.bad**0.7)

    def damage(self, word, rate):
        """Returns a word with at least one letter wrong."""
        random, rates = self.random, self.rates
        for _ in range(4):
            out = []
            for letter in word:
                if random.random() < rate * rates.factors.get(letter, 1.0):
                    draw = rates.letters.get(letter) or rates.letters.get(letter.lower())
                    out.append(draw(random) if draw and random.random() < 0.85 else rates.others(random))
                else:
                    out.append(letter)
                    if random.random() < 0.02:
                        out.append(rates.others(random))
            result = "".join(out)
            if result != word and result.strip():
                return result.strip()
            rate = min(1.0, rate * 2 + 0.1)
        return word[:-1] or rates.others(random)

    def amount(self, word, rate):
        """Returns a word with digits as it is read: marks are lost, units are taken for digits."""
        random = self.random
        shown = word
        digits = sum(c.isdigit() for c in word)
        for mark in ",.":
            if mark in shown and random.random() < self.lost_mark:
                chance = random.random()
                shown = shown.replace(
                    mark, "" if chance < 0.8 else " " if chance < 0.9 else random.choice(":'-·"), 1
                )
            elif mark in shown and random.random() < 0.04:
                shown = shown.replace(mark, "." if mark == "," else ",", 1)
        for unit in ("kcal", "mg", "kJ", "g", "%"):
            if shown.rstrip(".,;)*|").endswith(unit):
                if random.random() < min(0.6, UNIT_ERRORS[unit] * self.bad**0.8):
                    place = shown.rindex(unit)
                    shown = shown[:place] + self.rates.units[unit](random) + shown[place + len(unit) :]
                break
        if digits and random.random() < 1 - (1 - 0.45 * rate) ** digits:
            place = random.choice([i for i, c in enumerate(shown) if c.isdigit()] or [0])
            chance = random.random()
            letter = shown[place] if shown else "0"
            new = "" if chance < 0.15 else random.choice(DIGITS.get(letter, "0"))
            shown = shown[:place] + new + shown[place + 1 :]
        if shown[:1] in "<≤‹" and random.random() < 0.1 * self.bad:
            shown = random.choice(["", "", "4", "K", "c", "-", "«"]) + shown[1:]
        return shown.strip()

    def read(self, word, rate):
        """Returns what is read for a printed word."""
        random = self.random
        if any(c.isdigit() for c in word):
            return self.amount(word, rate)
        if len(word) > 3 and not word.strip("."):  # Leader dots.
            dots = max(1, int(len(word) * random.uniform(0.4, 1.1)))
            return "".join("." if random.random() > rate else random.choice(",-:e") for _ in range(dots))
        bare = word.strip(".,;:()|/")
        if bare in UNIT_ERRORS:
            if random.random() < min(0.6, UNIT_ERRORS[bare] * self.bad**0.8):
                return word.replace(bare, self.rates.units[bare](random), 1)
            return word
        factors = self.rates.factors
        clean = 1.0
        for letter in word:
            clean *= 1 - min(0.9, rate * factors.get(letter, 1.0))
        if random.random() < clean:
            return word
        return self.damage(word, rate)

    def line(self, found, lost):
        """Returns a found line as it is read, and the words printed for a second look."""
        random = self.random
        spread = random.lognormvariate(-0.25, 0.75)
        rate = min(0.6, self.rate * spread)
        if random.random() < 0.03 + 0.03 * self.bad:
            rate = random.uniform(0.2, 0.5)
        words = []
        for word in found.words:
            if lost(word):
                continue
            text = self.read(word["text"], min(0.8, rate * word["harder"]))
            if not text:
                continue
            if " " in text:
                for part, box in _parts(text, word["box"]):
                    words.append([part, box, False, word["text"], word])
                continue
            words.append([text, word["box"], text == word["text"], word["text"], word])
        words = self.joined(words)
        if not words:
            return None
        rough = rate > 0.05
        out = []
        for text, box, right, printed, word in words:
            out.append([text, box, right, printed, self.sure(text, right, rough)])
        long = (found.words[-1]["box"][2] - found.words[0]["box"][0]) / max(1.0, found.h)
        slope = (found.slope + found.words[0]["slope"]) / 2 + random.gauss(0, 0.05) / max(0.7, long) ** 0.7
        return {"slope": slope, "words": out, "rate": rate}

    def sure(self, text, right, rough):
        """Draws a word's confidence: amounts, units and short words are read with less than others."""
        if right and not rough or right and self.random.random() < 0.5:
            if any(c.isdigit() for c in text):
                return self.rates.sure(self.random, "right amount")
            if text.strip(".,;)") in UNIT_ERRORS:
                return self.rates.sure(self.random, "right unit")
            if len(text) < 3:
                return self.rates.sure(self.random, "right short")
        return self.rates.sure(
            self.random, ("right" if right else "wrong") + (" rough" if rough else " calm")
        )

    def joined(self, words):
        """Splits words and joins neighbours, as measured."""
        random, out = self.random, []
        merge = 0.012 * self.bad
        for entry in words:
            text, box, right, printed, word = entry
            if len(text) > 5 and random.random() < 0.006 * self.bad * len(text) / 6:
                cut = random.randint(1, len(text) - 1)
                for part, own in _parts(text[:cut] + " " + text[cut:], box):
                    out.append([part, own, False, printed, word])
                continue
            if out and random.random() < merge * (3 if any(c.isdigit() for c in out[-1][0]) else 1):
                last = out[-1]
                if box[0] - last[1][2] < 0.6 * word["h"]:
                    out[-1] = [
                        last[0] + text,
                        [last[1][0], min(last[1][1], box[1]), box[2], max(last[1][3], box[3])],
                        False,
                        last[3] + " " + printed,
                        word,
                    ]
                    continue
            out.append(entry)
        return out

    def again(self, line):
        """Returns a line's second look; `None` where nothing is read."""
        random, rates = self.random, self.rates
        words = line["words"]
        if random.random() < (0.03 if min(w[4] for w in words) <= 0.5 else 0.004):
            return None
        new, rough = [], line["rate"] > 0.05
        for text, box, right, printed, confidence in words:
            if right:
                if random.random() < (0.01 if confidence > 0.85 else 0.14 if confidence > 0.5 else 0.4):
                    text = self.read(printed, 0.4) or text
            elif not printed:
                if random.random() < 0.93:
                    text = rates.scrap(random)
            else:
                turn, same = random.random(), 0.06 if confidence < 0.05 else 0.2 if confidence < 0.5 else 0.45
                if turn > same:
                    text = (
                        printed
                        if turn > 1 - 0.15 * (1 - same)
                        else self.read(printed, max(0.12, line["rate"])) or text
                    )
            right = text == printed
            sure = rates.sure(random, "junk") if not printed else self.sure(text, right, rough)
            if right and confidence > 0.85 and random.random() < 0.7:
                sure = max(sure, confidence - 0.05 * random.random())
            shift, parts = random.gauss(0, 0.05) * (box[3] - box[1]), text.split()
            moved = [box[0] + shift, box[1], box[2] + shift, box[3]]
            for part, own in _parts(text, moved) if len(parts) > 1 else [(text, moved)]:
                new.append([part, own, right and len(parts) == 1, printed, sure])
        return {"slope": line["slope"], "words": new, "rate": line["rate"], "again": True} if new else None

    def as_amounts(self, line):
        """Returns a line with doubtful words read as amounts, and whether that changed anything."""
        if not line.get("again"):
            return line, False
        words, changed = [], False
        for text, box, right, printed, confidence in line["words"]:
            digits = sum(c.isdigit() for c in text)
            new = text
            if confidence < 0.85 and (digits or len(text) <= 4):
                if digits:
                    new = text.translate(AMOUNTS)
                if new == text and not printed and digits and self.random.random() < 0.35:
                    new = "".join(c for c in self.rates.scrap(self.random) if c in "0123456789.,%g<") or text
                if (
                    new == text
                    and not right
                    and any(c.isdigit() for c in printed)
                    and self.random.random() < 0.55
                ):
                    new = self.amount(printed, line["rate"]) or text
                    new = new.split()[0] if new.split() else text
            changed = changed or new != text
            words.append(
                [
                    new,
                    box,
                    right,
                    printed,
                    confidence if new == text else self.rates.sure(self.random, "wrong rough"),
                ]
            )
        return ({"slope": line["slope"], "words": words, "rate": line["rate"]} if changed else line), changed


def _parts(text, box):
    """Returns the parts of a text with their shares of a box."""
    parts, letters, x = text.split(), max(1, len(text)), box[0]
    width = (box[2] - box[0]) / letters
    result = []
    for part in parts:
        end = x + width * len(part)
        result.append((part, [x, box[1], end, box[3]]))
        x = end + width
    return result


def found_lines(random, words):
    """Returns the lines that a finder makes of words."""
    return finder.find(random, words, random.choice([random.uniform(0.8, 2.2), random.uniform(2.0, 6.0)]))
