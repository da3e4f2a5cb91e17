/// What the surroundings ask of an indicator; told by the host as an event, never looked up.
///
/// Stage: input. Not a place for colors or fonts, which stay with the host.
public struct Environment: Equatable, Sendable {
  /// Whether the person asked for less motion.
  ///
  /// Looks then fade instead of turning.
  public var reduceMotion: Bool
  /// Device pixels per point, above 0.
  ///
  /// One pixel is the engine's tolerance for offsets.
  public var scale: Double
  /// The reading direction of the interface.
  public var direction: LayoutDirection

  /// Describes the surroundings of one scroll view.
  ///
  /// - Parameters:
  ///   - reduceMotion: Whether less motion is wanted.
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

/// The direction a line of text runs in.
public enum LayoutDirection: UInt8, CaseIterable, Sendable {
  /// As in English and Chinese.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}
