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
            new = np.ascontiguousarray(weights[matrix.name], "<f8")
            if new.shape != matrix.weights.shape:
                raise FormatError(f"{matrix.name} is {matrix.weights.shape}, not {new.shape}")
            out += self.data[at:matrix.start]
            out += struct.pack("<BIId", FLOAT_MODE, *new.shape, 0.0) + new.tobytes()
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
