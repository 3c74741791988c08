"""Makes the model to start from wider, narrower, or one that knows more characters.

    shapes.py BASE FOLDER [--states 64,96,96,192] [--characters µ²³℮]

BASE is what prepare.py wrote; FOLDER gets the same files. A wider layer begins with copies of states,
which share what they put out (Net2Net); a narrower one keeps the states that count most. New characters
follow the old codes; their weights begin small.
"""
import argparse
import pathlib
import shutil
import struct

import numpy as np

from lstm_file import LSTM_GATES, LSTMFile, NetworkWriter

NOISE = 0.02  # of a weight's spread, so that copies of a state part ways


def reshaped(weights, states, random):
    """The matrices of a network whose LSTM layers have other numbers of states."""
    names = list(dict.fromkeys(name.split(".")[0] for name in weights if "." in name))
    sizes = [len(weights[f"{name}.CI"]) for name in names]
    readers = names[1:] + ["Output"]
    sources = []
    for name, size, wanted, reader in zip(names, sizes, states, readers):
        columns = [weights[reader]] if reader == "Output" else [
            weights[f"{reader}.{gate}"] for gate in LSTM_GATES]
        worth = sum((matrix[:, :size] ** 2).sum(0) for matrix in columns)
        if wanted <= size:
            sources.append(np.sort(np.argsort(-worth)[:wanted]))
        else:
            more = random.choice(size, wanted - size, replace=wanted > 2 * size)
            sources.append(np.concatenate([np.arange(size), more]))
    found = {"ConvNL": weights["ConvNL"]}
    inputs = np.arange(len(weights["ConvNL"]))
    for name, size, wanted, source in zip(names, sizes, states, sources):
        own = name.rstrip("0123456789") + str(wanted)
        for gate in LSTM_GATES:
            matrix = weights[f"{name}.{gate}"][source]
            count = matrix.shape[1] - 1 - size
            found[f"{own}.{gate}"] = noisy(np.concatenate([
                shared(matrix[:, :count], inputs),
                shared(matrix[:, count:count + size], source), matrix[:, -1:]], 1), random)
        inputs = source
    output = weights["Output"]
    found["Output"] = noisy(
        np.concatenate([shared(output[:, :-1], inputs), output[:, -1:]], 1), random)
    return found


def shared(columns, source):
    """The columns that states of `source` bring their output in; copies bring a part each."""
    copies = np.bincount(source, minlength=columns.shape[1])
    return columns[:, source] / copies[source]


def noisy(matrix, random):
    return matrix + random.normal(0, NOISE * matrix.std(), matrix.shape)


def add_characters(base, folder, weights, characters, random):
    """Writes the sets with `characters` behind the old ones; the matrices with outputs for them."""
    lines = (base / "model.lstm-unicharset").read_text(encoding="utf-8").split("\n")
    count, first = int(lines[0]), len(weights["Output"])
    known = {line.split(" ")[0] for line in lines[1:count + 1]}
    new = [character for character in characters if character not in known]
    listed = [f"{character} 0 0,255,0,255,0,0,0,0,0,0 Common {number} 10 {number} {character}\t# "
              f"{character} [{ord(character):x} ]" for number, character in enumerate(new, count)]
    (folder / "model.lstm-unicharset").write_text(
        "\n".join([str(count + len(new))] + lines[1:count + 1] + listed) + "\n", encoding="utf-8")
    recoder = (base / "model.lstm-recoder").read_bytes()
    (folder / "model.lstm-recoder").write_bytes(
        struct.pack("<I", count + len(new)) + recoder[4:]
        + b"".join(struct.pack("<bii", 1, 1, first + index) for index in range(len(new))))
    output = weights["Output"]
    rows = random.normal(0, output.std() / 4, (len(new), output.shape[1]))
    rows[:, -1] = output[:, -1].min()
    return weights | {"Output": np.concatenate([output, rows])}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("base", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--states", help="of the four LSTM layers; default: as they are")
    parser.add_argument("--characters", default="", help="new ones")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    random = np.random.default_rng(arguments.seed)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    file = LSTMFile.read(arguments.base / "model.lstm")
    weights = add_characters(
        arguments.base, arguments.folder, file.weights(), arguments.characters, random)
    if arguments.states:
        weights = reshaped(weights, [int(size) for size in arguments.states.split(",")], random)
    (arguments.folder / "model.lstm").write_bytes(NetworkWriter(weights, file.null_code).component())
    for name in ("model.version", "words.txt", "fonts.txt"):
        shutil.copy(arguments.base / name, arguments.folder / name)


if __name__ == "__main__":
    main()
