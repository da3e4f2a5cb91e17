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
DIGESTS = "7202799219567362725 16421938673096697514 8861638059104969591"


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


# Ten pulls, each with another end, of which every frame is drawn, as in the engines of the page.
DRAWN = """async ([engine, look, file, codes]) => {
  const { EVENT } = await import(codes);
  const compiled = async (path) => WebAssembly.compile(await (await fetch(path)).arrayBuffer());
  const own = (await WebAssembly.instantiate(await compiled(`/split/${engine}`))).exports;
  const drawer = (await WebAssembly.instantiate(await compiled(`/split/looks/${file}.wasm`), { o: own })).exports;
  const whole = (await WebAssembly.instantiate(await compiled(`/whole/${look}.wasm`))).exports;
  const sides = [[own, drawer[look]], [whole, whole[`overscroll_look_${look}`]]].map(([call, draw]) => {
    const canvas = call.overscroll_canvas();
    const view = call.overscroll_open(0);
    call.overscroll_choose(view, 0, 0, 0, 0);
    call.overscroll_configure(view, 0, 0);
    const list = (time, ...sizes) => {
      call.overscroll_draw(canvas, view, 0, true, time, ...sizes);
      const address = draw(canvas, Math.floor(time) % 2, 0, 3, 4);
      const numbers = new Uint32Array(call.memory.buffer, address);
      return [...numbers.subarray(0, numbers.indexOf(0, 1) + 400)];
    };
    const send = (time, code, values = {}) => {
      const { edge, number, outcome, flag, x = 0, y = 0, z = 0 } = values;
      call.overscroll_send(view, code, edge, number, outcome, flag, time, x, y, z);
      while (call.overscroll_take(view) >= 0);
    };
    return { list, send, run: () => (call.overscroll_read(view, 0), new Float64Array(call.memory.buffer)[view / 8 + 9]) };
  });
  const send = (...rest) => sides.forEach((side) => side.send(...rest));
  let time = 1;
  let different = 0;
  let ended = 0;
  const pictures = new Set();
  const frames = (number) => {
    for (let i = 0; i < number; i++) {
      time += 0.03;
      send(time, EVENT.frame);
      const [a, b] = sides.map((side) => side.list(time, 390, 120.5, 88.25, 1, 0.3));
      // Behind the end of a list is what an earlier, longer one has left.
      const length = lengthOf(a);
      pictures.add(a.slice(0, length).join());
      if (length !== lengthOf(b) || a.slice(0, length).some((bits, at) => bits !== b[at])) different += 1;
    }
  };
  const ARGUMENTS = [0, 0, 2, 2, 4, 6, 0, 1, 4, 0, 0, 6, 1, 7, 6];
  const lengthOf = (bits) => {
    const numbers = new Float32Array(new Uint32Array(bits).buffer);
    let at = 0;
    while (numbers[at]) at += 1 + ARGUMENTS[numbers[at]];
    return at;
  };
  send(time, EVENT.scrolled, { x: 0, y: 700, z: 5000 });
  send(time, EVENT.environmentChanged, { x: 2 });
  send(time, EVENT.attached);
  send(time, EVENT.shown);
  for (let pull = 0; pull < 10; pull++) {
    send(time, EVENT.environmentChanged, { x: 2, number: pull % 3 === 1, flag: pull % 4 === 2 });
    send((time += 0.1), EVENT.contactBegan, { number: 1, x: 100 });
    for (let step = 1; step < 20; step++) {
      send((time += 0.01), EVENT.contactMoved, { number: 1, x: 100 + step * (8 + pull) });
      frames(1);
    }
    send((time += 0.01), EVENT.contactEnded, { number: 1 });
    frames(20);
    const [a, b] = sides.map((side) => side.run());
    if (a !== b) different += 1;
    if (a) ended += 1;
    if (a) send(time, EVENT.actionFinished, { number: a, outcome: pull % 3 });
    frames(40);
  }
  return { different, ended, isMoving: pictures.size > 40 };
}"""


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("looks")
    (folder / "split").mkdir()
    subprocess.run([WEB.parent / "Scripts/looks.py", "--whole", folder / "whole", folder / "split"], check=True)
    return folder


@pytest.mark.parametrize("engine", ["overscroll.wasm", "overscroll-full.wasm"])
def test_a_look_in_a_file_of_its_own_draws_the_same_bits(open_page, built, engine):
    page = open_page("blank.html")
    for name in ("split", "whole"):
        page.route(f"**/{name}/**", lambda route: route.fulfill(path=built / route.request.url.split("/", 3)[3]))
    looks = sorted(file.stem for file in (built / "split/looks").iterdir() if file.stem != "all")
    assert len(looks) == 18
    codes = module("codes.ts")
    for look in looks:
        for file in (look, "all"):
            assert page.evaluate(DRAWN, [engine, look, file, codes]) == {
                "different": 0, "ended": 10, "isMoving": True
            }, f"{look} in {file}"
