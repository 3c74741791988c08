"""What the readers written in Python share: their processes, and the table that they write for a photo."""

import multiprocessing
import pathlib
import sys

HEADER = "level page_num block_num par_num line_num word_num left top width height conf text".split()


def write(photo, out, text):
    pathlib.Path(out, pathlib.Path(photo).name + ".tsv").write_text(text)


def table(lines):
    """Tesseract's TSV of lines, (left, top, right, bottom, confidence, text) each: its words share a line's width."""
    rows = ["\t".join(HEADER)]
    for number, (left, top, right, bottom, confidence, text) in enumerate(lines, 1):
        letter = (right - left) / max(1, len(text))
        begin = 0
        for place, word in enumerate(text.split(), 1):
            begin = text.index(word, begin)
            box = [left + begin * letter, top, len(word) * letter, bottom - top]
            cells = [5, 1, 1, 1, number, place, *map(round, box), f"{100 * confidence:.2f}", word]
            rows.append("\t".join(map(str, cells)))
            begin += len(word)
    return "\n".join(rows) + "\n"


def main(start, read):
    """Reads the photos of a list: `start` makes a process's engine, `read` returns the TSV of a photo with it."""
    photos, out, jobs = sys.argv[1], sys.argv[2], int(sys.argv[3])
    with open(photos) as file:
        paths = file.read().splitlines()
    with multiprocessing.Pool(jobs, start) as pool:
        for path, text in pool.imap_unordered(read, paths):
            if text is not None:
                write(path, out, text)
