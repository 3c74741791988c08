"""Takes a picture of flat artwork: on a can, on a creased pouch, tilted, in poor light."""
import math

import numpy as np
from PIL import Image, ImageFilter


def smooth_noise(random, width, height, cells_x, cells_y):
    """Noise in -1 ... 1 that varies over about `cells` cells across the picture."""
    grid = random.uniform(-1, 1, (max(2, cells_y), max(2, cells_x))).astype(np.float32)
    return np.asarray(Image.fromarray(grid).resize((width, height), Image.BICUBIC))


def background(random, kind, width, height):
    """What the product stands on, as float RGB."""
    if kind == "wood":
        grain = (smooth_noise(random, width, height, 5, 60) * 14
                 + smooth_noise(random, width, height, 12, 320) * 7)
        base = np.array([150, 108, 70], np.float32)
    elif kind == "stone":
        grain = (smooth_noise(random, width, height, 9, 7) * 12
                 + smooth_noise(random, width, height, 150, 110) * 7)
        base = np.array([112, 114, 118], np.float32)
    elif kind == "cloth":
        weave = np.sin(np.arange(width) * 0.9)[None, :] * np.sin(np.arange(height) * 0.9)[:, None]
        grain = weave.astype(np.float32) * 6 + smooth_noise(random, width, height, 6, 5) * 16
        base = np.array([92, 106, 128], np.float32)
    else:
        grain = smooth_noise(random, width, height, 4, 3) * 9
        base = np.array([205, 201, 194], np.float32)
    return base + grain[..., None] * np.array([1, 0.95, 0.85], np.float32)


def sample(image, x, y):
    """Bilinear samples of a float RGB image at float coordinates, clamped to its edge."""
    height, width = image.shape[:2]
    x = np.clip(x, 0, width - 1.001)
    y = np.clip(y, 0, height - 1.001)
    left, top = x.astype(np.int32), y.astype(np.int32)
    right, low = (x - left)[..., None], (y - top)[..., None]
    upper = image[top, left] * (1 - right) + image[top, left + 1] * right
    lower = image[top + 1, left] * (1 - right) + image[top + 1, left + 1] * right
    return upper * (1 - low) + lower * low


def coverage(distance):
    """How much of a pixel lies inside, given the distance to the edge in pixels."""
    return np.clip(distance + 0.5, 0, 1)


