import Foundation
import News
import Testing

/// What other kinds of documents are, by the RSS 2.0 specification and by HTML's autodiscovery.
@Suite struct FeedKindTests {
  private let base = "http://example.com/news/"

  private func read(_ text: String) throws -> FeedPage {
    try FeedReader.read(Data(text.utf8), base: #require(URL(string: base)))
  }

  private func failure(_ text: String) -> FeedError? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return error as? FeedError
    }
  }

  @Test func rssIsRead() throws {
    let page = try read(
      """
      <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"
        xmlns:content="http://purl.org/rss/1.0/modules/content/"
        xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>News &amp;amp; more</title>
      <link>http://example.com/</link><atom:link rel="next" href="?page=2"/>
      <item><title>AT&amp;amp;T</title><link>
        robots</link><guid isPermaLink="false">7</guid><dc:creator>Ada</dc:creator>
      <pubDate>Sat, 13 Dec 2003 18:30:02 GMT</pubDate><description>Short</description>
      <content:encoded><![CDATA[<p>Long &rarr;</p>]]></content:encoded></item>
      <item><guid>http://example.com/8</guid><description>Only &lt;b&gt;text&lt;/b&gt;</description></item>
      <item><description>Nothing names it</description></item></channel></rss>
      """
    )
    let date = Date(timeIntervalSince1970: 1_071_340_202)
    let none = Date(timeIntervalSince1970: 0)
    #expect(page.title == "News & more" && page.skipped == 1)
    #expect(page.next == URL(string: "http://example.com/news/?page=2"))
    #expect(
      page.articles == [
        Article(
          id: "7",
          title: "AT&T",
          author: "Ada",
          published: date,
          updated: date,
          text: "Long →",
          link: URL(string: "http://example.com/news/robots")
        ),
        Article(
          id: "http://example.com/8",
          title: "",
          published: none,
          updated: none,
          text: "Only text",
          link: URL(string: "http://example.com/8")
        ),
      ]
    )
  }

  @Test(arguments: [
    ("<!doctype html><p>Sign in", nil),
    (
      "<!DOCTYPE html><html><head><link rel=alternate type='application/rss+xml' href=feed>", "feed"
    ),
    (
      "<html xmlns='http://www.w3.org/1999/xhtml'><head><link rel='stylesheet' href='a'/>"
        + "<link rel='Alternate' type='application/atom+xml' href='/f'/></head><body/></html>", "/f"
    ),
    ("<html><head><link rel='alternate' type='text/html' hreflang='de' href='/de'>", nil),
  ])
  func webPageNamesItsFeed(_ page: String, _ feed: String?) throws {
    let base = try #require(URL(string: base))
    let address = feed.flatMap { URL(string: $0, relativeTo: base)?.absoluteURL }
    #expect(failure(page) == .webPage(feed: address))
    #expect(failure(page)?.description.hasPrefix("This is a web page") == true)
  }

  @Test(arguments: [
    ("<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'/>", "RSS 1.0"),
    ("<opml version='2.0'/>", "a list of feeds (OPML)"),
    ("<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'/>", "a sitemap"),
    (
      "<feed version='0.3' xmlns='http://purl.org/atom/ns#'/>",
      "a feed in the namespace “http://purl.org/atom/ns#”"
    ),
    ("{\"version\": \"https://jsonfeed.org/version/1\"}", "JSON"),
    ("<svg/>", "XML with the root element “svg”"),
  ])
  func otherKindIsNamed(_ text: String, _ kind: String) {
    #expect(failure(text) == .otherKind(kind))
  }
}
