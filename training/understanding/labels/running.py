"""Running text that states the analysis, in one language or in several in turn."""

from . import headings, values, wording


def draw(random, label, lexicon, sheet):
    """Puts the analysis as running text on the sheet."""
    label.bounds = (
        "behind name" if getattr(label, "bounds", None) == "columns" else getattr(label, "bounds", None)
    )
    label.place = random.choices(["value", "name"], [92, 8])[0]
    in_turn = len(label.languages) > 1 and random.random() < 0.55
    sequences = [[code] for code in label.languages] if in_turn else [label.languages]
    room = random.uniform(11, 46)
    lead = random.random()
    words = []
    if lead < 0.45:
        words += [
            (w, None)
            for w in wording.ingredients(
                random, random.randint(5, 18), [lexicon[c] for c in label.languages]
            ).split()
        ]
    for codes in sequences[:3]:
        words += sentence(random, label, lexicon, codes)
        if in_turn and random.random() < 0.3:
            words += [
                (w, None)
                for w in wording.ingredients(
                    random, random.randint(3, 12), [lexicon[c] for c in codes]
                ).split()
            ]
    if random.random() < 0.4:
        words += [
            (w, None)
            for w in wording.ingredients(
                random, random.randint(3, 12), [lexicon[c] for c in label.languages]
            ).split()
        ]
    return sheet.flow(words, 0, 0, room, pitch=random.uniform(1.0, 1.3), group="running")


def sentence(random, label, lexicon, codes):
    """Returns the analysis as words, each with the number that it shows."""
    words = []
    pet = label.subject == "petFood"
    comma = random.choice([",", ",", ",", ";", "", " ·", " •", " |", "."])
    colon = random.choice(["", "", ":", ":", " –", " ..."])
    joined = random.choice([" / ", "/", " | ", " · "])
    titles = [
        wording.pick(random, lexicon[c]["petHeadings" if pet else "foodHeadings"], 1.2 if pet else 0.6)
        for c in codes
    ]
    title = joined.join(wording.cased(t, label.case) for t in titles if t)
    if pet and (label.american or random.random() < 0.5):
        title = label.title.rstrip(":")
    merged = label.columns and len(label.columns) == 2 and random.random() < 0.4 and not pet
    rounds = [[0]] if pet else [[i] for i, c in enumerate(label.columns) if c.kind != "%"]
    if merged and len(rounds) == 2:
        rounds = [[0, 1]]
    first = True
    for columns in rounds:
        texts = [headings.of(random, label, lexicon, label.columns[i]) for i in columns] if not pet else []
        if first and random.random() < 0.9:
            head = (
                title
                + (" " + random.choice(["(%s)", "%s", "%s"]) % " / ".join(texts) if texts else "")
                + random.choice([":", ":", ""])
            )
        else:
            head = " / ".join(texts) + ":" if texts else ""
        first = False
        words += [(w, None) for w in head.split()]
        last = len(label.rows) - 1
        for place, row in enumerate(label.rows):
            words += row_words(random, label, lexicon, row, codes, columns, joined, colon)
            mark = comma if place < last else random.choice([".", ".", ""])
            if words and mark.strip():
                if mark.startswith(" "):
                    words.append((mark.strip(), None))
                else:
                    words[-1] = (words[-1][0] + mark, words[-1][1])
    return words


def row_words(random, label, lexicon, row, codes, columns, joined, colon):
    """Returns one row's words."""
    pet = label.subject == "petFood"
    names = row.names
    if len(codes) < len(label.languages) and row.key and row.names:
        key = "energyKJ" if row.key == "energy" else row.key
        found = wording.pick(random, lexicon[codes[0]].names(key, pet), 1.0)
        names = [wording.cased(found, label.case if row.level == 0 else "lower")] if found else row.names[:1]
    name = joined.join(names)
    cell = row.cells[columns[0]]
    bound = None
    if isinstance(cell, list) and cell[0][1].bound and label.bounds:
        bound = label.words if cell[0][1].bound == "minimum" else label.most
    if (
        label.place == "name" and isinstance(cell, list) and not row.key.startswith("energy")
        if row.key
        else False
    ):
        name += " (%s)" % cell[0][1].unit
    if bound and label.bounds in ("behind name", "comma"):
        name += (", " if label.bounds == "comma" else " ") + bound
    elif bound and label.bounds == "brackets":
        name += " (%s)" % bound
    words = [(w, None) for w in (name + colon if name else "").split()]
    if bound and label.bounds == "before":
        words += [(w, None) for w in bound.split()]
    for place, index in enumerate(columns):
        shown = row.cells[index]
        if not isinstance(shown, list):
            continue
        if place:
            words.append(("/", None))
        words += values.pieces(
            random, label, shown, label.place != "name" or bool(row.key and row.key.startswith("energy"))
        )
    if bound and label.bounds == "behind":
        words += [(w, None) for w in bound.split()]
    return words
