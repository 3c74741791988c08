"""The layouts of labels: a sample's data to flat artwork."""
from decimal import Decimal

import artwork as art
from figures import portion, rounded, with_energy
from words import FOOD, GUARANTEES, INGREDIENTS, PET, RECIPES

def shown(text, language):
    """A number as this language prints it."""
    return text if language == "en" else text.replace(".", ",")


def capital(text):
    return text[:1].upper() + text[1:]


# Food, EU


def eu_rows(sample, languages):
    """Names and columns of a table; several languages share a row."""
    nutrients = with_energy(sample["nutrients"])
    columns = [nutrients]
    if sample.get("serving"):
        columns.append(portion(nutrients, sample["serving"]))
    rows = []
    for key in ["energy"] + list(sample["nutrients"]):
        names = [FOOD[l][key] for l in languages]
        indent = names[0][:len(names[0]) - len(names[0].lstrip())]
        name = indent + " / ".join(n.strip() for n in names)
        if key == "energy":
            cells = [f"{c['energyKJ']} kJ\n{c['energyKcal']} kcal" if sample.get("tall")
                     else f"{c['energyKJ']} kJ / {c['energyKcal']} kcal" for c in columns]
        else:
            cells = [f"{shown(c[key], languages[0])} g" for c in columns]
        rows.append([name] + cells)
    return rows


def eu_header(sample, languages):
    unit = "ml" if sample["basis"] == "per100ml" else "g"
    words = [FOOD[l] for l in languages]
    header = [words[0]["typical"], " / ".join(w["per"].format(u=unit) for w in words)]
    if sample.get("serving"):
        header.append(" / ".join(w["portion"].format(n=sample["serving"], u=unit) for w in words))
    return header


def ingredients(sample, language):
    return sample.get("text") or INGREDIENTS[language][sample["basis"] == "per100ml"]


def eu_table(pen, sample, width):
    """A table a language, or one table whose rows name the nutrient in all languages."""
    groups = [sample["languages"]] if sample.get("shared") else [[l] for l in sample["languages"]]
    each = (width - 1.5 * (len(groups) - 1)) / len(groups)
    shares = (5, 3.2, 3.2) if sample.get("serving") else (5, 4)
    drawn = []
    for group in groups:
        heading = art.paragraph(pen, each, " / ".join(f"*{FOOD[l]['heading']}*" for l in group), 1.15)
        rows = art.table(pen, each, eu_rows(sample, group), shares, eu_header(sample, group),
                         boxed=sample.get("boxed", True))
        texts = [art.paragraph(pen, each, ingredients(sample, l)) for l in group]
        drawn.append(art.stack(pen, texts + [heading, rows]))
    return art.beside(pen, drawn)


def eu_linear(pen, sample, width):
    """A nutrition declaration in running text."""
    language = sample["languages"][0]
    words, values = FOOD[language], with_energy(sample["nutrients"])
    parts = [f"{words['energy']} {values['energyKJ']} kJ/{values['energyKcal']} kcal"]
    parts += [f"{words[k].strip()} {shown(v, language)} g" for k, v in sample["nutrients"].items()]
    text = f"*{words['heading']}* {words['per'].format(u='g')}: " + ", ".join(parts) + "."
    return art.stack(pen, [art.paragraph(pen, width, INGREDIENTS[language][0]),
                           art.paragraph(pen, width, text)])


# Food, US

US_ROWS = [("fat", "*Total Fat*", 0, "g"), ("saturatedFat", "Saturated Fat", 1, "g"),
           ("transFat", "Trans Fat", 1, "g"), ("cholesterol", "*Cholesterol*", 0, "mg"),
           ("sodium", "*Sodium*", 0, "mg"), ("carbohydrates", "*Total Carbohydrate*", 0, "g"),
           ("fiber", "Dietary Fiber", 1, "g"), ("sugars", "Total Sugars", 1, "g"),
           ("addedSugars", "Includes {v} Added Sugars", 2, "g"), ("protein", "*Protein*", 0, "g")]
# Daily values (21 CFR 101.9).
DAILY = {"fat": 78, "saturatedFat": 20, "cholesterol": 300, "sodium": 2300,
         "carbohydrates": 275, "fiber": 28, "addedSugars": 50}


def us_facts(pen, sample, width):
    """The Nutrition Facts box of 2016."""
    values, inner = sample["nutrients"], 21.0
    blocks = [art.paragraph(pen, inner, "*Nutrition Facts*", 2.35, 1.05),
              art.rule(pen, inner, 0.06),
              art.paragraph(pen, inner, f"{sample['servings']} servings per container"),
              art.between(pen, inner, "*Serving size*",
                          f"*{sample['household']} ({sample['serving']}g)*"),
              art.rule(pen, inner, 0.55),
              art.paragraph(pen, inner, "*Amount per serving*", 0.85),
              art.between(pen, inner, "*Calories*", f"*{values['energyKcal']}*", 1.8),
              art.rule(pen, inner, 0.3),
              art.between(pen, inner, "", "*% Daily Value*", 0.85)]
    for key, name, indent, unit in US_ROWS:
        if key not in values:
            continue
        amount = f"{values[key].replace('<', 'less than ')}{unit}"
        left = name.format(v=amount) if "{v}" in name else f"{name} {amount}"
        share = ""
        if key in DAILY:
            percent = Decimal(values[key].lstrip("<")) * 100 / DAILY[key]
            share = f"*{rounded(percent, 0)}%*"
        blocks += [art.rule(pen, inner, 0.05),
                   art.between(pen, inner, left, share, indent=indent * 1.0)]
    blocks += [art.rule(pen, inner, 0.55)]
    for name, amount in sample.get("vitamins", ()):
        blocks += [art.between(pen, inner, name, amount), art.rule(pen, inner, 0.05)]
    blocks += [art.paragraph(pen, inner, "The % Daily Value tells you how much a nutrient in a "
                             "serving of food contributes to a daily diet. 2,000 calories a day is "
                             "used for general nutrition advice.", 0.7)]
    box = art.framed(pen, art.stack(pen, blocks, 0.12), 0.5, 0.1)
    aside = width - box.width / pen.em - 1.5
    text = art.paragraph(pen, aside, sample["text"])
    return art.beside(pen, [box, text])


