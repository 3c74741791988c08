"""A line's picture as the network takes it, made as Tesseract makes it."""
import ctypes
import ctypes.util

import numpy as np


class Leptonica:
    """pixScale, with which Tesseract brings a line to the network's height."""

    def __init__(self):
        name = (ctypes.util.find_library("lept") or ctypes.util.find_library("leptonica")
                or "liblept.so.5")
        try:
            self._library = library = ctypes.CDLL(name)
        except OSError as error:
            raise RuntimeError("no Leptonica library; install libleptonica-dev") from error
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
