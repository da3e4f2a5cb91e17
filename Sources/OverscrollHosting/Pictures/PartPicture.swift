package import Overscroll
package import OverscrollGraphics
package import OverscrollIndicators

/// The picture of one part: its texts, and the display list with its look.
@MainActor
package struct PartPicture {
  /// The list that was drawn last.
  package private(set) var list = DisplayList()
  package private(set) var words = IndicatorWords()
  /// Whether a value that the texts show has changed.
  package var areWordsStale = true
  /// Whether a flipping arrow needs frames that the engine does not request.
  package private(set) var isFlipping = false

  /// What the host decides about a picture.
  package struct Frame {
    package let size: (width: Double, height: Double)
    /// How much larger it is shown than it is drawn.
    package let scale: Double
    package let layer: IndicatorPlacement.Layer
    package let environment: Environment
    /// The number of images that the host has.
    package let images: (pull: Int, run: Int)
    /// Where the finger is along the edge, 0 to 1, or was last.
    package let touch: Double
    package let time: Double

    package init(
      size: (width: Double, height: Double),
      scale: Double,
      layer: IndicatorPlacement.Layer,
      environment: Environment,
      images: (pull: Int, run: Int),
      touch: Double,
      time: Double
    ) {
      (self.size, self.scale) = (size, scale)
      (self.layer, self.environment) = (layer, environment)
      (self.images, self.touch, self.time) = (images, touch, time)
    }
  }

  package init() {}

  /// Discards cached widths, because a font, a style or a language has changed.
  package mutating func restyle() {
    words.forget()
    areWordsStale = true
  }

  /// Finds the texts, if one may have changed; `width` returns the width of a text in `breadth` points for the picture.
  package mutating func updateWords(
    of part: HostedPart,
    _ progress: PullProgress,
    breadth: Double,
    width: (String, TextRole) -> Double
  ) {
    guard areWordsStale, let list = part.list else { return }
    areWordsStale = false
    let room = breadth - Keyline.besideTitle
    words.update(part.words, progress, now: list.clock.date, room: room, width: width)
  }

  /// Fills the list with the picture of a state.
  ///
  /// - Returns: What the look was drawn for.
  @discardableResult
  package mutating func draw(
    _ part: HostedPart,
    _ progress: PullProgress,
    along axis: Axis,
    in frame: Frame
  ) -> IndicatorInput {
    let style = part.style
    let hasTitle = axis == .vertical || style.traits.hasTitleBesideList
    var input = IndicatorInput(
      progress,
      time: frame.time,
      width: frame.size.width,
      height: frame.size.height,
      titleWidth: hasTitle ? words.titleWidth : 0,
      detailWidth: axis == .vertical ? words.detailWidth : 0,
      environment: frame.environment,
      role: style.behavior.role,
      edge: part.seenEdge,
      trigger: style.behavior.trigger
    )
    input.overscroll /= frame.scale
    input.axis = axis
    input.layer = frame.layer
    input.touch = frame.touch
    (input.pullFrames, input.runFrames) = frame.images
    input.fidelity = style.fidelity
    if !part.settings.isAnimated { input.secondsInPhase += IndicatorInput.settled }
    let details = part.settings.details
    isFlipping = input.isFlipping(for: details.flip)
    list.removeAll()
    if let indicator = part.indicator {
      indicator.draw(input, into: &list)
    } else if part.settings.fadesWithPull {
      FadingIndicator(ChangedLook(style.look, details), seconds: details.fade)
        .draw(input, into: &list)
    } else {
      ChangedLook(style.look, details).draw(input, into: &list)
    }
    return input
  }
}

extension IndicatorInput {
  /// Seconds after which every transition of a look is over.
  ///
  /// A multiple of the durations of all loops that begin with a phase: 1, 1.6 and 2 seconds.
  fileprivate static let settled = 8.0

  /// Whether an arrow is still flipping; the engine requests frames for the originals' durations.
  fileprivate func isFlipping(for seconds: Double?) -> Bool {
    guard let seconds, secondsInPhase <= seconds else { return false }
    switch phase {
    case .armed: return true
    case .idle, .pulling: return previousPhase == .armed
    case .running, .finishing, .exhausted: return false
    }
  }
}

extension PullProgress {
  /// How visible the page of the floor is, 0 to 1: it fades in between the two thresholds.
  package var floorOpacity: Double { floor.isEntered ? 1 : min(1, floorFraction) }
}

extension Behavior {
  /// Whether a run that is seen in this state although it may hold nothing open needs frames, which the engine
  /// does not request for it: a result that is held stands still.
  package func needsOwnFrames(_ progress: PullProgress, hasContainer: Bool) -> Bool {
    let isMoving =
      progress.phase == .running || progress.secondsInPhase < PullProgress.turnDuration
    return isMoving && needsNoRoom(in: progress.phase, hasContainer: hasContainer)
  }

  /// Whether a run is seen in a phase although it may hold nothing open.
  ///
  /// - Parameters:
  ///   - phase: The part's phase.
  ///   - hasContainer: Whether its picture is in a view of the app.
  /// - Returns: True during a run and its result, in front of the content or in the app's view.
  package func needsNoRoom(in phase: Phase, hasContainer: Bool) -> Bool {
    guard phase.isRunOrResult else { return false }
    if hasContainer { return true }
    switch placement {
    case .fixedInFront, .fullViewport: return hold.distance == 0
    case .withContent, .fixedBehind, .gapCentered, .superviewLayer, .overlay, .afterContent,
      .growing:
      return false
    }
  }
}