# Pet food


def constituents(sample, language, title=True):
    """Running text: composition, constituents, additives."""
    words, values = PET[language], sample["nutrients"]
    parts = [f"{words[k]} {shown(v, language)} %" for k, v in values.items() if k in words
             and k != "taurine"]
    dry = Decimal(values["moisture"]) < 20
    text = f"*{words['composition']}:* {RECIPES[language][dry]} *{words['heading']}:* "
    text += capital(", ".join(parts)) + "."
    if sample.get("additives", True):
        amount = "1000" if dry else "450"
        text += (f" *{words['additives']}:* vitamin D3 200 IU, {words['taurine']} {amount} mg, "
                 f"E1 {shown('0.3', language)} mg.")
    return text


def running(pen, sample, width):
    """One paragraph a language, one under the other or side by side."""
    languages = sample["languages"]
    tags = len(languages) > 1
    across = width
    if sample.get("columns"):
        across = (width - 1.5 * (len(languages) - 1)) / len(languages)
    texts = []
    for language in languages:
        text = constituents(sample, language)
        if not tags:
            text += f"\n{PET[language]['feeding']} {PET[language]['keep']}"
        texts.append(art.paragraph(pen, across, f"*{language.upper()}* {text}" if tags else text))
    return art.beside(pen, texts) if sample.get("columns") else art.stack(pen, texts)


def constituent_rows(pen, sample, width):
    """A table or a list with leading dots."""
    language = sample["languages"][0]
    words = PET[language]
    rows = [[capital(words[k]), f"{shown(v, language)} %"] for k, v in sample["nutrients"].items()]
    head = art.paragraph(pen, width, f"*{words['heading']}*", 1.15)
    if sample["layout"] == "dots":
        body = art.dotted(pen, width * 0.62, rows)
    else:
        body = art.table(pen, width * 0.7, rows, (3, 1))
    dry = Decimal(sample["nutrients"]["moisture"]) < 20
    return art.stack(pen, [
        art.paragraph(pen, width, f"*{words['composition']}:* {RECIPES[language][dry]}"), head, body,
        art.paragraph(pen, width, words["feeding"])])


def guaranteed(pen, sample, width):
    """A US guaranteed analysis: a table, dots or running text."""
    spell = {"long": ("not less than", "not more than"), "short": ("(min.)", "(max.)"),
             "plain": ("min", "max")}[sample.get("bounds", "short")]
    rows = []
    for key, value in sample["nutrients"].items():
        name, bound = GUARANTEES[key]
        rows.append((name, spell[bound == "maximum"], f"{value}%"))
    title = art.paragraph(pen, width, "*GUARANTEED ANALYSIS*", 1.15)
    if sample["layout"] == "gaRunning":
        body = art.paragraph(pen, width, "*GUARANTEED ANALYSIS:* " + ", ".join(
            f"{n} {b} {v}" for n, b, v in rows) + ".")
        title = None
    elif sample["layout"] == "gaDots":
        body = art.dotted(pen, width * 0.72, [(f"{n} {b}", v) for n, b, v in rows])
    else:
        body = art.table(pen, width * 0.74, [[n, b, v] for n, b, v in rows], (3, 2.2, 1.2),
                         boxed=sample.get("boxed", True))
    blocks = [art.paragraph(pen, width, "*INGREDIENTS:* " + sample["text"])]
    blocks += [title, body] if title else [body]
    blocks.append(art.paragraph(pen, width, sample["calories"]))
    return art.stack(pen, blocks)


def front(pen, sample, width):
    """A front: name, claim and weight, no nutrients."""
    return art.stack(pen, [art.paragraph(pen, width, t, s, 1.2, "center")
                           for t, s in sample["claims"]], 1.2)


LAYOUTS = {"euTable": eu_table, "euLinear": eu_linear, "usFacts": us_facts, "running": running,
           "dots": constituent_rows, "table": constituent_rows, "gaTable": guaranteed,
           "gaDots": guaranteed, "gaRunning": guaranteed, "front": front}


def draw(sample, em):
    """The whole label with `em` pixels per em."""
    family, theme = sample["style"]
    pen = art.Pen(family, em, theme)
    width = sample["width"]
    blocks = [art.framed(pen, LAYOUTS[sample["layout"]](pen, sample, width), 0)]
    if sample.get("barcode"):
        maker = art.paragraph(pen, width - 16, sample["maker"])
        blocks.append(art.beside(pen, [maker, art.barcode(pen, sample["barcode"])], middle=True))
    elif sample.get("maker"):
        blocks.append(art.paragraph(pen, width, sample["maker"]))
    body = art.framed(pen, art.stack(pen, blocks, 0.9), 1.2)
    if sample.get("headless"):
        return body
    top = art.band(pen, body.width / em, sample["brand"], sample["name"])
    return art.stack(pen, [top, body], 0)
