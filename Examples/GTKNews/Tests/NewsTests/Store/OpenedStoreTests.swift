import Foundation
import News
import Testing

/// Stores that cannot be opened as they are.
@Suite final class OpenedStoreTests {
  private let feed: URL
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    feed = try #require(URL(string: "http://example.com/feed.atom"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func file(_ name: String) -> URL { folder.appending(path: name) }

  private func open() throws -> OpenedStore { try OpenedStore(in: folder, feed: feed) }

  private func save(_ ids: [String], in opened: OpenedStore) async throws {
    let articles = ids.map { id in
      var article = Article(id: id)
      article.text = String(repeating: "text ", count: 2000)
      return article
    }
    try await opened.store.save(newest: FeedPage(title: "News", articles: articles), Validators())
  }

  private func ids(in opened: OpenedStore) async throws -> [String] {
    try await opened.store.articles(limit: 100).map(\.id)
  }

  /// Replaces the file of a store with articles, and returns the new content.
  private func replace(_ change: (inout Data) -> Void) async throws -> Data {
    try await save((100..<120).map { "\($0)" }, in: open())
    var data = try Data(contentsOf: file("news.sqlite"))
    change(&data)
    try data.write(to: file("news.sqlite"))
    return data
  }

  @Test func newStoreHasNoNotice() async throws {
    try await save(["a"], in: open())
    let again = try open()
    #expect(again.notice == nil)
    #expect(try await ids(in: again) == ["a"])
  }

  enum Damage: CaseIterable {
    case noDatabase, truncated, zeroedInside
  }

  @Test(arguments: Damage.allCases)
  func damagedFileIsKeptAsideAndANewOneBegun(_ damage: Damage) async throws {
    let damaged = try await replace { data in
      switch damage {
      case .noDatabase: data = Data(repeating: 0x41, count: 5000)
      case .truncated: data.removeLast(data.count / 2)
      // All but the first page, which has the header and the schema.
      case .zeroedInside: data.resetBytes(in: 4096..<data.count)
      }
    }
    let opened = try open()
    let kept = file("news-damaged.sqlite")
    #expect(opened.notice == "Damaged articles are kept in news-damaged.sqlite.")
    #expect(try Data(contentsOf: kept) == damaged)
    try await save(["a"], in: opened)
    let again = try open()
    #expect(again.notice == nil)
    #expect(try await ids(in: again) == ["a"])
  }

  @Test func everyDamagedFileIsKept() throws {
    for number in 1...3 {
      try Data("no database \(number)".utf8).write(to: file("news.sqlite"))
      _ = try open()
    }
    let kept = try ["news-damaged", "news-damaged-2", "news-damaged-3"].map {
      String(decoding: try Data(contentsOf: file("\($0).sqlite")), as: UTF8.self)
    }
    #expect(kept == ["no database 1", "no database 2", "no database 3"])
  }

  /// By its format, a file with this version must not be written: also root cannot.
  @Test func fileThatCanOnlyBeReadShowsItsArticles() async throws {
    // The version for writing is at byte 18 (sqlite.org/fileformat.html).
    let locked = try await replace { $0[18] = 3 }
    let opened = try open()
    #expect(opened.notice == nil)
    #expect(try await ids(in: opened).count == 20)
    await #expect(throws: StoreError(reason: "attempt to write a readonly database")) {
      try await save(["a"], in: opened)
    }
    #expect(try Data(contentsOf: file("news.sqlite")) == locked)
  }

  /// The version is at byte 60 (sqlite.org/fileformat.html).
  @Test func fileOfALaterVersionIsLeftAlone() async throws {
    let later = try await replace { $0[63] = 4 }
    let opened = try open()
    let reason = "a later version of this program has written them"
    #expect(opened.notice == "The articles cannot be stored: \(reason).")
    try await save(["a"], in: opened)
    #expect(try await ids(in: opened) == ["a"])
    #expect(try Data(contentsOf: file("news.sqlite")) == later)
  }

  /// As another program may, for example for a backup.
  @Test func fileThatIsLockedKeepsItsArticlesAndSavesAgainLater() async throws {
    try await save(["a"], in: open())
    let opened = try open()
    let other = try Database(path: file("news.sqlite").path(percentEncoded: false))
    try other.run("BEGIN IMMEDIATE")
    await #expect(throws: StoreError(reason: "database is locked", cause: .lock)) {
      try await save(["b"], in: opened)
    }
    #expect(try await ids(in: opened) == ["a"])
    try other.run("ROLLBACK")
    try await save(["b"], in: opened)
    #expect(try await ids(in: opened) == ["b", "a"])
  }

  @Test func fileThatIsLockedWhileItOpensHasItsArticlesLater() async throws {
    try await save(["a"], in: open())
    let other = try Database(path: file("news.sqlite").path(percentEncoded: false))
    try other.run("BEGIN EXCLUSIVE")
    let opened = try open()
    #expect(opened.notice == nil)
    await #expect(throws: StoreError(reason: "database is locked", cause: .lock)) {
      try await ids(in: opened)
    }
    try other.run("ROLLBACK")
    try await save(["b"], in: opened)
    #expect(try await ids(in: opened) == ["b", "a"])
    #expect(try await ids(in: open()) == ["b", "a"])
  }

  @Test func withoutAFolderArticlesAreInMemory() async throws {
    try FileManager.default.removeItem(at: folder)
    try Data("no folder".utf8).write(to: folder)
    let opened = try open()
    #expect(opened.notice == "The articles cannot be stored: unable to open database file.")
    try await save(["a"], in: opened)
    #expect(try await ids(in: opened) == ["a"])
    #expect(try Data(contentsOf: folder) == Data("no folder".utf8))
  }
}
