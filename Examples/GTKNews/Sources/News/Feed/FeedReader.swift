import CNews
import Foundation

/// Reads one document of a feed: Atom (RFC 4287) or RSS 2.0.
package enum FeedReader {
  private static let atom = "http://www.w3.org/2005/Atom"
  private static let dublinCore = "http://purl.org/dc/elements/1.1/"
  private static let content = "http://purl.org/rss/1.0/modules/content/"

  private static let iTunes = "http://www.itunes.com/dtds/podcast-1.0.dtd"
  private static let mediaRSS = "http://search.yahoo.com/mrss/"

  /// Reads a whole document; its links are relative to its address.
  ///
  /// The charset is that of the server's answer; reading ends with an error after the given time.
  package static func read(
    _ data: Data,
    base: URL,
    charset: String? = nil,
    until end: ContinuousClock.Instant? = nil
  ) throws(FeedError) -> FeedPage {
    let tree: XMLTree
    do {
      tree = try XMLTree(data, base, charset: charset)
    } catch {
      guard !HTMLReader.isPage(data) else { throw .webPage(feed: HTMLReader.feed(of: data, base)) }
      let isJSON = (try? JSONSerialization.jsonObject(with: data)) != nil
      throw isJSON ? .otherKind("JSON") : error
    }
    defer { withExtendedLifetime(tree) {} }
    switch (tree.root.namespace, tree.root.name) {
    case (atom, "feed"): return try readAtom(tree.root, until: end)
    case ("", "rss"):
      guard let channel = tree.root.first("channel") else { return FeedPage() }
      return try readRSS(channel, until: end)
    case (_, "html"): throw .webPage(feed: HTMLReader.feed(of: data, base))
    case (_, "RDF"): throw .otherKind("RSS 1.0")
    case (_, "opml"): throw .otherKind("a list of feeds (OPML)")
    case (_, "urlset"), (_, "sitemapindex"): throw .otherKind("a sitemap")
    case (let namespace, "feed"): throw .otherKind("a feed in the namespace “\(namespace)”")
    case (_, let root): throw .otherKind("XML with the root element “\(root)”")
    }
  }

  private static func readAtom(
    _ feed: Element,
    until end: ContinuousClock.Instant?
  ) throws(FeedError) -> FeedPage {
    var page = FeedPage()
    page.title = feed.first("title")?.line ?? ""
    page.next = link("next", in: feed)
    let dates = FeedDate()
    // What entries do not have themselves is read once.
    let (authors, published) = (people(in: feed), date(feed, "updated", by: dates))
    for entry in feed.all("entry") {
      try look(at: end)
      guard let id = entry.first("id")?.text.tidied, !id.isEmpty else {
        page.skipped += 1
        continue
      }
      var article = Article(id: id)
      article.title = entry.first("title")?.line ?? ""
      // By 4.2.1.
      article.author = first([
        people(in: entry), people(in: entry.first("source")), authors,
      ])
      let updated = date(entry, "updated", by: dates)
      article.published =
        date(entry, "published", by: dates) ?? updated ?? published.map { $0 - page.rank }
        ?? Article.undated
      article.updated = updated ?? article.published
      let group = entry.first("group", in: mediaRSS) ?? entry
      article.text = first([
        entry.first("content")?.markup, entry.first("summary")?.markup,
        group.first("description", in: mediaRSS)?.text.tidied.escaped,
      ])
      let enclosures = entry.all("link").filter { $0["rel"] == "enclosure" }
      article.text += media(enclosures.map { ($0["href"], $0["type"]) }, entry.base)
      article.link = link("alternate", in: entry)
      page.articles.append(article)
    }
    return page
  }

  private static func readRSS(
    _ channel: Element,
    until end: ContinuousClock.Instant?
  ) throws(FeedError) -> FeedPage {
    var page = FeedPage()
    page.title = channel.first("title")?.html.line ?? ""
    page.next = link("next", in: channel)
    let dates = FeedDate()
    let published = date(channel, "pubDate", by: dates) ?? date(channel, "lastBuildDate", by: dates)
    let editors = list(channel.all("managingEditor"))
    for item in channel.all("item") {
      try look(at: end)
      let guid = item.first("guid")
      let permanent = guid?["isPermaLink"]?.lowercased() == "false" ? nil : guid
      let link = item.first("link")?.address ?? permanent?.address
      let title = item.first("title")?.html.line
      var article = Article(id: first([guid?.text.tidied, link?.absoluteString, title]))
      guard !article.id.isEmpty else {
        page.skipped += 1
        continue
      }
      article.title = title ?? ""
      let authors = [
        item.all("creator", in: dublinCore), item.all("author"), item.all("author", in: iTunes),
      ].first { !$0.isEmpty }
      article.author = authors.map(list) ?? editors
      let own = date(item, "pubDate", by: dates) ?? date(item, "date", dublinCore, by: dates)
      article.published = own ?? published.map { $0 - page.rank } ?? Article.undated
      article.updated = article.published
      let texts = [
        item.first("encoded", in: content), item.first("description"),
        item.first("summary", in: iTunes),
        (item.first("group", in: mediaRSS) ?? item).first("description", in: mediaRSS),
      ]
      article.text = first(texts.lazy.map { $0.map { HTMLReader.markup($0.text, $0.base) } })
      article.text += media(item.all("enclosure").map { ($0["url"], $0["type"]) }, item.base)
      article.link = link
      page.articles.append(article)
    }
    return page
  }

  private static func look(at end: ContinuousClock.Instant?) throws(FeedError) {
    if let end, ContinuousClock.now > end { throw .timedOut }
  }

  /// The links to sounds and films of an entry, a line each.
  private static func media(_ links: [(address: String?, type: String?)], _ base: URL?) -> String {
    links.compactMap { link in
      link.address?.address(base).map { address in
        let name =
          address.lastPathComponent.isEmpty ? address.absoluteString : address.lastPathComponent
        let type = link.type.map { " (\($0))" } ?? ""
        return "\n<a href=\"\(address.absoluteString.escaped)\">\(name.escaped)</a>\(type.escaped)"
      }
    }.joined()
  }

  /// The first text that is not empty.
  private static func first(_ texts: some Sequence<String?>) -> String {
    texts.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }

  private static func date(
    _ parent: Element,
    _ name: String,
    _ namespace: String? = nil,
    by dates: FeedDate
  ) -> Date? {
    parent.first(name, in: namespace).flatMap { dates.read($0.text) }
  }

  private static func people(in parent: Element?) -> String? {
    parent.map { list($0.all("author").compactMap { $0.first("name") }) }
  }

  private static func list(_ names: [Element]) -> String {
    names.map(\.text).joined(separator: ", ").line
  }

  private static func link(_ relation: String, in parent: Element) -> URL? {
    parent.all("link", in: atom).lazy.filter { $0["rel"] ?? "alternate" == relation }
      .compactMap { $0["href"]?.address($0.base) }.first
  }
}

