"""The same pulls give bit-identical results natively, in debug and release, and in a browser."""

import subprocess

from places import WEB

SEEDS = ["1", "2", "3"]
# Of the engine and the looks as they are; a change that is meant to alter a number states the new ones.
DIGESTS = "18356528316238843609 1545186889574892291 5814406407572833574"


def test_a_replay_has_the_same_bits_natively_and_in_wasm(open_page):
    def output(*command):
        run = subprocess.run(command, cwd=WEB.parent, check=True, stdout=subprocess.PIPE, text=True)
        return " ".join(run.stdout.split())

    wasm_path = output("Scripts/wasm.sh", "--full", "ReplayDigest")
    native = {}
    for configuration in ("debug", "release"):
        output("Scripts/swift.sh", "build", "--configuration", configuration, "--product", "ReplayDigest")
        native[configuration] = output(f".build/{configuration}/ReplayDigest", *SEEDS)
    page = open_page("blank.html", ready=False)
    page.route("**/digest.wasm", lambda route: route.fulfill(path=WEB.parent / wasm_path))
    in_browser = page.evaluate("""async (seeds) => {
      const { instance } = await WebAssembly.instantiateStreaming(fetch("digest.wasm"));
      const print = instance.exports.overscroll_fingerprint;
      return seeds.map((seed) => `${BigInt.asUintN(64, print(BigInt(seed)))}`).join(" ");
    }""", SEEDS)
    assert native == {"debug": in_browser, "release": in_browser}
    assert in_browser == DIGESTS
    assert len(set(in_browser.split())) == len(SEEDS), "the seeds make no difference"
