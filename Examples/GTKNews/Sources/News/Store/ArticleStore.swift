import Foundation

/// What is known about a feed beside its articles.
package struct FeedState: Codable, Sendable {
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
  /// How much older than the newest one an article must be, and how long no document must have had it, to be
  /// deleted, in seconds: a clock that is wrong deletes nothing.
  private static let lifetime = 180.0 * 86_400

  private let connection: Database
  private let feed: String
  private var isReady = false

  /// Opens a file, or `:memory:`, and creates it if it does not exist.
  ///
  /// One that another program has locked is read with the first use that finds it free.
  package init(path: String, feed: URL) throws {
    connection = try Database(path: path)
    self.feed = feed.absoluteString
    do {
      try Self.prepare(connection, feed.absoluteString)
      isReady = true
    } catch let error where error.cause == .lock {}
  }

  /// The connection, once the file has the tables of this version.
  private var database: Database {
    get throws(StoreError) {
      if !isReady { try Self.prepare(connection, feed) }
      isReady = true
      return connection
    }
  }

  private static func prepare(_ database: Database, _ feed: String) throws(StoreError) {
    // Writes only if it must: a file that can only be read has its articles, too.
    // A later version of this program has more in it than this one knows.
    guard try version(of: database) <= 3 else {
      throw StoreError(reason: "a later version of this program has written them")
    }
    if try !isPresent(in: database) {
      try database.transaction { () throws(StoreError) in
        // Another program may have been first.
        if try isPresent(in: database) { return }
        // A store of another version is filled from the feed again.
        for table in ["feed", "article"] { try database.run("DROP TABLE IF EXISTS \(table)") }
        for statement in schema { try database.run(statement) }
      }
    }
    // What is read first: of a damaged file, this shows more than its header.
    try database.run("SELECT state FROM feed")
    try database.run(
      "SELECT * FROM article WHERE feed = ? ORDER BY published DESC, id DESC LIMIT 20",
      [feed]
    )
  }

  private static func isPresent(in database: Database) throws(StoreError) -> Bool {
    try version(of: database) == 3
  }

  private static func version(of database: Database) throws(StoreError) -> Int {
    try database.run("PRAGMA user_version").first?.first?.flatMap { Int($0) } ?? 0
  }

  private static let schema = [
    "PRAGMA user_version = 3",
    "CREATE TABLE feed (address TEXT PRIMARY KEY, state TEXT NOT NULL) STRICT",
    """
    CREATE TABLE article (
      feed TEXT NOT NULL, id TEXT NOT NULL, title TEXT NOT NULL, author TEXT NOT NULL,
      published REAL NOT NULL, updated REAL NOT NULL, text TEXT NOT NULL, link TEXT,
      -- Whether its date is that of the download, because its own is in the future or missing.
      isFuture INTEGER NOT NULL, seen REAL NOT NULL, isRead INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (feed, id)
    ) STRICT
    """,
    "CREATE INDEX newest ON article (feed, published DESC, id DESC)",
  ]

  // MARK: Reading

  /// What is known about the feed; nothing before its first document.
  package func state() throws -> FeedState {
    let rows = try database.run("SELECT state FROM feed WHERE address = ?", [feed])
    guard let state = rows.first?.first ?? nil else { return FeedState() }
    return try JSONDecoder().decode(FeedState.self, from: Data(state.utf8))
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
      SELECT id, title, author, text, link, published, updated, isRead FROM article
      WHERE feed = ?1 \(condition)
      ORDER BY published DESC, id DESC LIMIT CAST(?2 AS INTEGER)
      """,
      [feed, "\(limit)"] + (key.map { [$0.published.stored, $0.id] } ?? [])
    ).map { row in
      var article = Article(id: row[0] ?? "")
      (article.title, article.author) = (row[1] ?? "", row[2] ?? "")
      (article.text, article.link) = (row[3] ?? "", row[4].flatMap { URL(string: $0) })
      (article.published, article.updated) = (Date(stored: row[5]), Date(stored: row[6]))
      article.isRead = row[7] == "1"
      return article
    }
  }

  private func isKnown(_ article: Article) throws -> Bool {
    let sql = "SELECT 1 FROM article WHERE feed = ? AND id = ?"
    return try !database.run(sql, [feed, article.id]).isEmpty
  }

  // MARK: Writing

  /// Saves the newest document of the feed, and deletes what no document has had for long.
  ///
  /// If articles between it and the stored ones may be missing, older ones are loaded below it again.
  package func save(newest page: FeedPage, _ validators: Validators, now: Date = Date()) throws {
    var state = try state()
    if !page.title.isEmpty { state.title = page.title }
    state.validators = validators
    if let next = page.next, try hasGap(below: page.articles) {
      state.places.insert(next, at: 0)
      state.visited = []
    }
    try save(page.articles, state, now)
    // By the feed's own dates, of which a feed without dates has none.
    try database.run(
      """
      DELETE FROM article WHERE feed = ?1 AND seen < ?2 + 0 AND published <
        (SELECT max(published) FROM article WHERE feed = ?1 AND NOT isFuture) - ?3
      """,
      [feed, (now - Self.lifetime).stored, "\(Self.lifetime)"]
    )
  }

  /// Saves the document with older articles that an address led to.
  ///
  /// If a refresh has found a gap meanwhile, the place is another one, and this does nothing.
  package func save(older page: FeedPage, from place: URL, now: Date = Date()) throws {
    var state = try state()
    guard state.next == place, let index = state.places.firstIndex(of: place) else { return }
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
    let oldest = try database.run("SELECT min(published) FROM article WHERE feed = ?", [feed])
    try save(page.articles, state, now, below: oldest.first?.first?.map { Date(stored: $0) })
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
    let sql = "UPDATE article SET isRead = 1 WHERE feed = ? AND id = ?"
    try database.run(sql, [feed, article.id])
  }

  /// Saves articles; of two with the same id, the one that was changed last, in its place.
  ///
  /// A date in the future is that of the download, until a document has another one. So is that of an article
  /// without one, in the order of the document; in an older document it is that of what it is below.
  private func save(
    _ articles: [Article],
    _ state: FeedState,
    _ now: Date,
    below oldest: Date? = nil
  ) throws {
    // A millisecond apart.
    var place = oldest ?? now + 0.001
    let state = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
    try database.transaction { () throws(StoreError) in
      for entry in articles {
        var article = entry
        let isUndated = entry.published == Article.undated
        if isUndated {
          place -= 0.001
          article.published = place
          article.updated = max(entry.updated, place)
        } else if oldest != nil {
          place = entry.published
        }
        try database.run(
          """
          INSERT INTO article
            (feed, id, title, author, text, link, published, updated, isFuture, seen)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6, min(?7 + 0, ?9 + 0), min(?8 + 0, ?9 + 0),
            max(?7 + 0, ?8 + 0) > ?9 + 0 OR ?10 + 0, ?9)
          ON CONFLICT DO UPDATE SET
            title = excluded.title, author = excluded.author, updated = excluded.updated,
            text = excluded.text, link = excluded.link, isFuture = excluded.isFuture,
            published = iif(isFuture > excluded.isFuture, excluded.published, published)
          WHERE excluded.updated >= updated OR isFuture
          """,
          [
            feed, article.id, article.title, article.author, article.text,
            article.link?.absoluteString, article.published.stored, article.updated.stored,
            now.stored, isUndated ? "1" : "0",
          ]
        )
        let sql = "UPDATE article SET seen = ? WHERE feed = ? AND id = ?"
        try database.run(sql, [now.stored, feed, article.id])
      }
      try database.run("INSERT OR REPLACE INTO feed VALUES (?, ?)", [feed, state])
    }
  }
}

extension Date {
  /// In seconds, to the millisecond: SQLite reads that many digits exactly.
  fileprivate var stored: String { "\((timeIntervalSince1970 * 1000).rounded() / 1000)" }

  fileprivate init(stored: String?) {
    self.init(timeIntervalSince1970: stored.flatMap { Double($0) } ?? 0)
  }
}

/// The store of a program that opens in any case, and what is to be said of it.
package struct OpenedStore: Sendable {
  package let store: ArticleStore
  /// Why this is not the store that was there, or nothing is kept; nil if all is well.
  package private(set) var notice: String?

  /// Opens the store of a folder.
  ///
  /// A file that is damaged is kept under another name, and a new one is begun. Where none can be used, the
  /// articles are in memory.
  package init(in folder: URL, feed: URL) throws {
    // If this fails, opening the file does, too.
    _ = try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      do {
        store = try ArticleStore(path: Self.path("news", in: folder), feed: feed)
      } catch let error as StoreError where error.cause == .damage {
        let kept = try Self.keepAside(in: folder)
        store = try ArticleStore(path: Self.path("news", in: folder), feed: feed)
        notice = "Damaged articles are kept in \(kept)."
      }
    } catch {
      store = try ArticleStore(path: ":memory:", feed: feed)
      notice = "\(error)"
    }
  }

  /// Gives the file, and what SQLite has beside it, a name that no file has; returns the name.
  private static func keepAside(in folder: URL) throws -> String {
    let files = FileManager.default
    var (name, number) = ("news-damaged", 1)
    while files.fileExists(atPath: path(name, in: folder)) {
      number += 1
      name = "news-damaged-\(number)"
    }
    // The journal first: a new file must not get the old one's.
    for part in ["-journal", ""] where files.fileExists(atPath: path("news", in: folder) + part) {
      try files.moveItem(
        atPath: path("news", in: folder) + part,
        toPath: path(name, in: folder) + part
      )
    }
    return "\(name).sqlite"
  }

  private static func path(_ name: String, in folder: URL) -> String {
    folder.appending(path: "\(name).sqlite").path(percentEncoded: false)
  }
}
