"""What line finders take for print: bars, blobs, strokes, rules, rims and blurred text."""
from PIL import Image, ImageDraw, ImageFilter


def scribbled(r, ink, boxes, em):
    """A mask of the same size without a legible letter, drawn with a `random.Random`."""
    mask = Image.new("L", ink.size, 0)
    draw = ImageDraw.Draw(mask)
    left, top = boxes[0][0], min(box[1] for box in boxes)
    right, bottom = boxes[-1][2], max(box[3] for box in boxes)
    form = r.choice(["bars", "blobs", "strokes", "rules", "rims", "blurred"])
    x = left
    while x < right:
        wide, fill = r.uniform(.05, .7) * em, int(255 * r.uniform(.4, 1))
        high, low = r.uniform(top, bottom), r.uniform(top, bottom)
        high, low = min(high, low), max(high, low) + 2
        if form == "bars":
            draw.rectangle((x, top - em, x + wide * .4, bottom + em), fill=fill)
        elif form == "blobs":
            draw.ellipse((x, high, x + 2 * wide, low), fill=fill)
        elif form == "strokes":
            draw.line([(x, high), (x + r.uniform(-1, 2) * em, low),
                       (x + r.uniform(-1, 3) * em, r.uniform(top, bottom))], fill=fill,
                      width=max(1, int(r.uniform(.03, .2) * em)))
        elif form == "rules":
            draw.rectangle((x, high, x + 3 * em, high + max(1, .06 * em)), fill=fill)
        elif form == "rims":
            radius = r.uniform(.5, 6) * em
            draw.arc((x - radius, low - radius, x + radius, low + radius), r.randint(0, 360),
                     r.randint(0, 360), fill=fill, width=max(1, int(r.uniform(.05, .4) * em)))
        x += wide + r.uniform(.05, .8) * em
    if form == "blurred":
        mask = ink.filter(ImageFilter.GaussianBlur(r.uniform(.3, .6) * em))
    return mask
