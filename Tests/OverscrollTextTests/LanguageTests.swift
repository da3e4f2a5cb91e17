import OverscrollText
import Testing

@Suite struct LanguageTests {
  @Test(arguments: ["zh", "ZH", "zh-CN", "zh-Hans-SG", "zh-Hant", "zh_TW", "zh-u-ca-chinese"])
  func chineseTagsGiveChinese(tag: String) {
    #expect(Language(matching: tag.utf8) == .zhHans)
  }

  @Test(arguments: [
    "en", "en-GB", "EN-us", "fr", "de-CH", "", "-", "-zh", "z", "zho", "zhx-CN", "zh1", "zh中",
    "x-zh", "hz", "中文", "zh\u{0}", "Zh@CN", "zzzzzzzzzzzh", "zh CN",
  ])
  func anythingElseGivesEnglish(tag: String) {
    #expect(Language(matching: tag.utf8) == .en)
  }

  @Test func aTagMayBeAnArrayOfAnyBytes() {
    #expect(Language(matching: [UInt8]()) == .en)
    #expect(Language(matching: [0xFF, 0xFE, 0x00]) == .en)
    #expect(Language(matching: [0x7A, 0x68]) == .zhHans)
    // Setting the bit of small letters must make a letter of nothing else.
    #expect(Language(matching: [0x5A, 0x5B]) == .en)
    #expect(Language(matching: [0x5A, 0x48, 0x40]) == .en)
    #expect(Language(matching: [0x5A, 0x48, 0x80]) == .en)
  }

  @Test(arguments: Language.allCases, TextKey.allCases)
  func everyTextOfEveryLanguageHasWords(language: Language, key: TextKey) {
    let text = language.text(key)
    #expect(text.hasPointerRepresentation)
    #expect(text.utf8CodeUnitCount > 0)
    // Comes back whole from its bytes, which is what a host reads.
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    #expect(String(validating: bytes, as: UTF8.self) == text.description)
  }

  @Test(arguments: TextKey.allCases)
  func noTwoLanguagesShareAText(key: TextKey) {
    let texts = Language.allCases.map { $0.text(key).description }
    #expect(Set(texts).count == Language.allCases.count)
  }

  @Test(arguments: Language.allCases)
  func thePhasesOfAPullReadDifferently(language: Language) {
    let keys: [TextKey] = [
      .headerIdle, .headerArmed, .headerRunning, .headerSucceeded, .headerFailed,
    ]
    #expect(Set(keys.map { language.text($0).description }).count == keys.count)
  }

  @Test(arguments: Language.allCases)
  func theStatesOfALoadReadDifferently(language: Language) {
    let keys: [TextKey] = [
      .loadMore, .loadEarlier, .loadPulling, .loadArmed, .loadRunning, .loadSucceeded, .loadFailed,
      .loadRetry, .loadExhausted,
    ]
    #expect(Set(keys.map { language.text($0).description }).count == keys.count)
  }

  // Where a tap tries again, the words begin as where it does not.
  @Test(arguments: Language.allCases)
  func theRetryGoesOnFromTheFailure(language: Language) {
    let failed = language.text(.loadFailed).description
    #expect(language.text(.loadRetry).description.hasPrefix(failed))
  }

  // The words of the first releases, from what was asked for.
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
    #expect(Language.en.text(key).description == english)
    #expect(Language.zhHans.text(key).description == chinese)
  }

  // A host's tables list the names in order, so a number must be its place in the list.
  @Test func theNumbersOfKeysAndLanguagesAreTheirPlaces() {
    #expect(TextKey.allCases.map { Int($0.rawValue) } == Array(0..<TextKey.allCases.count))
    #expect(Language.allCases.map { Int($0.rawValue) } == Array(0..<Language.allCases.count))
  }
}
