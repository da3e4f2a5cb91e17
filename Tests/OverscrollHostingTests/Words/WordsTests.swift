import Foundation
import Overscroll
import OverscrollHosting
import OverscrollIndicators
import OverscrollText
import Testing

/// The texts of a part: from its settings, its style or its language, in this order.
@MainActor
@Suite struct WordsTests {
  private final class Shelf: LastUpdatedStore {
    var lastUpdated: Double?
    var lastUpdatedLine: String?
    init(_ lastUpdated: Double? = nil, _ line: String? = nil) {
      (self.lastUpdated, lastUpdatedLine) = (lastUpdated, line)
    }
  }

  private func part(_ style: PullStyle = .arrow) -> (PlainList, PullControl) {
    let scene = PlainList()
    let control = scene.addOpen(.refresh, style)
    control.language = .en
    scene.appear()
    return (scene, control)
  }

  @Test func aTitleIsTheAppsOrTheStyles() {
    let (_, control) = part()
    control.titles = { $0 == .armed ? "Now let go" : nil }
    #expect(control.title(for: .armed) == "Now let go")
    #expect(control.title(for: .idle) == "Pull down to refresh")
    control.titles = nil
    #expect(control.title(for: .armed) == "Release to refresh")
    control.language = .de
    #expect(control.title(for: .armed) == Language.de.text(.headerArmed).description)
  }

  /// Titles of the app are by phase, and a floor has none.
  @Test func aFloorThatIsArmedAsksForMore() {
    let (_, control) = part()
    let words = control.part?.words
    #expect(words?.title(for: .armed, floor: .armed) == "Release for more")
    control.titles = { _ in "own" }
    #expect(control.part?.words.title(for: .armed, floor: .armed) == "Release for more")
    #expect(control.part?.words.title(for: .armed, floor: .closed) == "own")
  }

  /// In a list upside down the start is seen at the bottom.
  @Test func theTextsAreThoseOfTheEdgeWhereItIsSeen() {
    func titles(_ edge: Edge) -> [String] {
      let scene = PlainList()
      var style = PullStyle.arrow.loadMore
      style.behavior = .tapLoadMore
      let control = scene.addOpen(.loadMore, style, at: edge)
      return [false, true].map { isReversed in
        scene.list.isReversed = isReversed
        return control.title(for: .idle)
      }
    }
    #expect(titles(.start) == titles(.end).reversed() && Set(titles(.start)).count == 2)
  }

  @Test func namesAndAnnouncementsHaveTheLanguage() throws {
    let (scene, control) = part()
    for language in [Language.de, .ko] {
      control.language = language
      #expect(control.part?.refreshName == language.text(.refresh).description)
      #expect(control.part?.floorBackName == language.text(.floorBack).description)
      try #require(control.begin()).end()
      #expect(scene.said.last != nil)
      scene.clock.advance(by: 3)
      let keys = [TextKey.announceBegan, .announceSucceeded]
      #expect(scene.said.suffix(2) == keys.map { language.text($0).description })
    }
  }

  /// A refresh and a load say different things of how they go.
  @Test(arguments: [
    (Role.refresh, Outcome.failed, [TextKey.announceBegan, .announceFailed]),
    (.loadMore, .succeeded, [.announceLoading, .loadSucceeded]),
    (.loadMore, .failed, [.announceLoading, .loadFailed]),
    (.loadMore, .exhausted, [.announceLoading, .loadExhausted]),
  ])
  func whatIsSaidIsOfItsRole(_ role: Role, _ outcome: Outcome, _ keys: [TextKey]) {
    let scene = PlainList()
    let control = scene.addOpen(role)
    control.language = .fr
    scene.appear()
    control.begin()
    scene.clock.advance(by: 1)
    control.end(outcome)
    scene.clock.advance(by: 1)
    #expect(scene.said == keys.map { Language.fr.text($0).description })
  }

  // MARK: The time of the last refresh

  /// Only a success is an update, and is stored with the line that the app shows.
  @Test(arguments: Outcome.allCases)
  func aSuccessIsStoredWithItsLine(_ outcome: Outcome) throws {
    let (scene, control) = part()
    let shelf = Shelf()
    control.lastUpdatedStore = shelf
    control.lastUpdatedText = { date in date.map { "at \($0.timeIntervalSince1970)" } ?? "never" }
    #expect(control.part?.words.lastUpdated(now: scene.clock.date) == "never")
    control.begin()
    scene.clock.advance(by: 12)
    control.end(outcome)
    scene.clock.advance(by: 3)
    let isStored = outcome == .succeeded || outcome == .exhausted
    #expect(shelf.lastUpdated == (isStored ? 12 : nil))
    #expect(shelf.lastUpdatedLine == (isStored ? "at 12.0" : nil))
  }

  /// A line from another app's store is shown until there is a time.
  @Test func aStoredLineIsShownWhereThereIsNoTime() {
    let (_, control) = part()
    let now = Date(timeIntervalSince1970: 1_268_000_000)
    control.lastUpdatedStore = Shelf(nil, "as it was")
    #expect(control.part?.words.lastUpdated(now: now) == "as it was")
    control.lastUpdatedStore = Shelf(1_268_000_000, "as it was")
    #expect(control.part?.words.lastUpdated(now: now).hasPrefix("Last updated: Today ") == true)
    control.lastUpdatedStore = Shelf()
    #expect(control.part?.words.lastUpdated(now: now) == "")
    control.language = .de
    control.style = .mj
    let words = Language.de.text(.neverUpdated).description
    #expect(control.part?.words.lastUpdated(now: now) == words)
  }

