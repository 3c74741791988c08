"""Makes up the text of one line on a label."""
import re

import phrases

LONGEST = 75  # characters of a line
# How often a language is drawn; the others get 0.7.
LANGUAGE_WEIGHTS = {"en": 3, "us": 3, "de": 3, "fr": 3, "it": 2, "es": 2, "pt": 1.5, "nl": 1.2,
                    "pl": 2}
KINDS = {"cell": 30, "row": 26, "guarantee": 8, "ingredients": 13, "prose": 11, "small_print": 7,
         "noise": 5}


class LabelText:
    """Draws lines with a `random.Random`.

    `words` are ordinary words of many languages, `knows` says whether the model has a text's
    characters.
    """

    def __init__(self, random, words, knows):
        self._random, self._words, self._knows = random, words, knows
        self._food = {key: names.split("|") for key, names in phrases.FOOD.items()}
        self._pet = {key: names.split("|") for key, names in phrases.PET.items()}

    def line(self):
        random = self._random
        while True:
            kind = random.choices(list(KINDS), list(KINDS.values()))[0]
            text = re.sub(r"\s+", " ", getattr(self, "_" + kind)()).strip()
            if text and len(text) <= LONGEST and self._knows(text):
                return text

    def value(self):
        """A number with its unit, as in a table's cell."""
        random = self._random
        unit = random.choices(
            ["g", "mg", "%", "", "kcal", "kJ", "ml", "mcg", "µg", "IU", "g*", "g¹", "oz", "mg/kg",
             "kcal/kg"],
            [52, 11, 13, 7, 4, 4, 2, 2, 3, 1, 0.7, 0.5, 0.5, 1.5, 0.6])[0]
        number = self._number()
        if unit == "kcal":
            number = str(random.randint(1, 899))
        elif unit == "kJ":
            number = random.choice([
                str(random.randint(10, 3700)),
                f"{random.randint(1, 3)}{random.choice(' .,')}{random.randint(0, 999):03d}"])
        elif unit in ("mg/kg", "kcal/kg", "IU"):
            number = str(random.randint(10, 4500))
        elif unit in ("mcg", "µg"):
            number = str(random.randint(0, 400))
        elif unit == "%":
            number = random.choice([str(random.randint(0, 100)), self._number()])
        sign = random.choice(["<", "< ", "<", "≤ ", "≤", "~", "≥", "±"]) if random.random() < 0.1 else ""
        return sign + number + (self._gap() if unit else "") + unit

    def _number(self):
        random = self._random
        digits = random.choices([0, 1, 2, 3], [36, 50, 12, 2])[0]
        value = random.choices(
            [random.uniform(0, 1), random.uniform(0, 10), random.uniform(0, 100),
             random.uniform(0, 900)], [27, 34, 34, 5])[0]
        if random.random() < 0.06:
            value = 0.0
        text = f"{value:.{digits}f}".replace(".", random.choice(",."))
        return text

    def _gap(self):
        return self._random.choice([" ", " ", " ", ""])

    def _energy(self):
        random = self._random
        kilojoules = random.randint(20, 3700)
        joule = "kJ" if random.random() < 0.88 else random.choice(["KJ", "kj", "Kj"])
        calorie = "kcal" if random.random() < 0.88 else random.choice(["Kcal", "KCAL", "Cal"])
        gap, calories = self._gap(), int(kilojoules / 4.184)
        pair = [f"{kilojoules}{gap}{joule}", f"{calories}{gap}{calorie}"]
        if random.random() < 0.25:
            pair.reverse()
        form = random.choice(["{} / {}", "{}/{}", "{} ({})", "{} {}", "{} | {}", "{}-{}"])
        return form.format(*pair)

    def _filled(self, phrase):
        return phrase.replace("{n}", str(self._random.randint(1, 60)))

    def _language(self, names):
        weights = [LANGUAGE_WEIGHTS.get(key, 0.7) for key in names]
        return self._random.choices(list(names), weights)[0]

    def _name(self, names):
        return self._filled(self._random.choice(names[self._language(names)]))

    def _word(self):
        word = self._random.choice(self._words)
        return self._random.choices([word, word.upper(), word.capitalize()], [8, 1, 1])[0]

    def _cell(self):
        random = self._random
        form = random.choices(
            ["value", "energy", "share", "heading", "percent", "two", "digits", "brackets", "glyph"],
            [63, 8, 5, 7, 4, 4, 4, 2, 3])[0]
        if form == "value":
            return self.value()
        if form == "energy":
            return self._energy()
        if form == "share":
            return (f"{self.value()}{random.choice([' ', ''])}({random.randint(0, 100)}"
                    f"{random.choice(['', ' '])}%{random.choice(['', '*'])})")
        if form == "heading":
            return self._filled(random.choice(phrases.HEADINGS))
        if form == "percent":
            return f"{random.randint(0, 100)}{self._gap()}%" + random.choice(["", "*", "**"])
        if form == "two":
            return f"{self.value()} {self.value()}"
        if form == "glyph":
            return random.choice(["0", "0", "g", "%", "kJ", "kcal", "mg", "µg", "-",
                                  str(random.randint(1, 9))])
        if form == "digits":
            return random.choice([str(random.randint(0, 9999)), self._number()])
        return f"({self.value()})"

    def _row(self):
        random = self._random
        name = self._name(self._food)
        if random.random() < 0.2:
            name += random.choice([" / ", "/", " | ", " - "]) + self._name(self._food)
        if random.random() < 0.1:
            name = random.choice(["- ", "– ", "* "]) + name
        if random.random() < 0.12:
            name = name.upper()
        if random.random() < 0.2:
            return name + random.choice(["", "", ":", "*", "¹", "²", "†", "**"])
        is_energy = re.match("Energ|Énerg|Brenn|Val|Warto|Fuin", name)
        text = name + random.choice(
            [" ", " ", " ", ": ", " " + "." * random.randint(3, 12) + " ", " - ", " | "])
        text += self._energy() if is_energy and random.random() < 0.7 else self.value()
        if random.random() < 0.35:
            text += " " + random.choice(
                [f"{random.randint(0, 100)}%", self.value(), f"{self.value()} {self.value()}",
                 f"{self.value()} {random.randint(0, 99)} %"])
        return text

    def _guarantee(self):
        """A guaranteed analysis or analytical constituents: a row, or several in a sentence."""
        random = self._random
        language = self._language(self._pet)
        names = self._pet[language]

        def part():
            share = f"{self._number()}{self._gap()}{random.choice(['%', '%', '%', 'mg/kg', 'g/kg'])}"
            return random.choice(names) + random.choice([" ", ": ", " ", " .... "]) + share

        parts = [part() for _ in range(random.choice([1, 1, 2, 3]))]
        text = ", ".join(parts)
        if language == "us" and random.random() < 0.4:
            text += random.choice([" MIN", " MAX", " min.", " max."])
        if random.random() < 0.1:
            text = text.upper()
        return self._clipped(text)

    def _ingredients(self):
        random = self._random
        parts, mark = [], random.choice([", "] * 12 + [" • ", " · ", "; ", " | "])
        for _ in range(random.randint(2, 6)):
            part = self._filled(random.choice(phrases.INGREDIENTS))
            form = random.random()
            if form < 0.18:
                part += f" ({self._number()}{self._gap()}%)"
            elif form < 0.24:
                part += f" {self._number()}%"
            elif form < 0.30:
                part = part.capitalize()
            elif form < 0.36:
                part = part.upper()
            parts.append(part)
        text = mark.join(parts)
        if random.random() < 0.25:
            text = f"{random.choice(phrases.INGREDIENT_HEADINGS)} {text}"
        if random.random() < 0.12:
            text = text.upper()
        if random.random() < 0.4:
            text += random.choice(",.;")
        return self._clipped(text)

    def _clipped(self, text):
        """A line's worth of running text, from any place in it."""
        random = self._random
        if len(text) <= 60:
            return text
        start = text.find(" ", random.randint(0, len(text) - 45)) + 1
        return text[start:start + random.randint(25, 62)].rsplit(" ", 1)[0]

    def _prose(self):
        random = self._random
        words = []
        for _ in range(random.randint(1, 8)):
            word, form = self._word(), random.random()
            if form < 0.08:
                word = self.value()
            elif form < 0.13:
                word = f"({word})"
            elif form < 0.30:
                word += random.choice(",.,;:!?-")
            elif form < 0.33:
                word = random.choice(['"{}"', "{}®", "{}™", "{}*", "l'{}", "& {}", "+{}", "{}°C", "½ {}", "¼ {}", "• {}", "{}²",
                                      "{}¹", "{} |", "± {}", "{}‡", "¾ {}", "{}³",
                                      "{}-" + self._word()]).format(word)
            words.append(word)
        return " ".join(words)

    def _small_print(self):
        random = self._random
        form = random.choices(["date", "digits", "place", "amount", "code", "store", "site"],
                              [30, 20, 12, 14, 10, 8, 6])[0]
        if form == "date":
            mark = random.choice("./- ")
            year = random.randint(2019, 2031)
            text = mark.join([f"{random.randint(1, 31):02d}", f"{random.randint(1, 12):02d}",
                              random.choice([str(year), str(year)[2:]])])
        elif form == "digits":
            text = " ".join("".join(random.choices("0123456789", k=random.randint(2, 5)))
                            for _ in range(random.randint(2, 5)))
        elif form == "place":
            text = f"{random.randint(1000, 99999)} {self._word().capitalize()}"
        elif form == "amount":
            text = f"{random.choice([75, 100, 125, 200, 250, 330, 400, 500, 1000, 156])}" \
                   f"{self._gap()}{random.choice(['g', 'ml', 'g e', 'g ℮', 'ml ℮', 'g℮', 'kg', 'l', 'cl', 'oz', 'lb'])}"
        elif form == "code":
            text = "".join(random.choices("0123456789ABCDEFGHKLMNPRSTUVXYZ-/ ",
                                          k=random.randint(4, 12)))
        elif form == "store":
            text = f"{random.choice(['+', '', '-', 'max. '])}{random.randint(0, 30)}°C"
        else:
            text = f"{self._word().lower()}.{random.choice(['de', 'com', 'fr', 'it', 'eu', 'pl'])}"
        if random.random() < 0.7:
            return random.choice(phrases.SMALL_PRINT) + random.choice(["", " ", " "]) + text
        return text

    def _noise(self):
        """No word at all, so that the model reads letters and does not guess."""
        random = self._random
        alphabet = "0123456789" * 3 + ".,%()/<>-+*:" + "gmkcalJ" \
            + "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz " \
            + "äöüéèàçñáíóúßąęłśżźćńčřšžěůőűășțøåæđģķļņħġ"
        return "".join(random.choices(alphabet, k=random.randint(1, 14)))
