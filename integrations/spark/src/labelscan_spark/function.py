"""The functions of mapInArrow: photos in, one row a photo out; readings in, one row a product out."""

import hashlib
import itertools
import json
import logging
import time

from .columns import GROUPS, READINGS, SCHEMA, batch_of, facts
from .fetching import Failure, fetch, local_path, too_large
from .worker import LONGEST_REQUEST, CannotStart, Worker, WorkerDied, WorkerTooSlow, resting

logger = logging.getLogger("labelscan_spark")

#: Rows of a batch of Arrow that is given back. A record is some 20 KB of JSON.
ROWS_A_BATCH = 64
#: Workers that one photo may end. Then it is quarantined.
TRIES = 2


class MixedVersions(Exception):
    """A worker is of another version than the job: its records would differ without a trace."""


class PhotoReader:
    """Reads photos with one worker, which is replaced when it dies, hangs or grows."""

    #: The columns of a row.
    schema = SCHEMA

    def __init__(self, options, make_worker=Worker):
        self.options = options
        self.make_worker = make_worker
        self.worker = None
        #: Failures by SHA-256 of photos that ended their workers: the same bytes are not tried again.
        self.quarantine = {}

    def row(self, path, content=None, name=None, length=None, modified=None):
        """Returns the columns of one photo, whatever it holds."""
        start = time.monotonic()
        columns = {field: None for field in self.schema.names}
        columns.update(path=path, length=length, modified=modified, attempt=0)
        try:
            self._read(columns, path, content, name)
        except Failure as failure:
            columns.update(status="failed", failure={
                "code": failure.code, "stage": failure.stage, "message": failure.message})
        columns["engine_version"] = self.options.engine_version
        columns["seconds"] = time.monotonic() - start
        return columns

    def _read(self, columns, path, content, name):
        options = self.options
        if path is None:
            raise Failure("noPath", "open", "the row has no path; give each photo one")
        if columns["length"] is not None and columns["length"] > options.most_bytes:
            raise too_large(path, columns["length"], options)
        if content is None:
            content = fetch(path, options)
        columns["length"] = len(content)
        if len(content) > options.most_bytes:
            raise too_large(path, len(content), options)
        digest = hashlib.sha256(content).hexdigest()
        columns["sha256"] = digest
        name = name or local_path(path) or path
        # A character takes 12 bytes of JSON at most, and the rest of a request less than 100.
        if len(name) * 12 + 100 > LONGEST_REQUEST:
            raise Failure("nameTooLong", "open", f"the name has {len(name)} characters; give a shorter one")
        if digest in self.quarantine:
            raise self.quarantine[digest]
        try:
            answer = self._answer(columns, name, lambda worker: self.ask(worker, content, name))
        except Failure as failure:
            self.quarantine[digest] = failure
            raise
        self.take(columns, answer)

    def ask(self, worker, content, name):
        """Asks a worker about one photo."""
        return worker.record(content, name)

    def take(self, columns, answer):
        """Fills the columns from an answer."""
        columns.update(facts(answer["record"]))

    def _answer(self, columns, name, ask):
        """Asks a worker, and another one if the first ends. A failure that the worker states is raised."""
        while True:
            worker = self._ready()
            self.shown_path = worker.path
            columns["attempt"] += 1
            try:
                answer = ask(worker)
            except WorkerTooSlow:
                self.end()
                raise Failure(
                    "timedOut", "worker",
                    f"{name} took longer than {self.options.time_limit} s; allow more with time_limit") from None
            except WorkerDied as death:
                self.end()
                logger.warning("%s: %s", name, death)
                if columns["attempt"] < TRIES:
                    continue
                raise Failure(
                    death.code, "worker",
                    f"{name}: {death}, twice; the photo is quarantined. It may be damaged.") from None
            if worker.is_overfed(answer):
                self.end()
            if "failure" in answer:
                failure = answer["failure"]
                message = str(failure.get("message")).replace(self.shown_path, name)
                raise Failure(str(failure.get("code")), str(failure.get("stage")), message)
            return answer

    def _ready(self):
        expected = self.options.engine_version
        if self.worker is None:
            self.worker = resting.take(self.options, expected)
        if self.worker is None:
            worker = self.make_worker(self.options)
            if expected is not None and worker.engine_version != expected:
                found = worker.engine_version
                worker.end()
                raise MixedVersions(
                    f"an executor has {found}, the job began with {expected}; install one version everywhere")
            self.worker = worker
        return self.worker

    def end(self):
        """Ends the worker, if there is one."""
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.end()

    def rest(self):
        """Leaves the worker, if there is one, to the next partition."""
        worker, self.worker = self.worker, None
        if worker is not None:
            resting.put(worker)


