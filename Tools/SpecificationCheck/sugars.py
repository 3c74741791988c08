"""Points of the sugar detector and of the scores."""

from bench import SAMPLES, case, expect, expect_in

PANEL = (
    "Nutrition per 100 ml: energy {kj} kJ / {kcal} kcal, fat 0 g, saturates 0 g, carbohydrate {sugars} g, sugars {sugars} g, "
    "protein 0 g, salt 0 g\n")


@case("E420 to E968")
def _(bench):
    analysis = bench.parsed("Ingredients: sugar, E420, E421, E965, E967, E968\n")["sugarAnalysis"]
    sources = {kind["type"]: kind["sources"] for kind in analysis["sugarTypes"]}
    expect(sources == {"sucrose": ["sugar"], "sugar_alcohol": ["E420", "E421", "E965", "E967", "E968"]}, f"{sources}")
    return "sugar alcohols"


@case("cane juice, corn sweetener, barley malt, rapadura, trehalose")
def _(bench):
    panel = PANEL.format(kj=180, kcal=42, sugars=10.5)
    record = bench.parsed(panel + "Ingredients: water, cane juice, corn sweetener, barley malt, rapadura, trehalose\n")
    expect(record["sugarAnalysis"]["totalSugarIndicators"] == 5, f"{record['sugarAnalysis']}")
    return "5 sugars"


@case("natural mineral water")
def _(bench):
    record = bench.parsed(
        "Natural mineral water\n" + PANEL.format(kj=0, kcal=0, sugars=0) + "Ingredients: natural mineral water\n")
    score = record["nutriScore"]
    expect(score["grade"] == "A" and score["category"]["value"] == "water", f"{score}")
    return "A, water"


@case("water, sugar, E330")
def _(bench):
    record = bench.parsed(PANEL.format(kj=180, kcal=42, sugars=10.5) + "Ingredients: water, sugar, E330\n")
    expect(record["nova"]["group"] == 3, f"{record['nova']}")
    return "NOVA 3"


@case("peanuts in Greek, lupin and molluscs in Maltese")
def _(bench):
    for text, allergens in [
        ("Συστατικά: ζάχαρη, φιστίκια αράπικα, αλάτι, νερό.\n", {"peanuts"}),
        ("Ingredjenti: ilma, zokkor, lupin, maskli, melħ.\n", {"lupin", "molluscs"}),
    ]:
        found = {entry["allergen"] for entry in bench.parsed(text)["allergens"] or []}
        expect(found == allergens, f"{found}")
    return "found"


@case("the share of products with sugar")
def _(bench):
    bench.run("scan", "--offline", "--save", SAMPLES / "food-pt.webp")
    out = bench.run("stats").out
    expect_in("sugar in 1 of 1 product", out)
    expect_in("commonest findings: none", out)
    return next(line.strip() for line in out.splitlines() if line.startswith("sugar in"))
