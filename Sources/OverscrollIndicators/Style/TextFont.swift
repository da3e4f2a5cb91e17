internal import OverscrollText

/// The size and the weight of a line of text; the host selects the typeface.
public struct TextFont: Equatable, Sendable {
  /// The size, in points.
  package var size: Double
  /// The weight: 400 is regular, 600 semibold, 700 bold.
  package var weight: UInt16

  /// Makes a font.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - weight: 400 is regular, 600 semibold, 700 bold.
  public init(_ size: Double, weight: UInt16 = 400) {
    self.size = size
    self.weight = weight
  }
}

extension BuiltinIndicator {
  /// The fonts of the title and of the line beneath it.
  var fonts: (title: TextFont, detail: TextFont) {
    switch original {
    case .ego: (TextFont(13, weight: 700), TextFont(12))
    case .cll: (TextFont(14), TextFont(11))
    case .mj: (TextFont(14, weight: 700), TextFont(14, weight: 700))
    case .mrefresh, .yq, nil: (TextFont(14, weight: 600), TextFont(12))
    }
  }

  /// The wording of a look's texts.
  var wording: Wording {
    switch original {
    case .ego: .ego
    case .cll: .cll
    case .mj: .mj
    case .mrefresh, .yq, nil: .standard
    }
  }
}
