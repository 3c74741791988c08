"""Turns models into others: an integer component into floats, floats into an integer traineddata.

    convert.py float IN.lstm OUT.lstm
    convert.py traineddata IN.lstm OUT.traineddata --base FOLDER

The first gives what `lstmtraining --continue_from` and network.py train; the second, from the folder
that prepare.py wrote, the 8-bit model that the program loads, without dictionaries.
"""
import argparse
import pathlib
import shutil
import subprocess
import tempfile

from lstm_file import LSTMFile

PARTS = ("lstm-unicharset", "lstm-recoder", "version")


def as_floats(source, target):
    file = LSTMFile.read(source)
    pathlib.Path(target).write_bytes(file.with_weights(file.weights()))


def as_traineddata(source, target, base):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copy(source, folder / "x.lstm")
        for part in PARTS:
            shutil.copy(base / f"model.{part}", folder / f"x.{part}")
        run(["combine_tessdata", f"{folder}/x."])
        run(["lstmtraining", "--stop_training", "--convert_to_int",
             "--continue_from", f"{folder}/x.lstm", "--traineddata", f"{folder}/x.traineddata",
             "--model_output", str(target)])


def run(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{command[0]} failed: {done.stderr.strip()}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("kind", choices=["float", "traineddata"])
    parser.add_argument("source", type=pathlib.Path)
    parser.add_argument("target", type=pathlib.Path)
    parser.add_argument("--base", type=pathlib.Path)
    arguments = parser.parse_args()
    if arguments.kind == "float":
        as_floats(arguments.source, arguments.target)
    elif arguments.base is None:
        parser.error("traineddata needs --base")
    else:
        as_traineddata(arguments.source, arguments.target, arguments.base)


if __name__ == "__main__":
    main()
