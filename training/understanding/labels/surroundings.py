"""Print around a table: ingredients, addresses, dates, recipes, footnotes; and pages without an analysis."""

from . import amounts, pets, wording

ADDRESSES = [
    "CH-%d Zürich",
    "D-%d Hamburg",
    "F-%d Rungis",
    "I-%d Milano",
    "Hergestellt für: Muster AG, CH-%d Basel",
    "Distributed by Acme Foods, PO Box %d",
    "Wyprodukowano w Polsce, ul. Polna %d",
    "Tel. +41 44 %d 00 11",
    "www.example.com %d",
    "Consumer care: 0800 %d",
    "Made in Italy L%d",
    "Produced in the UK for Acme Ltd, London EC%d",
    "Packed in a protective atmosphere %d",
]
DATES = [
    "%02d.%02d.2026",
    "%02d/%02d/26",
    "L%02d%02d14B",
    "BEST BEFORE %02d %02d 2026",
    "MHD: %02d.%02d.27",
    "EXP %02d/%02d/2027",
    "LOT %02d%02dA",
]
NET = [
    "%d g",
    "%d g e",
    "e %d g",
    "NET WT %d g",
    "Net wt. 14 OZ (%dg)",
    "Poids net: %d g",
    "%dg e",
    "Füllmenge: %d g",
    "Peso neto %d g",
]
# Contents of liquids are volumes (EU 1169/2011 article 23); the numbers are millilitres.
NET_VOLUME = ["%d ml", "%d ml e", "e %d ml", "%dml", "{l} l", "{l} l e", "{l} L", "e {l}l", "{c} cl", "{c}cl e"]
# Words that only liquids carry, and words that other foods may name among their ingredients.
DRINKS = [
    "Shake well before opening",
    "Shake before use. Serve chilled",
    "Soft drink",
    "Fruit drink from concentrate",
    "Vor Gebrauch schütteln",
    "Vor dem Öffnen gut schütteln",
    "Erfrischungsgetränk",
    "Getränk mit Fruchtgeschmack",
    "Boisson rafraîchissante",
    "Bien agiter avant ouverture",
    "Bevanda analcolica",
    "Agitare prima dell'uso",
    "Bebida refrescante",
    "Agitar antes de usar",
    "Napój gazowany",
    "Wstrząsnąć przed użyciem",
    "Schudden voor gebruik",
    "Frisdrank",
    "Nealkoholický nápoj",
    "Před použitím protřepat",
    "Üdítőital",
    "Használat előtt felrázni",
    "Băutură răcoritoare",
    "A se agita înainte de consum",
    "Skakas före användning",
    "Omrystes før brug",
    "Ravistettava ennen käyttöä",
    "Bezalkoholno piće",
    "Разклатете преди употреба",
    "Безалкохолна напитка",
    "Ανακινήστε καλά πριν από τη χρήση",
    "Αναψυκτικό",
]
JUICES = [
    "Orange juice",
    "Apfelsaft",
    "Jus de pomme",
    "Succo di arancia",
    "Zumo de naranja",
    "Sok jabłkowy",
    "Sinaasappelsap",
    "Jablečná šťáva",
    "Sumo de laranja",
    "Χυμός πορτοκάλι",
    "Сок от ябълка",
    "Suc de mere",
    "lemon juice concentrate",
    "Fruit nectar",
]
SLOGANS = [
    "low fat",
    "Ohne Zuckerzusatz",
    "Source of protein",
    "high in fibre",
    "30% less sugar",
    "fettarm",
    "Reich an Ballaststoffen",
    "sans sucres ajoutés",
    "No added sugar*",
    "100% natural",
    "Vegan",
    "BIO",
    "gluten free",
    "Quelle von Protein",
    "High Protein 20g",
    "Only 99 kcal",
    "0% Fett",
    "1,5 % Fett",
    "20 g Protein pro Riegel",
    "senza zuccheri aggiunti",
    "bogate w białko",
]
COSMETIC = [
    "AQUA",
    "GLYCERIN",
    "SODIUM LAURETH SULFATE",
    "PARFUM",
    "CITRIC ACID",
    "SODIUM CHLORIDE",
    "COCAMIDOPROPYL BETAINE",
    "PANTHENOL",
    "TOCOPHEROL",
    "LIMONENE",
    "SODIUM BENZOATE",
    "CALCIUM CARBONATE",
    "XANTHAN GUM",
    "SORBITOL",
    "LINALOOL",
    "CI 77891",
    "SODIUM FLUORIDE",
    "MAGNESIUM SULFATE",
    "HYDROLYZED WHEAT PROTEIN",
    "BUTYROSPERMUM PARKII BUTTER",
    "CETYL ALCOHOL",
    "UREA",
    "LACTIC ACID",
    "MENTHOL",
    "HELIANTHUS ANNUUS SEED OIL",
]
MEDICINE = [
    "1 Filmtablette enthält: Ibuprofen 400 mg",
    "Paracetamol 500 mg tablets",
    "Each tablet contains 10 mg cetirizine",
    "Natriumchlorid 9 mg/ml",
    "Sodium fluoride 0.24% (0.15% w/v fluoride ion)",
    "Erwachsene: 1-2 Tabletten, max. 6 pro Tag",
    "Für Kinder ab 12 Jahren",
    "Acetaminophen 325 mg",
    "5 ml Saft enthalten 100 mg Wirkstoff",
    "Active ingredient: salicylic acid 2%",
    "Do not exceed 4000 mg in 24 hours",
    "Enthält Lactose. Packungsbeilage beachten.",
    "20 Tabletten N1",
    "Dexpanthenol 50 mg/g",
    "Wirkstoff: Diclofenac 1,16 g/100 g",
    "Zul.-Nr. 6123456.00.00",
    "Contient: éthanol 45 % vol",
    "Drug Facts",
    "Magnesium stearate",
    "Calcium hydrogen phosphate",
]
DETERGENT = [
    "5-15 % anionic surfactants",
    "<5% nonionic surfactants, soap",
    "Anionische Tenside 5 - <15 %",
    "agents de surface non ioniques < 5 %",
    "75 ml für 4-5 kg Wäsche",
    "30 ml 60 ml 90 ml",
    "weich mittel hart",
    "Enzyme, Duftstoffe, Konservierungsmittel",
    "Dosierung: 1 Kappe = 35 ml",
    "40 °C 60 °C",
    "100 ml pro 10 l Wasser",
    "Keep out of reach of children.",
    "Reizt die Augen. H319",
    "2,5 kg 35 Waschladungen",
    "Contains: benzisothiazolinone",
    "< 5 % fosfonaty",
    "100 g Pulver",
    "1 scoop = 30 g",
]


