#!/usr/bin/env python3
"""Damage the kept readings of photos, to see what is decided on worse photos.

damage.py KIND READINGS OUTPUT

READINGS is a folder that `labelscan evaluate --readings` wrote, OUTPUT a new folder for damaged copies. Then
`labelscan evaluate PHOTOS --readings OUTPUT` decides on them; nothing is read again. Equal words at equal places suffer
alike, so both looks at a photo agree. KIND is one of

    nine        every g behind a value is read as 9
    joined      three in ten g are joined to their value as a 9
    blank       three in ten decimal marks are read as a blank
    stroke      every 1 at the start of a number is read as l
    five        every 5 behind a decimal mark is read as S
    heading     the 1 of every "100 g" and "100 ml" is read as l
    digit       every "100 g" and "100 ml" is read as 106
    unheaded    every "100 g" and "100 ml" is lost
    first       one in five numbers loses its first digit
    lost        one in five words is lost
    half        half of all words, units and two-letter words apart, are of no language
    foreign     all of them are
    bent        lines bend by a line's height at the photo's edges
    bent3       lines bend by three times that
"""
import hashlib
import json
import pathlib
import random
import re
import sys


def dice(kind, word):
    """Return a random generator that follows from a word's text and place."""
    box = word.get("box") or {}
    place = f"{box.get('left', 0) // 12} {box.get('top', 0) // 12}"
    return random.Random(hashlib.sha256(f"{kind} {word['text']} {place}".encode()).digest())


def part(word, share, text):
    """Return a piece of a word: its first `share` in width, or the rest where `share` is negative."""
    piece = dict(word, text=text)
    if word.get("box"):
        box = word["box"]
        middle = box["left"] + int((box["right"] - box["left"]) * abs(share))
        piece["box"] = dict(box, right=middle) if share > 0 else dict(box, left=middle + (box["bottom"] - box["top"]) // 5)
    return piece


UNITS = {"kcal", "kca", "mcg"}


def nonsense(match, share):
    """Return a word of a match, or letters without a meaning; equal words share their fate."""
    word = match.group()
    dice = random.Random(hashlib.sha256(f"nonsense {word.lower()}".encode()).digest())
    if len(word) < 3 or word.lower() in UNITS or dice.random() >= share:
        return word
    letters = (dice.choice("aeiou" if index % 2 else "bcdfghklmnprstvz") for index in range(len(word)))
    return "".join(new.upper() if old.isupper() else new for old, new in zip(word, letters))


def damaged_words(kind, words):
    """Return the words of a line with damage."""
    result = []
    skipped = False
    for index, word in enumerate(words):
        if skipped:
            skipped = False
            continue
        text = word["text"]
        following = words[index + 1]["text"] if index + 1 < len(words) else ""
        roll = dice(kind, word).random()
        is_number = re.fullmatch(r"<?\d+[.,]?\d*", text)
        is_hundred = re.match(r"\(?100(g|ml|mL)\b", text) or (
            re.fullmatch(r"\(?100", text) and re.match(r"(g|ml|mL)\b", following))
        if kind in ("nine", "joined") and (kind == "nine" or roll < 0.3):
            if re.fullmatch(r"<?\d+[.,]?\d*g", text):
                word = dict(word, text=text[:-1] + "9")
            elif is_number and following == "g":
                word = dict(word, text=text + ("9" if kind == "joined" else ""))
                skipped = True
                if kind == "nine":
                    result.append(word)
                    word = dict(words[index + 1], text="9")
        elif kind == "blank" and roll < 0.3 and re.fullmatch(r"\d+[.,]\d+(g|mg)?", text):
            whole, fraction = re.split("[.,]", text)
            share = len(whole) / len(text)
            result.append(part(word, share, whole))
            word = part(word, -share, fraction)
        elif kind == "stroke":
            word = dict(word, text=re.sub(r"(?<![\d.,])1(?=[\d.,])", "l", text))
        elif kind == "five":
            word = dict(word, text=re.sub(r"(?<=[.,])5", "S", text))
        elif kind in ("heading", "digit") and is_hundred:
            word = dict(word, text=text.replace("100", "l00" if kind == "heading" else "106"))
        elif kind == "unheaded" and is_hundred:
            skipped = bool(re.fullmatch(r"\(?100", text))
            continue
        elif kind == "first" and roll < 0.2 and not is_hundred:
            if re.fullmatch(r"\d\d+([.,]\d+)?(g|mg|kJ|kcal)?", text):
                word = dict(word, text=text[1:])
        elif kind == "lost" and roll < 0.2:
            continue
        elif kind in ("half", "foreign"):
            share = 0.5 if kind == "half" else 1
            word = dict(word, text=re.sub(r"[^\W\d_]+", lambda match: nonsense(match, share), text))
        result.append(word)
    return result


def bend(page, heights):
    """Bend a page's lines by `heights` line heights at its edges."""
    boxes = [word["box"] for line in page["lines"] for word in line["words"] if word.get("box")]
    if not boxes:
        return
    height = sorted(box["bottom"] - box["top"] for box in boxes)[len(boxes) // 2]
    middle = max(box["right"] for box in boxes) / 2
    bow = heights * height / (middle * middle)
    for line in page["lines"]:
        own = [word["box"] for word in line["words"] if word.get("box")]
        if not own:
            continue
        center = sum((box["left"] + box["right"]) / 2 for box in own) / len(own)
        line["slope"] = line.get("slope", 0) + 2 * bow * (center - middle)
        for box in own:
            drop = int(bow * ((box["left"] + box["right"]) / 2 - middle) ** 2)
            box["top"] += drop
            box["bottom"] += drop


def damage(kind, node):
    """Damage every page below a node of a kept reading."""
    if isinstance(node, list):
        for child in node:
            damage(kind, child)
    elif isinstance(node, dict):
        lines = node.get("lines")
        if isinstance(lines, list) and all(isinstance(line, dict) and "words" in line for line in lines):
            if kind.startswith("bent"):
                bend(node, 3 if kind == "bent3" else 1)
            else:
                for line in lines:
                    line["words"] = damaged_words(kind, line["words"])
                node["lines"] = [line for line in lines if line["words"]]
        else:
            for child in node.values():
                damage(kind, child)


def main():
    """Damage a folder of kept readings."""
    kinds = re.findall(r"^    (\w+) ", __doc__, re.M)
    if len(sys.argv) != 4 or sys.argv[1] not in kinds:
        sys.exit(__doc__)
    kind, source, target = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    target.mkdir(parents=True)
    for file in sorted(source.glob("*.json")):
        reading = json.loads(file.read_text(encoding="utf-8"))
        for child in reading.values():
            damage(kind, child)
        (target / file.name).write_text(json.dumps(reading), encoding="utf-8")


if __name__ == "__main__":
    main()
