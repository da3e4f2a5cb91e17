package import Overscroll
package import OverscrollIndicators

/// The settings of a part besides its style, as far as they need no toolkit.
package struct PartSettings {
  package var words = WordSettings()
  /// A custom indicator; nil means the style's.
  package var indicator: (any PullIndicator)?
  package var allowance = Allowance()
  /// Whether it may run at the same time as the part at the other edge.
  package var mayRunTogether = false
  /// How many loads begin by themselves; nil for no limit.
  package var automaticLoadLimit: Int?
  /// Whether the content and the look move, instead of jumping.
  package var isAnimated = true
  /// Whether the look is as visible as it is pulled.
  package var fadesWithPull = false
  /// What differs from the look of an original.
  package var details = ChangedDetails()
  /// Called when a run's action starts.
  package var onBegin: (@MainActor (PullControl.Run) -> Void)?
  /// Called when the phase has changed.
  package var onPhase: (@MainActor (PullControl.Phase) -> Void)?
  /// Called for the milestones of a run.
  package var onMilestone: (@MainActor (Milestone) -> Void)?
  /// Called with the progress.
  package var onProgress: (@MainActor (PullProgress) -> Void)?
  /// Called with the states of the floor.
  package var onFloor: (@MainActor (FloorPhase) -> Void)?
  /// Called when a handler has thrown.
  package var onError: (@MainActor (any Error) -> Void)?
}