def net(random, product):
    """Returns the contents of a package, or another amount of the kind."""
    number = random.choice([50, 75, 100, 125, 150, 200, 250, 300, 330, 400, 500, 750, 1000])
    # Thick foods often print both: the mass and the volume.
    volumes = 0.97 if product in amounts.LIQUIDS else 0.5 if product in amounts.THICK_BY_VOLUME else 0.03
    if random.random() > volumes:
        return random.choice(NET) % number
    text = random.choice(NET_VOLUME)
    if "%" in text:
        return text % number
    litres = ("%g" % (number / 1000)).replace(".", random.choice(".,"))
    return text.format(l=litres, c="%g" % (number / 10))


def line_of(random, languages, product=None):
    """Returns a line of small print."""
    kind = random.random()
    is_liquid = product in amounts.LIQUIDS
    if random.random() < (0.12 if is_liquid else 0.004):
        return random.choice(DRINKS)
    if random.random() < (0.06 if is_liquid else 0.015):
        return random.choice(JUICES)
    if kind < 0.2:
        return random.choice(ADDRESSES) % random.randint(1000, 99999)
    if kind < 0.32:
        return random.choice(DATES) % (random.randint(1, 28), random.randint(1, 12))
    if kind < 0.44:
        return net(random, product)
    if kind < 0.58:
        return random.choice(SLOGANS)
    if kind < 0.64:
        return " ".join("%d" % random.randint(0, 9) for _ in range(random.randint(5, 13))).replace(
            " ", random.choice(["", " "])
        )
    if kind < 0.72:
        return random.choice(wording.RECIPES)
    words = [random.choice(wording.phrases.SMALL_PRINT)]
    words += [random.choice(wording.phrases.INGREDIENTS) for _ in range(random.randint(0, 4))]
    return " ".join(words).replace("{n}", str(random.randint(1, 60)))


