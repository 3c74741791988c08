"""Reads photos by tesserocr, with one engine a process that stays warm."""

import tables
import tesserocr

engine = None


def start():
    global engine
    engine = tesserocr.PyTessBaseAPI(path="/usr/share/tesseract-ocr/5/tessdata", lang="eng", psm=tesserocr.PSM.AUTO)


def read(path):
    try:
        engine.SetImageFile(path)
        engine.Recognize()
        return path, "\t".join(tables.HEADER) + "\n" + engine.GetTSVText(0)
    except RuntimeError:
        return path, None  # It can't decode this photo.


if __name__ == "__main__":
    tables.main(start, read)
