"""The pixels of an X server's screen, by X's own protocol."""

import socket
import struct

from server import received

# Requests and answers of the protocol.
CONFIGURE_WINDOW, GET_GEOMETRY, QUERY_TREE, GET_IMAGE = 12, 14, 15, 73
WIDTH_AND_HEIGHT, Z_PIXMAP, ALL_PLANES, REPLY = 4 | 8, 2, 0xFFFFFFFF, 1


class Screen:
    """A connection to a server on this machine, which asks for no password."""

    def __init__(self, display):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(10)
        self.socket.connect(f"/tmp/.X11-unix/X{display.lstrip(':')}")
        self.socket.sendall(struct.pack("<BxHHHHxx", ord("l"), 11, 0, 0, 0))
        status, length = struct.unpack("<B5xH", self.read(8))
        answer = self.read(length * 4)
        if status != REPLY:
            raise ConnectionError("the X server refuses the connection")
        vendor, formats = struct.unpack_from("<H3xB", answer, 16)
        self.root = struct.unpack_from("<I", answer, 32 + -(-vendor // 4) * 4 + formats * 8)[0]

    def read(self, count):
        return received(self.socket, count, "the X server closed the connection")

    def ask(self, request):
        """The fixed part of an answer, and the rest."""
        self.socket.sendall(request)
        head = self.read(32)
        # Every client receives the event of a new keyboard layout.
        while head[0] > REPLY:
            head = self.read(32)
        if head[0] != REPLY:
            raise ConnectionError(f"the X server answers with error {head[1]}")
        return head, self.read(struct.unpack_from("<I", head, 4)[0] * 4)

    def largest(self):
        """The size of the largest window, and the window; of no size without one."""
        _, children = self.ask(struct.pack("<BxHI", QUERY_TREE, 2, self.root))

        def size(window):
            head, _ = self.ask(struct.pack("<BxHI", GET_GEOMETRY, 2, window))
            return struct.unpack_from("<HH", head, 16)

        windows = struct.unpack(f"<{len(children) // 4}I", children)
        sizes = ((size(window), window) for window in windows)
        return max(sizes, key=lambda each: each[0][0] * each[0][1], default=((0, 0), self.root))

    def size(self):
        return self.largest()[0]

    def resize(self, width, height):
        """Changes the size of the largest window, as a user does."""
        _, window = self.largest()
        self.socket.sendall(struct.pack(
            "<BxHIHxxII", CONFIGURE_WINDOW, 5, window, WIDTH_AND_HEIGHT, width, height))
        self.wait()

    def wait(self):
        """Waits until the server has processed everything: it answers in order."""
        self.ask(struct.pack("<BxHI", GET_GEOMETRY, 2, self.root))

    def lines(self, x, y, width, height):
        """The lines of a rectangle, with red, green and blue of each pixel."""
        _, data = self.ask(struct.pack(
            "<BBHIhhHHI", GET_IMAGE, Z_PIXMAP, 5, self.root, x, y, width, height, ALL_PLANES))
        lines = []
        for start in range(0, width * height * 4, width * 4):
            pixels = data[start:start + width * 4]
            line = bytearray(width * 3)
            line[0::3], line[1::3], line[2::3] = pixels[2::4], pixels[1::4], pixels[0::4]
            lines.append(bytes(line))
        return lines
