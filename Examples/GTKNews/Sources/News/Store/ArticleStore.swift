import Foundation

/// Where the list goes on: below this article.
package struct ArticleKey: Equatable, Sendable {
  let published: Date
  let id: String

  package init(_ article: Article) {
    published = article.published
    id = article.id
  }

  fileprivate var values: [Database.Value] {
    [.number(published.timeIntervalSince1970), .text(id)]
  }
}

/// What is known about a feed beside its articles.
package struct FeedState: Equatable, Sendable {
  package var title = ""
  package var etag: String?
  /// The document with the entries that are older than the stored ones; nil after the last document.
  package var next: URL?

  package init(title: String = "", etag: String? = nil, next: URL? = nil) {
    self.title = title
    self.etag = etag
    self.next = next
  }
}

/// The articles of one feed in a SQLite file, which may have other feeds, too.
package actor ArticleStore {
  private let database: Database
  private let feed: String

  /// Opens a file, and creates it if it does not exist.
  ///
  /// - Parameters:
  ///   - path: The file, or `:memory:`.
  ///   - feed: The address of the feed.
  /// - Throws: `StoreError`.
  package init(path: String, feed: URL) throws {
    let database = try Database(path: path)
    self.database = database
    self.feed = feed.absoluteString
    try database.run("PRAGMA journal_mode = WAL")
    try database.transaction { () throws(StoreError) in
      try database.run(
        """
        CREATE TABLE IF NOT EXISTS feed (
          address TEXT PRIMARY KEY, title TEXT NOT NULL, etag TEXT, next TEXT
        ) STRICT, WITHOUT ROWID
        """
      )
      try database.run(
        """
        CREATE TABLE IF NOT EXISTS article (
          feed TEXT NOT NULL, id TEXT NOT NULL, title TEXT NOT NULL, author TEXT NOT NULL,
          published REAL NOT NULL, updated REAL NOT NULL, text TEXT NOT NULL, link TEXT,
          isRead INTEGER NOT NULL DEFAULT 0,
          PRIMARY KEY (feed, id)
        ) STRICT
        """
      )
      try database.run(
        "CREATE INDEX IF NOT EXISTS newest ON article (feed, published DESC, id DESC)"
      )
    }
  }

  /// What is known about the feed; nothing before its first document.
  package func state() throws -> FeedState {
    let rows = try database.run(
      "SELECT title, etag, next FROM feed WHERE address = ?",
      [.text(feed)]
    ) { row in
      FeedState(
        title: row.text(0) ?? "",
        etag: row.text(1),
        next: row.text(2).flatMap { URL(string: $0) }
      )
    }
    return rows.first ?? FeedState()
  }

  /// The newest articles, newest first, or those below one of them.
  package func articles(below key: ArticleKey? = nil, limit: Int) throws -> [Article] {
    guard let key else { return try articles("", [.number(Double(limit))]) }
    return try articles("AND (published, id) < (?3, ?4)", [.number(Double(limit))] + key.values)
  }

  /// The newest articles, newest first, down to one of them.
  package func articles(downTo key: ArticleKey) throws -> [Article] {
    // SQLite reads a negative limit as no limit.
    try articles("AND (published, id) >= (?3, ?4)", [.number(-1)] + key.values)
  }

  /// The newest articles that were read, newest first.
  package func readArticles(limit: Int) throws -> [Article] {
    try articles("AND isRead", [.number(Double(limit))])
  }

  private func articles(_ condition: String, _ values: [Database.Value]) throws -> [Article] {
    try database.run(
      """
      SELECT id, title, author, published, updated, text, link, isRead FROM article
      WHERE feed = ?1 \(condition)
      ORDER BY published DESC, id DESC LIMIT CAST(?2 AS INTEGER)
      """,
      [.text(feed)] + values
    ) { row in
      Article(
        id: row.text(0) ?? "",
        title: row.text(1) ?? "",
        author: row.text(2) ?? "",
        published: Date(timeIntervalSince1970: row.number(3)),
        updated: Date(timeIntervalSince1970: row.number(4)),
        text: row.text(5) ?? "",
        link: row.text(6).flatMap { URL(string: $0) },
        isRead: row.number(7) != 0
      )
    }
  }

  /// Saves the newest document of the feed.
  ///
  /// If none of its articles was known, articles between it and the stored ones may be missing, so
  /// older ones are loaded below it again.
  package func save(newest page: FeedPage, etag: String?) throws {
    let old = try state()
    let isConnected = try page.articles.contains { try isKnown($0.id) }
    let state = FeedState(title: page.title, etag: etag, next: isConnected ? old.next : page.next)
    try save(page.articles, state)
  }

  /// Saves the document with older articles that the state's address led to.
  package func save(older page: FeedPage) throws {
    var state = try state()
    // A document that leads to itself has no older articles.
    state.next = page.next == state.next ? nil : page.next
    try save(page.articles, state)
  }

  /// Marks an article as read.
  package func markRead(_ id: String) throws {
    try database.run(
      "UPDATE article SET isRead = 1 WHERE feed = ? AND id = ?",
      [.text(feed), .text(id)]
    )
  }

  private func isKnown(_ id: String) throws -> Bool {
    try !database.run(
      "SELECT 1 FROM article WHERE feed = ? AND id = ?",
      [.text(feed), .text(id)]
    ) { _ in }.isEmpty
  }

  /// Saves articles; of two with the same id, the one that was changed last, in its place.
  private func save(_ articles: [Article], _ state: FeedState) throws {
    try database.transaction { () throws(StoreError) in
      for article in articles {
        try database.run(
          """
          INSERT INTO article (feed, id, title, author, published, updated, text, link)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET
            title = excluded.title, author = excluded.author, updated = excluded.updated,
            text = excluded.text, link = excluded.link
          WHERE excluded.updated > updated
          """,
          [
            .text(feed), .text(article.id), .text(article.title), .text(article.author),
            .number(article.published.timeIntervalSince1970),
            .number(article.updated.timeIntervalSince1970), .text(article.text),
            article.link.map { .text($0.absoluteString) } ?? .null,
          ]
        )
      }
      try database.run(
        "INSERT OR REPLACE INTO feed (address, title, etag, next) VALUES (?, ?, ?, ?)",
        [
          .text(feed), .text(state.title), state.etag.map(Database.Value.text) ?? .null,
          state.next.map { .text($0.absoluteString) } ?? .null,
        ]
      )
    }
  }
}
