import Overscroll
import OverscrollIndicators
import OverscrollText

/// A complete refresh of a list, simulated by the real engine: pull, hold, release, run, result,
/// close.
///
/// An animated finger pulls a list with engine bounce; the action takes two seconds and succeeds.
/// Only the finger's position is computed outside the engine.
struct PulledList {
  /// The state at one moment.
  struct Moment {
    let time: Double
    /// Offset of the rows from their resting position, in points.
    let displacement: Double
    /// How far the finger has moved down, in points; nil without a touch.
    let finger: Double?
    let input: IndicatorInput
    let placement: IndicatorPlacement
  }

  /// The list's visible size, in points.
  static let width = 300.0
  static let height = 372.0
  /// Moments per second, half of the engine's frame rate.
  static let rate = 30.0

  /// From rest to rest, at equal intervals.
  private(set) var moments: [Moment] = []
  /// When the picture repeats, in seconds.
  var duration: Double { Double(moments.count) / Self.rate }

  private let behavior: Behavior
  private let texts: PictureTexts
  private let hasImages: Bool
  private var session = Session(axis: .vertical, bounce: .engine)
  private var displacement = 0.0
  private var finger: Double?
  private var run: (token: RunToken, end: Double)?

  private static let pullBegins = 0.5
  private static let pullEnds = 1.5
  private static let release = 1.9
  private static let actionTime = 2.0
  private static let rest = 0.8

  /// Simulates a refresh.
  ///
  /// - Throws: ``Failure`` if no pull starts a run of this behavior.
  init(_ behavior: Behavior, _ texts: PictureTexts, hasImages: Bool) throws(Failure) {
    self.behavior = behavior
    self.texts = texts
    self.hasImages = hasImages
    let metrics = ScrollMetrics(offset: 0, viewport: Self.height, extent: 4 * Self.height)
    send(.configured(.start, behavior), at: 0)
    send(.scrolled(metrics, isOwnWrite: false), at: 0)
    send(.environmentChanged(environment), at: 0)
    send(.attached, at: 0)
    var restsSince: Double?
    var ticks = 0
    while true {
      let time = Double(ticks) / (2 * Self.rate)
      play(at: time)
      if let since = restsSince {
        if time >= since + Self.rest { break }
      } else if time > Self.release, session.phase(.start) == .idle, displacement == 0 {
        restsSince = time
      }
      guard time < 20 else { throw Failure(message: "no pull starts a run of this behavior") }
      if ticks % 2 == 0 { moments.append(moment(at: time)) }
      ticks += 1
    }
    let hasRun = moments.contains { $0.input.phase == .running }
    guard hasRun else { throw Failure(message: "no pull starts a run of this behavior") }
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

  private var environment: Environment {
    Environment(scale: 2, direction: texts.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Performs the events of one tick, in the order of a real host.
  private mutating func play(at time: Double) {
    if finger == nil, time >= Self.pullBegins, time < Self.release {
      finger = 0
      send(.contactBegan(id: 1, position: 0), at: time)
    } else if finger != nil, time >= Self.release {
      finger = nil
      send(.contactEnded(id: 1), at: time)
    } else if finger != nil, time <= Self.pullEnds {
      let share = (time - Self.pullBegins) / (Self.pullEnds - Self.pullBegins)
      let travel = Self.travel(of: behavior) * share * share * (3 - 2 * share)
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
    return Resistance(viewport: height, held: 0).raw(forVisible: 1.25 * needed)
  }

  private mutating func send(_ kind: InputEvent.Kind, at time: Double) {
    session.send(InputEvent(time: time, kind: kind))
    while let effect = session.nextEffect() {
      switch effect.order {
      case .startAction(let token): run = (token, time + Self.actionTime)
      case .setDisplacement(let points): displacement = points
      // The content length is unchanged, and all movement is a displacement.
      case .scrollTo, .setContribution, .cancelAction: break
      // Frames are generated unconditionally, and there are no callbacks.
      case .requestFrames, .stopFrames, .wake: break
      case .playHaptic, .announce, .reportMilestone, .reportPhase, .storeLastUpdated: break
      }
    }
  }

  private func moment(at time: Double) -> Moment {
    let placement = session.placement(.start)
    var input = IndicatorInput(
      session.progress(.start),
      time: time,
      width: Self.width,
      height: placement.extent,
      titleWidth: texts.titleWidth,
      detailWidth: texts.detailWidth,
      environment: environment,
      trigger: behavior.trigger
    )
    // One pass during the pull, then a run's ten images per second.
    if hasImages {
      (input.pullFrames, input.runFrames) = (DrawnFrame.imagesATurn + 1, DrawnFrame.imagesATurn)
    }
    return Moment(
      time: time,
      displacement: displacement,
      finger: finger,
      input: input,
      placement: placement
    )
  }
}
