import Overscroll

/// A scroll view of a toolkit that bounces by itself, closed into a loop with a session.
///
/// It obeys every effect and feeds snapshots back, with exact insets, a rubber band, deceleration
/// and a spring at the edges, on a clock of its own. So native bounce is proved before any native
/// host exists. Constants are those published for UIScrollView: band 0.55, deceleration 0.998 a
/// millisecond, bounce rate 10 a second.
///
/// What toolkits do not document is a ``Policy``; a claim has to hold under all of them.
public struct ScrollViewModel {
  /// Answers to the undocumented questions that move content.
  public struct Policy: Sendable, CustomStringConvertible {
    /// What happens to content at rest at the edge when the inset there grows.
    public var growthAtRest: GrowthAtRest
    /// What happens to a bounce under way when the inset changes.
    public var changeDuringBounce: ChangeDuringBounce

    /// The plainest answers: content stays, a bounce goes on to the new edge.
    public static let plain = Policy(growthAtRest: .stay, changeDuringBounce: .retarget)

    /// Every combination.
    public static var all: [Policy] {
      GrowthAtRest.allCases.flatMap { growth in
        ChangeDuringBounce.allCases.map { Policy(growthAtRest: growth, changeDuringBounce: $0) }
      }
    }

    /// The names of both answers, for the name of a test case.
    public var description: String { "\(growthAtRest), \(changeDuringBounce)" }
  }

  /// What happens to content at rest at the edge when the inset there grows.
  public enum GrowthAtRest: CaseIterable, Sendable {
    /// It stays where it is.
    case stay
    /// It follows to the new edge.
    case follow
  }

  /// What happens to a bounce under way when the inset changes.
  public enum ChangeDuringBounce: CaseIterable, Sendable {
    /// It goes on to the new edge.
    case retarget
    /// It ends at the new edge at once.
    case clamp
    /// The content moves by the difference, then the bounce goes on to the new edge.
    case shift
  }

  /// The engine.
  public var session: Session
  /// The present time, in seconds.
  public private(set) var time = 0.0
  /// The content offset, in points.
  public private(set) var offset = 0.0
  /// Every effect performed so far.
  public private(set) var log: [Effect] = []
  /// The largest change of the offset between two frames that no finger, and no toolkit bounce,
  /// caused, since the last ``forgetSteps()``.
  public private(set) var largestJump = 0.0
  /// The visible length, in points.
  public var viewport = 640.0
  /// The content's length, in points.
  public private(set) var extent: Double
  /// The host's own inset at the start, in points.
  public private(set) var baseStart: Double
  /// The host's own inset at the end, in points.
  public private(set) var baseEnd: Double

  private let policy: Policy
  private var contribution = [Edge.start: 0.0, Edge.end: 0.0]
  private var finger: Double?
  private var bounceVelocity: Double?
  private var fingerVelocity = 0.0
  private var hasFrames = false
  private var wake: Double?

  private static let frame = 1.0 / 60
  private static let bounceRate = 10.0

  /// Makes a scroll view with a refresh at its start, attached and at rest.
  ///
  /// - Parameters:
  ///   - behavior: The refresh's behavior.
  ///   - policy: The answers to what is undocumented.
  ///   - extent: The content's length, in points.
  ///   - baseStart: The host's own inset at the start, in points.
  ///   - baseEnd: The host's own inset at the end, in points.
  public init(
    _ behavior: Behavior = .standard,
    policy: Policy = .plain,
    extent: Double = 4_000,
    baseStart: Double = 0,
    baseEnd: Double = 0
  ) {
    session = Session(axis: .vertical, bounce: .native)
    self.policy = policy
    self.extent = extent
    self.baseStart = baseStart
    self.baseEnd = baseEnd
    offset = -baseStart
    send(.configured(.start, behavior))
    report(isOwnWrite: false)
    send(.attached)
  }