  /// Of today the time alone, of this year the day, also the same one of another month, and before that the year.
  @Test(arguments: [(0.0, "Today ", false), (30, "", false), (400, "", true)])
  func aDateIsAsLongAsItNeedsToBe(_ days: Double, _ start: String, _ hasYear: Bool) {
    let (_, control) = part()
    // The 28th of December 2020, at noon of any time zone's day or the next.
    let now = Date(timeIntervalSince1970: 1_609_156_800)
    control.lastUpdatedStore = Shelf(now.timeIntervalSince1970 - days * 86_400)
    let line = control.part?.words.lastUpdated(now: now) ?? ""
    #expect(line.hasPrefix("Last updated: " + start))
    #expect(line.contains("2019") == hasYear && !line.contains("2020"))
  }

  /// The user's locale with its clock, where it has the language of the texts.
  @Test func theLocaleIsTheUsersOrThatOfTheLanguage() {
    let now = Date(timeIntervalSince1970: 1_609_156_800)
    func line(_ language: Language, _ locale: String) -> String {
      let system = SystemWords(language: .en, locale: Locale(identifier: locale))
      var settings = WordSettings()
      (settings.language, settings.lastUpdated) = (language, now)
      return PartWords(.arrow, at: .start, settings, system).lastUpdated(now: now)
    }
    #expect(line(.en, "en_US") != line(.en, "en_GB"))
    #expect(line(.de, "en_US") == line(.de, "en_GB"))
  }

  @Test(arguments: [
    (nil, true), (100.0, false), (40, false), (39.9, true), (100.1, true),
  ])
  func aTimeThatIsOldUnknownOrInTheFutureIsOld(_ stored: Double?, _ isOld: Bool) {
    var settings = WordSettings()
    settings.lastUpdatedStore = Shelf(stored)
    #expect(settings.isOlder(than: 60, now: Date(timeIntervalSince1970: 100)) == isOld)
    settings.lastUpdatedStore = nil
    settings.lastUpdated = stored.map(Date.init(timeIntervalSince1970:))
    #expect(settings.isOlder(than: 60, now: Date(timeIntervalSince1970: 100)) == isOld)
  }

  // MARK: The picture's texts

  /// A width of ten points for each letter.
  private func texts(_ control: PullControl, _ phase: Phase) throws -> IndicatorWords {
    var words = IndicatorWords()
    try update(&words, control, phase)
    return words
  }

  private func update(
    _ words: inout IndicatorWords,
    _ control: PullControl,
    _ phase: Phase
  ) throws {
    var progress = try #require(control.progress)
    progress.phase = phase
    words.update(
      try #require(control.part).words,
      progress,
      now: Date(timeIntervalSince1970: 0),
      room: 300
    ) { text, _ in Double(text.count) * 10 }
  }

  /// So that nothing moves sideways when the text changes.
  @Test func theTitleOfAPullIsAsWideAsTheWidest() throws {
    let (_, control) = part()
    control.titles = { $0 == .running ? String(repeating: "w", count: 40) : "short" }
    control.lastUpdatedText = { _ in "not yet" }
    for phase in [Phase.idle, .armed, .running, .finishing(.failed)] {
      #expect(try texts(control, phase).titleWidth == 400)
    }
    #expect(try texts(control, .idle).detailWidth == 70)
  }

  /// It would move the title, so a first update is shown by the next pull.
  @Test(arguments: [nil, 10.0])
  func theTimeOfAnUpdateAppearsNotBeforeTheNextPull(_ stored: Double?) throws {
    let (_, control) = part()
    var (line, words) = (stored.map { "at \($0)" } ?? "", IndicatorWords())
    control.lastUpdatedText = { _ in line }
    let isKnown = !line.isEmpty
    for phase in [Phase.running, .finishing(.succeeded), .idle, .pulling] {
      let before = words.title
      try update(&words, control, phase)
      #expect(words.detail.isEmpty == !(isKnown || phase == .idle || phase == .pulling))
      // What a text depends on may change again.
      try update(&words, control, phase)
      #expect(words[.previousTitle] == before)
      #expect(words[.title] == control.part?.words.title(for: phase))
      line = "now"
    }
  }

  @Test func aLoadMoreThatIsNotPulledIsAsWideAsItsTitle() throws {
    let scene = PlainList()
    let control = scene.addOpen(.loadMore)
    control.titles = { $0 == .running ? "a longer one" : "short" }
    #expect(try texts(control, .idle).titleWidth == 50)
    #expect(try texts(control, .running).titleWidth == 120)
    #expect(try texts(control, .idle).detail.isEmpty)
  }

  /// A screen reader says what is seen by others.
  @Test func theTitleOfARunMayBeHidden() throws {
    let (_, control) = part()
    control.hidesRunningTitle = true
    let running = try texts(control, .running)
    #expect(running.title.isEmpty && running.titleWidth == 0)
    #expect(running.spokenTitle == control.title(for: .running))
    #expect(try texts(control, .armed).title == control.title(for: .armed))
  }

  @Test func aLookWithoutTextsHasNone() throws {
    let (_, control) = part(.ring)
    let words = try texts(control, .pulling)
    #expect(words.titleWidth == 0 && words.detail.isEmpty && words.detailWidth == 0)
    #expect(words.spokenTitle == "Pull down to refresh")
  }
}
