"""Wordings that labels print: names of rows, headings of columns, units, footnotes."""

import importlib.util
from pathlib import Path

_TEXTS = Path(__file__).resolve().parents[2] / "phrases.py"
_spec = importlib.util.spec_from_file_location("training_phrases", _TEXTS)
phrases = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(phrases)

# Heading wordings of a column of 100 g or 100 ml; "{}" is the amount.
PER = {
    "de": [
        "pro {}",
        "je {}",
        "per {}",
        "in {}",
        "{} enthalten",
        "{} enthalten durchschnittlich",
        "Nährwerte pro {}",
        "Durchschnittliche Nährwerte je {}",
        "auf {}",
        "pro {} Produkt",
        "Nährwertangaben je {}",
        "Ø pro {}",
    ],
    "fr": [
        "pour {}",
        "par {}",
        "{} contiennent",
        "Valeurs moyennes pour {}",
        "Valeurs nutritionnelles pour {}",
        "Pour {} de produit",
        "aux {}",
        "{} contient en moyenne",
    ],
    "it": [
        "per {}",
        "{} contengono",
        "Valori medi per {}",
        "Valori nutrizionali medi per {} di prodotto",
        "in {}",
    ],
    "en": [
        "per {}",
        "Per {}",
        "Typical values per {}",
        "Quantity per {}",
        "{} contains",
        "{} contains (typically)",
        "Qty per {}",
        "Average values per {}",
        "Avg. Quantity per {}",
        "as sold per {}",
        "{} provides",
        "/{}",
    ],
    "pl": [
        "w {}",
        "na {}",
        "wartość odżywcza w {}",
        "w {} produktu",
        "Średnia wartość odżywcza w {}",
        "{} zawiera",
    ],
    "es": ["por {}", "Valor medio por {}", "Valores medios por {}", "por cada {}", "en {}"],
    "pt": ["por {}", "Valores médios por {}", "por {} de produto"],
    "nl": ["per {}", "gemiddeld per {}", "Voedingswaarde per {}", "{} bevat", "{} bevatten gemiddeld"],
    "cs": ["ve {}", "na {}", "Výživové údaje na {}", "{} obsahuje"],
    "sk": ["v {}", "na {}", "Výživové údaje na {}"],
    "hu": ["{}-ban", "{} termékben", "átlagos tápérték {} termékben"],
    "ro": ["la {}", "per {}", "pentru {}"],
    "sv": ["per {}", "Näringsvärde per {}"],
    "da": ["pr. {}", "Næringsindhold pr. {}"],
    "no": ["per {}", "Næringsinnhold per {}"],
    "fi": ["/{}", "{} sisältää", "Ravintosisältö / {}"],
    "et": ["{} kohta", "{} sisaldab", "Toitumisalane teave {} kohta"],
    "lv": ["{} satur", "uzturvērtība {}"],
    "lt": ["{} produkto", "maistingumas {}"],
    "hr": ["na {}", "u {}", "prosječna hranjiva vrijednost na {}"],
    "sl": ["na {}", "v {}", "povprečna hranilna vrednost na {}"],
    "el": ["ανά {}", "στα {}", "στα {} προϊόντος"],
    "bg": ["на {}", "за {}", "в {} продукт"],
    "mt": ["għal kull {}", "kull {}"],
    "ga": ["in aghaidh {}"],
}
SWISS_PER = [
    "{} enthalten | contiennent | contengono",
    "pro/pour/per {}",
    "pro | pour | per {}",
    "{} enthalten / contiennent",
    "pro/pour {}",
    "{} enthalten | contiennent:",
    "Nährwerte pro {} / Valeurs nutritives pour {}",
    "Per - Je - Pour {}",
    "100 {1} = pro / pour / per",
    "Ø pro {} / pour {} / per {}",
]
BARE = ["{}", "{}:", "({})", "{}*", "= {}"]
EXTRA_100 = {
    "drained": [
        "{} abgetropft",
        "{} abgetropft | égoutté",
        "{} drained",
        "égoutté {}",
        "{} sgocciolato",
        "per {} drained weight",
    ],
    "diluted": [
        "{} verdünnt 1+6",
        "verdünnt / dilué 1:5 {}",
        "{} diluted as directed",
        "trinkfertig {}",
        "{} gebrauchsfertig",
    ],
    "ready": [
        "{} bratfertige Zubereitung",
        "{} zubereitet",
        "as prepared per {}",
        "{} préparé",
        "{} wie zubereitet",
    ],
}
WITH = [
    "with skim milk",
    "with 125 ml semi-skimmed milk",
    "mit Milch (1,5 %)",
    "avec lait demi-écrémé",
    "con latte",
    "+ 1/2 cup skim milk",
    "mit 200 ml Vollmilch",
    "as prepared*",
]
CONTAINERS = [
    "per container",
    "per package",
    "per pack",
    "per bottle",
    "pro Packung",
    "pro Flasche",
    "par emballage",
    "par bouteille",
    "per confezione",
    "na opakowanie",
    "por envase",
    "per verpakking",
    "1/2 pack",
    "per can",
    "{}",
]
PERCENT = [
    "%RI*",
    "% RI*",
    "%*",
    "% RM*",
    "% AR*",
    "%NRV*",
    "% VNR",
    "%DI*",
    "% DI",
    "RI*",
    "RWS*",
    "%GDA",
    "% RWS**",
    "% der Referenzmenge*",
    "% RI* per serving",
    "GDA%",
    "%",
]
POTS = [
    "pot de {}",
    "pour 1 pot ({})",
    "Becher ({})",
    "1/2 pack ({})",
    "per {} serving",
    "1 portion de {}",
    "Glas {}",
    "1/4 pizza ({})",
    "can ({})",
    "par portion de {}",
    "Portion à {}",
    "per {} portion",
    "1 vasetto ({})",
]
FOOTNOTES = [
    "* Reference intake of an average adult (8400 kJ/2000 kcal)",
    "*Referenzmenge für einen durchschnittlichen Erwachsenen (8400 kJ/2000 kcal)",
    "* Apport de référence pour un adulte-type (8400 kJ / 2000 kcal)",
    "* RWS für einen Erwachsenen (8400kJ/2000kcal)",
    "*Percent daily values are based on a 2,000 calorie diet.",
    "Pack contains 4 servings",
    "Contains 8 portions",
    "1 Portion = 30 g",
    "Die Packung enthält 5 Portionen à 40 g",
    "Ce paquet contient 6 portions de 25 g",
    "*Referencyjna wartość spożycia dla przeciętnej osoby dorosłej (8400 kJ/2000 kcal)",
    "Servings per package: 12",
    "Ingesta de referencia de un adulto medio (8400 kJ/2000 kcal)",
    "** NRV: nutrient reference values",
    "Assunzioni di riferimento di un adulto medio (8400kJ/2000kcal)",
    "Quantity per serving may vary by 10 %",
    "Enthält von Natur aus Zucker / contient des sucres naturellement présents",
    "Der Salzgehalt ist ausschließlich auf die Anwesenheit natürlich vorkommenden Natriums zurückzuführen.",
]
RECIPES = [
    "200 g Mehl, 100 g Butter, 2 Eier",
    "Add 125 ml milk to 30 g powder",
    "Für 4 Personen: 250 g Nudeln in 2,5 l Wasser 8 min kochen",
    "Mélanger 50 g de sucre et 3 dl de lait",
    "Cook 75 g in 1 litre of water for 9-11 minutes",
    "1 TL = 5 g, 1 EL = 15 g",
]
OTHERS_EU = [
    ("Vitamin B6", "mg", 1.4),
    ("Vitamin B12", "µg", 2.5),
    ("Niacin", "mg", 16),
    ("Folsäure", "µg", 200),
    ("Zink", "mg", 10),
    ("Jod", "µg", 150),
    ("Riboflavin (B2)", "mg", 1.4),
    ("Thiamin", "mg", 1.1),
    ("Biotin", "µg", 50),
    ("Omega-3", "g", 2),
    ("Vitamine B2", "mg", 1.4),
    ("Selenium", "µg", 55),
    ("Lactose", "g", 4),
    ("Beta-Glucan", "g", 3),
    ("Kupfer", "mg", 1),
]


