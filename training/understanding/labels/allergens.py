"""Measures allergens and traces on invented lists of ingredients, printed, read and parsed.

python3 -m labels.allergens --labelscan PROGRAM --output FOLDER

`allergens.txt` has the lists with their truth. The channel reads each of them several times, or none of it is damaged.
The program parses what was read, and the report has precision, recall and every allergen that is missed or wrong.
"""

import argparse
import json
import random as randoms
import subprocess
from pathlib import Path
from xml.sax.saxutils import quoteattr

from . import channel, generate, lexicon, photo, surroundings
from .sheet import Sheet

LISTS = Path(__file__).resolve().parent / "allergens.txt"
PANELS = ["eu table", "swiss table", "au table", "us facts"]
KINDS = ("contains", "mayContain")
PROGRAM_FILES = 100  # Files of a call.


class Label:
    """A list of ingredients and what it says; a line of `paragraphs` is a paragraph of print."""

    def __init__(self, head, body):
        self.name, contains, traces = (part.strip() for part in head.split("|"))
        self.truth = {"contains": set(contains.split())}
        # An ingredient is no trace.
        self.truth["mayContain"] = set(traces.split()) - self.truth["contains"]
        self.paragraphs = body.strip().split("\n")


def labels(path=LISTS):
    """Returns the labels of a file: "## name | contained | traces", and the text below."""
    blocks = ("\n" + Path(path).read_text(encoding="utf-8")).split("\n## ")[1:]
    return [Label(*block.split("\n", 1)) for block in blocks]


def sheet(random, label, languages):
    """Returns a sheet with the list, small print around it and often an analysis beside it."""
    if random.random() < 0.7:
        _, result = generate.draw(random, random.choice(PANELS), languages)
        # The words around the analysis would name allergens of their own.
        result.words = [word for word in result.words if not word.group.startswith(("text", "running"))]
    else:
        result = Sheet(random, random.uniform(0.72, 1.25))
    size, room = random.choice([0.7, 0.85, 1, 1.15]), random.uniform(9, 30)
    left, top, right, bottom = result.bounds() if result.words else (0.0, 0.0, 0.0, 0.0)
    lines = sum(len(result.wrap(text, room, size, 0.0)) + 1 for text in label.paragraphs)
    x, y = random.choice(
        [
            (left, bottom + random.uniform(0.6, 2)),
            (left, top - 1.15 * size * lines - random.uniform(0.6, 2)),
            (right + random.uniform(0.8, 3), top),
        ]
    )
    for text in label.paragraphs:
        y = result.block(text, x, y, room, size) + random.choice([0, 0, 0.4])
    for _ in range(random.choice([0, 1, 2, 4])):
        text = random.choice(surroundings.ADDRESSES + ["L%d", "Art. %d"]) % random.randint(1000, 99999)
        own = random.choice([0.8, 1, 1.5])
        result.put(text, *surroundings.free(random, result, result.bounds(), own), own)
    return result


def alto(page):
    """Returns a page as ALTO, which has places and confidences."""
    out = ['<alto xmlns="http://www.loc.gov/standards/alto/ns-v4#"><Layout>']
    out.append('<Page WIDTH="%(width)d" HEIGHT="%(height)d"><PrintSpace><TextBlock>' % page["size"])
    for line in page["lines"]:
        # The slope is measured between words, for the invented slopes of long lines are less exact than real ones.
        out.append("<TextLine>")
        for word in line["words"]:
            box = word["box"]
            out.append(
                '<String CONTENT=%s WC="%.3f" HPOS="%d" VPOS="%d" WIDTH="%d" HEIGHT="%d"/>'
                % (
                    quoteattr(word["text"]),
                    word["confidence"],
                    box["left"],
                    box["top"],
                    box["right"] - box["left"],
                    box["bottom"] - box["top"],
                )
            )
        out.append("</TextLine>")
    return "".join(out) + "</TextBlock></PrintSpace></Page></Layout></alto>"


