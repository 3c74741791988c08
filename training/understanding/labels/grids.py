"""Grids: names above their values, in a row or in tiles."""

from . import headings, values, wording
from .tables import unit_of, with_unit

SHORT = {
    "energyKJ": ["Energy", "Energie", "Énergie"],
    "energyKcal": ["Energy", "Calories", "Energie"],
    "fat": ["Fat", "Fett", "Lipides"],
    "saturatedFat": ["Saturates", "ges. Fettsäuren", "AG saturés", "Sat Fat"],
    "sugars": ["Sugars", "Zucker", "Sucres"],
    "salt": ["Salt", "Salz", "Sel"],
    "fiber": ["Fibre"],
    "protein": ["Protein", "Eiweiß"],
}


def draw(random, label, lexicon, sheet):
    """Puts tiles of names above values on the sheet."""
    rows = [row for row in label.rows if row.key]
    column = next(i for i, c in enumerate(label.columns) if c.kind in ("100", "serving"))
    label.columns = [label.columns[column]] + [c for c in label.columns if c.kind == "%"][:1]
    for row in label.rows:
        row.cells = [row.cells[column]] + [c for c in row.cells if not isinstance(c, list)][:1]
    front = random.random() < 0.45
    if front:
        rows = [
            row
            for row in rows
            if row.key in ("energy", "energyKJ", "energyKcal", "fat", "saturatedFat", "sugars", "salt")
        ]
    label.rows = rows
    place = label.place = random.choices(["value", "name", "nowhere"], [76, 14, 10])[0]
    across = random.choice([len(rows), len(rows), 4, 3, 2]) if rows else 1
    broad, tall = random.uniform(4.5, 9), random.uniform(2.6, 4.5)
    align = random.choice(["center", "center", "left"])
    y = 0.0
    text = headings.of(random, label, lexicon, label.columns[0])
    below_note = random.random() < 0.2
    if not below_note:
        for line in sheet.wrap(text if random.random() < 0.6 else "Each " + text + " contains", 28):
            sheet.put(line, 0, y, random.choice([1, 0.85]), group="head")
            y += 1.1
        y += 0.4
    for first in range(0, len(rows), max(1, across)):
        ends = [
            tile(random, label, sheet, row, spot * broad, y, broad, align, place)
            for spot, row in enumerate(rows[first : first + across])
        ]
        y = max([y + tall] + [end + 0.2 for end in ends])
    if below_note:
        sheet.put(text, 0, y, 0.85, group="head")
        y += 1.1
    if front and random.random() < 0.7:
        sheet.put(
            random.choice(
                [
                    "of an adult's reference intake",
                    "*Reference intake of an average adult (8400kJ/2000kcal)",
                    "% der Referenzmenge für einen Erwachsenen",
                ]
            ),
            0,
            y,
            0.8,
        )
        y += 1
    return y


def tile(random, label, sheet, row, x, y, broad, align, place):
    """Puts one tile: name, value and perhaps a percentage; returns its lower end."""
    name = label.separator.join(row.names[:2]) if row.names else ""
    if random.random() < 0.35 and row.key in SHORT:
        name = wording.cased(random.choice(SHORT[row.key]), label.case)
    if place == "name" and row.key not in ("energy", "energyKJ", "energyKcal"):
        name = with_unit(random, name, unit_of(row))
    for line in sheet.wrap(name, broad - 0.6):
        sheet.put(line, x, y, align=align, group="tiles")
        y += 1.0
    cell = row.cells[0]
    size = random.choice([1, 1, 1.2])
    if len(cell) > 1:
        for part in cell:
            sheet.pieces(values.pieces(random, label, [part]), x, y, size, align=align, group="tiles")
            y += size
    else:
        sheet.pieces(
            values.pieces(random, label, cell, place == "value"), x, y, size, align=align, group="tiles"
        )
        y += size
    if len(label.columns) > 1 and row.cells[1]:
        sheet.pieces(values.percent(random, row.cells[1]), x, y, align=align, group="tiles")
        y += 1.0
    return y
