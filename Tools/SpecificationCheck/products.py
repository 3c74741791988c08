"""Points of the barcode scanner and of product databases."""

import re
import sqlite3

from bench import SAMPLES, case, expect, expect_code, expect_in, test
from services import NEGATIVE, NUT_BAR, PET_55, PET_WITH_ASH

UNKNOWN = "2000000000411"


@case("ingredients, allergens, traces of a database")
def _(bench):
    out = bench.run("lookup", NUT_BAR).out
    expect_in("Sugar, glucose syrup, hazelnuts", out)
    expect_in("Allergens: nuts (database)", out)
    expect_in("May contain: milk (database)", out)
    scan = bench.run("scan", "--barcode", NUT_BAR, SAMPLES / "food-pt.webp").out
    for words in ["nuts (database)", "gluten", "milk"]:
        expect_in(words, next(line for line in scan.splitlines() if line.startswith("Allergens:")))
    return "nuts (database), milk; beside those of the photo"


@case("Nutri-Score, NOVA and sugars of a number")
def _(bench):
    out = bench.run("lookup", NUT_BAR).out
    for words in ["Nutri-Score E (score 22", "NOVA 4 (ultra-processed): glucose syrup", "Sugars: 2 of the ingredients",
                  "Nutri-Score D, NOVA 4"]:
        expect_in(words, out)
    return "Nutri-Score E, NOVA 4, 2 sugars; the database's own D and 4"


@case("quantity, packaging, origins, shops, dates")
def _(bench):
    catalog = bench.run("lookup", "--json", NUT_BAR).record["catalog"]
    text = str(catalog)
    for word in ["en:paper", "en:turkey", "Markt", "en:germany", "40 g"]:
        expect_in(word, text)
    return "all are there"


@case("share of barcodes that are read")
def _(bench):
    run = bench.run("barcode", SAMPLES / "food-de-barcode.jpg")
    expect(re.search(r"\d{13}", run.out), run.out)
    return "a sample is read; the close-ups are not part of the project"


@case("no barcode, or a damaged one")
def _(bench):
    expect_in("no barcode", bench.run("barcode", SAMPLES / "food-pt.webp").out)
    return "no barcode; " + test(
        "EndToEndTests", "Names bars that cannot be read, and says what to do; a photo without bars has no barcode")


@case("QR, Data Matrix, GS1 Digital Link")
def _(_):
    return test("BarcodeReadingTests", "95 % of generated samples are read, and none wrongly")


@case("answers without a network")
def _(bench):
    expect_code(bench.run("lookup", NUT_BAR), 0)
    kept = bench.run("lookup", "--offline", NUT_BAR)
    expect_in("Nut bar", kept.out)
    first = bench.run("lookup", "--search", "nut").out
    bench.services.mode = "500"
    for options in [[], ["--offline"]]:
        expect(bench.run("lookup", *options, "--search", "nut").out == first, "another list of hits")
    return "the kept answer, and the kept hits of a search"


@case("an old answer while the service fails")
def _(bench):
    expect_code(bench.run("lookup", NUT_BAR), 0)
    answers = sqlite3.connect(bench.work / "cache/labelscan/answers.db")
    answers.execute("UPDATE answer SET given = given - 30 * 86400")
    answers.commit()
    answers.close()
    bench.services.mode = "500"
    for words in [("scan", "--barcode", NUT_BAR, SAMPLES / "food-pt.webp"), ("lookup", NUT_BAR), ("lookup", "--offline", NUT_BAR)]:
        expect_in("the product data are 30 days old", bench.run(*words).out)
    return "the product data are 30 days old"


@case("too many requests")
def _(bench):
    bench.shell(f'mkdir photos && cp "{SAMPLES}/pet-de-flat.jpg" "{SAMPLES}/food-pt.webp" photos')
    bench.services.mode = "429"
    first = bench.run("batch", "photos", "-o", "out", "--no-cache")
    expect_in("without an answer of a product database", first.out)
    bench.services.mode = "ok"
    again = bench.run("batch", "photos", "-o", "out", "--no-cache", "--resume")
    expect_code(again, 0)
    expect_in("0 photos read", again.out)
    expect_in("completed by a look-up", again.out)
    expect(not (bench.work / "out/pending.jsonl").exists() or not (bench.work / "out/pending.jsonl").read_text(), "some wait")
    return again.out.splitlines()[-1].strip()


@case("a service that hangs")
def _(bench):
    bench.services.mode = "hang"
    run = bench.run("lookup", "--no-cache", "--lookup-time-limit", "8", NUT_BAR)
    expect_code(run, 75)
    expect(run.seconds < 10, f"{run.seconds:.1f} s")
    expect(run.cpu < 0.02 * run.seconds, f"{run.cpu:.2f} s of processor time in {run.seconds:.1f} s")
    return f"{run.seconds:.1f} s, {run.cpu:.2f} s of processor time"


@case("limits of requests")
def _(bench):
    numbers = [NUT_BAR, NEGATIVE, PET_WITH_ASH, PET_55]
    fast = bench.run("lookup", "--no-cache", "--requests-per-minute", "6000", *numbers)
    expect_code(fast, 0)
    expect(fast.seconds < 5, f"{fast.seconds:.1f} s")
    held = test("ProductLookupTests", "Makes no more requests in any minute than are allowed")
    return f"4 numbers in {fast.seconds:.1f} s at 6000 a minute; {held}"


