import Foundation
import News
import Testing

/// Expected values are from RFC 4287 (Atom), RFC 5005 (paging) and the XML Recommendation.
@Suite struct AtomReaderTests {
  private let base = "http://example.com/news/feed.atom"

  private func read(_ data: Data) throws -> FeedPage {
    try AtomReader.read(data, base: #require(URL(string: base)))
  }

  private func read(_ content: String) throws -> FeedPage {
    try read(Data("<feed xmlns='http://www.w3.org/2005/Atom'>\(content)</feed>".utf8))
  }

  private func failure(_ data: Data) -> FeedError? {
    do {
      _ = try read(data)
      return nil
    } catch {
      return error as? FeedError
    }
  }

  @Test func entryIsReadWithAllItsParts() throws {
    let page = try read(
      """
      <title>News</title><updated>2003-12-13T18:30:02Z</updated><link rel="next" href="?page=2"/>
      <entry><id>urn:a</id><title>Robots</title><author><name>Ada</name></author>
      <author><name>Bob</name></author><published>2003-12-13T08:29:29-04:00</published>
      <updated>2003-12-13T18:30:02.25Z</updated><summary>Short</summary><content>Long</content>
      <link rel="enclosure" href="a.mp3"/><link href="../robots"/></entry>
      """
    )
    let article = Article(
      id: "urn:a",
      title: "Robots",
      author: "Ada, Bob",
      published: Date(timeIntervalSince1970: 1_071_318_569),
      updated: Date(timeIntervalSince1970: 1_071_340_202.25),
      text: "Long",
      link: URL(string: "http://example.com/robots")
    )
    let next = URL(string: "http://example.com/news/feed.atom?page=2")
    #expect(page == FeedPage(title: "News", articles: [article], next: next))
  }

  @Test func entryWithoutDateHasThatOfTheFeed() throws {
    let page = try read("<updated>2003-12-13T18:30:02Z</updated><entry><id>a</id></entry>")
    #expect(page.articles.map(\.published.timeIntervalSince1970) == [1_071_340_202])
  }

  @Test(arguments: [
    ("<title>A &lt;b&gt; tag</title>", "A <b> tag"),
    ("<title type='html'>A &lt;b&gt;bold&lt;/b&gt; &amp;amp; &amp;#x263A;</title>", "A bold & ☺"),
    ("<title type='html'><![CDATA[<i>x</i>&nope; & <3]]></title>", "x&nope; & <3"),
    ("<title type='html'>a&lt;script>alert(1)&lt;/script>b&lt;!-- c -->d</title>", "abd"),
    ("<title type='html'>open &lt;b</title>", "open"),
    (
      "<title type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>1 &lt; <em>2</em></div></title>",
      "1 < 2"
    ),
    ("<title>two\n lines</title>", "two lines"),
    (
      "<title type='html'>&amp;#0; &amp;#xD800; &amp;#99999999999;</title>",
      "&#xD800; &#99999999999;"
    ),
  ])
  func titleIsPlainText(_ xml: String, _ title: String) throws {
    #expect(try read("<entry><id>a</id>\(xml)</entry>").articles.map(\.title) == [title])
  }

  @Test func blocksOfHTMLAreLines() throws {
    let html = "&lt;p>One&lt;/p>&lt;p>Two&lt;br/>Three&lt;/p>"
    let page = try read("<entry><id>a</id><content type='html'>\(html)</content></entry>")
    #expect(page.articles.map(\.text) == ["One\nTwo\nThree"])
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "http://", "data:,x"])
  func linkThatLeadsElsewhereThanTheWebIsNone(_ link: String) throws {
    let page = try read(
      "<link rel='next' href='\(link)'/><entry><id>a</id><link href='\(link)'/></entry>"
    )
    #expect(page.next == nil && page.articles.map(\.link) == [nil])
  }

  @Test func elementsOfOtherNamespacesAreIgnored() throws {
    let page = try read(
      "<entry><id>a</id><title>T</title><title xmlns='urn:x'>X</title><x:y xmlns:x='urn:x'><id>b</id></x:y></entry>"
    )
    #expect(page.articles.map(\.title) == ["T"] && page.articles.map(\.id) == ["a"])
  }

  // MARK: Hostile documents

