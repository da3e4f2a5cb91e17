internal import Overscroll
internal import OverscrollText
internal import OverscrollWebEngine

// The C names by which the page's script gets its words.

/// Finds a text.
///
/// - Parameters:
///   - language: The number of a ``Language``; an unknown one is English.
///   - key: The number of a ``TextKey``; an unknown one is the refresh control's name.
/// - Returns: The address of the text: UTF-8 that ends with a zero byte and lives as long as the
///   module.
@_expose(wasm, "overscroll_text")
@_cdecl("overscroll_text")
public func overscroll_text(_ language: UInt8, _ key: UInt8) -> UnsafePointer<UInt8> {
  (Language(rawValue: language) ?? .en).text(TextKey(rawValue: key) ?? .refresh).utf8Start
}

/// Finds the title for the present phase of the part at the start edge.
///
/// - Parameter view: The view's address.
/// - Returns: The number of a ``TextKey``.
@_expose(wasm, "overscroll_title")
@_cdecl("overscroll_title")
public func overscroll_title(_ view: UnsafeMutableRawPointer) -> UInt8 {
  let key: TextKey =
    switch View(at: view).session.pointee.phase(.start) {
    case .idle, .pulling, .finishing(.cancelled): .headerIdle
    case .armed: .headerArmed
    case .running: .headerRunning
    case .finishing(.succeeded): .headerSucceeded
    case .finishing(.failed): .headerFailed
    }
  return key.rawValue
}
