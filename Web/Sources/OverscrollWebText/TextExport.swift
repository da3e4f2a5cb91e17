internal import OverscrollText

/// Finds a text.
///
/// - Parameters:
///   - language: The number of a ``Language``; an unknown one is English.
///   - key: The number of a ``TextKey``; an unknown one is the refresh control's name.
///   - wording: The number of a ``Wording``; an unknown one is the standard wording.
/// - Returns: The address of the text: UTF-8 that ends before the first byte below 32 and lives as
///   long as the module.
@_expose(wasm, "overscroll_text")
@_cdecl("overscroll_text")
public func overscroll_text(
  _ language: UInt8,
  _ key: UInt8,
  _ wording: UInt8
) -> UnsafePointer<UInt8> {
  (Language(rawValue: language) ?? .en).text(
    TextKey(rawValue: key) ?? .refresh,
    in: Wording(rawValue: wording) ?? .standard
  ).utf8Start
}