def take(artwork, camera, random):
    """The photo of `artwork`, an RGB image drawn at about the photo's scale."""
    width, height = camera["size"]
    art = np.asarray(artwork, np.float32)
    art_height, art_width = art.shape[:2]
    paper = art[2, 2]
    half = camera.get("can", 0.0)
    seen = art_width * (math.sin(half) / half if half else 1.0)
    fill = camera.get("fill", 0.86)
    scale = min(fill * width / seen, fill * height / art_height)

    # From the picture to the label's own plane: shift, tilt, perspective.
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x -= width * (0.5 + camera.get("shift", (0, 0))[0])
    y -= height * (0.5 + camera.get("shift", (0, 0))[1])
    turn = math.radians(camera.get("tilt", 0.0))
    x, y = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
    yaw, pitch = camera.get("yaw", 0.0), camera.get("pitch", 0.0)
    depth = 1 + yaw * x / width + pitch * y / height
    x, y = x / depth / scale, y / depth / scale

    light = np.ones((height, width), np.float32)
    if half:
        radius = art_width / (2 * half)
        edge = np.clip(x / (radius * 1.0), -0.9999, 0.9999)
        angle = np.arcsin(edge)
        y = y - camera.get("bow", 0.1) * radius * (np.cos(angle) - math.cos(half * 0.6))
        inside = coverage((radius * 0.995 - np.abs(x)) * scale)
        x = angle * radius
        light *= 0.42 + 0.6 * np.maximum(np.cos(angle - 0.25), 0) ** 0.8
        rim = np.abs(y) - art_height / 2
        rim_height = 0.05 * radius
        on_rim = coverage(rim * scale) * coverage((rim_height - rim) * scale)
        inside *= coverage((rim_height - rim) * scale)
        tin = 165 + 60 * np.cos(angle * 5) * np.cos(rim / rim_height * 3)
    else:
        inside = coverage((art_width / 2 - np.abs(x)) * scale) \
            * coverage((art_height / 2 - np.abs(y)) * scale)
        on_rim = tin = None
    if camera.get("closeup"):
        inside = np.ones_like(inside)

    for _ in range(camera.get("creases", 0)):
        slope = random.uniform(0, math.pi)
        offset = random.uniform(-0.35, 0.35) * art_width
        across = x * math.cos(slope) + y * math.sin(slope) - offset
        across += smooth_noise(random, width, height, 5, 5) * art_width * 0.03
        reach = art_width * random.uniform(0.03, 0.07)
        ridge = np.exp(-(across / reach) ** 2)
        push = camera.get("crease_depth", 0.006) * art_width
        x = x + ridge * push * math.cos(slope)
        y = y + ridge * push * math.sin(slope)
        light *= 1 + 0.34 * (across / reach) * ridge
    if camera.get("waves"):
        wave = smooth_noise(random, width, height, 6, 5)
        y = y + wave * camera["waves"] * art_height
        light *= 1 + 0.12 * np.gradient(wave, axis=1) * width / 6

    if half or camera.get("closeup"):
        beyond = np.abs(x) > art_width / 2 - 2
        if camera.get("closeup"):
            beyond |= np.abs(y) > art_height / 2 - 2
    else:
        beyond = None
    picture = sample(art, x + art_width / 2, y + art_height / 2)
    if beyond is not None:
        picture[beyond] = paper
    if on_rim is not None:
        picture = picture * (1 - on_rim)[..., None] + (tin * on_rim)[..., None]
    picture *= light[..., None]

    scene = background(random, camera.get("on", "wood"), width, height)
    shade = Image.fromarray((inside * 255).astype(np.uint8)).resize(
        (width // 8, height // 8)).filter(ImageFilter.GaussianBlur(width / 320))
    shade = np.asarray(shade.resize((width, height), Image.BILINEAR), np.float32) / 255
    shade = np.roll(shade, (height // 90, width // 120), (0, 1))
    scene *= (1 - 0.55 * shade)[..., None]
    picture = scene * (1 - inside)[..., None] + picture * inside[..., None]
    return expose(picture, camera, random), scale


def expose(picture, camera, random):
    """Light, glare, shadow, haze, blur and noise; then 8 bits."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x / width, y / height
    fall = camera.get("falloff", 0.12)
    lamp_x, lamp_y = random.uniform(0.2, 0.8), random.uniform(0.1, 0.6)
    picture = picture * (1.03 - fall * ((x - lamp_x) ** 2 + (y - lamp_y) ** 2) * 2)[..., None]
    if camera.get("shadow"):
        edge = 1 / (1 + np.exp(-(x * 0.8 + y * 0.6 - camera.get("shadow_at", 0.75)) * 40))
        picture = picture * (1 - camera["shadow"] * edge)[..., None]
    for at_x, at_y, radius, strength in camera.get("glare", ()):
        spot = np.exp(-(((x - at_x) / radius) ** 2 + ((y - at_y) / (radius * 0.6)) ** 2) ** 0.9)
        picture = picture + (255 - picture) * (spot * strength)[..., None]
    haze = camera.get("haze", 0.0)
    picture = picture * (1 - haze) + 150 * haze
    picture = picture * camera.get("exposure", 1.0)
    warm = camera.get("warm", 0.0)
    picture = picture * np.array([1 + 0.06 * warm, 1.0, 1 - 0.08 * warm], np.float32)
    noise = camera.get("noise", 1.5)
    picture = picture + smooth_pixels(random, height, width) * noise
    image = Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))
    if camera.get("blur"):
        image = image.filter(ImageFilter.GaussianBlur(camera["blur"]))
    return image


def smooth_pixels(random, height, width):
    """Sensor noise as cameras leave it after their own smoothing, deviation about 1."""
    grain = random.normal(0, 128 / 3.2, (height, width)) + 128
    image = Image.fromarray(np.clip(grain, 0, 255).astype(np.uint8)).filter(
        ImageFilter.GaussianBlur(0.7))
    return ((np.asarray(image, np.float32) - 128) / 18)[..., None]
