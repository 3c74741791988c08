"""The columns of a result: one row a photo, the record as JSON, and its facts in typed columns."""

import json

import pyarrow as pa

AMOUNT = pa.struct([
    ("value", pa.float64()),
    ("unit", pa.string()),
    # "<" and the like: the value is a bound then.
    ("modifier", pa.string()),
    # A guarantee of pet food: minimum or maximum.
    ("bound", pa.string()),
    ("confidence", pa.float64()),
    ("source", pa.string()),
])

#: The nutrients with a column of their own; `nutrients` has all of them.
NUTRIENTS = (
    "energyKJ", "energyKcal", "fat", "saturatedFat", "carbohydrates", "sugars", "fiber",
    "protein", "salt", "sodium", "moisture", "ash",
)

SCHEMA = pa.schema([
    ("path", pa.string()),
    ("length", pa.int64()),
    # The time of the file's last change, where the input names it.
    ("modified", pa.timestamp("us", tz="UTC")),
    ("sha256", pa.string()),
    # The record's status, or "failed".
    ("status", pa.string()),
    ("failure", pa.struct([("code", pa.string()), ("stage", pa.string()), ("message", pa.string())])),
    # The line of records.jsonl.
    ("record", pa.string()),
    ("subject", pa.string()),
    ("barcode", pa.string()),
    ("name", pa.string()),
    ("brand", pa.string()),
    ("food_type", pa.string()),
    ("basis", pa.string()),
    *((name, AMOUNT) for name in NUTRIENTS),
    ("nutrients", pa.map_(pa.string(), AMOUNT)),
    ("per_serving", pa.map_(pa.string(), AMOUNT)),
    ("serving_size", pa.float64()),
    ("serving_unit", pa.string()),
    ("dry_matter_carbohydrates", pa.float64()),
    ("nutri_score", pa.string()),
    ("nova", pa.int32()),
    ("allergens", pa.list_(pa.string())),
    ("may_contain", pa.list_(pa.string())),
    ("for_review", pa.list_(pa.string())),
    ("rejected", pa.list_(pa.string())),
    ("findings", pa.list_(pa.string())),
    ("engine_version", pa.string()),
    ("model", pa.string()),
    ("seconds", pa.float64()),
    # How many workers had the photo in hand; 0 where none had.
    ("attempt", pa.int32()),
])


FAILURE = SCHEMA.field("failure").type
_OF_PHOTOS = ("path", "length", "modified", "sha256")

#: The rows between the two steps of a grouped scan.
READINGS = pa.schema([
    *(SCHEMA.field(name) for name in _OF_PHOTOS),
    ("group", pa.string()),
    ("status", pa.string()),
    ("failure", FAILURE),
    # The reading as JSON.
    ("reading", pa.string()),
    *(SCHEMA.field(name) for name in ("engine_version", "seconds", "attempt")),
])

#: The rows of a grouped scan: one a product.
GROUPS = pa.schema([
    # The folder or the barcode.
    ("group", pa.string()),
    # The photos that were read, in the order of their names.
    ("paths", pa.list_(pa.string())),
    # The photos that could not be read.
    ("failed", pa.list_(pa.struct([("path", pa.string()), *FAILURE]))),
    *(field for field in SCHEMA if field.name not in _OF_PHOTOS),
])


def within(thing, *keys):
    """Returns what is found under the keys, one in the other; `None` where one is missing."""
    for key in keys:
        if not isinstance(thing, dict):
            return None
        thing = thing.get(key)
    return thing


def amount(value):
    """Returns the columns of a value."""
    return {name: value.get(name) for name in ("value", "unit", "modifier", "bound", "confidence", "source")}


def printed(nutrients):
    """Returns the nutrients that have a value: the record names missing ones, too."""
    return {name: value for name, value in (nutrients or {}).items() if value is not None}


def facts(line):
    """Returns the typed columns of a record."""
    record = json.loads(line)
    nutrients = printed(record.get("nutrients"))
    servings = printed(record.get("perServing"))
    allergens = record.get("allergens") or []
    columns = {
        "status": record.get("status"),
        "record": line,
        "subject": record.get("subject"),
        "barcode": within(record, "barcode", "gtin"),
        "name": within(record, "name", "value"),
        "brand": within(record, "brand", "value"),
        "food_type": within(record, "foodType", "value"),
        "basis": record.get("basis"),
        "nutrients": [(name, amount(value)) for name, value in sorted(nutrients.items())],
        "per_serving": [(name, amount(value)) for name, value in sorted(servings.items())],
        "serving_size": within(record, "servingSize", "value"),
        "serving_unit": within(record, "servingSize", "unit"),
        "dry_matter_carbohydrates": within(record, "carbohydrates", "percentOfDryMatter"),
        "nutri_score": within(record, "nutriScore", "grade"),
        "nova": within(record, "nova", "group"),
        "allergens": [one["allergen"] for one in allergens if one.get("presence") == "contains"],
        "may_contain": [one["allergen"] for one in allergens if one.get("presence") == "mayContain"],
        "for_review": [one["nutrient"] for one in record.get("forReview") or []],
        "rejected": [one["nutrient"] for one in record.get("rejected") or []],
        "findings": [one["rule"] for one in record.get("findings") or []],
        "model": "+".join(within(record, "engine", "models") or []),
    }
    for name in NUTRIENTS:
        columns[name] = amount(nutrients[name]) if name in nutrients else None
    return columns


def batch_of(rows, schema=SCHEMA):
    """Returns rows as a batch of Arrow."""
    return pa.RecordBatch.from_pylist(rows, schema=schema)
