internal import Overscroll

// The C names that the page's script calls. A view's address is the first argument of each. Numbers
// from the page are checked here or by the session: a choice that does not exist makes the call
// do nothing, it never stops the module.

/// Makes a view.
///
/// - Returns: Its address, for all other calls.
@_expose(wasm, "overscroll_open")
@_cdecl("overscroll_open")
public func overscroll_open() -> UnsafeMutableRawPointer {
  View.open().address
}

/// Ends a view that has been detached.
///
/// - Parameter view: Its address, which means nothing afterwards.
@_expose(wasm, "overscroll_close")
@_cdecl("overscroll_close")
public func overscroll_close(_ view: UnsafeMutableRawPointer) {
  View(at: view).close()
}

/// Sends one event to a view's session.
///
/// - Parameters:
///   - view: The view's address.
///   - code: An ``EventCode``; an unknown one does nothing.
///   - edge: An edge's number.
///   - number: See ``EventCode``.
///   - choice: See ``EventCode``.
///   - time: Seconds.
///   - a: See ``EventCode``.
///   - b: See ``EventCode``.
///   - c: See ``EventCode``.
@_expose(wasm, "overscroll_send")
@_cdecl("overscroll_send")
public func overscroll_send(
  _ view: UnsafeMutableRawPointer,
  _ code: UInt8,
  _ edge: UInt8,
  _ number: Int32,
  _ choice: UInt8,
  _ time: Double,
  _ a: Double,
  _ b: Double,
  _ c: Double
) {
  guard
    let code = EventCode(rawValue: code),
    let kind = code.kind(edge: edge, number: number, choice: choice, a, b, c)
  else { return }
  View(at: view).send(kind, at: time)
}

/// Takes in one step of a wheel, of which the page does not know whether it is a pull.
///
/// - Parameters:
///   - view: The view's address.
///   - time: Seconds.
///   - delta: Points; plus moves content towards its end.
///   - isAtEdge: Whether the scroller rests at the edge that the step leads past.
///   - momentum: 1 when the event says that it is momentum, 0 when it says that it is none, any
///     other number when it does not say.
/// - Returns: When to send the next event at the latest, in seconds, so that a pull that fell
///   silent ends; 0 while there is none.
@_expose(wasm, "overscroll_wheel")
@_cdecl("overscroll_wheel")
public func overscroll_wheel(
  _ view: UnsafeMutableRawPointer,
  _ time: Double,
  _ delta: Double,
  _ isAtEdge: Bool,
  _ momentum: UInt8
) -> Double {
  let view = View(at: view)
  view.step(
    by: delta,
    at: time,
    isAtEdge: isAtEdge,
    isMomentum: momentum > 1 ? nil : momentum == 1
  )
  return view.surroundings.pointee.wheel.silentAt ?? 0
}

/// Takes a view's oldest effect out and answers with its edge and value.
///
/// - Parameter view: The view's address.
/// - Returns: An ``EffectCode``, or 0 when all have been taken.
@_expose(wasm, "overscroll_take")
@_cdecl("overscroll_take")
public func overscroll_take(_ view: UnsafeMutableRawPointer) -> UInt8 {
  let view = View(at: view)
  guard let effect = view.session.pointee.nextEffect() else { return 0 }
  let (code, value) = EffectCode.split(effect.order)
  view.answer(.edge, Double(effect.edge.rawValue))
  view.answer(.value, value)
  return code.rawValue
}

/// Answers with progress and placement of the part at an edge.
///
/// - Parameters:
///   - view: The view's address.
///   - edge: An edge's number; an unknown one leaves the answer as it was.
@_expose(wasm, "overscroll_read")
@_cdecl("overscroll_read")
public func overscroll_read(_ view: UnsafeMutableRawPointer, _ edge: UInt8) {
  let view = View(at: view)
  guard let edge = Edge(rawValue: edge) else { return }
  let progress = view.session.pointee.progress(edge)
  let placement = view.session.pointee.placement(edge)
  view.answer(.phase, Double(PhaseCode(progress.phase).rawValue))
  view.answer(.outcome, progress.lastOutcome.map { Double($0.rawValue) } ?? -1)
  view.answer(.progress, progress.fraction)
  view.answer(.overscroll, progress.overscroll)
  view.answer(.position, placement.position)
  view.answer(.extent, placement.extent)
  view.answer(.holdsGesture, view.session.pointee.holdsGesture ? 1 : 0)
  view.answer(.token, Double(view.session.pointee.currentRun(edge)?.number ?? 0))
}
