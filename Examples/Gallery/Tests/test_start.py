"""Tests of starting and stopping the program, on a copy of its folder."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest
from conftest import GALLERY


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the gallery next to a built element, as in the repository."""
    leave_out = shutil.ignore_patterns("*.sqlite*", "__pycache__", "Tests")
    shutil.copytree(GALLERY, tmp_path / "Examples" / "Gallery", ignore=leave_out)
    plain = tmp_path / "Web" / "plain"
    plain.mkdir(parents=True)
    (plain / "overscroll.js").write_text("export {};\n")
    return tmp_path


def start(
    tree: Path, program: str = "server.py", errors: int = subprocess.PIPE, **environment: str
) -> subprocess.Popen:
    inherited = {name: os.environ[name] for name in os.environ if not name.startswith("PYTHON")}
    return subprocess.Popen(
        [sys.executable, f"Examples/Gallery/{program}"],
        cwd=tree,
        env={**inherited, "PORT": "0", **environment},
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
        # A shell starts background jobs with SIGINT ignored, a whole test run for example.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def test_it_prints_its_address_once_it_answers_and_ends_quietly(tree):
    process = start(tree)
    address = process.stdout.readline().strip()
    assert re.fullmatch(r"http://127\.0\.0\.1:[0-9]+/", address)
    with urlopen(address + "api/articles") as answer:
        assert answer.status == 200
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=10) == ("", "")
    assert process.returncode == 0
    assert (tree / "Examples" / "Gallery" / "news.sqlite").is_file()


def refused(process: subprocess.Popen) -> str:
    """The single line printed by a start that fails."""
    output, errors = process.communicate(timeout=10)
    assert process.returncode == 1 and output == ""
    assert errors.endswith("\n") and errors.count("\n") == 1
    return errors


@pytest.mark.parametrize("program", ["server.py", "place.py"])
def test_a_busy_port_is_one_line(tree, program):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"Port {port} is in use" in refused(start(tree, program, PORT=str(port)))


@pytest.mark.parametrize("program", ["server.py", "place.py"])
@pytest.mark.parametrize("port", ["x", "-1", "65536", "80.0", "８０８０", "9" * 5000])
def test_a_port_that_is_none_is_one_line(tree, port, program):
    assert "PORT must be a whole number from 0 to 65535" in refused(start(tree, program, PORT=port))


def test_a_place_that_is_free_is_not_worth_a_line(tree):
    for host in ("", "0.0.0.0", "::1"):
        process = start(tree, "place.py", HOST=host)
        assert (process.communicate(timeout=10), process.returncode) == (("", ""), 0)


def test_a_bad_place_is_said_before_anything_is_built():
    demo = subprocess.run(
        ["make", "--no-print-directory", "demo"], cwd=GALLERY.parent.parent, env={**os.environ, "PORT": "x"},
        capture_output=True, text=True, timeout=10,
    )
    assert demo.returncode and demo.stdout == "" and "PORT must be" in demo.stderr


def test_without_a_host_nobody_else_gets_in(tree):
    process = start(tree, HOST="")
    address = process.stdout.readline().strip()
    process.terminate()
    assert address.startswith("http://127.0.0.1:")
    assert process.communicate(timeout=10)[1] == ""


def test_an_open_host_is_one_warning_with_the_address_for_a_phone(tree):
    process = start(tree, HOST="0.0.0.0")
    try:
        here = process.stdout.readline().strip()
        warning = process.stderr.readline().strip()
        assert re.fullmatch(r"http://127\.0\.0\.1:[0-9]+/", here)
        phone = re.fullmatch(r"Anyone on this network .*: (http://[0-9.]+:([0-9]+)/)", warning)
        assert phone and phone[2] == here.split(":")[2].strip("/")
        for address in (here, phone[1]):
            with urlopen(address + "api/articles") as answer:
                assert answer.status == 200
    finally:
        process.terminate()
        assert process.communicate(timeout=10) == ("", "")


def test_the_address_is_the_last_line(tree):
    process = start(tree, HOST="0.0.0.0", errors=subprocess.STDOUT)
    try:
        lines = [process.stdout.readline() for _ in range(2)]
        assert re.fullmatch(r"http://127\.0\.0\.1:[0-9]+/\n", lines[1])
    finally:
        process.terminate()
        assert process.communicate(timeout=10)[0] == ""


def test_without_python_the_demo_ends_with_one_line(tmp_path):
    for name in ("bash", "dirname"):
        (tmp_path / name).symlink_to(shutil.which(name))
    done = subprocess.run(
        [shutil.which("make"), "demo"], cwd=GALLERY.parent.parent, env={"PATH": str(tmp_path)},
        capture_output=True, text=True, timeout=10,
    )
    assert done.returncode and done.stdout == ""
    assert done.stderr.startswith("setup: no python3: install Python 3.9 or newer\nmake: ")


@pytest.mark.parametrize(
    ("host", "says"),
    [
        ("198.51.100.7", "HOST 198.51.100.7 is not an address of this machine"),  # reserved, RFC 5737
        ("no such host", "HOST must be an address of this machine, not 'no such host'"),
        ("a" * 500, "HOST must be an address of this machine, not 'aaaa"),
        ("é\u0301..", "HOST must be an address of this machine"),
    ],
)
def test_a_host_that_cannot_be_bound_is_one_line(tree, host, says):
    assert says in refused(start(tree, HOST=host))


def test_a_missing_element_is_one_line(tree):
    shutil.rmtree(tree / "Web" / "plain")
    assert "make demo" in refused(start(tree))


def test_a_spoiled_database_is_one_line(tree):
    (tree / "Examples" / "Gallery" / "news.sqlite").write_text("spoiled " * 200)
    line = refused(start(tree))
    assert "news.sqlite cannot be used" in line and "delete it" in line


def test_two_servers_share_one_database(tree):
    first, second = start(tree), start(tree)
    try:
        for process in (first, second):
            with urlopen(process.stdout.readline().strip() + "api/articles") as answer:
                assert answer.status == 200
    finally:
        for process in (first, second):
            process.terminate()
            process.communicate(timeout=10)