def pick(random, phrases_of, bias=0.7):
    """Returns a phrase; those that the lexicon lists first are likelier."""
    if not phrases_of:
        return ""
    return phrases_of[min(int(random.expovariate(bias)), len(phrases_of) - 1)]


def cased(text, case):
    """Returns the text in a label's letter case: "first", "lower", "upper" or "title"."""
    if case == "upper":
        return text.upper().replace("ß", "SS") if "ß" in text else text.upper()
    if case == "title":
        return " ".join(word[:1].upper() + word[1:] for word in text.split(" "))
    if case == "first":
        return text[:1].upper() + text[1:]
    return text


def nonsense(random):
    """Returns a word that no language has; a reader has to understand its label without it."""
    return "".join(
        random.choice(["lo", "men", "ki", "ta", "ru", "ves", "pin", "a", "sod", "gri", "ne", "ul"])
        for _ in range(random.randint(2, 4))
    )


def ingredients(random, count, languages):
    """Returns a list of ingredients as one text."""
    parts = []
    start = random.randrange(len(phrases.INGREDIENTS))
    near = (phrases.INGREDIENTS * 2)[start : start + 22]  # The list goes by languages.
    for _ in range(count):
        language = random.choice(languages)
        pool = near if random.random() < 0.75 else language["distractions"] or near
        part = random.choice(pool).replace("{n}", str(random.randint(1, 60)))
        chance = random.random()
        if chance < 0.12:
            part += " (%s%s%%)" % (decimal(random), random.choice(["", " "]))
        elif chance < 0.18:
            part += " %s%%" % decimal(random)
        elif chance < 0.24:
            part = part.upper()
        elif chance < 0.3:
            part += " (%s, %s)" % (random.choice(near), random.choice(near))
        elif chance < 0.34:
            part += random.choice(["*", "¹", "**"])
        parts.append(part.replace("{n}", str(random.randint(1, 60))))
    text = ", ".join(parts) + random.choice([".", ".", ""])
    if random.random() < 0.7:
        text = random.choice(phrases.INGREDIENT_HEADINGS) + " " + text
    return text


def decimal(random):
    """Returns a share's digits as lists of ingredients print them."""
    return random.choice(
        [
            "%d" % random.randint(1, 99),
            ("%.1f" % (random.random() * 30)).replace(".", random.choice(",.")),
            "0%s%d" % (random.choice(",."), random.randint(1, 9)),
        ]
    )
