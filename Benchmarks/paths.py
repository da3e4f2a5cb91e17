#!/usr/bin/env python3
"""Counts the instructions that parsing path data takes, and its peers, in the format of record.py.

    Benchmarks/paths.py PATHS_BENCHMARKS [NEWER_PEERS]

The input is every fiftieth path of Debian's papirus-icon-theme. The
peers are kurbo, which parses into a path as we do, and svgtypes, which reads tokens without storing them;
Benchmarks/Peers builds them in release mode from Debian's sources with Debian's compiler. NEWER_PEERS is
the same program built elsewhere with other versions of both, beside its Cargo.lock. Callgrind counts: deterministic
for a build, regardless of machine load. Without the theme or the peers, the parts that need them are
skipped with a message.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from count import instructions
from icons import PAPIRUS, path_data
from in_browser import ROOT, line

PEERS = ROOT / "Benchmarks" / "Peers"
PACKAGES = "papirus-icon-theme rustc cargo librust-kurbo-dev librust-svgtypes-dev"
EVERY = 50


def built_peers():
    """The peers' program, or None if it cannot be built here."""
    environment = {**os.environ, "RUSTC": "/usr/bin/rustc"}
    command = ["/usr/bin/cargo", "build", "--release", "--offline", "--quiet"]
    try:
        subprocess.run(command, cwd=PEERS, env=environment, stderr=subprocess.DEVNULL, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return PEERS / "target" / "release" / "peers"


def with_names(program, lock):
    """A program of peers with the argument for each, by its name and version."""
    found = re.findall(r'name = "(kurbo|svgtypes)"\nversion = "([^"]+)"', lock.read_text())
    return {f"{name} {version}": (program, [name]) for name, version in found}


def per_pass(program, corpus, peer):
    """The cost of one pass: half the difference of three passes and one, without the startup."""
    once, thrice = (instructions(program, [str(corpus), passes, *peer])[0] for passes in "13")
    return (thrice - once) / 2


def main():
    if not (PAPIRUS[0].is_dir() and shutil.which("valgrind")):
        print(f"paths not measured: run apt-get install valgrind {PACKAGES}")
        return
    readers = {"Overscroll": (sys.argv[1], [])}
    if peers := built_peers():
        readers |= with_names(peers, PEERS / "Cargo.lock")
    else:
        print(f"no comparison with Debian's peers: run apt-get install {PACKAGES}")
    if len(sys.argv) > 2:
        readers |= with_names(sys.argv[2], Path(sys.argv[2]).resolve().parents[2] / "Cargo.lock")
    data, _ = path_data(PAPIRUS)
    with tempfile.TemporaryDirectory() as folder:
        corpus = Path(folder, "paths.txt")
        corpus.write_text("".join(f"{text}\n" for text in data[::EVERY]))
        for name, (program, peer) in readers.items():
            cost = per_pass(program, corpus, peer) / corpus.stat().st_size
            line(f"paths read, Papirus, in instructions: {name}", "instructions per byte", [cost])


if __name__ == "__main__":
    main()
