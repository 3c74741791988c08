"""Reads photos by RapidOCR (PP-OCR on ONNX Runtime), with one engine of one thread a process."""

import rapidocr_onnxruntime
import tables

engine = None


def start():
    global engine
    engine = rapidocr_onnxruntime.RapidOCR(intra_op_num_threads=1, inter_op_num_threads=1)


def read(path):
    found, _ = engine(path)
    lines = []
    for corners, text, confidence in found or []:
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        lines.append((min(xs), min(ys), max(xs), max(ys), float(confidence), text))
    return path, tables.table(lines)


if __name__ == "__main__":
    tables.main(start, read)