class ReadingReader(PhotoReader):
    """Reads photos of products that other photos show, too: the rows have readings in place of records."""

    schema = READINGS

    def __init__(self, options, by, make_worker=Worker):
        super().__init__(options, make_worker)
        self.by = by

    def row(self, path, content=None, name=None, length=None, modified=None):
        columns = super().row(path, content, name, length, modified)
        columns["group"] = group_of(self.by, path, columns.pop("barcodes", None))
        return columns

    def ask(self, worker, content, name):
        return worker.reading(content, name)

    def take(self, columns, answer):
        reading = answer["reading"]
        columns.update(
            status="read", barcodes=reading.get("barcodes"),
            reading=json.dumps(reading, ensure_ascii=False, separators=(",", ":")))


def group_of(by, path, barcodes):
    """Returns the key that photos of one product share, as `labelscan batch --group-by` has it.

    A photo without a barcode is alone. A path holds no NUL, so that no photo's name is another's barcode.
    """
    path = path or ""
    if by == "folder":
        return path.rpartition("/")[0]
    return barcodes[0].lstrip("0") if barcodes else "\0" + path


class ProductReader(PhotoReader):
    """Makes the records of products of their photos' readings, with one worker."""

    def product(self, group, photos):
        """Returns the columns of one product."""
        start = time.monotonic()
        columns = {field: None for field in GROUPS.names}
        read = [photo for photo in photos if photo["reading"] is not None]
        failed = [
            {"path": photo["path"], **photo["failure"]} for photo in photos if photo["failure"] is not None]
        columns.update(group=group, paths=[photo["path"] for photo in read], failed=failed, attempt=0)
        try:
            if not read:
                raise Failure(failed[0]["code"], failed[0]["stage"], failed[0]["message"])
            lines = [photo["reading"] for photo in read]
            answer = self._answer(
                columns, group.replace("\0", ""), lambda worker: worker.record_of_readings(lines))
            columns.update(facts(answer["record"]))
        except Failure as failure:
            columns.update(status="failed", failure={
                "code": failure.code, "stage": failure.stage, "message": failure.message})
        columns["engine_version"] = self.options.engine_version
        columns["seconds"] = time.monotonic() - start + sum(photo["seconds"] or 0 for photo in photos)
        return columns


def in_batches(reader, rows, schema):
    """Yields rows as batches of Arrow, and leaves the worker to the next partition.

    The worker ends where Spark takes no more, as for limit(1), and after an error.
    """
    try:
        while part := list(itertools.islice(rows, ROWS_A_BATCH)):
            yield batch_of(part, schema)
        reader.rest()
    finally:
        reader.end()


def reading(options):
    """Returns the function of mapInArrow that makes a record of each photo."""

    def read(batches):
        reader = PhotoReader(options)
        rows = (reader.row(**photo) for batch in batches for photo in photos(batch))
        return in_batches(reader, rows, SCHEMA)

    return read


def reading_groups(options, by):
    """Returns the function of mapInArrow that reads each photo, and names its group."""

    def read(batches):
        reader = ReadingReader(options, by)
        rows = (reader.row(**photo) for batch in batches for photo in photos(batch))
        return in_batches(reader, rows, READINGS)

    return read


def making_groups(options):
    """Returns the function of mapInArrow that makes a record of the readings of each group, which follow each other."""

    def make(batches):
        reader = ProductReader(options)
        readings = (row for batch in batches for row in batch.to_pylist())
        groups = itertools.groupby(readings, key=lambda row: row["group"])
        rows = (reader.product(group, list(photos)) for group, photos in groups)
        return in_batches(reader, rows, GROUPS)

    return make


def photos(batch):
    """Yields the arguments of `PhotoReader.row` for each row of a batch, one content at a time."""
    names = batch.schema.names
    columns = {
        argument: batch.column(names.index(column)) if column in names else None
        for argument, column in (
            ("path", "path"), ("content", "content"), ("name", "name"), ("length", "length"),
            ("modified", "modificationTime"))
    }
    for row in range(batch.num_rows):
        yield {
            argument: None if column is None else column[row].as_py() for argument, column in columns.items()
        }


def versions(options):
    """Returns the function of mapInArrow that gives the version of the worker of one executor."""
    import pyarrow as pa

    def ask(batches):
        for _ in batches:
            worker = Worker(options)
            try:
                yield pa.RecordBatch.from_pydict({"engine_version": [worker.engine_version]})
            finally:
                worker.end()
            return

    return ask


__all__ = [
    "CannotStart", "MixedVersions", "PhotoReader", "ProductReader", "ReadingReader", "making_groups", "photos", "reading",
    "reading_groups", "versions",
]