  /// The inset applied at an edge: the host's own and our contribution.
  public func inset(_ edge: Edge) -> Double {
    (edge == .start ? baseStart : baseEnd) + (contribution[edge] ?? 0)
  }

  /// Visible points past the start edge of the host's own inset.
  public var gap: Double { -(offset + baseStart) }

  /// Sends one event now and performs what follows.
  public mutating func send(_ kind: InputEvent.Kind) {
    session.send(InputEvent(time: time, kind: kind))
    drain()
  }

  /// A finger comes down; it catches whatever is moving.
  public mutating func touch() {
    finger = 0
    fingerVelocity = 0
    bounceVelocity = nil
    send(.contactBegan(id: 1, position: 0))
  }

  /// The finger moves evenly; plus is downwards.
  public mutating func drag(by points: Double, over seconds: Double = 0.2) {
    let steps = max(1, Int((seconds / Self.frame).rounded()))
    for _ in 0..<steps {
      advance(to: time + Self.frame)
      let position = (finger ?? 0) + points / Double(steps)
      finger = position
      fingerVelocity = -points / seconds
      let before = offset
      moveContent(by: points / Double(steps))
      session.send(InputEvent(time: time, kind: .contactMoved(id: 1, position: position)))
      drain()
      if offset != before { report(isOwnWrite: false) }
    }
  }

  /// The finger lifts: the engine hears of it before the toolkit computes its bounce.
  public mutating func letGo() {
    finger = nil
    send(.contactEnded(id: 1))
    if bounceVelocity == nil { bounceVelocity = isPastEdge ? 0 : fingerVelocity }
  }

  /// The system takes the touch away.
  public mutating func cancelTouch() {
    finger = nil
    send(.contactCancelled(id: 1))
    bounceVelocity = 0
  }

  /// Time passes: the toolkit's bounce and deceleration, frames and wakes.
  public mutating func run(for seconds: Double) {
    let end = time + seconds
    while time < end - 1e-9 { advance(to: min(end, time + Self.frame)) }
  }

  /// The action of the run under way ends.
  public mutating func finishAction(_ outcome: Outcome = .succeeded) {
    guard let token = session.currentRun(.start) else { return }
    send(.actionFinished(.start, token, outcome))
  }

  /// The app scrolls to an offset without an animation.
  public mutating func scroll(to offset: Double) {
    bounceVelocity = nil
    self.offset = offset
    report(isOwnWrite: false)
  }

  /// The app or the system changes the host's own insets or the content.
  public mutating func change(
    baseStart: Double? = nil,
    baseEnd: Double? = nil,
    extent: Double? = nil
  ) {
    let isAtStart = gap >= 0 && finger == nil
    let difference = (baseStart ?? self.baseStart) - self.baseStart
    self.baseStart = baseStart ?? self.baseStart
    self.baseEnd = baseEnd ?? self.baseEnd
    self.extent = extent ?? self.extent
    if isAtStart { offset -= difference }
    report(isOwnWrite: false)
  }

  /// Starts measuring ``largestJump`` anew.
  public mutating func forgetSteps() {
    largestJump = 0
  }

  // MARK: - Toolkit

  private var restingRange: ClosedRange<Double> {
    let first = -inset(.start)
    return first...max(first, extent + inset(.end) - viewport)
  }

  private var isPastEdge: Bool { !restingRange.contains(offset) }

  /// Moves content for a finger: un-stretches the present offset, moves it, stretches it again.
  private mutating func moveContent(by points: Double) {
    let range = restingRange
    let past = offset < range.lowerBound ? range.lowerBound - offset : offset - range.upperBound
    let raw = past > 0 ? viewport / 0.55 * (1 / (1 - past / viewport) - 1) : 0
    let unstretched: Double
    if offset < range.lowerBound {
      unstretched = range.lowerBound - raw - points
    } else if offset > range.upperBound {
      unstretched = range.upperBound + raw - points
    } else {
      unstretched = offset - points
    }
    if unstretched < range.lowerBound {
      offset = range.lowerBound - stretched(range.lowerBound - unstretched)
    } else if unstretched > range.upperBound {
      offset = range.upperBound + stretched(unstretched - range.upperBound)
    } else {
      offset = unstretched
    }
  }

