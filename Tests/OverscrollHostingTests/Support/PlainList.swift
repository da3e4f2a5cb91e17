import Foundation
import Overscroll
import OverscrollHosting
import OverscrollIndicators
import OverscrollTesting
import OverscrollText
import Testing

/// A list without a toolkit: numbers that the engine reads and writes.
///
/// The contract of all hosts is tested with it, in simulated time.
@MainActor
final class PlainList: ListHost {
  let clock = PullControls.ManualClock()
  let list: HostedList
  var offset: Double
  var extent: Double
  var viewport = 400.0
  /// What the engine has added to the insets.
  private(set) var rooms: [Edge: Double] = [.start: 0, .end: 0]
  /// The largest change of a room at once, since a test has set it to 0.
  var largestStep = 0.0
  private(set) var displacement = 0.0
  private(set) var logged: [String] = []
  private(set) var said: [String] = []
  private(set) var pictures = 0
  /// How often the engine has been told to forget a part.
  private(set) var forgotten = 0
  /// Of each event that was handled, whether it had effects.
  var handled: [Bool] = []
  /// Whether a finger of the toolkit moves the content.
  var isTouched = false
  private(set) var partsChanges = 0
  /// The fewest parts that the list has had when they changed, since a test has set it.
  var fewestParts = 0
  /// The defaults around the list, for parts that are added.
  var defaults = PullControls.Defaults()
  /// The host of each part that was added, in order.
  private(set) var hosts: [PlainPart] = []

  init(rows: Int = 40, offset: Double = 0, _ bounce: Bounce = .engine) {
    self.offset = offset
    extent = Double(rows) * 50
    list = HostedList(.vertical, bounce: bounce, clock.makeClock())
    list.host = self
  }

  var metrics: ScrollMetrics { ScrollMetrics(offset: offset, viewport: viewport, extent: extent) }

  /// What apps add controls with.
  var controls: PullControls { PullControls(self) }

  @discardableResult
  func add(
    _ role: Role = .refresh,
    _ style: PullStyle? = nil,
    at edge: Edge? = nil,
    _ action: (@MainActor () async throws -> Outcome)? = nil
  ) -> (control: PullControl, host: PlainPart) {
    addControl(
      role,
      style,
      at: edge,
      calling: action.map { action in .oneStep { RunResult(try await action()) } }
    )
  }

  @discardableResult
  func addControl(
    _ role: Role = .refresh,
    _ style: PullStyle? = nil,
    at edge: Edge? = nil,
    calling action: RunAction?
  ) -> (control: PullControl, host: PlainPart) {
    let edge = edge ?? (role == .refresh ? .start : .end)
    let host = PlainPart()
    hosts.append(host)
    let part = HostedPart(edge, style, role, defaults, host, action) { [self] in
      logged.append($0)
    }
    list.add(part)
    return (PullControl(part, ScrollEdge(edge, of: .vertical)), host)
  }

  /// Adds a part whose runs the test ends.
  @discardableResult
  func addOpen(
    _ role: Role = .refresh,
    _ style: PullStyle? = nil,
    at edge: Edge? = nil
  )
    -> PullControl
  {
    let (control, _) = add(role, style, at: edge)
    control.onBegin = { _ in }
    return control
  }

  @discardableResult
  func appear() -> Self {
    report(isOwnWrite: false)
    list.appear()
    return self
  }

  /// Pulls by a finger and lets go.
  func pull(_ distance: Double, isLetGo: Bool = true) {
    list.gestureBegins()
    list.send(.contactBegan(id: 1, position: 0))
    for step in stride(from: 10, through: distance, by: 10) {
      clock.advance(by: 1.0 / 60)
      list.send(.contactMoved(id: 1, position: step))
    }
    guard isLetGo else { return }
    release()
  }

  func release() {
    list.send(.contactEnded(id: 1))
    list.gestureEnded()
  }

  /// Scrolls, as a wheel or the app does.
  func wheel(to offset: Double) {
    self.offset = offset
    report(isOwnWrite: false)
  }

  /// Scrolls to the end of the content, with the room of a load-more.
  func wheelToTheEnd() {
    wheel(to: 0)
    wheel(to: offsets.upperBound)
  }

  /// The app appends rows, or removes the last ones.
  func change(rows: Int) {
    extent += Double(rows) * 50
    list.send(.contentChanged(extent: extent, insertedBefore: nil))
    if extent > 0 { for part in list.parts { part.contentAppeared() } }
    offset = min(max(offset, offsets.lowerBound), offsets.upperBound)
    report(isOwnWrite: false)
  }

  /// Leaves the screen and comes back.
  func comeBack() {
    list.disappear()
    list.appear()
  }

  /// Where the content begins on the screen, in points from the visible edge.
  var gap: Double { displacement - offset }

