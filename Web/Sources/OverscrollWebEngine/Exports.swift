internal import Overscroll

// The C names that the page's script calls. A view's address is the first argument of each. Numbers
// from the page are checked here or by the session: a choice that does not exist makes the call
// do nothing, it never stops the module. An edge is 0 for the start; any other is the end.

/// Makes a view.
///
/// - Parameter isHorizontal: Whether it scrolls sideways.
/// - Returns: Its address, for all other calls.
@_expose(wasm, "overscroll_open")
@_cdecl("overscroll_open")
public func overscroll_open(_ isHorizontal: Bool) -> UnsafeMutableRawPointer {
  View.open(isHorizontal ? .horizontal : .vertical).address
}

/// Ends a view that has been detached.
///
/// - Parameter view: Its address, which means nothing afterwards.
@_expose(wasm, "overscroll_close")
@_cdecl("overscroll_close")
public func overscroll_close(_ view: UnsafeMutableRawPointer) {
  View(at: view).close()
}

/// Sets the role of an edge of a view; takes effect when the edge is configured.
///
/// - Parameters:
///   - view: The view's address.
///   - edge: The edge.
///   - role: The number of a `Role`.
///   - behavior: The number of a ``BehaviorCode`` or ``LoadBehaviorCode``, as the role has them; any
///     other takes the part away.
///   - fidelity: The number of a `Fidelity`, for behavior and look; any other is the original's.
@_expose(wasm, "overscroll_choose")
@_cdecl("overscroll_choose")
public func overscroll_choose(
  _ view: UnsafeMutableRawPointer,
  _ edge: Bool,
  _ role: UInt8,
  _ behavior: Int32,
  _ fidelity: UInt8
) {
  let number = UInt8(truncatingIfNeeded: behavior)
  let fidelity = Fidelity(rawValue: fidelity) ?? .original
  let isRefresh = role == Role.refresh.rawValue
  let behavior =
    isRefresh
    ? BehaviorCode(rawValue: number)?.behavior(fidelity)
    : LoadBehaviorCode(rawValue: number)?.behavior(fidelity)
  View(at: view).choose(edge ? .end : .start, behavior, fidelity)
}

/// Changes one parameter of what is chosen for an edge.
///
/// - Parameters:
///   - view: The view's address.
///   - edge: The edge.
///   - parameter: The number of a `Behavior.Parameter`; an unknown one changes nothing.
///   - value: Its value. Those that depend on another come after it: fire after arm.
@_expose(wasm, "overscroll_change")
@_cdecl("overscroll_change")
public func overscroll_change(
  _ view: UnsafeMutableRawPointer,
  _ edge: Bool,
  _ parameter: UInt8,
  _ value: Double
) {
  guard let parameter = Behavior.Parameter(rawValue: parameter) else { return }
  View(at: view).behavior(of: edge ? .end : .start)?.pointee.exchange(parameter, value)
}

/// Reads one parameter of what is chosen for an edge.
///
/// - Parameters:
///   - view: The view's address.
///   - edge: The edge.
///   - parameter: The number of a `Behavior.Parameter`.
/// - Returns: Its value; 0 of an unknown one, and where no part is chosen.
@_expose(wasm, "overscroll_parameter")
@_cdecl("overscroll_parameter")
public func overscroll_parameter(
  _ view: UnsafeMutableRawPointer,
  _ edge: Bool,
  _ parameter: UInt8
) -> Double {
  guard let parameter = Behavior.Parameter(rawValue: parameter) else { return 0 }
  return View(at: view).behavior(of: edge ? .end : .start)?.pointee.exchange(parameter, nil) ?? 0
}

/// Gives an edge of a view what is chosen for it.
///
/// - Parameters:
///   - view: The view's address.
///   - edge: The edge.
///   - time: Seconds.
/// - Returns: -1, or, where nothing was configured, the number of the first parameter that is out of
///   range.
@_expose(wasm, "overscroll_configure")
@_cdecl("overscroll_configure")
public func overscroll_configure(
  _ view: UnsafeMutableRawPointer,
  _ edge: Bool,
  _ time: Double
) -> Int32 {
  do throws(BehaviorError) {
    try View(at: view).configure(edge ? .end : .start, at: time)
    return -1
  } catch {
    return Int32(error.parameter.rawValue)
  }
}

/// Sends one event to a view's session.
///
/// Which of the numbers an event has is said at its code. In `scrolled`, `x`, `y` and `z` are
/// offset, viewport and extent, and the number is 1 when an inner scroller goes first.
///
/// - Parameters:
///   - view: The view's address.
///   - code: The number of an `EventCode`.
///   - edge: The edge whose part is meant.
///   - number: A contact's id, a run's number or the reading direction.
///   - outcome: The number of an outcome.
///   - flag: What the code says.
///   - time: Seconds.
///   - x: What the code says.
///   - y: A viewport or what was inserted before the reader, in points.
///   - z: An extent, in points.
@_expose(wasm, "overscroll_send")
@_cdecl("overscroll_send")
public func overscroll_send(
  _ view: UnsafeMutableRawPointer,
  _ code: UInt8,
  _ edge: Bool,
  _ number: Int,
  _ outcome: UInt8,
  _ flag: Bool,
  _ time: Double,
  _ x: Double,
  _ y: Double,
  _ z: Double
) {
  guard let code = EventCode(rawValue: code), let outcome = Outcome(rawValue: outcome) else {
    return
  }
  let metrics = ScrollMetrics(offset: x, viewport: y, extent: z, innerCanScroll: number == 1)
  let event = RawEvent(
    code,
    edge: edge ? .end : .start,
    number: number,
    outcome: outcome,
    flag: flag,
    x: x,
    y: y,
    metrics: metrics
  )
  View(at: view).send(event, at: time)
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

/// Takes a view's oldest effect out and answers with the one number that comes with it.
///
/// - Parameter view: The view's address.
/// - Returns: The number of an `EffectCode`, or -1 when all have been taken.
@_expose(wasm, "overscroll_take")
@_cdecl("overscroll_take")
public func overscroll_take(_ view: UnsafeMutableRawPointer) -> Int32 {
  let view = View(at: view)
  guard let effect = view.session.pointee.nextEffect() else { return -1 }
  // No code has both, and what a code does not have is 0.
  view.answer(.value, effect.value + Double(effect.detail))
  view.answer(.edge, Double(effect.edge.rawValue))
  return Int32(effect.code.rawValue)
}

/// Answers with progress and placement at an edge.
///
/// - Parameters:
///   - view: The view's address.
///   - edge: The edge.
@_expose(wasm, "overscroll_read")
@_cdecl("overscroll_read")
public func overscroll_read(_ view: UnsafeMutableRawPointer, _ edge: Bool) {
  let view = View(at: view)
  let edge = edge ? Edge.end : .start
  let (progress, placement) = view.session.pointee.progressAndPlacement(edge)
  view.answer(.phase, Double(progress.phase.code))
  view.answer(.progress, progress.fraction)
  view.answer(.overscroll, progress.overscroll)
  view.answer(.position, placement.position)
  view.answer(.extent, placement.extent)
  view.answer(.isInFront, placement.layer == .front ? 1 : 0)
  view.answer(.holdsGesture, view.session.pointee.holdsGesture ? 1 : 0)
  view.answer(.run, Double(view.session.pointee.currentRun(edge)?.number ?? 0))
}
