"""The feed in SQLite: 2,000 published articles, and a reserve that later refreshes publish from.

Paging is by key, never by offset: an article published between two requests neither repeats nor
skips a row. Every call opens its own connection and is thread-safe.
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing, contextmanager, suppress
from datetime import datetime, timedelta
from itertools import islice
from pathlib import Path
from typing import Iterator, NamedTuple

from articles import Article, article_stream

SEED = 2026
PUBLISHED_AT_FIRST = 2000
RESERVE = 500

TIME_FORMAT = "%Y-%m-%dT%H:%M:%SZ"
KEY = re.compile(
    r"([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)~([0-9]{1,15})"
)

SCHEMA = """
CREATE TABLE article (
  id INTEGER PRIMARY KEY,
  published TEXT,  -- in UTC, or NULL while the article waits in the reserve
  language TEXT NOT NULL,
  section TEXT NOT NULL,
  source TEXT NOT NULL,
  title TEXT NOT NULL UNIQUE,
  summary TEXT NOT NULL
);
CREATE INDEX article_by_time ON article (published, id);
"""
INSERT = """
INSERT INTO article (published, language, section, source, title, summary)
VALUES (?, ?, ?, ?, ?, ?)
"""
SPOKEN = "(? = '' OR language = ?)"
COLUMNS = "id, published, language, section, source, title, summary"


class Key(NamedTuple):
    """An article's place in the feed; as text, what `before` and `after` take."""

    published: str
    id: int

    @staticmethod
    def read(text: str) -> Key | None:
        match = KEY.fullmatch(text)
        return Key(match[1], int(match[2])) if match else None

    def __str__(self) -> str:
        return f"{self.published}~{self.id}"


class Page(NamedTuple):
    articles: list[dict]  # newest first
    more: bool  # whether there are more articles in the requested direction


class Database:
    def __init__(self, path: Path) -> None:
        self._path = path

    def prepare(self, now: datetime) -> None:
        """Creates and fills the file if it is missing; keeps a filled one."""
        self._fill_if_empty(now)
        with closing(self._connect()) as connection, suppress(sqlite3.OperationalError):
            # Readers can continue while a connection writes. This fails while another server starts with
            # the same file; that server then sets the mode.
            connection.execute("PRAGMA journal_mode = WAL")

    def _fill_if_empty(self, now: datetime) -> None:
        with self._writing() as connection:
            if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                connection.execute(f"SELECT {COLUMNS} FROM article LIMIT 1")
                return
            for statement in SCHEMA.split(";"):
                connection.execute(statement)
            articles = list(islice(article_stream(SEED), PUBLISHED_AT_FIRST))
            time = now - timedelta(seconds=sum(article.gap for article in articles))
            for article in articles:
                insert(connection, article, time.strftime(TIME_FORMAT))
                time += timedelta(seconds=article.gap)
            fill_reserve(connection)

    # In all of these an empty language is every language.

    def newest(self, limit: int, language: str = "") -> Page:
        return self._page("published IS NOT NULL", (), limit, language, newest_first=True)

    def before(self, key: Key, limit: int, language: str = "") -> Page:
        return self._page("(published, id) < (?, ?)", key, limit, language, newest_first=True)

    def after(self, key: Key, limit: int, language: str = "") -> Page:
        """The articles just above the key, so that a client far behind misses none."""
        return self._page("(published, id) > (?, ?)", key, limit, language, newest_first=False)

    def publish(self, count: int, now: datetime, language: str = "") -> list[dict]:
        """Moves articles from the reserve to the top of the feed; fewer when none are left."""
        with self._writing() as connection:
            newest = connection.execute("SELECT max(published) FROM article").fetchone()[0]
            # A clock that was set back must not publish below existing articles.
            published = max(now.strftime(TIME_FORMAT), newest or "")
            waiting = (
                f"SELECT id FROM article WHERE published IS NULL AND {SPOKEN} ORDER BY id LIMIT ?"
            )
            wanted = language, language, count
            ids = [row["id"] for row in connection.execute(waiting, wanted)]
            if len(ids) < count:
                fill_reserve(connection)
                ids = [row["id"] for row in connection.execute(waiting, wanted)]
            marks = ", ".join("?" * len(ids))
            connection.execute(
                f"UPDATE article SET published = ? WHERE id IN ({marks})", (published, *ids)
            )
            rows = connection.execute(
                f"SELECT {COLUMNS} FROM article WHERE id IN ({marks}) ORDER BY id DESC", ids
            )
            return [entry(row) for row in rows]

    def _page(
        self, where: str, values: tuple, limit: int, language: str, *, newest_first: bool
    ) -> Page:
        order = "DESC" if newest_first else "ASC"
        query = (
            f"SELECT {COLUMNS} FROM article WHERE {where} AND {SPOKEN} "
            f"ORDER BY published {order}, id {order} LIMIT ?"
        )
        with closing(self._connect()) as connection:
            # One row more than requested shows whether there is a next page.
            rows = connection.execute(query, (*values, language, language, limit + 1)).fetchall()
        articles = [entry(row) for row in rows[:limit]]
        return Page(articles if newest_first else articles[::-1], len(rows) > limit)

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with closing(self._connect()) as connection:
            connection.execute("BEGIN IMMEDIATE")
            with connection:
                yield connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=5, isolation_level=None)
        connection.row_factory = sqlite3.Row
        return connection


def fill_reserve(connection: sqlite3.Connection) -> None:
    """Continues the article stream where the table ends."""
    told = connection.execute("SELECT count(*) FROM article").fetchone()[0]
    for article in islice(article_stream(SEED), told, told + RESERVE):
        insert(connection, article, None)


def insert(connection: sqlite3.Connection, article: Article, published: str | None) -> None:
    connection.execute(
        INSERT,
        (
            published,
            article.language,
            article.section,
            article.source,
            article.title,
            article.summary,
        ),
    )


def entry(row: sqlite3.Row) -> dict:
    """A row as the page receives it."""
    return {"key": str(Key(row["published"], row["id"])), **dict(row)}
