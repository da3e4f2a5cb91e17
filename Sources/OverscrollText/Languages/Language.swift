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

/// The parts of a BCP 47 language tag that select a language of the texts.
///
/// Read byte by byte and compared as numbers, because comparing strings would add Unicode tables to
/// the wasm. Never fails: a malformed tag matches no language.
struct LanguageTag {
  /// The first part's letters in lower case, two of them as in ``code(_:)``.
  private(set) var language: UInt32 = 0
  /// Whether Chinese is in traditional characters, going by the script or else the region.
  private(set) var isTraditional = false

  init(_ tag: some Sequence<UInt8>) {
    var part: UInt32 = 0
    var isFirst = true
    for byte in tag {
      let letter = byte | 0x20
      if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") {
        // Four letters identify all relevant parts; a longer part matches none of them.
        part = part > 0xFF_FFFF ? .max : part << 8 | UInt32(letter)
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        part = .max
      } else {
        let isSeparator = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        // A byte of another alphabet makes the language invalid.
        if isFirst, !isSeparator { part = 0 }
        guard read(part, isFirst), isSeparator else { return }
        part = 0
        isFirst = false
      }
    }
    _ = read(part, isFirst)
  }

  /// Two letters as one number.
  ///
  /// - Parameter letters: Two letters or more, in lower case; those after the second do not count.
  /// - Returns: The first letter's byte times 256, and the second's.
  static func code(_ letters: StaticString) -> UInt32 {
    UInt32(letters.utf8Start[0]) << 8 | UInt32(letters.utf8Start[1])
  }

  /// Processes one part; returns false if the rest is irrelevant.
  private mutating func read(_ part: UInt32, _ isFirst: Bool) -> Bool {
    if isFirst {
      // Codes of 1988 that some systems still use.
      switch part {
      case LanguageTag.code("iw"): language = LanguageTag.code("he")
      case LanguageTag.code("in"): language = LanguageTag.code("id")
      default: language = part
      }
      return true
    }
    let isRegion =
      part == LanguageTag.code("tw") || part == LanguageTag.code("hk")
      || part == LanguageTag.code("mo")
    isTraditional = isRegion || part == LanguageTag.hant
    // A part of one letter begins an extension or private use.
    return !isTraditional && part != LanguageTag.hans && part > 0xFF
  }

  private static let hans = code("ha") << 16 | code("ns")
  private static let hant = code("ha") << 16 | code("nt")
}