def paragraph(random, languages, words, product):
    """Returns a paragraph of about as many words."""
    if random.random() < 0.6:
        return wording.ingredients(random, max(2, words // 2), languages)
    text = " ".join(line_of(random, languages, product) for _ in range(max(1, words // 5)))
    return text


def add(random, label, lexicon, sheet):
    """Puts print around what is on the sheet."""
    languages = [lexicon[code] for code in label.languages]
    left, top, right, bottom = sheet.bounds()
    tall, broad = bottom - top, right - left
    if label.subject == "food" and label.family in ("eu", "swiss") and random.random() < 0.35:
        bottom = sheet.block(
            random.choice(wording.FOOTNOTES),
            left,
            bottom + 0.2,
            max(broad, 12),
            random.choice([0.7, 0.85, 1]),
        )
    for _ in range(random.choice([0, 1, 1, 2, 2, 3, 4, 5])):
        where = random.choices(["below", "above", "right", "left"], [34, 30, 24, 12])[0]
        size = random.choice([0.7, 0.85, 1, 1, 1.15])
        words = int(min(220, random.lognormvariate(3.5, 0.8)))
        text = paragraph(random, languages, words, label.product)
        gap = random.choice([0.6, 1.2, 2.5, 5])
        if where == "below":
            bottom = sheet.block(
                text, left + random.uniform(-2, 3), bottom + gap, random.uniform(8, 30), size
            )
        elif where == "above":
            room = random.uniform(9, 30)
            lines = len(sheet.wrap(text, room, size, 0.0)) + 1
            top -= lines * 1.15 * size + gap
            sheet.block(text, left + random.uniform(-2, 3), top, room, size)
        elif where == "right":
            sheet.block(text, right + gap, random.uniform(top, top + tall * 0.6), random.uniform(6, 20), size)
        else:
            room = random.uniform(8, 20)
            sheet.block(text, left - room - gap - 0.5, random.uniform(top, top + tall * 0.6), room, size)
    l, t, r, b = sheet.bounds()
    for _ in range(random.choice([0, 1, 2, 3, 5, 8])):
        text = line_of(random, languages, label.product)
        size = random.choice([0.8, 1, 1.3, 2, 3])
        x, y = free(random, sheet, (l, t, r, b), size)
        sheet.put(text, x, y, size, group="text")
    if label.subject == "petFood" and random.random() < 0.35:
        feeding(random, sheet)


def free(random, sheet, bounds, size):
    """Returns a place beside everything else."""
    l, t, r, b = bounds
    side = random.random()
    if side < 0.45:
        return random.uniform(l - 4, r), b + random.uniform(0.5, 14)
    if side < 0.75:
        return random.uniform(l - 4, r), t - size - random.uniform(0.5, 14)
    return r + random.uniform(1, 12), random.uniform(t, b)


def feeding(random, sheet):
    """Puts a feeding table: weights and grams a day."""
    l, t, r, b = sheet.bounds()
    y = b + random.uniform(1, 4)
    sheet.put(
        random.choice(
            ["Feeding guide", "Fütterungsempfehlung", "Recommended daily amount", "Ration journalière"]
        ),
        l,
        y,
    )
    weight, grams = 1, 30
    for _ in range(random.randint(3, 7)):
        y += 1.2
        weight += random.randint(1, 8)
        grams += random.randint(10, 80)
        sheet.put("%d kg" % weight, l, y)
        sheet.put("%d - %d g" % (grams, grams + 25), l + 8, y)


def negative(random, label, lexicon, sheet):
    """Puts a page without an analysis: cosmetics, medicine, detergents, or only a list of ingredients."""
    kind = random.choice(["cosmetic", "medicine", "detergent", "ingredients", "ingredients", "feed"])
    label.product = kind
    languages = [lexicon[code] for code in label.languages]
    y = 0.0
    for _ in range(random.randint(1, 4)):
        if kind == "cosmetic":
            text = random.choice(["Ingredients: ", "INGREDIENTS: ", "Inhaltsstoffe: ", ""]) + ", ".join(
                random.sample(COSMETIC, random.randint(6, 16))
            )
            text += ". %d ml" % random.choice([30, 50, 75, 100, 200, 250])
        elif kind == "medicine":
            text = ". ".join(random.sample(MEDICINE, random.randint(2, 7)))
        elif kind == "detergent":
            text = " ".join(random.sample(DETERGENT, random.randint(3, 9)))
        elif kind == "feed":
            text = (
                wording.ingredients(random, random.randint(6, 20), languages) + " " + pets.additives(random)
            )
            label.subject = "petFood"
        else:
            text = wording.ingredients(random, random.randint(8, 40), languages)
        if kind in ("medicine", "detergent") and random.random() < 0.4:
            for part in text.split(". ") if kind == "medicine" else random.sample(DETERGENT, 5):
                sheet.put(part, 0, y)
                y += 1.3
        else:
            y = sheet.block(text, 0, y, random.uniform(12, 40)) + random.uniform(0.3, 2)
    if kind == "ingredients" and random.random() < 0.3:
        for code in label.languages:  # Names whose values are outside the picture.
            for key in random.sample(
                ["fat", "saturatedFat", "carbohydrates", "sugars", "protein", "salt"], 4
            ):
                sheet.put(
                    wording.cased(wording.pick(random, lexicon[code].names(key)), label.case),
                    0,
                    y,
                    group="names",
                )
                y += 1.2
    return y
