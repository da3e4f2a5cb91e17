"""A Wayland compositor without a screen, with a pointer that tests operate.

sway paints into memory. By its protocol `zwlr_virtual_pointer_manager_v1` a client is a mouse with a wheel,
and a touchpad: the steps of its fingers have their own source, and an end.
"""

import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
from pathlib import Path

from server import NOTCH, received

SIZE = (800, 900)
# Without rights: sway refuses to run as root.
NOBODY = 65534
LEFT_BUTTON = 0x110
# Sources of scrolling, of the protocol wl_pointer, and its vertical axis.
WHEEL, FINGER, VERTICAL = 0, 1, 0
# The distance that libinput gives a wheel's notch.
NOTCH_DISTANCE = 15

CONFIGURATION = """
xwayland disable
output HEADLESS-1 mode --custom {width}x{height} position 0 0 scale {scale}
default_border none
for_window [app_id=".*"] floating enable, border none, move absolute position 0 0
"""


class Pointer:
    """A client of the compositor; each request returns once the compositor has processed it."""

    # Objects of the connection, in the order in which they are made; the callback is made again each time.
    DISPLAY, REGISTRY, CALLBACK, MANAGER, POINTER = 1, 2, 3, 4, 5
    # Requests, by their numbers in the protocols, and events.
    SYNC, GET_REGISTRY, BIND, CREATE = 0, 1, 0, 0
    ERROR, DELETED = 0, 1
    MOTION, BUTTON, AXIS, FRAME, SOURCE, STOP, NOTCHES = 1, 2, 3, 4, 5, 6, 7

    def __init__(self, path):
        self.began = time.monotonic()
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(10)
        self.socket.connect(str(path))
        self.send(self.DISPLAY, self.GET_REGISTRY, struct.pack("<I", self.REGISTRY))
        interface = b"zwlr_virtual_pointer_manager_v1\0"
        number = next(struct.unpack_from("<I", body)[0] for sender, body in self.finish()
                      if sender == self.REGISTRY and interface in body)
        self.send(self.REGISTRY, self.BIND, struct.pack(
            f"<II{len(interface)}sII", number, len(interface), interface, 1, self.MANAGER))
        self.send(self.MANAGER, self.CREATE, struct.pack("<II", 0, self.POINTER))
        self.finish()

    def send(self, receiver, request, body):
        self.socket.sendall(struct.pack("<II", receiver, 8 + len(body) << 16 | request) + body)

    def read(self, count):
        return received(self.socket, count, "the compositor closed the connection")

    def finish(self):
        """Waits until every request is processed; returns what was told meanwhile."""
        told = []
        self.send(self.DISPLAY, self.SYNC, struct.pack("<I", self.CALLBACK))
        while True:
            sender, word = struct.unpack("<II", self.read(8))
            event, body = word & 0xFFFF, self.read((word >> 16) - 8)
            if (sender, event) == (self.DISPLAY, self.ERROR):
                raise ConnectionError(f"the compositor refuses a request: {body}")
            if (sender, event) == (self.DISPLAY, self.DELETED):
                return told
            told.append((sender, body))

    def at_once(self, *requests):
        """Sends requests with their values as one event."""
        for request, body in requests:
            self.send(self.POINTER, request, body)
        self.send(self.POINTER, self.FRAME, b"")
        self.finish()

    @property
    def time(self):
        return round((time.monotonic() - self.began) * 1000)

    def move(self, x, y, width, height):
        self.at_once((self.MOTION, struct.pack("<IIIII", self.time, x, y, width, height)))

    def button(self, is_pressed):
        self.at_once((self.BUTTON, struct.pack("<III", self.time, LEFT_BUTTON, is_pressed)))

    def scroll(self, distance):
        """Moves two fingers down or up; 0 lifts them."""
        source = self.SOURCE, struct.pack("<I", FINGER)
        if distance:
            self.at_once(source, (self.AXIS, struct.pack("<IIi", self.time, VERTICAL, round(distance * 256))))
        else:
            self.at_once(source, (self.STOP, struct.pack("<II", self.time, VERTICAL)))

    def turn(self, notches):
        distance = round(notches * NOTCH_DISTANCE * 256)
        self.at_once(
            (self.SOURCE, struct.pack("<I", WHEEL)),
            (self.NOTCHES, struct.pack("<IIii", self.time, VERTICAL, distance, notches)))


class Sway:
    """A running compositor; a context manager. It has the pointer's part of `Server`."""

    def __init__(self, scale=1):
        self.scale = scale

    def __enter__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="overscroll-sway-"))
        configuration = self.folder / "configuration"
        configuration.write_text(CONFIGURATION.format(width=SIZE[0], height=SIZE[1], scale=self.scale))
        command = ["sway", "--config", str(configuration)]
        if os.geteuid() == 0:
            for path in (self.folder, configuration):
                os.chown(path, NOBODY, NOBODY)
            command = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", *command]
        own = {name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"}
        log = self.folder / "log"
        with log.open("w") as file:
            self.process = subprocess.Popen(command, stdout=file, stderr=file, env=own | {
                "XDG_RUNTIME_DIR": str(self.folder), "HOME": str(self.folder),
                "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman"})
        self.pointer = self.connect(log)
        return self

    def connect(self, log):
        """Connects as soon as there is a socket, and someone who listens there."""
        end = time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            try:
                path = next(path for path in self.folder.glob("wayland-*") if path.is_socket())
                pointer = Pointer(path)
            except (StopIteration, ConnectionRefusedError):
                time.sleep(0.02)
                continue
            self.environment = {
                "GDK_BACKEND": "wayland", "XDG_RUNTIME_DIR": str(self.folder), "WAYLAND_DISPLAY": path.name}
            return pointer
        raise RuntimeError(log.read_text()[-2000:])

    def __exit__(self, *_):
        self.pointer.socket.close()
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def point(self, x, y):
        """Moves the pointer; in the window's units, which the scale makes larger."""
        self.pointer.move(round(x * self.scale), round(y * self.scale), *SIZE)

    def press(self):
        self.pointer.button(True)

    def release(self):
        self.pointer.button(False)

    def turn_wheel(self, notches):
        """Turns the mouse's wheel; above 0 is down."""
        self.pointer.turn(notches)

    def scroll(self, distance):
        """Moves two fingers on the touchpad; 0 lifts them."""
        self.pointer.scroll(distance)
