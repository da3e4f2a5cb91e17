import Overscroll
import OverscrollIndicators
import OverscrollTrace

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
  init(_ behavior: Behavior, _ texts: PictureTexts, hasImages: Bool) throws(Failure) {
    self.behavior = behavior
    pull = Pull(texts, hasImages: hasImages)
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
