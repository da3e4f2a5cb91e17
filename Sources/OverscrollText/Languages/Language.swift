/// The languages of the control's texts, and how a language tag selects one.
///
/// Start reading here: a text is `Language(matching: tag).text(.headerIdle)`. The texts are
/// compiled in, so nothing is loaded or looked up by name. A new language is a case here and one
/// file in Languages with a line for every key, in their order; tests count them. Hosts use the raw
/// values to identify the languages. Cases may be added in later versions.
///
/// ```swift
/// let language = Language(matching: "zh-CN".utf8)
/// let title = language.text(.headerArmed).description  // 松开立即刷新
/// ```
public enum Language: UInt8, CaseIterable, Sendable {
  /// English.
  case en
  /// Chinese in simplified characters.
  case zhHans
  /// Chinese in traditional characters.
  case zhHant
  /// Japanese.
  case ja
  /// Korean.
  case ko
  /// German.
  case de
  /// French.
  case fr
  /// Spanish.
  case es
  /// Portuguese, as in Brazil.
  case pt
  /// Italian.
  case it
  /// Russian.
  case ru
  /// Ukrainian.
  case uk
  /// Polish.
  case pl
  /// Turkish.
  case tr
  /// Arabic, which is written from right to left.
  case ar
  /// Hebrew, which is written from right to left.
  case he
  /// Hindi.
  case hi
  /// Vietnamese.
  case vi
  /// Thai.
  case th
  /// Indonesian.
  case id

  /// Finds the best language for a language tag.
  ///
  /// The primary language decides, case-insensitively, and for Chinese also a script or a region
  /// after it: `zh-Hant`, `zh-TW`, `zh-HK` and `zh-MO` are written in traditional characters, all
  /// other Chinese in simplified ones. The former codes `iw` and `in` of Hebrew and Indonesian are
  /// accepted. Anything else, including an empty or malformed tag, is English. Tags with `_`
  /// instead of `-`, as used by operating systems, are accepted.
  ///
  /// - Parameter tag: A BCP 47 language tag in UTF-8, such as the page's `lang`.
  /// - SeeAlso: [RFC 5646, section 2.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.1)
  public init(matching tag: some Sequence<UInt8>) {
    let tag = LanguageTag(tag)
    var found = Language.en
    for language in Language.allCases where LanguageTag.code(language.tag) == tag.language {
      if language != .zhHant || tag.isTraditional { found = language }
    }
    self = found
  }

  /// The tag of the language, for date formatters and other APIs.
  ///
  /// The shortest BCP 47 tag that maps back to this language.
  public var tag: StaticString {
    switch self {
    case .en: "en"
    case .zhHans: "zh-Hans"
    case .zhHant: "zh-Hant"
    case .ja: "ja"
    case .ko: "ko"
    case .de: "de"
    case .fr: "fr"
    case .es: "es"
    case .pt: "pt"
    case .it: "it"
    case .ru: "ru"
    case .uk: "uk"
    case .pl: "pl"
    case .tr: "tr"
    case .ar: "ar"
    case .he: "he"
    case .hi: "hi"
    case .vi: "vi"
    case .th: "th"
    case .id: "id"
    }
  }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool {
    self == .ar || self == .he
  }

  /// The text for one key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The text in UTF-8, never empty.
  /// - Complexity: O(*n*) in the bytes of the language's texts, about 500; call it when texts
  ///   change, not for every frame.
  package func text(_ key: TextKey) -> Words {
    Words(line: key.rawValue, of: table)
  }

  /// How many items are new, such as "12 new".
  ///
  /// - Parameter count: The number, more than 0.
  /// - Returns: The text.
  package func newItems(_ count: Int) -> String {
    let parts = text(.newItems).description.split(separator: "#", omittingEmptySubsequences: false)
    return parts.joined(separator: String(count))
  }
}

/// The name of a language that the import of a host brings.
///
/// An app often has a type that is named as ``Language``, which that import would hide.
public typealias PullLanguage = Language
