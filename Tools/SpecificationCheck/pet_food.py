"""Points of the cat-food scanner."""

from bench import SAMPLES, case, expect, expect_code, expect_in, pet_food
from services import NAME_ONLY, PET_55, PET_72, PET_WITH_ASH

WITHOUT_ASH = "Complete cat food wet\nAnalytical constituents: protein 10 %, fat content 5 %, crude fibre 0.5 %, moisture 82 %\n"


@case("no assumed ash")
def _(bench):
    expect(bench.parsed(WITHOUT_ASH)["estimate"] is None, "an estimate without --estimate")
    estimate = bench.parsed(WITHOUT_ASH, "--estimate")["estimate"]
    expect(estimate["assumed"]["ash"]["value"] == 2.5, f"{estimate}")
    return "none; with --estimate 2.5 % is assumed"


@case("no estimate after a refused ash")
def _(bench):
    record = bench.parsed(pet_food(10, 5, 0.5, 82, 5.1), "--estimate")
    expect(record["estimate"] is None and record["carbohydrates"] is None, f"{record['estimate']}")
    return "no estimate"


@case("a sum above 102 %")
def _(bench):
    seen = []
    for values in [(20, 15, 3, 89, 5), (8, 5, 1, 91, 1)]:
        record = bench.parsed(pet_food(*values))
        messages = [finding["message"] for finding in record["findings"]]
        expect(any("above 102 %" in message for message in messages), f"{messages}")
        expect(record["foodType"]["value"] == "wet", f"{record['foodType']}")
        seen.append(next(message for message in messages if "above 102 %" in message))
    return seen[0]


@case("carbohydrate above 30 % of dry matter")
def _(bench):
    record = bench.parsed(pet_food(35, 15, 3, 8, 9.5))
    errors = [finding for finding in record["findings"] if finding["severity"] == "error"]
    expect(record["status"] == "needsReview" and errors, f"{record['status']}, {record['findings']}")
    return f"{record['carbohydrates']['percentOfDryMatter']} %, {record['status']}"


@case("the database's protein of 5 to 70 %")
def _(bench):
    good, bad = bench.run("lookup", "--json", PET_55).record, bench.run("lookup", PET_72)
    expect(good["nutrients"]["protein"]["value"] == 55, f"{good['nutrients']['protein']}")
    expect_in("ApiProteinIsInRange", bad.out)
    return "55 % accepted, 72 % refused"


@case("the database's ash and both spellings of fibre")
def _(bench):
    for number, ash, fibre in [(PET_55, 7, 2), (PET_72, 7, 2), (PET_WITH_ASH, 2, 0.5)]:
        values = bench.run("lookup", "--json", number).record["nutrients"]
        expect(values["ash"]["value"] == ash and values["fiber"]["value"] == fibre, f"{number}: {values}")
    return "all are read"


@case("no name on the label")
def _(bench):
    run = bench.run("scan", "--offline", SAMPLES / "pet-us-dots.webp")
    expect_in("Unknown product, unknown brand", run.out)
    return "Unknown product, unknown brand"


@case("name and brand of the label")
def _(bench):
    run = bench.run("scan", "--offline", SAMPLES / "pet-us-can.jpg")
    expect_in("name Maple Hollow", run.out.split("To be checked by you")[1])
    return "Maple Hollow is offered"


@case("engine of a record")
def _(bench):
    engine = bench.run("scan", "--offline", "--json", SAMPLES / "food-el-table.jpg").record["engine"]
    expect(engine["models"] == ["label", "ell"] and engine["tesseract"] and engine["name"] == "label", f"{engine}")
    plain = bench.run("scan", "--offline", "--json", SAMPLES / "food-pt.webp").record["engine"]
    expect(plain["models"] == ["label"] and plain["tesseract"] is None, f"{plain}")
    return f"{engine['models']}, Tesseract {engine['tesseract']}; none for a Latin label"


@case("a product that only a database names")
def _(bench):
    run = bench.run("scan", "--barcode", NAME_ONLY, SAMPLES / "pet-us-dots.webp")
    expect_code(run, 0)
    expect_in("Felis Name only", run.out)
    return "shown, exit code 0"


@case("a database's value below another source's")
def _(bench):
    record = bench.run("scan", "--json", "--barcode", PET_WITH_ASH, SAMPLES / "pet-us-dots.webp").record
    protein = record["nutrients"]["protein"]
    expect(protein["source"] == "ocr", f"{protein}")
    expect([other["source"] for other in protein["others"]] == ["api"], f"{protein['others']}")
    return "in `others`"
