"""Points of the safety of data, and faults that a hostile user found."""

import json
import os
import stat

from bench import SAMPLES, case, expect, expect_code, expect_in, test
from services import NUT_BAR

DUMP = json.dumps({"code": "4006381333931", "product_name": "Dup", "nutriments": {}}) + "\n"


def photos(bench, *names):
    for name in names or ["food-pt.webp", "pet-us-can.jpg", "pet-de-flat.jpg"]:
        target = bench.work / "photos" / name
        target.parent.mkdir(exist_ok=True)
        target.write_bytes((SAMPLES / name).read_bytes())


def filled_database(bench):
    bench.run("diary", "goals", "--calories", "2000")
    return bench.work / "data/labelscan/labelscan.db"


@case("a full disk in a batch")
def _(bench):
    photos(bench)
    run = bench.shell(
        'unshare --user --map-root-user --mount bash -c \'mkdir small; mount -t tmpfs -o size=900k tmpfs small || exit 99; '
        f'"{bench.program}" diary goals --calories 2000 --database small/d.db >&2; '
        'head -c 2000000 /dev/zero > small/fill 2>/dev/null; '
        f'"{bench.program}" batch photos -o out -j 1 --offline --database small/d.db >&2; echo first $?; '
        'rm small/fill; mount -o remount,size=8m small; '
        f'"{bench.program}" batch photos -o out -j 1 --offline --database small/d.db --resume; echo second $?\'')
    expect_in("first 74", run.out)
    expect_in("3 photos read, 0 failed", run.out)
    expect_in("second 0", run.out)
    return "exit code 74, then 3 photos"


@case("import over a file that is no catalogue")
def _(bench):
    database = filled_database(bench)
    dump = bench.write("dup.openfoodfacts.jsonl", DUMP)
    photo = bench.work / "photo.webp"
    photo.write_bytes((SAMPLES / "food-pt.webp").read_bytes())
    for path in [database, dump, photo]:
        before = path.read_bytes()
        run = bench.run("catalog", "import", dump, "-o", path)
        expect(run.code != 0, f"exit code {run.code}")
        expect_in("is no catalogue, so it is left as it is", run.err)
        expect(path.read_bytes() == before, f"{path} has changed")
    return "a database, the dump and a photo are left as they are"


@case("a dump without products")
def _(bench):
    dump = bench.write("dup.openfoodfacts.jsonl", DUMP)
    expect_code(bench.run("catalog", "import", dump, "-o", "k.db"), 0)
    for name, text in [("err.openfoodfacts.jsonl", '{"error":"rate limited"}\n'), ("hdr.openfoodfacts.csv", "code\tproduct_name\n")]:
        expect(bench.run("catalog", "import", bench.write(name, text), "-o", "k.db").code != 0, name)
    expect_in("Dup", bench.run("lookup", "--offline", "--no-cache", "--catalog", "k.db", "4006381333931").out)
    expect(not list(bench.work.glob("*importing*")), "an unfinished file is left")
    return "refused; the old catalogue answers"


@case("two first commands at once")
def _(bench):
    run = bench.shell(
        "failed=0; for round in $(seq 12); do rm -f new.db*; for one in 1 2; do "
        "labelscan diary add --yes --manual f$one --portion '1 piece' --calories 1 --database new.db >/dev/null & done; "
        "for job in $(jobs -p); do wait $job || failed=$((failed+1)); done; "
        "count=$(labelscan diary day --json --database new.db | grep -o '\"name\":\"f' | wc -l); "
        "[ $count -ge 2 ] || failed=$((failed+100)); done; echo failed $failed")
    expect_in("failed 0", run.out)
    return "0 of 24 failed"


@case("a copy to go back to")
def _(bench):
    bench.run("scan", "--offline", "--save", SAMPLES / "food-pt.webp")
    bench.run("diary", "add", "--yes", "--manual", "apple", "--calories", "95")
    before = bench.run("history").out + bench.run("diary", "day").out
    expect_code(bench.run("backup", "copy.db"), 0)
    database = bench.work / "data/labelscan/labelscan.db"
    database.write_bytes(b"damaged" * 200)
    expect_code(bench.run("history"), 65)
    database.unlink()
    expect_code(bench.run("backup", "--database", "copy.db", database), 0)
    expect(bench.run("history").out + bench.run("diary", "day").out == before, "something is missing")
    return "products and diary are there again"


@case("a read-only database")
def _(bench):
    bench.run("scan", "--offline", "--save", SAMPLES / "food-pt.webp")
    database = bench.work / "data/labelscan/labelscan.db"
    copy = bench.work / "ro.db"
    copy.write_bytes(database.read_bytes())
    copy.chmod(0o444)
    if os.getuid() == 0:
        for folder in [bench.folder, bench.work]:
            folder.chmod(0o755)
        run = bench.shell(f'exec setpriv --reuid 65534 --clear-groups env HOME=/nonexistent LABELSCAN_LOG=off "{bench.program}" history --database "{copy}"')
    else:
        run = bench.run("history", "--database", copy)
    expect_code(run, 0)
    expect_in("#1", run.out)
    return "listed"


