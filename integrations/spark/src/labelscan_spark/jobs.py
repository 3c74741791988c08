"""The jobs of Spark: list photos, leave out those that are done, read the rest, keep the rows."""

import dataclasses
import functools
import json
import math
import re
import urllib.parse

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F

from .columns import GROUPS, READINGS, SCHEMA
from .function import making_groups, reading, reading_groups, versions
from .options import ScanOptions

#: Failures that another run may not have: the photo is tried again.
TRIED_AGAIN = ("notFound", "unreachable", "cannotOpen")
#: The most photos that the driver holds as a list. A shuffle of 200 partitions takes longer for fewer photos.
MOST_LISTED = 10_000
#: The partitions of a small scan for each task slot: a slot that ends early then has another one.
PARTITIONS_A_SLOT = 8

#: The groupings of `scan_groups`, as `labelscan batch --group-by` names them.
GROUPINGS = ("folder", "barcode")


def _arrow_schema(schema=SCHEMA):
    """Returns the columns of a result as Spark has them."""
    from pyspark.sql.pandas.types import from_arrow_schema

    return from_arrow_schema(schema)


def engine_version(spark: SparkSession, options: ScanOptions = ScanOptions()) -> str:
    """Returns the version of program, engine and models that an executor has.

    Starts one worker in a job of one row. Fails where no executor can start one.
    """
    rows = spark.range(1, numPartitions=1).mapInArrow(versions(options), "engine_version string").collect()
    return rows[0]["engine_version"]


def inventory(spark: SparkSession, folder: str, pattern: str = None) -> DataFrame:
    """Returns the photos below a folder: path, length and modificationTime. No content is read.

    The driver lists the folder. An object store's own inventory is faster for millions of photos.
    """
    reader = spark.read.format("binaryFile").option("recursiveFileLookup", "true")
    if pattern:
        reader = reader.option("pathGlobFilter", pattern)
    loaded = reader.load(folder)
    found = loaded.select("path", "length", "modificationTime")
    # Spark plans no read of an empty file, so that its rows lack them; the list of files has them.
    names = [_spelled(name) for name in loaded.inputFiles()]
    if len(names) <= MOST_LISTED:
        return _listed(spark, found, names)
    listed = spark.createDataFrame([(name,) for name in names], "path string")
    empty = listed.join(found.select("path"), "path", "left_anti").select(
        "path", F.lit(0).cast("bigint").alias("length"), F.lit(None).cast("timestamp").alias("modificationTime"))
    return found.unionByName(empty)


def _listed(spark, found, names):
    """Returns an inventory that the driver holds: the files that Spark found, and those of `names` beside them."""
    # As numbers: a time of day of the driver may occur twice, in autumn.
    rows = found.select("path", "length", F.unix_micros("modificationTime")).collect()
    known = {row[0] for row in rows}
    rows = [tuple(row) for row in rows] + [(name, 0, None) for name in names if name not in known]
    # As text: for rows of Python Spark starts more Python processes on every executor, 2 processor seconds a job.
    text = json.dumps([{"path": path, "length": length, "micros": micros} for path, length, micros in rows])
    schema = "array<struct<path: string, length: bigint, micros: bigint>>"
    listed = spark.range(1, numPartitions=1).select(F.inline(F.from_json(F.lit(text), schema)))
    return listed.select("path", "length", F.timestamp_micros("micros").alias("modificationTime"))


def _spelled(address):
    """Returns an address of `inputFiles`, which is encoded, as the column `path` has it."""
    return re.sub("^file:/+", "file:/", urllib.parse.unquote(address))


def scan(photos, options: ScanOptions = ScanOptions(), spark: SparkSession = None) -> DataFrame:
    """Returns one row a photo: its record as JSON, its facts as columns, or its failure.

    `photos` is a list of paths and addresses, or a DataFrame with the column `path`. Columns that may be there:
    `content` (else the photo is fetched where it is read), `name` (what the record calls it), `length` and
    `modificationTime`.
    """
    photos, options = _prepared(photos, options, spark)
    return photos.mapInArrow(reading(options), _arrow_schema())


