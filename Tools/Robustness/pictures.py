"""Damaged pictures, and small files that would be huge pictures."""

import struct
import zlib

# Numbers at which sizes, counts and offsets overflow or wrap.
ODD = [0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFE, 0xFFFFFFFF]


def mutate(random, ending, content, others):
    """Returns what was done to a picture, and its bytes."""
    lie = LIES[ending]
    way = random.choice([flips, flips, cut, blank, repeat, swap, numbers, numbers, lie, lie, splice,
                         appended])
    data = bytearray(content)
    result = splice(random, data, others) if way is splice else way(random, data)
    return way.__name__, bytes(result)


def place(random, data):
    """A place in a file: in its first 200 bytes, where the headers are, every other time."""
    return random.randrange(min(200, len(data)) if random.random() < 0.5 else len(data))


def flips(random, data):
    for _ in range(random.choice([1, 1, 2, 5, 20, 200])):
        data[place(random, data)] ^= 1 << random.randrange(8)
    return data


def cut(random, data):
    return data[:place(random, data)]


def blank(random, data):
    start = place(random, data)
    end = min(len(data), start + random.choice([1, 16, 256, 4096]))
    data[start:end] = bytes([random.choice([0, 0xFF])]) * (end - start)
    return data


def repeat(random, data):
    start = place(random, data)
    piece = data[start:start + random.choice([1, 12, 100, 2000])]
    data[start:start] = piece * random.choice([1, 2, 50])
    return data


def swap(random, data):
    length = random.choice([4, 12, 64, 512])
    a, b = place(random, data), place(random, data)
    data[a:a + length], data[b:b + length] = data[b:b + length], data[a:a + length]
    return data


def numbers(random, data):
    """Puts odd numbers into the headers, in both orders of bytes."""
    for _ in range(random.choice([1, 1, 2, 4])):
        start = place(random, data)
        code = random.choice(["<H", ">H", "<I", ">I"])
        value = random.choice(ODD) & (0xFFFF if code[1] == "H" else 0xFFFFFFFF)
        data[start:start + struct.calcsize(code)] = struct.pack(code, value)
    return data


def splice(random, data, others):
    other = random.choice(others)
    return data[:place(random, data)] + other[random.randrange(len(other)):]


def appended(random, data):
    return data + random.randbytes(random.choice([1, 100, 100_000]))


def png_chunk(name, content):
    return (struct.pack(">I", len(content)) + name + content
            + struct.pack(">I", zlib.crc32(name + content)))


def png_header(width, height, depth=8, colour=0, interlace=0):
    header = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, interlace)
    return b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", header)


def lying_png(random, data):
    """Another header, with its right check sum, on the same pixels."""
    side = random.choice([0, 1, 7, 441, 5000, 30_000, 65_536, 0x7FFFFFFF, 0xFFFFFFFF])
    other = random.choice([0, 1, 110, 111, 5000])
    header = png_header(side, other, random.choice([1, 2, 4, 8, 16, 3]),
                        random.choice([0, 2, 3, 4, 6, 5]), random.choice([0, 1]))
    return header + data[33:]


def lying_jpeg(random, data):
    """Other sizes, samples or components in the frame header."""
    for marker in (b"\xff\xc0", b"\xff\xc2"):
        at = data.find(marker)
        if at > 0 and at + 10 < len(data):
            struct.pack_into(">HH", data, at + 5, random.choice([0, 1, 110, 3000, 30_000, 65_535]),
                             random.choice([0, 1, 440, 4000, 30_000, 65_535]))
            if random.random() < 0.3:
                data[at + random.choice([4, 9, 11])] = random.randrange(256)
    return data


def lying_tiff(random, data):
    """Another number in an entry of the first directory, or the directory as its own successor."""
    order = "<" if data[:2] == b"II" else ">"
    start, = struct.unpack_from(order + "I", data, 4)
    count, = struct.unpack_from(order + "H", data, start)
    for _ in range(random.choice([1, 1, 3])):
        entry = start + 2 + 12 * random.randrange(count)
        field = random.choice(["type", "count", "value", "value", "tag"])
        if field == "type":
            struct.pack_into(order + "H", data, entry + 2, random.randrange(14))
        elif field == "tag":
            struct.pack_into(order + "H", data, entry, random.randrange(254, 340))
        else:
            struct.pack_into(order + "I", data, entry + (4 if field == "count" else 8),
                             random.choice(ODD + [2, 3, 440, 5000]))
    if random.random() < 0.2:
        struct.pack_into(order + "I", data, start + 2 + 12 * count, start)
    return data


