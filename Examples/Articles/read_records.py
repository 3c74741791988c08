"""Prints a line of each product: read_records.py records.jsonl"""

import json
import sys

with open(sys.argv[1], encoding="utf-8") as lines:
    for line in lines:
        record = json.loads(line)
        name = record["name"]["value"] if record["name"] else None
        protein = record["nutrients"].get("protein")
        if protein is None:
            print(name, record["status"], "no accepted protein")
            continue
        bound = {"minimum": "at least ", "maximum": "at most "}.get(protein["bound"], "")
        print(name, record["status"], bound + str(protein["value"]), protein["unit"], record["basis"])
