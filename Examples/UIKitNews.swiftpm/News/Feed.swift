import Foundation
import OverscrollPaging
import OverscrollUIKit
import UIKit

/// The articles a screen shows, newest first.
@MainActor
final class Feed {
  // Pages by the number of the last article.
  private var pages = Pages<Article, Int>(first: .max)
  private let source: any NewsSource

  /// The pictures that have arrived, by article.
  private(set) var pictures: [Article.ID: UIImage] = [:]
  private var requestedPictures: Set<Article.ID> = []

  init(_ source: any NewsSource) {
    self.source = source
  }

  var articles: [Article] { pages.items }

  /// Reloads the newest articles.
  func reload() async throws {
    try await load(pages.first())
  }

  /// Adds the next older articles, or the first ones.
  ///
  /// - Returns: Exhausted once there are no older ones.
  func more() async throws -> PullControl.LoadOutcome {
    if let request = pages.next() { try await load(request) }
    return pages.outcome
  }

  /// Loads the picture of an article, once.
  ///
  /// - Returns: Whether it has arrived.
  func loadPicture(of article: Article) async -> Bool {
    guard requestedPictures.insert(article.id).inserted,
      let picture = await source.picture(of: article)
    else { return false }
    pictures[article.id] = picture
    return true
  }

  // MARK: Return

  /// The list, to be stored while the app is away, with the first visible article.
  func stored(at anchor: ReadingAnchor<Int>, now: Date = Date()) -> Data? {
    let saved = pages.saved(at: now.timeIntervalSince1970, anchor: anchor)
    return saved.flatMap { try? JSONEncoder().encode($0) }
  }

  /// Makes the list what it was when it was stored, without a request, for a day.
  ///
  /// - Returns: The article to scroll to; nil if the list begins anew.
  func restore(_ data: Data, now: Date = Date()) -> ReadingAnchor<Int>? {
    do {
      let saved = try JSONDecoder().decode(SavedPages<Article, Int>.self, from: data)
      let time = now.timeIntervalSince1970
      pages = try Pages(first: .max, restoring: saved, at: time, maximumAge: 86_400)
      return saved.anchor
    } catch {
      return nil  // Of another version of the app, damaged, or old.
    }
  }

  /// Whether there are no older articles.
  var isExhausted: Bool { !pages.hasMore }

  private func load(_ request: Pages<Article, Int>.Request) async throws {
    let articles = try await source.articles(below: request.key)
    // The user has ended the run: what comes late changes nothing.
    try Task.checkCancellation()
    pages.receive(articles, next: articles.last?.number, for: request)
  }
}
