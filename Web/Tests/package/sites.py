"""Local servers: a folder at an origin of its own, with an answer for the lists of the recipes."""

import http.server
import json


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder, with headers, and answers `rows?page=N` as a small list does."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }
    last_page = 2

    def __init__(self, *rest, headers=None, requests=None, **more):
        self.more_headers, self.requests = headers or {}, requests
        super().__init__(*rest, **more)

    def do_GET(self):
        self.requests.append(self.path)
        path, _, query = self.path.partition("?page=")
        if not path.endswith("/rows"):
            return super().do_GET()
        page = int(query)
        rows = [f"Row {page}.{number}" for number in range(30)]
        body = json.dumps({"rows": rows, "isLast": page >= self.last_page}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        for name, value in self.more_headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_):
        pass


class Site(str):
    """The address of a served folder, and the paths that were requested from it."""

    requests: list

    def count(self, ending):
        return sum(path.partition("?")[0].endswith(ending) for path in self.requests)
