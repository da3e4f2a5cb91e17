import Foundation
import News
import Testing

/// Expected values are from RFC 4287 (Atom), RFC 5005 (paging), the XML Recommendation and HTML's standard.
@Suite struct FeedReaderTests {
  private let base = "http://example.com/news/feed.atom"

  private func read(_ data: Data) throws -> FeedPage {
    try FeedReader.read(data, base: #require(URL(string: base)))
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
      text: "Long\n<a href=\"http://example.com/news/a.mp3\">a.mp3</a>",
      link: URL(string: "http://example.com/robots")
    )
    let next = URL(string: "http://example.com/news/feed.atom?page=2")
    #expect(page == FeedPage(title: "News", articles: [article], next: next))
  }

  /// By the processor's time, of which a search of the feed for each entry takes minutes, and making what reads
  /// dates anew for each of them half a minute.
  @Test(arguments: ["", "2026-06-26T10:04:03Z", "Fri, 26 Jun 2026 10:04:03 GMT"])
  func longFeedIsReadInSeconds(_ date: String) throws {
    let updated = date.isEmpty ? "" : "<updated>\(date)</updated>"
    let entries = (0..<50_000).map { "<entry><id>\($0)</id>\(updated)</entry>" }.joined()
    let before = clock()
    #expect(try read(entries).articles.count == 50_000)
    #expect(clock() - before < 20 * CLOCKS_PER_SEC)
  }