def lying_gif(random, data):
    struct.pack_into("<HH", data, 6, random.choice([0, 1, 5000, 65_535]), random.choice([0, 1, 5000, 65_535]))
    at = data.find(b"\x2c\0\0\0\0")
    if at > 0:
        struct.pack_into("<HH", data, at + 5, random.choice([0, 1, 440, 3000, 65_535]),
                         random.choice([0, 1, 110, 3000, 65_535]))
    return data


def lying_bmp(random, data):
    field = random.choice([10, 14, 18, 22, 28, 30, 46])
    struct.pack_into("<I", data, field, random.choice(ODD + [2, 4, 16, 24, 32, 0xFFFFFFE5]))
    return data


def lying_webp(random, data):
    at = random.choice([4, 12 + 4, 20, 24, 26])
    struct.pack_into("<I", data, at, random.choice(ODD))
    return data


def lying_heif(random, data):
    """Another number after the name of one of the boxes, or another length before it."""
    names = [b"ispe", b"iloc", b"iinf", b"ipma", b"pitm", b"infe", b"meta", b"hvcC", b"av1C", b"ipco"]
    places = [data.find(name) for name in names if data.find(name) > 4]
    if not places:
        return numbers(random, data)
    at = random.choice(places)
    at += random.choice([-4, 4, 8, 12, 16])
    if at + 4 <= len(data):
        struct.pack_into(">I", data, at, random.choice(ODD + [2, 64, 4000, 30_000]))
    return data


LIES = {"jpg": lying_jpeg, "png": lying_png, "tif": lying_tiff, "tiff": lying_tiff, "gif": lying_gif,
        "bmp": lying_bmp, "webp": lying_webp, "heic": lying_heif, "avif": lying_heif}


