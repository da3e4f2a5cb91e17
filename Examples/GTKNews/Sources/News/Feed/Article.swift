import Foundation

/// One entry of a feed, as plain text.
package struct Article: Equatable, Sendable {
  /// What identifies it in its feed.
  package var id: String
  package var title: String
  /// Empty if the feed names none.
  package var author: String
  /// When it was published; the feed's date, or 1970, for an entry without a date.
  package var published: Date
  /// When it was changed last.
  package var updated: Date
  /// Its content, or its summary.
  package var text: String
  /// Its web page.
  package var link: URL?
  package var isRead = false

  package init(
    id: String,
    title: String,
    author: String = "",
    published: Date,
    updated: Date,
    text: String = "",
    link: URL? = nil,
    isRead: Bool = false
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.published = published
    self.updated = updated
    self.text = text
    self.link = link
    self.isRead = isRead
  }
}

/// One document of a feed: its entries in the order of the document.
package struct FeedPage: Equatable, Sendable {
  package var title: String
  package var articles: [Article]
  /// The document with older entries (RFC 5005).
  package var next: URL?

  package init(title: String, articles: [Article], next: URL? = nil) {
    self.title = title
    self.articles = articles
    self.next = next
  }
}
