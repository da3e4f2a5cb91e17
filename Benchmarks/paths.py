#!/usr/bin/env python3
"""Times parsing and measuring of paths, and their peers, in the format of record.py.

    Benchmarks/paths.py PATHS_BENCHMARKS [ROUNDS [NEWER_PEERS]]

The input is all path data of Debian's papirus-icon-theme, and the two generated sets of icons.py. The
peers are kurbo, which parses into a path as we do, and svgtypes, which reads tokens without storing them;
Benchmarks/Peers builds them in release mode from Debian's sources with Debian's compiler. NEWER_PEERS is
the same program built elsewhere with other versions of both, beside its Cargo.lock. The programs
alternate, pass by pass, and each pass is timed by its CPU time. Ratios are of neighboring passes: above 1
we are faster. Parsing is also counted in instructions, by callgrind on every fiftieth path of the
theme: deterministic for a build, regardless of machine load. Without valgrind this is skipped.

Lengths are compared on the paths without arcs, whose curves are the same in both; errors are
relative to the peer's length at 1e-12. Without the theme or the peers, the parts that need them are
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

ROOT = Path(__file__).resolve().parent.parent
from icons import PAPIRUS, generated, path_data  # noqa: E402

PEERS = ROOT / "Benchmarks" / "Peers"
PACKAGES = "papirus-icon-theme rustc cargo librust-kurbo-dev librust-svgtypes-dev"
ACCURACIES = ["1e-3", "1e-6", "1e-8"]


class Program:
    """A program that answers one line per request."""

    def __init__(self, program, corpus):
        self.process = subprocess.Popen(
            [str(program), str(corpus)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, request):
        self.process.stdin.write(request + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer or answer.startswith("unknown"):
            sys.exit(f"paths: no answer to {request}")
        return answer.split()

    def time(self, request):
        return int(self.ask(request)[0])


def version(*command):
    found = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return found.stdout.strip().splitlines()[0] if found.returncode == 0 else "unknown"


def built_peers():
    """The peers' program, or None if it cannot be built here."""
    environment = {**os.environ, "RUSTC": "/usr/bin/rustc"}
    try:
        found = subprocess.run(
            ["/usr/bin/cargo", "build", "--release", "--offline", "--quiet"],
            cwd=PEERS, env=environment, stderr=subprocess.DEVNULL,
        )
    except OSError:
        return None
    program = PEERS / "target" / "release" / "peers"
    return program if found.returncode == 0 and program.exists() else None


def line(name, unit, samples):
    print(name, unit, *(f"{sample:.6g}" for sample in samples), sep="\t", flush=True)


def turns(rounds, requests):
    """The times of each request, in alternation; the first round is a warm-up."""
    times = {name: [] for name in requests}
    for turn in range(rounds + 1):
        for name, (program, request) in requests.items():
            spent = program.time(request)
            if turn > 0:
                times[name].append(spent)
    return times


def with_names(program, lock):
    """What a program of peers can read, by the name and version of each peer."""
    found = re.findall(r'name = "(kurbo|svgtypes)"\nversion = "([^"]+)"', lock.read_text())
    return {f"{name} {version}": (program, f"read-{name}") for name, version in found}


def reading(programs, data, name, rounds, folder):
    """One set of path data: times of all of it, instructions of a part."""
    corpus = written(data, folder / f"{name}.txt")
    size = corpus.stat().st_size
    started = {file: Program(file, corpus) for file, _ in programs.values()}
    times = turns(rounds, {peer: (started[file], ask) for peer, (file, ask) in programs.items()})
    for peer, samples in times.items():
        line(f"paths read, {name}: {peer}", "MB/s", [size * 1e3 / sample for sample in samples])
        if peer != "Overscroll":
            ratios = [other / own for own, other in zip(times["Overscroll"], samples)]
            line(f"paths read, {name}, times as fast as: {peer}", "ratio", ratios)
    if not shutil.which("valgrind"):
        print("instructions not counted: valgrind is not installed")
        return
    few = written(data[:: max(1, len(data) // 4_000)], folder / f"few {name}.txt")
    counts = {peer: per_pass(file, few, ask) for peer, (file, ask) in programs.items()}
    for peer, count in counts.items():
        cost = count / few.stat().st_size
        line(f"paths read, {name}, in instructions: {peer}", "instructions per byte", [cost])
        if peer != "Overscroll":
            ratio = count / counts["Overscroll"]
            line(f"paths read, {name}, instructions for one of ours: {peer}", "ratio", [ratio])


def written(data, file):
    file.write_text("".join(text + "\n" for text in data))
    return file


def per_pass(program, corpus, request):
    """The cost of one pass: half the difference of three passes and one, without the startup."""
    once, thrice = (instructions(program, [str(corpus)], f"{request}\n" * passes)[0] for passes in (1, 3))
    return (thrice - once) / 2


def measuring(ours, peers, rounds):
    """Lengths, with each peer by the name of its kurbo."""
    exact = [float(word) for word in next(iter(peers.values())).ask("lengths 1e-12")]

    def worst(lengths):
        pairs = zip((float(word) for word in lengths), exact)
        return max(abs(found - length) / max(length, 1) for found, length in pairs)

    for accuracy in ACCURACIES:
        requests = {"Overscroll": (ours, f"length {accuracy}")}
        for name, program in {"Overscroll": ours, **peers}.items():
            found = worst(program.ask(f"lengths {accuracy}"))
            line(f"paths length, largest error: {name} at {accuracy}", "of the length", [found])
            requests[name] = (program, f"length {accuracy}")
        times = turns(rounds, requests)
        for name in peers:
            ratios = [peer / own for own, peer in zip(times["Overscroll"], times[name])]
            line(f"paths length, times as fast as: {name} at {accuracy}", "ratio", ratios)


def main():
    if not PAPIRUS[0].is_dir():
        print(f"paths not measured: icons are missing; run apt-get install {PACKAGES}")
        return
    ours = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    built = [(program, PEERS / "Cargo.lock") for program in [built_peers()] if program]
    if not built:
        print(f"no comparison with Debian's peers: run apt-get install {PACKAGES}")
    if len(sys.argv) > 3:
        built.append((Path(sys.argv[3]), Path(sys.argv[3]).resolve().parents[2] / "Cargo.lock"))
    readers = {"Overscroll": (ours, "read")}
    for program, lock in built:
        readers.update(with_names(program, lock))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        data, files = path_data(PAPIRUS)
        theme = version("dpkg-query", "--show", "papirus-icon-theme").replace("\t", " ")
        print(f"path data: {theme}, {files} files, {len(data)} paths")
        print(f"compilers: {version('swift', '--version')}; {version('/usr/bin/rustc', '--version')}")
        for title, texts in [("Papirus", data), ("arcs", generated("arcs")), ("numbers", generated("numbers"))]:
            reading(readers, texts, title, rounds, folder)
        if built:
            # Every eighth of them, so that a round takes seconds.
            curves = written([text for text in data if "a" not in text.lower()][::8], folder / "curves.txt")
            peers = {next(iter(with_names(*peer))): Program(peer[0], curves) for peer in built}
            started = Program(ours, curves)
            measuring(started, peers, rounds)


if __name__ == "__main__":
    main()
