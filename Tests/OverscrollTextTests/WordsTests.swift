import Foundation
import OverscrollText
import Testing

// Requirements for all tables of texts.
@Suite struct WordsTests {
  @Test func theNumbersOfTheKeysAreTheirPlaces() {
    #expect(TextKey.allCases.map { Int($0.rawValue) } == Array(0..<TextKey.allCases.count))
  }

  // A missing line in a table leaves its last text empty.
  @Test(arguments: Language.allCases, TextKey.allCases)
  func noTextIsMissing(language: Language, key: TextKey) {
    let words = language.text(key)
    #expect(words.utf8CodeUnitCount > 0)
    // Round-trips through its bytes, which a host reads.
    let bytes = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
    #expect(String(validating: bytes, as: UTF8.self) == words.description)
    #expect(words.withUTF8Buffer { $0.elementsEqual(bytes) })
    // The end of the text for hosts in other languages.
    #expect(words.utf8Start[words.utf8CodeUnitCount] < 0x20)
    #expect(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
  }

  // Texts that are identical in two languages: none today. An entry needs a reason.
  private static let sameAsEnglish: [(Language, TextKey)] = []

  @Test(arguments: Language.allCases.filter { $0 != .en })
  func nothingIsLeftInEnglish(language: Language) {
    for key in TextKey.allCases where text(language, key) == text(.en, key) {
      let isAllowed = WordsTests.sameAsEnglish.contains { $0 == (language, key) }
      #expect(isAllowed, "\(key)")
    }
  }

  @Test func noTwoLanguagesShareATable() {
    let tables = Language.allCases.map { language in TextKey.allCases.map { text(language, $0) } }
    #expect(Set(tables).count == Language.allCases.count)
  }

  @Test(arguments: Language.allCases)
  func thePhasesOfAPullReadDifferently(language: Language) {
    let keys: [TextKey] = [
      .headerIdle, .headerArmed, .headerRunning, .headerSucceeded, .headerFailed,
    ]
    #expect(Set(keys.map { text(language, $0) }).count == keys.count)
  }

  @Test(arguments: Language.allCases)
  func theStatesOfALoadReadDifferently(language: Language) {
    let keys: [TextKey] = [
      .loadMore, .loadEarlier, .loadPulling, .loadArmed, .loadRunning, .loadSucceeded, .loadFailed,
      .loadRetry, .loadExhausted,
    ]
    #expect(Set(keys.map { text(language, $0) }).count == keys.count)
  }

  // Texts where a tap retries begin like the others.
  @Test(arguments: Language.allCases)
  func theRetryGoesOnFromTheFailure(language: Language) {
    #expect(text(language, .loadRetry).hasPrefix(text(language, .loadFailed)))
  }

  @Test(arguments: Language.allCases)
  func whatIsSaidOfAResultIsWhatIsShown(language: Language) {
    #expect(text(language, .announceSucceeded) == text(language, .headerSucceeded))
    #expect(text(language, .announceFailed) == text(language, .headerFailed))
  }

  // An ellipsis character, not three periods, at the end of texts in progress, and nowhere else.
  // Only German has a space before it, as its orthography requires for omitted words; it must be
  // non-breaking.
  @Test(arguments: Language.allCases, TextKey.allCases)
  func anEllipsisStandsWhereSomethingGoesOn(language: Language, key: TextKey) {
    let text = text(language, key)
    let isRunning = key == .headerRunning || key == .loadRunning
    #expect(text.contains("…") == isRunning)
    #expect(text.hasSuffix("…") == isRunning)
    #expect(text.contains("\u{A0}…") == (isRunning && language == .de))
    #expect(!text.contains(" …") && !text.contains("..") && !text.contains("。。"))
  }

  // The prefix of a date ends with the language's separator: a wide colon includes its space,
  // French also has one before the colon.
  @Test(arguments: Language.allCases)
  func theLastUpdateEndsWithTheColonOfItsLanguage(language: Language) {
    let end =
      switch language {
      case .zhHans, .zhHant, .ja: "："
      case .fr: "\u{A0}: "
      case .en, .ko, .de, .es, .pt, .it, .ru, .uk, .pl, .tr, .ar, .he, .hi, .vi, .th, .id: ": "
      }
    for key in TextKey.allCases {
      #expect(text(language, key).hasSuffix(end) == (key == .lastUpdated))
    }
  }

  // Except for that prefix, a text has no leading or trailing space, and titles have no period;
  // there are no double spaces, and apostrophes are curved.
  @Test(arguments: Language.allCases, TextKey.allCases)
  func spacesAndSignsAreTidy(language: Language, key: TextKey) throws {
    let text = text(language, key)
    let last = try #require(text.last)
    #expect(text.first?.isWhitespace == false)
    #expect(last.isWhitespace == (key == .lastUpdated && last != "："))
    #expect(!".!?。．।،,;".contains(last))
    #expect(!text.contains("  ") && !text.contains("'") && !text.contains("\""))
    #expect(text.unicodeScalars.allSatisfy { !isFormatting($0) })
  }

