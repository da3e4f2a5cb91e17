"""A look in a file of its own draws what the linker's module with all its code draws, bit by bit."""

import subprocess

import pytest

from places import WEB, module

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
      const [a, b] = sides.map((side) => side.list(time, 390, 120.5, 88.25, 1));
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
    page = open_page("blank.html", ready=False)
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
