"""What the gallery has published: articles in SQLite, and the messages of a chat in memory.

Both are paged by key, never by offset: what is published between two requests neither repeats nor skips a row. Both
can be used by several threads.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from threading import Lock

from stories import CHAT_LANGUAGES, news, talk, told

PUBLISHED, WAITING, MESSAGES = 2000, 2000, 600
TIME = "%Y-%m-%dT%H:%M:%SZ"

TABLE = """
CREATE TABLE article (
  id INTEGER PRIMARY KEY,
  published TEXT,  -- in UTC; NULL while the article waits
  key TEXT AS (published || printf('~%09d', id)),  -- the place in the feed
  language TEXT, section TEXT, source TEXT, title TEXT, summary TEXT
)"""
INDEX = "CREATE INDEX article_by_key ON article (key)"
INSERT = """
INSERT INTO article (published, language, section, source, title, summary)
VALUES (:published, :language, :section, :source, :title, :summary)"""
# A clock that was set back does not publish below the newest article.
PUBLISH = """
UPDATE article SET published = max(:now, (SELECT max(published) FROM article))
WHERE id IN (SELECT id FROM article WHERE :language IN ('', language) ORDER BY published, id LIMIT :count)"""
PAGE = """
SELECT * FROM article WHERE key > :after AND key < :before AND :language IN ('', language)
ORDER BY key {order} LIMIT :limit + 1"""


class Database:
    """An empty language is every language."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def prepare(self, now: datetime) -> None:
        """Fills the file if it is missing, and keeps a filled one; raises sqlite3.Error for any other file."""
        with closing(self._connect()) as connection, connection:
            connection.execute("BEGIN IMMEDIATE")
            if connection.execute("SELECT 1 FROM sqlite_master").fetchone():
                connection.execute("SELECT key FROM article")
                return
            connection.execute(TABLE)
            connection.execute(INDEX)
            stream = news()
            articles = told(stream, PUBLISHED)
            for article in articles:
                article["published"] = (now - timedelta(seconds=article["age"])).strftime(TIME)
            articles += ({"published": None, **article} for article in told(stream, WAITING))
            connection.executemany(INSERT, articles)

    def page(self, limit: int = 20, language: str = "", before: str = "~", after: str = "") -> dict:
        """The newest articles between two keys, newest first; with `after`, those nearest to it."""
        query = PAGE.format(order="ASC" if after else "DESC")
        values = {"limit": limit, "language": language, "before": before, "after": after}
        with closing(self._connect()) as connection:
            # One more than requested shows whether there are more in this direction.
            found = [dict(row) for row in connection.execute(query, values)]
        articles = found[:limit]
        return {"articles": articles[::-1] if after else articles, "more": len(found) > limit}

    def publish(self, now: datetime, count: int = 3, language: str = "") -> None:
        """Moves waiting articles to the top of the feed, or the oldest ones when none are left."""
        with closing(self._connect()) as connection:
            connection.execute(PUBLISH, {"now": now.strftime(TIME), "count": count, "language": language})

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=5, isolation_level=None)
        connection.row_factory = sqlite3.Row
        return connection


class Chat:
    """The messages of each language by id, counted from 1."""

    def __init__(self, now: datetime) -> None:
        self._lock = Lock()
        self._streams = {language: talk(language) for language in CHAT_LANGUAGES}
        self._messages: dict[str, list[dict]] = {language: [] for language in CHAT_LANGUAGES}
        for language, stream in self._streams.items():
            for message in told(stream, MESSAGES):
                self._append(language, message, now - timedelta(seconds=message.pop("age")))

    def page(self, limit: int = 20, language: str = "en", before: int = 999_999_999) -> dict:
        """The messages just below an id, oldest first."""
        with self._lock:
            messages = self._messages[language][: before - 1]
        return {"messages": messages[-limit:], "more": len(messages) > limit}

    def go_on(self, now: datetime, language: str = "en", after: int = 0) -> dict:
        """Adds the next message; returns all above an id."""
        with self._lock:
            self._append(language, next(self._streams[language])[1], now)
            return {"messages": self._messages[language][after:]}

    def _append(self, language: str, message: dict, sent: datetime) -> None:
        messages = self._messages[language]
        messages.append({"id": len(messages) + 1, "sent": sent.strftime(TIME), **message})
