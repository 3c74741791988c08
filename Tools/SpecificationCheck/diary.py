"""Points of the calorie diary and the macro tracker."""

import datetime

from bench import SAMPLES, case, expect, expect_code, expect_in, test
from services import NUT_BAR

FATSECRET = {"LABELSCAN_FATSECRET_KEY": "key", "LABELSCAN_FATSECRET_SECRET": "secret"}


def log(bench, day, food="oats", calories="220"):
    expect_code(
        bench.run("diary", "add", "--yes", "--manual", food, "--portion", "60 g", "--calories", calories, "--date", day), 0)


@case("any range of days")
def _(bench):
    for day in ["2026-11-01", "2026-11-05", "2026-11-10", "2026-11-11"]:
        log(bench, day)
    out = bench.run("diary", "stats", "--from", "2026-11-01", "--date", "2026-11-10").out
    expect_in("2026-11-01", out)
    expect_in("logged on 3 of 10 days", out)
    expect("2026-11-11" not in out, out)
    return "3 of 10 days"


@case("streaks")
def _(bench):
    today = datetime.date(2026, 11, 22)
    for back in range(22):
        log(bench, str(today - datetime.timedelta(days=back)))
    for window in ["--week", "--month"]:
        expect_in("streak 22 days, longest 22", bench.run("diary", "stats", window, "--date", str(today)).out)
    return "streak 22 days, longest 22"


@case("a negative amount")
def _(bench):
    run = bench.run("diary", "add", "-3", "eggs")
    expect_code(run, 64)
    expect_in("nobody eats less than nothing", run.err)
    for calories in ["-5", "nan", "inf", "abc"]:
        expect_code(bench.run("diary", "add", "--yes", "--manual", "x", "--calories", calories), 65)
    typo = bench.run("diary", "add", "--ofline", "3", "eggs")
    expect_in("Unknown option '--ofline'", typo.err)
    return "refused"


def fatsecret(bench):
    return FATSECRET | {"LABELSCAN_FATSECRET_URL": bench.services.address + "/rest/server.api"}


@case("another hit")
def _(bench):
    run = bench.run(
        "diary", "add", "--yes", "--keep-fatsecret", "--set", "1.hit=2", "100 g toast", settings=fatsecret(bench))
    expect_code(run, 0)
    day = bench.run("diary", "day", "--json").record
    food = day["meals"][0]["entries"][0]["food"]
    expect(food["name"] == "Toast, Rye" and food["amounts"]["energyKcal"] == 300, f"{food}")
    return "name, calories and portion are those of the second hit"


@case("the serving of a service's food")
def _(bench):
    seen = []
    for phrase, words, calories in [
        ("6 oz jerky", "3 oz", 480), ("1 slice of toast", "2 slices", 90), ("2 portions of soup", "1 portion", 180)
    ]:
        run = bench.run("diary", "add", "--yes", "--keep-fatsecret", phrase, settings=fatsecret(bench))
        expect_code(run, 0)
        expect(str(calories) in run.out.splitlines()[2].split(), run.out)
        expect_in(f"from {words}", run.out)
        seen.append(f"{phrase}: {calories} kcal")
    return "; ".join(seen)


@case("a bowl of cereal")
def _(bench):
    run = bench.run("diary", "add", "--offline", "A bowl of cereal")
    expect_code(run, 65)
    expect_in("name a language model's key", run.out)
    return "how much 1 bowl holds is not known"


@case("two machines")
def _(bench):
    other = {"XDG_DATA_HOME": str(bench.work / "other")}
    log(bench, "2026-11-22", "apple")
    bench.run("list", "add", "oat", "milk")
    bench.run("diary", "add", "--yes", "--manual", "pear", "--calories", "60", "--date", "2026-11-22", settings=other)
    bench.shell("mkdir shared")
    for settings in [None, other, None]:
        expect_code(bench.run("diary", "sync", "shared", settings=settings), 0)

    def state(settings):
        entries = bench.run("diary", "day", "2026-11-22", "--json", settings=settings).record["meals"]
        return sorted(entry["food"]["name"] for meal in entries for entry in meal["entries"])

    expect(state(None) == state(other) == ["apple", "pear"], f"{state(None)}, {state(other)}")
    expect_in("oat milk", bench.run("list", settings=other).out)
    return "one state; " + test(
        "FoodDiaryTests", "10,000 random interleavings converge on the last change of each field")


@case("the number of scans of a product")
def _(bench):
    for _ in range(3):
        bench.run("scan", "--offline", "--save", "--barcode", NUT_BAR, SAMPLES / "food-pt.webp")
    out = bench.run("history").out
    expect_in("3 scans", out)
    expect_in("1 product scanned today", bench.run("stats").out)
    return out.strip().splitlines()[0]


@case("a person's profile, comparisons, a list to buy")
def _(bench):
    expect_code(bench.run("profile", "add", "milk", "nuts", "vegan", "sugars=5"), 0)
    scan = bench.run("scan", "--offline", "--save", "--barcode", "2000000000411", SAMPLES / "food-pt.webp").out
    expect_in("Contains: milk (photo", scan)
    expect_in("Above your limit: sugars 19.5 g (5 g)", scan)
    expect_in("May contain: milk (database)", bench.run("lookup", NUT_BAR).out)
    expect_in("Nutri-Score", bench.run("compare", NUT_BAR, "2000000000411").out)
    listed = bench.run("list", "add", "--product", "2000000000411").out
    expect_in("Contains: milk", listed)
    for wrong in ["moon", "sugars", "sugars=101"]:
        expect_code(bench.run("profile", "add", wrong), 64)
    return "Contains: milk (photo); above your limit: sugars 19.5 g (5 g)"
