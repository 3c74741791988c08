"""Tesseract's .lstm component: the network with its weights, read and written.

Layout (Tesseract 5.3, src/lstm, little-endian): a tree of layers, each

    i8 0 | string type | i8 training | i8 needs_backprop | i32 flags, inputs, outputs, weights |
    string name | body

(string = u32 length, bytes), then the recogniser's trailer: string spec, i32 training flags, i32
iteration, sample iteration, null code, f32 adam_beta, learning rate, momentum. The body of a layer
with weights holds matrices, one row an output, the bias last:

    integer  u8 0x81 or 0x85 | u32 rows, columns | i8 | i8 weights | u32 n | f64 scales[n]
    float    u8 0x80 or 0x84 | u32 rows, columns | f64 | f64 weights

An integer weight is worth weight x scale of its row; n is rows, rounded up to what the processor's
vector unit takes at once.
"""
import struct

import numpy as np

IS_INTEGER = 1  # bit of a matrix's mode
IS_DOUBLE_FORMAT = 128  # bit of a matrix's mode; without it the file is older than 4.00
FLOAT_MODE = 128 | 4  # doubles, Adam
INTEGER_TRAINING_FLAG = 1  # TF_INT_MODE of the trailer's training flags
LEARNING_RATES_FLAG = 64  # NF_LAYER_SPECIFIC_LR: a rate for each part follows the layer

IS_IN_TRAINING = 1  # TS_ENABLED: what a layer learned from follows its weights

TRAINED, UNTRAINED = (2, 1), (2, 0)  # a layer's two bytes in tessdata_fast: with and without backprop
LAYER_FLAGS = 192  # of its layers: learning rates of their own, and Adam
RATE = 1e-3  # of learning, which Tesseract's own trainer would go on with
TRAINING_FLAGS = 64  # of the trailer: the recoder is used

LSTM_GATES = ("CI", "GI", "GF1", "GO")
PLAIN_LAYERS = {"Tanh", "Softmax"}
SIZED_LAYERS = {"Convolve": 8, "Maxpool": 8, "Reconfig": 8, "Input": 20}
PLUMBING = {"Series", "Parallel", "RTLReversed", "TTBReversed", "XYTranspose"}


class FormatError(ValueError):
    """The bytes are no network of the supported kind."""


class Matrix:
    """One weight matrix and where its bytes lie in the file."""

    def __init__(self, name, start, end, weights, is_integer):
        self.name, self.start, self.end = name, start, end
        self.weights, self.is_integer = weights, is_integer


class LSTMFile:
    """The parsed component; everything but the matrices is kept as bytes."""

    def __init__(self, data):
        self.data, self.matrices = bytes(data), []
        self._at = 0
        try:
            self._layer()
            self.trailer = self._at
            length = self._take("I")
            self.spec = self.data[self._at:self._at + length].decode()
            self._flags_at = self._at + length
            self.training_flags, _, _, self.null_code = struct.unpack_from(
                "<4i", self.data, self._flags_at)
        except (struct.error, UnicodeDecodeError, ValueError) as error:
            raise FormatError(f"no .lstm component of a supported kind: {error}") from error

    @classmethod
    def read(cls, path):
        with open(path, "rb") as file:
            return cls(file.read())

    @property
    def is_integer(self):
        return any(matrix.is_integer for matrix in self.matrices)

    def weights(self):
        """The matrices by name, as float64 arrays of rows x (inputs + bias)."""
        return {matrix.name: matrix.weights for matrix in self.matrices}

    def with_weights(self, weights):
        """The bytes of the same network as floats with other weights.

        A float file with its own weights gives its own bytes.
        """
        out, at = bytearray(), 0
        for matrix in self.matrices:
            new = weights[matrix.name]
            if new.shape != matrix.weights.shape:
                raise FormatError(f"{matrix.name} is {matrix.weights.shape}, not {new.shape}")
            out += self.data[at:matrix.start]
            out += packed_matrix(new)
            at = matrix.end
        out += self.data[at:self._flags_at]
        out += struct.pack("<i", self.training_flags & ~INTEGER_TRAINING_FLAG)
        return bytes(out + self.data[self._flags_at + 4:])

    def _take(self, form):
        values = struct.unpack_from("<" + form, self.data, self._at)
        self._at += struct.calcsize("<" + form)
        return values[0] if len(values) == 1 else values

    def _string(self):
        length = self._take("I")
        text = self.data[self._at:self._at + length]
        self._at += length
        return text.decode()

    def _array(self, dtype, count):
        values = np.frombuffer(self.data, dtype, count, self._at)
        self._at += values.nbytes
        return values

    def _matrix(self, name):
        start, mode = self._at, self._take("B")
        if not mode & IS_DOUBLE_FORMAT:
            raise FormatError(f"{name} is in the format before 4.00")
        rows, columns = self._take("II")
        if mode & IS_INTEGER:
            self._take("b")
            weights = self._array("i1", rows * columns).reshape(rows, columns).astype("f8")
            weights *= self._array("<f8", self._take("I"))[:rows, None]
        else:
            self._take("d")
            weights = self._array("<f8", rows * columns).reshape(rows, columns).copy()
        self.matrices.append(
            Matrix(name, start, self._at, weights, bool(mode & IS_INTEGER)))

    def _layer(self):
        if self._take("b") != 0:
            raise FormatError("a layer does not begin with its type")
        kind = self._string()
        training, _ = self._take("bb")
        flags = self._take("4i")[0]
        name = self._string()
        if training == IS_IN_TRAINING:
            raise FormatError("a training checkpoint; lstmtraining --stop_training gives the model")
        if kind in SIZED_LAYERS:
            self._at += SIZED_LAYERS[kind]
        elif kind in ("LSTM", "SummLSTM"):
            self._take("i")
            for gate in LSTM_GATES:
                self._matrix(f"{name}.{gate}")
        elif kind in PLAIN_LAYERS:
            self._matrix(name)
        elif kind in PLUMBING:
            for _ in range(self._take("I")):
                self._layer()
            if flags & LEARNING_RATES_FLAG:
                self._array("<f4", self._take("I"))
        else:
            raise FormatError(f"layer {kind}")


