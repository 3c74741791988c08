"""The driver of one worker, and the rules by which it is replaced. No Spark."""

import hashlib
import http.server
import os
import signal
import subprocess
import sys
import threading

import pyarrow as pa
import pytest
from conftest import FAULTY, processes, wait_until_gone

from labelscan_spark import ScanOptions
from labelscan_spark.fetching import Failure, fetch, local_path
from labelscan_spark.function import (
    MixedVersions, PhotoReader, ReadingReader, group_of, making_groups, reading, reading_groups)
from labelscan_spark.worker import CannotStart, RestingWorker, Worker, environment, resting


def options(**changes):
    return ScanOptions(**{"program": FAULTY, "time_limit": 20.0, **changes})


@pytest.fixture(autouse=True)
def no_resting_worker():
    """No worker of one test is the next one's."""
    yield
    resting.take(None, None)


@pytest.fixture
def reader():
    reader = PhotoReader(options())
    yield reader
    reader.end()


def test_a_record_has_its_line_and_its_columns(reader):
    row = reader.row("a.jpg", b"fine", name="a.jpg")
    assert row["status"] == "valid" and row["failure"] is None
    assert row["sha256"] == hashlib.sha256(b"fine").hexdigest()
    assert row["length"] == 4 and row["attempt"] == 1
    assert row["fat"] == {
        "value": 1.5, "unit": "g", "modifier": "<", "bound": None, "confidence": 0.9, "source": "ocr"}
    assert row["salt"] is None and [name for name, _ in row["nutrients"]] == ["fat"]


def test_the_shown_path_of_memory_is_not_in_a_failure(reader):
    row = reader.row("/photos/empty.jpg", b"")
    assert row["status"] == "failed" and row["length"] == 0
    assert row["failure"] == {
        "code": "notAnImage", "stage": "decode", "message": "/photos/empty.jpg is no picture"}


@pytest.mark.parametrize("order, code", [
    (b"crash", "workerCrashed"), (b"exit", "workerExited"), (b"garble", "workerGarbled"),
    (b"stale", "workerGarbled")])
def test_a_photo_that_ends_two_workers_is_quarantined(reader, order, code):
    before = reader.row("a", b"fine")
    row = reader.row("b", order)
    assert row["failure"]["code"] == code and row["failure"]["stage"] == "worker"
    assert row["attempt"] == 2 and "quarantined" in row["failure"]["message"]
    copy = reader.row("c", order)
    assert copy["failure"] == row["failure"] and copy["attempt"] == 0
    after = reader.row("d", b"fine")
    assert after["status"] == "valid" and after["brand"] != before["brand"]


def test_a_photo_that_ends_one_worker_is_read_by_the_next(reader, tmp_path):
    row = reader.row("a", f"once {tmp_path}/seen".encode())
    assert row["status"] == "valid" and row["attempt"] == 2


def test_a_photo_that_hangs_is_tried_once():
    reader = PhotoReader(options(time_limit=0.5))
    row = reader.row("a", b"hang")
    assert row["failure"]["code"] == "timedOut" and row["attempt"] == 1
    assert reader.worker is None
    assert reader.row("copy", b"hang")["attempt"] == 0


def test_a_worker_that_grows_is_replaced_and_its_record_kept(reader):
    first, second = reader.row("a", b"grow"), reader.row("b", b"fine")
    assert first["status"] == second["status"] == "valid"
    assert first["brand"] != second["brand"]


@pytest.mark.parametrize("greeting, reason", [
    ("stranger", "speaks protocol 99"), ("modelless", "no model in /nowhere"), ("mute", "did not greet")])
def test_a_worker_that_cannot_start_ends_the_task(monkeypatch, greeting, reason):
    monkeypatch.setenv("FAULTY_GREETING", greeting)
    before = processes(FAULTY)
    with pytest.raises(CannotStart, match=reason):
        PhotoReader(options(start_limit=0.5 if greeting == "mute" else 60)).row("a", b"fine")
    assert processes(FAULTY) == before


def test_a_missing_program_is_named():
    with pytest.raises(CannotStart, match="/nowhere/labelscan cannot be started"):
        Worker(options(program="/nowhere/labelscan"))


def test_another_version_ends_the_task(monkeypatch):
    version = Worker(options()).engine_version
    monkeypatch.setenv("FAULTY_VERSION", "2")
    with pytest.raises(MixedVersions, match="labelscan 2.*labelscan 1"):
        PhotoReader(options(engine_version=version)).row("a", b"fine")


def test_options_of_records_are_part_of_the_version():
    one, other = Worker(options()), Worker(options(arguments=("--language", "de")))
    assert one.engine_version != other.engine_version
    one.end()
    other.end()


