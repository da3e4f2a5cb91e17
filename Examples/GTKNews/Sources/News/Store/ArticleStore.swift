import Foundation

/// What is known about a feed beside its articles.
package struct FeedState: Sendable {
  package var title = ""
  package var validators = Validators()
  /// Where older entries continue, with the latest gap first.
  fileprivate var places: [URL] = []
  /// The documents that were loaded since the latest gap.
  fileprivate var visited: [URL] = []

  /// The document with older entries to load next; nil after the last document.
  package var next: URL? { places.first { !visited.contains($0) } }
}

/// The articles of one feed in a SQLite file, which may have other feeds, too.
package actor ArticleStore {
  /// How long an article is kept after the last document with it, in seconds.
  private static let lifetime = 180.0 * 86_400

  private let database: Database
  private let feed: String

  /// Opens a file, or `:memory:`, and creates it if it does not exist.
  package init(path: String, feed: URL) throws {
    let database = try Database(path: path)
    self.database = database
    self.feed = feed.absoluteString
    try database.run("PRAGMA journal_mode = WAL")
    try database.transaction { () throws(StoreError) in
      // A store of another version is filled from the feed again.
      if try database.run("PRAGMA user_version", [], { $0.number(0) }) != [2] {
        for table in ["feed", "article"] { try database.run("DROP TABLE IF EXISTS \(table)") }
      }
      for statement in Self.schema { try database.run(statement) }
    }
  }

  private static let schema = [
    "PRAGMA user_version = 2",
    """
    CREATE TABLE IF NOT EXISTS feed (
      address TEXT PRIMARY KEY, title TEXT NOT NULL, etag TEXT, modified TEXT,
      places TEXT NOT NULL, visited TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE IF NOT EXISTS article (
      feed TEXT NOT NULL, id TEXT NOT NULL, title TEXT NOT NULL, author TEXT NOT NULL,
      published REAL NOT NULL, updated REAL NOT NULL, text TEXT NOT NULL, link TEXT,
      isFuture INTEGER NOT NULL, seen REAL NOT NULL, isRead INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (feed, id)
    ) STRICT
    """,
    "CREATE INDEX IF NOT EXISTS newest ON article (feed, published DESC, id DESC)",
  ]

  // MARK: Reading

  /// What is known about the feed; nothing before its first document.
  package func state() throws -> FeedState {
    try database.run(
      "SELECT title, etag, modified, places, visited FROM feed WHERE address = ?",
      [.text(feed)]
    ) { row in
      var state = FeedState(title: row.text(0) ?? "")
      (state.validators.etag, state.validators.modified) = (row.text(1), row.text(2))
      state.places = (row.text(3) ?? "").split(separator: "\n").compactMap { URL(string: "\($0)") }
      state.visited = (row.text(4) ?? "").split(separator: "\n").compactMap { URL(string: "\($0)") }
      return state
    }.first ?? FeedState()
  }

  /// The newest articles, newest first, or those below one of them.
  package func articles(below last: Article? = nil, limit: Int) throws -> [Article] {
    try articles(last == nil ? "" : "AND (published, id) < (?3, ?4)", last, limit)
  }

  /// The newest articles, newest first, down to one of them.
  package func articles(downTo last: Article) throws -> [Article] {
    // SQLite reads a negative limit as no limit.
    try articles("AND (published, id) >= (?3, ?4)", last, -1)
  }

  /// The newest articles that were read, newest first.
  package func readArticles(limit: Int) throws -> [Article] {
    try articles("AND isRead", nil, limit)
  }

  private func articles(_ condition: String, _ key: Article?, _ limit: Int) throws -> [Article] {
    try database.run(
      """
      SELECT id, title, author, published, updated, text, link, isRead FROM article
      WHERE feed = ?1 \(condition)
      ORDER BY published DESC, id DESC LIMIT CAST(?2 AS INTEGER)
      """,
      [.text(feed), .number(Double(limit))]
        + (key.map { [.date($0.published), .text($0.id)] } ?? [])
    ) { row in
      var article = Article(id: row.text(0) ?? "")
      (article.title, article.author) = (row.text(1) ?? "", row.text(2) ?? "")
      article.published = Date(timeIntervalSince1970: row.number(3))
      article.updated = Date(timeIntervalSince1970: row.number(4))
      article.text = row.text(5) ?? ""
      article.link = row.text(6).flatMap { URL(string: $0) }
      article.isRead = row.number(7) != 0
      return article
    }
  }

  private func isKnown(_ article: Article) throws -> Bool {
    try !database.run(
      "SELECT 1 FROM article WHERE feed = ? AND id = ?",
      [.text(feed), .text(article.id)]
    ) { _ in }.isEmpty
  }

  // MARK: Writing

  /// Saves the newest document of the feed, and deletes what no document has had for long.
  ///
  /// If articles between it and the stored ones may be missing, older ones are loaded below it again.
  package func save(newest page: FeedPage, _ validators: Validators, now: Date = Date()) throws {
    var state = try state()
    if !page.title.isEmpty { state.title = page.title }
    state.validators = validators
    if let next = page.next, try hasGap(below: page.articles.map { $0.clamped(to: now) }) {
      state.places.insert(next, at: 0)
      state.visited = []
    }
    try save(page.articles, state, now)
    try database.run(
      "DELETE FROM article WHERE feed = ? AND seen < ?",
      [.text(feed), .date(now - Self.lifetime)]
    )
  }

  /// Saves the document with older articles that the state's address led to.
  package func save(older page: FeedPage, now: Date = Date()) throws {
    var state = try state()
    guard let place = state.next, let index = state.places.firstIndex(of: place) else { return }
    state.places.remove(at: index)
    state.visited.append(place)
    // A place that was visited since has other articles now, so what was not loaded there is below here.
    let isMoved = state.places.contains { state.visited.contains($0) }
    let hasNew = try page.articles.contains { try !isKnown($0) }
    if let next = page.next, next.absoluteString != feed, !state.visited.contains(next),
      isMoved || hasNew
    {
      state.places.insert(next, at: 0)
    }
    try save(page.articles, state, now)
  }

  /// Whether articles may be missing between those of the newest document and the stored ones.
  ///
  /// Below each new article must be one that the document has, too. That it has any stored one is not
  /// enough: a pinned one stays in it for years.
  private func hasGap(below articles: [Article]) throws -> Bool {
    guard try !self.articles(limit: 1).isEmpty else { return true }
    let ids = Set(articles.map(\.id))
    return try articles.contains { article in
      guard try !isKnown(article) else { return false }
      return try self.articles(below: article, limit: 1).first.map { !ids.contains($0.id) } ?? false
    }
  }

  /// Marks an article as read.
  package func markRead(_ article: Article) throws {
    try database.run(
      "UPDATE article SET isRead = 1 WHERE feed = ? AND id = ?",
      [.text(feed), .text(article.id)]
    )
  }

  /// Saves articles; of two with the same id, the one that was changed last, in its place.
  ///
  /// A date in the future is that of the download, until a document has another one.
  private func save(_ articles: [Article], _ state: FeedState, _ now: Date) throws {
    try database.transaction { () throws(StoreError) in
      for article in articles {
        let clamped = article.clamped(to: now)
        try database.run(
          """
          INSERT INTO article
            (feed, id, title, author, published, updated, text, link, isFuture, seen)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET
            title = excluded.title, author = excluded.author, updated = excluded.updated,
            text = excluded.text, link = excluded.link, isFuture = excluded.isFuture,
            published = iif(isFuture > excluded.isFuture, excluded.published, published)
          WHERE excluded.updated >= updated OR isFuture
          """,
          [
            .text(feed), .text(article.id), .text(article.title), .text(article.author),
            .date(clamped.published), .date(clamped.updated), .text(article.text),
            .text(article.link?.absoluteString), .number(clamped == article ? 0 : 1), .date(now),
          ]
        )
        try database.run(
          "UPDATE article SET seen = ? WHERE feed = ? AND id = ?",
          [.date(now), .text(feed), .text(article.id)]
        )
      }
      try database.run(
        "INSERT OR REPLACE INTO feed VALUES (?, ?, ?, ?, ?, ?)",
        [
          .text(feed), .text(state.title), .text(state.validators.etag),
          .text(state.validators.modified),
          .text(state.places.map(\.absoluteString).joined(separator: "\n")),
          .text(state.visited.map(\.absoluteString).joined(separator: "\n")),
        ]
      )
    }
  }
}

extension Article {
  /// The article with no date after another one.
  fileprivate func clamped(to now: Date) -> Article {
    var article = self
    (article.published, article.updated) = (min(published, now), min(updated, now))
    return article
  }
}