  /// `XMLParser` on Linux says that these are complete.
  @Test(arguments: [
    "", " ", "<feed xmlns='http://www.w3.org/2005/Atom'>",
    "<feed xmlns='http://www.w3.org/2005/Atom'><entry><id>a</id></entry>",
    "<feed xmlns='http://www.w3.org/2005/Atom'><entry><id>a</id><title>Cut of",
    "<?xml version='1.0'?>", "<feed", "<!DOCTYPE feed",
  ])
  func documentThatIsCutShortIsAnError(_ xml: String) {
    #expect(failure(Data(xml.utf8)) != nil)
  }

  @Test func everyTruncationOfAFeedIsAnError() {
    let whole = Array(
      "<?xml version='1.0'?><feed xmlns='http://www.w3.org/2005/Atom'><entry><id>a</id><title>ä&amp;</title></entry></feed>"
        .utf8
    )
    let read = whole.indices.filter { failure(Data(whole[..<$0])) == nil }
    #expect(read == [] && failure(Data(whole)) == nil)
  }

  @Test(arguments: [
    // Ten entities of ten each, and so on: 1 GB of text.
    "<!DOCTYPE feed [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>]>",
    "<!DOCTYPE feed [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>",
    "<!DOCTYPE feed [<!ENTITY a SYSTEM 'http://127.0.0.1:1/'>]>",
    "<!-- <feed> --><!DOCTYPE feed [<!ENTITY a 'lost'>]>",
  ])
  func declaredEntitiesAreRefused(_ declaration: String) {
    let xml = "<feed xmlns='http://www.w3.org/2005/Atom'><title>1&a;2</title></feed>"
    #expect(failure(Data((declaration + xml).utf8)) == .hasDocumentType)
    #expect(failure((declaration + xml).data(using: .utf16) ?? Data()) == .hasDocumentType)
  }

  @Test func documentTypeInATextIsText() throws {
    let page = try read("<title><![CDATA[<!DOCTYPE html>]]></title>")
    #expect(page.title == "<!DOCTYPE html>")
  }

  @Test func undeclaredEntityIsAnError() {
    let xml = "<feed xmlns='http://www.w3.org/2005/Atom'><title>1&nbsp;2</title></feed>"
    #expect(failure(Data(xml.utf8)) == .malformed(line: 1))
  }

  @Test func bytesThatAreNotInTheDeclaredCharsetAreAnError() {
    var data = Data(
      "<?xml version='1.0' encoding='utf-8'?>\n<feed xmlns='http://www.w3.org/2005/Atom'><title>"
        .utf8
    )
    data += [0xE4, 0x20] + Data("</title></feed>".utf8)
    #expect(failure(data) == .malformed(line: 2))
  }

  @Test func unknownCharsetIsAnError() {
    let xml =
      "<?xml version='1.0' encoding='no-such-charset'?><feed xmlns='http://www.w3.org/2005/Atom'/>"
    #expect(failure(Data(xml.utf8)) != nil)
  }

  @Test func declaredCharsetIsRead() throws {
    let xml =
      "<?xml version='1.0' encoding='ISO-8859-1'?><feed xmlns='http://www.w3.org/2005/Atom'><title>ä</title></feed>"
    #expect(try read(#require(xml.data(using: .isoLatin1))).title == "ä")
    let wide = xml.replacing("ISO-8859-1", with: "UTF-16")
    #expect(try read(#require(wide.data(using: .utf16))).title == "ä")
  }

  @Test func deepNestingIsHarmless() throws {
    let count = 20_000
    let page = try read(
      String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    )
    #expect(page == FeedPage(title: "", articles: []))
  }

  @Test func otherRootElementsAreErrors() {
    #expect(failure(Data("<rss version='2.0'><channel/></rss>".utf8)) == .notAtom(root: "rss"))
    let other = failure(Data("<feed/>".utf8))
    #expect(other == .notAtom(root: "feed"))
    #expect(other?.description.hasSuffix("is not in Atom's namespace.") == true)
    #expect(failure(Data("<!doctype html><p>Sign in".utf8)) != nil)
  }

  @Test func entryWithoutIDIsAnError() {
    let xml = "<feed xmlns='http://www.w3.org/2005/Atom'>\n<entry><title>T</title></entry></feed>"
    #expect(failure(Data(xml.utf8)) == .entryWithoutID(line: 2))
  }
}
