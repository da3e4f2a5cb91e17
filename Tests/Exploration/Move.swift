import Overscroll
import OverscrollTestSupport

/// One thing that can happen next.
enum Move {
  /// An event as it is.
  case send(InputEvent.Kind)
  /// The finger or the touchpad moves the content to a gap at an edge; engine bounce only.
  case pull(to: Double, Edge, by: Device)
  /// The toolkit or the app scrolls to a gap at an edge.
  case scroll(gap: Double, Edge)
  /// The content gets another length.
  case resize(Double, before: Growth)
  /// The app or the system sets an inset.
  case inset(Double, Edge)
  /// The viewport gets another length.
  case turn(Double)
  /// The action running at an edge ends.
  case finish(Edge, Outcome)
  /// The answer to the request that a pull has begun comes.
  case finishPrefetch(Edge)
  /// A run that is not current ends.
  case finishStale(Edge)
  /// Time passes.
  case wait(Wait)

  /// What pulls.
  enum Device { case finger, touchpad, momentum }

  /// Where the content grew.
  enum Growth { case unknown, beforeReader, afterReader }

  /// How long.
  enum Wait {
    /// Until just before the next deadline, with a frame.
    case before
    /// Half of that, with a frame.
    case half
    /// Until the deadline.
    case until
    /// A second beyond it, with a late frame.
    case beyond
  }

  /// Makes the move.
  ///
  /// - Parameter host: The host that it happens to.
  /// - Returns: False if it cannot happen now, or would change nothing by its definition.
  func make(_ host: inout ModelHost) -> Bool {
    switch self {
    case .send(let kind):
      if case .raw(let event) = kind {
        switch event.code {
        case .contactBegan where event.number == 1:
          if host.isFingerDown { return false }
          host.finger = 0
        case .contactMoved where event.number == 1: if !host.isFingerDown { return false }
        case .contactEnded, .contactCancelled:
          if event.number == 1, !host.isFingerDown { return false }
        case .wheelBegan: if host.isTouchpadDown { return false }
        case .wheelEnded: if !host.isTouchpadDown { return false }
        case .contactBegan, .contactMoved, .wheelMoved, .scrolled, .contentChanged, .attached,
          .shown, .hidden, .detached, .environmentChanged, .beginRequested,
          .externalLoadingChanged, .actionFinished, .cancelRequested, .resetRequested,
          .floorRequested, .frame, .woke, .exhaustRequested,
          .uncoverRequested, .concurrencyChanged, .prefetchFinished:
          break
        }
      }
      host.send(kind)
    case .pull(let gap, let edge, let device):
      return pull(to: gap, edge, by: device, &host)
    case .scroll(let gap, let edge):
      let before = host.metrics.offset
      var padded = host.metrics
      padded.baseStart += host.session.resting(at: .start)
      padded.baseEnd += host.session.resting(at: .end)
      host.metrics.offset = padded.offset(leaving: gap, at: edge)
      if host.bounce == .engine { host.stayInRange() }
      guard host.metrics.offset != before else { return false }
      host.send(.scrolled(host.metrics, isOwnWrite: false))
    case .resize(let extent, let before):
      let growth = extent - host.metrics.extent
      guard growth != 0 else { return false }
      switch before {
      case .unknown: host.change(to: extent, before: nil)
      case .beforeReader: host.change(to: extent, before: growth)
      case .afterReader: host.change(to: extent, before: 0)
      }
    case .inset(let points, let edge):
      let inset = edge == .start ? \ScrollMetrics.baseStart : \.baseEnd
      guard host.metrics[keyPath: inset] != points else { return false }
      host.layOut { $0[keyPath: inset] = points }
    case .turn(let viewport):
      guard host.metrics.viewport != viewport else { return false }
      host.layOut { $0.viewport = viewport }
    case .finish(let edge, let outcome):
      guard host.isActionAtWork(edge) else { return false }
      host.answer(edge, outcome)
    case .finishPrefetch(let edge):
      guard host.hasRequest(edge) else { return false }
      host.answer(edge, .succeeded)
    case .finishStale(let edge):
      host.send(.actionFinished(edge, RunToken(number: .max), .succeeded))
    case .wait(let wait):
      return pass(wait, &host)
    }
    return true
  }

  /// Moves the finger by what leads to a gap, whether or not a run holds the content open.
  private func pull(
    to gap: Double,
    _ edge: Edge,
    by device: Device,
    _ host: inout ModelHost
  ) -> Bool {
    guard device == .finger ? host.isFingerDown : host.isTouchpadDown else { return false }
    let behavior = host.invariants.behavior(edge)
    let present = max(0, edge.sign * host.invariants.displacement)
    let before = host
    for held in [behavior.hold.distance, 0] {
      let band = Resistance(viewport: host.metrics.viewport, held: held, drag: behavior.drag)
      // Beyond the edge by more than a finger can go, so that rounding leaves nothing.
      let travel = (gap > 0 ? band.raw(forVisible: gap) : -1) - band.raw(forVisible: present)
      host = before
      switch device {
      case .finger:
        host.finger += edge.sign * travel
        host.send(.contactMoved(id: 1, position: host.finger))
      case .touchpad, .momentum:
        host.send(.wheelMoved(delta: edge.sign * travel, isMomentum: device == .momentum))
      }
      if abs(edge.sign * host.invariants.displacement - gap) < 0.01 { break }
    }
    return true
  }

  private func pass(_ wait: Wait, _ host: inout ModelHost) -> Bool {
    let due = host.wakeAt - host.time
    switch wait {
    case .before:
      guard due.isFinite, due > 0.002, host.invariants.hasFrames else { return false }
      host.pass(due - 0.001, isPunctual: true)
    case .half:
      guard due.isFinite, due > 0.02, host.invariants.hasFrames else { return false }
      host.pass(due / 2, isPunctual: true)
    case .until:
      guard due.isFinite else { return false }
      host.wake()
    case .beyond:
      host.pass(due.isFinite ? max(due, 0) + 1 : 1, isPunctual: false)
      host.send(host.invariants.hasFrames ? .frame : .woke)
    }
    return true
  }
}
