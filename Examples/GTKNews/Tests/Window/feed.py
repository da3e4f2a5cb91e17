"""An Atom feed on this machine, which a test can change and switch off."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

PAGE = 20
ENTRY = (
    "<entry><id>urn:{0}</id><title>Article {0}</title><updated>2026-01-01T{1:02}:{2:02}:00Z</updated>"
    "<content type='html'>&lt;a href='https://example.com/{0}'>A link&lt;/a></content></entry>"
)


class Feed:
    """A feed of articles with increasing numbers, 20 a document; a context manager.

    With `is_failing` it answers 503.
    """

    def __init__(self, articles):
        self.articles = articles
        # The path of each request with the status of its answer.
        self.answers = []
        self.is_failing = False
        feed = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                start = int(parse_qs(urlsplit(self.path).query).get("from", ["0"])[0])
                etag = f'"{feed.articles}"'
                if feed.is_failing:
                    feed.answers.append((self.path, 503))
                    return self.send_error(503)
                is_known = self.headers["If-None-Match"] == etag
                body = b"" if is_known else feed.document(start).encode()
                self.send_response(304 if is_known else 200)
                self.send_header("ETag", etag)
                if not is_known:
                    self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
                feed.answers.append((self.path, 304 if is_known else 200))

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/feed.atom"

    def document(self, start):
        numbers = range(self.articles - start, max(self.articles - start - PAGE, 0), -1)
        following = f'<link rel="next" href="?from={start + PAGE}"/>' if numbers[-1] > 1 else ""
        entries = "".join(ENTRY.format(number, *divmod(number, 60)) for number in numbers)
        return f'<feed xmlns="http://www.w3.org/2005/Atom"><title>Test</title>{following}{entries}</feed>'

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, args=[0.01], daemon=True).start()
        return self

    def stop(self):
        self.server.shutdown()
        self.server.server_close()

    def __exit__(self, *_):
        self.stop()
