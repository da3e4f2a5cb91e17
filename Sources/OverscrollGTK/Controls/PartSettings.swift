#if GTK
import Overscroll
import OverscrollGraphics
import OverscrollHosting
import OverscrollIndicators

/// The settings of a part besides its style.
package struct PartSettings {
  package init() {}

  var words = WordSettings()
  /// The color of the moving parts of the look, as `0xRRGGBB`; nil means the style's.
  var tint: UInt32?
  /// The images of each sequence, for looks that show images.
  package var images: [ImageSequence: [PaintedImage]] = [:]
  /// A custom indicator; nil means the style's.
  var indicator: (any PullIndicator)?
  var allowance = Allowance()
  /// Called when a run's action starts.
  var onBegin: ((Run) -> Void)?
  /// Called when the phase has changed.
  var onPhase: ((Phase) -> Void)?
  /// Called for the milestones of a run.
  var onMilestone: ((Milestone) -> Void)?
  /// Called with the progress while something is to be seen of the part.
  var onProgress: ((PullProgress) -> Void)?
  /// Called with the states of the floor.
  var onFloor: ((FloorPhase) -> Void)?
  /// Called when a handler has thrown.
  var onError: ((any Error) -> Void)?
}
#endif
