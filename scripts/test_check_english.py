#!/usr/bin/env python3
"""Tests of check-english: each rule finds its fault, and code is left out."""

import sys
import unittest
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

sys.dont_write_bytecode = True
loader = SourceFileLoader("check_english", str(Path(__file__).with_name("check-english")))
english = module_from_spec(spec_from_loader(loader.name, loader))
loader.exec_module(english)

TWENTY = "Here are " + "word " * 17 + "end."
LONGER = "Here are " + "word " * 18 + "end."


def rules(faults):
    return [fault[-2] for fault in faults]


class EnglishTests(unittest.TestCase):
    def test_counts_the_words_of_each_sentence(self):
        self.assertEqual(rules(english.faults(TWENTY + " " + TWENTY)), [])
        self.assertEqual(rules(english.faults("Short. " + LONGER)), [english.LONG])

    def test_code_is_a_word_and_abbreviations_end_no_sentence(self):
        self.assertEqual(rules(english.faults("Takes `a b c d e f g h i j k l m n o p q r s t u v w`.")), [])
        self.assertEqual(english.sentences("Fruit, e.g. apples. Next."), ["Fruit, e.g apples.", "Next."])

    def test_finds_what_clauses_in_front_of_docstrings_alone(self):
        swift = "/// What reads a page.\n///\n/// How fast it is.\nlet a = 1\n// Which is why.\nlet b = 1 // What\n"
        self.assertEqual([fault[:2] for fault in english.of_swift(swift, False)], [(1, english.CLAUSE)])
        for text, count in (("Where it is.", 1), ("Why it failed.", 1), ("When it is cold, it is dry.", 0)):
            self.assertEqual(len(list(english.faults(text, is_docstring=True))), count, text)

    def test_finds_each_banned_word(self):
        for text in ("It stands.", "It lies there.", "The name tells.", "It is none.", "Take one, say."):
            self.assertEqual(len(list(english.faults(text))), 1, text)
        for text in ("It stood.", "Relies on it.", "Retells.", "There are none.", "They say so."):
            self.assertEqual(list(english.faults(text)), [], text)

    def test_joins_lines_of_a_docstring_and_parts_its_parameters(self):
        half = "word " * 11
        swift = f"/// {half}\n/// {half}.\n///\n/// - Parameters:\n///   - one: {half}.\n///   - two: {half}.\nfunc a()\n"
        self.assertEqual([fault[:2] for fault in english.of_swift(swift, False)], [(1, english.LONG)])

    def test_leaves_code_out(self):
        swift = f"/// Short.\n///\n///     {LONGER}\n///\n/// ```\n/// {LONGER}\n/// ```\nlet a = 1\n"
        self.assertEqual(list(english.of_swift(swift, False)), [])
        self.assertEqual(list(english.of_page(f"    {LONGER}\n\n```\n{LONGER}\n```\n# {LONGER}\n")), [])

    def test_reads_literals_where_people_do(self):
        half = "word " * 10
        swift = f'help: "{half}"\n  + "{half} \\(name(of: one)) end."\nlet other = "{half}"\n'
        self.assertEqual([fault[:2] for fault in english.of_swift(swift, True)], [(1, english.LONG)])
        self.assertEqual(list(english.of_swift(swift, False)), [])
        long = f'abstract: """\n  {half} \\\n  {half} end.\n  """\n'
        self.assertEqual(rules(english.of_swift(long, True)), [english.LONG])

    def test_a_cell_of_a_table_is_a_text(self):
        half = "word " * 11
        self.assertEqual(list(english.of_page(f"| {half} | {half} |\n|---|---|\n")), [])
        self.assertEqual(rules(english.of_page(f"| {half} {half} | a |\n")), [english.LONG])


if __name__ == "__main__":
    unittest.main()
