#!/usr/bin/env python3
"""Tests of check-floors: a fault in the house is found, and a house without faults has none."""

import unittest
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

path = Path(__file__).with_name("check-floors")
loader = SourceFileLoader("check_floors", str(path))
check_floors = module_from_spec(spec_from_loader(loader.name, loader))
loader.exec_module(check_floors)

ORDER = ["Libraries", "Reading", "Understanding", "Scanning"]


def house(**changes):
    """Returns a house of four modules, with the imports of some of them changed."""
    imports = {
        "TextRecognition": ("Reading", []),
        "LabelParsing": ("Understanding", []),
        "BatchProcessing": ("Scanning", ["LabelParsing"]),
    }
    return {
        name: check_floors.Module(name, floor, changes.get(name, given), [])
        for name, (floor, given) in imports.items()
    }


class FloorTests(unittest.TestCase):
    def test_accepts_imports_of_lower_floors(self):
        self.assertEqual(check_floors.faults(house(), ORDER), [])

    def test_refuses_an_import_upwards(self):
        found = check_floors.faults(house(TextRecognition=["LabelParsing"]), ORDER)
        self.assertIn(
            "TextRecognition (Reading) imports LabelParsing (Understanding), which is above it", found)

    def test_refuses_a_second_composer(self):
        found = check_floors.faults(
            house(BatchProcessing=["LabelParsing", "TextRecognition"]), ORDER)
        self.assertEqual(len(found), 1)
        self.assertTrue(found[0].startswith("BatchProcessing joins TextRecognition and LabelParsing"))

    def test_refuses_a_stage_in_the_command_line(self):
        modules = house()
        modules["labelscan"] = check_floors.Module("labelscan", "CommandLine", ["LabelParsing"], [])
        self.assertEqual(
            check_floors.faults(modules, ORDER + ["CommandLine"]),
            ["labelscan imports LabelParsing; the command line uses LabelScan"])

    def test_refuses_a_second_home_of_a_library(self):
        modules = house()
        for module in modules.values():
            module.libraries = ["CZlib", "swift-system"]
        self.assertEqual(
            check_floors.faults(modules, ORDER),
            ["CZlib has two homes: TextRecognition and LabelParsing and BatchProcessing"])

    def test_refuses_an_import_that_the_package_does_not_give(self):
        text = "import Foundation\n@_exported public import struct LabelParsing.Page\n// import TextRecognition\n"
        files = [("BatchProcessing", "a.swift", text), ("TextRecognition", "b.swift", text)]
        self.assertEqual(
            check_floors.undeclared(house(), files),
            ["b.swift imports LabelParsing, which Package.swift does not give to TextRecognition"])

    def test_refuses_a_clock_in_a_pure_module(self):
        text = 'let day = Date()\n// Task\nlet word = "await"\nlet task = Date(timeIntervalSince1970: 0)\n'
        self.assertEqual(
            check_floors.impurities([("FoodScience", "a.swift", text), ("Evaluation", "b.swift", text)]),
            ["a.swift has Date(), and FoodScience is pure"])

    def test_refuses_public_declarations_outside_the_api(self):
        text = "public struct Page {\n  @inlinable public var width: Int\n}\n"
        files = [
            ("LabelScan", "a.swift", "public import TextRecognition\nimport LabelParsing\n"),
            ("TextRecognition", "b.swift", text), ("LabelParsing", "c.swift", text),
            ("BatchProcessing", "d.swift", "// public struct Page\npackage struct Page {}\n"),
        ]
        self.assertEqual(
            check_floors.needlessly_public(files),
            ["c.swift has public declarations, and LabelParsing is no part of the libraries' API; they are package"])

    def test_refuses_a_name_that_no_code_has(self):
        guide = "`readText` and `Basis.perServing`, `Page`; not `make docs`, `auto`, `LABELSCAN_…` or Gone"
        self.assertEqual(check_floors.unknown_names(guide, {"readText", "Basis", "perServing", "Page"}), [])
        self.assertEqual(
            check_floors.unknown_names(guide, {"readText", "Basis", "Page"}),
            ["docs/design.md names Basis.perServing, which is not in the code"])

    def test_reads_targets_of_sources_alone(self):
        package = {"targets": [
            {"name": "CZlib", "type": "system", "path": "Sources/Libraries/CZlib", "dependencies": []},
            {"name": "TextFormats", "type": "regular", "path": "Sources/Understanding/TextFormats",
             "dependencies": [{"byName": ["CZlib", None]}, {"byName": ["LabelModel", None]},
                              {"product": ["NIOCore", "swift-nio", None, None]}]},
            {"name": "LabelModelTests", "type": "test", "dependencies": []},
        ]}
        found = check_floors.modules(package)
        self.assertEqual(list(found), ["TextFormats"])
        self.assertEqual(found["TextFormats"].imports, ["LabelModel"])
        self.assertEqual(found["TextFormats"].libraries, ["CZlib", "swift-nio"])

    def test_draws_the_lowest_floor_first_and_keeps_the_words(self):
        table = check_floors.drawn(house(), ORDER, {"LabelParsing": "page → label"})
        rows = table.strip().split("\n")[2:]
        self.assertEqual(rows[1], "| Understanding | `LabelParsing` | page → label |  |  |")
        self.assertTrue(rows[2].startswith("| Scanning | `BatchProcessing` |"))


if __name__ == "__main__":
    unittest.main()
