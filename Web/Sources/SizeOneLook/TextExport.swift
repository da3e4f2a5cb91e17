internal import OverscrollText

/// Finds a text in the one wording that a look without a model of its own has.
///
/// - Parameters:
///   - language: The number of a ``Language``; an unknown one is English.
///   - key: The number of a ``TextKey``; an unknown one is the refresh control's name.
///   - wording: Without meaning where there is one wording.
/// - Returns: The address of the text, as in the whole module.
@_expose(wasm, "overscroll_text")
@_cdecl("overscroll_text")
public func overscroll_text(
  _ language: UInt8,
  _ key: UInt8,
  _ wording: UInt8
) -> UnsafePointer<UInt8> {
  (Language(rawValue: language) ?? .en).text(TextKey(rawValue: key) ?? .refresh).utf8Start
}
