"""The meter of rule R17 sees a jump, by real touch and in real time; read_on.py lets the reader read on for half an hour."""

import json
import subprocess
import sys

import pytest

from places import WEB

HISTORY = {
    "list": "",
    "answers": [[0.2, 10, "succeeded"]],
    # The last one stands for a host that moves what is read.
    "actions": [["drag", -200, 0.3], ["wait", 0.3], ["jump", 4]],
}


@pytest.mark.quick
def test_the_meter_sees_a_jump_of_a_few_points():
    # In a process of its own: here runs another browser.
    command = [sys.executable, WEB / "Tests/read_on.py", "--whole", "--history", json.dumps(HISTORY)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    assert "  jump, 4.00 points" in done.stdout
    assert done.returncode == 1
