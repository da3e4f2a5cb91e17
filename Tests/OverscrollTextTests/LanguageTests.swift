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
