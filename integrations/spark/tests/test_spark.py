"""Spark with two executors as processes of their own: real photos, faults, lost processes, a second run.

Needs Java 17, PySpark and the program, as `make test-spark` gives them.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from conftest import FAULTY, RUN, processes, wait_until_gone

pytest.importorskip("pyspark", reason="Spark is tested by make test-spark")

from pyspark.sql import SparkSession  # noqa: E402

from labelscan_spark import ScanOptions, engine_version, inventory, scan, scan_groups, scan_to, unread  # noqa: E402
from labelscan_spark import jobs  # noqa: E402

PHOTOS = ["pet-us-can.jpg", "food-pt.webp", "pet-de-front.jpg", "food-de-barcode.jpg"]


@pytest.fixture(scope="session")
def spark(tmp_path_factory):
    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        SparkSession.builder.master("local-cluster[2,1,1024]").appName("labelscan-spark tests")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.warehouse.dir", str(tmp_path_factory.mktemp("warehouse")))
        .config("spark.local.dir", str(tmp_path_factory.mktemp("local")))
        .config("spark.executorEnv.PYTHONFAULTHANDLER", "1")
        .config("spark.executorEnv.LABELSCAN_TEST_RUN", RUN)
        .config("spark.sql.shuffle.partitions", "4")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "64")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        .getOrCreate())
    session.sparkContext.setLogLevel("ERROR")
    yield session
    session.stop()


@pytest.fixture
def faulty():
    return ScanOptions(program=FAULTY, time_limit=5.0)


@pytest.fixture(autouse=True)
def no_orphan():
    """No worker is left, whatever a test did."""
    yield
    assert wait_until_gone(processes("faulty_worker") | processes("labelscan")) == set()


def test_records_are_those_of_the_batch(spark, program, samples, tmp_path):
    odd = tmp_path / "photos" / "sp ace é#%41 日本"
    odd.mkdir(parents=True)
    for name in PHOTOS:
        shutil.copy(samples / name, odd / name)
    (odd / "empty.jpg").write_bytes(b"")
    (odd / "text.jpg").write_bytes(b"no picture")
    (odd / "large.jpg").write_bytes(b"\xff\xd8" + bytes(3_000_000))
    listing = "".join(f"{path}\n" for path in sorted(odd.iterdir()))
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "LABELSCAN_LOG": "off"}
    batch = subprocess.run(
        [program, "batch", "-", "--output", str(tmp_path / "out"), "--offline", "--jobs", "2"],
        input=listing, text=True, env=environment, capture_output=True)
    assert batch.returncode == 1, batch.stderr
    expected = (tmp_path / "out/records.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(expected) == len(PHOTOS)

    options = ScanOptions(program=program, most_bytes=2_900_000, time_limit=300.0)
    folder = str(tmp_path / "photos")
    results = str(tmp_path / "results")
    assert scan_to(results, inventory(spark, folder), options) == 7
    rows = spark.read.parquet(results).collect()
    assert len(rows) == 7
    assert sorted(row["record"] for row in rows if row["record"]) == sorted(expected)
    failures = {Path(row["path"]).name: row["failure"]["code"] for row in rows if row["failure"]}
    assert failures == {"empty.jpg": "empty", "text.jpg": "notAnImage", "large.jpg": "tooLarge"}
    can = next(row for row in rows if row["path"].endswith("pet-us-can.jpg"))
    record = json.loads(can["record"])
    assert can["subject"] == "petFood" and can["protein"]["value"] == record["nutrients"]["protein"]["value"]
    assert can["protein"]["unit"] == "%" and can["protein"]["bound"] == "minimum"
    assert can["allergens"] == ["egg"] and can["model"] == "label"

    # Nothing is read again: every photo is made unreadable first.
    for path in odd.iterdir():
        status = path.stat()
        path.write_bytes(bytes(status.st_size))
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    shutil.copy(samples / "pet-us-can.jpg", odd / "new.jpg")
    assert scan_to(results, inventory(spark, folder), options) == 1
    assert spark.read.parquet(results).count() == 8
    # Another version reads all of them.
    assert unread(inventory(spark, folder), spark.read.parquet(results), "another").count() == 8
    digests = spark.createDataFrame([(can["sha256"],), ("0" * 64,)], "sha256 string")
    assert unread(digests, spark.read.parquet(results), can["engine_version"]).count() == 1


def test_an_inventory_is_the_same_with_and_without_a_list_in_the_driver(spark, tmp_path, monkeypatch):
    (tmp_path / "sp ace %41").mkdir()
    (tmp_path / "sp ace %41/full.jpg").write_bytes(b"full")
    (tmp_path / "empty.jpg").write_bytes(b"")
    # An hour that the clock of Berlin has twice.
    os.utime(tmp_path / "sp ace %41/full.jpg", ns=(0, 1_792_895_400_123_000_000))
    listed = sorted(inventory(spark, str(tmp_path)).collect())
    monkeypatch.setattr(jobs, "MOST_LISTED", 0)
    assert sorted(inventory(spark, str(tmp_path)).collect()) == listed
    assert [(Path(row["path"]).name, row["length"]) for row in listed] == [("empty.jpg", 0), ("full.jpg", 4)]
    assert listed[1]["modificationTime"].microsecond == 123_000


def test_few_photos_are_spread_over_all_slots(spark):
    slots = spark.sparkContext.defaultParallelism
    assert jobs.partitions_of(3, spark, ScanOptions()) == 3
    assert jobs.partitions_of(500, spark, ScanOptions()) == 8 * slots
    assert jobs.partitions_of(100_000, spark, ScanOptions()) == 500
    assert jobs.partitions_of(500, spark, ScanOptions(photos_a_partition=1)) == 500


def test_content_in_the_input_is_read_there(spark, program, samples):
    photos = spark.read.format("binaryFile").load(str(samples / "pet-us-can.jpg"))
    row = scan(photos, ScanOptions(program=program, time_limit=300.0)).collect()[0]
    assert row["status"] == "valid" and row["length"] == (samples / "pet-us-can.jpg").stat().st_size
    with pytest.raises(ValueError, match="content"):
        unread(photos, spark.createDataFrame([], "path string"), "1")


@pytest.mark.parametrize("by", ["folder", "barcode"])
def test_records_of_products_are_those_of_the_grouped_batch(spark, program, samples, tmp_path, by):
    photos = {
        "one": ["pet-de-flat.jpg", "pet-de-front.jpg"], "two": ["food-de-barcode.jpg"], "three": ["food-pt.webp"],
    }
    for folder, names in photos.items():
        (tmp_path / "photos" / folder).mkdir(parents=True)
        for name in names:
            shutil.copy(samples / name, tmp_path / "photos" / folder / name)
    (tmp_path / "photos/one/text.jpg").write_bytes(b"no picture")
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "LABELSCAN_LOG": "off"}
    listing = "".join(f"{path}\n" for path in sorted((tmp_path / "photos").glob("*/*")))
    subprocess.run(
        [program, "batch", "-", "--output", str(tmp_path / "out"), "--offline", "--jobs", "2", "--group-by", by],
        input=listing, text=True, env=environment, capture_output=True, check=False)
    expected = (tmp_path / "out/records.jsonl").read_text(encoding="utf-8").splitlines()
    found = scan_groups(
        inventory(spark, str(tmp_path / "photos")), by, ScanOptions(program=program, time_limit=300.0)).collect()
    assert sorted(row["record"] for row in found if row["record"]) == sorted(expected)
    if by == "folder":
        assert len(expected) == 3 and max(len(row["paths"]) for row in found) == 2
    bad = [one["code"] for row in found for one in row["failed"]]
    assert bad == ["notAnImage"]
    with pytest.raises(ValueError, match="no grouping"):
        scan_groups(["a.jpg"], "colour", spark=spark)


def photos_of(spark, contents, partitions):
    rows = [(f"photo{number}", bytearray(content)) for number, content in enumerate(contents)]
    return spark.createDataFrame(rows, "path string, content binary").repartition(partitions)


def test_crashes_and_hangs_cost_their_photos_alone(spark, faulty):
    contents = [b"fine", b"crash", b"fine", b"exit", b"hang", b"fine", b"garble", b""]
    rows = scan(photos_of(spark, contents, 3), faulty).collect()
    codes = {row["path"]: row["failure"]["code"] if row["failure"] else row["status"] for row in rows}
    assert codes == {
        "photo0": "valid", "photo1": "workerCrashed", "photo2": "valid", "photo3": "workerExited",
        "photo4": "timedOut", "photo5": "valid", "photo6": "workerGarbled", "photo7": "notAnImage"}
    assert len(rows) == len(contents)


def test_empty_partitions_and_a_limit_leave_no_process(spark, faulty):
    assert scan(photos_of(spark, [b"fine"], 8), faulty).count() == 1
    assert len(scan(photos_of(spark, [b"fine"] * 200, 2), faulty).limit(1).collect()) == 1


def test_another_version_on_an_executor_ends_the_job(spark, faulty):
    from dataclasses import replace

    assert engine_version(spark, faulty) == "labelscan 1, f 1, m"
    with pytest.raises(Exception, match="MixedVersions"):
        scan(photos_of(spark, [b"fine"], 1), replace(faulty, engine_version="labelscan 0, f 1, m")).collect()


def parent(number):
    """Returns the number of a process's parent."""
    return int(Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[1])