def parse(program, files):
    """Returns the program's records of files."""
    records = []
    for start in range(0, len(files), PROGRAM_FILES):
        some = [str(file) for file in files[start : start + PROGRAM_FILES]]
        done = subprocess.run([program, "parse", *some], capture_output=True, text=True)
        found = [json.loads(line) for line in done.stdout.splitlines()]
        if len(found) != len(some):
            raise SystemExit("%s made %d records of %d files: %s" % (program, len(found), len(some), done.stderr))
        records += found
    return records


def found(record):
    """Returns the allergens of a record, contained and traces."""
    named = record.get("allergens") or []
    return {kind: {one["allergen"] for one in named if one["presence"] == kind} for kind in KINDS}


def scores(judged):
    """Returns right, wrong and printed of both kinds, of pairs of truth and record."""
    result = {}
    for kind in KINDS:
        pairs = [(truth[kind], read[kind]) for truth, read in judged]
        result[kind] = (
            sum(len(truth & read) for truth, read in pairs),
            sum(len(read - truth) for truth, read in pairs),
            sum(len(truth) for truth, _ in pairs),
        )
    return result


def write_photos(some, folder, seed, is_legible):
    """Writes a photo of each label, and a truth as `labelscan evaluate` takes it."""
    from . import render  # Needs NumPy and Pillow.

    languages, files = lexicon.read(), render.fonts()
    with open(folder / "truth.jsonl", "w", encoding="utf-8") as file:
        for label in some:
            random = randoms.Random("%s %s photo" % (seed, label.name))
            picture = render.photo(random, sheet(random, label, languages), files, is_legible)
            picture.save(folder / (label.name + ".jpg"), quality=88)
            truth = {"image": label.name + ".jpg", "subject": "food"}
            truth.update(allergens=sorted(label.truth["contains"]), mayContain=sorted(label.truth["mayContain"]))
            file.write(json.dumps(truth) + "\n")


def main():
    """Prints the labels with a difference, and the figures."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--labelscan", help="The program; not needed for photos.")
    parser.add_argument("--output", required=True, help="A folder for what is parsed.")
    parser.add_argument("--lists", default=LISTS)
    parser.add_argument("--only", default="", help="The beginning of the lists' names.")
    parser.add_argument("--clean", action="store_true", help="Parse the text as it is printed.")
    parser.add_argument("--photos", action="store_true", help="Write photos and their truth, and judge nothing.")
    parser.add_argument("--legible", action="store_true", help="Only photos on which a person reads every letter.")
    parser.add_argument("--times", type=int, default=3, help="Readings of a list.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--factor", type=float, default=1.0, help="Errors relative to the measured ones.")
    options = parser.parse_args()
    folder = Path(options.output)
    folder.mkdir(parents=True, exist_ok=True)
    some = [label for label in labels(options.lists) if label.name.startswith(options.only)]
    if options.photos:
        write_photos(some, folder, options.seed, options.legible)
        return
    if not options.labelscan:
        parser.error("name the program with --labelscan")
    languages, rates = lexicon.read(), channel.Rates()
    files, chosen = [], []
    for label in some:
        for number in range(1 if options.clean else options.times):
            file = folder / ("%s-%d.%s" % (label.name, number, "txt" if options.clean else "xml"))
            if options.clean:
                text = "\n".join(label.paragraphs) + "\n"
            else:
                random = randoms.Random("%s %s %s" % (options.seed, label.name, number))
                text = alto(photo.take(random, sheet(random, label, languages), rates, options.factor)["page"])
            file.write_text(text, encoding="utf-8")
            files.append(file)
            chosen.append(label)
    judged = [(label.truth, found(record)) for label, record in zip(chosen, parse(options.labelscan, files))]
    for file, (truth, read) in zip(files, judged):
        lost = ["%s -%s +%s" % (k, sorted(truth[k] - read[k]), sorted(read[k] - truth[k])) for k in KINDS if truth[k] != read[k]]
        if lost:
            print(file.stem, "; ".join(lost))
    for kind, (right, wrong, printed) in scores(judged).items():
        precision, recall = right / max(1, right + wrong), right / max(1, printed)
        print("%s: %d right, %d wrong, %d printed, P %.3f, R %.3f" % (kind, right, wrong, printed, precision, recall))


if __name__ == "__main__":
    main()
