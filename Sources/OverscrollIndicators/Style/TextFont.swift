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