def packed_string(text):
    return struct.pack("<I", len(text.encode())) + text.encode()


def packed_matrix(weights):
    weights = np.ascontiguousarray(weights, "<f8")
    return struct.pack("<BIId", FLOAT_MODE, *weights.shape, 0.0) + weights.tobytes()


class NetworkWriter:
    """Writes a network [1,48,0,1 Ct3,3 Mp3,3 Lfys Lfx Lrx Lfx O1c] with given matrices."""

    def __init__(self, weights, null_code, height=48):
        self._weights, self._null_code, self._height = weights, null_code, height
        self.names = list(dict.fromkeys(name.split(".")[0] for name in weights if "." in name))

    def component(self):
        """The bytes of the whole component, as floats."""
        sizes = [self._weights[f"{name}.CI"].shape[0] for name in self.names]
        filters, outputs = len(self._weights["ConvNL"]), len(self._weights["Output"])
        before = [filters] + sizes[:-1]
        lstms = [self._lstm(name, "SummLSTM" if index == 0 else "LSTM", inputs)
                 for index, (name, inputs) in enumerate(zip(self.names, before))]
        count = [self._count(f"{name}.") for name in self.names]
        parts = [
            self._layer("Input", "Input", self._height, 1, 0,
                        struct.pack("<5i", 1, self._height, 0, 1, 0), UNTRAINED),
            self._plumbing("Series", "ConvSeries", 1, filters, self._count("ConvNL"), [
                self._layer("Convolve", "Convolve", 1, 9, 0, struct.pack("<2i", 1, 1), UNTRAINED),
                self._layer("Tanh", "ConvNL", 9, filters, self._count("ConvNL"),
                            self._matrix("ConvNL"), UNTRAINED)], UNTRAINED),
            self._layer("Maxpool", "Maxpool", filters, filters, 0, struct.pack("<2i", 3, 3)),
            self._plumbing("XYTranspose", "XYTransLSTM", filters, sizes[0], count[0], lstms[:1]),
            lstms[1],
            self._plumbing("RTLReversed", "RevLSTM", sizes[1], sizes[2], count[2], lstms[2:3]),
            lstms[3],
            self._layer("Softmax", "Output", sizes[3], outputs, self._count("Output"),
                        self._matrix("Output"))]
        spec = f"[1,{self._height},0,1Ct3,3,{filters}Mp3,3" + "".join(self.names) + "O1c1]"
        trailer = packed_string(spec) + struct.pack(
            "<4i3f", TRAINING_FLAGS, 0, 0, self._null_code, 0.999, RATE, 0.5)
        return self._plumbing("Series", "Series", self._height, outputs, self._count(""), parts,
                              UNTRAINED) + trailer

    def _count(self, prefix):
        return sum(matrix.size for name, matrix in self._weights.items()
                   if name.startswith(prefix))

    @staticmethod
    def _layer(kind, name, inputs, outputs, count, body, state=TRAINED):
        return (struct.pack("<b", 0) + packed_string(kind) + struct.pack("<bb", *state)
                + struct.pack("<4i", LAYER_FLAGS, inputs, outputs, count) + packed_string(name) + body)

    def _plumbing(self, kind, name, inputs, outputs, count, parts, state=TRAINED):
        body = struct.pack("<I", len(parts)) + b"".join(parts)
        rates = struct.pack("<I", len(parts)) + struct.pack(f"<{len(parts)}f",
                                                           *[RATE] * len(parts))
        return self._layer(kind, name, inputs, outputs, count, body + rates, state)

    def _lstm(self, name, kind, inputs):
        states = len(self._weights[f"{name}.CI"])
        body = struct.pack("<i", inputs + states) + b"".join(
            self._matrix(f"{name}.{gate}") for gate in LSTM_GATES)
        return self._layer(kind, name, inputs, states, self._count(f"{name}."), body)

    def _matrix(self, name):
        return packed_matrix(self._weights[name])
