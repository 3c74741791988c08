"""The network of Debian's script/Latin in PyTorch, weight for weight.

[1,48,0,1 Ct3,3,16 Mp3,3 Lfys64 Lfx96 Lrx96 Lfx192 O1c...]: a convolution of the 48 rows, maxima of
3 x 3, an LSTM that sums each column up, and three that run along the line, the second of them
backwards. Widths may differ.
"""
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
        return {name: found[name].detach().cpu().numpy().astype(np.float64) for name in self.names}

    def forward(self, lines, widths):
        """Log-probabilities (lines x steps x codes) and the steps of each line.

        `lines` and `widths` are what `batch` makes.
        """
        maps = functional.max_pool2d(torch.tanh(self.convolution(lines[:, None])), POOLED)
        steps = widths // POOLED
        longest = int(steps.max())
        maps = maps[..., :longest]
        order = torch.arange(longest, device=lines.device)
        inside = order[None] < steps[:, None]
        columns = maps.permute(0, 3, 2, 1)[inside]
        summed = self.lstms[0](columns)[1][0][0]
        along = summed.new_zeros(len(lines), longest, summed.shape[1])
        along = along.index_put(inside.nonzero(as_tuple=True), summed)
        along = self.lstms[1](along)[0]
        back = steps[:, None] - 1 - order[None]
        back = torch.where(back >= 0, back, order[None])

        def reverse(values):
            return values.gather(1, back[..., None].expand(-1, -1, values.shape[2]))

        along = reverse(self.lstms[2](reverse(along))[0])
        return functional.log_softmax(self.output(self.lstms[3](along)[0]), -1), steps


class LineStore:
    """Many network inputs, column after column in one tensor on the device that trains."""

    def __init__(self, height, device):
        self.device = device
        self._columns = torch.empty((1 << 16, height), dtype=torch.int8, device=device)
        self._used = 0
        self._outgrown = []  # kept, since other threads may still read them

    def append(self, pixels):
        """Takes in lines side by side (height x columns, int8); returns where they begin."""
        start, count = self._used, pixels.shape[1]
        if start + count > len(self._columns):
            grown = torch.empty((max(2 * len(self._columns), start + count), len(pixels)),
                                dtype=torch.int8, device=self.device)
            grown[:start] = self._columns[:start]
            self._synchronize()
            self._outgrown.append(self._columns)
            self._columns = grown
        self._columns[start:start + count] = torch.from_numpy(
            np.ascontiguousarray(pixels.T)).to(self.device)
        self._used += count
        self._synchronize()
        return start

    def _synchronize(self):
        """Waits for a GPU: other threads read in streams of their own."""
        if self._columns.is_cuda:
            torch.cuda.synchronize()

    def batch(self, starts, widths):
        """Pads some lines to one tensor, with random pixels around each as Tesseract does."""
        starts = torch.tensor(starts, device=self.device)
        widths = torch.tensor(widths, device=self.device)
        order = torch.arange(int(widths.max()), device=self.device)
        inside = order[None] < widths[:, None]
        places = torch.where(inside, starts[:, None] + order[None], starts[:, None])
        pixels = self._columns[places].float() / 127
        lines = torch.rand((len(starts), len(order) + 2, pixels.shape[2] + 2),
                           device=self.device) * 2 - 1
        lines[:, 1:-1, 1:-1] = torch.where(inside[..., None], pixels, lines[:, 1:-1, 1:-1])
        return lines.transpose(1, 2), widths
