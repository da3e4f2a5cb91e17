"""An X server without a screen, with a touch screen, a touchpad, a mouse and a keyboard that tests operate.

Xorg's dummy video driver paints into memory. Its inputtest driver (`man inputtestdrv`) takes events from a
socket and passes them on as those of a device, so a toolkit gets the same XInput events as from hardware.
"""

import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
from pathlib import Path

CONFIGURATION = Path(__file__).with_name("xorg.conf")
# Of its screen.
SIZE = (800, 900)
DEVICES = ["touch", "touchpad", "mouse", "keyboard"]
# Of the programs that are looked at: painted without a graphics card, with no settings of a user, in English.
ENVIRONMENT = {
    "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory",
    "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "LANG": "C.UTF-8", "LANGUAGE": "en",
}
# Absolute axes reach from 0 to this.
LARGEST = 65535
# By GDK, a device with this property is a touchpad.
TOUCHPAD = "libinput Tapping Enabled"
# Codes of the driver's protocol.
VERSION, WAIT, MOTION, BUTTON, KEY, TOUCH = 0, 1, 2, 4, 5, 6
# Event types of XInput.
BEGIN, UPDATE, END = 18, 19, 20
VALUATORS = 64
# The distance that is a wheel's notch.
NOTCH = 120


def received(stream, count, failure):
    """Reads this many bytes of a socket; raises an error with this message if it is closed before."""
    data = bytearray()
    while len(data) < count:
        piece = stream.recv(count - len(data))
        if not piece:
            raise ConnectionError(failure)
        data += piece
    return bytes(data)


def end(process):
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def valuators(values):
    """Axes with their values, as the driver's structure."""
    mask = sum(1 << axis for axis in values)
    numbers = [float(values.get(axis, 0)) for axis in range(VALUATORS)]
    return struct.pack(f"<I{VALUATORS // 8}s", 0, mask.to_bytes(VALUATORS // 8, "little")) + struct.pack(
        f"<4x{VALUATORS}d{VALUATORS}d", *numbers, *[0.0] * VALUATORS)


class Device:
    """One device; each event returns once the server has processed it."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(10)
        self.socket.connect(str(path))
        self.send(VERSION, struct.pack("<HH", 1, 0), waits=False)
        self.receive()

    def receive(self):
        length, _ = struct.unpack("<Ii", self.read(8))
        self.read(length - 8)

    def read(self, count):
        return received(self.socket, count, "the X server closed a device")

    def send(self, code, body, waits=True):
        self.socket.sendall(struct.pack("<Ii", 8 + len(body), code) + body)
        if waits:
            self.socket.sendall(struct.pack("<Ii", 8, WAIT))
            self.receive()

    def key(self, code, is_pressed):
        self.send(KEY, struct.pack("<iI", code, is_pressed))

    def move(self, values, is_absolute):
        self.send(MOTION, struct.pack("<I", is_absolute) + self.aligned(valuators(values), 12))

    def button(self, number, is_pressed):
        self.send(BUTTON, struct.pack("<iiI", 1, number, is_pressed) + self.aligned(valuators({}), 20))

    def touch(self, number, kind, values):
        self.send(TOUCH, struct.pack("<II", number, kind) + self.aligned(valuators(values), 16))

    @staticmethod
    def aligned(body, offset):
        """The structure has doubles, so it begins at a multiple of 8."""
        return b"\0" * (-offset % 8) + body


class Server:
    """A running server; a context manager."""

    def __enter__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="overscroll-x-"))
        (self.folder / "xorg.conf").write_text(CONFIGURATION.read_text().replace("FOLDER", str(self.folder)))
        reading, writing = os.pipe()
        self.process = subprocess.Popen(
            ["Xorg", "-displayfd", str(writing), "-config", self.folder / "xorg.conf",
             "-logfile", self.folder / "log", "-noreset", "-nolisten", "tcp", "-novtswitch", "-sharevts"],
            pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as file:
            number = file.readline().strip()
        if not number:
            raise RuntimeError((self.folder / "log").read_text()[-2000:])
        self.display = f":{number}"
        self.environment = {"GDK_BACKEND": "x11", "DISPLAY": self.display}
        subprocess.run(
            ["xinput", "set-prop", "touchpad", "--type=int", "--format=8", TOUCHPAD, "1"],
            env=os.environ | self.environment, check=True)
        self.devices = {name: Device(self.folder / name) for name in DEVICES}
        return self

    def __exit__(self, *_):
        for device in self.devices.values():
            device.socket.close()
        end(self.process)
        shutil.rmtree(self.folder, ignore_errors=True)

    # Fingers, on the touch screen, in pixels.

    def put(self, x, y, finger=0):
        self.finger(BEGIN, x, y, finger)

    def finger(self, kind, x, y, finger=0):
        across, along = (round(value * LARGEST / size) for value, size in zip((x, y), SIZE))
        self.devices["touch"].touch(finger, kind, {0: across, 1: along})

    def drag(self, start, end, steps=20, seconds=0.3, finger=0):
        """Moves a finger that is down, evenly."""
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end))
            self.finger(UPDATE, x, y, finger)
            time.sleep(seconds / steps)

    def lift(self, x, y, finger=0):
        self.finger(END, x, y, finger)

    def tap(self, x, y):
        self.put(x, y)
        time.sleep(0.05)
        self.lift(x, y)

    # The others.

    def point(self, x, y):
        self.devices["mouse"].move(
            {0: x * LARGEST / SIZE[0], 1: y * LARGEST / SIZE[1]}, is_absolute=True)

    def press(self, button=1):
        self.devices["mouse"].button(button, True)

    def release(self, button=1):
        self.devices["mouse"].button(button, False)

    def turn_wheel(self, notches):
        """Turns the mouse's wheel; above 0 is down."""
        for _ in range(abs(notches)):
            self.devices["mouse"].move({3: NOTCH if notches > 0 else -NOTCH}, is_absolute=False)

    def scroll(self, distance):
        """Moves two fingers on the touchpad; 0 lifts them."""
        self.devices["touchpad"].move({3: distance}, is_absolute=False)

    def type(self, *codes):
        """Presses keys together, by their X codes."""
        for code in codes:
            self.devices["keyboard"].key(code, True)
        for code in reversed(codes):
            self.devices["keyboard"].key(code, False)
