import Overscroll
import OverscrollIndicators

/// A pull of a list as its states at equal intervals, for a picture.
struct Pull {
  /// The state at one moment.
  struct Moment {
    let time: Double
    /// Offset of the rows from their resting position, in points.
    let displacement: Double
    /// How far the finger has moved down, in points; nil without a touch.
    let finger: Double?
    let input: IndicatorInput
    /// Where the indicator begins, in points from the top of the list.
    let position: Double
    let layer: IndicatorPlacement.Layer
    /// Where the page of the floor begins, in points from the top of the list; nil without one.
    let page: Double?

    /// Whether there is room for the indicator, before the list and not below an open floor.
    let isVisible: Bool
  }

  /// The list's width, in points: with texts as wide as they need.
  var width: Double { max(160, max(texts.titleWidth, texts.detailWidth) + 90) }
  /// The length of the list that is pulled, in points; the picture is cropped.
  static let height = 372.0
  /// Moments per second, a third of the engine's frame rate.
  static let rate = 20.0

  /// From rest to rest, at equal intervals.
  private(set) var moments: [Moment] = []
  /// When the picture repeats, in seconds.
  var duration: Double { Double(moments.count) / Self.rate }

  private let texts: PictureTexts
  private let hasImages: Bool

  init(_ texts: PictureTexts, hasImages: Bool) {
    self.texts = texts
    self.hasImages = hasImages
  }

  /// The environment of the list.
  var environment: Environment {
    Environment(scale: 2, direction: texts.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// How much of a movement is done, slow at both ends: smoothstep.
  static func eased(_ time: Double, _ begin: Double, _ end: Double) -> Double {
    let share = min(max((time - begin) / (end - begin), 0), 1)
    return share * share * (3 - 2 * share)
  }

  /// Adds the state of a part.
  ///
  /// - Parameters:
  ///   - session: The engine.
  ///   - edge: The part's edge.
  ///   - behavior: The part's behavior.
  ///   - displacement: Offset of the rows from their resting position, in points.
  ///   - finger: Its place; see ``Moment``.
  ///   - page: The place of the floor's page; see ``Moment``.
  ///   - viewport: The length of the list, in points.
  ///   - time: Seconds.
  mutating func add(
    _ session: Session,
    at edge: Edge = .start,
    _ behavior: Behavior,
    displacement: Double,
    finger: Double?,
    page: Double? = nil,
    viewport: Double = height,
    time: Double
  ) {
    let placement = session.placement(edge)
    let progress = session.progress(edge)
    var input = IndicatorInput(
      progress,
      time: time,
      width: width,
      height: placement.extent,
      titleWidth: texts.titleWidth,
      detailWidth: texts.detailWidth,
      environment: environment,
      role: behavior.role,
      edge: edge,
      trigger: behavior.trigger
    )
    // One pass during the pull, then a run's ten images per second.
    if hasImages {
      (input.pullFrames, input.runFrames) = (DrawnFrame.imagesATurn + 1, DrawnFrame.imagesATurn)
    }
    let position =
      edge == .start ? placement.position : viewport - placement.position - placement.extent
    moments.append(
      Moment(
        time: time,
        displacement: displacement,
        finger: finger,
        input: input,
        position: position,
        layer: placement.layer,
        page: page,
        isVisible: behavior.role == .loadMore
          || displacement > 0 && [.closed, .armed].contains(progress.floor)
      )
    )
  }

  /// Pulling, armed, running, finishing: the moments that show the complete refresh.
  var keyMoments: [Moment] {
    func first(_ condition: (Moment) -> Bool) -> Moment? { moments.first(where: condition) }
    let running = moments.filter { $0.input.phase == .running && $0.finger == nil }
    // The result is visible while the list is held open for it, or else while it closes.
    let open = running.last?.displacement ?? 0
    let result = moments.filter { moment in
      guard case .finishing = moment.input.phase else { return false }
      return moment.input.secondsInPhase < 0.48 && moment.displacement > open / 2
    }
    return [
      first { $0.input.phase == .pulling && $0.input.progress >= 0.7 },
      moments.last { $0.input.phase == .armed && $0.finger != nil },
      running.dropLast(running.count / 4).last,
      result.last,
    ].compactMap(\.self)
  }
}