@case("contributions without an account")
def _(bench):
    bench.run("scan", "--offline", "--save", "--barcode", UNKNOWN, SAMPLES / "food-pt.webp")
    refused = bench.run("contribute", UNKNOWN, "--confirm", "--anonymous")
    expect_code(refused, 65)
    expect_in("no name and no brand", refused.err)
    bench.run("edit", UNKNOWN, "--name", "Bolachas", "--brand", "Casa")
    shown = bench.run("contribute", UNKNOWN, "--anonymous")
    expect_code(shown, 0)
    expect_in("product_name_pt", shown.out)
    return "refused without name and brand, else shown; " + test(
        "EndToEndTests", "Without an account a product is given anonymously, if that is asked for")


@case("two further reads of an answer")
def _(bench):
    bench.run("lookup", NUT_BAR)
    count = len(bench.services.requests)
    bench.run("lookup", NUT_BAR)
    bench.run("lookup", NUT_BAR)
    expect(len(bench.services.requests) == count, f"{count}, then {len(bench.services.requests)} requests")
    return "no further request"


@case("numbers in the language's form")
def _(bench):
    expect_in("12,8 g", bench.run("scan", "--offline", "--output-language", "de", SAMPLES / "food-pt.webp").out)
    bench.run("diary", "add", "--yes", "--manual", "apple", "--calories", "95", "--date", "2026-11-22")
    german = {"LC_ALL": "de_DE.UTF-8"}
    expect_in("22.11.2026", bench.run("diary", "day", "2026-11-22", settings=german).out)
    tiles = bench.run("scan", "--offline", "--output-language", "de", SAMPLES / "pet-us-can.jpg").out
    expect_in("Ballaststoffe", tiles)
    return "12,8 g; 22.11.2026; whole heads of tiles"


@case("words instead of keys")
def _(bench):
    out = bench.run("lookup", NUT_BAR, settings={"LC_ALL": "pt_PT.UTF-8"}).out
    expect_in("ácidos gordos saturados", out)
    expect("energyK" not in out, out)
    return "ácidos gordos saturados"


@case("a negative amount of a database")
def _(bench):
    expect_in("is below 0 [ValueIsPossible]", bench.run("lookup", NEGATIVE).out)
    draft = bench.run("diary", "add", "150 g negative")
    expect_code(draft, 65)
    expect_in("is known without calories", draft.out)
    return "refused when it is read"


@case("a field that is asked for once")
def _(bench):
    bench.run("lookup", "--language", "en", NUT_BAR)
    fields = re.search(r"fields=([^& ]*)", bench.services.requests[-1]).group(1).split(",")
    expect(len(fields) == len(set(fields)), f"{fields}")
    return f"{len(fields)} fields, none twice"


@case("no folder but our own")
def _(bench):
    bench.run("lookup", NUT_BAR)
    expect(not (bench.work / "data").exists(), "a folder of data")
    expect([path.name for path in (bench.work / "cache").iterdir()] == ["labelscan"], "another folder")
    return "cache/labelscan alone"


@case("version 2 of the database's interface")
def _(bench):
    expect_code(bench.run("lookup", "--no-cache", "--api-version", "2", NUT_BAR), 0)
    expect_in(f"/api/v2/product/{NUT_BAR}", bench.services.requests[-1])
    return "asked as /api/v2/product"


@case("an address that is neither https nor here")
def _(bench):
    expect_code(bench.run("lookup", "--no-cache", "--food-facts-url", "http://example.com", NUT_BAR), 64)
    secret = bench.run("lookup", "--no-cache", "--food-facts-url", "https://127.0.0.1:18800?k=URLSECRET", NUT_BAR)
    expect_code(secret, 64)
    expect("URLSECRET" not in secret.err, secret.err)
    port = bench.run("lookup", "--no-cache", "--food-facts-url", "http://127.0.0.1:99999", NUT_BAR)
    expect_in("give a port from 1 to 65535", port.err)
    loopback = bench.run(
        "lookup", "--no-cache", "--food-facts-url", "http://[::1]:1", "--pet-food-facts-url", "http://[::1]:1", NUT_BAR)
    expect_in("[::1] cannot be reached (Connection refused)", loopback.err)
    return "refused; its secret is not repeated; IPv6 works"


@case("a product that no database knows")
def _(bench):
    expect_code(bench.run("lookup", "--save", UNKNOWN), 1)
    expect_code(bench.run("edit", UNKNOWN, "--new", "--name", "Oats", "--manual", "energyKcal=372"), 0)
    expect_in("Oats", bench.run("history").out)
    expect_in("186", bench.run("diary", "add", "--offline", "50 g oats").out)
    return "typed, kept and eaten"


@case("a refused reading that a person accepts")
def _(bench):
    photo = SAMPLES / "pet-us-dots.webp"
    bench.write("limits.json", '{"wet": {"protein": {"minimum": 0, "maximum": 5}}}')
    options = ["--limits", "limits.json", "--offline", "--json"]
    record = bench.run("scan", *options, photo).record
    expect("protein" in [value["nutrient"] for value in record["forReview"]], f"{record['forReview']}")
    protein = next(value for value in record["forReview"] if value["nutrient"] == "protein")
    settled = bench.run("scan", *options, "--reject", "protein", "--manual", f"protein={protein['value']}", photo).record
    expect("protein" not in [value["nutrient"] for value in settled["forReview"]], f"{settled['forReview']}")
    expect(settled["nutrients"]["protein"]["source"] == "manual", f"{settled['nutrients']['protein']}")
    return "it needs no further review"
