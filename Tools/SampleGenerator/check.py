#!/usr/bin/python3
"""The texts beside the photos, and whether the folder holds them; needs nothing but Python."""
import json
import pathlib

import catalogue
import figures

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "samples"


def effects(sample):
    """What makes the photo hard, in words."""
    camera = sample["camera"]
    words = []
    if camera.get("can"):
        words.append("can")
    if camera.get("creases") or camera.get("waves"):
        words.append("creased")
    if abs(camera.get("tilt", 0)) >= 3:
        words.append(f"tilted {camera['tilt']}°")
    if camera.get("turned"):
        words.append(f"turned {camera['turned']}°")
    if camera.get("exif"):
        words.append(f"EXIF orientation {camera['exif']}")
    if abs(camera.get("yaw", 0)) + abs(camera.get("pitch", 0)) >= 0.05:
        words.append("perspective")
    for key in ("glare", "shadow"):
        if camera.get(key):
            words.append(key)
    if sample["style"][1] in ("silver", "rose"):
        words.append("low contrast")
    if sample["style"][1] in ("forest", "night", "plum"):
        words.append("light on dark")
    if len(sample["languages"]) > 1:
        words.append("columns" if sample["layout"] == "euTable" or sample.get("columns")
                     else "stacked languages")
    if camera.get("blur", 0) >= 1:
        words.append("blurred")
    if camera.get("exposure"):
        words.append("dark, noisy")
    if camera.get("gps"):
        words.append("GPS in EXIF")
    if camera.get("grey"):
        words.append("grey")
    return words or ["flat"]


def truth_text(samples):
    """The lines of truth.jsonl."""
    lines = []
    for sample in samples:
        width, height = sample["camera"]["size"]
        line = figures.truth({**sample, "effects": effects(sample)})
        line["megapixels"] = round(width * height / 1e6, 1)
        lines.append(json.dumps(line, ensure_ascii=False))
    return "\n".join(lines) + "\n"


def table_text(samples):
    """README.md: what the folder is, and the table."""
    rows = ["| photo | MP | subject | languages | layout | basis | values | photo shows | difficulty |",
            "|---|---|---|---|---|---|---|---|---|"]
    for line in map(json.loads, truth_text(samples).splitlines()):
        values = len(line["nutrients"]) + len(line.get("perServing", {}))
        rows.append(f"| `{line['image']}` | {line['megapixels']} | {line['subject']} | "
                    f"{' '.join(line['languages'])} | {line['layout']} | {line['basis']} | {values} | "
                    f"{', '.join(line['effects'] + (['bar code'] if 'barcode' in line else []))} | "
                    f"{line['difficulty']} |")
    return README.format(count=len(samples), table="\n".join(rows))


README = """# Sample labels

{count} photos of labels of products that do not exist, with what is printed on each in `truth.jsonl`. Brands,
names, figures and texts are invented; the bar codes are from the range that GS1 gives to no product.
The photos are rendered by `Tools/SampleGenerator`; `make samples` draws them anew, `make samples-check` holds
`truth.jsonl` and this table to the generator. They are tidier than life: they show that nothing broke,
not how well the program reads (`docs/accuracy.md`).

`truth.jsonl` has one line a photo. `nutrients` are the printed values on the `basis`, `perServing` those of the second
column. `bound` is a guarantee's least or most, `modifier` a printed "<".

{table}
"""


def check(samples):
    """Ends with a message unless the folder holds what the generator says."""
    wrong = [name for name, text in (("truth.jsonl", truth_text(samples)),
                                     ("README.md", table_text(samples)))
             if not (FOLDER / name).is_file() or (FOLDER / name).read_text("utf-8") != text]
    drawn = {p.name for p in FOLDER.iterdir() if p.is_file()} - {"truth.jsonl", "README.md"}
    wrong += sorted(drawn ^ {s["file"] for s in samples})
    if wrong:
        raise SystemExit(f"samples differ from the generator: {', '.join(wrong)}; run: make samples")


if __name__ == "__main__":
    check(catalogue.SAMPLES)
