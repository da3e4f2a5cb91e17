import Foundation

/// One entry of a feed.
package struct Article: Codable, Equatable, Identifiable, Sendable {
  /// What identifies it in its feed.
  package var id: String
  /// Plain text, as the author is; both may be empty.
  package var title = "", author = ""
  /// When it was published; for an entry without a date the feed's, or ``undated``.
  package var published = undated
  /// When it was changed last.
  package var updated = undated
  /// Its content, or its summary: Pango's markup with nothing but links.
  package var text = ""
  /// Its web page.
  package var link: URL?
  package var isRead = false

  package init(id: String) { self.id = id }

  /// The date of what has none: the store gives it that of the download.
  package static let undated = Date(timeIntervalSince1970: 0)

  /// The same place in the feed, without anything else.
  package var key: Article {
    var key = Article(id: id)
    key.published = published
    return key
  }
}

/// One document of a feed: its entries in the order of the document.
package struct FeedPage: Equatable, Sendable {
  package var title = ""
  package var articles: [Article] = []
  /// The document with older entries (RFC 5005).
  package var next: URL?
  /// How many entries were left out, because nothing identifies them.
  package var skipped = 0

  package init() {}
}
