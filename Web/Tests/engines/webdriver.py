"""The W3C WebDriver commands that the tests need, over both transports.

WebKit's driver uses HTTP. Firefox uses Marionette: the same commands with the same names on its own
socket, without a separate driver. Both need only Python.
"""

import itertools
import json
import socket
import urllib.error
import urllib.request

# Timeouts for one command, and for a condition in a page.
PATIENCE = 60

HTTP = {
    "Navigate": ("POST", "url"),
    "Back": ("POST", "back"),
    "Refresh": ("POST", "refresh"),
    "ExecuteScript": ("POST", "execute/sync"),
    "ExecuteAsyncScript": ("POST", "execute/async"),
    "PerformActions": ("POST", "actions"),
    "SetTimeouts": ("POST", "timeouts"),
}


class DriverError(Exception):
    """An error response of a browser."""


class HTTPCommands:
    def __init__(self, port, options):
        self.root = f"http://127.0.0.1:{port}/session"
        session = self._send("POST", self.root, {"capabilities": {"alwaysMatch": options}})
        self.version = session["capabilities"]["browserVersion"]
        self.root += f"/{session['sessionId']}"
        # The wheel's total delta: WebKitGTK 2.50 turns it by the difference between consecutive deltas,
        # even across commands.
        self.turned = 0

    def __call__(self, name, **parameters):
        method, path = HTTP[name]
        if name == "PerformActions":
            parameters = self._with_totals(parameters["actions"])
        return self._send(method, f"{self.root}/{path}", parameters)

    def close(self):
        self._send("DELETE", self.root, {})

    def _with_totals(self, sources):
        for step in sources[0]["actions"]:
            if step["type"] == "scroll":
                self.turned += step["deltaY"]
                step["deltaY"] = self.turned
        return {"actions": sources}

    def _send(self, method, address, parameters):
        body = json.dumps(parameters).encode() if method == "POST" else None
        request = urllib.request.Request(address, body, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise DriverError(error.read().decode()) from None


class MarionetteCommands:
    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=2 * PATIENCE)
        self.answers = self.socket.makefile("rb")
        self.numbers = itertools.count(1)
        self._receive()
        session = self("NewSession", capabilities={"alwaysMatch": {}})
        self.version = session["capabilities"]["browserVersion"]

    def __call__(self, name, **parameters):
        return self._send(f"WebDriver:{name}", parameters)

    def in_browser(self, script, *arguments):
        """Runs a script in the browser's chrome window; it calls its last argument when done."""
        self._send("Marionette:SetContext", {"value": "chrome"})
        try:
            return self("ExecuteAsyncScript", script=script, args=arguments)
        finally:
            self._send("Marionette:SetContext", {"value": "content"})

    def close(self):
        self._send("Marionette:Quit", {"flags": ["eForceQuit"]})
        self.socket.close()

    # A message is its length, a colon and an array.
    def _send(self, name, parameters):
        message = json.dumps([0, next(self.numbers), name, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self._receive()
        if error:
            raise DriverError(error)
        return result["value"] if isinstance(result, dict) and list(result) == ["value"] else result

    def _receive(self):
        length = b""
        while (byte := self.answers.read(1)) != b":":
            if not byte:
                raise DriverError("the browser is gone")
            length += byte
        return json.loads(self.answers.read(int(length)))