@case("private files")
def _(bench):
    previous = os.umask(0o022)
    try:
        bench.run("lookup", NUT_BAR)
        database = filled_database(bench)
    finally:
        os.umask(previous)
    answers = bench.work / "cache/labelscan/answers.db"
    for path, mode in [(database, 0o600), (database.parent, 0o700), (answers, 0o600), (answers.parent, 0o700)]:
        expect(stat.S_IMODE(path.stat().st_mode) == mode, f"{path}: {path.stat().st_mode:o}")
    return "0600 in 0700"


@case("keys in workers")
def _(bench):
    photos(bench)
    run = bench.shell(
        f'export LABELSCAN_USDA_KEY=SECRETK LABELSCAN_GEMINI_KEY=SECRETK; "{bench.program}" batch photos -o out --offline -j 1 >/dev/null & '
        'parent=$!; for try in $(seq 200); do worker=$(pgrep -P $parent | head -1); [ -n "$worker" ] && '
        'tr "\\0" "\\n" < /proc/$worker/environ > seen 2>/dev/null && [ -s seen ] && break; sleep 0.01; done; '
        'echo "lines $(wc -l < seen), secrets $(grep -c SECRETK seen)"; wait $parent')
    expect_in("secrets 0", run.out)
    expect("lines 0" not in run.out, "no worker was seen")
    return "none"


@case("random bytes as a database or as kept answers")
def _(bench):
    bad = bench.work / "bad.db"
    bad.write_bytes(os.urandom(5000))
    before = bad.read_bytes()
    history = bench.run("history", "--database", "bad.db")
    expect_code(history, 65)
    expect_in("is no database of this program or is damaged", history.err)
    lookup = bench.run("lookup", "--cache", "bad.db", NUT_BAR)
    expect_code(lookup, 0)
    expect_in("Nut bar", lookup.out)
    expect_in("is no file of answers or is damaged", lookup.err)
    expect(bad.read_bytes() == before, "the file has changed")
    return "named; the file is unchanged"


@case("a link for a result")
def _(bench):
    photos(bench, "food-pt.webp")
    target = bench.write("target", "precious\n")
    (bench.work / "out").mkdir()
    (bench.work / "out/records.jsonl").symlink_to(target)
    run = bench.run("batch", "photos", "-o", "out", "--offline", "--force")
    expect(run.code != 0 and target.read_text() == "precious\n", f"exit code {run.code}, {target.read_text()}")
    return "refused; its target is unchanged"


@case("folders whose names differ in their bytes alone")
def _(bench):
    for name, sample in [("caf\u00e9", "food-pt.webp"), ("cafe\u0301", "pet-us-dots.webp")]:
        folder = bench.work / "group" / name
        folder.mkdir(parents=True)
        (folder / "a.webp").write_bytes((SAMPLES / sample).read_bytes())
    bench.run("batch", "group", "-o", "out", "--offline", "--group-by", "folder")
    lines = (bench.work / "out/records.jsonl").read_text().splitlines()
    expect(len(lines) == 2, f"{len(lines)} records")
    return "2 records"


@case("a FIFO as a database or as the log")
def _(bench):
    os.mkfifo(bench.work / "fifo")
    filled_database(bench)
    expect_code(bench.run("history", "--database", "fifo", limit=10), 66)
    expect_code(bench.run("stats", settings={"LABELSCAN_LOG": str(bench.work / "fifo")}, limit=10), 0)
    return "exit code 66; no log"


@case("the signal of Ctrl-\\")
def _(bench):
    bench.services.mode = "hang"
    run = bench.shell(f'"{bench.program}" lookup --no-cache {NUT_BAR} & job=$!; sleep 1; kill -QUIT $job; wait $job; echo exit $?')
    expect_in("exit 131", run.out)
    expect(run.seconds < 4 and "crash" not in run.err, f"{run.seconds:.1f} s: {run.err[-300:]}")
    return "ends at once"


@case("a clock that has jumped")
def _(_):
    return test("EndToEndTests", "Entries that a wrong clock may have made old are left, with what to do")


@case("a resumed batch with an earlier failure, and with none")
def _(bench):
    photos(bench, "food-pt.webp")
    (bench.work / "photos/broken.jpg").write_bytes(b"\xff\xd8\xff nonsense")
    expect_code(bench.run("batch", "photos", "-o", "out", "--offline"), 1)
    again = bench.run("batch", "photos", "-o", "out", "--offline", "--resume")
    expect_code(again, 1)
    expect_in("1 photo failed in earlier runs", again.out)
    (bench.work / "photos/broken.jpg").unlink()
    expect_code(bench.run("batch", "photos", "-o", "other", "--offline"), 0)
    expect_code(bench.run("batch", "photos", "-o", "other", "--offline", "--resume"), 0)
    return "1 with the reason, 0"


@case("limits of lists")
def _(bench):
    for words in [("search", "--limit", "0", "x"), ("history", "--limit", "0")]:
        expect_code(bench.run(*words), 64)
    return "0 is refused"


@case("hostile answers and connections")
def _(_):
    names = [
        "A redirect to another host is not followed",
        "A certificate that nobody vouches for is not trusted",
        "Nothing is read beyond the largest answer",
        "A body without end is left after its limit, and no more of it is fetched",
        "A service that knows no TLS but 1.1 is not spoken with",
    ]
    return "; ".join(dict.fromkeys(test("ProductLookupTests", name) for name in names))
