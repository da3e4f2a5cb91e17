"""Local servers: a folder at an origin of its own, with an answer for the lists of the recipes."""

import json

from serving import Files


class Handler(Files):
    """Serves a folder, with extra headers; `rows?page=N` is answered from the list of pages, or with 404."""

    # Those of a subclass for each folder.
    more_headers, site = {}, None

    def do_GET(self):
        self.site.requests.append(self.path)
        path, _, query = self.path.partition("?page=")
        if not path.endswith("/rows"):
            return super().do_GET()
        if int(query) >= len(self.site.pages):
            return self.send_error(404)
        rows, is_last = self.site.pages[int(query)]
        body = json.dumps({"rows": rows, "isLast": is_last}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        for name, value in self.more_headers.items():
            self.send_header(name, value)
        super().end_headers()


def rows_of(page, count=30):
    return [f"Row {page}.{number}" for number in range(count)]


class Site(str):
    """The address of a served folder, the paths that were requested from it, and the pages of its list."""

    requests: list
    # The rows of each page, and whether it is the last.
    pages: list

    def count(self, ending):
        return sum(path.partition("?")[0].endswith(ending) for path in self.requests)
