"""The network of Debian's script/Latin in PyTorch, weight for weight.

[1,48,0,1 Ct3,3,16 Mp3,3 Lfys64 Lfx96 Lrx96 Lfx192 O1c...]: a convolution of the 48 rows, maxima of
3 x 3, an LSTM that sums each column up, and three that run along the line, the second of them
backwards. Widths may differ.
"""
import ctypes
import ctypes.util

import numpy as np
import torch
from torch import nn
from torch.nn import functional

# PyTorch's order of an LSTM's gates, by Tesseract's names.
TORCH_GATES = ("GI", "GF1", "CI", "GO")
POOLED = 3  # columns of the picture that make one step of the output


class LabelNetwork(nn.Module):
    """Built from the matrices of an `LSTMFile` and given back as such."""

    def __init__(self, weights):
        super().__init__()
        self.names = list(weights)
        filters = weights["ConvNL"].shape[0]
        self.convolution = nn.Conv2d(1, filters, 3)
        # Tesseract counts a window's pixels column by column.
        self._set(self.convolution.weight,
                  weights["ConvNL"][:, :9].reshape(filters, 1, 3, 3).transpose(0, 1, 3, 2))
        self._set(self.convolution.bias, weights["ConvNL"][:, 9])
        self.layers = list(dict.fromkeys(
            name.split(".")[0] for name in self.names if "." in name))
        self.lstms = nn.ModuleList(self._lstm(weights, layer) for layer in self.layers)
        output = weights["Output"]
        self.output = nn.Linear(output.shape[1] - 1, output.shape[0])
        self._set(self.output.weight, output[:, :-1])
        self._set(self.output.bias, output[:, -1])

    @staticmethod
    def _set(parameter, values):
        parameter.data = torch.tensor(np.ascontiguousarray(values), dtype=torch.float32)

    def _lstm(self, weights, layer):
        gates = np.concatenate([weights[f"{layer}.{gate}"] for gate in TORCH_GATES])
        states = len(gates) // 4
        inputs = gates.shape[1] - 1 - states
        lstm = nn.LSTM(inputs, states, batch_first=True)
        self._set(lstm.weight_ih_l0, gates[:, :inputs])
        self._set(lstm.weight_hh_l0, gates[:, inputs:-1])
        self._set(lstm.bias_ih_l0, gates[:, -1])
        # Tesseract has one bias; PyTorch's second stays 0.
        lstm.bias_hh_l0.data.zero_()
        lstm.bias_hh_l0.requires_grad_(False)
        return lstm

    def matrices(self):
        """The weights by Tesseract's names, as float64."""
        filters = self.convolution.out_channels
        found = {
            "ConvNL": torch.cat([
                self.convolution.weight.transpose(2, 3).reshape(filters, 9),
                self.convolution.bias[:, None]], 1),
            "Output": torch.cat([self.output.weight, self.output.bias[:, None]], 1)}
        for layer, lstm in zip(self.layers, self.lstms):
            gates = torch.cat([lstm.weight_ih_l0, lstm.weight_hh_l0, lstm.bias_ih_l0[:, None]], 1)
            for name, gate in zip(TORCH_GATES, gates.chunk(4)):
                found[f"{layer}.{name}"] = gate
        return {name: found[name].detach().numpy().astype(np.float64) for name in self.names}

    def forward(self, lines, widths):
        """Log-probabilities (lines x steps x codes) and the steps of each line.

        `lines` and `widths` are what `batch` makes.
        """
        maps = functional.max_pool2d(torch.tanh(self.convolution(lines[:, None])), POOLED)
        steps = widths // POOLED
        longest = int(steps.max())
        maps = maps[..., :longest]
        inside = torch.arange(longest)[None] < steps[:, None]
        columns = maps.permute(0, 3, 2, 1)[inside]
        summed = self.lstms[0](columns)[1][0][0]
        along = summed.new_zeros(len(lines), longest, summed.shape[1])
        along = along.index_put(inside.nonzero(as_tuple=True), summed)
        along = self.lstms[1](along)[0]
        back = steps[:, None] - 1 - torch.arange(longest)[None]
        back = torch.where(back >= 0, back, torch.arange(longest)[None])

        def reverse(values):
            return values.gather(1, back[..., None].expand(-1, -1, values.shape[2]))

        along = reverse(self.lstms[2](reverse(along))[0])
        return functional.log_softmax(self.output(self.lstms[3](along)[0]), -1), steps


