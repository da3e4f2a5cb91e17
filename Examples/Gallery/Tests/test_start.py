"""Tests of starting and stopping the program, on a copy of its folder."""

import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from urllib.request import urlopen

import pytest
from conftest import GALLERY, ROOT


@pytest.fixture
def start(tmp_path):
    """Starts the program in a copy of the gallery next to a built element, as in the repository."""
    gallery, processes = tmp_path / "Examples" / "Gallery", []
    shutil.copytree(GALLERY, gallery, ignore=shutil.ignore_patterns("*.sqlite*", "__pycache__", "Tests"))
    (tmp_path / "Web" / "plain").mkdir(parents=True)
    (tmp_path / "Web" / "plain" / "overscroll.js").touch()

    def start(*options, host="", port="0"):
        environment = {**os.environ, "HOST": host, "PORT": port}
        processes.append(subprocess.Popen(
            [sys.executable, gallery / "server.py", *options], env=environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            # A shell starts background jobs with SIGINT ignored, a whole test run for example.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        ))
        return processes[-1]

    yield start
    for process in processes:
        process.kill()
        process.communicate()


def articles(address):
    with urlopen(address.strip() + "api/articles?delay=0") as answer:
        return answer.read()


def test_two_servers_share_a_database_which_stays_and_end_quietly(start):
    pages = []
    for process in (start(), start("--feed")):
        address = process.stdout.readline()
        assert re.fullmatch(r"http://127\.0\.0\.1:[0-9]+/\n", address)
        pages.append(articles(address))
        process.send_signal(signal.SIGINT)
        assert (process.communicate(timeout=10), process.returncode) == (("", ""), 0)
    assert pages[0] == pages[1]


def test_an_open_host_is_one_warning_with_the_address_for_a_phone(start):
    process = start(host="0.0.0.0")
    address, warning = process.stdout.readline(), process.stderr.readline()
    phone = re.fullmatch(r"Anyone on this network .*: (http://[0-9.]+:([0-9]+)/)\n", warning)
    assert phone and address == f"http://127.0.0.1:{phone[2]}/\n" and articles(address) == articles(phone[1])


@pytest.mark.parametrize(("host", "port"), [
    *(("", port) for port in ("x", "-1", "65536", "80.0", "9" * 5000, "taken")),
    # The first is reserved, RFC 5737.
    *((host, "0") for host in ("198.51.100.7", "no such host", "a" * 500, "é\u0301..")),
])
def test_an_address_that_cannot_be_opened_is_one_line(start, host, port):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        process = start("--check", host=host, port=str(taken.getsockname()[1]) if port == "taken" else port)
        output, errors = process.communicate(timeout=10)
    assert (process.returncode, output) == (1, "")
    assert re.fullmatch(r"HOST='.{1,42}' and PORT='.{1,42}' cannot be opened \(.+\): choose .*\n", errors)


@pytest.mark.parametrize(("spoil", "says"), [
    ("Web/plain/overscroll.js", "run `make demo`"), ("Examples/Gallery/news.sqlite", "delete it and start again"),
])
def test_a_missing_element_and_a_spoiled_database_are_one_line(start, tmp_path, spoil, says):
    assert start("--check").communicate(timeout=10) == ("", "")
    (tmp_path / spoil).unlink(missing_ok=True)
    with sqlite3.connect(tmp_path / "Examples/Gallery/news.sqlite") as other:
        other.execute("CREATE TABLE other (x)")
    output, errors = start().communicate(timeout=10)
    assert output == "" and says in errors and errors.count("\n") == 1


@pytest.mark.parametrize(("path", "says"), [
    (os.environ["PATH"], "PORT='x' cannot be opened"), ("tools", "setup: no python3: install Python 3.9 or newer\n"),
])
def test_the_demo_says_what_is_wrong_before_anything_is_built(tmp_path, path, says):
    (tmp_path / "tools").mkdir()
    for name in ("bash", "dirname"):
        (tmp_path / "tools" / name).symlink_to(shutil.which(name))
    environment = {"PATH": path.replace("tools", str(tmp_path / "tools")), "PORT": "x"}
    demo = [shutil.which("make"), "--no-print-directory", "demo"]
    done = subprocess.run(demo, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=10)
    assert done.returncode and done.stdout == "" and says in done.stderr
