"""Goes on training models on shards of lines.

    train.py --base FOLDER --shards FOLDER --out FOLDER [--lines COUNT | --seconds COUNT] ...

CTC, Adam with warm-up and cosine decay, and a moving average of the weights, which is what is saved
(EMA.lstm, each --save seconds). state.pt holds everything to resume from with --resume. Shards that
appear while it runs are taken in; the first is kept for validation. With several --base, models of
several sizes but the same characters learn from the same lines side by side, each in a folder of OUT
named as its base. A GPU (--device cuda) sees some hundred times as many lines.
"""
import argparse
import concurrent.futures
import copy
import math
import pathlib
import random
import time

import numpy as np
import torch
from torch.nn import functional

from characters import Characters, edit_distance
from lines import read_shard
from lstm_file import LSTMFile
from network import POOLED, LabelNetwork, LineStore

HEIGHT = 48  # rows the network takes: the first layer's spec says "1,48,0,1"
POOL = 8  # batches that are drawn together, to be of one width each
WARM_UP = 150  # steps
LAST_RATE = 0.02  # of the learning rate, at the end
OUTPUT_RATE = 2.0  # the output layer learns faster
CLIP = 5.0  # greatest norm of a gradient
AVERAGE = 0.998  # how much of the moving average stays at a step


class Line:
    """A line in the store, its codes and its text."""

    def __init__(self, start, width, codes, text):
        self.start, self.width, self.codes, self.text = start, width, codes, text

    @property
    def fits(self):
        """CTC needs a step for each code and one between equal ones."""
        repeats = sum(a == b for a, b in zip(self.codes, self.codes[1:]))
        return self.width // POOLED >= max(1, len(self.codes) + repeats)


class Lines:
    """Lines as the network takes them, from a folder of shards."""

    def __init__(self, folder, characters, device, is_consuming):
        self.folder, self.characters = pathlib.Path(folder), characters
        self.training, self.validation, self._seen = [], [], set()
        self.store, self._is_consuming = LineStore(HEIGHT, device), is_consuming

    def refresh(self, limit):
        """Takes in up to `limit` new shards; returns how many there were."""
        new = [path for path in sorted(self.folder.glob("*.npz")) if path not in self._seen]
        for path in new[:limit]:
            kept = self.training if self._seen else self.validation
            self._seen.add(path)
            texts, widths, pixels = read_shard(path)
            if self._is_consuming:
                path.unlink()
            at, found = self.store.append(pixels), []
            for text, width in zip(texts, widths):
                found.append(Line(at, width, self.characters.encode(text), text))
                at += width
            kept += [line for line in found if line.fits]
        return len(new[:limit])

    def batches(self, source, columns, count):
        """Some batches of random lines, each of about one width.

        `columns` bounds a batch's, `count` its lines.
        """
        pool = sorted((source.choice(self.training) for _ in range(POOL * count)),
                      key=lambda line: line.width + source.uniform(-8, 8))
        batches, one = [], []
        for line in pool:
            width = max(line.width, max((other.width for other in one[-20:]), default=0))
            if one and (width * (len(one) + 1) > columns or len(one) >= count):
                batches.append(one)
                one = []
            one.append(line)
        batches.append(one)
        source.shuffle(batches)
        return batches

    def inputs(self, lines):
        return self.store.batch([line.start for line in lines], [line.width for line in lines])


def character_error_rate(network, data, lines, null_code):
    """Edits per character of what the network reads greedily, and the share read without error."""
    lines = sorted(lines, key=lambda line: line.width)
    edits = letters = exact = 0
    with torch.no_grad():
        for start in range(0, len(lines), 32):
            part = lines[start:start + 32]
            scores, steps = network(*data.inputs(part))
            for line, best, count in zip(part, scores.argmax(-1).tolist(), steps.tolist()):
                text = data.characters.decode(best[:count], null_code).strip()
                edits += edit_distance(text, line.text)
                letters += len(line.text)
                exact += text == line.text
    return edits / max(1, letters), exact / max(1, len(lines))


