"""Starts and ends each browser with its own profile.

Both come from Debian's packages. Firefox is configured by preferences; WebKitGTK's MiniBrowser follows
GTK's settings and runs on a virtual display.
"""

import os
import socket
import subprocess
import time
from contextlib import ExitStack, contextmanager

from webdriver import PATIENCE, HTTPCommands, MarionetteCommands

# 1 enables touch: without a screen it cannot be detected.
PREFERENCES = {
    "marionette.port": 0,
    "dom.w3c_touch_events.enabled": 1,
    "app.normandy.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
}


@contextmanager
def running(command, **options):
    """A process that is terminated and awaited at the end."""
    program = subprocess.Popen(command, stderr=subprocess.DEVNULL, **options)
    try:
        yield program
    finally:
        program.terminate()
        try:
            program.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()


def until(condition):
    """Waits for a condition outside of pages, by polling."""
    deadline = time.monotonic() + PATIENCE
    while not (found := condition()):
        if time.monotonic() > deadline:
            raise TimeoutError("the browser does not start")
        time.sleep(0.02)
    return found


@contextmanager
def firefox(program, folder, less_motion=False):
    preferences = {**PREFERENCES, "ui.prefersReducedMotion": int(less_motion)}
    lines = [f'user_pref("{name}", {str(value).lower()});\n' for name, value in preferences.items()]
    (folder / "user.js").write_text("".join(lines))
    port = folder / "MarionetteActivePort"
    # Its main window accepts native touches, but only from privileged code.
    command = [program, "--headless", "--no-remote", "--marionette", "--remote-allow-system-access",
               "--profile", folder]
    with running(command, stdout=subprocess.DEVNULL):
        commands = MarionetteCommands(int(until(lambda: port.exists() and port.read_text())))
        try:
            yield commands
        finally:
            commands.close()


@contextmanager
def webkit(program, folder, less_motion=False, display=None):
    settings = folder / "gtk-3.0"
    settings.mkdir()
    (settings / "settings.ini").write_text(f"[Settings]\ngtk-enable-animations={int(not less_motion)}\n")
    with ExitStack() as stack:
        if display is None:
            screen = stack.enter_context(running(
                ["Xvfb", "-displayfd", "1", "-screen", "0", "1200x1000x24", "-nolisten", "tcp"],
                stdout=subprocess.PIPE, text=True,
            ))
            display = f":{screen.stdout.readline().strip()}"
        environment = {**os.environ, "GDK_BACKEND": "x11", "DISPLAY": display, "XDG_CONFIG_HOME": str(folder)}
        port = free_port()
        stack.enter_context(running([program, f"--port={port}"], env=environment, stdout=subprocess.DEVNULL))
        until(lambda: is_open(port))
        commands = HTTPCommands(port, {})
        stack.callback(commands.close)
        yield commands


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def is_open(port):
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


LAUNCHERS = {"Firefox": firefox, "WebKit": webkit}
