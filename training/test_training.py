"""python -m unittest, in this folder: the small parts, without a model, fonts or the internet.

The network's test needs PyTorch, the crop's and the printer's Pillow and NumPy.
"""
import pathlib
import random
import struct
import subprocess
import tempfile
import unittest

import numpy as np
from PIL import Image

import crop
from characters import Characters, edit_distance
from lstm_file import FormatError, LSTMFile, NetworkWriter
from shapes import add_characters, reshaped
from texts import LONGEST, LabelText

MODEL = pathlib.Path(__file__).resolve().parent.parent / "Models/label.traineddata"
# What LineImage.stretchContrast (Swift) makes of the pixels 40 + 37 i mod 101, i = 0 ..< 100.
STRETCHED = [
    0, 92, 190, 21, 118, 216, 47, 145, 242, 73, 171, 2, 100, 198, 29, 126, 224, 55,
    153, 250, 81, 179, 10, 108, 205, 36, 134, 232, 63, 161, 255, 89, 187, 18, 116, 213,
    44, 142, 240, 71, 168, 0, 97, 195, 26, 124, 221, 52, 150, 248, 79, 176, 7, 105,
    203, 34, 132, 229, 60, 158, 255, 87, 184, 15, 113, 211, 42, 139, 237, 68, 166, 0,
    95, 192, 23, 121, 219, 50, 147, 245, 76, 174, 5, 102, 200, 31, 129, 227, 58, 155,
    253, 84, 182, 13, 110, 208, 39, 137, 235, 66]


def component(kind):
    """The named part of the project's model, by the table at the file's beginning."""
    data = MODEL.read_bytes()
    count, = struct.unpack_from("<i", data)
    starts = list(struct.unpack_from(f"<{count}q", data, 4)) + [len(data)]
    end = next(start for start in starts[kind + 1:] if start >= 0)
    return data[starts[kind]:end]


class TheFile(unittest.TestCase):
    def test_a_float_file_with_its_own_weights_is_the_same_to_the_byte(self):
        integer = LSTMFile(component(17))
        data = integer.with_weights(integer.weights())
        again = LSTMFile(data)
        self.assertTrue(integer.is_integer)
        self.assertFalse(again.is_integer)
        self.assertEqual(again.with_weights(again.weights()), data)

    def test_integers_become_floats_of_the_same_worth(self):
        integer = LSTMFile(component(17))
        floats = LSTMFile(integer.with_weights(integer.weights())).weights()
        for name, weights in integer.weights().items():
            np.testing.assert_array_equal(floats[name], weights)

    def test_what_is_cut_short_is_refused(self):
        data = component(17)
        for length in (0, 1, 40, 5000, len(data) - 200):
            with self.assertRaises(FormatError):
                LSTMFile(data[:length])

    def test_a_matrix_of_another_size_is_refused(self):
        file = LSTMFile(component(17))
        weights = file.weights()
        weights["Output"] = weights["Output"][:-1]
        with self.assertRaises(FormatError):
            file.with_weights(weights)


class TheShapes(unittest.TestCase):
    def test_a_network_of_the_same_shape_has_the_same_matrices(self):
        file = LSTMFile(component(17))
        again = LSTMFile(NetworkWriter(file.weights(), file.null_code).component())
        self.assertEqual((again.spec, again.null_code), (file.spec, file.null_code))
        for name, weights in file.weights().items():
            np.testing.assert_array_equal(again.weights()[name], weights)

    def test_a_wider_network_reads_what_the_model_reads_and_a_narrower_one_is_whole(self):
        import torch
        from network import LabelNetwork
        file = LSTMFile(component(17))
        lines = torch.from_numpy(np.random.default_rng(1).uniform(-1, 1, (1, 50, 92)).astype("f4"))

        def scores(weights):
            with torch.no_grad():
                return LabelNetwork(weights)(lines, torch.tensor([90]))[0]
        before = scores(file.weights())
        wide = reshaped(file.weights(), [96, 136, 136, 264], np.random.default_rng(2))
        narrow = reshaped(file.weights(), [48, 64, 64, 128], np.random.default_rng(2))
        again = LSTMFile(NetworkWriter(wide, file.null_code).component())
        self.assertIn("Lfys96Lfx136Lrx136Lfx264", again.spec)
        self.assertLess(float((scores(again.weights()) - before).abs().mean()), 1)
        self.assertEqual(scores(narrow).shape, before.shape)

    def test_new_characters_follow_the_old_codes(self):
        with tempfile.TemporaryDirectory() as name:
            base = pathlib.Path(name)
            (base / "model.lstm-unicharset").write_bytes(component(21))
            (base / "model.lstm-recoder").write_bytes(component(22))
            weights = LSTMFile(component(17)).weights()
            old = Characters(base / "model.lstm-unicharset", base / "model.lstm-recoder")
            more = add_characters(base, base, weights, "aµ℮", np.random.default_rng(1))
            new = Characters(base / "model.lstm-unicharset", base / "model.lstm-recoder")
            outputs = len(weights["Output"])
            self.assertFalse(old.knows("µ"))
            self.assertEqual(new.encode("aµ℮"), old.encode("a") + [outputs, outputs + 1])
            self.assertEqual(len(more["Output"]), outputs + 2)


