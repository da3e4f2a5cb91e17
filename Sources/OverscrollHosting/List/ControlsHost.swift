package import Overscroll
package import OverscrollIndicators

/// What a toolkit does to have the controls of a list.
@MainActor
package protocol ControlsHost {
  /// The list along an axis, if it has had controls.
  func list(_ axis: Axis) -> HostedList?
  /// Adds a control with a style, or (with nil) with that of the defaults for a role.
  func add(
    _ style: PullStyle?,
    _ role: Role,
    at edge: ScrollEdge,
    _ action: RunAction?
  ) -> PullControl
}
