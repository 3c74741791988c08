"""The characters a model knows and the codes its output layer gives them."""
import struct

SPECIAL = 3  # space, "Joined" and "Broken" come first in a unicharset


class Characters:
    """Read from a model's .lstm-unicharset and .lstm-recoder."""

    def __init__(self, unicharset, recoder):
        with open(recoder, "rb") as file:
            data = file.read()
        count, = struct.unpack_from("<I", data)
        codes, at = [], 4
        for _ in range(count):
            length, = struct.unpack_from("<i", data, at + 1)
            codes.append(struct.unpack_from(f"<{length}i", data, at + 5))
            at += 5 + 4 * length
        with open(unicharset, encoding="utf-8") as file:
            names = [line.split(" ")[0] for line in file.read().split("\n")[1:count + 1]]
        names[0] = " "
        self._codes = {name: code for index, (name, code) in enumerate(zip(names, codes))
                       if index == 0 or index >= SPECIAL}
        self._names = {code[0]: name for name, code in self._codes.items() if len(code) == 1}

    def knows(self, text):
        return all(character in self._codes for character in text)

    def encode(self, text):
        return [code for character in text for code in self._codes[character]]

    def decode(self, codes, null_code):
        """The text of the best code at each step: repeats and nulls fall away."""
        text, last = [], None
        for code in codes:
            if code != last and code != null_code:
                text.append(self._names.get(int(code), ""))
            last = code
        return "".join(text)


def edit_distance(first, second):
    """Insertions, deletions and substitutions from one text to the other."""
    row = list(range(len(second) + 1))
    for index, a in enumerate(first, 1):
        above, row = row, [index]
        for column, b in enumerate(second, 1):
            row.append(min(above[column] + 1, row[-1] + 1, above[column - 1] + (a != b)))
    return row[-1]
