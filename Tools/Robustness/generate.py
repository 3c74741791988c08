#!/usr/bin/python3
"""Fills a folder with files that a photo folder should not hold, always the same for a seed.

    Tools/Robustness/generate.py FOLDER [--count 10000] [--seed 1]

FOLDER/photos gets damaged pictures of every format, bombs, texts, odd names, links, pipes, sockets
and folders that look like photos; FOLDER/expected.jsonl what a batch must call each of them, a
JSON object a line: `file`, `kind`, and `named`, false for what is no photo. It starts from
Tools/Fuzzing/Seeds and samples/; nothing but Python is needed.
"""

import argparse
import io
import json
import os
import pathlib
import random
import re
import socket
import zipfile

import pictures

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SMALL = sorted(path for folder in ("jpeg", "png", "webp", "tiff", "gif", "bmp", "heif")
               for path in (ROOT / "Tools" / "Fuzzing" / "Seeds" / folder).iterdir())
LARGE = sorted(path for path in (ROOT / "samples").iterdir()
               if path.suffix in (".jpg", ".png", ".webp", ".tiff", ".heic"))
ENDINGS = ["jpg", "jpeg", "png", "webp", "tif", "tiff", "gif", "bmp", "heic", "avif"]
SPREAD = 40


class HostileFolder:
    """Makes files and notes what a batch must call them."""

    def __init__(self, folder, seed):
        self.random = random.Random(seed)
        self.photos = os.fsencode(folder / "photos")
        os.makedirs(self.photos)
        self.expected = []
        self.number = 0
        self.small = [(path.suffix[1:], path.read_bytes()) for path in SMALL]
        self.large = [(path.suffix[1:], path.read_bytes()) for path in LARGE]

    def expect(self, kind, name, named=True):
        """Notes that a batch must call the file `name` (bytes) as its documentation says."""
        clear = re.sub(rb"\\+(?=x[89A-F][0-9A-F])", lambda found: 2 * found[0], name)
        try:
            text = clear.decode()
        except UnicodeDecodeError:
            text = "".join(chr(byte) if byte < 128 else f"\\x{byte:02X}" for byte in clear)
        self.expected.append({"file": text, "kind": kind, "named": named})

    def path(self, kind, ending, named=True, stem=None):
        """A new name in one of some folders, and where that is; `stem` and `ending` are bytes or text."""
        self.number += 1
        folder = b"%02d" % (self.number % SPREAD)
        os.makedirs(os.path.join(self.photos, folder), exist_ok=True)
        stem = b"%s%05d" % (kind.encode(), self.number) if stem is None else os.fsencode(stem)
        name = os.path.join(folder, stem + (b"." + os.fsencode(ending) if ending else b""))
        self.expect(kind, name, named)
        return os.path.join(self.photos, name)

    def file(self, kind, ending, content, named=True, stem=None):
        with open(self.path(kind, ending, named, stem), "wb") as file:
            file.write(content)

    def mutation(self):
        ending, content = self.random.choice(self.small)
        kind, content = pictures.mutate(self.random, ending, content,
                                                [other for _, other in self.small])
        self.file(kind, ending, content)

    def large_mutation(self):
        ending, content = self.random.choice(self.large)
        _, content = pictures.mutate(self.random, ending, content, [content])
        self.file("largemutation", ending, content)

    def bomb(self):
        kind, ending, content = pictures.bomb(self.random)
        self.file(kind, ending, content)

    def archive(self):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("label.jpg", bytes(1 << 24))
        self.file("zipbomb", self.random.choice(ENDINGS), packed.getvalue())

    def text(self):
        words = ["Protein 10 %", "fat 5 %", "<svg>", "<?xml?>", "\x1b]0;title\x07", "=cmd|' /C calc'!A0",
                 "\N{RIGHT-TO-LEFT OVERRIDE}", "P6 99999 99999 255", "BM", "GIF89a", "\xff\xd8\xff"]
        content = "\n".join(self.random.choices(words, k=self.random.randint(1, 40)))
        self.file("text", self.random.choice(ENDINGS), content.encode("latin-1", "replace"))

    def noise(self):
        start = self.random.choice([b"", b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n", b"RIFF\0\0\0\0WEBPVP8 ",
                                    b"II*\0", b"MM\0*", b"GIF89a", b"BM\0\0\0\0\0\0\0\0",
                                    b"\0\0\0\x18ftypheic"])
        content = start + self.random.randbytes(self.random.randint(0, 4000))
        self.file("noise", self.random.choice(ENDINGS), content)

    def no_photo(self):
        self.file("nophoto", self.random.choice(["txt", "csv", "zip", ""]), b"Protein 10 %\n",
                  named=False)

    def unnamed_photo(self):
        self.file("noending", self.random.choice(["", "txt", "dat"]),
                  self.random.choice(self.small)[1])

    def empty(self):
        self.file("empty", self.random.choice(ENDINGS), b"")

    def copy(self):
        ending, content = self.random.choice(self.small)
        self.file("copy", ending, content)

    def sparse(self):
        path = self.path("sparse", "jpg")
        with open(path, "wb") as file:
            file.truncate(self.random.choice([1 << 20, 199_000_000, 10 << 30]))

    def name(self):
        number = b"%05d" % self.number
        stems = [
            b"n" * (251 - len(number)) + number,
            "\N{CAT FACE}".encode() * 61 + number,
            "é".encode() * 120 + number,
            b"line\nfeed" + number, b"tab\there\r" + number, b" spaces " + number + b" ",
            b"-rf" + number, b"=1+1" + number, b'"quoted", ' + number, b"back\\slash" + number,
            b"spelled\\xFF" + number,
            b"\x1b[2J\x1b]0;own\x07" + number, "\N{RIGHT-TO-LEFT OVERRIDE}gpj.".encode() + number,
            b"%s%n%d" + number, b"$(id)" + number, number + b"...",
        ]
        content = self.random.choice([b"", self.small[0][1][:500]])
        self.file("name", "jpg", content, stem=self.random.choice(stems))

    def invalid_name(self):
        bad = self.random.choice([b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\x80"])
        stem = b"bad" + bad + b"%05d" % self.number
        self.file("invalidname", self.random.choice(["jpg", "txt"]), b"", stem=stem)

    def link(self):
        kind = self.random.choice(["dangling", "loop", "chain", "tofolder", "tofile", "todevice"])
        path = self.path(kind, "jpg", named=kind != "tofolder")
        name = os.path.basename(path)
        if kind == "dangling":
            os.symlink(b"nowhere.jpg", path)
        elif kind == "loop":
            os.symlink(name, path)
        elif kind == "chain":
            other = self.path(kind, "jpg")
            os.symlink(other, path)
            os.symlink(path, other)
        elif kind == "tofolder":
            os.symlink(self.random.choice([b"..", b".", b"/"]), path)
        elif kind == "tofile":
            os.symlink(os.fsencode(self.random.choice(SMALL)), path)
        else:
            os.symlink(self.random.choice([b"/dev/zero", b"/dev/full", b"/dev/tty"]), path)

    def special(self):
        kind = self.random.choice(["pipe", "socket"])
        path = self.path(kind, self.random.choice(ENDINGS))
        if kind == "pipe":
            os.mkfifo(path)
        else:
            # The address of a socket has 108 bytes at most.
            here = os.getcwd()
            os.chdir(os.path.dirname(path))
            with socket.socket(socket.AF_UNIX) as end:
                end.bind(os.path.basename(path))
            os.chdir(here)

    def folder(self):
        path = self.path("folder", "jpg", named=False)
        os.makedirs(path)
        if self.random.random() < 0.5:
            with open(os.path.join(path, b"inside.jpg"), "wb") as file:
                file.write(b"no photo")
            self.expect("infolder", os.path.relpath(path, self.photos) + b"/inside.jpg")

    def closed(self):
        """A file or folder that its owner may not read: root may, so that the reader decides."""
        path = self.path("closed", "jpg")
        if self.random.random() < 0.5:
            with open(path, "wb") as file:
                file.write(b"no photo")
        else:
            os.makedirs(path)
            with open(os.path.join(path, b"inside.jpg"), "wb") as file:
                file.write(b"no photo")
            self.expected[-1]["kind"] = "closedfolder"
        os.chmod(path, 0)

    def hidden(self):
        self.file("hidden", "jpg", b"", named=False, stem=b".hidden%05d" % self.number)

    def deep(self):
        """Folders in folders, to a path that is longer than the system takes (4,096 bytes)."""
        here = os.getcwd()
        top = b"deep%05d" % self.number
        self.number += 1
        os.chdir(self.photos)
        os.mkdir(top)
        os.chdir(top)
        for _ in range(20):
            os.mkdir(b"d" * 250)
            os.chdir(b"d" * 250)
        with open(b"bottom.jpg", "wb"):
            pass
        os.chdir(here)
        self.expected.append({"file": top.decode() + "/", "kind": "deep", "named": True})

    # How many of a thousand files each kind makes; "a few" of the costly ones at least.
    SHARES = [
        (mutation, 770), (large_mutation, 8), (bomb, 30), (archive, 4), (text, 30), (noise, 50),
        (no_photo, 10), (unnamed_photo, 5), (empty, 10), (copy, 10), (sparse, 2), (name, 25),
        (invalid_name, 15), (link, 15), (special, 6), (folder, 4), (closed, 4), (hidden, 2),
    ]

    def fill(self, count):
        makers = []
        for maker, share in self.SHARES:
            makers += [maker] * max(1, round(share * count / 1000))
        self.random.shuffle(makers)
        for maker in makers[:count - 1]:
            maker(self)
        self.deep()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    hostile = HostileFolder(options.folder, options.seed)
    hostile.fill(options.count)
    with open(options.folder / "expected.jsonl", "w", encoding="utf-8") as file:
        for entry in hostile.expected:
            file.write(json.dumps(entry) + "\n")
    named = sum(entry["named"] for entry in hostile.expected)
    print(f"{len(hostile.expected)} files, {named} of them to be named by a batch")


if __name__ == "__main__":
    main()
