"""Serves files and generated pages for measurements.

The pages are cross-origin isolated, because a browser coarsens the clock of others.
"""

import http.server


class IsolatedHandler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder, and what `generated` returns for a path."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }

    def generated(self):
        """The text or bytes of the path, and their media type; None for a file."""
        return None

    def do_GET(self):
        found = self.generated()
        if not found:
            super().do_GET()
            return
        body, media_type = found
        if isinstance(body, str):
            body, media_type = body.encode(), f"{media_type}; charset=utf-8"
        self.send_response(200)
        self.send_header("Content-Type", media_type)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def log_message(self, *_):
        pass