def scan_groups(photos, by: str, options: ScanOptions = ScanOptions(), spark: SparkSession = None) -> DataFrame:
    """Returns one row a product: the record of all its photos, or its failure.

    `by` is `folder` or `barcode`: photos of one folder, or with the same barcode, show one product. A photo without a
    barcode is a product of its own. `photos` is as for `scan`. Photos are read where they are; their readings, some
    100 KB each, are then sorted by product.
    """
    if by not in GROUPINGS:
        raise ValueError(f"{by!r} is no grouping; give one of {', '.join(GROUPINGS)}")
    photos, options = _prepared(photos, options, spark)
    readings = photos.mapInArrow(reading_groups(options, by), _arrow_schema(READINGS))
    together = readings.repartition("group").sortWithinPartitions("group", "path")
    return together.mapInArrow(making_groups(options), _arrow_schema(GROUPS))


def _prepared(photos, options, spark):
    """Returns photos as a DataFrame of known columns, and options with the version of the executors."""
    if not isinstance(photos, DataFrame):
        spark = spark or SparkSession.active()
        photos = spark.createDataFrame([(path,) for path in photos], "path string")
    spark = photos.sparkSession
    if options.engine_version is None:
        options = dataclasses.replace(options, engine_version=engine_version(spark, options))
    wanted = ("path", "content", "name", "length", "modificationTime")
    return photos.select(*(column for column in wanted if column in photos.columns)), options


def unread(photos: DataFrame, results: DataFrame, engine_version: str) -> DataFrame:
    """Returns the photos without a row of this engine version in `results`. No content is read.

    Photos are compared by `sha256` where the input has that column, else by path, length and time of change.
    Unreachable photos are tried again, quarantined ones are not.
    """
    if "content" in photos.columns:
        raise ValueError("leave the column content out: Spark would fetch every photo before it is compared")
    code = F.coalesce(F.col("failure.code"), F.lit(""))
    done = results.where((F.col("engine_version") == engine_version) & ~code.isin(*TRIED_AGAIN))
    if "sha256" in photos.columns:
        return photos.join(done.select("sha256").distinct(), "sha256", "left_anti")
    keys = ["path"] + [key for key in ("length", "modificationTime") if key in photos.columns]
    done = done.withColumnRenamed("modified", "modificationTime")
    done = done.select(*(F.col(key).alias(f"done_{key}") for key in keys)).distinct()
    # An empty file has no time of change.
    same = functools.reduce(
        lambda one, other: one & other, (F.col(key).eqNullSafe(F.col(f"done_{key}")) for key in keys))
    return photos.join(done, same, "left_anti")


def scan_to(folder: str, photos: DataFrame, options: ScanOptions = ScanOptions()) -> int:
    """Appends the rows of photos that have none yet to a folder of Parquet, and returns how many it read.

    `photos` has no column `content`. Each partition's rows are kept when the partition is done, so that a
    stopped job loses the photos in hand alone where Spark's committer is of version 2.
    """
    spark = photos.sparkSession
    version = options.engine_version or engine_version(spark, options)
    options = dataclasses.replace(options, engine_version=version)
    known = _results(spark, folder)
    left = photos if known is None else unread(photos, known, version)
    # Listed and compared once, for the count and for the work.
    left = left.persist()
    try:
        count = left.count()
        if count:
            scan(left.repartition(partitions_of(count, spark, options)), options).write.mode("append").parquet(folder)
        return count
    finally:
        left.unpersist()


def partitions_of(count, spark, options):
    """Returns the number of partitions of a scan: no larger than the options say, and enough for all task slots."""
    enough = PARTITIONS_A_SLOT * spark.sparkContext.defaultParallelism
    return max(math.ceil(count / options.photos_a_partition), min(count, enough))


def _results(spark, folder):
    """Returns the rows of earlier runs; `None` for none."""
    jvm = spark.sparkContext._jvm
    path = jvm.org.apache.hadoop.fs.Path(folder)
    system = path.getFileSystem(spark.sparkContext._jsc.hadoopConfiguration())
    if not system.exists(path) or not any(
        one.getPath().getName().endswith(".parquet") for one in system.listStatus(path)
    ):
        return None
    return spark.read.schema(_arrow_schema()).parquet(folder)
