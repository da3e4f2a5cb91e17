import Overscroll
import OverscrollIndicators
import OverscrollTrace

/// A recorded pull of a vertical list with a refresh at its top, run by the engine again.
///
/// Events come at their recorded times. Where the engine moves the content, frames are added, so that
/// the picture is smooth also where the recording has few. Nothing before the first touch or the first
/// request is shown.
struct RecordedPull {
  private(set) var pull: Pull

  private var host: ScriptedHost
  private var behavior = Behavior.standard
  /// The position of a list that bounces by itself.
  private var gap = 0.0
  private var touch: (id: Int, start: Double, position: Double)?

  /// The longest picture, in seconds.
  private static let longest = 60.0
  private static let rest = 0.8
  private static let lead = 0.5

  /// Runs a trace.
  ///
  /// - Throws: ``Failure`` if it shows no such pull, or lasts too long.
  init(_ trace: Trace, named name: String, _ pull: Pull) throws(Failure) {
    self.pull = pull
    guard trace.axis == .vertical else {
      throw .input(name, "is not of a vertical list")
    }
    host = ScriptedHost(
      bounce: trace.bounce,
      concurrency: trace.concurrency,
      reportsScrolls: false
    )
    let events = trace.steps.map(\.event)
    guard let first = events.first(where: Self.begins)?.time, let last = events.last?.time else {
      throw .input(name, "has no touch and no request to show")
    }
    let start = first - Self.lead
    guard last - start < Self.longest else {
      throw .input(name, "lasts longer than \(Int(Self.longest)) seconds")
    }
    var next = events.startIndex
    for tick in 0... {
      // Counted, because adding a frame to a great time does not change it.
      let time = start + Double(tick) / Pull.rate
      guard time < last + Self.rest else { break }
      while next < events.endIndex, events[next].time <= time {
        perform(events[next])
        next += 1
      }
      if trace.bounce == .engine { perform(InputEvent(time: time, kind: .frame)) }
      self.pull.add(
        host.session,
        behavior,
        displacement: max(host.displacement, gap, 0),
        finger: finger,
        time: time - start
      )
    }
    guard self.pull.moments.contains(where: { $0.displacement > 0 }) else {
      throw .input(name, "shows no pull at the top")
    }
  }

  private static func begins(_ event: InputEvent) -> Bool {
    guard case .raw(let raw) = event.kind else { return false }
    return [.contactBegan, .wheelBegan, .beginRequested].contains(raw.code)
  }

  // A list that bounces by itself moves with the finger, whose position it does not report.
  private var finger: Double? {
    guard let touch else { return nil }
    return host.session.bounce == .native ? max(0, gap) : touch.position - touch.start
  }

  private mutating func perform(_ event: InputEvent) {
    switch event.kind {
    case .configured(.start, let behavior?): self.behavior = behavior
    case .configured: break
    case .raw(let raw): read(raw)
    }
    host.send(event)
  }

  private mutating func read(_ event: RawEvent) {
    switch event.code {
    case .contactBegan:
      if touch == nil { touch = (event.number, event.x, event.x) }
    case .contactMoved:
      if touch?.id == event.number { touch?.position = event.x }
    case .contactEnded, .contactCancelled:
      if touch?.id == event.number { touch = nil }
    case .scrolled:
      gap = host.session.bounce == .native ? event.metrics.gap(at: .start) : 0
    case .wheelBegan, .wheelMoved, .wheelEnded, .contentChanged, .attached, .shown, .hidden,
      .detached, .environmentChanged, .beginRequested, .externalLoadingChanged, .actionFinished,
      .cancelRequested, .resetRequested, .floorRequested, .frame, .woke, .exhaustRequested,
      .uncoverRequested, .concurrencyChanged, .prefetchFinished:
      break
    }
  }
}