def packed_rows(width, height, bits):
    """The compressed rows of a black PNG, without ever holding them."""
    row = bytes(1 + (width * bits + 7) // 8)
    packer = zlib.compressobj(9)
    block = row * max(1, min(height, (1 << 20) // len(row)))
    parts, left = [], len(row) * height
    while left > 0:
        parts.append(packer.compress(block[:left]))
        left -= len(block)
    return b"".join(parts) + packer.flush()


_made = {}


def once(make, *arguments):
    key = (make.__name__, arguments)
    if key not in _made:
        _made[key] = make(*arguments)
    return _made[key]


def png_of_black(width, height, depth, colour):
    bits = depth * {0: 1, 2: 3, 6: 4}[colour]
    return (png_header(width, height, depth, colour)
            + png_chunk(b"IDAT", packed_rows(width, height, bits)) + png_chunk(b"IEND", b""))


def png_with_texts(compressed):
    """Texts and profiles that unpack to gigabytes, or very many of them."""
    if compressed:
        content = b"label\0\0" + zlib.compress(bytes(64 << 20), 9)
        chunks = png_chunk(b"zTXt", content) * 20 + png_chunk(b"iCCP", content)
    else:
        chunks = png_chunk(b"tEXt", b"label\0text") * 100_000
    return (png_header(16, 16) + chunks + png_chunk(b"IDAT", packed_rows(16, 16, 8))
            + png_chunk(b"IEND", b""))


def jpeg_of_scans(side, scans):
    """A progressive JPEG whose scans all go through the whole picture once more."""
    def segment(marker, content):
        return struct.pack(">BBH", 0xFF, marker, len(content) + 2) + content
    table = bytes([0x00]) + bytes([0, 1] + [0] * 14) + b"\0"
    start = (b"\xff\xd8" + segment(0xDB, b"\0" + b"\x10" * 64)
             + segment(0xC2, struct.pack(">BHHB", 8, side, side, 1) + b"\1\x11\0")
             + segment(0xC4, table) + segment(0xC4, b"\x10" + table[1:]))
    scan = segment(0xDA, b"\1\1\0" + bytes([0, 0, 0])) + b"\0" * 16
    more = segment(0xDA, b"\1\1\0" + bytes([1, 63, 0])) + b"\0" * 16
    return start + scan + more * scans + b"\xff\xd9"


def tiff(entries, extra=b"", following=0):
    directory = struct.pack("<H", len(entries))
    for tag, kind, count, value in entries:
        directory += struct.pack("<HHII", tag, kind, count, value)
    return b"II*\0" + struct.pack("<I", 8) + directory + struct.pack("<I", following) + extra


def tiff_of_black(width, height):
    """Deflated rows in one strip."""
    packer = zlib.compressobj(9)
    left, parts = (width + 7) // 8 * height, []
    while left > 0:
        parts.append(packer.compress(bytes(min(left, 1 << 20))))
        left -= 1 << 20
    strip = b"".join(parts) + packer.flush()
    entries = [(256, 4, 1, width), (257, 4, 1, height), (258, 3, 1, 1), (259, 3, 1, 8), (262, 3, 1, 1),
               (273, 4, 1, 8 + 2 + 12 * 9 + 4), (277, 3, 1, 1), (278, 4, 1, height),
               (279, 4, 1, len(strip))]
    return tiff(entries, strip)


def tiff_of_strips(count):
    """A strip a row, all of them the same byte."""
    after = 8 + 2 + 12 * 8 + 4
    offsets = struct.pack("<I", after) * count
    lengths = struct.pack("<I", 1) * count
    entries = [(256, 4, 1, 8), (257, 4, 1, count), (258, 3, 1, 1), (259, 3, 1, 1), (262, 3, 1, 1),
               (273, 4, count, after), (278, 4, 1, 1), (279, 4, count, after + len(offsets))]
    return tiff(entries, offsets + lengths)


def tiff_of_directories(count):
    """A chain of directories, each with one entry; the last leads back to the first."""
    size = 2 + 12 + 4
    parts = [struct.pack("<HHHIII", 1, 256, 4, 1, 8, 8 + size * ((number + 1) % count))
             for number in range(count)]
    return b"II*\0" + struct.pack("<I", 8) + b"".join(parts)


def gif_of_frames(frames, side):
    frame = b"\x2c" + struct.pack("<HHHH", 0, 0, 8, 8) + b"\0\2\2\x4c\1\0"
    return (b"GIF89a" + struct.pack("<HHBBB", side, side, 0x80, 0, 0) + bytes(6) + frame * frames + b"\x3b")


def bmp_of_runs(width, height):
    """A run-length encoded bitmap that ends at once, its pixels left out."""
    pixels = b"\0\1"
    header = struct.pack("<IiiHHIIiiII", 40, width, height, 1, 8, 1, len(pixels), 0, 0, 256, 0)
    start = 14 + len(header) + 1024
    return b"BM" + struct.pack("<IHHI", start + len(pixels), 0, 0, start) + header + bytes(1024) + pixels


def heif_of_boxes(depth):
    """Boxes in boxes."""
    content = b""
    for _ in range(depth):
        content = struct.pack(">I", len(content) + 12) + b"meta\0\0\0\0" + content
    return struct.pack(">I", 16) + b"ftypheic\0\0\0\0" + content


BOMBS = [
    ("pngbomb", "png", png_of_black, (30_000, 30_000, 1, 0)),
    ("pngbomb", "png", png_of_black, (10_900, 10_900, 8, 0)),
    ("pngbomb", "png", png_of_black, (10_000, 10_000, 16, 6)),
    ("pngbomb", "png", png_of_black, (32_767, 3_600, 1, 0)),
    ("pngbomb", "png", png_of_black, (1, 32_767, 8, 0)),
    ("pngtexts", "png", png_with_texts, (True,)),
    ("pngtexts", "png", png_with_texts, (False,)),
    ("jpegscans", "jpg", jpeg_of_scans, (10_900, 5000)),
    ("jpegscans", "jpg", jpeg_of_scans, (4000, 200)),
    ("jpegscans", "jpg", jpeg_of_scans, (65_500, 1)),
    ("tiffbomb", "tif", tiff_of_black, (10_900, 10_900)),
    ("tiffbomb", "tif", tiff_of_black, (32_000, 32_000)),
    ("tiffstrips", "tif", tiff_of_strips, (32_767,)),
    ("tiffstrips", "tif", tiff_of_strips, (2_000_000,)),
    ("tiffdirectories", "tif", tiff_of_directories, (60_000,)),
    ("gifframes", "gif", gif_of_frames, (50_000, 8)),
    ("gifframes", "gif", gif_of_frames, (5000, 10_900)),
    ("gifframes", "gif", gif_of_frames, (1, 65_535)),
    ("bmpruns", "bmp", bmp_of_runs, (10_900, 10_900)),
    ("bmpruns", "bmp", bmp_of_runs, (30_000, -30_000)),
    ("heifboxes", "heic", heif_of_boxes, (100,)),
    ("heifboxes", "heic", heif_of_boxes, (3000,)),
]


def bomb(random):
    """Returns a kind, an ending and the bytes of a small file that asks for much; every one is other
    by a byte behind its end, so that none is a copy."""
    kind, ending, make, arguments = random.choice(BOMBS)
    return kind, ending, once(make, *arguments) + random.randbytes(4)