def test_sizes_and_names_beyond_the_limits_are_failures():
    reader = PhotoReader(options(most_bytes=3))
    assert reader.row("a", b"fine")["failure"]["code"] == "tooLarge"
    assert reader.row("/nowhere", length=4)["failure"]["code"] == "tooLarge"
    assert reader.row("n" * 6000, b"abc")["failure"]["code"] == "nameTooLong"
    assert reader.row(None, b"abc")["failure"]["code"] == "noPath"
    assert reader.worker is None


def test_odd_names_come_through(reader):
    for name in ["sp ace é.jpg", "quote\"'\\.jpg", "line\nfeed.jpg", "%41#?.jpg", "日本.jpg"]:
        assert reader.row("/x/" + name, b"fine")["name"] == "/x/" + name


def test_one_row_a_photo_and_no_process_after_the_last(tmp_path):
    contents = [b"fine", b"crash", b"", b"exit", b"fine"] * 30
    batches = [
        pa.RecordBatch.from_pydict({"path": [f"{start + n}" for n in range(50)], "content": contents[start:start + 50]})
        for start in (0, 50, 100)]
    before = processes(FAULTY)
    rows = [row for batch in reading(options())(iter(batches)) for row in batch.to_pylist()]
    assert [row["path"] for row in rows] == [str(n) for n in range(150)]
    assert sum(row["status"] == "valid" for row in rows) == 60
    assert wait_until_gone(processes(FAULTY) - before) == set()


def drained(given):
    """Returns the row of a partition of one photo that is taken to its end."""
    photo = pa.RecordBatch.from_pydict({"path": ["a"], "content": [b"fine"]})
    return [row for batch in reading(given)(iter([photo])) for row in batch.to_pylist()][0]


def test_the_next_partition_of_a_process_has_the_same_worker():
    given = options(engine_version="labelscan 1, f 1, m")
    before = processes(FAULTY)
    first, second = drained(given), drained(given)
    assert first["brand"] == second["brand"]
    assert processes(FAULTY) - before == {int(first["brand"])}


@pytest.mark.parametrize("changes", [{"time_limit": 30.0}, {"arguments": ("--language", "de")}])
def test_another_job_has_another_worker(changes):
    given = options(engine_version="labelscan 1, f 1, m")
    first = drained(given)
    version = ", ".join(["labelscan 1, f 1, m", *changes.get("arguments", ())])
    second = drained(options(**changes, engine_version=version))
    assert first["brand"] != second["brand"]
    assert wait_until_gone({int(first["brand"])}, 0) == set()


def test_a_resting_worker_of_an_earlier_version_is_no_fault_of_the_job(monkeypatch):
    first = drained(options(engine_version="labelscan 1, f 1, m"))
    monkeypatch.setenv("FAULTY_VERSION", "2")
    second = drained(options(engine_version="labelscan 2, f 1, m"))
    assert second["status"] == "valid" and first["brand"] != second["brand"]


def test_a_resting_worker_that_died_is_replaced():
    given = options(engine_version="labelscan 1, f 1, m")
    first = drained(given)
    os.kill(int(first["brand"]), signal.SIGKILL)
    os.waitid(os.P_PID, int(first["brand"]), os.WEXITED | os.WNOWAIT)
    second = drained(given)
    assert second["status"] == "valid" and second["attempt"] == 1 and first["brand"] != second["brand"]


def test_a_worker_rests_for_its_time_alone():
    rest, given = RestingWorker(seconds=0.2), options()
    first, second = Worker(given), Worker(given)
    rest.put(first)
    rest.put(second)
    assert first.process.poll() is not None
    assert wait_until_gone({second.process.pid}, 5) == set()
    assert rest.take(given, second.engine_version) is None


def test_an_empty_partition_starts_no_worker():
    assert list(reading(options(program="/nowhere"))(iter([]))) == []


def test_rows_that_nobody_takes_end_the_worker():
    batch = pa.RecordBatch.from_pydict({"path": ["a"] * 200, "content": [b"fine"] * 200})
    before = processes(FAULTY)
    rows = reading(options())(iter([batch]))
    assert next(rows).num_rows == 64
    started = processes(FAULTY) - before
    assert len(started) == 1
    rows.close()
    assert wait_until_gone(started, 0) == set()


def test_the_program_ends_with_a_driver_that_is_killed(program):
    script = (
        "import sys, time; from labelscan_spark import ScanOptions; from labelscan_spark.worker import Worker; "
        "print(Worker(ScanOptions(program=sys.argv[1])).process.pid, flush=True); time.sleep(600)")
    driver = subprocess.Popen([sys.executable, "-c", script, program], stdout=subprocess.PIPE)
    worker = int(driver.stdout.readline())
    assert os.path.exists(f"/proc/{worker}")
    driver.kill()
    driver.wait()
    driver.stdout.close()
    assert wait_until_gone({worker}) == set()


