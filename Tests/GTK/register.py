#!/usr/bin/env python3
"""Registers for all events of accessible objects, without which GTK 4.18 sends none, until it is ended.

    register.py ADDRESS     # of the message bus of assistive technologies

By D-Bus's own protocol (dbus.freedesktop.org/doc/dbus-specification.html).
"""

import os
import socket
import struct
import sys

CALL, VERSION = 1, 1
PATH, INTERFACE, MEMBER, DESTINATION, SIGNATURE = 1, 2, 3, 6, 8


def padded(data, size):
    return data + bytes(-len(data) % size)


def string(text):
    return struct.pack("<I", len(text)) + text.encode() + b"\0"


def field(code, kind, value):
    return bytes([code, 1]) + kind + b"\0" + value


def call(serial, path, interface, member, destination, signature="", body=b""):
    fields = b""
    for each in [
        field(PATH, b"o", string(path)), field(INTERFACE, b"s", string(interface)),
        field(MEMBER, b"s", string(member)), field(DESTINATION, b"s", string(destination)),
        field(SIGNATURE, b"g", bytes([len(signature)]) + signature.encode() + b"\0"),
    ]:
        fields = padded(fields, 8) + each
    head = struct.pack("<BBBBIII", ord("l"), CALL, 0, VERSION, len(body), serial, len(fields))
    return padded(head + fields, 8) + body


bus = socket.socket(socket.AF_UNIX)
bus.connect(sys.argv[1].removeprefix("unix:path=").partition(",")[0])
bus.sendall(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")
bus.recv(100)
bus.sendall(b"BEGIN\r\n" + call(
    1, "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello", "org.freedesktop.DBus"))
# All of objects, without properties, of any program.
events = padded(string("object:"), 4) + struct.pack("<I", 0) + string("")
registry = "org.a11y.atspi.Registry"
bus.sendall(call(2, "/org/a11y/atspi/registry", registry, "RegisterEvent", registry, "sass", events))
while bus.recv(4096):
    pass
