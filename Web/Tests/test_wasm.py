"""The wasm modules: the same results bit by bit, however they are built.

The replacement for a C library: memory and one multiplication. The same pulls, natively, in debug and release, and in a
browser. A look in a file of its own, and in the linker's module with all its code.
"""

import shutil
import subprocess
from pathlib import Path

import pytest

from places import WEB, module


@pytest.fixture
def runtime(open_page, tmp_path):
    """A page with the exports of Runtime.c as `c`."""
    wasm = tmp_path / "runtime.wasm"
    clang = Path(shutil.which("swift")).resolve().parent / "clang"
    names = ["posix_memalign", "free", "__multi3", "memcpy", "memmove", "memset"]
    subprocess.run(
        [clang, "-target", "wasm32-unknown-none-wasm", "-Oz", "-ffreestanding", "-fno-builtin",
         "-nostdlib", "-Wl,--no-entry", *(f"-Wl,--export={name}" for name in names),
         WEB / "Sources/CWasmRuntime/Runtime.c", "-o", wasm],
        check=True,
    )
    page = open_page("blank.html")
    page.route("**/runtime.wasm", lambda route: route.fulfill(path=wasm))
    page.evaluate("""async () => {
      const { instance } = await WebAssembly.instantiateStreaming(fetch("runtime.wasm"));
      window.c = instance.exports;
      // The first address that is free, for results.
      c.posix_memalign(8, 16, 64);
      window.words = () => new Uint32Array(c.memory.buffer);
      window.place = words()[2];
      window.allocate = (size, alignment = 16) =>
        c.posix_memalign(place, alignment, size) === 0 ? words()[place / 4] : null;
    }""")
    return page


def test_blocks_are_aligned_and_do_not_overlap(runtime):
    blocks = runtime.evaluate("""Array.from({ length: 400 }, (_, i) => {
      const size = (i * 7919) % 5000;
      return [allocate(size), size];
    })""")
    assert all(address and address % 16 == 0 for address, _ in blocks)
    ordered = sorted(blocks)
    assert all(a + size <= b for (a, size), (b, _) in zip(ordered, ordered[1:]))


def test_freed_blocks_are_used_again(runtime):
    assert runtime.evaluate("""() => {
      for (let i = 0; i < 1000; i++) c.free(allocate(3000));
      const before = c.memory.buffer.byteLength;
      for (let i = 0; i < 100000; i++) c.free(allocate(3000));
      return before === c.memory.buffer.byteLength;
    }""")


@pytest.mark.quick
def test_products_have_128_bits(runtime):
    pairs = [
        (3, 5),
        (2**64 - 1, 2**64 - 1),
        (-1, 7),
        (-(2**63), 2**63 - 1),
        (0x1234_5678_9ABC_DEF0_0FED_CBA9_8765_4321, 0x0F0F_F0F0_1111_2222),
    ]
    mask = 2**64 - 1
    for a, b in pairs:
        low, high = runtime.evaluate("""(parts) => {
          const [al, ah, bl, bh] = parts.map((part) => BigInt.asIntN(64, BigInt(part)));
          c.__multi3(place, al, ah, bl, bh);
          return [...new BigUint64Array(c.memory.buffer, place, 2)].map(String);
        }""", [str(part) for part in (a & mask, a >> 64 & mask, b & mask, b >> 64 & mask)])
        assert int(low) | int(high) << 64 == a * b % 2**128, (a, b)


def test_bytes_move_also_where_source_and_target_overlap(runtime):
    moved = runtime.evaluate("""() => {
      const at = allocate(64);
      const bytes = () => [...new Uint8Array(c.memory.buffer, at, 8)];
      const results = [];
      for (const [to, from] of [[2, 0], [0, 2]]) {
        for (let i = 0; i < 8; i++) new Uint8Array(c.memory.buffer)[at + i] = i;
        c.memmove(at + to, at + from, 6);
        results.push(bytes());
      }
      c.memset(at, 7, 8);
      results.push(bytes());
      return results;
    }""")
    assert moved == [[0, 1, 0, 1, 2, 3, 4, 5], [2, 3, 4, 5, 6, 7, 6, 7], [7] * 8]


def test_what_cannot_be_had_is_refused(runtime):
    assert runtime.evaluate("allocate(2 ** 31)") is None
    assert runtime.evaluate("allocate(16, 64)") is None
    assert runtime.evaluate("allocate(0)") is not None
    runtime.evaluate("c.free(0)")


SEEDS = ["1", "2", "3"]
# Of the engine and the looks as they are; a change that is meant to alter a number states the new ones.
DIGESTS = "4748198199094195604 3945597979236165293 11437804041554087553"


def test_a_replay_has_the_same_bits_natively_and_in_wasm(open_page):
    def output(*command):
        run = subprocess.run(command, cwd=WEB.parent, check=True, stdout=subprocess.PIPE, text=True)
        return " ".join(run.stdout.split())

    wasm_path = output("Scripts/wasm.sh", "--full", "ReplayDigest")
    native = {}
    for configuration in ("debug", "release"):
        output("Scripts/swift.sh", "build", "--configuration", configuration, "--product", "ReplayDigest")
        native[configuration] = output(f".build/{configuration}/ReplayDigest", *SEEDS)
    page = open_page("blank.html")
    page.route("**/digest.wasm", lambda route: route.fulfill(path=WEB.parent / wasm_path))
    in_browser = page.evaluate("""async (seeds) => {
      const { instance } = await WebAssembly.instantiateStreaming(fetch("digest.wasm"));
      const print = instance.exports.overscroll_fingerprint;
      return seeds.map((seed) => `${BigInt.asUintN(64, print(BigInt(seed)))}`).join(" ");
    }""", SEEDS)
    assert native == {"debug": in_browser, "release": in_browser}
    assert in_browser == DIGESTS
    assert len(set(in_browser.split())) == len(SEEDS), "the seeds make no difference"


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("looks")
    (folder / "split").mkdir()
    subprocess.run([WEB.parent / "Scripts/looks.py", "--whole", folder / "whole", folder / "split"], check=True)
    return folder


@pytest.mark.parametrize("engine", ["overscroll.wasm", "overscroll-full.wasm"])
def test_a_look_in_a_file_of_its_own_draws_the_same_bits(open_page, built, engine):
    page = open_page("looks.html", ready="window.compare")
    for name in ("split", "whole"):
        page.route(f"**/{name}/**", lambda route: route.fulfill(path=built / route.request.url.split("/", 3)[3]))
    looks = sorted(file.stem for file in (built / "split/looks").iterdir() if file.stem != "all")
    assert len(looks) == 18
    codes = module("codes.ts")
    for look in looks:
        for file in (look, "all"):
            found = page.evaluate("(given) => compare(...given)", [engine, look, file, codes])
            assert found == {"different": 0, "ended": 10, "isMoving": True}, f"{look} in {file}"
