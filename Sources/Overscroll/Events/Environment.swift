/// The display settings that affect an indicator; the host sends them as an event.
///
/// Not a place for colors or fonts, which stay with the host.
public struct Environment: Equatable, Sendable {
  /// Whether the user prefers reduced motion.
  ///
  /// Looks then fade instead of turning.
  public var reduceMotion: Bool
  /// Device pixels per point, above 0.
  ///
  /// One pixel is the engine's tolerance when it compares offsets.
  public var scale: Double
  /// The reading direction of the interface.
  public var direction: LayoutDirection

  /// Describes the environment of one scroll view.
  ///
  /// - Parameters:
  ///   - reduceMotion: Whether the user prefers reduced motion.
  ///   - scale: Device pixels per point. A value that is not above 0 counts as 1.
  ///   - direction: The reading direction.
  public init(
    reduceMotion: Bool = false,
    scale: Double = 1,
    direction: LayoutDirection = .leftToRight
  ) {
    self.reduceMotion = reduceMotion
    self.scale = scale > 0 ? scale : 1
    self.direction = direction
  }
}

/// The layout direction of the interface.
public enum LayoutDirection: UInt8, CaseIterable, Sendable {
  /// Left to right, as in English and Chinese.
  case leftToRight
  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft
}
