"""Goes on training a model on shards of lines.

    train.py --base FOLDER --shards FOLDER --out FOLDER [--lines COUNT | --until HH:MM] ...

CTC, Adam with warm-up and cosine decay, and a moving average of the weights, which is what is saved
(EMA.lstm, each --save seconds). state.pt holds everything to resume from with --resume. Shards that
appear while it runs are taken in; the first is kept for validation.
"""
import argparse
import copy
import datetime
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
from network import POOLED, LabelNetwork, Leptonica, batch, network_input

HEIGHT = 48  # rows the network takes: the first layer's spec says "1,48,0,1"
BATCH_PIXELS, BATCH_LINES = 9000, 64  # columns of a batch in all; lines in it
WARM_UP = 150  # steps
LAST_RATE = 0.02  # of the learning rate, at the end
OUTPUT_RATE = 2.0  # the output layer learns faster
CLIP = 5.0  # greatest norm of a gradient
AVERAGE = 0.998  # how much of the moving average stays at a step


class Lines:
    """Lines as the network takes them, from a folder of shards."""

    def __init__(self, folder, characters):
        self.folder, self.characters = pathlib.Path(folder), characters
        self.training, self.validation, self._seen = [], [], set()
        self._leptonica = Leptonica()

    def refresh(self, limit):
        """Takes in up to `limit` new shards."""
        for path in sorted(self.folder.glob("*.npz")):
            if path in self._seen or limit <= 0:
                continue
            kept = self.training if self._seen else self.validation
            self._seen.add(path)
            kept += self._converted(read_shard(path))
            limit -= 1

    def _converted(self, lines):
        for text, picture in lines:
            codes = self.characters.encode(text)
            line = network_input(picture, HEIGHT, self._leptonica)
            repeats = sum(a == b for a, b in zip(codes, codes[1:]))
            # CTC needs a step for each code and one between equal ones.
            if line.shape[1] // POOLED >= len(codes) + repeats:
                yield line, codes, text

    def batches(self, source):
        """Some batches of random lines, each of about one width."""
        pool = sorted((source.choice(self.training) for _ in range(1024)),
                      key=lambda line: line[0].shape[1] + source.uniform(-8, 8))
        batches, one = [], []
        for line in pool:
            width = max([line[0].shape[1]] + [other[0].shape[1] for other in one[-1:]])
            if one and (width * (len(one) + 1) > BATCH_PIXELS or len(one) >= BATCH_LINES):
                batches.append(one)
                one = []
            one.append(line)
        batches.append(one)
        source.shuffle(batches)
        return batches


def character_error_rate(network, lines, characters, null_code):
    """Edits per character of what the network reads greedily, and the share read without error."""
    lines = sorted(lines, key=lambda line: line[0].shape[1])
    edits = letters = exact = 0
    with torch.no_grad():
        for start in range(0, len(lines), 32):
            part = lines[start:start + 32]
            scores, steps = network(*batch([line[0] for line in part], np.random.default_rng(0)))
            for line, best, count in zip(part, scores.argmax(-1).numpy(), steps.tolist()):
                text = characters.decode(best[:count], null_code).strip()
                edits += edit_distance(text, line[2])
                letters += len(line[2])
                exact += text == line[2]
    return edits / max(1, letters), exact / max(1, len(lines))


