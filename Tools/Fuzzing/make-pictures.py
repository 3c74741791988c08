#!/usr/bin/python3
"""Makes the small pictures that fuzzing and hostile files start from: a part of a sample, in every
format and with what formats differ in, to Seeds/FORMAT. Needs what `scripts/install-system --samples` installs."""

import pathlib
import subprocess
import tempfile

from PIL import Image

HERE = pathlib.Path(__file__).resolve().parent
SAMPLE = HERE.parents[1] / "samples" / "pet-us-table.jpg"
SEEDS = HERE / "Seeds"


def main():
    whole = Image.open(SAMPLE).convert("RGB")
    whole.thumbnail((700, 700))
    # Three rows of the table: some words to read, little to look at.
    part = whole.crop((60, 270, 500, 380))
    grey = part.convert("L")
    exif = Image.Exif()
    exif[274] = 6
    turned = part.transpose(Image.Transpose.ROTATE_90)

    part.save(SEEDS / "jpeg" / "baseline.jpg", quality=60)
    turned.save(SEEDS / "jpeg" / "turned.jpg", quality=40, exif=exif.tobytes())
    part.save(SEEDS / "jpeg" / "progressive.jpg", quality=40, progressive=True)
    grey.save(SEEDS / "jpeg" / "grey.jpg", quality=40)
    part.convert("CMYK").save(SEEDS / "jpeg" / "cmyk.jpg", quality=30)
    palette = part.quantize(16)
    palette.save(SEEDS / "png" / "palette.png", optimize=True)
    grey.quantize(8).convert("LA").resize((220, 55)).save(SEEDS / "png" / "alpha.png", exif=exif.tobytes())
    part.convert("1").save(SEEDS / "png" / "bilevel.png")
    part.save(SEEDS / "webp" / "lossy.webp", quality=40, exif=exif.tobytes())
    palette.convert("RGB").save(SEEDS / "webp" / "lossless.webp", lossless=True)
    grey.quantize(8).convert("L").save(SEEDS / "tiff" / "lzw.tif", compression="tiff_lzw")
    palette.convert("RGB").save(SEEDS / "tiff" / "deflate.tif", compression="tiff_adobe_deflate")
    part.convert("1").save(SEEDS / "tiff" / "fax.tif", compression="group4")
    part.save(SEEDS / "tiff" / "jpeg.tif", compression="jpeg", quality=40)
    palette.save(SEEDS / "gif" / "frames.gif", save_all=True, append_images=[palette.rotate(180)] * 2)
    grey.quantize(4).resize((110, 27)).save(SEEDS / "bmp" / "palette.bmp")
    part.resize((110, 27)).save(SEEDS / "bmp" / "true.bmp")
    with tempfile.TemporaryDirectory() as folder:
        png = pathlib.Path(folder) / "part.png"
        part.save(png)
        for name, options in (("part.heic", []), ("part.avif", ["-A"])):
            subprocess.run(["heif-enc", *options, "-q", "30", "-o", SEEDS / "heif" / name, png], check=True,
                           stdout=subprocess.DEVNULL)


main()
