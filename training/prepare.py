"""Takes apart the model to start from, and lists the fonts and words to print with.

    prepare.py FOLDER [--model FILE.traineddata] [--words COUNT]

Writes model.lstm, model.lstm-unicharset, model.lstm-recoder, model.version, words.txt and fonts.txt.
The model's default is this project's; words come from the word list of Debian's script/Latin.
"""
import argparse
import pathlib
import random
import subprocess
import tempfile

from PIL import ImageFont

from lines import LETTERS

PROJECT = pathlib.Path(__file__).resolve().parent.parent
LATIN = "/usr/share/tesseract-ocr/5/tessdata/Latin.traineddata"


def unpacked(traineddata, prefix):
    subprocess.run(["combine_tessdata", "-u", str(traineddata), str(prefix)], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def words(latin, count):
    with tempfile.TemporaryDirectory() as folder:
        part = pathlib.Path(folder) / "latin."
        unpacked(latin, part)
        listed = pathlib.Path(folder) / "words"
        subprocess.run(["dawg2wordlist", f"{part}lstm-unicharset", f"{part}lstm-word-dawg",
                        str(listed)], check=True, stdout=subprocess.DEVNULL)
        found = [word for word in listed.read_text(encoding="utf-8").split("\n") if len(word) > 1]
    return random.Random(7).sample(found, min(count, len(found)))


def fonts():
    """Files of fonts that have the letters of Latin scripts."""
    listed = subprocess.run(["fc-list", ":lang=pl:lang=fr:lang=de", "file"], check=True,
                            capture_output=True, text=True).stdout
    usable = []
    for line in sorted(set(listed.split("\n"))):
        path = line.strip().rstrip(":")
        if not path.endswith((".ttf", ".otf")) or "Emoji" in path or "Symbol" in path:
            continue
        font = ImageFont.truetype(path, 24)
        # A letter that is missing is drawn as the same box as any other that is.
        missing = font.getmask("\U0010fffd").getbbox(), font.getlength("\U0010fffd")
        if all((font.getmask(c).getbbox(), font.getlength(c)) != missing for c in LETTERS):
            usable.append(path)
    return usable


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--model", default=PROJECT / "Models/label.traineddata")
    parser.add_argument("--latin", default=LATIN)
    parser.add_argument("--words", type=int, default=250_000)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    unpacked(arguments.model, arguments.folder / "model.")
    (arguments.folder / "words.txt").write_text(
        "\n".join(words(arguments.latin, arguments.words)), encoding="utf-8")
    (arguments.folder / "fonts.txt").write_text("\n".join(fonts()))


if __name__ == "__main__":
    main()
