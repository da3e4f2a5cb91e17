/// One answer to each question that Apple's documentation leaves open.
///
/// A host must be correct with all of them. `README.md` lists what is known about each.
public struct UIKitPolicy: Hashable, Sendable, CustomStringConvertible {
  /// What happens to an offset at rest on an edge when an inset changes.
  public enum InsetAtRest: String, CaseIterable, Sendable {
    /// The offset is only clamped to the range.
    case clamp
    /// The offset follows the edge.
    case stick
  }

  /// What happens to a running bounce when an inset changes.
  public enum InsetDuringBounce: String, CaseIterable, Sendable {
    /// The bounce continues to the new edge.
    case retarget
    /// The offset is clamped to the new range immediately.
    case clampNow
    /// The offset moves by the change, and the bounce continues to the new edge.
    case shiftByDelta
    /// The bounce continues to the old edge.
    case ignore
  }

  /// What happens to content past an edge, under a finger or in a bounce, when its size changes.
  public enum ContentSizeClamps: String, CaseIterable, Sendable {
    /// The offset stays.
    case no
    /// The offset is clamped to the range, from where a bounce continues.
    case yes
    /// The offset is clamped to the range, and a bounce ends.
    case andStops
  }

  // The five that affect motion.
  public var insetAtRest = InsetAtRest.clamp
  public var insetDuringBounce = InsetDuringBounce.retarget
  public var offsetSetterStopsMotion = false
  public var observersBeforeDelegate = false
  public var bouncesOffStopsMotion = true

  // The others.
  public var panEndsBeforeScrolling = true
  public var notifiesEqualSets = true
  public var contentShrinkClamps = true
  public var contentSizeClamps = ContentSizeClamps.yes
  public var boundsOriginNotifies = false
  public var isDraggingInWillEnd = true
  public var insetsCountAsContent = true
  public var alwaysBounceAdjustsInsets = true
  public var displayLinksBeforeScrolling = true
  public var honorsTargetWhileOverscrolled = false
  public var resizeClamps = true
  public var panResetNotifies = false
  public var insetWriteReportsScroll = false
  public var wheelCountsAsTracking = false
  public var selfSizingKeepsRows = false
  public var reentrantOffsetStopsMotion = true
  public var bouncesWithScrollingOff = true

  public init() {}
}