extension FeedPage {
  /// Seconds that an entry with the date of its feed is older than it, so that entries keep their order.
  fileprivate var rank: Double { Double(articles.count) / 1_000 }
}

extension Element {
  /// How Atom's content is written (4.1.3.3); nil is XML of another kind, or base64.
  private enum TextType {
    case text, html, xhtml
  }

  private var textType: TextType? {
    switch self["type"]?.lowercased() ?? "text" {
    case "html", "text/html": .html
    case "xhtml", "application/xhtml+xml": .xhtml
    case let type: type == "text" || type.hasPrefix("text/") ? .text : nil
    }
  }

  /// Its text, which is HTML, as plain text.
  fileprivate var html: String { HTMLReader.text(text) }

  /// Its text, which is an address.
  fileprivate var address: URL? { text.address(base) }

  /// Atom's content as one line of plain text.
  fileprivate var line: String {
    switch textType {
    case .text: text.line
    case .html: html.line
    case .xhtml: HTMLReader.text(source).line
    case nil: ""
    }
  }

  /// Atom's content as Pango's markup.
  fileprivate var markup: String {
    switch textType {
    case .text: text.tidied.shortened(to: 100_000).escaped
    case .html: HTMLReader.markup(text, base)
    case .xhtml: HTMLReader.markup(source, base)
    case nil: ""
    }
  }
}

/// Reads dates of RFC 3339 and RFC 822, also without seconds, a zone or a time, and what feeds write instead.
///
/// Made once for a document: making the expressions takes much longer than reading a date. They are used where
/// a quick look finds what they are for.
struct FeedDate {
  private let iso =
    /(\d{4})-(\d\d)-(\d\d)(?:[Tt ]+(\d\d:\d\d(?::\d\d)?)([.,]\d+)?)?\s*(?:[Zz]|([+-]\d\d):?(\d\d))?/
  private let half = /\b(\d{1,2})(:\d\d(?::\d\d)?)\s*([AaPp])\.?[Mm]\b\.?/
  private let weekday = /^\p{L}+\.?\s*,\s*/
  private let september = /\bSept\b\.?/
  private let endOfDay = /\s24:00\b/