def test_the_worker_gets_no_secret(monkeypatch):
    for name in ("LABELSCAN_USDA_KEY", "https_proxy", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "secret")
    monkeypatch.setenv("LABELSCAN_TESSDATA", "/models")
    given = environment(FAULTY)
    assert "secret" not in given.values()
    assert given["LABELSCAN_TESSDATA"] == "/models" and given["OMP_THREAD_LIMIT"] == "1"


@pytest.mark.parametrize("address, path", [
    ("/a b/é.jpg", "/a b/é.jpg"), ("file:/a b.jpg", "/a b.jpg"), ("file:///a%20b.jpg", "/a%20b.jpg"),
    ("s3a://bucket/a.jpg", None), ("https://host/a.jpg", None)])
def test_local_paths(address, path):
    assert local_path(address) == path


def test_files_that_are_none_are_named(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path, code in [("pipe", "notAFile"), ("absent", "notFound"), ("a\0b", "cannotOpen"), ("", "cannotOpen")]:
        with pytest.raises(Failure) as failure:
            fetch(f"{tmp_path}/{path}", options())
        assert failure.value.code == code


class Service(http.server.BaseHTTPRequestHandler):
    """Answers by the path; counts the requests."""

    asked = []

    def do_GET(self):
        self.asked.append(self.path)
        if self.path.startswith("/fine"):
            body = b"fine"
        elif self.path == "/flaky" and self.asked.count("/flaky") >= 2:
            body = b"flaky"
        elif self.path == "/large":
            body = b"x" * 100
        else:
            self.send_error(404 if self.path == "/absent" else 503)
            return
        self.send_response(200)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


@pytest.fixture
def service():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
    Service.asked = []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_addresses_are_fetched_with_patience(service, monkeypatch):
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy"):
        monkeypatch.delenv(name, raising=False)
    pauses = []

    def get(path, **changes):
        return fetch(service + path, options(**changes), sleep=pauses.append)

    assert get("/fine") == b"fine" and pauses == []
    assert get("/fine é b") == b"fine"
    assert get("/flaky") == b"flaky" and pauses == [0.5]
    for path, code, requests in [("/absent", "notFound", 1), ("/down", "unreachable", 3), ("/large", "tooLarge", 1)]:
        with pytest.raises(Failure) as failure:
            get(path, most_bytes=50)
        assert failure.value.code == code
        assert Service.asked.count(path) == requests


@pytest.mark.parametrize("by, path, barcodes, group", [
    ("folder", "file:/a/b/c.jpg", None, "file:/a/b"), ("folder", "c.jpg", ["1"], ""),
    ("barcode", "a.jpg", ["0036000291452", "2"], "36000291452"), ("barcode", "a.jpg", [], "\0a.jpg"),
    ("barcode", None, None, "\0")])
def test_the_key_of_a_product_is_that_of_the_batch(by, path, barcodes, group):
    assert group_of(by, path, barcodes) == group


def test_a_reading_has_its_group_and_no_record():
    reader = ReadingReader(options(), "barcode")
    row = reader.row("a.jpg", b"fine 4006381333931")
    failed = reader.row("b.jpg", b"crash")
    reader.end()
    assert row["group"] == "4006381333931" and '"a.jpg"' in row["reading"] and row["status"] == "read"
    assert failed["group"] == "\0b.jpg" and failed["reading"] is None and failed["attempt"] == 2


def test_photos_of_a_product_make_one_row_with_the_failed_ones():
    before = processes(FAULTY)
    contents = [b"fine 11", b"fine 11", b"crash", b"fine 22"]
    photos = pa.RecordBatch.from_pydict({"path": [f"x/{number}.jpg" for number in range(4)], "content": contents})
    readings = list(reading_groups(options(), "folder")(iter([photos])))
    rows = [row for batch in making_groups(options())(iter(readings)) for row in batch.to_pylist()]
    assert [row["name"] for row in rows] == ["x/0.jpg+x/1.jpg+x/3.jpg"]
    assert rows[0]["paths"] == ["x/0.jpg", "x/1.jpg", "x/3.jpg"] and rows[0]["group"] == "x"
    assert [(one["path"], one["code"]) for one in rows[0]["failed"]] == [("x/2.jpg", "workerCrashed")]
    readings = list(reading_groups(options(), "barcode")(iter([photos])))
    ordered = pa.Table.from_batches(readings).sort_by([("group", "ascending"), ("path", "ascending")]).to_batches()
    rows = [row for batch in making_groups(options())(iter(ordered)) for row in batch.to_pylist()]
    assert sorted((row["group"], row["status"]) for row in rows) == [
        ("\0x/2.jpg", "failed"), ("11", "valid"), ("22", "valid")]
    assert [row["failure"]["code"] for row in rows if row["failure"]] == ["workerCrashed"]
    assert wait_until_gone(processes(FAULTY) - before) == set()
