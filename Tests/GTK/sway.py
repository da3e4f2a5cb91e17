"""A Wayland compositor without a screen, with a pointer and a keyboard that tests operate.

sway paints into memory. By its protocol `zwlr_virtual_pointer_manager_v1` a client is a mouse with a wheel,
and a touchpad: the steps of its fingers have their own source, and an end. By `zwp_virtual_keyboard_manager_v1`
it is a keyboard.
"""

import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
from pathlib import Path

from server import end, received

# In the units of windows.
SIZE = (800, 900)
# Without rights: sway refuses to run as root.
NOBODY = 65534
LEFT_BUTTON = 0x110
# Sources of scrolling, of the protocol wl_pointer, and its vertical axis.
WHEEL, FINGER, VERTICAL = 0, 1, 0
# The distance that libinput gives a wheel's notch.
NOTCH_DISTANCE = 15

# A keyboard as X describes it, by its protocol's number; keys of X have larger codes than those of the kernel.
XKB_V1, X_OFFSET = 1, 8
KEYMAP = b"""xkb_keymap {
  xkb_keycodes { include "evdev" }; xkb_types { include "complete" }; xkb_compat { include "complete" };
  xkb_symbols { include "pc+us" };
};\0"""
# The keys of X that are modifiers, and their bits.
MODIFIERS = {50: 1, 37: 4}

CONFIGURATION = """
xwayland disable
output HEADLESS-1 mode --custom {width}x{height} position 0 0 scale {scale}
default_border none
for_window [app_id=".*"] floating enable, border none, move absolute position 0 0
"""


class Devices:
    """A client of the compositor; each request returns once the compositor has processed it."""

    # Objects of the connection, in the order in which they are made; the callback is made again each time.
    DISPLAY, REGISTRY, CALLBACK, SEAT, POINTERS, POINTER, KEYBOARDS, KEYBOARD = range(1, 9)
    # Requests, by their numbers in the protocols, and events.
    SYNC, GET_REGISTRY, BIND, CREATE = 0, 1, 0, 0
    ERROR, DELETED = 0, 1
    MOTION, BUTTON, AXIS, FRAME, SOURCE, STOP, NOTCHES = 1, 2, 3, 4, 5, 6, 7
    KEYMAP, KEY, MODIFIERS = 0, 1, 2

    def __init__(self, path):
        self.began = time.monotonic()
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(10)
        self.socket.connect(str(path))
        self.send(self.DISPLAY, self.GET_REGISTRY, struct.pack("<I", self.REGISTRY))
        told = [body for sender, body in self.finish() if sender == self.REGISTRY]
        for interface, number in (
            (b"wl_seat", self.SEAT), (b"zwlr_virtual_pointer_manager_v1", self.POINTERS),
            (b"zwp_virtual_keyboard_manager_v1", self.KEYBOARDS),
        ):
            name = interface + b"\0" * (4 - len(interface) % 4)
            offered = next(struct.unpack_from("<I", body)[0] for body in told if interface in body)
            self.send(self.REGISTRY, self.BIND, struct.pack(
                f"<II{len(name)}sII", offered, len(interface) + 1, name, 1, number))
            # Objects are made in the order of their numbers.
            if number != self.SEAT:
                self.send(number, self.CREATE, struct.pack("<II", self.SEAT, number + 1))
        self.send_keymap()
        self.finish()

    def send_keymap(self):
        """A keyboard tells which keys it has, in a file."""
        with tempfile.TemporaryFile() as file:
            file.write(KEYMAP)
            file.flush()
            head = struct.pack("<IIII", self.KEYBOARD, 16 << 16 | self.KEYMAP, XKB_V1, len(KEYMAP))
            socket.send_fds(self.socket, [head], [file.fileno()])

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

    def slip(self, distance):
        """Turns a wheel that has no notches."""
        self.at_once(
            (self.SOURCE, struct.pack("<I", WHEEL)),
            (self.AXIS, struct.pack("<IIi", self.time, VERTICAL, round(distance * 256))))

    def key(self, code, is_pressed, modifiers):
        """Presses or releases a key; the modifiers are those that are pressed afterwards."""
        self.send(self.KEYBOARD, self.KEY, struct.pack("<III", self.time, code, is_pressed))
        self.send(self.KEYBOARD, self.MODIFIERS, struct.pack("<IIII", modifiers, 0, 0, 0))
        self.finish()

    def turn(self, notches):
        distance = round(notches * NOTCH_DISTANCE * 256)
        self.at_once(
            (self.SOURCE, struct.pack("<I", WHEEL)),
            (self.NOTCHES, struct.pack("<IIii", self.time, VERTICAL, distance, notches)))


class Sway:
    """A running compositor; a context manager. It has what `Server` has, but no fingers."""

    def __init__(self, scale=1):
        self.scale = scale

    def __enter__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="overscroll-sway-"))
        configuration = self.folder / "configuration"
        configuration.write_text(CONFIGURATION.format(
            width=round(SIZE[0] * self.scale), height=round(SIZE[1] * self.scale), scale=self.scale))
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
        self.devices = self.connect(log)
        return self

    def connect(self, log):
        """Connects as soon as there is a socket, and someone who listens there."""
        end = time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            try:
                path = next(path for path in self.folder.glob("wayland-*") if path.is_socket())
                devices = Devices(path)
            except (StopIteration, ConnectionRefusedError):
                time.sleep(0.02)
                continue
            self.environment = {
                "GDK_BACKEND": "wayland", "XDG_RUNTIME_DIR": str(self.folder), "WAYLAND_DISPLAY": path.name}
            return devices
        raise RuntimeError(log.read_text()[-2000:])

    def __exit__(self, *_):
        self.devices.socket.close()
        end(self.process)
        shutil.rmtree(self.folder, ignore_errors=True)

    def point(self, x, y):
        self.devices.move(round(x), round(y), *SIZE)

    def press(self):
        self.devices.button(True)

    def release(self):
        self.devices.button(False)

    def turn_wheel(self, notches):
        """Turns the mouse's wheel; above 0 is down."""
        self.devices.turn(notches)

    def scroll(self, distance):
        """Moves two fingers on the touchpad; 0 lifts them."""
        self.devices.scroll(distance)

    def slip_wheel(self, distance):
        """Turns a wheel that reports parts of a notch."""
        self.devices.slip(distance)

    def type(self, *codes):
        """Presses keys together, by their X codes."""
        pressed = 0
        for code in codes:
            pressed |= MODIFIERS.get(code, 0)
            self.devices.key(code - X_OFFSET, True, pressed)
        for code in reversed(codes):
            pressed &= ~MODIFIERS.get(code, 0)
            self.devices.key(code - X_OFFSET, False, pressed)
