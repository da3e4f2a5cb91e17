/// Whose words the control uses: its own, or those of a control that people know.
///
/// ```swift
/// Language.en.text(.headerArmed, in: .ego)  // Release to refresh...
/// ```
///
/// The raw values are the numbers by which a host names the wordings. More cases may be added.
package enum Wording: UInt8, CaseIterable, Sendable {
  /// The control's own, in every language.
  case standard
  /// EGOTableViewPullRefresh's, in English and Chinese.
  case ego
  /// CLLRefresh's in Chinese; in English the same, which it had not.
  case cll
  /// MJRefresh's headers and footers, in its six languages.
  case mj
  /// MJRefresh's trailer, in the six languages of its headers; in four of them it had none.
  case mjTrailer

  /// The words by the number of their key; nil where the control did not speak a language.
  func table(_ language: Language) -> StaticString? {
    switch self {
    case .standard: nil
    case .ego: pick(language, EGOWords.english, EGOWords.chinese)
    case .cll: pick(language, CLLWords.english, CLLWords.chinese)
    case .mj:
      switch language {
      case .en: MJWords.english
      case .zhHans: MJWords.simplifiedChinese
      case .zhHant: MJWords.traditionalChinese
      case .ko: MJWords.korean
      case .ru: MJWords.russian
      case .uk: MJWords.ukrainian
      case .ja, .de, .fr, .es, .pt, .it, .pl, .tr, .ar, .he, .hi, .vi, .th, .id: nil
      }
    case .mjTrailer:
      switch language {
      case .en: MJTrailerWords.english
      case .zhHans: MJTrailerWords.simplifiedChinese
      case .zhHant: MJTrailerWords.traditionalChinese
      case .ko: MJTrailerWords.korean
      case .ru: MJTrailerWords.russian
      case .uk: MJTrailerWords.ukrainian
      case .ja, .de, .fr, .es, .pt, .it, .pl, .tr, .ar, .he, .hi, .vi, .th, .id: nil
      }
    }
  }

  private func pick(
    _ language: Language,
    _ english: StaticString,
    _ chinese: StaticString
  ) -> StaticString? {
    switch language {
    case .en: english
    case .zhHans, .zhHant: chinese
    case .ja, .ko, .de, .fr, .es, .pt, .it, .ru, .uk, .pl, .tr, .ar, .he, .hi, .vi, .th, .id: nil
    }
  }
}

extension Language {
  /// The words for one place in a wording.
  ///
  /// - Parameters:
  ///   - key: The place.
  ///   - wording: Whose words; where it has none, or does not speak the language, those of the
  ///     standard one.
  /// - Returns: The text in UTF-8, never empty.
  /// - Complexity: As the standard text's.
  package func text(_ key: TextKey, in wording: Wording) -> Words {
    if let table = wording.table(self) {
      let words = Words(line: key.rawValue, of: table)
      if words.utf8CodeUnitCount > 0 { return words }
    }
    return text(key)
  }
}