class Trainer:
    def __init__(self, start, rate, seed):
        self.file = LSTMFile.read(start)
        self.network = LabelNetwork(self.file.weights())
        self.average = copy.deepcopy(self.network)
        self.rate, self.steps, self.lines_seen, self.progress = rate, 0, 0, 0.0
        self.source, self.noise = random.Random(seed), np.random.default_rng(seed)
        parameters = [(name, p) for name, p in self.network.named_parameters() if p.requires_grad]
        self.optimizer = torch.optim.Adam([
            {"params": [p for name, p in parameters if not name.startswith("output")],
             "factor": 1.0},
            {"params": [p for name, p in parameters if name.startswith("output")],
             "factor": OUTPUT_RATE}], rate)

    def step(self, lines):
        """One batch; returns the loss per character."""
        warm = min(1, (self.steps + 1) / WARM_UP)
        cosine = 0.5 * (1 + math.cos(math.pi * min(1, self.progress)))
        for group in self.optimizer.param_groups:
            group["lr"] = group["factor"] * self.rate * warm * (
                LAST_RATE + (1 - LAST_RATE) * cosine)
        scores, steps = self.network(*batch([line[0] for line in lines], self.noise))
        lengths = torch.tensor([len(line[1]) for line in lines])
        codes = torch.tensor([code for line in lines for code in line[1]])
        losses = functional.ctc_loss(
            scores.transpose(0, 1), codes, steps, lengths, blank=self.file.null_code,
            reduction="none", zero_infinity=True)
        self.optimizer.zero_grad(set_to_none=True)
        # By the root of the length: long lines count for more, but not in proportion.
        (losses / lengths.float().sqrt()).mean().backward()
        norm = torch.nn.utils.clip_grad_norm_(self.network.parameters(), CLIP)
        if torch.isfinite(norm):
            self.optimizer.step()
        self.steps += 1
        self.lines_seen += len(lines)
        # Early on the average follows closely, or it would remember the start.
        keep = min(AVERAGE, (1 + self.steps) / (10 + self.steps))
        with torch.no_grad():
            for averaged, current in zip(self.average.parameters(), self.network.parameters()):
                averaged.lerp_(current, 1 - keep)
        return float(losses.sum().detach() / lengths.sum())

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


def seconds_until(clock):
    now = datetime.datetime.now(datetime.timezone.utc)
    hour, minute = map(int, clock.split(":"))
    end = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
    return ((end - now).total_seconds()) % 86_400


def parsed_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--base", required=True, type=pathlib.Path, help="what prepare.py wrote")
    parser.add_argument("--start", type=pathlib.Path, help="the .lstm to start from")
    parser.add_argument("--shards", required=True, type=pathlib.Path)
    parser.add_argument("--out", required=True, type=pathlib.Path)
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--lines", type=int, help="lines to see in all")
    length.add_argument("--until", help="UTC, HH:MM")
    parser.add_argument("--rate", type=float, default=4e-4, help="1e-3 from Debian's model")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--save", type=float, default=180, help="seconds")
    parser.add_argument("--validate", type=int, default=400, help="lines to validate on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true")
    return parser.parse_args()


def main():
    arguments = parsed_arguments()
    torch.set_num_threads(arguments.threads)
    torch.manual_seed(arguments.seed)
    base, out = arguments.base, arguments.out
    out.mkdir(parents=True, exist_ok=True)
    characters = Characters(base / "model.lstm-unicharset", base / "model.lstm-recoder")
    trainer = Trainer(arguments.start or base / "model.lstm", arguments.rate, arguments.seed)
    if arguments.resume:
        trainer.resume(out)
    data = Lines(arguments.shards, characters)
    data.refresh(limit=10_000)
    if not data.training:
        raise SystemExit("too few shards: the first is for validation, another to train on")

    def report(kind, network):
        rate, exact = character_error_rate(
            network, data.validation[:arguments.validate], characters, trainer.file.null_code)
        print(f"{time.strftime('%H:%M:%S', time.gmtime())} {kind} step {trainer.steps} lines "
              f"{trainer.lines_seen} of {len(data.training)} CER {rate:.4f} exact {exact:.3f}",
              flush=True)

    report("start", trainer.average)
    begin = saved = time.monotonic()
    limit = seconds_until(arguments.until) if arguments.until else None
    losses = []
    while trainer.progress < 1:
        for lines in data.batches(trainer.source):
            losses.append(trainer.step(lines))
            now = time.monotonic()
            trainer.progress = ((now - begin) / limit if limit
                                else trainer.lines_seen / arguments.lines)
            if now - saved > arguments.save:
                saved = now
                trainer.save(out)
                print(f"loss {np.mean(losses):.4f}", end=" ")
                losses.clear()
                report("saved", trainer.average)
            if trainer.progress >= 1:
                break
        data.refresh(limit=2)
    trainer.save(out)
    report("final", trainer.average)


if __name__ == "__main__":
    main()