  /// Whether nothing is held open, nothing moves and the content is at its start.
  var isAtRest: Bool {
    gap == 0 && rooms[.start] == 0 && !list.ticker.isRunning
  }

  /// Lets time pass until a control has no run.
  func end(_ control: PullControl?) async {
    await settle {
      if control?.run != nil { clock.advance(by: 0.05) }
      return control?.run == nil
    }
  }

  // MARK: For the list

  func report(isOwnWrite: Bool) {
    list.scroll(to: metrics, isOwnWrite: isOwnWrite)
  }

  var offsets: ClosedRange<Double> {
    let (start, end) = (rooms[.start] ?? 0, rooms[.end] ?? 0)
    return -start...max(-start, extent + end - viewport)
  }

  var hasGesture: Bool { isTouched || list.engine.holdsGesture }

  var isWithoutContent: Bool { extent < 1 }

  func contribute(_ points: Double, at edge: Edge) {
    rooms[edge] = points
    report(isOwnWrite: true)
  }

  func displace(by points: Double) {
    largestStep = max(largestStep, abs(points - displacement))
    displacement = points
  }

  func scroll(to offset: Double) {
    // A list that does not bounce stays in its range.
    let isFree = list.engine.bounce == .native
    self.offset = isFree ? offset : min(max(offset, offsets.lowerBound), offsets.upperBound)
    report(isOwnWrite: true)
  }

  func say(_ text: String) {
    said.append(text)
  }

  func setNeedsPicture() {
    pictures += 1
  }

  func willConfigure(_ part: HostedPart) { report(isOwnWrite: false) }
  func partLeaves() { forgotten += 1 }

  func partsChanged() {
    partsChanges += 1
    fewestParts = min(fewestParts, list.parts.count)
  }

  func eventHandled(hadEffects: Bool, at time: Double?) { handled.append(hadEffects) }

  func frame(at time: Double) {
    list.send(.frame, at: time)
  }
}

extension PlainList: ControlsHost {
  func list(_ axis: Axis) -> HostedList? { axis == .vertical ? list : nil }

  func add(
    _ style: PullStyle?,
    _ role: Role,
    at edge: ScrollEdge,
    _ action: RunAction?
  )
    -> PullControl
  {
    addControl(role, style, at: edge.edge, calling: action).control
  }
}

/// A part without a picture.
@MainActor
final class PlainPart: PartHost {
  /// The names of what happened, in order.
  private(set) var news: [String] = []
  private(set) var restyles = 0
  private(set) var wordsChanges = 0
  /// How often it has left its list.
  private(set) var leaves = 0
  var hasLeft: Bool { leaves > 0 }
  /// What the toolkit's texts add to the lengths of a behavior.
  var growth = 0.0
  var hasFloor = false
  var endsRuns = false
  var language = Language.en
  var systemWords: SystemWords { SystemWords(language: language, locale: Locale(identifier: "en")) }

  func fitted(_ behavior: Behavior) -> Behavior {
    behavior.asHigh(as: behavior.indicatorExtent + growth)
  }

  func restyle() {
    restyles += 1
  }

  func willDraw() {}

  func wordsChanged() {
    wordsChanges += 1
  }

  func report(_ news: PartNews) {
    switch news {
    case .began: self.news.append("began")
    case .phase(let phase): self.news.append("\(phase)")
    case .milestone(let milestone): self.news.append("\(milestone)")
    case .floor(let floor): self.news.append("floor \(floor)")
    case .haptic: self.news.append("haptic")
    case .brought(let count): self.news.append("brought \(count)")
    case .failed: self.news.append("failed")
    }
  }

  func leave() {
    leaves += 1
  }
}

/// A list on the screen, with a control whose runs the test ends.
@MainActor
func shown(
  _ bounce: Bounce = .engine,
  as role: Role = .refresh,
  at offset: Double = 0
) -> (PlainList, PullControl) {
  let scene = PlainList(offset: offset, bounce)
  let control = scene.addOpen(role)
  scene.appear()
  return (scene, control)
}

/// The same during a run that is open.
@MainActor
func running(_ bounce: Bounce = .engine) -> (PlainList, PullControl) {
  let (scene, control) = shown(bounce)
  control.begin()
  scene.clock.advance(by: 1)
  return (scene, control)
}

/// Waits for tasks, also where they go by way of other threads: a busy machine makes it slower, and not red.
@MainActor
func settle(_ location: SourceLocation = #_sourceLocation, _ isDone: () -> Bool) async {
  for _ in 0..<1_000 where !isDone() { await Task.yield() }
  for _ in 0..<20_000 where !isDone() { try? await Task.sleep(nanoseconds: 1_000_000) }
  #expect(isDone(), sourceLocation: location)
}