def executor_above(number):
    """Returns the number of the executor, a Java process, that a worker belongs to."""
    while b"java" not in Path(f"/proc/{number}/cmdline").read_bytes().split(b"\0")[0]:
        number = parent(number)
        assert number > 1
    return number


@pytest.mark.parametrize("victim", ["python", "executor"])
def test_a_killed_process_of_spark_costs_time_alone(spark, faulty, tmp_path, victim):
    flag = tmp_path / "seen"
    killed = []

    def kill():
        # The photo "slow" keeps its worker until its Python worker or executor is killed; others may be idle.
        end = time.monotonic() + 120
        while time.monotonic() < end:
            if flag.exists():
                worker = int(flag.read_text())
                target = parent(worker) if victim == "python" else executor_above(worker)
                os.kill(target, signal.SIGKILL)
                killed.append(worker)
                return
            time.sleep(0.05)

    from dataclasses import replace

    patient = replace(faulty, time_limit=120.0)
    # The first worker of this photo waits; another one answers at once.
    contents = [b"fine", b"fine", f"slow {flag}".encode(), b"fine"]
    thread = threading.Thread(target=kill)
    thread.start()
    rows = scan(photos_of(spark, contents, 2), patient).collect()
    thread.join()
    assert killed, "nothing was killed"
    assert sorted(row["path"] for row in rows) == [f"photo{n}" for n in range(4)]
    assert {row["status"] for row in rows} == {"valid"}
    assert wait_until_gone(set(killed)) == set()
