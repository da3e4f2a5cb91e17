import OverscrollText
import Testing

@Suite struct LanguageTests {
  // A host's tables list the languages in order, so a raw value must equal its index.
  @Test func theNumbersOfTheLanguagesAreTheirPlaces() {
    #expect(Language.allCases.map { Int($0.rawValue) } == Array(0..<Language.allCases.count))
  }

  @Test func theLanguagesAreThoseAskedFor() {
    let tags = [
      "en", "zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es", "pt", "it", "ru", "uk", "pl", "tr",
      "ar", "he", "hi", "vi", "th", "id",
    ]
    #expect(Language.allCases.map(\.tag.description) == tags)
  }

  @Test(arguments: Language.allCases)
  func aLanguagesTagLeadsBackToIt(language: Language) {
    #expect(Language(matching: language.tag.description.utf8) == language)
    #expect(Language(matching: language.tag.description.uppercased().utf8) == language)
  }

  // Of the twenty, only these two are written from right to left.
  @Test func arabicAndHebrewAreReadFromTheRight() {
    #expect(Language.allCases.filter(\.isRightToLeft) == [.ar, .he])
  }

  // The word for the present day in the Unicode Common Locale Data Repository (dates, fields, day,
  // relative-type 0). It is the same in both kinds of Chinese.
  @Test(arguments: [
    (Language.en, "today"), (.zhHans, "今天"), (.zhHant, "今天"), (.ja, "今日"), (.ko, "오늘"),
    (.de, "heute"), (.fr, "aujourd’hui"), (.es, "hoy"), (.pt, "hoje"), (.it, "oggi"),
    (.ru, "сегодня"), (.uk, "сьогодні"), (.pl, "dzisiaj"), (.tr, "bugün"), (.ar, "اليوم"),
    (.he, "היום"), (.hi, "आज"), (.vi, "hôm nay"), (.th, "วันนี้"), (.id, "hari ini"),
  ])
  func eachLanguageHasItsOwnWordForToday(language: Language, today: String) {
    #expect(language.text(.today).description.lowercased() == today)
  }
}

// The language for a tag: RFC 5646 for the syntax, the Common Locale Data Repository's likely
// subtags for the script of a region.
@Suite struct LanguageTagTests {
  @Test(arguments: [
    "zh", "ZH", "zh-CN", "zh-SG", "zh-MY", "zh-Hans", "zh_Hans_HK", "zh-hans-tw", "zh-u-ca-chinese",
    "zh-CN-u-rg-twzzzz", "zh-x-hant", "zh-x-tw", "zh-hanto", "zh-twx", "zh-1tw", "zh-t-hk", "zh-",
  ])
  func chineseIsWrittenInSimplifiedCharacters(tag: String) {
    #expect(Language(matching: tag.utf8) == .zhHans)
  }

  @Test(arguments: [
    "zh-Hant", "zh-TW", "zh-HK", "zh-MO", "zh_TW", "ZH-hANT-cn", "zh-Hant-SG", "zh-tw-u-ca-roc",
    "zh_HK.UTF-8", "zh-yue-HK",
  ])
  func someRegionsAndAScriptWriteTraditionalCharacters(tag: String) {
    #expect(Language(matching: tag.utf8) == .zhHant)
  }

  @Test(arguments: [
    ("pt-BR", Language.pt), ("pt-PT", .pt), ("de-CH", .de), ("es-419", .es), ("fr_CA", .fr),
    ("ja-JP", .ja), ("ko-KR", .ko), ("sr", .en), ("ar-EG", .ar), ("hi-Latn-IN", .hi),
    ("TR_tr", .tr),
    ("he-IL", .he), ("iw", .he), ("iw-IL", .he), ("id-ID", .id), ("in", .id), ("in_ID", .id),
    ("uk-UA", .uk), ("vi-VN", .vi), ("th-TH-u-nu-thai", .th), ("it-Hant", .it), ("pl-TW", .pl),
  ])
  func regionsDoNotMatterElsewhere(tag: String, language: Language) {
    #expect(Language(matching: tag.utf8) == language)
  }

  @Test(arguments: [
    "en", "en-GB", "EN-us", "", "-", "-zh", "--zh", "z", "d", "zho", "deu", "zhx-CN", "zh1", "1zh",
    "zh中", "x-zh", "hz", "ed", "中文", "zh\u{0}", "Zh@CN", "zzzzzzzzzzzh", "zh CN", "fi", "nl",
    "i-hak", "und", "und-Hant", "hi\u{301}", "aaaade", "de.UTF-8",
  ])
  func anythingElseIsServedInEnglish(tag: String) {
    #expect(Language(matching: tag.utf8) == .en)
  }

  @Test func aTagMayBeAnArrayOfAnyBytes() {
    #expect(Language(matching: [UInt8]()) == .en)
    #expect(Language(matching: [0xFF, 0xFE, 0x00]) == .en)
    #expect(Language(matching: [0x7A, 0x68]) == .zhHans)
    // Setting the lowercase bit must not turn other bytes into letters.
    #expect(Language(matching: [0x5A, 0x5B]) == .en)
    #expect(Language(matching: [0x5A, 0x48, 0x40]) == .en)
    #expect(Language(matching: [0x5A, 0x48, 0x80]) == .en)
  }

  // All pairs of letters: only the codes of the languages, and the two former ones, give a language
  // other than English.
  @Test func noOtherCodeOfTwoLettersIsUnderstood() {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    var understood: Set<String> = []
    for first in letters {
      for second in letters where Language(matching: [first, second]) != .en {
        understood.insert(String(decoding: [first, second], as: UTF8.self))
      }
    }
    let codes = Language.allCases.map { String($0.tag.description.prefix(2)) } + ["iw", "in"]
    #expect(understood == Set(codes).subtracting(["en"]))
  }
}
