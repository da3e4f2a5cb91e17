import Foundation
import Overscroll
import OverscrollHosting
import OverscrollIndicators
import OverscrollText

/// A list without a toolkit: numbers that the engine reads and writes.
@MainActor
final class PlainList: ListHost {
  let clock = PullControls.ManualClock()
  let list: HostedList
  var offset: Double
  var extent: Double
  let viewport = 400.0
  /// What the engine has added to the insets.
  private(set) var rooms: [Edge: Double] = [.start: 0, .end: 0]
  /// The largest change of a room at once, since a test has set it to 0.
  var largestStep = 0.0
  private(set) var displacement = 0.0
  private(set) var logged: [String] = []
  private(set) var said: [String] = []

  init(rows: Int = 40, offset: Double = 0) {
    self.offset = offset
    extent = Double(rows) * 50
    list = HostedList(.vertical, bounce: .engine, clock.makeClock())
    list.host = self
  }

  var metrics: ScrollMetrics { ScrollMetrics(offset: offset, viewport: viewport, extent: extent) }

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
    let part = HostedPart(edge, style, role, PullControls.Defaults(), host, action) { [self] in
      logged.append($0)
    }
    list.add(part)
    return (PullControl(part, ScrollEdge(edge, of: .vertical)), host)
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

  // MARK: For the list

  func report(isOwnWrite: Bool) {
    list.scroll(to: metrics, isOwnWrite: isOwnWrite)
  }

  var offsets: ClosedRange<Double> {
    let (start, end) = (rooms[.start] ?? 0, rooms[.end] ?? 0)
    return -start...max(-start, extent + end - viewport)
  }

  var hasGesture: Bool { list.engine.holdsGesture }

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
    self.offset = offset
    report(isOwnWrite: true)
  }

  func say(_ text: String) {
    said.append(text)
  }

  func setNeedsPicture() {}
  func willConfigure(_ part: HostedPart) { report(isOwnWrite: false) }
  func partLeaves() {}
  func partsChanged() {}
  func eventHandled(hadEffects: Bool, at time: Double?) {}

  func frame(at time: Double) {
    list.send(.frame, at: time)
  }
}

/// A part without a picture.
@MainActor
final class PlainPart: PartHost {
  /// The names of what happened, in order.
  private(set) var news: [String] = []
  private(set) var restyles = 0
  private(set) var hasLeft = false
  var hasFloor = false
  var endsRuns = false
  var systemWords: SystemWords { SystemWords(language: .en, locale: Locale(identifier: "en")) }

  func fitted(_ behavior: Behavior) -> Behavior { behavior }

  func restyle() {
    restyles += 1
  }

  func willDraw() {}
  func wordsChanged() {}

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
    hasLeft = true
  }
}

/// Waits for tasks of the main actor, at most as many turns as any test needs.
@MainActor
func settle(_ isDone: () -> Bool) async {
  for _ in 0..<1_000 where !isDone() { await Task.yield() }
}
