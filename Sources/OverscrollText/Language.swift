/// The languages the control speaks, and the way from a language tag to one of them.
///
/// Start reading here: a text is `Language(matching: tag).text(.headerIdle)`. The words are
/// compiled in, so nothing is loaded or looked up by name. A new language is a case here and one
/// file in Languages with a line for every key, in their order; the tests count them. The raw values
/// are the numbers by which a host names the languages. More cases may be added.
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
  /// Arabic, which is read from right to left.
  case ar
  /// Hebrew, which is read from right to left.
  case he
  /// Hindi.
  case hi
  /// Vietnamese.
  case vi
  /// Thai.
  case th
  /// Indonesian.
  case id

  /// Finds the language that serves the reader of a language tag best.
  ///
  /// The tag's first part decides, in any case, and for Chinese also a script or a region after it:
  /// `zh-Hant`, `zh-TW`, `zh-HK` and `zh-MO` are written in traditional characters, all other
  /// Chinese in simplified ones. The codes `iw` and `in`, which Hebrew and Indonesian had, are
  /// understood. Whatever else is given, an empty or malformed tag too, is English. Tags with `_`
  /// instead of `-`, as operating systems have them, are read alike.
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

  /// Names the language to a formatter of dates, or to anything else that takes a language tag.
  ///
  /// A BCP 47 tag, as short as can be, that leads back to this language.
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

  /// Whether a line of the language begins at the right.
  public var isRightToLeft: Bool {
    self == .ar || self == .he
  }

  /// The words for one place.
  ///
  /// - Parameter key: The place.
  /// - Returns: The text in UTF-8, never empty.
  /// - Complexity: O(*n*) in the bytes of the language's texts, about 500; for when words change,
  ///   not for every frame.
  package func text(_ key: TextKey) -> Words {
    Words(line: key.rawValue, of: table)
  }

  private var table: StaticString {
    switch self {
    case .en: English.words
    case .zhHans: SimplifiedChinese.words
    case .zhHant: TraditionalChinese.words
    case .ja: Japanese.words
    case .ko: Korean.words
    case .de: German.words
    case .fr: French.words
    case .es: Spanish.words
    case .pt: Portuguese.words
    case .it: Italian.words
    case .ru: Russian.words
    case .uk: Ukrainian.words
    case .pl: Polish.words
    case .tr: Turkish.words
    case .ar: Arabic.words
    case .he: Hebrew.words
    case .hi: Hindi.words
    case .vi: Vietnamese.words
    case .th: Thai.words
    case .id: Indonesian.words
    }
  }
}
