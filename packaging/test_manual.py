#!/usr/bin/env python3
"""Tests of the manual pages and the completions: packaging/test_manual.py PROGRAM

Needs bash and mandoc.
"""

import json
import re
import subprocess
import sys
import tempfile
import unittest
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
loader = SourceFileLoader("manual", str(Path(__file__).with_name("manual")))
manual = module_from_spec(spec_from_loader(loader.name, loader))
loader.exec_module(manual)
PROGRAM = ""


def rendered(page):
    """Returns a page as a terminal shows it, without bold and underlines."""
    text = subprocess.run(["mandoc", "-Tutf8", page], check=True, capture_output=True, text=True).stdout
    return re.sub(".\b", "", text)


class ManualTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        manual.main(PROGRAM, cls.folder.name, "2026-11-23")
        cls.pages = sorted(Path(cls.folder.name).glob("*.1"))
        help_text = subprocess.run(
            [PROGRAM, "--experimental-dump-help"], check=True, capture_output=True, text=True).stdout
        cls.commands = list(manual.commands(json.loads(help_text)["command"]))

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_every_command_has_a_page_with_all_its_options(self):
        self.assertEqual({page.stem for page in self.pages}, {"-".join(path) for path, _ in self.commands})
        for path, command in self.commands:
            if len(path) == 1:
                continue
            text = rendered(Path(self.folder.name) / f"{'-'.join(path)}.1")
            for argument in manual.shown(command["arguments"]):
                for name in argument.get("names", []):
                    dashes = "--" if name["kind"] == "long" else "-"
                    self.assertRegex(text, rf"(?m)\s{dashes}{re.escape(name['name'])}\b", path)

    def test_no_page_has_a_fault(self):
        run = subprocess.run(["mandoc", "-Tlint", "-W", "style", *self.pages], capture_output=True, text=True)
        # A page that another one of this folder is not installed beside it.
        faults = [line for line in run.stdout.splitlines() if "referenced manual not found" not in line]
        self.assertEqual(faults, [])

    def test_every_reference_is_a_page(self):
        names = {page.stem for page in self.pages}
        for page in self.pages:
            for name in re.findall(r"(?m)^\.(?:It )?Xr (\S+) 1", page.read_text(encoding="utf-8")):
                self.assertIn(name, names, page.name)

    def test_the_overview_has_every_exit_code_and_variable(self):
        text = rendered(Path(self.folder.name) / "labelscan.1")
        source = (ROOT / "Sources/CommandLine/labelscan/ExitStatus.swift").read_text(encoding="utf-8")
        for code in re.findall(r"case \w+ = (\d+)", source):
            self.assertRegex(text, rf"(?m)^\s+{code}\b")
        self.assertIn("LABELSCAN_CACHE_LIMIT", text)

    def test_signs_of_troff_are_printed(self):
        self.assertEqual(manual.prose(".dot \\ 'quote'. Next."), ["\\&.dot \\e 'quote'.", "Next."])
        self.assertEqual(manual.escaped("½ ~/a"), "\\[u00BD] \\(ti/a")


class CompletionTests(unittest.TestCase):
    def completed(self, *words):
        """Returns what bash offers for the last word."""
        script = f"""
          source <("{PROGRAM}" --generate-completion-script bash)
          COMP_WORDS=({' '.join(f"'{word}'" for word in words)}); COMP_CWORD={len(words) - 1}
          COMP_LINE="${{COMP_WORDS[*]}}"; COMP_POINT=${{#COMP_LINE}}; COMP_TYPE=9
          _labelscan labelscan "${{COMP_WORDS[COMP_CWORD]}}" "${{COMP_WORDS[COMP_CWORD-1]}}"
          printf '%s\\n' "${{COMPREPLY[@]}}"
        """
        run = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
        return [line.strip() for line in run.stdout.splitlines()]

    def test_bash_completes_commands_options_and_values(self):
        self.assertIn("batch", self.completed("labelscan", "ba"))
        self.assertIn("--resume", self.completed("labelscan", "batch", "--res"))
        for option, start, whole in [("--engine", "tess", "tesseract"), ("--group-by", "bar", "barcode")]:
            self.assertEqual(
                [one for one in self.completed("labelscan", "batch", option, start) if one], [whole])

    def test_zsh_and_fish_have_a_script_with_every_command(self):
        for shell, mark in [("zsh", "#compdef labelscan"), ("fish", "complete -c 'labelscan'")]:
            text = subprocess.run(
                [PROGRAM, "--generate-completion-script", shell], check=True, capture_output=True, text=True).stdout
            self.assertIn(mark, text)
            for command in ("scan", "batch", "serve", "worker"):
                self.assertIn(command, text)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    PROGRAM = str(Path(sys.argv.pop(1)).resolve())
    unittest.main()