  func read(_ text: String) -> Date? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) }.count
    // Seconds since 1970.
    if digits == text.utf8.count, (9...10).contains(digits) {
      return Double(text).map(Date.init(timeIntervalSince1970:))
    }
    guard digits == 4, let match = text.wholeMatch(of: iso)?.output else { return seconds(text) }
    let zone = "\(match.6 ?? "+00")\(match.7 ?? "00")"
    let fraction = match.5.flatMap { Double("0.\($0.dropFirst())") } ?? 0
    return seconds("\(match.1)\(match.2)\(match.3) \(match.4 ?? "00:00") \(zone)").map {
      $0 + fraction
    }
  }

  /// By libcurl's reader of the dates in HTTP and mail, which knows English only, and no half of a day.
  private func seconds(_ text: String) -> Date? {
    var text = text
    // A weekday adds nothing to a date.
    if text.utf8.contains(0x2C) { text.replace(weekday, with: "", maxReplacements: 1) }
    if text.contains("Sept") { text.replace(september, with: "Sep") }
    if hasHalf(text), let match = text.firstMatch(of: half), let hour = Int(match.1),
      (1...12).contains(hour)
    {
      let ofDay = hour % 12 + (match.3.lowercased() == "p" ? 12 : 0)
      text.replaceSubrange(match.range, with: (ofDay < 10 ? "0" : "") + "\(ofDay)\(match.2)")
    }
    // The end of a day is the beginning of the next one.
    let isEnd = text.contains("24:00") && text.contains(endOfDay)
    if isEnd { text.replace(endOfDay, with: " 00:00") }
    let seconds = curl_getdate(text, nil)
    guard seconds != -1 else { return nil }
    return Date(timeIntervalSince1970: Double(seconds) + (isEnd ? 86_400 : 0))
  }

  /// Whether there is an A or a P right before an M, or with a dot between.
  private func hasHalf(_ text: String) -> Bool {
    let letters = text.utf8.lazy.filter { $0 != 0x2E }.map { $0 | 0x20 }
    return zip(letters, letters.dropFirst()).contains { ($0 == 0x61 || $0 == 0x70) && $1 == 0x6D }
  }
}

/// Why a feed could not be read, in words for the user.
package enum FeedError: Error, Equatable, CustomStringConvertible {
  case unreachable(String)
  case timedOut
  /// The server's answer is neither 200 nor 304.
  case status(Int)
  /// The server asks to wait, with status 429 or 503.
  case busy(Int, seconds: Int)
  /// The document is longer than this number of bytes.
  case tooLong(Int)
  /// The document is not well-formed XML.
  case malformed(line: Int)
  /// The document declares entities, whose text could be endless or from elsewhere.
  case declaresEntities
  /// The document's charset does not contain ASCII, so that markup in it has other bytes.
  case charset(String)
  /// The document is a web page, which may name its feed.
  case webPage(feed: URL?)
  /// The document is of another kind.
  case otherKind(String)

  package var description: String {
    switch self {
    case .unreachable(let reason): "The server cannot be reached: \(reason)."
    case .timedOut: "The server did not answer in time."
    case .status(let code): "The server answered with status \(code)."
    case .busy(let code, let seconds):
      "The server is busy (status \(code)): try again in \(Self.wait(seconds))."
    case .tooLong(let limit): "The feed is longer than \(limit / 1_000_000) MB."
    case .malformed(let line): "The feed is not valid XML, in line \(line)."
    case .declaresEntities: "The feed declares entities, which are not supported."
    case .charset(let name): "The feed is in \(name), which is not supported."
    case .webPage(let feed?): "This is a web page; its feed is at \(feed)."
    case .webPage(nil): "This is a web page, which names no feed."
    case .otherKind(let kind): "This is neither an Atom nor an RSS feed, but \(kind)."
    }
  }

  /// A wait as a person would say it: in its largest unit, rounded up.
  private static func wait(_ seconds: Int) -> String {
    Duration.seconds(seconds).formatted(
      .units(
        allowed: [.days, .hours, .minutes, .seconds],
        width: .wide,
        maximumUnitCount: 1,
        fractionalPart: .hide(rounded: .up)
      )
    )
  }
}
