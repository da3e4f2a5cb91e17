"""Tests of the list that `make` prints."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def test_make_alone_lists_every_target_with_what_it_does():
    listed = subprocess.run(["make"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    found = re.findall(r"^make ([a-z-]+) +\S", listed, re.MULTILINE)
    phony = re.search(r"^\.PHONY: (.+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)[1]
    assert found == phony.split() and listed.count("\n") == len(found)
    assert subprocess.run(["make", "help"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout == listed