def batch(inputs, random):
    """Pads network inputs to one tensor, with random pixels outside each line as Tesseract does."""
    height = inputs[0].shape[0]
    width = max(line.shape[1] for line in inputs)
    lines = random.uniform(-1, 1, (len(inputs), height + 2, width + 2)).astype(np.float32)
    for index, line in enumerate(inputs):
        lines[index, 1:height + 1, 1:1 + line.shape[1]] = line.astype(np.float32) / 127
    return torch.from_numpy(lines), torch.tensor([line.shape[1] for line in inputs])


class Leptonica:
    """pixScale, with which Tesseract brings a line to the network's height."""

    def __init__(self):
        name = ctypes.util.find_library("lept") or ctypes.util.find_library("leptonica")
        if name is None:
            raise RuntimeError("no Leptonica library; install libleptonica-dev")
        self._library = library = ctypes.CDLL(name)
        pointer = ctypes.c_void_p
        for function in (library.pixCreate, library.pixGetData, library.pixScale):
            function.restype = pointer
        library.pixCreate.argtypes = [ctypes.c_int] * 3
        library.pixScale.argtypes = [pointer, ctypes.c_float, ctypes.c_float]
        for function in (library.pixGetData, library.pixGetWidth, library.pixGetHeight,
                         library.pixGetWpl):
            function.argtypes = [pointer]
        library.pixDestroy.argtypes = [ctypes.POINTER(pointer)]

    def scaled(self, picture, height):
        """The grey picture (uint8) at another height, its width in proportion."""
        if picture.shape[0] == height:
            return picture
        library = self._library
        rows, columns = picture.shape
        source = library.pixCreate(columns, rows, 8)
        words = library.pixGetWpl(source)
        # Leptonica keeps four pixels in a word, the first in its highest byte.
        padded = np.zeros((rows, words * 4), np.uint8)
        padded[:, :columns] = picture
        swapped = padded.view("<u4").byteswap()
        ctypes.memmove(library.pixGetData(source), swapped.ctypes.data, swapped.nbytes)
        factor = np.float32(height) / np.float32(rows)
        result = library.pixScale(source, factor, factor)
        columns, rows = library.pixGetWidth(result), library.pixGetHeight(result)
        words = library.pixGetWpl(result)
        data = ctypes.string_at(library.pixGetData(result), rows * words * 4)
        scaled = np.frombuffer(data, "<u4").byteswap().view(np.uint8).reshape(rows, words * 4)
        for picture in (source, result):
            library.pixDestroy(ctypes.byref(ctypes.c_void_p(picture)))
        scaled = scaled[:height, :columns]
        return np.pad(scaled, ((0, height - len(scaled)), (0, 0)), mode="edge")


def network_input(picture, height, leptonica):
    """What Tesseract's integer engine makes of a grey line: int8, black -127, white 127.

    Black and white are quartiles of the minima and maxima along the middle row
    (Input::PreparePixInput, ComputeBlackWhite).
    """
    picture = leptonica.scaled(picture, height)
    row = picture[height // 2].astype(np.int32)
    before, here, after = row[:-2], row[1:-1], row[2:]
    minima = here[((here < before) & (here <= after)) | ((here <= before) & (here < after))]
    maxima = here[((here > before) & (here >= after)) | ((here >= before) & (here > after))]
    black = np.percentile(minima, 25) if len(minima) else 0.0
    white = np.percentile(maxima, 75) if len(maxima) else 255.0
    contrast = (white - black) / 2
    if contrast <= 0:
        contrast = 1
    return np.clip(np.rint(((picture - black) / contrast - 1) * 128), -127, 127).astype(np.int8)
