internal import Overscroll
internal import OverscrollGraphics
internal import OverscrollIndicators

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
