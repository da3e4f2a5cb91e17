"""Tests of the list that `make` prints."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def test_make_alone_lists_every_target_with_what_it_does():
    def output(*words):
        # Where `make` runs this test, it would name the folders that it enters.
        command = ["make", "--no-print-directory", *words]
        return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout

    listed = output()
    found = re.findall(r"^make ([a-z-]+) +\S", listed, re.MULTILINE)
    phony = re.search(r"^\.PHONY: (.+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)[1]
    assert found == phony.split() and listed.count("\n") == len(found)
    assert output("help") == listed
