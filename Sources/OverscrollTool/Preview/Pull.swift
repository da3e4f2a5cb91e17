import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTrace

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

  /// The list's width, in points.
  let width: Double
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
  /// Where the finger is along the edge, as a fraction of the width.
  private let touch: Double

  init(_ texts: PictureTexts, on list: ListFrame, hasImages: Bool) {
    self.texts = texts
    self.hasImages = hasImages
    width = list.width
    touch = list.touch.x / list.width
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
    input.touch = touch
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

/// A complete refresh of a list, simulated by the real engine: pull, hold, release, run, result,
/// close.
///
/// It begins with the first movement and ends with the last, so that there is always something to see.
/// An animated finger pulls a list with engine bounce; the action takes two seconds and succeeds.
/// Only the finger's position is computed outside the engine.
struct SimulatedPull {
  private(set) var pull: Pull

  private let behavior: Behavior
  private var host: ScriptedHost
  private var finger: Double?
  private var run: (token: RunToken, end: Double)?

  private static let pullEnds = 1.0
  private static let release = 1.4
  private static let actionTime = 2.0

  /// Simulates a refresh.
  ///
  /// - Throws: ``Failure`` if no pull starts a run of this behavior.
  init(
    _ behavior: Behavior,
    _ texts: PictureTexts,
    on list: ListFrame,
    hasImages: Bool
  ) throws(Failure) {
    self.behavior = behavior
    pull = Pull(texts, on: list, hasImages: hasImages)
    let metrics = ScrollMetrics(offset: 0, viewport: Pull.height, extent: 4 * Pull.height)
    host = ScriptedHost(bounce: .engine, metrics: metrics)
    send(.configured(.start, behavior), at: 0)
    send(.scrolled(metrics, isOwnWrite: false), at: 0)
    send(.environmentChanged(pull.environment), at: 0)
    send(.attached, at: 0)
    var ticks = 0
    var hasMoved = false
    while true {
      let time = Double(ticks) / (3 * Pull.rate)
      play(at: time)
      let isAtRest = host.displacement == 0
      if time > Self.release, host.session.phase(.start) == .idle, isAtRest { break }
      if !isAtRest { hasMoved = true }
      guard time < 20 else { throw Failure(message: "no pull starts a run of this behavior") }
      if ticks % 3 == 0, hasMoved {
        pull.add(
          host.session,
          behavior,
          displacement: host.displacement,
          finger: finger,
          time: time
        )
      }
      ticks += 1
    }
    let hasRun = pull.moments.contains { $0.input.phase == .running }
    guard hasRun else { throw Failure(message: "no pull starts a run of this behavior") }
  }

  /// Performs the events of one tick, in the order of a real host.
  private mutating func play(at time: Double) {
    if finger == nil, time < Self.release {
      finger = 0
      send(.contactBegan(id: 1, position: 0), at: time)
    } else if finger != nil, time >= Self.release {
      finger = nil
      send(.contactEnded(id: 1), at: time)
    } else if finger != nil, time <= Self.pullEnds {
      let travel =
        Self.travel(of: behavior) * Pull.eased(time, 0, Self.pullEnds)
      finger = travel
      send(.contactMoved(id: 1, position: travel), at: time)
    }
    if let (token, end) = run, time >= end {
      run = nil
      send(.actionFinished(.start, token, .succeeded), at: time)
    }
    send(.frame, at: time)
  }

  /// The finger's distance: until the overscroll is a quarter more than required.
  private static func travel(of behavior: Behavior) -> Double {
    let needed = max(behavior.arm.distance, behavior.fire.distance)
    let band = Resistance(viewport: Pull.height, held: 0, drag: behavior.drag)
    return band.raw(forVisible: 1.25 * needed)
  }

  private mutating func send(_ kind: InputEvent.Kind, at time: Double) {
    host.send(kind, at: time)
    if let (_, token) = host.started { run = (token, time + Self.actionTime) }
  }
}