  // The narrowest screen has 320 points. In the system font at 14 points, semibold, a letter is 7
  // to 7.5 points wide on average, and one of a wide script 14. The longest text, alone on its
  // line, may then have 40 letters; a centered title next to a figure of 24 with gaps may have 30.
  // The prefix of a date, at 12 points, leaves space for a date such as "27.12.2026, 10:05".
  @Test(arguments: Language.allCases, TextKey.allCases)
  func everyTextFitsTheNarrowestScreen(language: Language, key: TextKey) {
    let limit =
      switch key {
      case .loadRetry: 40
      case .lastUpdated: 24
      default: 30
      }
    let width = text(language, key).reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    #expect(width <= limit)
  }

  // The texts of the first releases, from the specification.
  @Test(arguments: [
    (TextKey.headerIdle, "Pull down to refresh", "下拉可以刷新"),
    (.headerArmed, "Release to refresh", "松开立即刷新"),
    (.headerRunning, "Loading…", "正在刷新…"),
    (.headerSucceeded, "Updated", "已更新"),
    (.headerFailed, "Could not refresh", "刷新失败"),
    (.lastUpdated, "Last updated: ", "最后更新："),
    (.today, "Today", "今天"),
    (.neverUpdated, "Never updated", "暂无记录"),
    (.refresh, "Refresh", "刷新"),
    (.loadMore, "Load more", "加载更多"),
    (.loadEarlier, "Load earlier", "加载更早内容"),
    (.loadPulling, "Pull up to load more", "上拉加载更多"),
    (.loadArmed, "Release to load more", "松开立即加载"),
    (.loadRunning, "Loading…", "正在加载…"),
    (.loadRetry, "Could not load. Tap to retry", "加载失败，点按重试"),
    (.loadExhausted, "No more", "没有更多了"),
  ])
  func theWordsAreThoseAgreedOn(key: TextKey, english: String, chinese: String) {
    #expect(text(.en, key) == english)
    #expect(text(.zhHans, key) == chinese)
  }

  private func text(_ language: Language, _ key: TextKey) -> String {
    language.text(key).description
  }

  // Invisible characters would be copied, searched and measured; hosts set the direction.
  private func isFormatting(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .control, .privateUse, .surrogate, .unassigned, .lineSeparator: true
    default: false
    }
  }
}

extension Character {
  /// Whether a character is full-width: Han, kana, Hangul and their punctuation.
  fileprivate var isWide: Bool {
    unicodeScalars.contains {
      (0x2E80...0xD7A3).contains($0.value) || (0xFF00...0xFF60).contains($0.value)
    }
  }
}

@Suite struct DateWordingTests {
  let today = CalendarDay(2026, 3, 31)

  @Test func theSameDayIsToday() {
    #expect(DateWording(of: CalendarDay(2026, 3, 31), on: today) == .today)
  }

  // A known control's defect: it compared only the day of the month.
  @Test func theSameDayNumberOfAnotherMonthIsNotToday() {
    #expect(DateWording(of: CalendarDay(2026, 1, 31), on: today) == .monthAndDay)
    #expect(DateWording(of: CalendarDay(2025, 12, 31), on: today) == .fullDate)
    #expect(DateWording(of: CalendarDay(2026, 2, 7), on: CalendarDay(2026, 3, 7)) == .monthAndDay)
  }

  @Test func theSameDayAndMonthOfAnotherYearIsNotToday() {
    #expect(DateWording(of: CalendarDay(2025, 3, 31), on: today) == .fullDate)
  }

  @Test func yesterdayNeedsMonthAndDay() {
    #expect(DateWording(of: CalendarDay(2026, 3, 30), on: today) == .monthAndDay)
  }

  @Test func newYearsEveNeedsTheYearOneDayLater() {
    let newYear = CalendarDay(2027, 1, 1)
    #expect(DateWording(of: CalendarDay(2026, 12, 31), on: newYear) == .fullDate)
  }

  @Test func aDateAfterTodayIsWordedLikeAnyOther() {
    #expect(DateWording(of: CalendarDay(2026, 4, 1), on: today) == .monthAndDay)
    #expect(DateWording(of: CalendarDay(2027, 1, 1), on: today) == .fullDate)
  }

  @Test func theNumbersOfTheFormsAreTheirPlaces() {
    #expect(DateWording.allCases.map(\.rawValue) == [0, 1, 2])
  }
}
