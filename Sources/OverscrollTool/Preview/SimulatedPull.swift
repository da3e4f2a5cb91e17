import Overscroll
import OverscrollIndicators

/// A complete refresh of a list, simulated by the real engine: pull, hold, release, run, result,
/// close.
///
/// An animated finger pulls a list with engine bounce; the action takes two seconds and succeeds.
/// Only the finger's position is computed outside the engine.
struct SimulatedPull {
  private(set) var pull: Pull

  private let behavior: Behavior
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
    pull = Pull(texts, hasImages: hasImages)
    let metrics = ScrollMetrics(offset: 0, viewport: Pull.height, extent: 4 * Pull.height)
    send(.configured(.start, behavior), at: 0)
    send(.scrolled(metrics, isOwnWrite: false), at: 0)
    send(.environmentChanged(pull.environment), at: 0)
    send(.attached, at: 0)
    var restsSince: Double?
    var ticks = 0
    while true {
      let time = Double(ticks) / (2 * Pull.rate)
      play(at: time)
      if let since = restsSince {
        if time >= since + Self.rest { break }
      } else if time > Self.release, session.phase(.start) == .idle, displacement == 0 {
        restsSince = time
      }
      guard time < 20 else { throw Failure(message: "no pull starts a run of this behavior") }
      if ticks % 2 == 0 {
        pull.add(
          session,
          behavior,
          displacement: displacement,
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
    if finger == nil, time >= Self.pullBegins, time < Self.release {
      finger = 0
      send(.contactBegan(id: 1, position: 0), at: time)
    } else if finger != nil, time >= Self.release {
      finger = nil
      send(.contactEnded(id: 1), at: time)
    } else if finger != nil, time <= Self.pullEnds {
      let travel =
        Self.travel(of: behavior) * Pull.eased(time, Self.pullBegins, Self.pullEnds)
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
    session.send(InputEvent(time: time, kind: kind))
    while let effect = session.nextEffect() {
      switch effect.order {
      case .startAction(let token): run = (token, time + Self.actionTime)
      case .setDisplacement(let points): displacement = points
      // The content length is unchanged, and all movement is a displacement.
      case .scrollTo, .setContribution, .cancelAction: break
      // Frames are generated unconditionally, and there are no callbacks.
      case .requestFrames, .stopFrames, .wake: break
      case .playHaptic, .announce, .reportMilestone, .reportPhase, .reportFloor,
        .storeLastUpdated:
        break
      }
    }
  }
}