  private func stretched(_ raw: Double) -> Double {
    (1 - 1 / (raw * 0.55 / viewport + 1)) * viewport
  }

  private mutating func advance(to time: Double) {
    let elapsed = time - self.time
    self.time = time
    if finger == nil { moveFreely(for: elapsed) }
    if hasFrames { send(.frame) }
    if let wake, wake <= time {
      self.wake = nil
      send(.woke)
    }
  }

  private mutating func moveFreely(for elapsed: Double) {
    guard let velocity = bounceVelocity else { return }
    let before = offset
    let range = restingRange
    if isPastEdge {
      let edge = offset < range.lowerBound ? range.lowerBound : range.upperBound
      let distance = offset - edge
      let rate = Self.bounceRate
      let slope = velocity + rate * distance
      let decay = exponential(-rate * elapsed)
      offset = edge + (distance + slope * elapsed) * decay
      bounceVelocity = slope * decay - rate * (offset - edge)
      if abs(offset - edge) < 0.3 {
        offset = edge
        bounceVelocity = nil
      }
    } else {
      offset += velocity * elapsed
      bounceVelocity = abs(velocity) < 5 ? nil : velocity * exponential(-2.002 * elapsed)
    }
    if offset != before { report(isOwnWrite: false) }
  }

  private func exponential(_ power: Double) -> Double {
    var sum = 1.0
    var term = 1.0
    for index in 1...24 {
      term *= power / Double(index)
      sum += term
    }
    return sum
  }

  // MARK: - Host

  private mutating func drain() {
    while let effect = session.nextEffect() {
      log.append(effect)
      perform(effect)
    }
  }

  private mutating func perform(_ effect: Effect) {
    switch effect.order {
    case .setContribution(let points):
      setContribution(points, effect.edge)
    case .scrollTo(let target):
      bounceVelocity = nil
      let rounded = (target * 2).rounded() / 2
      largestJump = max(largestJump, abs(rounded - offset))
      offset = rounded
      report(isOwnWrite: true)
    case .requestFrames:
      hasFrames = true
    case .stopFrames:
      hasFrames = false
    case .wake(let time):
      wake = time
    case .startAction, .cancelAction, .setDisplacement, .playHaptic, .announce, .reportMilestone,
      .reportPhase, .storeLastUpdated:
      break
    }
  }

  private mutating func setContribution(_ points: Double, _ edge: Edge) {
    let difference = points - (contribution[edge] ?? 0)
    let isAtEdge = edge == .start ? offset <= -inset(.start) : offset >= restingRange.upperBound
    contribution[edge] = points
    guard finger == nil else { return }
    let before = offset
    let isBouncing = isPastEdge || bounceVelocity != nil
    if isBouncing {
      switch policy.changeDuringBounce {
      case .retarget: break
      case .clamp:
        offset = min(max(offset, restingRange.lowerBound), restingRange.upperBound)
        bounceVelocity = nil
      case .shift: offset -= edge == .start ? difference : -difference
      }
      if bounceVelocity == nil, isPastEdge { bounceVelocity = 0 }
    } else if difference > 0, isAtEdge, policy.growthAtRest == .follow {
      offset -= edge == .start ? difference : -difference
    } else {
      offset = min(max(offset, restingRange.lowerBound), restingRange.upperBound)
    }
    largestJump = max(largestJump, abs(offset - before))
    if offset != before { report(isOwnWrite: true) }
  }

  private mutating func report(isOwnWrite: Bool) {
    send(
      .scrolled(
        ScrollMetrics(
          offset: offset,
          viewport: viewport,
          extent: extent,
          baseStart: baseStart,
          baseEnd: baseEnd
        ),
        isOwnWrite: isOwnWrite
      )
    )
  }
}