class TheNetwork(unittest.TestCase):
    def test_gives_back_the_matrices_it_was_built_from(self):
        from network import LabelNetwork
        weights = LSTMFile(component(17)).weights()
        given_back = LabelNetwork(weights).matrices()
        self.assertEqual(list(given_back), list(weights))
        for name in weights:
            np.testing.assert_array_equal(given_back[name], weights[name].astype("f4"))

    def test_reads_a_line_alike_alone_and_beside_a_longer_one(self):
        import torch
        from network import LabelNetwork, LineStore
        network = LabelNetwork(LSTMFile(component(17)).weights())
        noise = np.random.default_rng(1)
        short, long = (noise.integers(-127, 128, (48, width)).astype(np.int8)
                       for width in (90, 150))
        store = LineStore(48, "cpu")
        places = [store.append(short), store.append(long)]
        both, widths = store.batch(places, [90, 150])
        torch.testing.assert_close(both[0, 1:-1, 1:91], torch.from_numpy(short).float() / 127)
        alone = both[:1, :, :92]
        with torch.no_grad():
            together, steps = network(both, widths)
            apart, _ = network(alone, widths[:1])
        self.assertEqual(steps.tolist(), [30, 50])
        torch.testing.assert_close(together[0, :30], apart[0], atol=1e-4, rtol=1e-4)


class TheCrop(unittest.TestCase):
    def test_stretches_contrast_as_the_program_does(self):
        pixels = np.array([40 + i * 37 % 101 for i in range(100)], np.uint8)
        self.assertEqual(crop.stretched(pixels).tolist(), STRETCHED)

    def test_a_plain_strip_does_not_divide_by_nothing(self):
        self.assertEqual(set(crop.stretched(np.full(50, 77, np.uint8)).tolist()), {0})

    def test_cuts_a_level_line_to_the_programs_height_and_ends(self):
        photo = Image.new("L", (400, 120), 200)
        photo.paste(20, (100, 40, 300, 80))
        curve = crop.fitted([(x, 40, x + 20, 80) for x in range(100, 300, 20)], 0)
        self.assertAlmostEqual(curve.top, -20, places=3)
        self.assertAlmostEqual(curve.bottom, 20, places=3)
        picture = crop.line_picture(photo, curve, False)
        self.assertEqual(picture.shape[0], crop.HEIGHT + 2 * crop.BORDER)
        # 200 columns and 0.6 heights at either end, 44/48 pixels a column.
        self.assertAlmostEqual(picture.shape[1] - 2 * crop.BORDER, 248 * 48 / 44, delta=1)
        self.assertEqual(picture[0, 0], crop.GROUND)
        middle = picture[28, crop.BORDER:-crop.BORDER]
        self.assertTrue((middle[:20] == 235).all() and (middle[32:-32] < 20).all())

    def test_bright_on_dark_gives_what_dark_on_bright_gives(self):
        photo = Image.new("L", (300, 100), 180)
        photo.paste(60, (80, 30, 200, 70))
        curve = crop.fitted([(x, 30, x + 20, 70) for x in range(80, 200, 20)], 0)
        inverted = Image.fromarray(255 - np.asarray(photo))
        # But for how sampling rounds halves.
        np.testing.assert_allclose(crop.line_picture(photo, curve, False).astype(int),
                                   crop.line_picture(inverted, curve, True).astype(int), atol=4)

    def test_a_curve_follows_bent_letters(self):
        boxes = []
        for x in range(0, 600, 20):
            y = 50 + (x - 300) ** 2 / 6000
            boxes.append((x, y - 10, x + 16, y + 10))
        curve = crop.fitted(boxes, 0)
        self.assertLess(abs(curve.row(308) - 50), 2)
        self.assertGreater(curve.row(8), 60)


class TheLines(unittest.TestCase):
    def test_the_same_seed_gives_the_same_texts(self):
        def drawn(seed):
            text = LabelText(random.Random(seed), ["avena", "ryż"], lambda line: True)
            return [text.line() for _ in range(200)]
        self.assertEqual(drawn(3), drawn(3))
        self.assertNotEqual(drawn(3), drawn(4))
        self.assertTrue(all(0 < len(line) <= LONGEST for line in drawn(3)))

    def test_the_same_seed_gives_the_same_pictures(self):
        from lines import Printer, read_shard, write_shard
        listed = subprocess.run(["fc-list", ":lang=de", "file"], capture_output=True, text=True)
        fonts = sorted(line.strip().rstrip(":") for line in listed.stdout.split("\n")
                       if line.strip().rstrip(":").endswith((".ttf", ".otf")))
        self.assertTrue(fonts, "no font is installed")

        def drawn():
            source = Printer(5, fonts[:3], ["avena"], lambda line: True)
            return [source.line() for _ in range(12)]
        with tempfile.TemporaryDirectory() as folder:
            first, path = drawn(), f"{folder}/shard.npz"
            write_shard(path, first)
            texts, widths, pixels = read_shard(path)
            self.assertEqual(texts, [text for text, _ in first])
            np.testing.assert_array_equal(
                pixels, np.concatenate([picture for _, picture in first], 1))
            self.assertEqual(widths, [picture.shape[1] for _, picture in first])
            for (text, picture), (other, same) in zip(first, drawn()):
                self.assertEqual(text, other)
                np.testing.assert_array_equal(picture, same)


class TheMeasure(unittest.TestCase):
    def test_counts_edits(self):
        self.assertEqual(edit_distance("0,3 9", "0,3 g"), 1)
        self.assertEqual(edit_distance("", "abc"), 3)
        self.assertEqual(edit_distance("kcal", "kcal"), 0)


if __name__ == "__main__":
    unittest.main()