class Trainer:
    def __init__(self, start, rate, seed, device):
        self.file = LSTMFile.read(start)
        self.network = LabelNetwork(self.file.weights()).to(device)
        self.average = copy.deepcopy(self.network)
        for network in (self.network, self.average):
            for lstm in network.lstms:
                lstm.flatten_parameters()
        self.rate, self.steps, self.lines_seen, self.progress = rate, 0, 0, 0.0
        self.source, self.losses = random.Random(seed), []
        parameters = [(name, p) for name, p in self.network.named_parameters() if p.requires_grad]
        self.optimizer = torch.optim.Adam([
            {"params": [p for name, p in parameters if not name.startswith("output")],
             "factor": 1.0},
            {"params": [p for name, p in parameters if name.startswith("output")],
             "factor": OUTPUT_RATE}], rate)

    def step(self, data, lines):
        """One batch."""
        warm = min(1, (self.steps + 1) / WARM_UP)
        cosine = 0.5 * (1 + math.cos(math.pi * min(1, self.progress)))
        for group in self.optimizer.param_groups:
            group["lr"] = group["factor"] * self.rate * warm * (
                LAST_RATE + (1 - LAST_RATE) * cosine)
        scores, steps = self.network(*data.inputs(lines))
        lengths = torch.tensor([len(line.codes) for line in lines], device=scores.device)
        codes = np.zeros((len(lines), max(1, max(len(line.codes) for line in lines))), np.int64)
        for row, line in enumerate(lines):
            codes[row, :len(line.codes)] = line.codes
        losses = functional.ctc_loss(
            scores.transpose(0, 1), torch.from_numpy(codes).to(scores.device), steps, lengths,
            blank=self.file.null_code, reduction="none", zero_infinity=True)
        self.optimizer.zero_grad(set_to_none=True)
        # By the root of the length: long lines count for more, but not in proportion.
        (losses / lengths.clamp(min=1).float().sqrt()).mean().backward()
        norm = torch.nn.utils.clip_grad_norm_(self.network.parameters(), CLIP)
        if torch.isfinite(norm):
            self.optimizer.step()
        self.steps += 1
        self.lines_seen += len(lines)
        self.losses.append(float(losses.detach().sum() / lengths.sum().clamp(min=1)))
        # Early on the average follows closely, or it would remember the start.
        keep = min(AVERAGE, (1 + self.steps) / (10 + self.steps))
        with torch.no_grad():
            for averaged, current in zip(self.average.parameters(), self.network.parameters()):
                averaged.lerp_(current, 1 - keep)

    def save(self, folder):
        (folder / "EMA.lstm").write_bytes(self.file.with_weights(self.average.matrices()))
        torch.save({"network": self.network.state_dict(), "average": self.average.state_dict(),
                    "optimizer": self.optimizer.state_dict(), "steps": self.steps,
                    "lines_seen": self.lines_seen}, folder / "state.pt")

    def resume(self, folder):
        state = torch.load(folder / "state.pt", weights_only=True)
        self.network.load_state_dict(state["network"])
        self.average.load_state_dict(state["average"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.steps, self.lines_seen = state["steps"], state["lines_seen"]


def parsed_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--base", required=True, type=pathlib.Path, action="append",
                        help="what prepare.py or shapes.py wrote; several times for several models")
    parser.add_argument("--start", type=pathlib.Path, help="the .lstm to start from")
    parser.add_argument("--shards", required=True, type=pathlib.Path)
    parser.add_argument("--out", required=True, type=pathlib.Path)
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--lines", type=int, help="lines to see in all")
    length.add_argument("--seconds", type=float)
    parser.add_argument("--rate", type=float, default=4e-4, help="1e-3 from Debian's model")
    parser.add_argument("--device", default="cpu", help="cuda for a GPU")
    parser.add_argument("--batch-columns", type=int, default=9000, help="of a batch in all")
    parser.add_argument("--batch-lines", type=int, default=64)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--save", type=float, default=180, help="seconds")
    parser.add_argument("--validate", type=int, default=400, help="lines to validate on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--consume", action="store_true", help="delete shards once they are read")
    arguments = parser.parse_args()
    if arguments.start and len(arguments.base) > 1:
        parser.error("--start is for one --base")
    return arguments


def train(trainer, data, out, name, arguments):
    """Trains one model until it has seen its lines or its time is over."""
    def report(kind):
        rate, exact = character_error_rate(
            trainer.average, data, data.validation[:arguments.validate], trainer.file.null_code)
        loss = f"loss {np.mean(trainer.losses):.4f} " if trainer.losses else ""
        trainer.losses = []
        print(f"{time.strftime('%H:%M:%S', time.gmtime())} {name} {kind} step {trainer.steps} "
              f"lines {trainer.lines_seen} of {len(data.training)} {loss}"
              f"CER {rate:.4f} exact {exact:.3f}", flush=True)

    report("start")
    begin = saved = time.monotonic()
    while trainer.progress < 1:
        for lines in data.batches(
                trainer.source, arguments.batch_columns, arguments.batch_lines):
            trainer.step(data, lines)
            now = time.monotonic()
            trainer.progress = ((now - begin) / arguments.seconds if arguments.seconds
                                else trainer.lines_seen / arguments.lines)
            if now - saved > arguments.save:
                saved = now
                trainer.save(out)
                report("saved")
            if trainer.progress >= 1:
                break
    trainer.save(out)
    report("final")


def train_in_stream(trainer, data, out, name, arguments):
    """Trains one model beside others: on a GPU each has a stream of its own."""
    if arguments.device == "cpu":
        return train(trainer, data, out, name, arguments)
    with torch.cuda.stream(torch.cuda.Stream()):
        return train(trainer, data, out, name, arguments)


def main():
    arguments = parsed_arguments()
    torch.set_num_threads(arguments.threads)
    torch.manual_seed(arguments.seed)
    base = arguments.base[0]
    characters = Characters(base / "model.lstm-unicharset", base / "model.lstm-recoder")
    data = Lines(arguments.shards, characters, arguments.device, arguments.consume)
    data.refresh(limit=10_000)
    if not data.training:
        raise SystemExit("too few shards: the first is for validation, another to train on")
    runs = []
    for index, base in enumerate(arguments.base):
        out = arguments.out / base.name if len(arguments.base) > 1 else arguments.out
        out.mkdir(parents=True, exist_ok=True)
        trainer = Trainer(arguments.start or base / "model.lstm", arguments.rate,
                          arguments.seed + index, arguments.device)
        if arguments.resume:
            trainer.resume(out)
        runs.append((trainer, data, out, base.name, arguments))
    with concurrent.futures.ThreadPoolExecutor(len(runs)) as pool:
        futures = [pool.submit(train_in_stream, *run) for run in runs]
        while not all(future.done() for future in futures):
            if data.refresh(limit=4) == 0:
                time.sleep(0.5)
        for future in futures:
            future.result()  # raises what the run raised


if __name__ == "__main__":
    main()
