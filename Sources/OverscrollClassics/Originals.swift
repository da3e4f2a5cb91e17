internal import Overscroll
internal import OverscrollGraphics
internal import OverscrollIndicators

// The timing of the original controls' looks, which have their own durations and curves; the other
// looks share theirs.
extension IndicatorInput {
  /// The rotation of a figure that an armed pull rotates, as a fraction, 0...1.
  ///
  /// Rotating back takes equally long, and starts from the rotation reached.
  func turned(in seconds: Double, _ curve: Curve) -> Double {
    let share = curve.value(at: secondsInPhase / seconds)
    switch phase {
    case .armed: return share
    case .idle, .pulling:
      guard case .armed = previousPhase else { return 0 }
      return curve.value(at: secondsInPrevious / seconds) * (1 - share)
    case .running, .finishing, .exhausted: return 0
    }
  }

  /// Seconds since the run began, also while it closes; nil if there is neither.
  var secondsInRun: Double? {
    switch phase {
    case .running: return secondsInPhase
    case .finishing:
      guard case .running = previousPhase else { return secondsInPhase }
      return secondsInPhase + secondsInPrevious
    case .idle, .pulling, .armed, .exhausted: return nil
    }
  }

  /// Whether a run is in progress.
  var isRunning: Bool {
    if case .running = phase { true } else { false }
  }

  /// Whether the rectangle to draw in is empty.
  var isWithoutRoom: Bool { width <= 0 || height <= 0 }

  /// The same without the lines of text that are wider than a room, in points.
  ///
  /// The originals cut a line off that does not fit.
  func fitting(_ room: Double) -> IndicatorInput {
    var fitted = self
    if titleWidth > room { fitted.titleWidth = 0 }
    if detailWidth > room { fitted.detailWidth = 0 }
    return fitted
  }

  /// The width of the wider line of text, in points.
  var textWidth: Double { max(titleWidth, detailWidth) }

  /// Whether left and right are swapped, which most of the original controls did not support.
  var isMirrored: Bool { fidelity == .corrected && environment.direction == .rightToLeft }
}

// A load-more without an arrow in the original controls: its title centered, during a run beside a
// spinner.
extension DisplayList {
  /// Draws a centered title; during a run with a spinner before it, as one group.
  ///
  /// They are 5 points apart, unless the details say otherwise.
  mutating func loadingLine(_ input: IndicatorInput, _ details: some LookDetails) {
    let isRunning = input.isRunning
    let side = details.spinnerSide
    let lead = isRunning ? side + (details.labelInset ?? 5) : 0
    let start = (input.width - lead - input.titleWidth) / 2
    let isRightToLeft = input.environment.direction == .rightToLeft
    if isRunning {
      // Without a title the spinner is centered.
      let x = input.titleWidth > 0 ? start + side / 2 : input.width / 2
      let center = Point(isRightToLeft ? input.width - x : x, input.height / 2)
      systemSpinner(at: center, input, side: side)
    }
    guard input.titleWidth > 0 else { return }
    let left = start + lead
    let box = Rect(
      x: isRightToLeft ? input.width - left - input.titleWidth : left,
      y: 0,
      width: input.titleWidth,
      height: input.height
    )
    text(.title, in: box, alignment: .start, .foreground)
  }
}

/// The colors of an original's figures were those of its texts, so a tint colors all of them.
func tintedTraits() -> LookTraits {
  var traits = LookTraits()
  traits.tintsAllFigures = true
  return traits
}