  @Test func entriesWithTheDateOfTheFeedKeepTheirOrder() throws {
    let page = try read(
      "<updated>2003-12-13T18:30:02Z</updated><entry><id>a</id></entry><entry><id>b</id></entry>"
    )
    #expect(page.articles[0].published > page.articles[1].published)
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
      ""
    ),
  ])
  func titleIsPlainText(_ xml: String, _ title: String) throws {
    #expect(try read("<entry><id>a</id>\(xml)</entry>").articles.map(\.title) == [title])
  }

  @Test(arguments: [
    ("<table><tr><th>Rice<th>200 g</table>", "Rice · 200 g"),
    ("<ol start=3><li>a<li>b<ul><li>c</ul><li>d</ol>", "3. a\n4. b\n• c\n5. d"),
    (
      "<pre>if x:\n    y = 1\n\tz</pre>",
      "if x:\n\u{A0}\u{A0}\u{A0}\u{A0}y = 1\n\u{A0}\u{A0}\u{A0}\u{A0}z"
    ),
    ("<h2>A &amp; b</h2>text", "<b>A &amp; b</b>\ntext"),
    ("<h2>A<br>b</h2>", "<b>A</b>\n<b>b</b>"),
    ("a <img alt='a \"cat\"'> b<img alt=''><img>", "a [a \"cat\"] b"),
  ])
  func structureOfHTMLIsKept(_ html: String, _ text: String) throws {
    let page = try read(
      "<entry><id>a</id><content type='html'><![CDATA[\(html)]]></content></entry>"
    )
    #expect(page.articles.map(\.text) == [text])
  }

  @Test(arguments: [
    ("Q & A", "Q & A"), ("a&nbsp;b", "a\u{A0}b"), ("AT&T", "AT&T"),
    ("a &copy; &amp; &#65;", "a © & A"),
    ("x<!-- & --><![CDATA[ & ]]>&", "x & &"),
  ])
  func referenceThatXMLDoesNotKnowRefusesNoFeed(_ xml: String, _ title: String) throws {
    #expect(
      try read("<entry><id>a</id><title>\(xml)</title></entry>").articles.map(\.title) == [title]
    )
  }

  /// RFC 7303, section 3: the mark, then the header, then the declaration.
  @Test(arguments: [
    ("", "iso-8859-1", "é"), ("", nil, "Ã©"), ("", "nonsense", "Ã©"),
    ("\u{FEFF}", "iso-8859-1", "é"),
  ])
  func charsetOfTheServerCounts(_ mark: String, _ charset: String?, _ title: String) throws {
    // Two bytes in UTF-8, which the declaration says is Latin-1.
    let isLatin = charset == "iso-8859-1" && mark.isEmpty
    let text =
      "\(mark)<?xml version='1.0' encoding='\(isLatin ? "utf-8" : "iso-8859-1")'?>"
      + "<feed xmlns='http://www.w3.org/2005/Atom'><title>é</title></feed>"
    let data = try #require(text.data(using: isLatin ? .isoLatin1 : .utf8))
    let page = try FeedReader.read(data, base: #require(URL(string: base)), charset: charset)
    #expect(page.title == title)
  }

  @Test func feedIsNotReadAfterItsTime() throws {
    #expect(throws: FeedError.timedOut) {
      try FeedReader.read(
        Data("<feed xmlns='http://www.w3.org/2005/Atom'><entry><id>a</id></entry></feed>".utf8),
        base: #require(URL(string: base)),
        until: .now - .seconds(1)
      )
    }
  }

  /// The namespaces of Media RSS and of podcasts, in their specifications' examples.
  @Test func textOfFilmsAndPodcastsIsRead() throws {
    let film = try read(
      """
      <entry xmlns:media='http://search.yahoo.com/mrss/'><id>a</id><link rel='enclosure' href='a.mp4'/>
      <media:group><media:description>A &lt; b</media:description></media:group></entry>
      """
    )
    #expect(
      film.articles.map(\.text) == [
        "A &lt; b\n<a href=\"http://example.com/news/a.mp4\">a.mp4</a>"
      ]
    )
    let podcast = try read(
      Data(
        """
        <rss xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'><channel><item><guid>a</guid>
        <itunes:author>Ada</itunes:author><itunes:summary>All of it</itunes:summary>
        <enclosure url='http://example.com/1.mp3' type='audio/mpeg'/></item></channel></rss>
        """.utf8
      )
    )
    #expect(podcast.articles.map(\.author) == ["Ada"])
    #expect(
      podcast.articles.map(\.text) == [
        "All of it\n<a href=\"http://example.com/1.mp3\">1.mp3</a> (audio/mpeg)"
      ]
    )
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

  // MARK: What feeds write

  @Test func linksAreRelativeToTheNearestBase() throws {
    let page = try read(
      """
      <link rel="next" href="2"/>
      <entry xml:base="/a/"><id>a</id><link href="b"/>
      <content type="html" xml:base="c/">&lt;a href="d">D&lt;/a></content></entry>
      """
    )
    #expect(page.next == URL(string: "http://example.com/news/2"))
    #expect(page.articles.map(\.link) == [URL(string: "http://example.com/a/b")])
    #expect(page.articles.map(\.text) == ["<a href=\"http://example.com/a/c/d\">D</a>"])
  }

  @Test func linkMayHaveSpaceAroundIt() throws {
    let page = try read("<entry><id>a</id><link href=' http://x.org/ '/></entry>")
    #expect(page.articles.map(\.link) == [URL(string: "http://x.org/")])
  }

  /// By RFC 4287, 4.2.1: of the entry, else of its source, else of the feed.
  @Test func authorIsThatOfTheFeedIfTheEntryHasNone() throws {
    let page = try read(
      """
      <author><name>F</name></author><entry><id>a</id></entry>
      <entry><id>b</id><source><author><name>S</name></author></source></entry>
      <entry><id>c</id><author><name>E</name></author></entry>
      """
    )
    #expect(page.articles.map(\.author) == ["F", "S", "E"])
  }

  /// By RFC 4287, 4.1.3.3.
  @Test(arguments: ["image/png", "application/zip", "image/svg+xml"])
  func contentThatIsNoTextIsNotShown(_ type: String) throws {
    let page = try read(
      "<entry><id>a</id><content type='\(type)'>aVZCT1I=</content><summary>S</summary></entry>"
    )
    #expect(page.articles.map(\.text) == ["S"])
  }

  /// Names and the numbers from 0x80 to 0x9F are from the standard of HTML, 13.5 and 13.2.5.80.
  @Test(arguments: [
    ("&aacute;&rarr;&shy;&Alpha;&apos;&nbsp;", "á→\u{AD}Α'\u{A0}"), ("It&#146;s &#x80;", "It’s €"),
    ("<img alt='a > b'>c", "c"), ("<img alt=\"</p>\" title='>'>d", "d"),
    ("AT&T &zzz; &", "AT&T &zzz; &"),
  ])
  func referencesAndQuotedMarkupOfHTMLAreRead(_ html: String, _ text: String) throws {
    let page = try read("<entry><id>a</id><title type='html'><![CDATA[\(html)]]></title></entry>")
    #expect(page.articles.map(\.title) == [text])
  }

  @Test(arguments: [
    ("<a href='/x'>X</a>", "<a href=\"http://example.com/x\">X</a>"),
    ("<a href='javascript:x'>X</a>", "X"),
    ("<a href='http://x/?a=1&amp;b=\"'>X", "<a href=\"http://x/?a=1&amp;b=%22\">X</a>"),
    (
      "<a href='/x'>1<p>2</a>\n3",
      "<a href=\"http://example.com/x\">1</a>\n<a href=\"http://example.com/x\">2</a>\n3"
    ),
    ("1 &lt; 2 &amp;", "1 &lt; 2 &amp;"), ("a\nb<pre>c\nd</pre>", "a b\nc\nd"),
  ])
  func textHasTheLinksOfHTML(_ html: String, _ text: String) throws {
    let page = try read(
      "<entry><id>a</id><content type='html'><![CDATA[\(html)]]></content></entry>"
    )
    #expect(page.articles.map(\.text) == [text])
  }

  /// GTK takes seconds to lay out a megabyte.
  @Test func endOfLongTextsIsLeftOut() throws {
    let long = String(repeating: "a", count: 300_000)
    for type in ["html", "text"] {
      let page = try read(
        """
        <entry><id>a</id><title type="\(type)">\(long)</title>
        <content type="\(type)">&lt;a href="/x">\(long)&lt;/a></content></entry>
        """
      )
      let article = try #require(page.articles.first)
      #expect(article.title.count == 501 && article.title.hasSuffix("a…"))
      #expect((100_000...200_030).contains(article.text.count))
      #expect(article.text.hasSuffix(type == "html" ? "a…</a>" : "a…"))
    }
  }

  /// Seconds are from `date -u -d`.
  @Test(arguments: [
    ("2003-12-13T18:30Z", 1_071_340_200), ("2003-12-13T18:30:02", 1_071_340_202),
    ("2003-12-13 18:30:02 +0100", 1_071_336_602), ("2003-12-13", 1_071_273_600),
    (" 2003-12-13t18:30:02z ", 1_071_340_202), ("Sat, 13 Dec 2003 18:30:02 GMT", 1_071_340_202),
    ("Sat, 13 Dec 2003 18:30 EST", 1_071_358_200), ("13 Dec 03 18:30:02 -0800", 1_071_369_002),
    // By GNU date.
    ("Fri, Jun 26 2026 10:04:03 AM", 1_782_468_243), ("1 Sept 2025", 1_756_684_800),
    ("Tues, 02 Sep 2025 08:00:00 GMT", 1_756_800_000),
    ("Mo, 01 Sep 2025 24:00:00 GMT", 1_756_771_200),
    ("mar., 02 Sep 2025 08:00 GMT", 1_756_800_000), ("1756800000", 1_756_800_000),
    ("2003-12-13T00:24:00Z", 1_071_275_040), ("13 Dec 2003 00:24:00 GMT", 1_071_275_040),
    ("13 Dec 2003 12:30 PM", 1_071_318_600), ("13 Dec 2003 12:30:00 a.m.", 1_071_275_400),
  ])
  func datesMayBeIncomplete(_ text: String, _ seconds: Double) throws {
    let page = try read("<entry><id>a</id><published>\(text)</published></entry>")
    #expect(page.articles.map(\.published.timeIntervalSince1970) == [seconds])
  }

  @Test func spaceBeforeTheDeclarationAndControlCharactersAreLeftOut() throws {
    let feed =
      "<feed xmlns='http://www.w3.org/2005/Atom'><title>1\u{8}2&#11;3\u{FFFF}</title></feed>"
    for start in ["\n", "\u{FEFF}", "\u{FEFF}\r\n "] {
      let xml = "\(start)<?xml version='1.0' encoding='utf-8'?>\(feed)"
      #expect(try read(Data(xml.utf8)).title == "123")
    }
    #expect(failure(Data("<feed>\u{8}<title></feed>".utf8)) == .malformed(line: 1))
  }

  @Test func entryWithoutIDIsSkippedAndCounted() throws {
    let page = try read("<entry><title>T</title></entry><entry><id>b</id></entry>")
    #expect(page.articles.map(\.id) == ["b"] && page.skipped == 1)
  }

  // MARK: Hostile documents

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
    // A comment ends only with "-->" (XML, 2.5).
    "<!--><a--><!DOCTYPE feed [<!ENTITY a 'lost'>]>",
    "<!DOCTYPE feed [<!ENTITY % a 'lost'>]>",
  ])
  func declaredEntitiesAreRefused(_ declaration: String) {
    let xml = "<feed xmlns='http://www.w3.org/2005/Atom'><title>1&a;2</title></feed>"
    #expect(failure(Data((declaration + xml).utf8)) == .declaresEntities)
    #expect(failure((declaration + xml).data(using: .utf16) ?? Data()) == .declaresEntities)
  }

  /// In UTF-7, `<!DOCTYPE` may be written without a `<`; in EBCDIC all bytes are others.
  @Test func charsetsWithoutASCIIAreRefused() throws {
    let feed = "<feed xmlns='http://www.w3.org/2005/Atom'/>"
    for name in ["UTF-7", "ISO-2022-JP"] {
      let xml = "<?xml version='1.0' encoding='\(name)'?>\(feed)"
      let error = failure(Data(xml.utf8))
      #expect(error == .charset(name), "\(name)")
    }
    // "<?xml" in code page 037.
    #expect(failure(Data([0x4C, 0x6F, 0xA7, 0x94, 0x93])) == .charset("EBCDIC or UTF-32"))
    let wide = try #require(feed.data(using: .utf32BigEndian))
    #expect(failure(wide) == .charset("EBCDIC or UTF-32"))
  }

  /// Netscape's DTD of RSS 0.91, which is not read, has the entities of HTML.
  @Test func documentTypeWithoutEntitiesIsRead() throws {
    let xml = """
      <!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN"
        "http://my.netscape.com/publish/formats/rss-0.91.dtd">
      <rss version="0.91"><channel><title>Caf&eacute; &other;</title></channel></rss>
      """
    #expect(try read(Data(xml.utf8)).title == "Café &other;")
  }

  @Test func documentTypeInATextIsText() throws {
    let page = try read("<title><![CDATA[<!DOCTYPE html>]]></title>")
    #expect(page.title == "<!DOCTYPE html>")
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
    let deep = String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    let xml = "<feed xmlns='http://www.w3.org/2005/Atom'>\(deep)</feed>"
    #expect(failure(Data(xml.utf8)) == .malformed(line: 1))
    let html = "<title type='html'><![CDATA[1\(deep)2]]></title>"
    #expect(try read(html).title == "12")
  }
}
