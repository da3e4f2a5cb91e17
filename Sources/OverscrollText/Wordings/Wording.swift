/// The source of the control's texts: its own, or those of a published control.
///
/// ```swift
/// Language.en.text(.headerArmed, in: .ego)  // Release to refresh...
/// ```
///
/// Hosts use the raw values to identify the wordings. Cases may be added in later versions.
package enum Wording: UInt8, CaseIterable, Sendable {
  /// The control's own, in every language.
  case standard
  /// EGOTableViewPullRefresh's, in English and Chinese.
  case ego
  /// CLLRefresh's in Chinese; in English a translation, since it had none.
  case cll
  /// MJRefresh's headers and footers, in its six languages.
  case mj
  /// MJRefresh's trailer, in the six languages of its headers; four of them are our translations.
  case mjTrailer

  /// The texts in the order of the keys; nil if the control did not support a language.
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
  /// The text for one key in a wording.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - wording: The wording; without the language or the text, the standard one is used.
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
