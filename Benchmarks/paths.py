#!/usr/bin/env python3
"""Times parsing, measuring and flattening of paths, and their peers, in the format of record.py.

    Benchmarks/paths.py PATHS_BENCHMARKS [ROUNDS]

The input is all path data of Debian's papirus-icon-theme. The peers are kurbo, which parses into a
path as we do, and svgtypes, which reads tokens without storing them; Benchmarks/Peers builds them
in release mode from Debian's sources with Debian's compiler. The programs alternate, pass by pass,
and each pass is timed by its CPU time. Ratios are of neighboring passes: above 1 we are faster.
Parsing is also counted in instructions, by callgrind on every fiftieth path: deterministic for a
build, regardless of machine load. Without valgrind this is skipped.

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

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))
from path_data import PAPIRUS, path_data  # noqa: E402

PEERS = ROOT / "Benchmarks" / "Peers"
PACKAGES = "papirus-icon-theme rustc cargo librust-kurbo-dev librust-svgtypes-dev"
ACCURACIES = ["1e-2", "1e-4", "1e-6", "1e-8"]
TOLERANCES = ["1", "0.1", "0.01"]


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


def reading(ours, peers, size, rounds):
    requests = {"Overscroll": (ours, "read")}
    if peers:
        requests["kurbo"] = (peers, "read-kurbo")
        requests["svgtypes"] = (peers, "read-svgtypes")
    times = turns(rounds, requests)
    for name, samples in times.items():
        line(f"paths read: {name}", "MB/s", [size * 1e3 / sample for sample in samples])
        if name != "Overscroll":
            ratios = [peer / own for own, peer in zip(times["Overscroll"], samples)]
            line(f"paths read, times as fast as: {name}", "ratio", ratios)


def instructions(program, corpus, request):
    """The cost of one pass: half the difference of three passes and one, without the startup."""

    def count(passes):
        found = subprocess.run(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, corpus],
            input=f"{request}\n" * passes, capture_output=True, text=True, check=True,
        )
        return int(re.search(r"Collected : (\d+)", found.stderr).group(1))

    return (count(3) - count(1)) / 2


def counting(ours, peers, corpus, size):
    requests = {"Overscroll": (ours, "read")}
    if peers:
        requests["kurbo"] = (peers, "read-kurbo")
        requests["svgtypes"] = (peers, "read-svgtypes")
    counts = {name: instructions(program, corpus, ask) for name, (program, ask) in requests.items()}
    for name, count in counts.items():
        line(f"paths read, in instructions: {name}", "instructions per byte", [count / size])
        if name != "Overscroll":
            ratio = count / counts["Overscroll"]
            line(f"paths read, instructions for one of ours: {name}", "ratio", [ratio])


def measuring(ours, peers, rounds):
    exact = [float(word) for word in peers.ask("lengths 1e-12")]

    def worst(lengths):
        pairs = zip((float(word) for word in lengths), exact)
        return max(abs(found - length) / max(length, 1) for found, length in pairs)

    line("paths length, largest error: Overscroll", "of the length", [worst(ours.ask("lengths"))])
    for accuracy in ACCURACIES:
        name = f"kurbo at {accuracy}"
        found = worst(peers.ask(f"lengths {accuracy}"))
        line(f"paths length, largest error: {name}", "of the length", [found])
        times = turns(rounds, {"own": (ours, "length"), "peer": (peers, f"length {accuracy}")})
        ratios = [peer / own for own, peer in zip(times["own"], times["peer"])]
        line(f"paths length, times as fast as: {name}", "ratio", ratios)


def flattening(ours, peers, rounds):
    for tolerance in TOLERANCES:
        request = f"flatten {tolerance}"
        own, peer = int(ours.ask(request)[1]), int(peers.ask(request)[1])
        line(f"paths flattened, lines per line of kurbo: at {tolerance}", "ratio", [own / peer])
        times = turns(rounds, {"own": (ours, request), "peer": (peers, request)})
        ratios = [peer / own for own, peer in zip(times["own"], times["peer"])]
        line(f"paths flattened, times as fast as kurbo: at {tolerance}", "ratio", ratios)


def main():
    if not PAPIRUS[0].is_dir():
        print(f"paths not measured: icons are missing; run apt-get install {PACKAGES}")
        return
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    program = built_peers()
    if program is None:
        print(f"no comparison: run apt-get install {PACKAGES}")
    with tempfile.TemporaryDirectory() as folder:
        data, files = path_data(PAPIRUS)
        corpus = Path(folder, "all.txt")
        corpus.write_text("".join(text + "\n" for text in data))
        size = corpus.stat().st_size
        theme = version("dpkg-query", "--show", "papirus-icon-theme").replace("\t", " ")
        print(f"path data: {theme}, {files} files, {len(data)} paths, {size} bytes")
        print(f"compilers: {version('swift', '--version')}; {version('/usr/bin/rustc', '--version')}")
        crates = ["librust-kurbo-dev", "librust-svgtypes-dev"]
        print("peers:", *(version("dpkg-query", "--show", crate).replace("\t", " ") for crate in crates))
        reading(Program(sys.argv[1], corpus), program and Program(program, corpus), size, rounds)
        if shutil.which("valgrind"):
            few = Path(folder, "few.txt")
            few.write_text("".join(text + "\n" for text in data[::50]))
            counting(sys.argv[1], program, few, few.stat().st_size)
        else:
            print("instructions not counted: valgrind is not installed")
        if program:
            curves = Path(folder, "curves.txt")
            # Every eighth of them, so that a round takes seconds.
            chosen = [text for text in data if "a" not in text.lower()][::8]
            curves.write_text("".join(text + "\n" for text in chosen))
            ours, peers = Program(sys.argv[1], curves), Program(program, curves)
            measuring(ours, peers, rounds)
            flattening(ours, peers, rounds)


if __name__ == "__main__":
    main()
