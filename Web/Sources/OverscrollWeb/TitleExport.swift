internal import Overscroll
internal import OverscrollIndicators
internal import OverscrollText
internal import OverscrollWebEngine

/// Chooses the title of a view's part in its present state.
///
/// - Parameters:
///   - view: The view's address.
///   - edge: The part's edge: 0 for the start; any other is the end.
/// - Returns: The number of a `TextKey`.
@_expose(wasm, "overscroll_title")
@_cdecl("overscroll_title")
public func overscroll_title(_ view: UnsafeMutableRawPointer, _ edge: Bool) -> UInt8 {
  let view = View(at: view)
  let edge = edge ? Edge.end : .start
  let progress = view.session.pointee.progress(edge)
  let use = view.use(of: edge)
  let key = TextKey(
    titleFor: progress.phase,
    role: use.role,
    edge: edge,
    trigger: use.trigger,
    lastOutcome: progress.lastOutcome
  )
  return key.rawValue
}
