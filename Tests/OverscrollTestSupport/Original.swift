package import OverscrollIndicators

/// A published control whose look is among the built-in ones.
package enum Original: CaseIterable, Sendable {
  case ego
  case cll
  case mj
  case mrefresh
  case yq
}

extension BuiltinIndicator {
  /// The control that the look comes from; nil for those of this library.
  package var original: Original? {
    switch self {
    case .ego: .ego
    case .cll: .cll
    case .mj: .mj
    case .mrefresh: .mrefresh
    case .yq: .yq
    case .arrow, .ring, .path, .tick, .petals, .material, .frames, .drop, .wave, .segments, .liquid,
      .morph, .field, .cover:
      nil
    }
  }
}
