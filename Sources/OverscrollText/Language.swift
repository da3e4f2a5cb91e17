/// The languages the control speaks, and the way from a language tag to one of them.
///
/// Start reading here: a text is `Language(matching: tag).text(.headerIdle)`. The words are
/// compiled in, so nothing is loaded, looked up by name or missing. A new language is a case here
/// and one file with its words; the compiler asks for both. The raw values are the numbers by which
/// a host names the languages. More cases may be added.
///
/// ```swift
/// let language = Language(matching: "zh-CN".utf8)
/// let title = language.text(.headerArmed)  // 松开立即刷新
/// ```
public enum Language: UInt8, CaseIterable, Sendable {
  /// English.
  case en
  /// Chinese in simplified characters.
  case zhHans

  /// Finds the language that serves the reader of a language tag best.
  ///
  /// Only the tag's first part decides, in any case: `zh`, `zh-CN` and `zh-Hans-SG` are Chinese,
  /// and so for now is `zh-Hant`, whose readers are served better by it than by English. Whatever
  /// else is given, an empty or malformed tag too, is English. Tags with `_` instead of `-`, as
  /// operating systems have them, are read alike.
  ///
  /// - Parameter tag: A BCP 47 language tag in UTF-8, such as the page's `lang`.
  /// - SeeAlso: [RFC 5646, section 2.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.1)
  public init(matching tag: some Sequence<UInt8>) {
    // The first part's letters as one number, so that comparing takes no text.
    var primary: UInt32 = 0
    for byte in tag {
      let letter = byte | 0x20
      guard letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") else {
        // A part may end here, but not go on with a digit or a byte of another alphabet.
        if byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") { primary = 0 }
        break
      }
      primary = primary << 8 | UInt32(letter)
    }
    self = primary == Language.chinese ? .zhHans : .en
  }

  /// The words for one place.
  ///
  /// - Parameter key: The place.
  /// - Returns: The text in UTF-8, never empty; its bytes are valid as long as the program runs.
  public func text(_ key: TextKey) -> StaticString {
    switch self {
    case .en: English.text(key)
    case .zhHans: SimplifiedChinese.text(key)
    }
  }

  private static let chinese = UInt32(UInt8(ascii: "z")) << 8 | UInt32(UInt8(ascii: "h"))
}
